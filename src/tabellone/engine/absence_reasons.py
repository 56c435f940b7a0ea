"""Reasons of every system for a player who takes no part in a round, and for the opponent who wins by it."""

from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason


def absence_reason(tournament: Tournament, player: int) -> Reason:
    """Why a player takes no part in the next round: not entered yet, withdrawn, or never came."""
    entrant = tournament.players[player - 1]
    if entrant.enters > tournament.next_round:
        return Reason("enters_later", args={"player": PlayerNumber(player), "round": entrant.enters})
    code = "withdrew" if entrant.leaves else "never_came"
    return Reason(code, args={"player": PlayerNumber(player), "round": entrant.leaves})


def walkover_reason(tournament: Tournament, player: int, opponent: int, reading: str) -> Reason:
    """Why a player wins without a game; of an opponent who has withdrawn it says after which round."""
    leaves = tournament.players[opponent - 1].leaves
    args = {"player": PlayerNumber(player), "opponent": PlayerNumber(opponent)}
    if leaves:
        return Reason("beats_the_withdrawn", "", reading, {**args, "round": leaves})
    return Reason("beats_who_is_not_there", "", reading, args)
