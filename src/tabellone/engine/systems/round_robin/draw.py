"""The draw of numbers: by lot, with the numbers of table 10 for team-mates (R10) and Art. 6 for the last rest (R3)."""

from collections.abc import Mapping, Sequence

from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.lots import draw_ticket, lot_value
from tabellone.engine.model import Player, Tournament
from tabellone.engine.systems.round_robin.club_mates import Affiliation, affiliations, connected_groups
from tabellone.engine.systems.round_robin.club_numbers import Group, LastRest, numbers_by_lot
from tabellone.engine.systems.round_robin.options import Together
from tabellone.engine.systems.round_robin.table import rounds_per_leg, table_size


def draw_order(tournament: Tournament, seed: str) -> list[Player]:
    """The players in the order of their numbers."""
    if tournament.history:
        return list(tournament.players)
    by_lot = sorted(tournament.players, key=lambda player: lot_value(seed, draw_ticket(player.name, player.number)))
    asked_for = tournament.rules.lowest_rests_last and len(by_lot) % 2
    lowest = min(by_lot, key=_rating_or_zero) if asked_for else None  # the first of equals is drawn
    fixed = _draw_group_numbers(tournament, by_lot, seed, lowest)
    if lowest is not None and last_resting_number(len(by_lot)) not in fixed and lowest not in fixed.values():
        fixed[last_resting_number(len(by_lot))] = lowest
    seated = {player.number for player in fixed.values()}
    others = iter([player for player in by_lot if player.number not in seated])
    return [fixed[number] if number in fixed else next(others) for number in range(1, len(by_lot) + 1)]


def last_resting_number(players: int) -> int:
    """The number that rests in the last round where their number is odd (R3)."""
    return table_size(players) // 2


def does_lowest_rest_last(players: Sequence[Player]) -> bool:
    """Art. 6 (R3): whether the lowest Elo-Rubele, or one of the lowest, has that number."""
    return _rating_or_zero(players[last_resting_number(len(players)) - 1]) == min(map(_rating_or_zero, players))


def club_mate_groups(players: Sequence[Player], together: Together) -> list[dict[int, Affiliation]]:
    """Returns the groups of team-mates with the affiliation of each; those with equal ones stand together."""
    if rounds_per_leg(len(players)) > MAX_ROUNDS:  # nobody plays it to its end
        return []
    bond = affiliations(players, together)
    return [{number: bond[number] for number in _group_by_affiliation(group, bond)} for group in connected_groups(bond)]


def affiliation_groups(mates: Sequence[Mapping[int, Affiliation]]) -> list[Group]:
    """The groups as numbers are looked for."""
    return [tuple(group.values()) for group in mates]


def _group_by_affiliation(group: Sequence[int], bond: Mapping[int, Affiliation]) -> list[int]:
    first = {own: place for place, own in reversed(list(enumerate(bond[number] for number in group)))}
    return sorted(group, key=lambda number: first[bond[number]])


def _draw_group_numbers(
    tournament: Tournament, by_lot: list[Player], seed: str, lowest: Player | None
) -> dict[int, Player]:
    """R10: which group has which numbers, and who of it which number, is drawn; R3: so that the lowest rests last."""
    if tournament.rules.together is Together.NOBODY:
        return {}
    mates = club_mate_groups(by_lot, tournament.rules.together)
    if not mates:
        return {}
    rest = None
    if lowest is not None:
        seats = {member: (index, place) for index, group in enumerate(mates) for place, member in enumerate(group)}
        rest = LastRest(last_resting_number(len(by_lot)), seats.get(lowest.number))
    found = numbers_by_lot(len(by_lot), affiliation_groups(mates), seed, rest)
    return {
        number: tournament.players[member - 1]
        for group, numbers in zip(mates, found.groups, strict=True)
        for member, number in zip(group, numbers, strict=True)
    }


def _rating_or_zero(player: Player) -> int:
    return player.rating or 0
