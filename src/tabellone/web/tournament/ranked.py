"""Everything the standings are made of, worked out once."""

from typing import NamedTuple

from tabellone.documents.encounters.shown import Cell
from tabellone.documents.grid import grid
from tabellone.engine.model import Player, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.journal import Moment
from tabellone.journal.state import State


class Ranked(NamedTuple):
    """Everything the standings are made of."""

    tournament: Tournament
    competitors: tuple[Player, ...]
    lines: list[Standing]
    cells: dict[int, list[Cell]]


def ranked(journal: Moment) -> Ranked:
    """The pages of a hundred players need it once."""

    def work_out(state: State) -> Ranked:
        tournament = state.tournament
        return Ranked(
            tournament,
            competitors(tournament),
            state.system.standings(tournament),
            grid(tournament, state.system.scoring(tournament)),
        )

    return journal.once("ranked", work_out)
