"""The HTTP server: uvicorn with connections that are counted, and a door that opens again."""

import asyncio
import socket
import sys
from collections.abc import Callable

import uvicorn

LISTEN_BACKLOG = socket.SOMAXCONN if sys.platform == "win32" else 4096
"""Newcomers the system keeps waiting: a crowd at the door does not shut the director out."""


class Server(uvicorn.Server):
    """Listens on given sockets; tells when it does.

    asyncio takes in at one go as many as may wait; here many may wait, and few are taken in at one go.
    """

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]):
        super().__init__(config)
        self._announce = announce
        self._listeners: list[tuple[socket.socket, tuple[str, int]]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._keep(sockets or [])
        self._announce()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: open a listener again that was closed.

        asyncio closes it for good on Windows when somebody who knocked is gone before being let in
        (https://github.com/python/cpython/issues/93821).
        """
        lost = [address for listener, address in self._listeners if listener.fileno() == -1]
        if lost and not self.should_exit:
            self._listeners = [kept for kept in self._listeners if kept[0].fileno() != -1]
            for address in lost:
                await self._listen_again(address)
        return await super().on_tick(counter)

    async def _listen_again(self, address: tuple[str, int]) -> None:
        fresh = listen_at(*address)
        serving = [server for server in self.servers if all(kept.fileno() != -1 for kept in server.sockets)]
        self.servers = [*serving, await self._serving(fresh)]
        self._keep([fresh])

    async def _serving(self, listener: socket.socket) -> asyncio.Server:
        """Serve on a socket of our own, with the protocol that uvicorn's startup would use."""
        config = self.config
        known = {"config": config, "server_state": self.server_state, "app_state": self.lifespan.state}
        loop = asyncio.get_running_loop()
        return await loop.create_server(
            lambda: config.http_protocol_class(**known), sock=listener, ssl=config.ssl, backlog=config.backlog
        )

    def _keep(self, sockets: list[socket.socket]) -> None:
        for listener in sockets:
            listener.listen(LISTEN_BACKLOG)
            self._listeners.append((listener, listener.getsockname()))


def listen_at(host: str, port: int) -> socket.socket:
    """A socket that listens: from now on a browser waits instead of being refused. OSError if the port is taken."""
    # asyncio sends small answers at once only where the protocol is named: otherwise each waits 40 ms for the browser.
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        elif port and _is_answered(port):  # Windows lets two programs have one port, at two addresses
            raise OSError
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def _is_answered(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=0.3).close()
    except OSError:
        return False
    return True
