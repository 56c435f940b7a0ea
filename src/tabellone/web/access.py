"""How somebody comes in: whoever started the program is the director, everybody else sees published rounds.

The program listens on the hall's network, so it is closed by default. A link that works once, printed where the
program was started or made by the director for another desk, makes a browser the director's; so does the password, if
one is set. What makes it so is a session on the server, which the director can end. Who may do what then is in one
table (`web/roles.py`).
"""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.views.decorators.cache import never_cache

from tabellone import __version__
from tabellone.reading.number_ranges import ranges_text
from tabellone.store import passes
from tabellone.store.links import link_is_good, use_link
from tabellone.store.scopes import Scope
from tabellone.web import password, patience, sessions
from tabellone.web.askers import allowed, asker_of
from tabellone.web.browsers import browser_words
from tabellone.web.errors import error_page
from tabellone.web.hosts import is_this_computer
from tabellone.web.posting import posted
from tabellone.web.request import Request
from tabellone.web.roles import GIVEN, MAY, Action, Role

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


@never_cache
def enter_with_pass(request: Request, identity: int, code: str) -> HttpResponse:
    """Somebody's personal link; the same button. A browser that directs stays the director's."""
    given = passes.by_link(identity, code)
    if given is None:
        return error_page(request, 403, request.speaker.say("ui_pass_wrong"))
    directs = asker_of(request).role is Role.DIRECTOR
    if request.method == "POST" and not directs:
        return _let_in_with(request, given)
    role = request.speaker.say(f"role_{given.role}")
    return render(request, "tabellone/access/pass.html", {"name": given.name, "role": role, "directs": directs})


def log_in(request: Request) -> HttpResponse:
    """By the director's password, or by the name and password of an account; too many wrong ones have to wait."""
    has_accounts = passes.accounts_exist()
    if not password.is_set() and not has_accounts:
        return error_page(request, 404, request.speaker.say("ui_no_password"))
    name, problem = request.POST.get("name", "").strip(), ""
    if request.method == "POST":
        address = request.META.get("REMOTE_ADDR", "")
        wait = patience.try_now(address)
        done = None if wait else _by_password(request, name, request.POST.get("password", ""))
        if done is not None:
            patience.right(address)
            return done
        problem = request.speaker.say("ui_wait", seconds=wait) if wait else request.speaker.say("ui_wrong_password")
    context = {"problem": problem, "has_accounts": has_accounts, "has_director": password.is_set(), "typed": name}
    return render(request, "tabellone/access/login.html", context, status=403 if problem else 200)


def _by_password(request: Request, name: str, typed: str) -> HttpResponse | None:
    """With a name it is an account's, without one the director's; nothing if it is wrong."""
    if not name:
        return _let_in(request) if password.is_right(typed) else None
    given = passes.by_password(name, typed) if len(typed) <= password.LONGEST else None
    return None if given is None else _let_in_with(request, given)


def _let_in_with(request: Request, given: passes.Pass) -> HttpResponse:
    """Somebody is let in as what his pass says; of two by a link for one only the first."""
    if not passes.use(given, browser_words(request.headers.get("User-Agent", ""))):
        return error_page(request, 403, request.speaker.say("ui_pass_wrong"))
    request.session.flush()  # whoever this browser was before
    _remember(request)
    request.session["given_id"] = given.id
    one = given.scope.tournaments
    return redirect("tournament", one[0]) if len(one) == 1 else redirect("home")


def _let_in(request: Request) -> HttpResponse:
    request.session.cycle_key()
    _remember(request)
    request.session["director"] = True
    return redirect("home")


def _remember(request: Request) -> None:
    """What the list of devices shows."""
    request.session["address"] = request.META.get("REMOTE_ADDR", "")[:50]
    request.session["browser"] = browser_words(request.headers.get("User-Agent", ""))


def own_pass(request: Request) -> HttpResponse:
    """Who one is for this site, what one may do, and the way out."""
    asker = asker_of(request)
    if asker.role not in GIVEN:
        return redirect("home")
    may = [request.speaker.say(f"action_{action}") for action in Action if action in MAY[asker.role]]
    context = {"role": request.speaker.say(f"role_{asker.role}"), "may": may, "limits": limits(request, asker.scope)}
    return render(request, "tabellone/access/own_pass.html", context)


def limits(request: Request, scope: Scope) -> str:
    """What a pass is limited to, in a few words."""
    return ", ".join(
        request.speaker.say(f"ui_limit_{name}", spans=ranges_text(spans))
        for name, spans in (("rounds", scope.rounds), ("boards", scope.boards))
        if spans
    )


@posted
def log_out(request: Request) -> HttpResponse:
    """This browser is anybody's again; the only one that directs stays, unless there is a password to come back by."""
    directs = asker_of(request).role is Role.DIRECTOR
    if directs and not password.is_set() and len(sessions.directors(request.session)) == 1:
        messages.error(request, request.speaker.say("ui_logout_refused"))
        return redirect("access")
    request.session.flush()
    return redirect("home")


def actor(request: Request) -> str:
    """Who the journal says it was: somebody the director let in by his role and name, himself by his name."""
    asker = asker_of(request)
    return asker.name or DIRECTOR if asker.role is Role.DIRECTOR else f"{asker.role}:{asker.name}"


def reachable(request: Request) -> str:
    """This site as another computer finds it: by its address in the hall's network if the director is at it himself."""
    if is_this_computer(request.get_host()) and settings.TABELLONE_ADDRESS:
        return str(settings.TABELLONE_ADDRESS).rstrip("/")
    return request.build_absolute_uri("/").rstrip("/")


def context(request: Request) -> dict[str, Any]:
    """For every template."""
    is_copy = getattr(request, "is_copy", False)
    site = str(settings.TABELLONE_SITE).rstrip("/")
    return {
        "asker": asker_of(request),
        "can": {action.value: action in allowed(request) for action in Action},
        "has_log_in": password.is_asked(),
        "language": getattr(request, "language", "it"),
        "version": __version__,
        "in_copy": is_copy,
        "share_picture": "share.png" if is_copy else f"{site}{static('tabellone/share.png')}",
    }
