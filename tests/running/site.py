"""The application in this process: Django's test client, answered by all of it, with what stands before Django."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

from django.http import HttpResponse
from django.test import AsyncClient
from pytest_django import DjangoDbBlocker

from tabellone.store.links import START_LINK, new_link
from tabellone.web.asgi import new_application
from tests.running.store import store_in

OF_THIS_PROCESS: dict[str, "Site"] = {}
"""Sites that are asked without a network, by their addresses."""
LONGEST = 60
"""Seconds an answer may take."""

_ports = count(1)


class Client(AsyncClient):
    """Sends requests to an ASGI application; headers, cookies and the sender's address are the caller's."""

    def __init__(self, application: Any):
        super().__init__()
        self.handler: Any = self._answer
        self._application = application

    async def _answer(self, scope: dict[str, Any]) -> Any:
        content = scope.pop("content")
        scope["headers"].pop()  # the cookies of this client, which keeps none
        received = asyncio.Queue[Any]()
        received.put_nowait({"type": "http.request", "body": content, "more_body": False})
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        await self._application(scope, received.get, send)
        start, *parts = sent
        content = (
            b"" if scope["method"] == "HEAD" else b"".join(part.get("body", b"") for part in parts)
        )  # as servers do
        answer: Any = HttpResponse(content, status=start["status"], content_type="")
        answer.asgi_headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        answer.asgi_request = SimpleNamespace()
        return answer


class Site:
    """The application on a store of its own, and a link for its director."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.address = f"http://127.0.0.1:{next(_ports)}"
        self.director_link = f"{self.address}/enter/{new_link(START_LINK)}"
        self._application = new_application()
        self._client = Client(self._application)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="application", daemon=True)
        self._thread.start()

    def request(
        self, method: str, path: str, content: bytes = b"", headers: Mapping[str, str] | None = None, sender: str = ""
    ) -> Any:
        """The answer, with the context of its templates; what a view raises is raised here."""
        place, _, query = path.partition("?")
        named = {"host": self.address.partition("//")[2], **{k.lower(): v for k, v in (headers or {}).items()}}
        if content:
            named["content-length"] = str(len(content))
        scope = {
            "method": method,
            "path": unquote(place),
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
            "client": (sender or "127.0.0.1", 0),
            "root_path": "",
            "content": content,
        }
        asked = self._client.request(**scope)
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result(LONGEST)

    def close(self) -> None:
        """Nothing of it goes on: nobody watches its store any more."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(LONGEST)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        """As a server ends it; then whatever still goes on."""
        messages = iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])

        async def receive() -> Any:
            return next(messages)

        async def send(message: Any) -> None:
            assert message["type"].endswith(".complete")

        await self._application({"type": "lifespan"}, receive, send)
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.get_running_loop().shutdown_default_executor()


@contextmanager
def site_in(folder: Path, blocker: DjangoDbBlocker) -> Iterator[Site]:
    """The application on a store in this folder."""
    with store_in(folder, blocker):
        site = Site(folder)
        OF_THIS_PROCESS[site.address] = site
        try:
            yield site
        finally:
            del OF_THIS_PROCESS[site.address]
            site.close()
