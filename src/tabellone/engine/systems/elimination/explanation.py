"""Why two meet in an elimination tournament: their places in a bracket."""

from collections.abc import Collection

from tabellone.engine.absence_reasons import absence_reason, walkover_reason
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.elimination.bracket_state import (
    EMPTY_SLOT,
    Bracket,
    BracketState,
    bracket_pairs,
    next_power_of_two,
    next_slots,
)
from tabellone.engine.systems.elimination.colours import choose_white, colour_history
from tabellone.engine.systems.elimination.options import RETURNING, Form, Returns
from tabellone.engine.systems.elimination.pairing import BracketPair, RoundPlan, plan_round, require_ready
from tabellone.engine.systems.elimination.ranking import final_place_reason
from tabellone.engine.systems.elimination.recovery import free_place_alternatives


def explain(tournament: Tournament, player: int, drawn: Collection[int] = ()) -> Explanation:
    """The bracket, the place in it, and the colour."""
    require_ready(tournament)
    number = tournament.next_round
    made = plan_round(tournament, drawn)
    found = next((e for e in made.encounters if player in (e.upper, e.lower)), None)
    there = found is not None and all(tournament.players[p - 1].takes_part_in(number) for p in found[1:])
    if found is None or not there:
        return Explanation(number, player, {}, (), (), _rest_reason(tournament, made, found, player), None, ())
    facts = {"bracket": found.bracket.kind, "place": found.bracket.place}
    white, colour = choose_white(colour_history(tournament), found.upper, found.lower)
    black = found.upper + found.lower - white
    swaps = Reason("second_game_swaps_colours", "", "R8", {"player": PlayerNumber(black)})
    intro = (swaps,) if is_double(tournament.rules) else ()
    return Explanation(number, player, facts, intro, (), _pair_reason(tournament, found), colour, ())


def why_not(tournament: Tournament, player: int, other: int) -> Reason:
    """One of them is out, or they are not neighbours."""
    require_ready(tournament)
    made = plan_round(tournament)
    for who in (player, other):
        if who in made.state.out:
            return final_place_reason(made.state, who)
        if not tournament.players[who - 1].takes_part_in(tournament.next_round):
            return _rest_reason(tournament, made, None, who)
    if any({player, other} == {e.upper, e.lower} for e in made.encounters):
        return Reason("they_meet", args={"player": PlayerNumber(player), "opponent": PlayerNumber(other)})
    args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(other)}
    of_one, of_other = (_bracket_of(made.state, who) for who in (player, other))
    if of_one != of_other:
        return Reason("in_different_brackets", "Art. 4", "K4", args)
    if of_one.kind == "recovery":
        resting = next((who for who in (player, other) if who in made.alone), None)
        return (
            Reason("recovery_list", "Art. 4 b", "K4", args)
            if resting is None
            else _recovery_rest(tournament, made, resting)
        )
    return _meeting_reason(tournament, of_one, player, other)


def _meeting_reason(tournament: Tournament, bracket: Bracket, player: int, other: int) -> Reason:
    """Two of one bracket, if both go on."""
    args: Arguments = {"player": PlayerNumber(player), "opponent": PlayerNumber(other)}
    later = earliest_meeting(bracket.players, player, other)
    if _has_waiting_round(tournament, bracket, later):
        return Reason("meet_in_final_phase", "Art. 4 b", "K4", args)
    meeting = tournament.next_round + later
    if meeting > tournament.rounds:
        return Reason("meeting_left_out", "Art. 4", "K5", args | {"round": meeting, "rounds": tournament.rounds})
    return Reason("meet_in_bracket", *_cited_article(tournament), args | {"round": meeting})


def _cited_article(tournament: Tournament) -> tuple[str, str]:
    """A final phase after a recovery is a bracket of its own article."""
    return ("Art. 4 a", "K3") if tournament.rules.form is Form.DIRECT else ("Art. 4 b", "K4")


def _has_waiting_round(tournament: Tournament, bracket: Bracket, rounds: int) -> bool:
    """Whether after some more rounds the unbeaten of a recovery are so few that they wait for the final phase."""
    if tournament.rules.form is Form.DIRECT or bracket.kind not in ("main", "waiting"):
        return False
    left = len(bracket.players)
    if rounds:
        left = next_power_of_two(left) >> rounds
    return left <= RETURNING[tournament.rules.returns]


def earliest_meeting(players: tuple[int, ...], one: int, other: int) -> int:
    """Returns after how many rounds two of a bracket can meet."""
    slots = next_slots(players)
    return (slots[one] ^ slots[other]).bit_length()


def _pair_reason(tournament: Tournament, pair: BracketPair) -> Reason:
    bracket, one, other = pair
    args: Arguments = {"player": PlayerNumber(one), "opponent": PlayerNumber(other)}
    if bracket.kind == "recovery":
        listed = bracket.players
        places = {"one": listed.index(one) + 1, "other": listed.index(other) + 1, "count": len(listed)}
        return Reason("recovery_pair", "Art. 4 b", "K4", args | places)
    if bracket.kind in ("final", "final_again"):
        code = "pair_final" if bracket.kind == "final" else "pair_final_again"
        return Reason(code, "Art. 4 b", "K4", args)
    if tournament.rules.form is Form.RECOVERY and bracket.kind == "main" and tournament.history:
        return Reason("main_bracket_pair", "Art. 4 b", "K4", args)
    if not tournament.history:
        return Reason("first_round_neighbours", "Art. 1", "K1", args)
    last = bracket.place + len(bracket.players_present) - 1
    return Reason("bracket_pair", *_cited_article(tournament), args | {"place": bracket.place, "last": last})


def _rest_reason(tournament: Tournament, made: RoundPlan, pair: BracketPair | None, player: int) -> Reason:
    """Out, gone, without an opponent, waiting, or free by the rules."""
    if player in made.state.out:
        return final_place_reason(made.state, player)
    if not tournament.players[player - 1].takes_part_in(tournament.next_round):
        return absence_reason(tournament, player)
    if pair is not None:
        opponent = pair.upper + pair.lower - player
        return walkover_reason(tournament, player, opponent, "K8")
    if player in made.waiting:
        code = "waits_for_the_final" if tournament.rules.returns is Returns.ONE else "waits_for_the_final_phase"
        return Reason(code, "Art. 4 b", "K4", {"player": PlayerNumber(player)})
    bracket = _bracket_of(made.state, player)
    if bracket.kind == "recovery":
        return _recovery_rest(tournament, made, player)
    return _free_place_reason(bracket, player)


def _recovery_rest(tournament: Tournament, made: RoundPlan, player: int) -> Reason:
    """Explains a rest: by lot among several, or because the others are needed, absent, or have rested more."""
    listed = _bracket_of(made.state, player).players
    args: Arguments = {"player": PlayerNumber(player), "count": len(listed)}
    if not made.recovery.pairs:
        return Reason("recovery_of_one", "Art. 4 b", "K4", args)
    by_lot, needed = free_place_alternatives(tournament, listed, made.recovery, player)
    args |= {"equal": PlayerNumbers(sorted((player, *by_lot)))} if by_lot else {}
    args |= {"must_play": PlayerNumbers(needed)} if needed else {}
    if by_lot:
        return Reason("recovery_rest_no_rematch" if needed else "recovery_rest", "Art. 4 b", "K4", args)
    return Reason("recovery_rest_only_he" if needed else "recovery_rest_least", "Art. 4 b", "K4", args)


def _free_place_reason(bracket: Bracket, player: int) -> Reason:
    pairs, free = bracket_pairs(bracket.players)
    if player not in free:
        return Reason("slot_is_empty", "Art. 1", "K8", {"player": PlayerNumber(player)})
    args: Arguments = {
        "player": PlayerNumber(player),
        "count": len(bracket.players),
        "pairs_count": len(pairs),
        "free": len(free),
    }
    args |= {"power": next_power_of_two(len(bracket.players)) // 2}
    empty = bracket.players.count(EMPTY_SLOT)
    if empty:
        return Reason("bracket_rest_with_empty_places", "Art. 1", "K8", args | {"empty": empty})
    return Reason("bracket_rest", "Art. 1", "K1", args)


def _bracket_of(state: BracketState, player: int) -> Bracket:
    return next(bracket for bracket in state.brackets if player in bracket.players)
