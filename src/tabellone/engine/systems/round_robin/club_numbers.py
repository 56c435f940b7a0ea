"""Players of one province or club meet in the first rounds (R10): table 10 of FID Capo XIV, and beyond it a search.

«i giocatori di uno stesso sodalizio e/o di una stessa Provincia devono giocare fra loro nei primi turni di gioco»; for
cases that are not in the table the director adapts the system, and «si dovrà almeno evitare che due giocatori di una
stessa provincia si incontrino al termine della gara» (Art. 5).
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from tabellone.engine.lots import NUMBER_EXCHANGES, lot_value, numbering_ticket
from tabellone.engine.systems.round_robin.club_mates import Affiliation
from tabellone.engine.systems.round_robin.table import meeting_round, rounds_per_leg, table_round, table_size

MAX_SEARCH_STEPS = 20_000
"""Steps of the search for each round tried; a round given up is not proven impossible."""
MAX_EXCHANGES = 5_000
"""Of numbers, for each round tried where the search was given up."""
WORSENING_PROBABILITY = 0.03
"""How often an exchange for the worse is kept, so that the next ones are not always the same."""
MAX_SEARCHED_PLAYERS = 30
"""Players; with more of them only the end of the event is looked at."""

Group = tuple[Affiliation, ...]
"""Players joined with each other; those of one bond stand together."""


class GroupNumbers(NamedTuple):
    """Numbers for the groups, in the order asked for, and within a group in its order."""

    groups: list[list[int]]
    last_meeting: int
    """The round of the last meeting of team-mates."""
    is_proven: bool
    """No numbering has it earlier: all were tried, or the table of the federation is as good."""
    is_printed: bool = False
    """They are those of table 10."""


class LastRest(NamedTuple):
    """Art. 6 (R3): the player who is to have the number that rests in the last round."""

    number: int
    member: tuple[int, int] | None
    """His group and his place in it, if he has team-mates."""


class _Seat(NamedTuple):
    """A member of a group who needs a number."""

    mates: tuple[int, ...]
    """Team-mates who come before."""
    like: int | None
    """One before, in whose place he could stand as well: his number is the higher one, and nothing is tried twice."""


def search_numbers(players: int, groups: Sequence[Group]) -> GroupNumbers:
    """Disjoint numbers for these groups such that the last meeting of team-mates comes as early as can be."""
    order = _largest_first(groups)
    numbers, proven = _search_best(players, tuple(_normalized(groups[index]) for index in order))
    given = _split_into_groups(numbers, groups, order)
    return GroupNumbers(given, last_meeting(players, groups, given), proven)


def _largest_first(groups: Sequence[Group]) -> list[int]:
    """Sorts by size, complete groups first, so that the lot does not change the search."""
    return sorted(range(len(groups)), key=lambda index: (-len(groups[index]), not is_complete(groups[index])))


def _normalized(group: Group) -> Group:
    """Returns the affiliations without names of clubs and provinces."""
    if is_complete(group):
        return (Affiliation("0"),) * len(group)
    clubs, provinces = (list(dict.fromkeys(names)) for names in zip(*group, strict=True))
    return tuple(
        Affiliation(club and str(clubs.index(club)), province and str(provinces.index(province)))
        for club, province in group
    )


@lru_cache(maxsize=64)
def _search_best(players: int, groups: tuple[Group, ...]) -> tuple[list[int], bool]:
    """Numbers for the groups one after the other, and whether they are proven best."""
    seats = _seats(groups)
    largest = max(_largest_clique(group) for group in groups)
    excessive = largest > table_size(players) // 2  # two of them meet in any round
    tried = players <= MAX_SEARCHED_PLAYERS and not excessive
    least = largest - 1 + largest % 2  # rounds in which so many can meet at all
    proven, found = tried or excessive, None
    for last in range(least, rounds_per_leg(players)) if tried else ():
        try:
            found = _assign_numbers(seats, _NumberRequest(players, last, range(1, players + 1)), [], [MAX_SEARCH_STEPS])
        except _SearchLimitError:
            proven = False
        if found is not None:
            break
    numbers = found or _safe_number_order(players)
    if tried and not proven:
        numbers = _exchange_numbers(players, seats, numbers, least)
    return numbers, proven


def _largest_clique(group: Group) -> int:
    """Returns how many of a group are certainly team-mates: all, or those of one club or province."""
    if is_complete(group):
        return len(group)
    return max(Counter((field, name) for bond in group for field, name in enumerate(bond) if name).values())


class _SearchLimitError(Exception):
    pass


def _seats(groups: Sequence[Group]) -> list[_Seat]:
    seats: list[_Seat] = []
    for group in groups:
        start, alike = len(seats), is_complete(group)
        for index, bond in enumerate(group):
            mates = tuple(start + other for other in range(index) if group[other].matches(bond))
            like = start + index - 1 if index and (alike or group[index - 1] == bond) else None
            seats.append(_Seat(mates, like))
    return seats


class _NumberRequest(NamedTuple):
    """The conditions for the numbers of a search."""

    players: int
    last: int
    """The round by which team-mates have met."""
    order: Sequence[int]
    """All numbers, in the order they are tried in."""
    kept: int = 0
    """A number that only one of these seats may have, and one of them must if there are any."""
    interchangeable_seats: frozenset[int] = frozenset()


def _assign_numbers(
    seats: Sequence[_Seat], wanted: _NumberRequest, chosen: list[int], patience: list[int]
) -> list[int] | None:
    """Numbers for the seats left, such that team-mates meet by the round wanted; None if there are none."""
    if len(chosen) == len(seats):
        return chosen if not wanted.interchangeable_seats or wanted.kept in chosen else None
    seat, least = seats[len(chosen)], 0
    if seat.like is not None:
        least = chosen[seat.like]
    for number in wanted.order:
        if number <= least:
            continue
        patience[0] -= 1
        if patience[0] < 0:
            raise _SearchLimitError
        if number in chosen or (number == wanted.kept and len(chosen) not in wanted.interchangeable_seats):
            continue
        if all(meeting_round(wanted.players, number, chosen[mate]) <= wanted.last for mate in seat.mates):
            found = _assign_numbers(seats, wanted, [*chosen, number], patience)
            if found is not None:
                return found
    return None


def _exchange_numbers(players: int, seats: Sequence[_Seat], numbers: Sequence[int], least: int) -> list[int]:
    """Numbers with which team-mates meet earlier, found by exchanging those who meet too late with anybody."""
    given = [*numbers[: len(seats)], *(n for n in range(1, players + 1) if n not in numbers[: len(seats)])]
    mates: list[list[int]] = [[] for _ in given]
    for seat, known in enumerate(seats):
        for mate in known.mates:
            mates[seat].append(mate)
            mates[mate].append(seat)
    meet = [[meeting_round(players, a, b) if a != b else 0 for b in range(players + 1)] for a in range(players + 1)]

    def too_late(seat: int) -> int:
        return sum(meet[given[seat]][given[mate]] >= last for mate in mates[seat])

    chance = Random(0)  # the same for everybody who draws again from a seed
    best = list(given)
    while (last := max(meet[best[a]][best[b]] for a in range(len(seats)) for b in mates[a])) > least:
        for _ in range(MAX_EXCHANGES):
            late = [seat for seat in range(len(seats)) if too_late(seat)]
            if not late:
                break
            one, other = late[int(chance.random() * len(late))], int(chance.random() * players)
            before = too_late(one) + too_late(other)
            given[one], given[other] = given[other], given[one]
            if too_late(one) + too_late(other) > before and chance.random() > WORSENING_PROBABILITY:
                given[one], given[other] = given[other], given[one]
        else:
            break
        best = list(given)
    return best[: len(seats)]


def _safe_number_order(players: int) -> list[int]:
    """Numbers in an order in which those who meet in the last round stand half of the table apart (Art. 5).

    A group of up to half of the players, one after the other from here, does not meet there; a larger one must.
    """
    last = table_round(players, rounds_per_leg(players))
    halves = [pair[side] for side in (0, 1) for pair in reversed(last)]  # who rests meets nobody: last of his half
    return [number for number in halves if number <= players]


def _split_into_groups(numbers: Sequence[int], groups: Sequence[Group], order: Sequence[int]) -> list[list[int]]:
    """Numbers given to the groups in this order, as the groups are."""
    left = iter(numbers)
    found = {index: [next(left) for _ in groups[index]] for index in order}
    return [found[index] for index in range(len(groups))]


def is_complete(group: Group) -> bool:
    """Whether every two of them are team-mates."""
    return all(one.matches(other) for one, other in combinations(group, 2))


def last_meeting(players: int, groups: Sequence[Group], numbers: Sequence[Sequence[int]]) -> int:
    """The round of the last meeting of team-mates who have these numbers; 0 if nobody has a team-mate."""
    return max(
        (
            meeting_round(players, a, b)
            for group, given in zip(groups, numbers, strict=True)
            for (one, a), (other, b) in combinations(zip(group, given, strict=True), 2)
            if one.matches(other)
        ),
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


def table_10_or_search(players: int, groups: Sequence[Group]) -> GroupNumbers:
    """The numbers of table 10 where it has the case (obligatory, Art. 3); else those of the search."""
    order = _largest_first(groups)
    printed = TABLE_10.get((table_size(players), tuple(len(groups[index]) for index in order)))
    best = search_numbers(players, groups)
    if printed is None or any(number > players for group in printed for number in group):
        return best
    if not all(is_complete(group) for group in groups):
        return best
    of_table = _split_into_groups([number for group in printed for number in group], groups, order)
    last = last_meeting(players, groups, of_table)
    return GroupNumbers(of_table, last, best.is_proven and last == best.last_meeting, is_printed=True)


def numbers_by_lot(players: int, groups: Sequence[Group], seed: str, rest: LastRest | None) -> GroupNumbers:
    """The numbers of table 10; beyond it, of the numberings that have team-mates meet as early, one by lot.

    Numbers of the table are obligatory, and may keep the lowest rating from resting last (Art. 6). Others are chosen,
    and so, if that makes no meeting later, as he needs them.
    """
    best = table_10_or_search(players, groups)
    if best.is_printed:
        return best
    order = _largest_first(groups)
    seats = _seats([groups[index] for index in order])
    numbers = None
    if players <= MAX_SEARCHED_PLAYERS and best.last_meeting < rounds_per_leg(players):
        by_lot = sorted(range(1, players + 1), key=lambda number: lot_value(seed, numbering_ticket(number)))
        wanted = _NumberRequest(players, best.last_meeting, by_lot)
        resting = (
            []
            if rest is None
            else [wanted._replace(kept=rest.number, interchangeable_seats=_interchangeable_seats(groups, order, rest))]
        )
        for tried in (*resting, wanted):
            numbers = numbers or _assign_within_limit(seats, tried)
    if numbers is None:
        numbers = _shuffle_numbers(
            players, seats, [n for index in order for n in best.groups[index]], best.last_meeting, seed
        )
    given = _split_into_groups(numbers, groups, order)
    if rest is not None and rest.member is not None:
        _assign_number(given[rest.member[0]], groups[rest.member[0]], rest.member[1], rest.number)
    return best._replace(groups=given)


def _assign_within_limit(seats: Sequence[_Seat], wanted: _NumberRequest) -> list[int] | None:
    try:
        return _assign_numbers(seats, wanted, [], [MAX_SEARCH_STEPS])
    except _SearchLimitError:
        return None


def _interchangeable_seats(groups: Sequence[Group], order: Sequence[int], rest: LastRest) -> frozenset[int]:
    """Returns the seats of the players who could exchange with the one to rest last, that player's included."""
    if rest.member is None:
        return frozenset()
    first = sum(len(groups[index]) for index in order[: order.index(rest.member[0])])
    alike = _equivalent_members(groups[rest.member[0]], rest.member[1])
    return frozenset(first + place for place in alike)


def _equivalent_members(group: Group, member: int) -> list[int]:
    """Returns the members with the same team-mates."""
    whole = is_complete(group)
    return [place for place, bond in enumerate(group) if whole or bond == group[member]]


def _assign_number(numbers: list[int], group: Group, member: int, number: int) -> None:
    """Gives a member this number, if an equivalent member has it."""
    if number in numbers and (other := numbers.index(number)) in _equivalent_members(group, member):
        numbers[member], numbers[other] = numbers[other], numbers[member]


def _shuffle_numbers(players: int, seats: Sequence[_Seat], numbers: Sequence[int], last: int, seed: str) -> list[int]:
    """Numbers exchanged by lot as long as no team-mates meet later: where looking for others takes too long."""
    given = [*numbers, *(number for number in range(1, players + 1) if number not in numbers)]
    mates: list[set[int]] = [set() for _ in given]
    for seat, known in enumerate(seats):
        for mate in known.mates:
            mates[seat].add(mate)
            mates[mate].add(seat)
    chance = Random(lot_value(seed, NUMBER_EXCHANGES))
    for _ in range(MAX_EXCHANGES):
        one, other = int(chance.random() * len(seats)), int(chance.random() * players)
        given[one], given[other] = given[other], given[one]
        if any(meeting_round(players, given[s], given[mate]) > last for s in (one, other) for mate in mates[s]):
            given[one], given[other] = given[other], given[one]
    return given[: len(seats)]
