"""Everything the standings are made of, worked out once."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from tabellone.documents.encounters.shown import Cell
from tabellone.documents.grid import grid
from tabellone.engine.model import Player, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.journal import Moment
from tabellone.journal.state import State

EQUAL = "="
"""Instead of a place that is the same as the one above."""


def written_places(places: Iterable[int]) -> list[int | str]:
    """Down a table: a shared place once, then the sign."""
    known = [0, *places]
    return [EQUAL if above == place else place for above, place in pairwise(known)]


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
