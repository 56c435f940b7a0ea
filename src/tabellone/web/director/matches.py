"""Results of matches at the desk: a board by key or button, a team that did not come, a draw that has to be decided."""

from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from tabellone.desk.matches import decide_drawn, enter_board, enter_forfeit, match_of
from tabellone.documents.results import result_label
from tabellone.web.addresses import numbered
from tabellone.web.books import hand, opened
from tabellone.web.director.boards import saved_part, say_seed
from tabellone.web.director.consequences import confirm_page
from tabellone.web.done import page_done
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.tournament.frame import step_shown
from tabellone.web.tournament.games import CLEAR
from tabellone.web.tournament.match_pages import board_line, entry_of, match_shown


@posted
def board(request: Request, key: str, number: int, match: int, board: int) -> HttpResponse:
    """The result of a board, or another one in its place; the answer is its line."""
    code = request.POST.get("confirmed") or request.POST.get("result") or None
    code = None if code == CLEAR else code
    before = opened(request, key).state
    if match_of(before, number, match) is None:
        raise Http404
    entered = enter_board(hand(request), key, number, match, board, code, bool(request.POST.get("confirmed")))
    back = reverse("round", args=[key, number])
    label = result_label(code, before.board_points_unit)
    if not entered.is_done and not request.htmx:
        what = request.speaker.say("ui_correct_board_to", match=match, board=board, round=number, result=label)
        return confirm_page(request, key, what, entered.otherwise, back, confirmed=code or CLEAR)
    if not request.htmx:
        return redirect(page_done(request, entered.sequence, back) if entered.corrects else back)
    journal = opened(request, key)
    state = journal.state
    entry = entry_of(request, state, number)
    played = match_of(state, number, match)
    if played is None:
        raise Http404
    place = numbered("match_board", key, number, match)(board)
    context = {
        "key": key,
        "number": number,
        "board": board_line(request, state, played, match, board - 1, place, entry),
        "match": match_shown(request, key, state, number, match - 1, entry),
        "seen": journal.version,
        **step_shown(request, key, state),
        "otherwise": entered.otherwise,
        "asked": code or CLEAR,
        "asked_label": label,
        **entry,
    }
    return saved_part(request, "match", key, journal, entered, back, context)


@posted
def whole(request: Request, key: str, number: int, match: int) -> HttpResponse:
    """What is decided of a match as a whole: a team that did not come, or who goes on after a draw."""
    if match_of(opened(request, key).state, number, match) is None:
        raise Http404
    if "after" in request.POST:
        entered = decide_drawn(hand(request), key, number, match, request.POST["after"])
        say_seed(request, entered.data.get("seed", ""))
        return redirect("match", key, number, match)
    confirmed = bool(request.POST.get("confirmed"))
    code = request.POST.get("confirmed") or request.POST.get("forfeit") or None
    code = None if code == CLEAR else code
    entered = enter_forfeit(hand(request), key, number, match, code, confirmed)
    back = reverse("match", args=[key, number, match])
    if not entered.is_done:
        what = request.speaker.say("ui_forfeit_of_match", match=match, round=number)
        return confirm_page(request, key, what, entered.otherwise, back, confirmed=code or CLEAR)
    return redirect(back)
