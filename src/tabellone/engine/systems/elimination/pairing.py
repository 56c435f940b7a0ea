"""The next round of an elimination tournament."""

from collections.abc import Collection
from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.results import OPEN, result_of
from tabellone.engine.systems.elimination.bracket_state import (
    EMPTY_SLOT,
    Bracket,
    BracketState,
    bracket_pairs,
    current_state,
    next_power_of_two,
    undecided_boards,
    winner_of,
)
from tabellone.engine.systems.elimination.colours import choose_white, colour_history
from tabellone.engine.systems.elimination.options import RETURNING, Form, Returns
from tabellone.engine.systems.elimination.recovery import (
    Recovery,
    RecoveryProof,
    free_place_alternatives,
    recovery_round,
)


class BracketPair(NamedTuple):
    """Two of a bracket who meet."""

    bracket: Bracket
    upper: int
    lower: int


class RoundPlan(NamedTuple):
    """A round before its colours."""

    state: BracketState
    encounters: list[BracketPair]
    """Of brackets in the order of their places; who has left is among them."""
    alone: list[int]
    """Who goes on without an opponent."""
    waiting: list[int]
    """Who waits for the final."""
    recovery: Recovery
    """The part of it that is the recovery."""


def plan_round(tournament: Tournament, drawn: Collection[int] = ()) -> RoundPlan:
    """Returns the pairs before colours; `drawn` rests were decided by a lot in the hall."""
    found = current_state(tournament)
    encounters, alone, waiting = [], [], []  # type: list[BracketPair], list[int], list[int]
    made = Recovery([], [])
    for bracket in found.brackets:
        if bracket.kind == "waiting":
            waiting += bracket.players_present
            continue
        if bracket.kind == "recovery":
            made = recovery_round(tournament, bracket.players, _recovery_pair_count(tournament, found, bracket), drawn)
            pairs = made.pairs
            alone += made.resting
        else:
            pairs, free = bracket_pairs(bracket.players)
            alone += [player for player in free if player != EMPTY_SLOT]
        encounters += [BracketPair(bracket, *pair) for pair in pairs if EMPTY_SLOT not in pair]
        alone += [player for pair in pairs for player in pair if EMPTY_SLOT in pair and player != EMPTY_SLOT]
    return RoundPlan(found, encounters, alone, waiting, made)


def _recovery_pair_count(tournament: Tournament, state: BracketState, bracket: Bracket) -> int:
    """Returns the most pairs possible, or as many as leave the number that returns."""
    most, spare = len(bracket.players) // 2, len(bracket.players) - RETURNING[tournament.rules.returns]
    return most if any(other.kind == "main" for other in state.brackets) else min(most, spare)


def pair(tournament: Tournament, drawn: Collection[int] = ()) -> Decision:
    """Art. 1, 4: neighbours of each bracket; a player whose opponent has left goes on."""
    number = tournament.next_round
    require_ready(tournament)
    made = plan_round(tournament, drawn)
    gone = {player.number for player in tournament.players if not player.takes_part_in(number)}
    had = colour_history(tournament)
    games, rests = [], []
    for _, one, other in made.encounters:
        there = [player for player in (one, other) if player not in gone]
        if len(there) == 2:
            white = choose_white(had, one, other)[0]
            games.append(Game(white, one + other - white))
        elif there:
            rests.append(Rest(there[0], "rr", one + other - there[0]))
    rests += [Rest(player, "rf") for player in made.alone if player not in gone]
    rests += [Rest(player, "rt") for player in made.waiting if player not in gone]
    remarks = (Reason("recovery_rematches", "Art. 4 b", "K4"),) if made.recovery.rematches else ()
    return Decision(number, tuple(games), tuple(rests), win_points(tournament), (), remarks)


def round_proof(tournament: Tournament, drawn: Collection[int]) -> RecoveryProof:
    """Why the round is the first that can be, as far as anybody had to be passed over."""
    made = plan_round(tournament, drawn)
    final = next((bracket.proof for bracket in made.state.brackets if bracket.kind == "final_phase"), RecoveryProof())
    return made.recovery.proof if made.recovery.pairs or made.recovery.resting else final


def rests_by_lot(tournament: Tournament) -> bool:
    """Whether only a lot can say who goes on without playing in the recovery (K4)."""
    made = plan_round(tournament)
    listed = next((bracket.players for bracket in made.state.brackets if bracket.kind == "recovery"), ())
    return any(
        free_place_alternatives(tournament, listed, made.recovery, player).by_lot for player in made.recovery.resting
    )


def require_ready(tournament: Tournament) -> None:
    """The last round is decided, and something is left to play."""
    if tournament.history:
        open_boards = undecided_boards(tournament.history[-1])
        if open_boards:
            result = tournament.history[-1].games[open_boards[0] - 1].result
            args = {"round": len(tournament.history), "count": len(open_boards), "board": open_boards[0]}
            if result in OPEN:
                raise NotReadyError("results_missing", "", **args)
            again = result_of(result).is_drawn_again  # «in caso di nuova parità, si dovrà procedere al sorteggio»
            raise NotReadyError("drawn_again_without_decision" if again else "drawn_without_decision", "Art. 5", **args)
    found = current_state(tournament)
    if not found.brackets:
        first = sorted(player for player, out in found.out.items() if out.place == 1)
        code = "elimination_is_over" if len(first) == 1 else "elimination_nobody_won"
        raise NotReadyError(code, round=len(tournament.history), equal=PlayerNumbers(first))
    if tournament.next_round > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)


def win_points(tournament: Tournament) -> list[int]:
    """Two points for every round in which a player went on."""
    found = [0] * (len(tournament.players) + 1)
    for played in tournament.history:
        for rest in played.rests:
            found[rest.player] += 2 if rest.kind != "rt" else 0
        for game in played.games:
            winner = winner_of(game)
            found[winner or 0] += 2 if winner else 0
    return found


def survivors_by_round(players: int, form: Form, returns: Returns = Returns.ONE) -> list[int]:
    """Returns how many are left after each round if everybody plays on."""
    if form is Form.RECOVERY and returns is not Returns.ONE:
        return _survivors_with_final_phase(players, RETURNING[returns])
    unbeaten, beaten, left = players, 0, []
    while unbeaten + beaten > 1 and (form is Form.RECOVERY or unbeaten > 1):
        if form is Form.RECOVERY and unbeaten <= 1 and unbeaten + beaten == 2:
            left += [2, 1]  # the final, and the final again if the unbeaten one loses it
            break
        losing = unbeaten - next_power_of_two(unbeaten) // 2 if unbeaten > 1 else 0
        unbeaten -= losing
        beaten = beaten - beaten // 2 + losing if form is Form.RECOVERY else 0
        left.append(unbeaten + beaten)
    return left


def _survivors_with_final_phase(players: int, returning: int) -> list[int]:
    """Counts until no more are unbeaten, nor beaten, than return, then halves all who are left after each round."""
    unbeaten, beaten, left = players, 0, []
    while unbeaten > returning or beaten > returning:
        losing = unbeaten - next_power_of_two(unbeaten) // 2 if unbeaten > returning else 0
        beaten += losing - (beaten // 2 if losing else min(beaten // 2, beaten - returning))
        unbeaten -= losing
        left.append(unbeaten + beaten)
    while left and left[-1] > 1:
        left.append(left[-1] // 2)
    return left
