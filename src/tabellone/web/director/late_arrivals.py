"""Somebody came when a round was already paired: whether he enters it, and where."""

from django.http import Http404, HttpResponse
from django.shortcuts import redirect

from tabellone.desk.late_arrivals import join, ways_in
from tabellone.web.books import hand, opened
from tabellone.web.request import Request
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.typed import whole_number


def show(request: Request, key: str, player: int) -> HttpResponse:
    """The places there are in the round that is being played, beside the next round; the director takes one."""
    journal = opened(request, key)
    state = journal.state
    if player not in state.entrants:
        raise Http404
    way = whole_number(request.POST.get("way", ""))
    if way is not None:
        return redirect("round", key, join(hand(request), key, player, way))
    context = {"entrant": state.entrants[player], "ways": ways_in(state, player), "number": len(state.paired_rounds)}
    return tournament_page(request, key, journal, "players/late_arrival", **context, hide_step=True)
