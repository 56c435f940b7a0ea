"""The next round of an elimination tournament."""

from collections.abc import Collection
from typing import NamedTuple

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import Players
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.results import OPEN, result_of
from tabellone.engine.systems.elimination.colours import colours_had, white_of
from tabellone.engine.systems.elimination.course import (
    NOBODY,
    Bracket,
    Course,
    course,
    goes_on,
    pairs_of,
    power_of_two,
    undecided,
)
from tabellone.engine.systems.elimination.options import RETURNING, Form, Returns
from tabellone.engine.systems.elimination.recovery import Proof, Recovery, recovery_round, rivals


class Encounter(NamedTuple):
    """Two of a bracket who meet."""

    bracket: Bracket
    one: int
    other: int


class Lineup(NamedTuple):
    """A round before its colours."""

    course: Course
    encounters: list[Encounter]
    """Of brackets in the order of their places; who has left is among them."""
    alone: list[int]
    """Who goes on without an opponent."""
    waiting: list[int]
    """Who waits for the final."""
    recovery: Recovery
    """The part of it that is the recovery."""


def lineup(tournament: Tournament, drawn: Collection[int] = ()) -> Lineup:
    """Who meets whom; where the lot says who rests in the recovery, it may have been drawn in the hall."""
    found = course(tournament)
    encounters, alone, waiting = [], [], []  # type: list[Encounter], list[int], list[int]
    made = Recovery([], [])
    for bracket in found.brackets:
        if bracket.kind == "waiting":
            waiting += bracket.present
            continue
        if bracket.kind == "recovery":
            made = recovery_round(tournament, bracket.players, _pairs_of_recovery(tournament, found, bracket), drawn)
            pairs = made.pairs
            alone += made.resting
        else:
            pairs, free = pairs_of(bracket.players)
            alone += [player for player in free if player != NOBODY]
        encounters += [Encounter(bracket, *pair) for pair in pairs if NOBODY not in pair]
        alone += [player for pair in pairs for player in pair if NOBODY in pair and player != NOBODY]
    return Lineup(found, encounters, alone, waiting, made)


def _pairs_of_recovery(tournament: Tournament, found: Course, bracket: Bracket) -> int:
    """As many as can be; once nobody is admitted any more, so many that those who return are left."""
    most, spare = len(bracket.players) // 2, len(bracket.players) - RETURNING[tournament.rules.returns]
    return most if any(other.kind == "main" for other in found.brackets) else min(most, spare)


def pair(tournament: Tournament, drawn: Collection[int] = ()) -> Decision:
    """Art. 1, 4: neighbours of each bracket; whoever meets one who has left goes on."""
    number = tournament.next_round
    require_ready(tournament)
    made = lineup(tournament, drawn)
    gone = {player.number for player in tournament.players if not player.takes_part_in(number)}
    had = colours_had(tournament)
    games, rests = [], []
    for _, one, other in made.encounters:
        there = [player for player in (one, other) if player not in gone]
        if len(there) == 2:
            white = white_of(had, one, other)[0]
            games.append(Game(white, one + other - white))
        elif there:
            rests.append(Rest(there[0], "rr", one + other - there[0]))
    rests += [Rest(player, "rf") for player in made.alone if player not in gone]
    rests += [Rest(player, "rt") for player in made.waiting if player not in gone]
    remarks = (Reason("recovery_rematches", "Art. 4 b", "K4"),) if made.recovery.rematches else ()
    return Decision(number, tuple(games), tuple(rests), scores(tournament), (), remarks)


def proof_of(tournament: Tournament, drawn: Collection[int]) -> Proof:
    """Why the round is the first that can be, as far as anybody had to be passed over."""
    made = lineup(tournament, drawn)
    final = next((bracket.proof for bracket in made.course.brackets if bracket.kind == "final_phase"), Proof())
    return made.recovery.proof if made.recovery.pairs or made.recovery.resting else final


def rests_by_lot(tournament: Tournament) -> bool:
    """Whether only a lot can say who goes on without playing in the recovery (K4)."""
    made = lineup(tournament)
    listed = next((bracket.players for bracket in made.course.brackets if bracket.kind == "recovery"), ())
    return any(rivals(tournament, listed, made.recovery, player).by_lot for player in made.recovery.resting)


def require_ready(tournament: Tournament) -> None:
    """The last round is decided, and something is left to play."""
    if tournament.history:
        open_boards = undecided(tournament.history[-1])
        if open_boards:
            result = tournament.history[-1].games[open_boards[0] - 1].result
            args = {"round": len(tournament.history), "count": len(open_boards), "board": open_boards[0]}
            if result in OPEN:
                raise NotReadyError("results_missing", "", **args)
            again = result_of(result).drawn_again  # «in caso di nuova parità, si dovrà procedere al sorteggio»
            raise NotReadyError("drawn_again_without_decision" if again else "drawn_without_decision", "Art. 5", **args)
    found = course(tournament)
    if not found.brackets:
        first = sorted(player for player, out in found.out.items() if out.place == 1)
        code = "elimination_is_over" if len(first) == 1 else "elimination_nobody_won"
        raise NotReadyError(code, round=len(tournament.history), equal=Players(first))
    if tournament.next_round > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)


def scores(tournament: Tournament) -> list[int]:
    """Two points for every round in which a player went on."""
    found = [0] * (len(tournament.players) + 1)
    for played in tournament.history:
        for rest in played.rests:
            found[rest.player] += 2 if rest.kind != "rt" else 0
        for game in played.games:
            winner = goes_on(game)
            found[winner or 0] += 2 if winner else 0
    return found


def survivors(players: int, form: Form, returns: Returns = Returns.ONE) -> list[int]:
    """How many are left after each round, from the first to the last that may be needed (all of them playing on)."""
    if form is Form.RECOVERY and returns is not Returns.ONE:
        return _survivors_of_several(players, RETURNING[returns])
    unbeaten, beaten, left = players, 0, []
    while unbeaten + beaten > 1 and (form is Form.RECOVERY or unbeaten > 1):
        if form is Form.RECOVERY and unbeaten <= 1 and unbeaten + beaten == 2:
            left += [2, 1]  # the final, and the final again if the unbeaten one loses it
            break
        losing = unbeaten - power_of_two(unbeaten) // 2 if unbeaten > 1 else 0
        unbeaten -= losing
        beaten = beaten - beaten // 2 + losing if form is Form.RECOVERY else 0
        left.append(unbeaten + beaten)
    return left


def _survivors_of_several(players: int, returning: int) -> list[int]:
    """Until as many are unbeaten as return, then until no more return than that, then half of them after each round."""
    unbeaten, beaten, left = players, 0, []
    while unbeaten > returning or beaten > returning:
        losing = unbeaten - power_of_two(unbeaten) // 2 if unbeaten > returning else 0
        beaten += losing - (beaten // 2 if losing else min(beaten // 2, beaten - returning))
        unbeaten -= losing
        left.append(unbeaten + beaten)
    while left and left[-1] > 1:
        left.append(left[-1] // 2)
    return left
