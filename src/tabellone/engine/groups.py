"""FID Capo XIV, table 23: the entries of an event in groups of like strength (G1).

«il numero dei giocatori del primo gruppo ha il vincolo di non dover essere superiore a tre volte il numero dei turni»;
above «NUMERO CRITICO = NUMERO TURNI x NUMERO GIRONI x 4» that limit grows by «2 x Parte intera di (n° PARTECIP. - N°
CRITICO) / (2 x n° GIRONI)». «Ciascun gruppo a sistema italo-svizzero sarà composto da un numero di giocatori non
inferiore a "MIN"».
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from tabellone.engine.categories import rank
from tabellone.engine.reasons import NotReadyError, Reason

MIN_GROUP_SIZES = {5: 8, 6: 10, 7: 10, 8: 12, 9: 12, 10: 14}
"""Of every group, by the number of games."""


class GroupLimits(NamedTuple):
    """The limits of table 23 for an event."""

    players: int
    rounds: int
    groups: int

    @property
    def critical(self) -> int:
        """The number of players above which the first group may grow."""
        return 4 * self.rounds * self.groups

    @property
    def max_in_first(self) -> int:
        """«il vincolo dei partecipanti al primo gruppo»."""
        beyond = max(0, self.players - self.critical)
        return 3 * self.rounds + 2 * (beyond // (2 * self.groups))

    @property
    def least(self) -> int:
        """MIN; before and beyond the table as it goes on: the next even number three above the rounds."""
        return MIN_GROUP_SIZES.get(self.rounds, (self.rounds + 4) // 2 * 2)


def default_group_count(players: int, rounds: int) -> int:
    """Returns the number of groups that keeps all to the first group's limit, if MIN allows; at least two."""
    wanted = -(-players // (3 * rounds))
    return max(2, min(wanted, players // GroupLimits(players, rounds, 1).least))


def propose_sizes(limits: GroupLimits) -> list[int]:
    """Returns sizes as even as possible, larger and odd ones first, the first within its limit."""
    if limits.players < 2 * limits.groups:
        raise NotReadyError("more_groups_than_pairs", players=limits.players, groups=limits.groups)
    sizes = _even_sizes(limits.players, limits.groups)
    if sizes[0] <= limits.max_in_first or limits.groups == 1:
        return sizes
    first = limits.max_in_first
    if first % 2 and limits.players % 2 == 0:
        first -= 1
    return [first, *_even_sizes(limits.players - first, limits.groups - 1)]


def size_objections(limits: GroupLimits, sizes: Sequence[int]) -> list[Reason]:
    """Returns what table 23 says against sizes changed by hand."""
    told = []
    if limits.groups > 1 and sizes[0] > limits.max_in_first:
        args = {"found": sizes[0], "most": limits.max_in_first}
        told.append(Reason("first_group_too_large", "FID Capo XIV, tabella 23", "G1", args))
    if limits.players < limits.groups * limits.least:
        possible = limits.players // limits.least
        args = {"players": limits.players, "groups": limits.groups, "least": limits.least, "possible": possible}
        return [*told, Reason("too_few_for_groups", "FID Capo XIV, tabella 23", "G1", args)]
    for number, size in enumerate(sizes, 1):
        if size < limits.least:
            args = {"group": number, "found": size, "least": limits.least}
            told.append(Reason("group_too_small", "FID Capo XIV, tabella 23", "G1", args))
    return told


class Strength(NamedTuple):
    """The rating and category that decide a player's group."""

    rating: int | None
    category: str


T = TypeVar("T")


def sort_by_strength(entries: Iterable[tuple[Strength, T]]) -> list[T]:
    """Sorts by Elo-Rubele, best first; the unrated follow by category, then in the order of enrolment."""
    order = sorted(entries, key=lambda entry: (-(entry[0].rating or 0), -(rank(entry[0].category) or 0)))
    return [who for _, who in order]


def cut_groups(order: Sequence[T], sizes: Sequence[int]) -> list[list[T]]:
    """The first so many are the first group, and so on."""
    groups, start = [], 0
    for size in sizes:
        groups.append(list(order[start : start + size]))
        start += size
    return groups


def _even_sizes(players: int, groups: int) -> list[int]:
    """So many players as evenly as pairs can be shared; an odd one makes one of the largest groups odd."""
    pairs, more = divmod((players + 1) // 2, groups)
    sizes = [2 * (pairs + (index < more)) for index in range(groups)]
    if players % 2:
        largest = max(index for index, size in enumerate(sizes) if size == sizes[0])
        sizes[largest] -= 1
    return sizes
