"""Pages of a large tournament against an empty page, and hundreds of listeners while results come in.

    .venv/bin/python -m benchmarks.pages

Ratios of one run: these machines are noisy, absolute times mean little.
"""

import asyncio
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from tests.running.desk import Desk
from tests.running.program import Program, running

PLAYERS, ROUNDS = 500, 11
LISTENERS, RESULTS = 300, 400
REPEATS = 15

FILL = """
import random, sys
from pathlib import Path
from tabellone.store.opening import open_store
open_store(Path(sys.argv[1]))
from tabellone.store.repository import Repository
from tabellone.journal.requests import drawing, pairing
players, rounds = int(sys.argv[2]), int(sys.argv[3])
repository, chance = Repository(), random.Random(1)
key = repository.create({"name": "Open", "system": "amalfi", "rules": {}, "rounds": rounds}, "desk")
entries = [{"name": f"Player {n}", "rating": 2500 - n} for n in range(players)]
repository.append(key, "enrol", {"players": entries}, "desk")
repository.append(key, "draw", drawing(repository.journal(key).state, "1"), "desk")
for number in range(1, rounds + 1):
    repository.append(key, "pair", pairing(repository.journal(key).state)[0], "desk")
    repository.append(key, "publish", {"round": number}, "desk")
    for board in range(1, players // 2 + 1):
        result = chance.choice(["1-0", "1/2", "0-1"])
        repository.append(key, "result", {"round": number, "encounter": board, "result": result}, "desk")
print(key)
"""


def main() -> None:
    """Print both tables."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FILL, folder, str(PLAYERS), str(ROUNDS)]
        key = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        with running(Path(folder)) as program:
            desk = Desk(program.director_link)
            pages(desk, key)
            asyncio.run(listeners(program, desk))


def pages(desk: Desk, key: str) -> None:
    """Each page in turn, again and again, so that a busy moment hits all of them: made anew, and asked for again."""
    desk.post("/new", name="Vuoto", rounds=ROUNDS, system="amalfi")
    empty = next(k for k in _keys(desk) if k != key)
    paths = {
        "empty page": f"/t/{empty}/players",
        "players": f"/t/{key}/players",
        "round": f"/t/{key}/round/{ROUNDS}",
        "standings": f"/t/{key}/standings",
        "player": f"/t/{key}/player/7",
        "why": f"/t/{key}/why/{ROUNDS}/7",
        "history": f"/t/{key}/history",
        "settings": f"/t/{key}/settings",
        "tournaments": "/",
    }
    times: dict[tuple[str, bool], list[float]] = {(name, anew): [] for name in paths for anew in (True, False)}
    sizes = {}
    for turn in range(REPEATS):
        for name, path in paths.items():
            for anew in (True, False):
                started = time.perf_counter()
                status, body = desk.get(f"{path}?turn={turn}")  # a new address is a page not yet kept
                times[name, anew].append(time.perf_counter() - started)
                assert status == 200, path
                sizes[name] = len(body)
    middle = {which: statistics.median(measured) for which, measured in times.items()}
    reference = middle["empty page", True]
    print(f"{PLAYERS} players, {ROUNDS} rounds   made anew: ms   ratio   again: ms   ratio      kB")
    for name in paths:
        figures = [f"{1000 * middle[name, anew]:10.1f} {middle[name, anew] / reference:7.1f}" for anew in (True, False)]
        print(f"{name:28} {figures[0]} {figures[1]} {sizes[name] / 1000:9.0f}")


async def listeners(program: Program, desk: Desk) -> None:
    """Everybody in the hall has the page open while all results of a round are entered."""
    key = desk.tournament(2 * RESULTS)
    place = urlsplit(program.address)
    told = [""] * LISTENERS
    """The last version each was told: the same for all, once all know the last result."""
    ready = asyncio.Semaphore(0)

    async def listen(index: int) -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(f"GET /t/{key}/live?seen=5 HTTP/1.1\r\nHost: hall\r\n\r\n".encode())
        ready.release()
        while line := await reader.readline():
            if line.startswith(b"id: "):
                told[index] = line[4:].decode().strip()

    tasks = [asyncio.create_task(listen(index)) for index in range(LISTENERS)]
    for _ in tasks:
        await ready.acquire()
    chance = random.Random(2)
    started = time.perf_counter()

    def enter_all() -> list[float]:
        spent = []
        for board in range(1, RESULTS + 1):
            begun = time.perf_counter()
            assert desk.enter(key, 1, board, chance.choice(["1-0", "1/2", "0-1"])) == 200
            spent.append(time.perf_counter() - begun)
        return spent

    spent = await asyncio.to_thread(enter_all)
    finished = time.perf_counter()
    while len(set(told)) > 1 and time.perf_counter() < finished + 10:
        await asyncio.sleep(0.02)
    late = time.perf_counter() - finished
    for task in tasks:
        task.cancel()
    figures = {
        "listeners": LISTENERS,
        "results": RESULTS,
        "seconds": round(finished - started, 1),
        "median ms": round(1000 * statistics.median(spent), 1),
        "slowest ms": round(1000 * max(spent), 1),
        "all told after s": round(late, 2),
        "not told": sum(version != statistics.mode(told) for version in told),
    }
    print(json.dumps(figures))


def _keys(desk: Desk) -> list[str]:
    return re.findall(r'href="/t/(\w+)/', desk.get("/")[1])


if __name__ == "__main__":
    main()
