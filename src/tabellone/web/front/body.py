"""What is sent with a request: complete before anybody in Django waits for it, or dropped when it is refused."""

import asyncio
from contextlib import suppress
from typing import Any

from tabellone.web.front.answers import Answer, Receive, Send

HELD_IN_MEMORY = 1_000_000
"""Bytes; a body up to here is complete before anybody in Django waits for it."""
SECONDS = 20
MOST_DROPPED = 128_000_000
"""Bytes of a refused request that are still read."""


class TooLargeError(Exception):
    """A body is longer than it may be."""


class Body:
    """Of one request, as the server gives it."""

    def __init__(self, receive: Receive):
        self._receive = receive
        self._is_complete = False

    async def __call__(self) -> Any:
        """The next piece."""
        message = await self._receive()
        self._is_complete = not message.get("more_body", False)
        return message

    async def held(self, largest: int) -> Receive:
        """From its beginning: whole if it is short, else as it goes on coming; TooLargeError beyond the limit."""
        messages: list[Any] = []
        size = 0

        async def counted() -> Any:
            nonlocal size
            message = await self()
            size += len(message.get("body", b""))
            if size > largest:
                raise TooLargeError
            return message

        async with asyncio.timeout(SECONDS):
            while not messages or (messages[-1].get("more_body") and size <= HELD_IN_MEMORY):
                messages.append(await counted())

        async def replayed() -> Any:
            return messages.pop(0) if messages else await counted()

        return replayed

    async def drop(self) -> None:
        """Read what is still coming, within bounds."""
        size = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                while not self._is_complete and size <= MOST_DROPPED:
                    size += len((await self()).get("body", b""))


async def send_while_sent(send: Send, answer: Answer, body: Body) -> None:
    """An answer that does not wait for the body; the connection does, or a browser still sending would lose both."""
    headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": True})
    await body.drop()
    await send({"type": "http.response.body", "body": b""})
