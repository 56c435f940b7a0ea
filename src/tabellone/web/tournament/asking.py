"""What tables and papers are asked for by whoever asks: everybody about what is published, the director about all."""

from functools import partial

from django.http import Http404

from tabellone.desk.ratings import first_capitals, weight_of
from tabellone.documents.listings.catalogue import TableRequest
from tabellone.documents.listings.table import TableContext
from tabellone.journal.state import State
from tabellone.web.askers import may
from tabellone.web.books import RATINGS
from tabellone.web.request import Request
from tabellone.web.roles import Action
from tabellone.web.typed import whole_number


def asked_by(request: Request, key: str, state: State, number: int) -> TableRequest:
    """Prizes are everybody's once the tournament is closed."""
    tournament = state.tournament
    if not may(request, Action.FOLLOW) and not state.closed:
        tournament = tournament._replace(prizes=())
    first = partial(first_capitals, RATINGS, key, state)
    return TableRequest(TableContext(tournament, state.system, request.speaker), number, weight_of(state, None), first)


def round_asked(request: Request, state: State) -> int:
    """The one in the address, else the last one that whoever asks may see."""
    last = len(state.paired_rounds)
    if "round" not in request.GET:
        return last
    number = whole_number(request.GET["round"])
    if number is None or not 1 <= number <= last:
        raise Http404
    return number
