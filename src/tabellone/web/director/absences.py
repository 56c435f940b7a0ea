"""Rounds in which somebody does not play: entered at the desk, or asked for by phone and answered here."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk import absences
from tabellone.web.books import REPOSITORY, hand
from tabellone.web.posting import posted
from tabellone.web.request import Request


@posted
def save(request: Request, key: str, player: int) -> HttpResponse:
    """One field a round: he plays, is absent, or has half a point."""
    rounds = range(1, REPOSITORY.moment(key).state.rounds + 1)
    kinds = {number: request.POST[f"round-{number}"] for number in rounds if f"round-{number}" in request.POST}
    absences.ask(hand(request), key, player, kinds)
    return redirect("entrant", key, player)


@posted
def answer(request: Request, key: str, player: int, number: int) -> HttpResponse:
    """Yes or no to what somebody has asked for."""
    absences.answer(hand(request), key, player, number, granted="yes" in request.POST)
    return redirect("players", key)
