"""A hall of phones that follow a tournament while results come in, and what it takes to stop the program.

    .venv/bin/python -m benchmarks.hall [--phones 1000] [--players 300] [--results 60] [--page round/1,mine,standings]
        [--by-phones 2] [--screens 3]

Every phone has an address of its own (127.x.y.z), opens one of the pages (`mine`: that of a player), loads style and
scripts, follows it live, and does with what it is told as `page.js` does. Every so many results come from the phones
of both players, and screens of the hall follow too. The load generator runs on the same machine; one run prints all
figures.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import resource
import statistics
import tempfile
import time
import urllib.parse
from pathlib import Path
from typing import Any

from tests.running.desk import Desk
from tests.running.program import Program, running

TOLD_WITHIN = 10
"""Seconds the last phone may take after the last result."""


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.pages: list[float] = []
        self.signals: list[float] = []
        self.received = 0
        self.parts = self.whole = 0
        self.told: dict[int, str] = {}
        """The last version each was told; a player's own page has versions of its own, and is not here."""
        self.sent: list[float] = []


class Phone:
    """One phone in the hall."""

    def __init__(self, round_number: int, port: int, path: str, figures: Figures, live: str = ""):
        self._number, self._port, self._path, self._figures = round_number, port, path, figures
        self._live = live
        self._address = f"127.{1 + round_number // 60000}.{round_number // 250 % 240}.{1 + round_number % 250}"
        self._mark = ""

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0), limit=2**20)

    async def get(self, path: str, mark: str = "") -> tuple[int, dict[str, str], bytes]:
        """One request on a connection of its own, as a page that is opened or fetched again."""
        started = time.perf_counter()
        reader, writer = await self._connect()
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nConnection: close\r\n"
        writer.write((asked + (f"If-None-Match: {mark}\r\n" if mark else "") + "\r\n").encode())
        answer = await reader.read()
        while more := await reader.read():
            answer += more
        writer.close()
        self._figures.pages.append(time.perf_counter() - started)
        self._figures.received += len(answer)
        head, _, body = answer.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        status = int(lines[0].split()[1]) if lines[0] else 0
        return status, headers, gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body

    async def fetch(self, mark: str = "") -> bytes:
        """The page; what is not a page is an error."""
        status, headers, body = await self.get(self._path, mark)
        if status not in (200, 304):
            self._figures.errors.append(f"{self._path}: {status}")
        self._mark = headers.get("etag", mark)
        return body

    async def follow(self, ready: asyncio.Semaphore, spent: dict[str, float]) -> None:
        """Open the page and stay."""
        try:
            body = (await self.fetch()).decode()
            for asset in re.findall(r'(?:href|src)="(/static/[^"]+)"', body):
                status, _, _ = await self.get(asset)
                if status != 200:
                    self._figures.errors.append(f"{asset}: {status}")
            seen = re.search(r'data-seen="(\w+)"', body)
            reader, writer = await self._connect()
            live = f"{self._live}?seen={seen.group(1) if seen else ''}&page={self._path}"
            writer.write(f"GET {live} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            head = await reader.readline()
            if b" 200 " not in head:
                self._figures.errors.append(f"live: {head!r}")
                return
        except OSError as error:
            self._figures.errors.append(f"{type(error).__name__}")
            return
        finally:
            ready.release()
        await self._listen(reader, spent)

    async def _listen(self, reader: asyncio.StreamReader, spent: dict[str, float]) -> None:
        coming: asyncio.Task[None] | None = None
        event = ""
        while line := await reader.readline():
            self._figures.received += len(line)
            if line.startswith(b"id: ") and "/mine/" not in self._path and "/hall" not in self._path:
                self._figures.told[self._number] = line[4:].decode().strip()
            if line.startswith(b"event: "):
                event = line[7:].decode().strip()
            if not line.startswith(b"data: "):
                continue
            self._figures.signals.append(time.perf_counter() - spent["last"])
            if event == "parts":
                self._figures.parts += 1
            elif coming is None or coming.done():
                self._figures.whole += 1
                coming = asyncio.create_task(self._fetch_later(json.loads(line[6:])["spread"]))
        self._figures.errors.append("live connection ended")

    async def _fetch_later(self, spread: float) -> None:
        await asyncio.sleep(random.random() * spread)
        try:
            await self.fetch(self._mark)
        except OSError as error:
            self._figures.errors.append(f"fetch: {type(error).__name__}")

    async def enters(self, link: str, result: str) -> None:
        """A result by the code of the board: the page with its form, then the form."""
        started = time.perf_counter()
        _, headers, body = await self.get(link)
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', body.decode())
        cookie = headers.get("set-cookie", "").partition(";")[0]
        form = urllib.parse.urlencode({"csrfmiddlewaretoken": token.group(1) if token else "", "result": result})
        reader, writer = await self._connect()
        writer.write(
            f"POST {link} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nOrigin: http://127.0.0.1:{self._port}\r\n"
            f"Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n"
            f"Content-Length: {len(form)}\r\n\r\n{form}".encode()
        )
        head = await reader.readline()
        writer.close()
        if b" 302 " not in head:
            self._figures.errors.append(f"by phone: {head!r}")
        self._figures.sent.append(time.perf_counter() - started)


async def hall(program: Program, desk: Desk, options: argparse.Namespace) -> dict[str, Any]:
    """Everybody comes, then results are entered at the pace of a hall."""
    key = desk.tournament(options.players)
    desk.post(f"/t/{key}/settings", name="Sala", rounds=9, phones="agreed")
    links = re.findall(r'href="http://[^/"]+(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])
    pages = [f"/t/{key}/{page}" for page in options.page.split(",")]
    live = f"/t/{key}/live"
    port = int(program.address.rsplit(":", maxsplit=1)[1])
    figures, ready = Figures(), asyncio.Semaphore(0)
    spent = {"last": time.perf_counter()}
    began = time.perf_counter()
    tasks = []
    screens = [Phone(65_000 + n, port, f"/t/{key}/hall", figures, f"/hall/{key}/live") for n in range(options.screens)]
    tasks += [asyncio.create_task(screen.follow(ready, spent)) for screen in screens]
    for number in range(options.phones):
        page = pages[number % len(pages)]
        path = f"{page}/{1 + number % options.players}" if page.endswith("/mine") else page
        tasks.append(asyncio.create_task(Phone(number, port, path, figures, live).follow(ready, spent)))
        if number % 50 == 49:
            await asyncio.sleep(options.arrival / options.phones * 50)
    for _ in tasks:
        await ready.acquire()
    arrived = time.perf_counter() - began
    arriving, figures.pages, figures.received = figures.pages, [], 0
    before = memory(program)
    desk_seconds: list[float] = []

    def enter(board: int) -> None:
        started = time.perf_counter()
        spent["last"] = started
        if desk.enter(key, 1, board, random.choice(["1-0", "1/2", "0-1"])) != 200:
            figures.errors.append("a result was not saved")
        desk_seconds.append(time.perf_counter() - started)

    started = time.perf_counter()
    results = min(options.results, options.players // 2)
    for board in range(1, results + 1):
        if options.by_phones and board % options.by_phones == 0:
            spent["last"] = time.perf_counter()
            for side in (0, 1):
                await Phone(66_000 + 2 * board + side, port, "", figures).enters(links[board - 1], "1-0")
        else:
            await asyncio.to_thread(enter, board)
        await asyncio.sleep(max(0.0, started + board / options.pace - time.perf_counter()))
    lasted = time.perf_counter() - started
    received = figures.received
    finished = time.perf_counter()
    while len(set(figures.told.values())) != 1 and time.perf_counter() < finished + TOLD_WITHIN:
        await asyncio.sleep(0.05)
    after = memory(program)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "phones": options.phones,
        "players": options.players,
        "results": results,
        "page": options.page,
        "errors": len(figures.errors),
        "first errors": sorted(set(figures.errors))[:4],
        "arrived in s": round(arrived, 1),
        "arriving, p99 s": percentile(arriving, 99),
        "signal, median s": percentile(figures.signals, 50),
        "signal, p99 s": percentile(figures.signals, 99),
        "fetch, p99 s": percentile(figures.pages, 99),
        "fetches": len(figures.pages),
        "told by parts": figures.parts,
        "told to fetch": figures.whole,
        "by phone, median s": percentile(figures.sent, 50),
        "by phone, p99 s": percentile(figures.sent, 99),
        "director, median s": percentile(desk_seconds, 50),
        "director, p99 s": percentile(desk_seconds, 99),
        "MB/s": round(received / lasted / 1e6, 2),
        "memory MB": [before, after],
        "not told the last": sum(
            v != max(set(figures.told.values()), key=list(figures.told.values()).count) for v in figures.told.values()
        )
        if figures.told
        else options.phones,
    }


def percentile(values: list[float], percent: int) -> float | None:
    if len(values) < 2:
        return round(values[0], 3) if values else None
    return round(statistics.quantiles(values, n=100)[percent - 1], 3)


def memory(program: Program) -> int:
    """Resident megabytes of the program."""
    text = Path(f"/proc/{program.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) // 1024


def main() -> None:
    """One hall."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--phones", type=int, default=1000)
    arguments.add_argument("--players", type=int, default=300)
    arguments.add_argument("--results", type=int, default=60)
    arguments.add_argument("--pace", type=float, default=1.0, help="results a second")
    arguments.add_argument("--arrival", type=float, default=10.0, help="seconds in which the phones come")
    arguments.add_argument("--page", default="round/1", help="or several, with commas")
    arguments.add_argument("--by-phones", type=int, default=0, help="every so many results come from phones")
    arguments.add_argument("--screens", type=int, default=0, help="of the hall")
    options = arguments.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as program:
        print(json.dumps(asyncio.run(hall(program, Desk(program.director_link), options)), indent=1))


if __name__ == "__main__":
    main()
