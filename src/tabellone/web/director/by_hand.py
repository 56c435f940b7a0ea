"""Pairs made by hand: choose two seats and they change places; what the change breaks is said at once."""

from typing import Any, NamedTuple

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest
from tabellone.engine.outcomes import RESTS
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.event import RefusedError
from tabellone.journal.state import State
from tabellone.web.access import director_only
from tabellone.web.books import act, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


class Seats(NamedTuple):
    """The round as it is being changed, by ids; the page carries it along as text until it is saved."""

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

    @property
    def text(self) -> str:
        """For the form."""
        rests = [":".join(str(part) for part in resting if part is not None) for resting in self.rests]
        return ",".join([f"{white}-{black}" for white, black in self.boards] + rests)


def read_seats(text: str) -> Seats:
    """The form's text; what is no seating is refused when the seats are used."""
    boards, rests = [], []
    for part in filter(None, text.split(",")):
        if ":" in part:
            player, kind, *against = part.split(":")
            rests.append(Rest(whole_number(player) or 0, kind, whole_number(against[0]) if against else None))
        else:
            white, _, black = part.partition("-")
            boards.append((whole_number(white) or 0, whole_number(black) or 0))
    return Seats(boards, rests)


@director_only
def edit(request: Request, key: str, number: int) -> HttpResponse:
    """The last round, to be changed as long as it has no result."""
    journal = opened(request, key)
    state = journal.state
    _require_changeable(state, number)
    paired = state.paired[number - 1]
    seats = Seats([game.seats for game in paired.games], list(paired.rests))
    picked = None
    if request.method == "POST":
        seats = read_seats(request.POST.get("seats", ""))
        if "save" in request.POST:
            data = {
                "round": number,
                "encounters": [{"white": white, "black": black} for white, black in seats.boards],
                "rests": [[part for part in resting if part is not None] for resting in seats.rests],
            }
            act(request, key, "replace", data)
            return redirect("round", key, number)
        seats, picked = _changed(request, seats)
    context = _shown(state, number, seats) | {"number": number, "picked": picked, "hide_step": True}
    return tournament_page(request, key, journal, "round/by_hand", **context)


def _changed(request: Request, seats: Seats) -> tuple[Seats, int | None]:
    """After one press: the colours of a board, a first seat, or the second of two."""
    board = whole_number(request.POST.get("turn", ""))
    if board is not None:
        return seats.turned(board), None
    chosen, before = (whole_number(request.POST.get(name, "")) for name in ("pick", "picked"))
    if chosen is None or before is None or chosen == before:
        return seats, chosen if chosen != before else None
    return seats.exchanged(before, chosen), None


def _require_changeable(state: State, number: int) -> None:
    if not 0 < number <= len(state.paired):
        raise RefusedError("not_paired", round=number)
    if number < len(state.paired):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired))
    if state.closed:
        raise RefusedError("closed")
    if state.has_results(number) or state.system.encounter is not Game:
        raise RefusedError("round_has_results", round=number)


def _shown(state: State, number: int, seats: Seats) -> dict[str, Any]:
    """The boards with what they break, and whether the rules would have paired otherwise."""
    numbers = state.number_of
    seated = [player for pair in seats.boards for player in pair]
    seated += [player for r in seats.rests for player in (r.player, r.against) if player is not None]
    if any(player not in numbers for player in seated) or any(
        resting.kind not in state.system.rest_kinds for resting in seats.rests
    ):
        raise BadDocumentError("not_a_list", "seats")
    games = tuple(Game(numbers[white], numbers[black]) for white, black in seats.boards)
    rests = tuple(Rest(numbers[r.player], r.kind, numbers.get(r.against or 0)) for r in seats.rests)
    tournament = state.tournament
    history = (*tournament.history[:-1], tournament.history[-1]._replace(encounters=games, rests=rests, withdrawn=()))
    changed = tournament._replace(history=history)
    broken = state.system.objections(changed.before_round(number), games, rests)
    return {
        "seats": seats,
        "boards": [
            {"number": n, "white": _seat(state, numbers, white), "black": _seat(state, numbers, black)}
            for n, (white, black) in enumerate(seats.boards, 1)
        ],
        "resting": [(_seat(state, numbers, r.player), r.kind) for r in seats.rests if not RESTS[r.kind].requested],
        "away": [(_seat(state, numbers, r.player), r.kind) for r in seats.rests if RESTS[r.kind].requested],
        "broken": broken,
        "otherwise": not broken and bool(state.system.differences(changed, number)),
    }


def _seat(state: State, numbers: dict[int, int], player: int) -> dict[str, Any]:
    return {"id": player, "number": numbers[player], "name": state.entrants[player].name}
