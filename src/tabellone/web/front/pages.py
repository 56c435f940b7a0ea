"""Public pages, each made once for every change of its tournament and every language, however many ask for it."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from typing import NamedTuple
from urllib.parse import urlencode

from django.urls import ResolverMatch

from tabellone.desk.public_events import watched_event
from tabellone.desk.screens import watched
from tabellone.web import password
from tabellone.web.addresses import Shapes
from tabellone.web.front.answers import Answer, Packed, pack

MOST_BYTES = 64_000_000
PUBLIC = Shapes(
    "players",
    "round",
    "rotation",
    "standings",
    "race",
    "bracket",
    "player",
    "why",
    "suspended",
    "match",
    "individual",
    "table_team",
    "by_name",
    "table_page",
    "widget",
    "mine",
)
SCREENS = Shapes("hall", "event_hall")
"""Those of the hall, which show what the desk has chosen, perhaps of several tournaments."""
EVENTS = Shapes("public_event")
"""Of all tournaments of an event, where the code on the wall leads."""
PERSONAL = Shapes("my_game")
"""Public as well, and each depends on no more of the tournament than concerns one player."""
FOR_PROGRAMS = Shapes(
    "api_tournament",
    "api_document",
    "api_players",
    "api_teams",
    "api_rounds",
    "api_round",
    "api_openings",
    "api_why",
    "api_standings",
    "api_crosstable",
    "api_bracket",
    "api_prizes",
    "api_tables",
    "api_table",
)
"""Answers about one tournament (`web/api/tournaments.py`), kept like its pages."""
NUMBER = re.compile(r"[1-9][0-9]{0,3}")
MISSING = re.compile("missing")
READ: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "round": {"show": MISSING},
    "match": {"show": MISSING},
    "rotation": {"step": NUMBER},
    "standings": {"by": re.compile("number"), "of": re.compile(r".{1,40}")},
    "race": {"player": NUMBER},
    "bracket": {"from": NUMBER},
    "why": {"against": NUMBER},
    "individual": {"board": NUMBER},
    "table_page": {"round": NUMBER},
    "widget": {"show": re.compile("round")},
}
"""What the views read of what stands behind the question mark, sorted; nothing else makes a page of its own."""
ASKED_EACH_TIME: Mapping[str, str] = {"public_event": "who"}
"""What makes an answer for one visitor: a name somebody looks for."""
READ_FOR_PROGRAMS = ("against", "lang", "page", "round")
LONGEST_VALUE = 40
"""Letters: numbers, codes of groups and words."""
MOST_CLAIMS = 8
"""Addresses that wait in the queue for one page; it is made when the turn of the first of them comes."""

REPLACED = (b"vary", b"cache-control", b"etag")
"""Headers that the front gives in its own words."""


class PageName(NamedTuple):
    """What a public page depends on besides its tournament."""

    key: str
    path: str
    query: str
    language: str
    has_password: bool
    """Whether there is a way in to point at."""
    player: int | None = None
    """Whom it is about, where nothing but what concerns him is on it."""


class Making:
    """A page that is being made, or waits in the queue for it."""

    def __init__(self) -> None:
        self.page: asyncio.Future[Packed | Answer] = asyncio.get_running_loop().create_future()
        self.claims: dict[str, asyncio.Task[None]] = {}
        """By address, whose turn in the queue it waits for."""
        self.has_begun = False


class PublicPages:
    """The pages last asked for."""

    def __init__(
        self,
        make: Callable[[PageName], Awaitable[tuple[Answer, str]]],
        turn: Callable[[str], AbstractAsyncContextManager[None]],
        most_bytes: int = MOST_BYTES,
    ):
        """`make` gives the answer and the version it shows, empty for what must not be kept.

        `turn` is the turn of an address in the queue.
        """
        self._make = make
        self._turn = turn
        self._most = most_bytes
        self._pages: OrderedDict[PageName, tuple[str, Packed]] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[PageName, str], Making] = {}

    async def page(self, name: PageName, version: str, address: str = "") -> Packed | Answer:
        """As it is at this version or later; what cannot be kept is given as it came.

        Making it counts for the address that asks, so that one that asks for many pages waits alone. Others who want
        the same page wait in turns of their own, and whose turn comes first has it made for all.
        """
        found = self._pages.get(name)
        if found is not None and found[0] == version:
            self._pages.move_to_end(name)
            return found[1]
        making = self._making.get((name, version))
        if making is None:
            making = self._making[name, version] = Making()
            making.page.add_done_callback(lambda _: self._making.pop((name, version), None))
        if not making.has_begun and address not in making.claims and len(making.claims) < MOST_CLAIMS:
            claim = asyncio.create_task(self._claim(making, name, address), context=Context())
            making.claims[address] = claim
        return await asyncio.shield(making.page)

    async def _claim(self, making: Making, name: PageName, address: str) -> None:
        """The page is made in the turn of this address, unless that of another came first."""
        try:
            async with self._turn(address):
                if making.has_begun:
                    return
                making.has_begun = True
                made = await self._made(name)
                making.page.set_result(made)
        except Exception as error:
            making.claims.pop(address, None)
            if not making.page.done() and (making.has_begun or not making.claims):
                making.page.set_exception(error)
                making.page.exception()  # it may be that nobody waits for it any more

    async def _made(self, name: PageName) -> Packed | Answer:
        answer, shows = await self._make(name)
        if not shows or answer.status != 200 or answer.header(b"set-cookie") is not None:
            return answer
        headers = [(key, value) for key, value in answer.headers if key.lower() not in REPLACED]
        headers.append((b"cache-control", b"no-cache"))  # kept by the browser, and asked about every time
        packed = pack(answer._replace(headers=headers), f"{shows}-{name.language}")
        self._keep(name, shows, packed)
        return packed

    def _keep(self, name: PageName, version: str, page: Packed) -> None:
        before = self._pages.pop(name, None)
        self._bytes += page.size - (before[1].size if before else 0)
        self._pages[name] = (version, page)
        while self._bytes > self._most:
            self._bytes -= self._pages.popitem(last=False)[1][1].size


def page_name(path: str, parameters: Mapping[str, str], language: str) -> PageName | None:
    """The name of a public page; None for any other address."""
    personal = PERSONAL.match(path)
    match = personal or PUBLIC.match(path) or SCREENS.match(path) or EVENTS.match(path)
    if match is not None and ASKED_EACH_TIME.get(match.url_name or "") in parameters:
        return None
    if match is None:
        match = FOR_PROGRAMS.match(path)
        if match is None or not parameters.keys() <= {*READ_FOR_PROGRAMS}:
            return None  # a program that asks for something else is told so
        said = [(name, parameters[name]) for name in READ_FOR_PROGRAMS if name in parameters]
        if any(len(value) > LONGEST_VALUE for _, value in said):
            return None
    else:
        read = READ.get(match.url_name or "", {})
        said = [(name, parameters[name]) for name, of in read.items() if of.fullmatch(parameters.get(name, ""))]
    player = match.kwargs["player"] if personal else None
    return PageName(followed(match), path, urlencode(said), language, password.is_asked(), player)


def followed(match: ResolverMatch) -> str:
    """What a page goes on with: its tournament, the screen of a hall, or an event."""
    if "gathering" in match.kwargs:
        return watched_event(match.kwargs["gathering"])
    screen = match.kwargs.get("screen")
    return watched(screen) if screen else str(match.kwargs["key"])
