"""How far each tournament is, known without asking the database for every phone.

Somebody looks once for all, at most every half second, and at once when this process itself has written something.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime
from typing import NamedTuple, TypeVar

from django.db import DatabaseError, close_old_connections, connection

from tabellone.desk.line_ups import due, open_due
from tabellone.desk.my_game import versions
from tabellone.desk.phone_versions import Place, phone_versions
from tabellone.desk.public_events import event_of, is_event, public_event
from tabellone.desk.screens import hall_of, is_screen, key_of
from tabellone.engine.reasons import UserError
from tabellone.store.repository import Repository, StoreError
from tabellone.store.shelf import Shelf
from tabellone.store.storage_errors import StorageError
from tabellone.web.front.deadlines import Deadlines
from tabellone.web.front.pages import PageName

T = TypeVar("T")
INTERVAL = 0.5
"""Seconds between two looks."""
FORGOTTEN = 60
"""Seconds after which nobody looks any more for a tournament that nobody has asked about."""


PATIENCE = 1
"""Seconds a page waits for the database before it is shown as it was last known."""
UNKNOWN_PATIENCE = 2.5
"""Seconds where nothing is known."""


class AwayError(Exception):
    """The database does not answer."""


class Known(NamedTuple):
    """A tournament as far as it is."""

    sequence: int
    public: str
    """The version of what everybody may see."""
    taken_back: int = 0
    """The round that everybody saw and nobody sees now, if there is one."""
    due: datetime | None = None
    """When its sealed line-ups are opened, if some wait for that."""
    personal: Mapping[int, str] | None = None
    """The version of what concerns each player, by id; None as long as nobody has asked for it."""
    phones: Mapping[Place, str] | None = None
    """The version of what each card's page and each player's own shows besides; None like `personal`."""
    shows: tuple[str, ...] = ()
    """The tournaments a screen of the hall or an event shows: whoever follows it follows them."""

    def shown_on(self, page: PageName | None, place: Place | None = None) -> str:
        """What a public page is the page of; None for the director's, who see everything.

        With a place it is that of a card, or a player's own.
        """
        if place is not None and self.phones is not None:
            return self.phones.get(place, self.public)
        if page is None:
            return str(self.sequence)
        if page.player is None or self.personal is None:
            return self.public
        return self.personal.get(page.player, self.public)


class Versions:
    """Of the tournaments that somebody asks about or follows."""

    def __init__(self, repository: Repository):
        self._repository = repository
        self._shelf = Shelf(repository)
        self._known: dict[str, Known | None] = {}
        self._asked: dict[str, float] = {}
        self._looked: dict[str, float] = {}
        self._unseen: set[str] = set()
        """What this process has written since the last look began: that look may not have seen it."""
        self._personal: set[str] = set()
        """Tournaments of which somebody looks at what concerns one player or one board."""
        self._tried: dict[str, int] = {}
        """How far tournaments were when their line-ups could not all be opened: not again before they go on."""
        self._deadlines = Deadlines()
        self._look: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._written: asyncio.Event | None = None
        self._thread = ThreadPoolExecutor(1, "versions")  # one thread, one connection
        self.changed: list[Callable[[str, Known | None], None]] = []
        """Called when a tournament has gone on."""

    async def current(self, key: str, personal: bool = False) -> Known | None:
        """At most half a second old; None for what is not there or cannot be read, which is not watched."""
        if key not in self._asked and not await _in_time(self._is_there(key), UNKNOWN_PATIENCE):
            return None
        self._asked[key] = time.monotonic()
        if personal and key not in self._personal:
            self._personal.add(key)
            for memory in (self._looked, self._known):
                memory.pop(key, None)
        self._keep_watching()
        if time.monotonic() - self._looked.get(key, -INTERVAL) >= INTERVAL:
            patience = PATIENCE if key in self._known else UNKNOWN_PATIENCE
            try:
                await _in_time(self._look_for(key), patience)
            except AwayError:
                if key not in self._known:
                    raise
        return self._known.get(key)

    async def require_answer(self) -> None:
        """AwayError if the database hangs; what else may be wrong with it, who asks it says."""
        loop = asyncio.get_running_loop()
        await _in_time(loop.run_in_executor(self._thread, _ask), UNKNOWN_PATIENCE)

    async def _look_for(self, key: str) -> None:
        await self._look_once()
        if key not in self._looked:  # the look had begun before it was asked for, or before it was written
            await self._look_once()

    async def _is_there(self, key: str) -> bool:
        """Whether there is anything to watch, asked of the database for this one alone."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._thread, self._from_database, [key], {})
        return found is None or found.get(key) is not None

    def follow(self, key: str) -> None:
        """Somebody is interested as long as this is called again."""
        self._asked[key] = time.monotonic()
        self._keep_watching()

    def end(self) -> None:
        """Look no more: whoever is looking looks to the end."""
        self._thread.shutdown(cancel_futures=True)

    def written(self, key: str) -> None:
        """This process has written something; called from its threads."""
        if self._written is not None and self._asked:  # a screen of the hall may show it, whoever follows it
            self._loop.call_soon_threadsafe(self._has_been_written, key)

    def _has_been_written(self, key: str) -> None:
        for name in [one for one in self._asked if one == key or _is_composed(one)]:
            self._looked.pop(name, None)
            self._unseen.add(name)
        if self._written is not None:
            self._written.set()

    def _keep_watching(self) -> None:
        if self._watch is None or self._watch.done():
            self._loop = asyncio.get_running_loop()
            self._written = asyncio.Event()
            # Not in the request's own context: the watch outlives the page that was the first to need it.
            self._watch = asyncio.create_task(self._look_again_and_again(), context=Context())

    async def _look_again_and_again(self) -> None:
        assert self._written is not None
        while self._interesting():
            self._written.clear()
            await self._look_once()
            try:
                await asyncio.wait_for(self._written.wait(), INTERVAL)
            except TimeoutError:
                continue

    async def _look_once(self) -> None:
        """All who want to know at the same moment wait for the same look."""
        if self._look is None or self._look.done():
            self._look = asyncio.create_task(self._look_now(), context=Context())
        await asyncio.shield(self._look)

    async def _look_now(self) -> None:
        self._unseen.clear()
        keys = self._interesting()
        have = {key: known.sequence for key in keys if (known := self._known.get(key))}
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._thread, self._from_database, keys, have)
        if found is None:
            return  # the database is away for a moment; what was known still is
        moment = time.monotonic()
        for key in keys:
            if key not in self._unseen:
                self._looked[key] = moment
            if key in found and found[key] != self._known.get(key):
                self._known[key] = found[key]
                for tell in self.changed:
                    tell(key, found[key])
            known = self._known.get(key)
            self._asked.update(dict.fromkeys(known.shows if known else (), moment))

    def _interesting(self) -> list[str]:
        since = time.monotonic() - FORGOTTEN
        for key in [key for key, asked in self._asked.items() if asked < since]:
            for memory in (self._asked, self._looked, self._known, self._tried):
                memory.pop(key, None)
            self._personal.discard(key)
        return list(self._asked)

    def _from_database(self, keys: list[str], have: dict[str, int]) -> dict[str, Known | None] | None:
        """What has gone on since, of all of them with one question."""
        try:
            close_old_connections()
            self._open_due(keys)
            tournaments = [key for key in keys if not _is_composed(key)]
            latest = self._repository.latest_sequences(tournaments)
            return {
                **{key: self._read(key, latest) for key in tournaments if latest.get(key) != have.get(key, -1)},
                **{key: self._composed(key) for key in keys if _is_composed(key)},
            }
        except DatabaseError:
            return None

    def _open_due(self, keys: list[str]) -> None:
        """Sealed line-ups whose time is over: no page that is asked for writes, whoever watches the time does."""
        now = datetime.now(UTC)
        for key in keys:
            known = self._known.get(key)
            if known is None or known.due is None or self._tried.get(key) == known.sequence:
                continue
            if not self._deadlines.has_come(key, known.due, now):
                continue
            try:
                open_due(self._repository, key, now.astimezone())
            except (StoreError, StorageError):
                continue  # at the next look
            except UserError as error:
                logging.getLogger("django.request").error("line-ups of %s: %s", key, error.reason.code)
            self._tried[key] = known.sequence

    def _composed(self, name: str) -> Known | None:
        """A screen of the hall or an event: it goes on when its tournaments do, or when something else is chosen."""
        try:
            if is_event(name):
                event = public_event(self._repository, self._shelf, event_of(name))
                return Known(0, event.version, shows=tuple(key for key, _ in event.moments))
            hall = hall_of(self._repository, key_of(name))
        except UserError:
            return None
        except DatabaseError:
            raise
        except Exception:  # what is wrong with one disturbs no other
            logging.getLogger("django.request").exception("version of %s", name)
            return None
        return Known(0, hall.version, shows=tuple(key for key, _ in hall.tournaments))

    def _read(self, key: str, latest: dict[str, int]) -> Known | None:
        if key not in latest:
            return None
        try:
            moment = self._repository.moment(key)
            public = moment.published
            is_personal = key in self._personal
            personal = versions(public) if is_personal else None
            phones = phone_versions(moment) if is_personal else None
            return Known(
                moment.sequence, public.version, public.state.withdrawn_publication, due(moment.state), personal, phones
            )
        except UserError:
            return None
        except DatabaseError:
            raise
        except Exception:  # what is wrong with one disturbs no other
            logging.getLogger("django.request").exception("version of %s", key)
            return None


def _ask() -> None:
    with suppress(DatabaseError):
        close_old_connections()
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")


async def _in_time(asked: Awaitable[T], seconds: float) -> T:
    try:
        return await asyncio.wait_for(asked, seconds)
    except TimeoutError:
        raise AwayError from None


def _is_composed(name: str) -> bool:
    """Whether it is none of the tournaments, but made of some."""
    return is_screen(name) or is_event(name)
