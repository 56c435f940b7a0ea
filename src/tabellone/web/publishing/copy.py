"""A copy of an event: every public page asked for once in each language, and made to lead to the others as files."""

import json
import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from urllib.parse import urlsplit

from django.core.handlers.base import BaseHandler
from django.http import HttpResponse, QueryDict
from django.template.loader import render_to_string
from django.urls import resolve, reverse
from django.utils.text import slugify

from tabellone.desk.publication import Publication
from tabellone.documents.dates import days_between
from tabellone.documents.speaker import Speaker
from tabellone.documents.words import LANGUAGES
from tabellone.engine.reasons import UserError
from tabellone.exports.site_folder import Site
from tabellone.web.addresses import Shapes
from tabellone.web.books import REPOSITORY, introduced
from tabellone.web.front.static import PREFIX, contents
from tabellone.web.publishing.places import STATIC, Place, Places, linked, rewritten
from tabellone.web.request import Request
from tabellone.web.sessions import SessionStore
from tabellone.web.tournament.agenda import agenda
from tabellone.web.tournament.frame import tournament_page
from tabellone.web.tournament.listing import public_line

ATTEMPTS = 3
"""At a copy of an event in which somebody goes on writing."""
SPRITE = re.compile(r'<use href="[^"]*icons\.svg[^"#]*#([\w-]+)"\s*/>')
"""A sign out of the sheet of signs, which a browser does not open from the disk."""
ICONS = "tabellone/icons.svg"
PICTURE = "tabellone/share.png"
ROUNDS = "rounds.js"
"""Beside the pages of a tournament: which rounds there are."""
LONGEST_NAME = 60
"""Of a folder: Windows does not like long paths."""
NO_FOLDERS = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
"""Names that Windows keeps for itself."""
OTHER_LANGUAGE = Shapes("language")
Told = Callable[[int], None]


def copy_of(
    publication: Publication, known: Mapping[str, str], address: str = "", told: Told = lambda done: None
) -> Site:
    """All files; `known` are the folders of a copy there is, `address` where it will be found, if that is known."""
    folders = _folders(publication, known)
    for _ in range(ATTEMPTS):
        before = _versions(publication)
        files = _Copy(publication, folders, address.rstrip("/"), told).files()
        if _versions(publication) == before:
            return Site(publication.key, folders, files)
    raise UserError("site_goes_on")


def how_many(publication: Publication) -> int:
    """About how many pages a copy has."""
    summaries = [one.summary for one in publication.tournaments]
    return len(LANGUAGES) * sum((one.players + 3) * (one.published + 1) + 5 for one in summaries)


def _versions(publication: Publication) -> list[str]:
    return [REPOSITORY.moment(one.key).published.version for one in publication.tournaments]


def _folders(publication: Publication, known: Mapping[str, str]) -> dict[str, str]:
    """After their names; one that has a folder keeps it."""
    folders = {one.key: known[one.key] for one in publication.tournaments if one.key in known}
    for one in publication.tournaments:
        name = slugify(one.summary.name)[:LONGEST_NAME] or one.key
        is_free = name not in folders.values() and name not in NO_FOLDERS
        folders.setdefault(one.key, name if is_free else f"{name}-{one.key}")
    return folders


class _Copy:
    """One copy while it is made."""

    def __init__(self, publication: Publication, folders: Mapping[str, str], address: str, told: Told):
        self._publication, self._address, self._told = publication, address, told
        self._folders = folders
        self._places = Places(folders)
        self._pages: dict[Place, str] = {}
        self._missing: set[Place] = set()
        self._static: set[str] = {PICTURE}
        """What pages need, by its name."""
        self._handler = BaseHandler()
        self._handler.load_middleware()

    def files(self) -> dict[str, bytes]:
        """Everything, by its place."""
        self._collect()
        files = {}
        for place, page in self._pages.items():
            file = self._places.file(place)
            assert file is not None  # only those are collected
            files[file] = self._finished(page, file, place).encode()
        for key, folder in self._folders.items():
            files |= {f"{language}/{folder}/{ROUNDS}": _rounds(key) for language in LANGUAGES}
        files |= {f"{STATIC}/{name}": self._contents[name] for name in sorted(self._static)}
        return files | {"index.html": self._entrance()}

    def _collect(self) -> None:
        """From the first pages on, whatever they lead to."""
        waiting = [Place(language, path) for language in LANGUAGES for path in self._first()]
        while waiting:
            place = waiting.pop()
            if place in self._pages or place in self._missing or self._places.file(place) is None:
                continue
            page = self._made(place)
            if page is None:
                self._missing.add(place)
                continue
            self._pages[place] = page
            self._told(len(self._pages))
            waiting += linked(page, place)

    def _first(self) -> Iterator[str]:
        yield reverse("home")
        for one in self._publication.tournaments:
            yield reverse("tournament", args=[one.key])
            yield reverse("widget", args=[one.key])
            yield reverse("widget", args=[one.key]) + "?show=round"

    def _made(self, place: Place) -> str | None:
        """A page as everybody sees it; None for what is not there."""
        request = _request(place)
        match = resolve(request.path)
        if match.url_name == "home":
            return self._event(request)
        if match.url_name == "tournament":
            return _tournament(request, str(match.kwargs["key"]))
        response = self._handler.get_response(request)
        assert isinstance(response, HttpResponse)  # pages are no streams
        return response.content.decode() if response.status_code == 200 else None

    def _event(self, request: Request) -> str:
        """Instead of the home page."""
        one = self._publication.gathering
        keys = [row.key for row in self._publication.tournaments]
        context = {
            "name": self._publication.name,
            "gathering": one,
            "days": days_between(one.first_day, one.last_day, request.speaker) if one and one.first_day else "",
            "lines": [public_line(row, request.speaker) for row in self._publication.tournaments],
            "agenda": agenda([(key, REPOSITORY.moment(key).published.state) for key in keys], request.speaker),
        }
        return render_to_string("tabellone/publishing/event.html", context, request)

    def _finished(self, page: str, file: str, place: Place) -> str:
        """With addresses of files, and with its signs inside."""
        used = sorted(set(SPRITE.findall(page)))
        page = SPRITE.sub(r'<use href="#\1"/>', page)
        page = rewritten(page, file, place, lambda target: self._target(target, file))
        page = page.replace('content="share.png"', f'content="{self._picture(file)}"')
        signs = "".join(self._symbols[name] for name in used)
        sheet = f'<svg class="signs" aria-hidden="true" width="0" height="0">{signs}</svg>' if signs else ""
        return re.sub(r"(<body[^>]*>)", lambda body: body.group(1) + sheet, page, count=1)

    def _target(self, target: Place, here: str) -> str | None:
        if target.path.startswith(PREFIX):
            file = self._places.static(target.path)
            self._static.add(target.path.partition("?")[0].removeprefix(PREFIX))
            return file
        if target.path.endswith(f"/{ROUNDS}"):
            return f"{posixpath.dirname(here)}/{ROUNDS}"
        other = OTHER_LANGUAGE.match(target.path.partition("?")[0])
        if other is not None:
            return str(other.kwargs["language"]) + here[here.index("/") :]
        return self._places.file(target) if target in self._pages else None

    def _picture(self, file: str) -> str:
        """For whoever is sent a link: where it will be, if that is known."""
        up = "../" * file.count("/")
        return f"{self._address}/{STATIC}/{PICTURE}" if self._address else f"{up}{STATIC}/{PICTURE}"

    @cached_property
    def _contents(self) -> dict[str, bytes]:
        return dict(contents())

    @cached_property
    def _symbols(self) -> dict[str, str]:
        sheet = self._contents[ICONS].decode()
        return {name: symbol for symbol, name in re.findall(r'(<symbol id="([\w-]+)".*?</symbol>)', sheet, re.S)}

    def _entrance(self) -> bytes:
        """The first page of all: on to the language of the browser."""
        context = {"name": self._publication.name, "picture": self._picture("index.html")}
        return render_to_string("tabellone/publishing/entrance.html", context).encode()


def _request(place: Place) -> Request:
    """Somebody asks who was never let in, for a page of a copy."""
    request, parts = Request(), urlsplit(place.path)
    request.method, request.path, request.path_info = "GET", parts.path, parts.path
    request.GET = QueryDict(parts.query)
    request.META = {"SERVER_NAME": "localhost", "SERVER_PORT": "80", "QUERY_STRING": parts.query}
    request.COOKIES = {"language": place.language}
    request.language, request.speaker = place.language, Speaker(place.language)
    request.session = SessionStore()
    request.is_copy = True
    return request


def _tournament(request: Request, key: str) -> str:
    """Instead of the way to its last round."""
    journal = introduced(request, REPOSITORY.moment(key).published)
    return tournament_page(request, key, journal, "publishing/tournament").content.decode()


def _rounds(key: str) -> bytes:
    """Which rounds there are: a file of its own, so that a new round does not change the pages of those before."""
    state = REPOSITORY.moment(key).published.state
    rounds = {"shown": len(state.paired_rounds), "announced": state.rounds}
    return f"var tabelloneRounds = {json.dumps(rounds)};\n".encode()
