"""The front of the house: what comes in is answered from memory, refused, or let through to Django."""

import asyncio
import hmac
import json
import logging
from collections import Counter
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

from django.db import DatabaseError, close_old_connections
from django.urls import reverse

from tabellone.desk.by_phone import Spot
from tabellone.desk.phone_versions import Place
from tabellone.store.personal_links import PLAYERS
from tabellone.store.repository import Repository
from tabellone.web.addresses import Shapes, is_for_programs
from tabellone.web.front.answers import Answer, Packed, Receive, Scope, Send, collected, send_answer, send_packed
from tabellone.web.front.body import Body, TooLargeError, send_while_sent
from tabellone.web.front.doorkeeper import Doorkeeper
from tabellone.web.front.live import Listener, Live, OfAPlayer
from tabellone.web.front.pages import PageName, PublicPages, followed, page_name
from tabellone.web.front.refusals import (
    AWAY,
    BAD_REQUEST,
    FAILED,
    FULL,
    NO_METHOD,
    NOT_THERE,
    NOT_YOURS,
    TOO_LARGE,
    TOO_SLOW,
    Refusal,
    as_answer,
    as_data,
    as_sentence,
)
from tabellone.web.front.showing import NOTE, Showing, desk_code
from tabellone.web.front.static import PREFIX, StaticFiles
from tabellone.web.front.turnstile import FullError, Turnstile
from tabellone.web.front.versions import UNKNOWN_PATIENCE, AwayError, Versions
from tabellone.web.front.visitor import OWN, BadQueryError, Visitor, read_query, visitor_of
from tabellone.web.permissions import taken_from_strangers
from tabellone.web.phone.links import is_right
from tabellone.web.sessions import let_in

LIVE = Shapes("live", "hall_live")
CARDS = Shapes("phone_table", "phone_board")
ANYBODY_POSTS = Shapes(*taken_from_strangers())
"""Where forms are taken from people who have not entered."""
LARGEST_FORM = 64_000
LARGEST_UPLOAD = 64_000_000
"""Bytes; of files brought to the desk."""
MOST_LIVE = 15_000
LIVE_FROM_ONE_ADDRESS = MOST_LIVE // 4
"""A whole hall may be behind one router; what an open page costs are a few kilobytes."""


class NoMethodError(Exception):
    """A request that neither asks for a page nor sends a form."""


class NotYoursError(Exception):
    """A form of somebody who has not entered."""


class Front:
    """An ASGI application around Django's."""

    def __init__(self, django: Any, repository: Repository):
        self._django = django
        self._versions = Versions(repository)
        self._turnstile = Turnstile()
        self._pages = PublicPages(self._make, lambda address: self._turnstile.passed(address in OWN, address))
        self._live = Live(self._versions, self._pages, self._fragments)
        self._doorkeeper = Doorkeeper(self._good)
        self._static = StaticFiles()
        self._thread = ThreadPoolExecutor(2, "front")
        self._following: Counter[str] = Counter()
        repository.appended.append(self._versions.written)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live_and_end(receive, send)
            return
        if scope["type"] != "http":
            await self._django(scope, receive, send)
            return
        started = False

        async def sent(message: Any) -> None:
            nonlocal started
            started = True
            await send(message)

        visitor, body = visitor_of(scope), Body(receive)
        try:
            await self._answer(scope, visitor, body, sent)
        except BadQueryError:
            refusal = BAD_REQUEST
        except TooLargeError:
            refusal = TOO_LARGE
        except AwayError:
            refusal = AWAY
        except NoMethodError:
            refusal = NO_METHOD
        except NotYoursError:
            refusal = NOT_YOURS
        except TimeoutError:
            refusal = TOO_SLOW
        except FullError:
            refusal = FULL
        except Exception:  # a bug, before Django could say so
            logging.getLogger("django.request").exception("before Django: %s", visitor.path)
            refusal = FAILED
        else:
            return
        if not started:
            await send_while_sent(send, _refused(refusal, visitor), body)

    async def _answer(self, scope: Scope, visitor: Visitor, body: Body, send: Send) -> None:
        if visitor.is_reading and visitor.path.startswith(PREFIX):
            await self._send_static(visitor, send)
        elif visitor.method == "GET" and (live := LIVE.match(visitor.path)):
            await self._follow(visitor, followed(live), body, send)
        elif visitor.is_anybody:
            await self._send_page(scope, visitor, body, send)
        else:
            await self._pass(scope, visitor, body, send)

    async def _live_and_end(self, receive: Receive, send: Send) -> None:
        """As servers begin and end an application: in the end no thread asks the database any more.

        A connection that is still used when the program ends would leave files beside the database.
        """
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await asyncio.to_thread(self._end)
        await send({"type": "lifespan.shutdown.complete"})

    def _end(self) -> None:
        self._thread.shutdown(cancel_futures=True)
        self._versions.end()

    async def _send_static(self, visitor: Visitor, send: Send) -> None:
        found = self._static.find(visitor.path, named="v" in visitor.parameters)
        if found is None:
            await send_answer(send, Answer(404, [(b"content-type", b"text/plain")], b"404"))
        else:
            await send_packed(send, found, visitor.headers, head_only=visitor.method == "HEAD")

    async def _send_page(self, scope: Scope, visitor: Visitor, body: Body, send: Send) -> None:
        """A public page from memory, made now if it is not there; any other address goes on to Django."""
        name = page_name(visitor.path, visitor.parameters, visitor.language)
        known = None if name is None else await self._versions.current(name.key, name.player is not None)
        if name is None or known is None or visitor.player_code(name.key, name.player):
            await self._pass(scope, visitor, body, send)
            return
        page = await self._pages.page(name, known.shown_on(name), visitor.address)
        if isinstance(page, Packed):
            await self._live.look_at(name, known.shown_on(name), page)
            await send_packed(send, page, visitor.headers, head_only=visitor.method == "HEAD")
        else:
            await send_answer(send, page, head_only=visitor.method == "HEAD")

    async def _make(self, name: PageName) -> tuple[Answer, str]:
        """A page as anybody sees it, and the version it shows."""
        note = Showing()
        await self._versions.require_answer()
        answer = await collected(self._django, _asking(name.path, name.query, name.language, note))
        return answer, note.version

    async def _fragments(self, key: str, language: str, players: list[int]) -> dict[int, OfAPlayer]:
        """What concerns some players, made together; whoever gets nothing fetches his page."""
        path, query = reverse("my_parts", args=[key]), f"who={','.join(map(str, players))}"
        try:
            async with self._turnstile.passed(director=False):
                answer = await collected(self._django, _asking(path, query, language, Showing()))
        except FullError:
            return {}
        made = json.loads(answer.body) if answer.status == 200 else {}
        return {int(player): (version, parts) for player, (version, parts) in made.items()}

    async def _follow(self, visitor: Visitor, key: str, receive: Receive, send: Send) -> None:
        """An open page wants to be told."""
        if self._following[visitor.address] >= LIVE_FROM_ONE_ADDRESS and visitor.address not in OWN:
            await send_answer(send, as_answer(FULL))
            return
        asked = visitor.parameters
        seen = visitor.headers.get(b"last-event-id", b"").decode("latin-1") or asked.get("seen", "")
        path, _, query = asked.get("page", "").partition("?")
        page = page_name(path, read_query(query), visitor.language)
        place = await self._place(visitor, key, path, page)
        personal = place is not None or (page is not None and page.player is not None)
        if self._following.total() >= MOST_LIVE:
            await send_answer(send, as_answer(FULL))
            return
        if await self._versions.current(key, personal) is None:
            await send_answer(send, as_answer(NOT_THERE))
            return
        let_in = await self._is_let_in(visitor)
        desk = let_in and hmac.compare_digest(asked.get("desk", "").encode(), desk_code(key).encode())
        shown = None if desk else page or _no_page(key)
        listener = Listener(key, seen, shown, None if desk else place, visitor.address)
        self._following[visitor.address] += 1
        try:
            with self._doorkeeper.watched(visitor.session, listener) if let_in else nullcontext():
                await self._live.follow(listener, receive, send)
        finally:
            self._following[visitor.address] -= 1
            if not self._following[visitor.address]:
                del self._following[visitor.address]

    async def _place(self, visitor: Visitor, key: str, path: str, page: PageName | None) -> Place | None:
        """Whose card or own page it is, if the visitor has the card or the player's link."""
        if (card := CARDS.match(path)) is not None and card.kwargs["key"] == key:
            spot = Spot(card.kwargs["number"], card.kwargs["table"], card.kwargs.get("board", 0))
            return (spot.round, spot.encounter) if is_right(card.kwargs["code"], key, spot) else None
        if page is None or page.player is None or not (code := visitor.player_code(key, page.player)):
            return None
        loop = asyncio.get_running_loop()
        return page.player if await loop.run_in_executor(self._thread, _is_player, code, key, page.player) else None

    async def _pass(self, scope: Scope, visitor: Visitor, body: Body, send: Send) -> None:
        """To Django, with a body that is complete or comes from the desk; the guard there knows who may do what."""
        for_programs = is_for_programs(visitor.path)  # where nothing is taken, and a browser may ask what is
        if not (visitor.is_reading or visitor.method == "POST" or for_programs):
            raise NoMethodError
        at_desk = await self._is_let_in(visitor)
        if not (visitor.is_reading or visitor.session or for_programs or ANYBODY_POSTS.match(visitor.path)):
            raise NotYoursError
        largest = LARGEST_UPLOAD if at_desk else LARGEST_FORM
        if (visitor.length or 0) > largest:
            raise TooLargeError
        whole = body if visitor.is_reading else await body.held(largest)
        async with self._turnstile.passed(at_desk or visitor.address in OWN, visitor.address):
            await self._django(scope, whole, send)

    async def _is_let_in(self, visitor: Visitor) -> bool:
        """As the director, or with a pass that is good."""
        if not visitor.session:
            await self._versions.require_answer()  # no thread of Django waits for a database that hangs
            return False
        try:
            return bool(await asyncio.wait_for(self._good([visitor.session]), UNKNOWN_PATIENCE))
        except TimeoutError:
            raise AwayError from None

    async def _good(self, sessions: Collection[str]) -> set[str] | None:
        """Those of these sessions that are let in; None while the database cannot be asked."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _let_in, sessions)


def _refused(refusal: Refusal, visitor: Visitor) -> Answer:
    if b"hx-request" in visitor.headers:
        return as_sentence(refusal, visitor.language)
    return as_data(refusal, visitor.language) if is_for_programs(visitor.path) else as_answer(refusal)


def _asking(path: str, query: str, language: str, note: Showing) -> Scope:
    """What anybody would ask, with a note by which Django knows that it is the front."""
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode("latin-1"),
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"cookie", f"language={language}".encode())],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 0),
        NOTE: note,
    }


def _no_page(key: str) -> PageName:
    """Of a page that is not kept: it is told of changes and fetches itself."""
    return PageName(key, "", "", "", has_password=False)


def _is_player(code: str, key: str, player: int) -> bool:
    try:
        return PLAYERS.is_right(code, key, player)
    except DatabaseError:
        return False  # he is told of what everybody sees
    finally:
        close_old_connections()


def _let_in(sessions: Collection[str]) -> set[str] | None:
    try:
        return let_in(sessions)
    except DatabaseError:
        return None
    finally:
        close_old_connections()
