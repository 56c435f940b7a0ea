"""Where each page of the site is in its copy, and how pages there lead to each other."""

import posixpath
import re
from collections.abc import Callable, Mapping
from html import escape, unescape
from typing import NamedTuple
from urllib.parse import parse_qsl, urljoin, urlsplit

from django.urls import Resolver404, resolve

from tabellone.web.front.static import PREFIX

FILES = {
    "tournament": "index",
    "players": "players",
    "round": "round-{number}",
    "by_name": "round-{number}-by-name",
    "table_page": "{table}-table",
    "match": "match-{number}-{match}",
    "standings": "standings",
    "individual": "individual",
    "table_team": "team-of-{member}",
    "bracket": "bracket",
    "player": "player-{number}",
    "why": "why-{number}-{player}",
    "suspended": "suspended",
    "prizes": "prizes",
    "overall": "overall",
    "widget": "widget",
}
"""The pages of a tournament that are in a copy, by the names of their addresses."""
PARAMETERS = ("by", "from", "board", "show")
"""Behind the question mark, what makes another page."""
STATIC = "static"
FIRST_PAGE = "index.html"
LINK = re.compile(r' (href|src)="([^"]*)"')
"""Every one, for nothing that people type is in a page with its quotation marks."""


class Place(NamedTuple):
    """A page in a language."""

    language: str
    path: str
    """On the site, with what stands behind the question mark."""


class Places:
    """Of the copy of some tournaments."""

    def __init__(self, folders: Mapping[str, str]):
        """`folders`: the folder of every tournament, by key."""
        self._folders = folders
        self._known: dict[Place, str | None] = {}

    def file(self, place: Place) -> str | None:
        """Where a page is; None for one that is in no copy."""
        if place not in self._known:
            self._known[place] = self._found(place)
        return self._known[place]

    def _found(self, place: Place) -> str | None:
        parts = urlsplit(place.path)
        try:
            match = resolve(parts.path)
        except Resolver404:
            return None
        if match.url_name == "home" and not parts.query:
            return posixpath.join(place.language, FIRST_PAGE)
        key, asked = match.kwargs.get("key"), parse_qsl(parts.query)
        if match.url_name not in FILES or key not in self._folders:
            return None
        if any(name not in PARAMETERS or not value.isalnum() for name, value in asked):
            return None
        name = "-".join([FILES[str(match.url_name)].format(**match.kwargs), *(part for pair in asked for part in pair)])
        return f"{place.language}/{self._folders[str(key)]}/{name}.html"

    def static(self, path: str) -> str | None:
        """Where style, scripts and pictures are."""
        name = urlsplit(path).path
        return f"{STATIC}/{name.removeprefix(PREFIX)}" if name.startswith(PREFIX) else None


def linked(page: str, place: Place) -> list[Place]:
    """The addresses of this site that a page leads to, in its language; without those of a part of a page."""
    found = (urljoin(place.path, unescape(value)) for _, value in LINK.findall(page))
    return [Place(place.language, path.partition("#")[0]) for path in found if path.startswith("/")]


def rewritten(page: str, here: str, place: Place, target: Callable[[Place], str | None]) -> str:
    """The page with addresses relative to its own file; what leads nowhere in the copy is a link no more."""

    def relative(match: re.Match[str]) -> str:
        attribute, value = match.group(1), unescape(match.group(2))
        if value.startswith("#") or urlsplit(value).scheme:
            return match.group(0)
        whole, _, part = urljoin(place.path, value).partition("#")
        if not whole.startswith("/"):
            return match.group(0)
        file = target(Place(place.language, whole))
        if file is None:
            return ""
        near = posixpath.relpath(file, posixpath.dirname(here))
        return f' {attribute}="{escape(near)}{f"#{part}" if part else ""}"'

    return LINK.sub(relative, page)
