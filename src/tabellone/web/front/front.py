"""The front of the house: what comes in is answered from memory, refused, or let through to Django."""

import asyncio
import hmac
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.db import DatabaseError, close_old_connections

from tabellone.store.repository import Repository
from tabellone.web.addresses import Shapes
from tabellone.web.front.answers import Answer, Packed, Receive, Scope, Send, collected, send_answer, send_packed
from tabellone.web.front.live import Listener, Live
from tabellone.web.front.pages import PageName, PublicPages, page_name
from tabellone.web.front.refusals import FULL, NOT_YOURS, TOO_LARGE, TOO_SLOW, as_answer
from tabellone.web.front.showing import NOTE, Showing, desk_code
from tabellone.web.front.static import PREFIX, StaticFiles
from tabellone.web.front.turnstile import FullError, Turnstile
from tabellone.web.front.versions import Versions
from tabellone.web.front.visitor import OWN, Visitor, visitor_of
from tabellone.web.sessions import is_director_session

LIVE = Shapes("live")
ANYBODY_POSTS = Shapes("login", "logout", "enter", "phone_table", "captain")
"""Where forms are taken from people who have not entered."""
LARGEST_FORM = 64_000
LARGEST_UPLOAD = 64_000_000
"""Bytes; of the director's files."""
HELD_IN_MEMORY = 1_000_000
"""Bytes; a body up to here is complete before anybody in Django waits for it."""
BODY_SECONDS = 20
LIVE_FROM_ONE_ADDRESS = 12
MOST_LIVE = 15_000


class TooLargeError(Exception):
    """A body is longer than it may be."""


class Front:
    """An ASGI application around Django's."""

    def __init__(self, django: Any, repository: Repository):
        self._django = django
        self._versions = Versions(repository)
        self._pages = PublicPages(self._make)
        self._live = Live(self._versions, self._pages)
        self._static = StaticFiles()
        self._turnstile = Turnstile()
        self._thread = ThreadPoolExecutor(2, "front")
        self._following: Counter[str] = Counter()
        repository.appended.append(self._versions.written)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102
        if scope["type"] != "http":
            await self._django(scope, receive, send)
            return
        visitor = visitor_of(scope)
        if visitor.is_reading and visitor.path.startswith(PREFIX):
            await self._send_static(visitor, send)
        elif visitor.method == "GET" and (live := LIVE.match(visitor.path)):
            await self._follow(visitor, live.kwargs["key"], receive, send)
        elif visitor.is_reading and not visitor.session and "messages" not in visitor.cookies:
            await self._send_page(scope, visitor, receive, send)
        else:
            await self._pass(scope, visitor, receive, send)

    async def _send_static(self, visitor: Visitor, send: Send) -> None:
        found = self._static.find(visitor.path, named="v" in visitor.parameters)
        if found is None:
            await send_answer(send, Answer(404, [(b"content-type", b"text/plain")], b"404"))
        else:
            await send_packed(send, found, visitor.headers, head_only=visitor.method == "HEAD")

    async def _send_page(self, scope: Scope, visitor: Visitor, receive: Receive, send: Send) -> None:
        """A public page from memory, made now if it is not there; any other address goes on to Django."""
        name = page_name(visitor.path, visitor.query, visitor.parameters, visitor.language)
        known = None if name is None else await self._versions.current(name.key)
        if name is None or known is None:
            await self._pass(scope, visitor, receive, send)
            return
        try:
            page = await self._pages.page(name, known.public)
        except FullError:
            await send_answer(send, as_answer(FULL))
            return
        if isinstance(page, Packed):
            await self._live.look_at(name, known.public, page)
            await send_packed(send, page, visitor.headers, head_only=visitor.method == "HEAD")
        else:
            await send_answer(send, page, head_only=visitor.method == "HEAD")

    async def _make(self, name: PageName) -> tuple[Answer, str]:
        """A page as anybody sees it, and the version it shows."""
        note = Showing()
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": name.path,
            "raw_path": name.path.encode(),
            "query_string": name.query.encode("latin-1"),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", f"language={name.language}".encode())],
            "client": ("127.0.0.1", 0),
            "server": ("127.0.0.1", 0),
            NOTE: note,
        }

        async with self._turnstile.passed(director=False):
            answer = await collected(self._django, scope)
        return answer, note.version

    async def _follow(self, visitor: Visitor, key: str, receive: Receive, send: Send) -> None:
        """An open page wants to be told."""
        if self._following[visitor.address] >= LIVE_FROM_ONE_ADDRESS and visitor.address not in OWN:
            await send_answer(send, as_answer(FULL))
            return
        if self._following.total() >= MOST_LIVE or await self._versions.current(key) is None:
            await send_answer(send, as_answer(FULL))
            return
        asked = visitor.parameters
        seen = visitor.headers.get(b"last-event-id", b"").decode("latin-1") or asked.get("seen", "")
        path, _, query = asked.get("page", "").partition("?")
        page = page_name(path, query, {}, visitor.language)
        desk = hmac.compare_digest(asked.get("desk", ""), desk_code(key))
        listener = Listener(key, seen, None if desk else page or _no_page(key))
        self._following[visitor.address] += 1
        try:
            await self._live.follow(listener, receive, send)
        finally:
            self._following[visitor.address] -= 1
            if not self._following[visitor.address]:
                del self._following[visitor.address]

    async def _pass(self, scope: Scope, visitor: Visitor, receive: Receive, send: Send) -> None:
        """To Django, with a body that is complete or comes from the director."""
        director = await self._is_director(visitor)
        if not visitor.is_reading and not director and not ANYBODY_POSTS.match(visitor.path):
            await send_answer(send, as_answer(NOT_YOURS))
            return
        largest = LARGEST_UPLOAD if director else LARGEST_FORM
        started = False

        async def sent(message: Any) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            if (visitor.length or 0) > largest:
                raise TooLargeError
            body = receive if visitor.is_reading else await _received(receive, largest)
            async with self._turnstile.passed(director or visitor.address in OWN, visitor.address):
                await self._django(scope, body, sent)
        except TooLargeError:
            refusal = TOO_LARGE
        except TimeoutError:
            refusal = TOO_SLOW
        except FullError:
            refusal = FULL
        else:
            return
        if not started:
            await send_answer(send, as_answer(refusal))

    async def _is_director(self, visitor: Visitor) -> bool:
        if not visitor.session:
            return False
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _may_direct, visitor.session)


def _no_page(key: str) -> PageName:
    """Of a page that is not kept: it is told of changes and fetches itself."""
    return PageName(key, "", "", "", has_password=False)


def _may_direct(session: str) -> bool:
    try:
        return is_director_session(session)
    except DatabaseError:
        return False
    finally:
        close_old_connections()


async def _received(receive: Receive, largest: int) -> Receive:
    """The body from its beginning: whole if it is short, else as it goes on coming; TooLargeError beyond the limit."""
    messages: list[Any] = []
    size = 0

    async def counted() -> Any:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise TooLargeError
        return message

    async with asyncio.timeout(BODY_SECONDS):
        while not messages or (messages[-1].get("more_body") and size <= HELD_IN_MEMORY):
            messages.append(await counted())

    async def replayed() -> Any:
        return messages.pop(0) if messages else await counted()

    return replayed
