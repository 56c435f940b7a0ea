"""FID Capo XIV, table 24: how the entries of an event are divided into groups, made from the rule of table 23 (G1)."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.groups import GroupLimits, propose_sizes, size_objections
from tabellone.engine.reasons import NotReadyError

PLAYERS = range(18, 201)
GROUPS = range(2, 7)
ROUNDS = range(5, 11)
"""«Tabelle da 2 e 6 gruppi – da 18 a 200 giocatori – da 5 a 10 turni»."""


class Division(NamedTuple):
    """So many players in so many groups."""

    limits: GroupLimits
    sizes: Sequence[int]
    """Of the groups, the first one first; none where table 23 has an objection to every division."""


class DivisionRow(NamedTuple):
    """A number of players, with a division for each number of groups."""

    players: int
    divisions: list[Division]


def divisions(rounds: int, players: Sequence[int] = PLAYERS) -> list[DivisionRow]:
    """The table for so many rounds."""
    return [
        DivisionRow(count, [_division(GroupLimits(count, rounds, groups)) for groups in GROUPS]) for count in players
    ]


def _division(limits: GroupLimits) -> Division:
    try:
        sizes = propose_sizes(limits)
    except NotReadyError:
        return Division(limits, ())
    return Division(limits, () if size_objections(limits, sizes) else sizes)
