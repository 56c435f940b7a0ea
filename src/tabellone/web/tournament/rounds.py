"""A round as everybody sees it; what is played in it is shown by the kind of encounter."""

from django.http import Http404, HttpResponse

from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.kinds import PAGES


@kept
def show(request: Request, key: str, number: int) -> HttpResponse:
    """A round with its results; everybody sees it once it is published."""
    journal = opened(request, key)
    if number and number == journal.state.withdrawn_publication:
        return tournament_page(request, key, journal, "round/taken_back", number=number)
    if not 0 < number <= len(journal.state.paired_rounds):
        raise Http404
    return PAGES[journal.state.system.encounter].show(request, key, journal, number)
