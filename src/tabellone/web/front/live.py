"""Live pages: one open connection a page, no thread and no database connection behind it.

What has changed is worked out once for all who look at the same page. A change of a few marked parts is sent as it is;
for anything larger a page is told to fetch itself again, spread over as many seconds as the hall needs to get it.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context
from typing import NamedTuple

from tabellone.web.front.answers import Packed, Receive, Send
from tabellone.web.front.pages import PageName, PublicPages
from tabellone.web.front.updates import Page, changed_parts, taken_apart
from tabellone.web.front.versions import Known, Versions

HEARTBEAT = 15
"""Seconds after which a silent connection gets a sign of life, so that a lost one is noticed."""
STALLED = 30
"""Seconds a page may take to read what it is sent."""
WORTH_PREPARING = 3
"""Pages that so many look at have their changes worked out for them, the most looked at first."""
MOST_PREPARED = 12
BYTES_A_SECOND = 1_000_000
"""What a hall's network carries besides everything else."""
SECONDS_A_PAGE = 0.03
"""What making a page costs."""
LONGEST_SPREAD = 60
TOLD_AT_ONE_GO = 25


class Listener:
    """One open page."""

    def __init__(self, key: str, told: str, page: PageName | None):
        self.key = key
        self.told = told
        """The version it shows."""
        self.page = page
        """The public page it is; None for the director's, who see everything and fetch it themselves."""
        self.latest = told
        self.changed = asyncio.Event()
        self.gone = False

    def wake(self, known: Known) -> None:
        """There is something it may not know."""
        self.latest = known.seen_by(desk=self.page is None)
        if self.latest != self.told:
            self.changed.set()

    def leave(self) -> None:
        """Nobody looks at it any more."""
        self.gone = True
        self.changed.set()


class Update(NamedTuple):
    """From one version of a page to the next."""

    before: str
    after: str
    message: bytes


class Live:
    """All open pages of this process."""

    def __init__(self, versions: Versions, pages: PublicPages):
        self._versions = versions
        self._pages = pages
        self._listeners: dict[str, set[Listener]] = {}
        self._shown: dict[PageName, tuple[str, Page]] = {}
        self._updates: dict[PageName, Update] = {}
        self._spread: dict[str, float] = {}
        self._telling: dict[str, asyncio.Task[None]] = {}
        versions.changed.append(self._gone_on)

    async def follow(self, listener: Listener, receive: Receive, send: Send) -> None:
        """Server-sent events until the page is left."""
        headers = [
            (b"content-type", b"text/event-stream"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        with self._present(listener):
            leaving = asyncio.create_task(_until_left(receive, listener), context=Context())
            try:
                # After a pause of the program not everybody comes back in the same second.
                await _say(send, f"retry: {random.randint(1500, 6000)}\n\n".encode())
                known = await self._versions.current(listener.key)
                if known is not None:
                    listener.wake(known)
                while not listener.gone:
                    await _say(send, await self._next(listener))
            except TimeoutError:
                return  # a phone that has gone out of reach
            finally:
                leaving.cancel()
        await send({"type": "http.response.body", "body": b""})

    async def _next(self, listener: Listener) -> bytes:
        try:
            async with asyncio.timeout(HEARTBEAT):
                await listener.changed.wait()
        except TimeoutError:
            self._versions.follow(listener.key)
            return b": alive\n\n"
        listener.changed.clear()
        before, listener.told = listener.told, listener.latest
        if listener.gone or before == listener.told:
            return b""
        update = self._updates.get(listener.page) if listener.page else None
        if update is not None and (update.before, update.after) == (before, listener.told):
            return update.message
        return _message(listener.told, "changed", {"spread": round(self._spread.get(listener.key, 0), 1)})

    @contextmanager
    def _present(self, listener: Listener) -> Iterator[None]:
        present = self._listeners.setdefault(listener.key, set())
        present.add(listener)
        try:
            yield
        finally:
            present.discard(listener)
            if not present and self._listeners.get(listener.key) is present:
                del self._listeners[listener.key]

    def _gone_on(self, key: str, known: Known | None) -> None:
        """A tournament has changed: prepare what its pages need, then tell them; one change at a time."""
        if known is None or key not in self._listeners:
            return
        before = self._telling.get(key)
        self._telling[key] = asyncio.create_task(self._tell(key, known, before), context=Context())

    async def _tell(self, key: str, known: Known, before: asyncio.Task[None] | None) -> None:
        if before is not None and not before.done():
            await asyncio.wait([before])
        listeners = self._listeners.get(key, set())
        looked_at = Counter(listener.page for listener in listeners if listener.page is not None)
        sizes = {page: await self._prepare(page, known) for page, _ in looked_at.most_common(MOST_PREPARED)}
        usual = max(sizes.values(), default=0)
        to_fetch = sum(count * sizes.get(page, usual) for page, count in looked_at.items())
        spread = to_fetch / BYTES_A_SECOND + len(looked_at) * SECONDS_A_PAGE
        self._spread[key] = min(spread, LONGEST_SPREAD) if spread >= 1 else 0
        for number, listener in enumerate(list(listeners), 1):
            listener.wake(known)
            if number % TOLD_AT_ONE_GO == 0:
                await asyncio.sleep(0)  # whoever asks for something meanwhile does not wait for the whole hall

    async def _prepare(self, page: PageName, known: Known) -> int:
        """What has changed on a page since it was looked at last; how many bytes it takes to fetch it whole."""
        made = await self._pages.page(page, known.public)
        if not isinstance(made, Packed):
            self._shown.pop(page, None)
            return len(made.body)
        shown = self._shown.get(page)
        if shown is None or shown[0] != known.public:
            now = taken_apart(made.answer.body)
            parts = None if shown is None else changed_parts(shown[1], now)
            if shown is not None and parts is not None:
                self._updates[page] = Update(shown[0], known.public, _message(known.public, "parts", parts))
            self._shown[page] = (known.public, now)
        return len(made.packed or made.answer.body)

    async def look_at(self, page: PageName, version: str, made: Packed) -> None:
        """Remember what a page shows, so that the first change after it can be told by its parts."""
        if page not in self._shown:
            self._shown[page] = (version, taken_apart(made.answer.body))


async def _until_left(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.leave()


async def _say(send: Send, text: bytes) -> None:
    async with asyncio.timeout(STALLED):
        await send({"type": "http.response.body", "body": text, "more_body": True})


def _message(version: str, event: str, data: Mapping[str, object]) -> bytes:
    return f"id: {version}\nevent: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()
