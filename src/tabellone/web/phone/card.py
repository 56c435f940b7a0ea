"""The address on the card or slip of a board or table: it opens that of one round, and only once it is published."""

from django.http import Http404, HttpResponse
from django.views.decorators.cache import never_cache

from tabellone.desk.by_phone import Spot
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.phone.board import show_board
from tabellone.web.phone.card_page import card_page
from tabellone.web.phone.table import show_table
from tabellone.web.request import Request


@never_cache
def show(request: Request, key: str, number: int, table: int, code: str, board: int = 0) -> HttpResponse:
    """A game, a board of a match or a table, for whoever has its card in his hand."""
    spot = Spot(number, table, board)
    moment = introduced(request, REPOSITORY.moment(key))
    public = moment.published.state
    if number == public.withdrawn_publication:
        return card_page(request, key, moment, spot, "taken_back")
    if not 0 < number <= len(public.paired_rounds):
        raise Http404
    if moment.state.paired_rounds[number - 1].tables:
        return show_table(request, key, moment, spot)
    return show_board(request, key, moment, spot)
