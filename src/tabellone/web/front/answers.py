"""Answers as bytes, ready to be sent to anybody who asks for the same."""

import gzip
from asyncio import Event
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, NamedTuple

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

WORTH_PACKING = 600
"""Bytes; what is shorter travels as it is."""


class Answer(NamedTuple):
    """Status, headers without length and encoding, and the body."""

    status: int
    headers: Headers
    body: bytes

    def header(self, name: bytes) -> bytes | None:
        """The first one of this name."""
        return next((value for key, value in self.headers if key.lower() == name), None)


class Packed(NamedTuple):
    """An answer that is sent many times: with its mark, plain and compressed."""

    answer: Answer
    mark: bytes
    """The ETag: a browser that has it is told so instead."""
    packed: bytes | None

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.answer.body) + len(self.packed or b"")


def pack(answer: Answer, mark: str) -> Packed:
    """Compress it once for everybody."""
    body = answer.body
    packed = gzip.compress(body, 6, mtime=0) if len(body) > WORTH_PACKING else None
    return Packed(answer, f'"{mark}"'.encode(), packed if packed and len(packed) < len(body) else None)


async def send_answer(send: Send, answer: Answer, head_only: bool = False) -> None:
    """As it is."""
    headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head_only else answer.body})


async def send_packed(send: Send, kept: Packed, headers: dict[bytes, bytes], head_only: bool = False) -> None:
    """Compressed for who can read it, and only the mark for who has it already."""
    known = [*kept.answer.headers, (b"etag", kept.mark), (b"vary", b"Accept-Encoding, Accept-Language, Cookie")]
    if kept.mark in headers.get(b"if-none-match", b""):
        return await send_answer(send, Answer(304, known, b""))
    if kept.packed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
        packed = Answer(kept.answer.status, [*known, (b"content-encoding", b"gzip")], kept.packed)
        return await send_answer(send, packed, head_only)
    return await send_answer(send, Answer(kept.answer.status, known, kept.answer.body), head_only)


async def collected(app: Any, scope: Scope) -> Answer:
    """The whole answer of an application to a request without a body, by somebody who waits for it."""
    status = 500
    headers: Headers = []
    parts: list[bytes] = []

    asked = False

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await Event().wait()  # he does not go away
        asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message.get("headers", ()))
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    await app(scope, receive, send)
    return Answer(status, [(k, v) for k, v in headers if k.lower() != b"content-length"], b"".join(parts))
