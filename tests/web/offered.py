"""What pages offer to every role: all links and forms of all pages one gets to by following them."""

import re
from collections import Counter
from html import unescape
from typing import Any

from django.test import Client
from django.urls import resolve

from tabellone.store.passes import Wanted, new_link
from tabellone.store.scopes import Scope
from tabellone.web.books import REPOSITORY
from tabellone.web.demos import DEMOS
from tabellone.web.permissions import ADDRESSES
from tabellone.web.roles import MAY, Role
from tabellone.web.sessions import SessionStore
from tests.running.store import director, visitor

MOST_PAGES = 4
"""That one role opens of one name of addresses, such as the pages of players."""
ROLES = ("director", "arbiter", "scorekeeper", "public")
LINK = re.compile(r'<a\b[^>]*?\shref="([^"#?]*)')
FORM = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
ROW = re.compile(r'\sdata-url="([^"]*)"|\sformaction="([^"]*)"|\shx-post="([^"]*)"')
NO_PAGES = ("table_of_data", "printed", "document", "journal", "registry_file", "backup_file", "copy_of_everything")


def browsers(director: Any, visitor: Any) -> dict[str, Any]:
    """Of every role."""
    found = {"director": director, "public": visitor}
    for role in ("arbiter", "scorekeeper"):
        session = SessionStore()
        session["given_id"] = new_link(Wanted("Anna", role, Scope(), None), once=False)
        session.create()
        found[role] = Client(raise_request_exception=False, HTTP_HOST="localhost")
        found[role].cookies["sessionid"] = str(session.session_key)
    return found


def asked_for(page: str, place: str) -> set[tuple[str, str]]:
    """Methods and addresses that a page leads to."""
    found = {("GET", link) for link in LINK.findall(page)}
    for head, inside in FORM.findall(page):
        method = "POST" if 'method="post"' in head else "GET"
        action = re.search(r'\saction="([^"#?]*)', head)
        if action or re.search(r"<button(?![^>]*\sformaction)", inside):
            found.add((method, action[1] if action else place))
    found |= {("POST", place) for one in ROW.findall(page) for place in one if place}
    return {(method, unescape(path)) for method, path in found if path.startswith("/")}


def seen_by(role: str, client: Any, starts: list[str]) -> tuple[list[str], list[str]]:
    """Which pages, by the names of their addresses, and what was offered that is refused."""
    waiting, known, in_vain = [*starts], {*starts}, set()
    opened_so_far: Counter[str] = Counter()
    while waiting:
        place = waiting.pop(0)
        name = resolve(place).url_name or ""
        opened_so_far[name] += 1
        if place not in starts and opened_so_far[name] > MOST_PAGES:
            continue
        answer = client.get(place, follow=True)
        assert answer.status_code < 500, place
        for method, path in asked_for(answer.content.decode(), place):
            name = resolve(path).url_name or ""
            if ADDRESSES[name].action(method) not in MAY[Role(role)]:
                in_vain.add(f"{resolve(place).url_name}: {method} {name}")
            elif method == "GET" and path not in known and name not in NO_PAGES:
                known.add(path)
                waiting.append(path)
    return sorted(opened_so_far), sorted(in_vain)


PLAYERS = "\n".join(f"P{number}; Squadra {number}" for number in range(1, 9))
TEAMS = "Lecce:\nAlfa\nBravo\n\nTreviso:\nCharlie\nDelta"
OPEN: dict[str, tuple[dict[str, str], str, str]] = {
    "amalfi": ({}, "players", PLAYERS),
    "big-tables": ({}, "players", PLAYERS),
    "italo-swiss": ({"italo-swiss.competitors": "teams", "italo-swiss.boards": "2"}, "teams", TEAMS),
}
"""Tournaments that are being played: rules, and who plays."""


def begin(director: Any, system: str) -> None:
    """A tournament with a published round."""
    rules, who, listed = OPEN[system]
    made = director.post("/new", {"name": system, "rounds": "3", "system": system, **rules})
    address = f"/t/{made.headers['Location'].split('/')[2]}"
    director.post(f"{address}/{who}/add", {who: listed})
    for step in ("draw", "pair", "round/1/publish"):
        assert director.post(f"{address}/{step}").status_code == 302, (system, step)


def pages_and_what_they_offer() -> dict[str, tuple[list[str], list[str]]]:
    """Which pages each role saw, and what was offered to it in vain."""
    at_the_desk, in_the_hall = director(), visitor()

    for demo in DEMOS:
        at_the_desk.post("/demo", {"demo": demo.name})
    for system in OPEN:
        begin(at_the_desk, system)
    at_the_desk.post("/events/new", {"name": "Festival", "first_day": "2026-11-21", "last_day": "2026-11-22"})
    at_the_desk.post("/registry/new", {"name": "Rossi Anna", "club": "Lecce"})
    starts = ["/", *(f"/t/{one.key}/" for one in REPOSITORY.listed(0, 20, public=False)), "/registry"]
    clients = browsers(at_the_desk, in_the_hall)
    allowed = {role: starts if role in ("director", "arbiter") else starts[:-1] for role in ROLES}
    return {role: seen_by(role, clients[role], allowed[role]) for role in ROLES}
