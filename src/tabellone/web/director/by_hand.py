"""Pairs made by hand: choose two seats and they change places; what the change breaks is said at once."""

from typing import Any

from django.http import HttpResponse

from tabellone.desk.by_hand import Seats, judged, replace, seats_of
from tabellone.engine.model import Rest
from tabellone.engine.outcomes import RESTS
from tabellone.engine.reasons import UserError
from tabellone.journal.state import State
from tabellone.web.books import hand, opened
from tabellone.web.done import redirect_done
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def _written(seats: Seats) -> str:
    """The round as it is being changed, which the page carries along until it is saved."""
    rests = [":".join(str(part) for part in resting if part is not None) for resting in seats.rests]
    return ",".join([f"{white}-{black}" for white, black in seats.boards] + rests)


def _read(text: str) -> Seats:
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


def edit(request: Request, key: str, number: int) -> HttpResponse:
    """The last round, to be changed as long as it has no result."""
    journal = opened(request, key)
    state = journal.state
    seats, picked, problem = seats_of(state, number), None, ""
    if request.method == "POST":
        seats = _read(request.POST.get("seats", ""))
        if "save" in request.POST:
            try:
                done = replace(hand(request), key, number, seats, request.POST.get("reason", ""))
                return redirect_done(done, "round", key, number)
            except UserError as error:
                problem = request.speaker.problem(error)
        else:
            seats, picked = _changed(request, seats)
    context = _shown(state, number, seats) | {
        "number": number,
        "picked": picked,
        "problem": problem,
        "reason": request.POST.get("reason", ""),
        "reason_needed": state.paired_rounds[number - 1].published,
        "hide_step": True,
    }
    response = tournament_page(request, key, journal, "round/by_hand", **context)
    response.status_code = 400 if problem else 200
    return response


def _changed(request: Request, seats: Seats) -> tuple[Seats, int | None]:
    """After one press: the colours of a board, a first seat, or the second of two."""
    board = whole_number(request.POST.get("turn", ""))
    if board is not None:
        return seats.turned(board), None
    chosen, before = (whole_number(request.POST.get(name, "")) for name in ("pick", "picked"))
    if chosen is None or before is None or chosen == before:
        return seats, chosen if chosen != before else None
    return seats.exchanged(before, chosen), None


def _shown(state: State, number: int, seats: Seats) -> dict[str, Any]:
    """The boards with what they break, and whether the rules would have paired otherwise."""
    found, numbers = judged(state, number, seats), state.number_of
    return {
        "seats": _written(seats),
        "boards": [
            {"number": n, "white": _seat(state, numbers, white), "black": _seat(state, numbers, black)}
            for n, (white, black) in enumerate(seats.boards, 1)
        ],
        "resting": [(_seat(state, numbers, r.player), r.kind) for r in seats.rests if not RESTS[r.kind].requested],
        "away": [(_seat(state, numbers, r.player), r.kind) for r in seats.rests if RESTS[r.kind].requested],
        "broken": found.broken,
        "otherwise": found.otherwise,
    }


def _seat(state: State, numbers: dict[int, int], player: int) -> dict[str, Any]:
    return {"id": player, "number": numbers[player], "name": state.competitors[player].name}
