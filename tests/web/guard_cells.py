"""Every role at every address, reading and sending a form, with real requests through everything but the views."""

from datetime import UTC, datetime, timedelta
from typing import Any

from django.http import HttpResponse
from django.test import Client, modify_settings
from django.urls import URLPattern, get_resolver, reverse

from tabellone.desk.by_phone import Spot
from tabellone.store.models import GatheringRecord, TournamentRecord
from tabellone.store.passes import Wanted, new_link, revoke
from tabellone.store.personal_links import CAPTAINS, PLAYERS
from tabellone.store.scopes import Scope
from tabellone.web.front.visitor import own_cookie
from tabellone.web.permissions import ADDRESSES
from tabellone.web.phone.links import code
from tabellone.web.sessions import SessionStore

KEY, OTHER = "0123456789abcdef", "fedcba9876543210"
"""Of two tournaments."""
GATHERING = "00112233aabbccdd"
METHODS = ("GET", "POST")
UNKNOWN = "unknown"
REACHED = 204
"""What is answered where the guard lets somebody pass."""
AS_A_PART = {"HX-Request": "true"}
"""Of a page: who is refused is told so by a sentence, which is quicker than a page; each role gets the page once."""
SLUGS = {"language": "it"}
PLAIN = ("director", "captain", "player", "public", "arbiter", "scorekeeper")
LET_IN: dict[str, dict[str, Any]] = {
    "arbiter": {"role": "arbiter"},
    "scorekeeper": {"role": "scorekeeper"},
    "arbiter of one": {"role": "arbiter", "tournaments": (KEY,)},
    "arbiter of another": {"role": "arbiter", "tournaments": (OTHER,)},
    "arbiter of the event": {"role": "arbiter", "gathering": GATHERING},
    "arbiter of a lost event": {"role": "arbiter", "gathering": "ffffffff00000000"},
    "scorekeeper of board 1": {"role": "scorekeeper", "boards": ((1, 1),)},
    "scorekeeper of boards 2-5": {"role": "scorekeeper", "boards": ((2, 5),)},
    "scorekeeper of round 1": {"role": "scorekeeper", "rounds": ((1, 1),)},
    "scorekeeper of round 2": {"role": "scorekeeper", "rounds": ((2, 2),)},
    "revoked": {"role": "arbiter"},
    "too late": {"role": "arbiter"},
}
"""Whom the director has let in; every address is of round 1, board 1."""


class Reached:
    """In place of every view."""

    def __init__(self, respond: Any):
        self._respond = respond

    def __call__(self, request: Any) -> Any:
        return self._respond(request)

    def process_view(self, request: Any, view: object, args: object, kwargs: object) -> Any:
        return HttpResponse(status=REACHED)


def clients() -> dict[str, Any]:
    """A browser of everybody."""
    event = GatheringRecord.objects.create(key=GATHERING, name="Festival")
    TournamentRecord.objects.create(key=KEY, gathering=event)
    TournamentRecord.objects.create(key=OTHER)

    def browser(**kept: Any) -> Any:
        session = SessionStore()
        session.update(kept)
        session.create()
        client = Client(raise_request_exception=False, HTTP_HOST="localhost")
        client.cookies["sessionid"] = str(session.session_key)
        return client

    stranger = Client(raise_request_exception=False, HTTP_HOST="localhost")
    player = Client(raise_request_exception=False, HTTP_HOST="localhost")
    player.cookies[own_cookie(KEY)] = f"1.{PLAYERS.codes(KEY, [1])[1]}"
    found = {"director": browser(director=True), "captain": stranger, "player": player, "public": stranger}
    past = datetime.now(UTC) - timedelta(minutes=1)
    for who, given in LET_IN.items():
        scope = Scope(**{name: value for name, value in given.items() if name != "role"})
        expires = past if who == "too late" else None
        identity = new_link(Wanted("Anna", given["role"], scope, expires), once=False)
        if who == "revoked":
            revoke(identity)
        found[who] = browser(given_id=identity)
    return found


def path_of(pattern: Any, who: str) -> str:
    """An address with real values in it; a captain's and a player's have their codes."""
    values = {
        name: KEY if name == "key" else code_of(pattern.name, who) if name == "code" else SLUGS.get(name, 1)
        for name in pattern.pattern.converters
    }
    return reverse(pattern.name, kwargs=values)


def code_of(address: str, who: str) -> str:
    """What the address of somebody's own ends with; nobody else has it."""
    if who == "captain" and address == "captain":
        return CAPTAINS.codes(KEY, [1])[1]
    if who == "player":
        own = {
            "phone_table": code(KEY, Spot(1, 1)),
            "phone_board": code(KEY, Spot(1, 1, 1)),
            "me": PLAYERS.codes(KEY, [1])[1],
        }
        return own.get(address, "wrong")
    return "wrong"


@modify_settings(MIDDLEWARE={"append": "tests.web.guard_cells.Reached"})
def answers() -> dict[str, int]:
    """The status of every cell, and of an address that nobody has thought of."""
    found = {}
    for who, client in clients().items():
        for pattern in get_resolver().url_patterns:
            assert isinstance(pattern, URLPattern)
            for method in METHODS:
                headers = {} if who in PLAIN else AS_A_PART
                answer = client.generic(method, path_of(pattern, who), headers=headers)
                found[f"{who} {pattern.name} {method}"] = answer.status_code
        row = ADDRESSES.pop("home")
        for method in METHODS:
            found[f"{who} {UNKNOWN} {method}"] = client.generic(method, "/").status_code
        ADDRESSES["home"] = row
    return found
