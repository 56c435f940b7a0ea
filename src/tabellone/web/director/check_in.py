"""Who is here before the first round, on a tablet at the door: large rows, a tap each."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk import check_in
from tabellone.engine.person_register import name_key
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def show(request: Request, key: str) -> HttpResponse:
    """Everybody who is expected in round 1, who is here, and one button for those who are not."""
    if request.method == "POST":
        return _done(request, key)
    journal = opened(request, key)
    state = journal.state
    expected = [one for one in state.competitors.values() if one.competitor.takes_part_in(check_in.FIRST_ROUND)]
    rows = [
        {"id": one.id, "name": one.name, "here": one.id in state.checked_in, "away": state.absences.get(one.id, "")}
        for one in sorted(expected, key=lambda one: name_key(one.name))
    ]
    context = {
        "rows": rows,
        "may": check_in.may_check_in(state),
        "here": sum(one.id in state.checked_in for one in expected),
        "not_here": len(check_in.awaited(state)),
        "absences": "absent" in state.system.rest_kinds,
    }
    return tournament_page(request, key, journal, "players/check_in", tab="players", **context)


def _done(request: Request, key: str) -> HttpResponse:
    """A tap, or the button."""
    if "missing" in request.POST:
        count = check_in.mark_missing(hand(request), key)
        messages.success(request, request.speaker.say("ui_missing_marked", count=count))
        return redirect("check_in", key)
    whose = whole_number(request.POST.get("whose", "")) or 0
    check_in.check_in(hand(request)._replace(seen=None), key, whose, here=request.POST.get("here") == "yes")
    if request.htmx:
        return HttpResponse(status=204)  # the page follows the tournament anyway
    return redirect("check_in", key)
