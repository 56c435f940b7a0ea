"""Before the event: tables, rematches to expect, and whether team-mates can be kept apart."""

from django.http import Http404, HttpResponse

from tabellone.documents.plan import relaxation_reasons
from tabellone.engine.capabilities import CanPlan
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page

HEIGHT = 120
BAR, GAP = 46, 14


@kept
def show(request: Request, key: str) -> HttpResponse:
    """Simulated a few times with the players enrolled so far."""
    journal = opened(request, key)
    system = journal.state.system
    if not isinstance(system, CanPlan) or not journal.state.entrants:
        raise Http404
    found = journal.cached("plan", lambda state: system.plan(state.tournament))
    most = max((planned.indicator for planned in found.rounds), default=0) or 1
    bars = [
        (
            GAP + index * (BAR + GAP),
            HEIGHT - HEIGHT * planned.indicator // most,
            HEIGHT * planned.indicator // most,
            planned,
        )
        for index, planned in enumerate(found.rounds)
    ]
    sizes = {size: found.sizes.count(size) for size in sorted(set(found.sizes), reverse=True)}
    context = {
        "plan": found,
        "sizes": sizes,
        "bars": bars,
        "bar": BAR,
        "height": HEIGHT,
        "relaxing": relaxation_reasons(found),
    }
    width = GAP + len(bars) * (BAR + GAP)
    return tournament_page(request, key, journal, "players/plan", **context, width=width)
