"""Who may do what: whoever started the program is the director, everybody else sees published rounds.

The program listens on the hall's network, so it is closed by default. A link with a token that works once, printed
where the program was started, makes a browser the director's.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from tabellone.web.errors import error_page

_tokens: set[str] = set()


def new_token() -> str:
    """A token that makes one browser the director's."""
    token = secrets.token_urlsafe(24)
    _tokens.add(token)
    return token


def enter(request: HttpRequest, token: str) -> HttpResponse:
    """The one-time link."""
    if token not in _tokens:
        return error_page(request, 403, request.speaker.say("ui_link_used"))
    _tokens.discard(token)
    request.session.cycle_key()
    request.session["director"] = True
    return HttpResponseRedirect("/")


def is_director(request: HttpRequest) -> bool:
    """Whether this browser is the director's."""
    return bool(request.session.get("director"))


def director_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that only the director sees."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not is_director(request):
            return error_page(request, 403, request.speaker.say("ui_director_only"))
        return view(request, *args, **kwargs)

    return guarded


def context(request: HttpRequest) -> dict[str, Any]:
    """For every template."""
    return {"is_director": is_director(request), "language": getattr(request, "language", "it")}
