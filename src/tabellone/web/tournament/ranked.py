"""Everything the standings are made of, worked out once."""

from typing import NamedTuple

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.encounters.presenter import RoundCell
from tabellone.engine.model import Player, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State


class Ranked(NamedTuple):
    """Everything the standings are made of."""

    tournament: Tournament
    competitors: tuple[Player, ...]
    lines: list[Standing]
    cells: dict[int, list[RoundCell]]


def ranked(journal: Snapshot) -> Ranked:
    """The pages of a hundred players need it once."""

    def work_out(state: State) -> Ranked:
        tournament = state.tournament
        return Ranked(
            tournament,
            competitors(tournament),
            state.system.standings(tournament),
            crosstable_cells(tournament, state.system.scoring(tournament)),
        )

    return journal.cached("ranked", work_out)
