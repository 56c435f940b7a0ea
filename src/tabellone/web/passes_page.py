"""Whom the director lets in: the table of roles, the links and accounts he has given, new ones, and their end."""

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone

from tabellone.engine.reasons import BadDocumentError, UserError
from tabellone.journal.lookup import find_player, find_team
from tabellone.journal.state import State
from tabellone.journal.values import text_value
from tabellone.reading.number_ranges import read_ranges
from tabellone.store import passes
from tabellone.store.gatherings import all_gatherings
from tabellone.store.personal_links import CAPTAINS, PLAYERS, PersonalLinks
from tabellone.store.scopes import Scope
from tabellone.web import password, sessions
from tabellone.web.access import limits, reachable
from tabellone.web.books import REPOSITORY
from tabellone.web.posting import posted
from tabellone.web.qr import qr
from tabellone.web.request import Request
from tabellone.web.roles import GIVEN, MAY, Action, Role
from tabellone.web.typed import typed_key, whole_number

LASTS = {"12": "ui_lasts_day", "72": "ui_lasts_days", "720": "ui_lasts_month", "": "ui_lasts_ever"}
"""Hours a pass lasts, and how it is said."""
MOST_OFFERED = 60
"""Tournaments to choose from, the newest first."""


def shown_on_page(request: Request) -> dict[str, Any]:
    """What the page about access has of it."""
    say = request.speaker.say
    at_work = sessions.at_work()
    offered = [one for one in REPOSITORY.listed(0, MOST_OFFERED, public=False) if not one.summary.closed]
    return {
        "roles": [(say(f"role_{role}"), f"ui_may_{role}", f"ui_comes_{role}", at_work.get(role)) for role in Role],
        "role_names": [say(f"role_{role}") for role in Role],
        "matrix": [(say(f"action_{action}"), [action in MAY[role] for role in Role]) for action in Action],
        "given": [_shown(request, one) for one in passes.all_passes()],
        "personal": [("captain", _captains()), ("player", _players())],
        "given_roles": [(role.value, say(f"role_{role}")) for role in GIVEN],
        "lasts": LASTS,
        "events": all_gatherings(),
        "offered": offered,
    }


@posted
def change(request: Request) -> HttpResponse:
    """What is done to a pass; each form of the page sends fields of its own."""
    typed, say = request.POST, request.speaker.say
    identity = next((whole_number(typed[word]) or 0 for word in ("revoke", "allow", "forget") if word in typed), 0)
    if "revoke" in typed:
        if not passes.revoke(identity):
            raise Http404
        messages.success(request, say("ui_pass_is_revoked"))
    elif "allow" in typed:
        passes.allow_again(identity)
    elif "forget" in typed:
        passes.forget([identity])
    else:
        key = typed_key(typed.get("tournament", ""))
        state = REPOSITORY.moment(key).state
        if "player" in typed:
            PLAYERS.renew(key, find_player(state, {"player": whole_number(typed["player"]) or 0}).id)
        else:
            CAPTAINS.renew(key, find_team(state, {"team": whole_number(typed.get("captain", "")) or 0}).id)
        messages.success(request, say("ui_pass_is_revoked"))
    password.mark_accounts(passes.accounts_exist())
    return redirect("access")


def make(request: Request) -> HttpResponse:
    """A new pass: a link, which is shown to be given on; or an account."""
    typed = request.POST
    wanted = _wanted(request)
    if typed.get("by") != "password":
        return redirect("pass_slip", passes.new_link(wanted, once="once" in typed))
    password.require_length(typed.get("new_password", ""))
    passes.new_account(wanted, typed["new_password"])
    password.mark_accounts(there=True)
    messages.success(request, request.speaker.say("ui_account_made", name=wanted.name))
    return redirect("access")


def _wanted(request: Request) -> passes.Wanted:
    typed = request.POST
    name = text_value({"who": typed.get("who", "").strip()}, "who", max_length=40)
    if not name:
        raise BadDocumentError("ui_pass_name", "")
    role, lasts = typed.get("role", ""), typed.get("lasts", "")
    if role not in GIVEN or lasts not in LASTS:
        raise BadDocumentError("ui_pass_form", "")
    is_scorekeeper = role == Role.SCOREKEEPER
    event, chosen = typed_key(typed.get("event", "")), tuple(filter(None, map(typed_key, typed.getlist("tournament"))))
    if (event or chosen) and not _are_there(event, chosen):
        raise BadDocumentError("ui_pass_form", "")
    scope = Scope(
        chosen,
        event,
        read_ranges(typed.get("rounds", "")) if is_scorekeeper else (),
        read_ranges(typed.get("boards", "")) if is_scorekeeper else (),
    )
    until = timezone.now() + timedelta(hours=int(lasts)) if lasts else None
    return passes.Wanted(name, role, scope, until)


def _are_there(event: str, tournaments: tuple[str, ...]) -> bool:
    """A pass for what is not there would be for nothing."""
    known = {one.key for one in all_gatherings()}
    return (not event or event in known) and REPOSITORY.has(tournaments)


def slip(request: Request, identity: int) -> HttpResponse:
    """A personal link to be shown, sent or printed."""
    given, code = passes.pass_of(identity), passes.code_of(identity)
    if given is None or not code or not given.is_good:
        raise Http404
    address = reachable(request) + reverse("pass", args=[identity, code])
    context = {"one": _shown(request, given), "address": address, "picture": qr(address)}
    return render(request, "tabellone/access/pass_slip.html", context)


def _shown(request: Request, one: passes.Pass) -> dict[str, Any]:
    return {
        "pass": one,
        "role": request.speaker.say(f"role_{one.role}"),
        "where": _where(one.scope),
        "limits": limits(request, one.scope),
        "used": hour(one.used),
        "expires": hour(one.expires),
    }


def _where(scope: Scope) -> str:
    """By name, as far as what it is for is still there."""
    events = [one.name for one in all_gatherings() if one.key == scope.gathering] if scope.gathering else []
    return ", ".join([*events, *map(_name, scope.tournaments)])


def _name(key: str) -> str:
    try:
        return REPOSITORY.moment(key).state.name
    except UserError:
        return key


class Personal(NamedTuple):
    """A link that belongs to somebody, as the page shows it."""

    key: str
    whose: int
    name: str
    seen: str
    browser: str


class OfTournament(NamedTuple):
    """The personal links of a tournament that goes on."""

    name: str
    given: int
    used: list[Personal]
    """Those that were opened; what nobody has opened is a slip in a drawer."""


def _captains() -> list[OfTournament]:
    return _personal(CAPTAINS, lambda state: {one.id: one.name for one in state.teams.values()})


def _players() -> list[OfTournament]:
    return _personal(PLAYERS, lambda state: {one.id: one.name for one in state.entrants.values()})


def _personal(links: PersonalLinks, names_of: Callable[[State], dict[int, str]]) -> list[OfTournament]:
    """By tournament, as far as it can be read."""
    found = []
    for key, given in groupby(links.given(), key=lambda one: one.key):
        try:
            state = REPOSITORY.moment(key).state
        except UserError:
            continue
        names = names_of(state)
        known = [one for one in given if one.whose in names]
        if known and not state.closed:
            opened = (one for one in known if one.seen is not None)
            used = [Personal(key, one.whose, names[one.whose], hour(one.seen), one.browser) for one in opened]
            found.append(OfTournament(state.name, len(known), used))
    return found


def hour(moment: datetime | None) -> str:
    """As the clock on the wall shows it."""
    return "" if moment is None else moment.astimezone().strftime("%d/%m %H:%M")
