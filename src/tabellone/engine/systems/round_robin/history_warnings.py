"""What in the rounds of a document a girone does not have: it is read all the same, and said."""

from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.annulment import has_played_half
from tabellone.engine.systems.round_robin.pairing import table_line


def history_warnings(tournament: Tournament) -> list[Reason]:
    """Warns of two who met twice in one leg, and of an annulment that came too late."""
    return [*_rematch_warnings(tournament), *_late_annulment_warnings(tournament)]


def _rematch_warnings(tournament: Tournament) -> list[Reason]:
    """Art. 1: everybody meets everybody «una sola volta», or once in each leg."""
    first: dict[tuple[int, frozenset[int]], int] = {}
    told = []
    for number, played in enumerate(tournament.history, 1):
        leg = table_line(tournament, number).leg
        for game in played.games:
            met = first.setdefault((leg, frozenset((game.white, game.black))), number)
            if met != number:
                args = {
                    "player": PlayerNumber(game.white),
                    "opponent": PlayerNumber(game.black),
                    "round": met,
                    "again": number,
                }
                told.append(Reason("met_twice_in_a_leg", "Art. 1", "R1", args))
    return told


def _late_annulment_warnings(tournament: Tournament) -> list[Reason]:
    told = []
    for player in tournament.players:
        if player.struck:
            played = (player.number in (game.white, game.black) for r in tournament.history for game in r.games)
            games = sum(played)
            if has_played_half(games, tournament.rounds, len(tournament.players)):
                told.append(
                    Reason("struck_after_half", "", "R11", {"player": PlayerNumber(player.number), "games": games})
                )
    return told
