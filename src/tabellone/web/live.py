"""Live pages: one connection a page, at most one signal every half second, and the page fetches itself again.

Each worker looks at the sequence numbers of the tournaments that somebody watches, once for all its listeners; the
database is the only thing workers share.
"""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context

from django.db import OperationalError, close_old_connections
from django.db.models import Max
from django.http import HttpRequest, StreamingHttpResponse

from tabellone.store.models import EventRecord
from tabellone.web.typed import whole_number

INTERVAL = 0.5
"""Seconds between two looks."""
HEARTBEAT = 15
"""Seconds after which a silent connection gets a sign of life, so that a lost one is noticed."""


class Listener:
    """One page."""

    def __init__(self, key: str, told: int):
        self.key = key
        self.told = told
        """The sequence number the page knows of."""
        self.changed = asyncio.Event()


class Watcher:
    """The listeners of one worker."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "live")  # one thread, one connection

    async def signals(self, key: str, seen: int) -> AsyncIterator[bytes]:
        """Server-sent events: the sequence number whenever it is beyond what the page knows of."""
        listener = Listener(key, seen)
        self._listeners.add(listener)
        if self._task is None or self._task.done():
            # Not in the request's own context: the watch outlives the page that was the first to need it.
            self._task = asyncio.create_task(self._watch(), context=Context())
        try:
            yield b"retry: 2000\n\n"
            while True:
                try:
                    await asyncio.wait_for(listener.changed.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b": alive\n\n"
                    continue
                listener.changed.clear()
                yield f"event: changed\ndata: {listener.told}\n\n".encode()
        finally:
            self._listeners.discard(listener)

    async def _watch(self) -> None:
        """Look again and again, as long as anybody listens."""
        loop = asyncio.get_running_loop()
        while self._listeners:
            keys = list({listener.key for listener in self._listeners})
            sequences = await loop.run_in_executor(self._thread, _sequences, keys)
            for listener in self._listeners:
                latest = sequences.get(listener.key, 0)
                if latest > listener.told:
                    listener.told = latest
                    listener.changed.set()
            await asyncio.sleep(INTERVAL)


WATCHER = Watcher()


async def stream(request: HttpRequest, key: str) -> StreamingHttpResponse:
    """The signals of a tournament; it says only that something has changed."""
    signals = WATCHER.signals(key, whole_number(request.GET.get("seen", "")) or 0)
    response = StreamingHttpResponse(signals, content_type="text/event-stream")
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


def _sequences(keys: list[str]) -> dict[str, int]:
    """The last sequence number of each; a database that is away for a moment is asked again at the next look."""
    close_old_connections()
    rows = EventRecord.objects.filter(tournament__key__in=keys).values_list("tournament__key").annotate(Max("sequence"))
    try:
        return dict(rows.order_by())
    except OperationalError:
        return {}
