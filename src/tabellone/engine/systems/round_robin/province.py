"""Players of one province or club meet in the first rounds (R10): table 10 of FID Capo XIV, and beyond it a search.

«i giocatori di uno stesso sodalizio e/o di una stessa Provincia devono giocare fra loro nei primi turni di gioco»; for
cases that are not in the table the director adapts the system, and «si dovrà almeno evitare che due giocatori di una
stessa provincia si incontrino al termine della gara» (Art. 5).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabellone.engine.systems.round_robin.table import meeting_round, rounds_of_one_leg, size

PATIENCE = 20_000
"""Steps of the search for each round tried; a round given up is not proven impossible."""


class Numbers(NamedTuple):
    """Numbers for the groups, in the order of their sizes as asked for."""

    groups: list[list[int]]
    last_meeting: int
    """The round of the last meeting within a group."""
    proven: bool
    """No numbering has it earlier: all were tried, or the table of the federation is as good."""


def numbers_for(players: int, sizes: Sequence[int]) -> Numbers:
    """Disjoint numbers for groups of these sizes such that the last meeting within a group comes as early as can be."""
    return _search(players, tuple(sizes))


@lru_cache(maxsize=64)
def _search(players: int, sizes: tuple[int, ...]) -> Numbers:
    order = sorted(range(len(sizes)), key=lambda index: -sizes[index])
    proven = True
    for last in range(1, rounds_of_one_leg(players) + 1):
        try:
            found = next(_groups(players, [sizes[i] for i in order], last, 0, [PATIENCE]), None)
        except _LostPatienceError:
            proven, found = False, None
        if found is not None:
            by_index = dict(zip(order, found, strict=True))
            return Numbers([by_index[index] for index in range(len(sizes))], last, proven)
    raise AssertionError("by the last round everybody has met everybody")


class _LostPatienceError(Exception):
    pass


def _groups(players: int, sizes: list[int], last: int, taken: int, patience: list[int]) -> Iterator[list[list[int]]]:
    """Every way of finding such groups among the numbers not taken (a mask)."""
    if not sizes:
        yield []
        return
    for group in _cliques(players, sizes[0], last, taken, [], patience):
        mask = sum(1 << number for number in group)
        for others in _groups(players, sizes[1:], last, taken | mask, patience):
            yield [group, *others]


def _cliques(
    players: int, count: int, last: int, taken: int, chosen: list[int], patience: list[int]
) -> Iterator[list[int]]:
    """Numbers in rising order, any two of which meet by that round."""
    if len(chosen) == count:
        yield chosen
        return
    for number in range(chosen[-1] + 1 if chosen else 1, players + 1):
        patience[0] -= 1
        if patience[0] < 0:
            raise _LostPatienceError
        if not taken >> number & 1 and all(meeting_round(players, number, other) <= last for other in chosen):
            yield from _cliques(players, count, last, taken, [*chosen, number], patience)


def last_meeting(players: int, groups: Sequence[Sequence[int]]) -> int:
    """The round of the last meeting within these groups; 0 if nobody has a team-mate."""
    return max(
        (meeting_round(players, a, b) for group in groups for a in group for b in group if a < b),
        default=0,
    )


TABLE_10: dict[tuple[int, tuple[int, ...]], list[list[int]]] = {}
"""The numbers printed for so many players and groups of these sizes, largest first."""


def _fill_table() -> None:
    for even in range(6, 25, 2):
        half, top = even // 2, even
        low, middle = [1, 2, top], [half, half + 1, half + 2]
        second = [3, 4, top - 2]
        entries: list[list[list[int]]] = [[middle]]
        if even >= 8:
            entries.append([middle, low])
        if even >= 12:
            entries += [[[*middle, half + 3]], [[*middle, half + 3], low]]
        if even >= 14:
            entries += [[[*middle, half + 3], [1, 2, 3, top]], [middle, low, second]]
        if even >= 16:
            entries += [[[*middle, half + 3], low, second], [[*middle, half + 3, half + 4]]]
        if even >= 18:
            entries.append([[*middle, half + 3, half + 4], [1, 2, 3, 4, top]])
        for groups in entries:
            TABLE_10[even, tuple(map(len, groups))] = groups


_fill_table()


def printed_or_found(players: int, sizes: Sequence[int]) -> Numbers:
    """The numbers of table 10 where it has the case (obligatory, Art. 3); else those of the search."""
    order = sorted(range(len(sizes)), key=lambda index: -sizes[index])
    printed = TABLE_10.get((size(players), tuple(sizes[index] for index in order)))
    best = numbers_for(players, sizes)
    if printed is None or any(number > players for group in printed for number in group):
        return best
    last = last_meeting(players, printed)
    groups = dict(zip(order, printed, strict=True))
    return Numbers([groups[index] for index in range(len(sizes))], last, best.proven and last == best.last_meeting)
