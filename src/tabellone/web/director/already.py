"""What a page that has become old asks for and is there already, or is there no more: said, and led to the place."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect

from tabellone.journal.state import State
from tabellone.web.request import Request


def led_to(request: Request, code: str, page: str, *place: str | int, **said: object) -> HttpResponse:
    """One true sentence, on the page it is about."""
    messages.warning(request, request.speaker.say(code, **said))
    return redirect(page, *place)


def no_such_round(request: Request, key: str, state: State, number: int) -> HttpResponse | None:
    """A round that is not there any more, or not yet; None where it is there."""
    if 0 < number <= len(state.paired_rounds):
        return None
    return led_to(request, "ui_round_is_not_there", "tournament", key, round=number)


def published_already(request: Request, key: str, state: State, number: int, action: str) -> HttpResponse | None:
    """What a round would be made that it is already."""
    missing = no_such_round(request, key, state, number)
    if missing is not None:
        return missing
    is_public = state.paired_rounds[number - 1].published
    if action == "publish" and is_public:
        return led_to(request, "ui_round_is_public", "round", key, number, round=number)
    if action == "unpublish" and not is_public:
        return led_to(request, "ui_round_is_not_public", "round", key, number, round=number)
    return None


def previewed_otherwise(request: Request, key: str, state: State, previewed: int | None) -> HttpResponse | None:
    """A round that was previewed and is formed by now, or is not the next any more."""
    if previewed is None or previewed == state.next_round:
        return None
    if 0 < previewed < state.next_round:
        return led_to(request, "ui_round_is_formed", "round", key, previewed, round=previewed)
    return led_to(request, "ui_another_round_first", "tournament", key, round=previewed, next=state.next_round)
