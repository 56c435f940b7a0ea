"""Who plays White (K7). The chapter on elimination is silent, so Art. 17 of the italo-svizzero is followed as far as it
goes: who had White fewer times, then who had Black in the latest round in which only one of the two had it, then the
lower number.
"""

from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import MessageId, PlayerNumber
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.results import result_of

ColourHistory = dict[int, dict[int, str]]
"""Of each player, by round."""


def colour_history(tournament: Tournament) -> ColourHistory:
    had: ColourHistory = {player.number: {} for player in tournament.players}
    for number, played in enumerate(tournament.history, 1):
        for white, black, result in played.games:
            if result_of(result).white.played:
                had[white][number] = "white"
                had[black][number] = "black"
    return had


def choose_white(had: ColourHistory, a: int, b: int) -> tuple[int, Reason]:
    whites = {player: list(had[player].values()).count("white") for player in (a, b)}
    if whites[a] != whites[b]:
        white, black = sorted((a, b), key=whites.__getitem__)
        args: Arguments = {
            "player": PlayerNumber(white),
            "opponent": PlayerNumber(black),
            "whites": whites[white],
            "more": whites[black],
        }
        return white, Reason("white_fewer", "Art. 17 a", "K7", args)
    for number in sorted(had[a].keys() | had[b].keys(), reverse=True):
        blacks = [player for player in (a, b) if had[player].get(number) == "black"]
        if len(blacks) == 1:
            (white,), black = blacks, a + b - blacks[0]
            args = {"player": PlayerNumber(white), "opponent": PlayerNumber(black), "round": number}
            args_had = {"had": MessageId("black"), "other_had": MessageId(had[black].get(number, "no_colour"))}
            return white, Reason("white_latest", "Art. 17 b", "K7", args | args_had)
    return min(a, b), Reason("white_lower_number", "Art. 17 c", "K7", {"player": PlayerNumber(min(a, b))})
