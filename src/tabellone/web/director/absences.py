"""Rounds in which somebody has asked by phone not to play, answered at the desk."""

from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.desk import absences
from tabellone.web.books import hand
from tabellone.web.posting import posted
from tabellone.web.request import Request


@posted
def answer(request: Request, key: str, player: int, number: int) -> HttpResponse:
    """Yes or no to what somebody has asked for."""
    absences.answer(hand(request), key, player, number, granted="yes" in request.POST)
    return redirect("players", key)
