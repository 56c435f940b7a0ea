"""Between the program and PostgreSQL: a way that can be cut as a network or a server that hangs does."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
"""As PostgreSQL names it in the folder that is its host."""


class DatabaseProxy:
    """Everything passes until it hangs, and goes on where it was when it does no more."""

    def __init__(self, server: Path, folder: Path):
        self.address = f"postgresql://postgres:@/postgres?host={folder}"
        self._server, self._own = server, folder / SOCKET
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextmanager
    def running(self) -> Iterator[None]:
        thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        thread.start()
        self._open.set()
        asyncio.run_coroutine_threadsafe(asyncio.start_unix_server(self._connected, self._own), self._loop).result()
        yield
        self._loop.call_soon_threadsafe(self._end_all)
        self._loop.call_soon_threadsafe(self._loop.stop)
        thread.join()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Connections are taken, and nothing comes."""
        self._loop.call_soon_threadsafe(self._open.clear)
        yield
        self._loop.call_soon_threadsafe(self._open.set)

    @contextmanager
    def gone(self) -> Iterator[None]:
        """Nobody listens, and whoever was connected is not any more."""
        away = self._own.with_name("away")
        self._own.rename(away)
        self._loop.call_soon_threadsafe(self._end_all)
        yield
        away.rename(self._own)

    def _end_all(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_unix_connection(self._server)
        for way in (self._carry(reader, back), self._carry(onward, writer)):
            task = asyncio.create_task(way)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(65536):
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()


def proxy_to(address: str, folder: Path) -> DatabaseProxy:
    """To a server that listens in a folder."""
    host = parse_qs(urlsplit(address).query)["host"][0]
    return DatabaseProxy(Path(host) / SOCKET, folder)
