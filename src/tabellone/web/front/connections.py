"""How many connections there are, from where, and how slowly they may speak: nobody can use up the program.

uvicorn itself has no limit for headers that never end, for bodies that come byte by byte, or for one address.
"""

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabellone.web.front.refusals import FULL, TOO_SLOW, Refusal, as_http

HEADER_SECONDS = 10
BODY_SECONDS = 20
SLOWEST = 20_000
"""Bytes a second of a large body, beyond the first seconds."""
OWN_FILES = 48
"""Files the program needs besides connections: databases of a few threads, log, a backup."""
MOST_CONNECTIONS = 20_000
RESERVED = 32
"""Connections that only the director's own machine may take."""
FROM_ONE_ADDRESS = 48
"""A phone has six; a hall behind one router more, up to half of all there may be."""
MOST_AT_THE_DOOR = 64
"""Newcomers taken in at one go, and as many who are being told that it is full; beyond that they are not answered."""


class Gate:
    """Counts the connections of this process."""

    def __init__(self, files: int, from_one_address: int = FROM_ONE_ADDRESS):
        """`files`: how many may be open at once."""
        self.at_the_door = max(4, min(MOST_AT_THE_DOOR, files // 32))
        self.capacity = max(16, min(files - OWN_FILES - 2 * self.at_the_door, MOST_CONNECTIONS))
        self.from_one_address = max(from_one_address, self.capacity // 2)
        self.unlimited: set[str] = set()
        """Addresses of proxies, behind which many people are."""
        self._by_address: Counter[str] = Counter()
        self._inside = 0
        self.turned_away = 0

    def enter(self, address: str, own_machine: bool) -> bool:
        """Whether there is room for one more; then it is counted."""
        reserved = 0 if own_machine else min(RESERVED, self.capacity // 4)
        if self._inside >= self.capacity - reserved:
            return False
        if not own_machine and address not in self.unlimited and self._by_address[address] >= self.from_one_address:
            return False
        self._inside += 1
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One fewer."""
        self._inside -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class GuardedProtocol(H11Protocol):
    """A connection that is counted and has to get on."""

    gate = Gate(1024)
    """Set before the program begins to listen."""
    _waiting_for: Any = None
    """What the deadline is for, as h11 names it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it; whoever does not fit in is told so when he has said what he wants."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        own = self.client is not None and (address in ("127.0.0.1", "::1") or (self.server or ("",))[0] == address)
        self._counted_as = address if self.gate.enter(address, own) else None
        self._deadline: asyncio.TimerHandle | None = None
        if self._counted_as is None:
            self.gate.turned_away += 1
            if self.gate.turned_away > self.gate.at_the_door:
                transport.abort()
                return
        self._must_get_on(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._cancel()
        if self._counted_as is None:
            self.gate.turned_away -= 1
        else:
            self.gate.leave(self._counted_as)
            self._counted_as = ""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: a request has so long to be whole, and its body as long as its length needs."""
        if self._counted_as is None:
            self._end_with(FULL)
            return
        super().data_received(data)
        state: Any = self.conn.their_state
        if state is h11.IDLE and self.conn.trailing_data[0]:
            self._must_get_on(HEADER_SECONDS, once=True)
        elif state is h11.SEND_BODY:
            self._must_get_on(BODY_SECONDS + self._announced() / SLOWEST, once=True)
        else:
            self._cancel()

    def _announced(self) -> int:
        length = next((value for name, value in self.headers or [] if name == b"content-length"), b"0")
        return int(length) if length.isdigit() and len(length) < 12 else 0

    def _must_get_on(self, seconds: float, once: bool = False) -> None:
        if once and self._deadline is not None and self._waiting_for is self.conn.their_state:
            return  # each byte does not buy more time
        self._cancel()
        self._waiting_for = self.conn.their_state
        self._deadline = self.loop.call_later(seconds, self._end_with, TOO_SLOW)

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_with(self, refusal: Refusal) -> None:
        self._cancel()
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(as_http(refusal))
            self.transport.close()
