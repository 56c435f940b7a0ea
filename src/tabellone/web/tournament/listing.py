"""All tournaments, and the way into one."""

from django.http import HttpResponse
from django.shortcuts import redirect, render

from tabellone.desk.bringing import DEMOS
from tabellone.web.access import is_director
from tabellone.web.books import REPOSITORY, opened
from tabellone.web.request import Request
from tabellone.web.typed import whole_number

ON_A_PAGE = 50


def listing(request: Request) -> HttpResponse:
    """All tournaments for the director; those with a published round for everybody else; the newest first."""
    public = not is_director(request)
    page = whole_number(request.GET.get("page", "")) or 1
    rows = REPOSITORY.listed((page - 1) * ON_A_PAGE, ON_A_PAGE + 1, public)
    context = {
        "rows": rows[:ON_A_PAGE],
        "newer": page - 1,
        "older": page + 1 if len(rows) > ON_A_PAGE else 0,
        "demos": DEMOS,
    }
    return render(request, "tabellone/tournament/list.html", context)


def home(request: Request, key: str) -> HttpResponse:
    """Where the tournament is now: its last visible round, or its players."""
    rounds = len(opened(request, key).state.paired)
    return redirect("round", key, rounds) if rounds else redirect("players", key)
