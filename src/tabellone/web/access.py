"""Who may do what: whoever started the program is the director, everybody else sees published rounds.

The program listens on the hall's network, so it is closed by default. A link that works once, printed where the
program was started or made by the director for another desk, makes a browser the director's; so does the password, if
one is set. What makes it so is a session on the server, which the director can end.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache

from tabellone import __version__
from tabellone.store.links import link_is_good, use_link
from tabellone.web import password, patience, sessions
from tabellone.web.browsers import browser_words
from tabellone.web.errors import error_page
from tabellone.web.hosts import is_this_computer
from tabellone.web.posting import posted
from tabellone.web.request import Request

DIRECTOR = "director"
"""The actor of events whose author has not given a name."""


@never_cache
def enter(request: Request, token: str) -> HttpResponse:
    """The one-time link: opening it shows a button, so that a robot that looks at links does not use it up."""
    if request.method == "POST" and use_link(token):
        return _let_in(request)
    if request.method == "POST" or not link_is_good(token):
        return error_page(request, 403, request.speaker.say("ui_link_used"))
    return render(request, "tabellone/access/enter.html")


def log_in(request: Request) -> HttpResponse:
    """By password, for whoever has it; too many wrong ones have to wait."""
    if not password.is_set():
        return error_page(request, 404, request.speaker.say("ui_no_password"))
    problem = ""
    if request.method == "POST":
        address = request.META.get("REMOTE_ADDR", "")
        wait = patience.try_now(address)
        if wait:
            problem = request.speaker.say("ui_wait", seconds=wait)
        elif password.is_right(request.POST.get("password", "")):
            patience.right(address)
            return _let_in(request)
        else:
            problem = request.speaker.say("ui_wrong_password")
    return render(request, "tabellone/access/login.html", {"problem": problem}, status=403 if problem else 200)


def _let_in(request: Request) -> HttpResponse:
    request.session.cycle_key()
    request.session["director"] = True
    request.session["address"] = request.META.get("REMOTE_ADDR", "")[:50]
    request.session["browser"] = browser_words(request.headers.get("User-Agent", ""))
    return redirect("home")


@posted
def log_out(request: Request) -> HttpResponse:
    """This browser is anybody's again; the only one that directs stays, unless there is a password to come back by."""
    if is_director(request) and not password.is_set() and len(sessions.directors(request.session)) == 1:
        messages.error(request, request.speaker.say("ui_logout_refused"))
        return redirect("access")
    request.session.flush()
    return redirect("home")


def is_director(request: Request) -> bool:
    """Whether this browser is the director's."""
    return bool(request.session.get("director"))


def actor(request: Request) -> str:
    """Who the journal says it was."""
    return request.session.get("name") or DIRECTOR


def director_only(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """A page that only the director sees."""

    @wraps(view)
    def guarded(request: Request, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not is_director(request):
            return error_page(request, 403, request.speaker.say("ui_director_only"))
        return view(request, *args, **kwargs)

    return guarded


def reachable(request: Request) -> str:
    """This site as another computer finds it: by its address in the hall's network if the director is at it himself."""
    if is_this_computer(request.get_host()) and settings.TABELLONE_ADDRESS:
        return str(settings.TABELLONE_ADDRESS).rstrip("/")
    return request.build_absolute_uri("/").rstrip("/")


def context(request: Request) -> dict[str, Any]:
    """For every template."""
    return {
        "is_director": is_director(request),
        "has_password": password.is_set(),
        "language": getattr(request, "language", "it"),
        "version": __version__,
    }
