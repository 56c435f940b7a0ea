"""The draw of numbers: by lot, with the numbers of table 10 for team-mates (R10) and Art. 6 for the last rest (R3)."""

from collections import defaultdict

from tabellone.engine.lots import lot
from tabellone.engine.model import Player, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.options import Together
from tabellone.engine.systems.round_robin.province import last_meeting, printed_or_found
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg, size


def drawn(tournament: Tournament, seed: str) -> list[Player]:
    """The players in the order of their numbers."""
    if tournament.history:
        return list(tournament.players)
    by_lot = sorted(tournament.players, key=lambda player: lot(seed, f"{player.name}\n{player.number}"))
    fixed = _team_numbers(tournament, by_lot)
    if not fixed and tournament.rules.lowest_rests_last and len(by_lot) % 2:
        fixed = _last_rest(by_lot)
    seated = {player.number for player in fixed.values()}
    others = iter([player for player in by_lot if player.number not in seated])
    return [fixed[number] if number in fixed else next(others) for number in range(1, len(by_lot) + 1)]


def team_mates(players: list[Player]) -> list[list[Player]]:
    """Players of one club or province, where there are at least two, in the order given."""
    groups = defaultdict(list)
    for player in players:
        if player.club.strip():
            groups[player.club.strip().casefold()].append(player)
    return [group for group in groups.values() if len(group) > 1]


def how_early(tournament: Tournament) -> list[Reason]:
    """How late team-mates meet with the numbers there are, and whether it could be earlier; Art. 5."""
    groups = team_mates(list(tournament.players))
    if not groups:
        return []
    players = len(tournament.players)
    last = last_meeting(players, [[player.number for player in group] for group in groups])
    best = printed_or_found(players, [len(group) for group in groups])
    code = "team_mates_could_meet_earlier"
    if last <= best.last_meeting:
        code = "team_mates_meet_until" if best.proven else "team_mates_meet_by"
    args = {"last": last, "best": best.last_meeting}
    told = [Reason(code, "Stessa provincia, Art. 3", "R10", args)]
    if last == rounds_of_one_leg(players):
        told.append(Reason("team_mates_meet_last", "Stessa provincia, Art. 5", "R10", {"round": last}))
    return told


def _team_numbers(tournament: Tournament, by_lot: list[Player]) -> dict[int, Player]:
    """R10: which group has which numbers, and who of it which number, is drawn."""
    if tournament.rules.together is not Together.CLUB:
        return {}
    groups = team_mates(by_lot)
    if not groups:
        return {}
    found = printed_or_found(len(by_lot), [len(group) for group in groups])
    return {
        number: player
        for group, numbers in zip(groups, found.groups, strict=True)
        for number, player in zip(numbers, group, strict=True)
    }


def _last_rest(by_lot: list[Player]) -> dict[int, Player]:
    """Art. 6 (R3): the lowest Elo-Rubele has the number N/2, who rests in the last round; a lot among equals."""
    lowest = min(by_lot, key=lambda player: player.rating or 0)  # by_lot: the first of equals is drawn
    return {size(len(by_lot)) // 2: lowest}
