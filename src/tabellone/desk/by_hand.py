"""Pairs made by hand: the last round changed seat by seat, what the change breaks, and the round with it."""

from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.encounters import Encounter, Game, Match
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.encounters.matches import write_games
from tabellone.journal.entry import Entry, RefusedError
from tabellone.journal.lookup import require_last_round
from tabellone.journal.state import PairedRound, State
from tabellone.store.repository import now

PAIRS: tuple[type[Encounter], ...] = (Game, Match)
"""The kinds of encounters of two."""


class Seats(NamedTuple):
    """The round as it is being changed, by ids."""

    boards: list[tuple[int, int]]
    rests: list[Rest]

    def exchanged(self, one: int, other: int) -> "Seats":
        """Two players in each other's place."""
        moved = {one: other, other: one}
        return Seats(
            [(moved.get(white, white), moved.get(black, black)) for white, black in self.boards],
            [resting._replace(player=moved.get(resting.player, resting.player)) for resting in self.rests],
        )

    def turned(self, board: int) -> "Seats":
        """The other colours on a board."""
        return self._replace(boards=[pair[::-1] if n == board else pair for n, pair in enumerate(self.boards, 1)])


class Judged(NamedTuple):
    """What the rules say of pairs made by hand."""

    broken: list[Reason]
    otherwise: bool
    """Whether nothing is broken, and the rules would have paired otherwise."""


def seats_of(state: State, number: int) -> Seats:
    """The last round, to be changed as long as it has no result."""
    _, paired = require_last_round(state, {"round": number})
    if state.closed:
        raise RefusedError("closed")
    if state.has_results(number) or state.system.encounter not in PAIRS:
        raise RefusedError("round_has_results", round=number)
    pairs = [game.seats for game in paired.games] + [match.seats for match in paired.matches]
    return Seats(pairs, list(paired.rests))


def judged(state: State, number: int, seats: Seats) -> Judged:
    """Before it is saved; what is no seating of this tournament is refused."""
    numbers = state.number_of
    seated = [player for pair in seats.boards for player in pair]
    seated += [player for r in seats.rests for player in (r.player, r.against) if player is not None]
    if any(player not in numbers for player in seated) or any(
        resting.kind not in state.system.rest_kinds for resting in seats.rests
    ):
        raise BadDocumentError("not_a_list", "seats")
    pair = Match if state.is_by_teams else Game
    pairs: tuple[Encounter, ...] = tuple(pair(numbers[white], numbers[black]) for white, black in seats.boards)
    games = tuple(Game(numbers[white], numbers[black]) for white, black in seats.boards)
    rests = tuple(Rest(numbers[r.player], r.kind, numbers.get(r.against or 0)) for r in seats.rests)
    tournament = state.tournament
    history = (*tournament.history[:-1], tournament.history[-1]._replace(encounters=pairs, rests=rests, withdrawn=()))
    changed = tournament._replace(history=history)
    broken = state.system.rule_violations(changed.as_before_pairing(number), games, rests)
    return Judged(broken, otherwise=not broken and bool(state.system.differences(changed, number)))


def replace(hand: Hand, key: str, number: int, seats: Seats, reason: str = "") -> Entry:
    """The round as it was changed, whatever it breaks: the director answers for it, and says why."""
    state = hand.state(key)
    seats_of(state, number)
    if state.paired_rounds[-1].published and not reason.strip():
        raise RefusedError("change_without_reason", round=number)
    data = {
        "round": number,
        "encounters": [_written(state, state.paired_rounds[-1], pair) for pair in seats.boards],
        "rests": [[part for part in resting if part is not None] for resting in seats.rests],
        "at": now(),
        **({"reason": reason} if reason.strip() else {}),
    }
    return hand.does(key, "replace", data)


def _written(state: State, round_: PairedRound, pair: tuple[int, int]) -> dict[str, Any]:
    """Two players, or two teams whose boards follow from their line-ups; a match that stays keeps those handed in."""
    if not state.is_by_teams:
        return {"white": pair[0], "black": pair[1]}
    known = next((match for match in round_.matches if match.seats == pair and round_.line_up_openings(pair)), None)
    return {"teams": list(pair)} | ({"games": write_games(known.games)} if known is not None else {})
