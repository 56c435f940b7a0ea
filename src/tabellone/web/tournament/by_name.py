"""A round by the names of those who play: where everybody finds himself on the wall."""

from django.http import Http404, HttpResponse

from tabellone.documents.listings.rounds import alphabetical
from tabellone.documents.listings.table import TableContext
from tabellone.exports.spreadsheets import SPREADSHEETS
from tabellone.web.books import opened
from tabellone.web.kept_pages import kept
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listed import shown


@kept
def show(request: Request, key: str, number: int) -> HttpResponse:
    """Board or table, colour and opponent of everybody."""
    journal = opened(request, key)
    state = journal.state
    if not 0 < number <= len(state.paired_rounds):
        raise Http404
    listing = alphabetical(TableContext(state.tournament, state.system, request.speaker), number)
    context = {
        "number": number,
        "listing": listing,
        "table": shown(listing, key, request.speaker),
        "kinds": [*SPREADSHEETS],
        "of_round": f"?round={number}",
    }
    return tournament_page(request, key, journal, "round/by_name", **context)
