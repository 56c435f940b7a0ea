"""Rounds in which somebody has asked not to play."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk.absences import ask
from tabellone.web.access import director_only
from tabellone.web.books import REPOSITORY, hand
from tabellone.web.posting import posted
from tabellone.web.request import Request


@director_only
@posted
def save(request: Request, key: str, player: int) -> HttpResponse:
    """One field a round: he plays, is absent, or has half a point."""
    rounds = range(1, REPOSITORY.moment(key).state.rounds + 1)
    kinds = {number: request.POST[f"round-{number}"] for number in rounds if f"round-{number}" in request.POST}
    ask(hand(request), key, player, kinds)
    return redirect("entrant", key, player)
