"""Open pages of people who were let in: whoever is sent out, or whose pass is taken back, is told within a second."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from contextvars import Context

from tabellone.web.front.live import Listener

INTERVAL = 0.7
"""Seconds between two looks, each one question for all of them."""

Good = Callable[[Collection[str]], Awaitable[set[str] | None]]
"""Of some sessions those that are let in; None if nobody knows just now."""


class Doorkeeper:
    """Looks as long as there is such a page."""

    def __init__(self, good: Good):
        self._good = good
        self._pages: dict[str, set[Listener]] = {}
        self._watch: asyncio.Task[None] | None = None

    @contextmanager
    def watched(self, session: str, page: Listener) -> Iterator[None]:
        """As long as the page is open."""
        self._pages.setdefault(session, set()).add(page)
        if self._watch is None or self._watch.done():
            # Not in the request's own context: the watch outlives the page that was the first to need it.
            self._watch = asyncio.create_task(self._look_again_and_again(), context=Context())
        try:
            yield
        finally:
            self._pages[session].discard(page)
            if not self._pages[session]:
                del self._pages[session]

    async def _look_again_and_again(self) -> None:
        while self._pages:
            await asyncio.sleep(INTERVAL)
            sessions = list(self._pages)
            good = await self._good(sessions)
            if good is None:
                continue
            for session in set(sessions) - good:
                for page in self._pages.get(session, ()):
                    page.send_out()
