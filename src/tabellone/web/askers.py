"""Whoever asks: what he is for this site, and what he may do where he is."""

from typing import NamedTuple

from django.db import DatabaseError

from tabellone.reading.number_ranges import is_in_ranges
from tabellone.store.passes import Pass, pass_of
from tabellone.store.scopes import Scope
from tabellone.web.addresses import is_of_a_tournament
from tabellone.web.request import Request
from tabellone.web.roles import MAY, Action, Role


class Asker(NamedTuple):
    """Somebody at a browser."""

    role: Role = Role.PUBLIC
    name: str = ""
    scope: Scope = Scope()
    ended: str = ""
    """The sentence for somebody whose pass is not good any more."""


def asker_of(request: Request) -> Asker:
    """Asked of the database once a request, and only of browsers that were let in."""
    if not hasattr(request, "asker"):
        request.asker = _asker(request)
    return request.asker


def _asker(request: Request) -> Asker:
    session = request.session
    if session.get("director"):
        return Asker(Role.DIRECTOR, session.get("name", ""))
    identity = session.get("given_id")
    try:
        given = None if identity is None else pass_of(identity)
    except DatabaseError:
        given = None  # nobody while the database cannot be asked, and the page says why
    return Asker() if given is None else _with(given)


def _with(given: Pass) -> Asker:
    if given.is_good:
        return Asker(Role(given.role), given.name, given.scope)
    return Asker(name=given.name, ended="ui_pass_revoked" if given.revoked else "ui_pass_over")


def tournament_of(request: Request) -> str | None:
    """The key in the address of a page of a tournament."""
    match = request.resolver_match
    return match.kwargs.get("key") if match is not None and is_of_a_tournament(request.path) else None


def allowed(request: Request) -> frozenset[Action]:
    """What whoever asks may do in the tournament of the address; elsewhere, with the whole installation."""
    if not hasattr(request, "allowed"):
        asker, key = asker_of(request), tournament_of(request)
        is_there = asker.scope.is_everywhere if key is None else asker.scope.reaches(key)
        request.allowed = MAY[asker.role if is_there else Role.PUBLIC]
    return request.allowed


def may(request: Request, action: Action) -> bool:
    """Whether whoever asks may do this where he is."""
    return action in allowed(request)


def may_enter(request: Request, number: int, encounter: int | None = None) -> bool:
    """Whether results of a round, or of one of its boards, tables or matches, are his to enter."""
    return may(request, Action.ENTER_RESULTS) and not beyond(asker_of(request).scope, number, encounter)


def beyond(scope: Scope, number: int | None, encounter: int | None) -> str:
    """The sentence for a result that is not within a scope; nothing for one that is, or where none is meant yet."""
    for spans, wanted, sentence in (
        (scope.rounds, number, "ui_only_rounds"),
        (scope.boards, encounter, "ui_only_boards"),
    ):
        if spans and wanted is not None and not is_in_ranges(spans, wanted):
            return sentence
    return ""
