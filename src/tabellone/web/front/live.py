"""Live pages: one open connection a page, no thread and no database connection behind it.

What has changed is worked out once for all who look at the same page. A change of a few marked parts is sent as it is;
for anything larger a page is told to fetch itself again, spread over as many seconds as the hall needs to get it.
"""

import asyncio
import json
import logging
import random
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context
from typing import NamedTuple

from tabellone.desk.phone_versions import Place
from tabellone.web.front.answers import Packed, Receive, Send
from tabellone.web.front.pages import PageName, PublicPages
from tabellone.web.front.turnstile import FullError
from tabellone.web.front.updates import Page, changed_parts, taken_apart
from tabellone.web.front.versions import AwayError, Known, Versions

HEARTBEAT = 15
"""Seconds after which a silent connection gets a sign of life, so that a lost one is noticed."""
STALLED = 30
"""Seconds a page may take to read what it is sent."""
MOST_PREPARED = 12
"""Pages whose changes are worked out for those who look at them, the most looked at first."""
PLAYERS_AT_ONE_GO = 25
"""Whose own games are made together."""
BYTES_A_SECOND = 1_000_000
"""What a hall's network carries besides everything else."""
SECONDS_A_PAGE = 0.03
"""What making a page costs."""
LONGEST_SPREAD = 60
MOST_OF_ANOTHER = 1.0
"""Seconds that what one address needs counts for another one."""
TOLD_AT_ONE_GO = 25
MOST_BYTES_SHOWN = 16_000_000
"""Of pages whose parts are remembered, so that a change of some of them can be told."""


OfAPlayer = tuple[str, dict[str, str]]
"""The version of what concerns him, and the parts of his page that show it."""
Fragments = Callable[[str, str, list[int]], Awaitable[dict[int, OfAPlayer]]]
"""Gives them of a tournament, in a language, for some players; nothing when it cannot."""


class Listener:
    """One open page."""

    def __init__(self, key: str, told: str, page: PageName | None, place: Place | None = None, address: str = ""):
        self.key = key
        self.address = address
        self.told = told
        """The version it shows."""
        self.place = place
        """Of a card's page or a player's own: what it shows besides what everybody sees."""
        self.page = page
        """The public page it is; None for those of the desk, which are told of everything and fetch themselves."""
        self.latest = told
        self.taken_back = 0
        """The round it is still to be told of that nobody sees any more."""
        self.spread = 0.0
        """Seconds over which those who have to fetch it do so."""
        self.ready: bytes | None = None
        """What it is sent instead of being told to fetch itself, whatever it showed before."""
        self.changed = asyncio.Event()
        self.gone = False
        self.sent_out = False

    def send_out(self) -> None:
        """Whoever looks at it is not let in any more."""
        self.sent_out = True
        self.changed.set()

    def wake(self, known: Known, spread: float = 0.0, ready: bytes | None = None) -> None:
        """There is something it may not know."""
        self.spread, self.ready = spread, ready
        self.latest = known.shown_on(self.page, self.place)
        if self.latest != self.told:
            self.taken_back = known.taken_back if self.page is not None else 0
            self.changed.set()

    @property
    def is_of_a_player(self) -> bool:
        """Whether it shows what concerns one player."""
        return self.page is not None and self.page.player is not None

    def leave(self) -> None:
        """Nobody looks at it any more."""
        self.gone = True
        self.changed.set()


class Update(NamedTuple):
    """From one version of a page to the next."""

    before: str
    after: str
    message: bytes


class Shown(NamedTuple):
    """What a page showed when it was looked at last."""

    version: str
    page: Page
    size: int
    """Bytes."""


class Live:
    """All open pages of this process."""

    def __init__(self, versions: Versions, pages: PublicPages, fragments: Fragments):
        self._versions = versions
        self._pages = pages
        self._fragments = fragments
        self._listeners: dict[str, set[Listener]] = {}
        self._shown: OrderedDict[PageName, Shown] = OrderedDict()
        self._bytes_shown = 0
        self._updates: dict[PageName, Update] = {}
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
        if listener.sent_out:
            listener.leave()
            return _message(listener.told, "out", {})
        before, listener.told = listener.told, listener.latest
        if listener.gone or before == listener.told:
            return b""
        taken_back, listener.taken_back = listener.taken_back, 0
        if taken_back:  # said at once, however long the hall needs to fetch its pages
            gone = _message(listener.told, "taken_back", {"round": taken_back})
            return gone + self._changed(listener, before)
        return self._changed(listener, before)

    def _changed(self, listener: Listener, before: str) -> bytes:
        """The parts of a page, if somebody has worked them out, or that it is to fetch itself."""
        if listener.ready is not None:
            return listener.ready
        update = self._updates.get(listener.page) if listener.page else None
        if update is not None and (update.before, update.after) == (before, listener.told):
            return update.message
        return _message(listener.told, "changed", {"spread": round(listener.spread, 1)})

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
                if (telling := self._telling.get(listener.key)) is not None and telling.done():
                    del self._telling[listener.key]
                for page in [page for page in self._updates if page.key == listener.key]:
                    del self._updates[page]

    def _gone_on(self, key: str, known: Known | None) -> None:
        """A tournament has changed: prepare what its pages need, then tell them; one change at a time."""
        if known is None or key not in self._listeners:
            return
        before = self._telling.get(key)
        self._telling[key] = asyncio.create_task(self._tell(key, known, before), context=Context())

    async def _tell(self, key: str, known: Known, before: asyncio.Task[None] | None) -> None:
        if before is not None and not before.done():
            await asyncio.wait([before])
        listeners = list(self._listeners.get(key, set()))
        await self._tell_all(known, [one for one in listeners if not one.is_of_a_player and one.place is None])
        await self._tell_players(key, known, [one for one in listeners if one.is_of_a_player])
        _tell_cards(known, [one for one in listeners if one.place is not None and not one.is_of_a_player])

    async def _tell_all(self, known: Known, listeners: list[Listener]) -> None:
        """Those who look at pages that many look at."""
        looked_at = Counter(listener.page for listener in listeners if listener.page is not None)
        addresses = Counter(page for page, _ in {(one.page, one.address) for one in listeners if one.page is not None})
        most_wanted = sorted(looked_at, key=lambda page: (addresses[page], looked_at[page]), reverse=True)
        sizes = {page: await self._size_prepared(page, known) for page in most_wanted[:MOST_PREPARED]}
        spread = _spreads(listeners, addresses, sizes)
        for number, listener in enumerate(listeners, 1):
            listener.wake(known, spread.get(listener.address, 0))
            if number % TOLD_AT_ONE_GO == 0:
                await asyncio.sleep(0)  # whoever asks for something meanwhile does not wait for the whole hall

    async def _size_prepared(self, page: PageName, known: Known) -> int:
        """The bytes of a page that is fetched whole; where it cannot be made now, everybody is told all the same."""
        try:
            return await self._prepare(page, known)
        except (FullError, AwayError):
            return 0
        except Exception:
            logging.getLogger("django.request").exception("before Django: %s", page.path)
            return 0

    async def _tell_players(self, key: str, known: Known, listeners: list[Listener]) -> None:
        """Everybody who looks at his own game, if that has changed: the change itself, some of them at a time."""
        concerned = [one for one in listeners if one.told != known.shown_on(one.page, one.place)]
        by_language: dict[str, list[tuple[int, Listener]]] = {}
        for listener in concerned:
            if listener.page is not None and listener.page.player is not None:
                by_language.setdefault(listener.page.language, []).append((listener.page.player, listener))
        for language, looking in by_language.items():
            for first in range(0, len(looking), PLAYERS_AT_ONE_GO):
                some = looking[first : first + PLAYERS_AT_ONE_GO]
                made = await self._fragments(key, language, sorted({player for player, _ in some}))
                for player, listener in some:
                    version, parts = made.get(player, ("", {}))
                    is_current = version == known.shown_on(listener.page)
                    shown = known.shown_on(listener.page, listener.place)
                    ready = _message(shown, "parts", parts) if is_current else None
                    listener.wake(known, len(looking) * SECONDS_A_PAGE, ready)

    async def _prepare(self, page: PageName, known: Known) -> int:
        """What has changed on a page since it was looked at last; how many bytes it takes to fetch it whole."""
        version = known.shown_on(page)
        made = await self._pages.page(page, version)
        if not isinstance(made, Packed):
            self._forget(page)
            return len(made.body)
        shown = self._shown.get(page)
        if shown is None or shown.version != version:
            now = taken_apart(made.answer.body)
            parts = None if shown is None else changed_parts(shown.page, now)
            if shown is not None and parts is not None:
                self._updates[page] = Update(shown.version, version, _message(version, "parts", parts))
            self._remember(page, Shown(version, now, len(made.answer.body)))
        return len(made.packed or made.answer.body)

    async def look_at(self, page: PageName, version: str, made: Packed) -> None:
        """Remember what a page shows, so that the first change after it can be told by its parts."""
        if page not in self._shown:
            self._remember(page, Shown(version, taken_apart(made.answer.body), len(made.answer.body)))

    def _remember(self, page: PageName, shown: Shown) -> None:
        """Those looked at last, as many as fit; of the others the first change is fetched whole."""
        self._forget(page)
        self._shown[page] = shown
        self._bytes_shown += shown.size
        while self._bytes_shown > MOST_BYTES_SHOWN:
            self._forget(next(iter(self._shown)))

    def _forget(self, page: PageName) -> None:
        shown = self._shown.pop(page, None)
        if shown is not None:
            self._bytes_shown -= shown.size


def _spreads(
    listeners: list[Listener], addresses: Mapping[PageName, int], sizes: Mapping[PageName, int]
) -> dict[str, float]:
    """By address, the seconds over which those behind it fetch their pages.

    That is what its own network carries for all of them, and a share of what others need: one address that follows
    thousands of pages makes nobody else wait.
    """
    usual = max(sizes.values(), default=0)
    cost: defaultdict[str, float] = defaultdict(float)
    for page, address in {(one.page, one.address) for one in listeners if one.page is not None}:
        cost[address] += SECONDS_A_PAGE / addresses[page]  # a page is made once for all who look at it
    for one in listeners:
        if one.page is not None:
            cost[one.address] += sizes.get(one.page, usual) / BYTES_A_SECOND
    shares = {address: min(seconds, MOST_OF_ANOTHER) for address, seconds in cost.items()}
    everybody = sum(shares.values())
    spreads = {address: cost[address] + everybody - shares[address] for address in cost}
    return {address: min(seconds, LONGEST_SPREAD) if seconds >= 1 else 0 for address, seconds in spreads.items()}


def _tell_cards(known: Known, listeners: list[Listener]) -> None:
    """Whoever sits where something has changed; each fetches his page."""
    concerned = [one for one in listeners if one.told != known.shown_on(one.page, one.place)]
    for listener in concerned:
        listener.wake(known, len(concerned) * SECONDS_A_PAGE)


async def _until_left(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.leave()


async def _say(send: Send, text: bytes) -> None:
    async with asyncio.timeout(STALLED):
        await send({"type": "http.response.body", "body": text, "more_body": True})


def _message(version: str, event: str, data: Mapping[str, object]) -> bytes:
    return f"id: {version}\nevent: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()
