"""The guard of every address: whoever may not do what is done there is told so in a sentence, before any view runs."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from django.db import DatabaseError
from django.http import HttpResponse

from tabellone.desk.by_phone import Spot
from tabellone.reading.number_ranges import ranges_text
from tabellone.store.personal_links import CAPTAINS, PLAYERS
from tabellone.store.storage_errors import storage_error
from tabellone.web.askers import Asker, allowed, asker_of, beyond
from tabellone.web.errors import error_page
from tabellone.web.middleware import Respond
from tabellone.web.permissions import ADDRESSES
from tabellone.web.phone.identity import player_of
from tabellone.web.phone.links import is_right
from tabellone.web.request import Request
from tabellone.web.roles import MAY, Action, Role

Arguments = Mapping[str, Any]
ENCOUNTERS = ("encounter", "match", "table", "board")
"""What an address calls the encounter it is about, the outermost first."""


class Holder(NamedTuple):
    """Whoever holds an address that nobody can guess, or what its browser was given there."""

    role: Role
    is_right: Callable[[Request, Arguments], bool]
    """Whether its code is good."""
    otherwise: str
    """The sentence if it is not."""


CARD = Holder(
    Role.PLAYER,
    lambda _, of: is_right(of["code"], of["key"], Spot(of["number"], of["table"], of.get("board", 0))),
    "ui_not_found",
)
"""Of a board or a table, in one round."""
HOLDERS = {
    "captain": Holder(
        Role.CAPTAIN, lambda _, of: CAPTAINS.is_right(of["code"], of["key"], of["team"]), "ui_captain_link_wrong"
    ),
    "phone_table": CARD,
    "phone_board": CARD,
    "me": Holder(
        Role.PLAYER, lambda _, of: PLAYERS.is_right(of["code"], of["key"], of["player"]), "ui_player_link_wrong"
    ),
    "my_game": Holder(
        Role.PLAYER, lambda request, of: player_of(request, of["key"]) == of["player"], "ui_player_link_wrong"
    ),
}


class Guard:
    """Asks the table of roles and actions about every request."""

    def __init__(self, respond: Respond):
        self._respond = respond

    def __call__(self, request: Request) -> HttpResponse:
        return self._respond(request)

    def process_view(self, request: Request, view: object, args: object, kwargs: Arguments) -> HttpResponse | None:
        """Django calls this when it knows the address."""
        name = request.resolver_match.url_name if request.resolver_match else None
        ways = ADDRESSES.get(name or "")
        if ways is None:
            return error_page(request, 403, request.speaker.say("ui_director_only"))
        action = ways.action(request.method or "")
        if action is None:
            return error_page(request, 405, request.speaker.say("ui_takes_no_form"))
        if action in MAY[Role.PUBLIC]:
            return None
        if name in HOLDERS:
            return _without_key(request, HOLDERS[name], action, kwargs)
        sentence = _refusal(request, action, kwargs)
        if sentence and (failure := request.session.failure) is not None:
            return _told(request, request.speaker.problem(storage_error(failure)), 503)
        return _told(request, sentence) if sentence else None


def _without_key(request: Request, holder: Holder, action: Action, kwargs: Arguments) -> HttpResponse | None:
    """The page for whoever does not hold the right address; nothing for who does."""
    try:
        is_his = action in MAY[holder.role] and holder.is_right(request, kwargs)
    except DatabaseError as error:
        return error_page(request, 503, request.speaker.problem(storage_error(error)))
    return None if is_his else error_page(request, 404, request.speaker.say(holder.otherwise))


def _refusal(request: Request, action: Action, kwargs: Arguments) -> str:
    """Why whoever asks may not; nothing if he may."""
    say, asker = request.speaker.say, asker_of(request)
    if action not in MAY[asker.role]:
        return say(_not_by(asker), name=asker.name, role=say(f"role_{asker.role}"))
    if action not in allowed(request):
        return say("ui_only_tournaments")
    if action is not Action.ENTER_RESULTS:
        return ""
    # An address that does not say which result is meant is nobody's who may enter only some.
    encounter = next((kwargs[word] for word in ENCOUNTERS if word in kwargs), 0)
    code = beyond(asker.scope, kwargs.get("number", 0), encounter)
    scope = asker.scope
    return say(code, rounds=ranges_text(scope.rounds), boards=ranges_text(scope.boards)) if code else ""


def _not_by(asker: Asker) -> str:
    if asker.ended:
        return asker.ended
    return "ui_director_only" if asker.role is Role.PUBLIC else "ui_not_by_role"


def _told(request: Request, sentence: str, status: int = 403) -> HttpResponse:
    """A part of a page shows the sentence where it is; else it is the page."""
    if request.htmx:
        return HttpResponse(sentence, status=status, content_type="text/plain; charset=utf-8")
    return error_page(request, status, sentence)
