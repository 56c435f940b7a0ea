"""Who may do what: whoever started the program is the director, everybody else sees published rounds.

The program listens on the hall's network, so it is closed by default. A link with a token that works once, printed
where the program was started or made by the director for another desk, makes a browser the director's; so does the
password, if one is set.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings as django_settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.values import text
from tabellone.web import password
from tabellone.web.errors import error_page
from tabellone.web.patience import Patience
from tabellone.web.posting import posted

DIRECTOR = "director"
"""The actor of events whose author has not given a name."""

_tokens: set[str] = set()
_patience = Patience()


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
    return _let_in(request)


def log_in(request: HttpRequest) -> HttpResponse:
    """By password, for whoever has it; too many wrong ones have to wait."""
    if not password.is_set():
        return error_page(request, 404, request.speaker.say("ui_no_password"))
    problem = ""
    if request.method == "POST":
        address = request.META.get("REMOTE_ADDR", "")
        wait = _patience.try_now(address)
        if wait:
            problem = request.speaker.say("ui_wait", seconds=wait)
        elif password.is_right(request.POST.get("password", "")):
            _patience.right(address)
            return _let_in(request)
        else:
            problem = request.speaker.say("ui_wrong_password")
    return render(request, "tabellone/login.html", {"problem": problem}, status=403 if problem else 200)


def _let_in(request: HttpRequest) -> HttpResponse:
    request.session.cycle_key()
    request.session["director"] = password.generation()
    return HttpResponseRedirect("/")


@posted
def log_out(request: HttpRequest) -> HttpResponse:
    """This browser is anybody's again."""
    request.session.flush()
    return HttpResponseRedirect("/")


def is_director(request: HttpRequest) -> bool:
    """Whether this browser is the director's."""
    return bool(request.session.get("director") == password.generation())


def actor(request: HttpRequest) -> str:
    """Who the journal says it was."""
    return request.session.get("name") or DIRECTOR


def director_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that only the director sees."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not is_director(request):
            return error_page(request, 403, request.speaker.say("ui_director_only"))
        return view(request, *args, **kwargs)

    return guarded


@director_only
def settings(request: HttpRequest) -> HttpResponse:
    """The name in the journal, the password, a link for another desk."""
    context: dict[str, Any] = {"name": request.session.get("name", "")}
    if request.method == "POST":
        if "link" in request.POST:
            context["link"] = f"{reachable(request)}/enter/{new_token()}"
            return render(request, "tabellone/access.html", context)
        try:
            _change(request)
        except BadDocumentError as error:
            context["problem"] = request.speaker.problem(error)
            return render(request, "tabellone/access.html", context, status=400)
        messages.success(request, request.speaker.say("ui_saved"))
        return HttpResponseRedirect("/access")
    return render(request, "tabellone/access.html", context)


def reachable(request: HttpRequest) -> str:
    """This site as another computer finds it: by its address in the hall's network if the director is at it himself."""
    host = request.get_host().split(":")[0]
    if host in ("127.0.0.1", "localhost") and django_settings.TABELLONE_ADDRESS:
        return str(django_settings.TABELLONE_ADDRESS).rstrip("/")
    return request.build_absolute_uri("/").rstrip("/")


def _change(request: HttpRequest) -> None:
    if "name" in request.POST:
        request.session["name"] = text({"name": request.POST["name"].strip()}, "name", longest=40)
    if request.POST.get("password"):
        password.set_password(request.POST["password"])
        request.session["director"] = password.generation()


def context(request: HttpRequest) -> dict[str, Any]:
    """For every template."""
    return {
        "is_director": is_director(request),
        "has_password": password.is_set(),
        "language": getattr(request, "language", "it"),
    }
