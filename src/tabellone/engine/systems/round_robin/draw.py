"""The draw of numbers: by lot, with the numbers of table 10 for team-mates (R10) and Art. 6 for the last rest (R3)."""

from collections.abc import Mapping, Sequence

from tabellone.engine.limits import MOST_ROUNDS
from tabellone.engine.lots import lot
from tabellone.engine.model import Player, Tournament
from tabellone.engine.systems.round_robin.options import Together
from tabellone.engine.systems.round_robin.province import Group, LastRest, numbers_by_lot
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg, size
from tabellone.engine.systems.round_robin.team_mates import Bond, bonds, groups_of


def drawn(tournament: Tournament, seed: str) -> list[Player]:
    """The players in the order of their numbers."""
    if tournament.history:
        return list(tournament.players)
    by_lot = sorted(tournament.players, key=lambda player: lot(seed, f"{player.name}\n{player.number}"))
    asked_for = tournament.rules.lowest_rests_last and len(by_lot) % 2
    lowest = min(by_lot, key=_strength) if asked_for else None  # the first of equals is drawn
    fixed = _team_numbers(tournament, by_lot, seed, lowest)
    if lowest is not None and rests_last(len(by_lot)) not in fixed and lowest not in fixed.values():
        fixed[rests_last(len(by_lot))] = lowest
    seated = {player.number for player in fixed.values()}
    others = iter([player for player in by_lot if player.number not in seated])
    return [fixed[number] if number in fixed else next(others) for number in range(1, len(by_lot) + 1)]


def rests_last(players: int) -> int:
    """The number that rests in the last round where their number is odd (R3)."""
    return size(players) // 2


def lowest_rests_last(players: Sequence[Player]) -> bool:
    """Art. 6 (R3): whether the lowest Elo-Rubele, or one of the lowest, has that number."""
    return _strength(players[rests_last(len(players)) - 1]) == min(map(_strength, players))


def team_mates(players: Sequence[Player], together: Together) -> list[dict[int, Bond]]:
    """The groups of team-mates, of each member by number what binds him; those of one bond stand together."""
    if rounds_of_one_leg(len(players)) > MOST_ROUNDS:  # nobody plays it to its end
        return []
    bond = bonds(players, together)
    return [{number: bond[number] for number in _alike_together(group, bond)} for group in groups_of(bond)]


def groups_for(mates: Sequence[Mapping[int, Bond]]) -> list[Group]:
    """The groups as numbers are looked for."""
    return [tuple(group.values()) for group in mates]


def _alike_together(group: Sequence[int], bond: Mapping[int, Bond]) -> list[int]:
    first = {own: place for place, own in reversed(list(enumerate(bond[number] for number in group)))}
    return sorted(group, key=lambda number: first[bond[number]])


def _team_numbers(tournament: Tournament, by_lot: list[Player], seed: str, lowest: Player | None) -> dict[int, Player]:
    """R10: which group has which numbers, and who of it which number, is drawn; R3: so that the lowest rests last."""
    if tournament.rules.together is Together.NOBODY:
        return {}
    mates = team_mates(by_lot, tournament.rules.together)
    if not mates:
        return {}
    rest = None
    if lowest is not None:
        seats = {member: (index, place) for index, group in enumerate(mates) for place, member in enumerate(group)}
        rest = LastRest(rests_last(len(by_lot)), seats.get(lowest.number))
    found = numbers_by_lot(len(by_lot), groups_for(mates), seed, rest)
    return {
        number: tournament.players[member - 1]
        for group, numbers in zip(mates, found.groups, strict=True)
        for member, number in zip(group, numbers, strict=True)
    }


def _strength(player: Player) -> int:
    return player.rating or 0
