"""Girone di ritorno (R9): the pairs of the first leg once more, with the colours exchanged."""

from tabellone.engine.absence_reasons import absence_reason, walkover_reason
from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Explanation
from tabellone.engine.legs import require_first_leg_finished, rounds_per_leg
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers
from tabellone.engine.reasons import Arguments, NotReadyError, Reason
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS, History
from tabellone.engine.systems.italo_swiss.rests import withdrawn_before


def pair(tournament: Tournament) -> Decision:
    """Repeats a round of the first leg; without an opponent there are the points of an RR.

    A formal opponent of the first leg who is there again is played; who was absent then has nobody to play, and rests.
    """
    number = tournament.next_round
    away = {p.number for p in tournament.players if not p.takes_part_in(number)} | tournament.absent
    if len(away) == len(tournament.players):
        raise NotReadyError("nobody_present", round=number)
    require_first_leg_finished(tournament, rounds_per_leg(tournament))
    first = _repeated_round(tournament)
    formal = [Game(min(r.player, r.against), max(r.player, r.against)) for r in first.rests if r.against is not None]
    back = [game for game in formal if not away & {game.white, game.black}]
    games = [*(Game(black, white) for white, black, _ in first.games), *back]
    busy = {player for game in games for player in (game.white, game.black)}
    played = [game for game in games if not away & {game.white, game.black}]
    won = [
        Rest(player, "rr", other)
        for game in games
        for player, other in ((game.white, game.black), (game.black, game.white))
        if player not in away and other in away
    ]
    again = [
        rest if rest.kind != "absent" else Rest(rest.player, "rt")
        for rest in first.rests
        if rest.player not in away and rest.player not in busy
    ]
    absent = [Rest(player, "absent") for player in sorted(tournament.absent)]
    past = History(tournament)
    told = _leg_exceptions(tournament, past, [*again, *won], len(tournament.players) - len(away))
    return Decision(number, tuple(played), (*again, *won, *absent), past.score, told)


def _leg_exceptions(tournament: Tournament, past: History, rests: list[Rest], present: int) -> tuple[Reason, ...]:
    """Returns what the repetition breaks, for the director to confirm.

    Art. 11: «Nessun concorrente potrà beneficiare più di una volta dei punti a forfait». Art. 12 a, with an even number
    left: «nessuno infatti dovrà riposare».
    """
    repeats = {"round": tournament.next_round - rounds_per_leg(tournament)}
    credited = [rest.player for rest in rests if rest.kind in FORFEIT_RESTS]
    twice = [player for player in credited if past.forfeit_points[player]]
    told = [
        Reason(
            "forfeit_points_again",
            "Art. 11; andata e ritorno, Art. 1",
            "R9",
            {"player": PlayerNumber(player), **repeats},
        )
        for player in twice
    ]
    if credited and present % 2 == 0 and withdrawn_before(tournament, tournament.next_round):
        args: Arguments = {"resting": PlayerNumbers(credited), **repeats}
        told.append(Reason("rest_of_an_even_number", "Art. 12 a; andata e ritorno, Art. 1", "R9", args))
    return tuple(told)


def explain(tournament: Tournament, player: int) -> Explanation:
    """The round of the first leg it repeats."""
    decision = pair(tournament)
    past = History(tournament)
    repeated = decision.round - rounds_per_leg(tournament)
    facts = {"score": past.printed_points(player), "repeats": repeated}
    game = next((game for game in decision.games if player in (game.white, game.black)), None)
    if game is not None:
        opponent = PlayerNumber(game.white + game.black - player)
        played = any({one.white, one.black} == {game.white, game.black} for one in _repeated_round(tournament).games)
        code, of_colour = (
            ("second_leg_pair", "second_leg_colour") if played else ("second_leg_now", "white_lower_number")
        )
        args: Arguments = {"player": PlayerNumber(player), "round": repeated, "opponent": opponent}
        again = Reason(code, "Andata e ritorno, Art. 1", "R9", args)
        colour = Reason(of_colour, "Andata e ritorno, Art. 1", "R9", {"player": PlayerNumber(game.white)})
        return Explanation(decision.round, player, facts, (), (), again, colour, decision.exceptions)
    why = _rest_reason(tournament, decision, player, repeated)
    return Explanation(decision.round, player, {}, (), (), why, None, decision.exceptions)


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """Explains why two do not meet: one is away, or the repeated round has not paired them; or says that they meet."""
    repeated = tournament.next_round - rounds_per_leg(tournament)
    args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(other), "round": repeated}
    decision = pair(tournament)
    if any({player, other} == {game.white, game.black} for game in decision.games):
        return Reason("they_meet", args={"player": PlayerNumber(player), "opponent": PlayerNumber(other)})
    for who in (player, other):
        if who in tournament.absent or not tournament.players[who - 1].takes_part_in(tournament.next_round):
            return _rest_reason(tournament, decision, who, repeated)
    return Reason("second_leg_not", "Andata e ritorno, Art. 1", "R9", args)


def _rest_reason(tournament: Tournament, decision: Decision, player: int, repeated: int) -> Reason:
    rest = next((rest for rest in decision.rests if rest.player == player), None)
    if player in tournament.absent:
        return Reason("announced_absence", args={"player": PlayerNumber(player)})
    if rest is None:
        return absence_reason(tournament, player)
    if rest.against is not None:
        return walkover_reason(tournament, player, rest.against, "R11")
    absent = any(rest.player == player and rest.kind == "absent" for rest in _repeated_round(tournament).rests)
    return Reason(
        "second_leg_absent" if absent else "second_leg_rest",
        "Andata e ritorno, Art. 1",
        "R9",
        {"player": PlayerNumber(player), "round": repeated},
    )


def _repeated_round(tournament: Tournament) -> Round:
    return tournament.history[tournament.next_round - rounds_per_leg(tournament) - 1]
