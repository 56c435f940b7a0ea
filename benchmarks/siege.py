"""What a hostile laptop and a hall that is too full do to the program, with few and with many files.

    .venv/bin/python -m benchmarks.siege [--files 256 1024 20000] [--seconds 15]

Hundreds of headers that never end, bodies that come byte by byte, and 1,100 live pages at once; meanwhile the director
enters results and a visitor opens a page again and again. One line for each number of files the system allows.
"""

import argparse
import asyncio
import contextlib
import json
import random
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.hall import Figures, Phone, memory, percentile
from tests.running.desk import Desk
from tests.running.program import Program, running

HALF_SENT, SLOW_BODIES, LIVE = 600, 200, 1100
RESULTS_A_SECOND = 2


async def attack(port: int, address: str, text: bytes, until: float) -> None:
    """One connection that says a little, then nearly nothing; when it is ended, the next one."""
    while time.perf_counter() < until:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(20):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                writer.write(text)
                while not writer.is_closing() and not reader.at_eof() and time.perf_counter() < until:
                    writer.write(b"x")
                    await asyncio.sleep(1)
                writer.close()
        await asyncio.sleep(0.2)


async def visit(port: int, path: str, answers: Counter[str], until: float) -> None:
    """Somebody from a new address who wants to see the page."""
    number = 0
    while time.perf_counter() < until:
        number += 1
        try:
            async with asyncio.timeout(5):
                status, _, _ = await Phone(50_000 + number, port, path, Figures()).get(path)
            answers[str(status)] += 1
        except (OSError, TimeoutError, IndexError, ValueError):
            answers["no answer"] += 1
        await asyncio.sleep(0.3)


async def siege(program: Program, desk: Desk, seconds: float) -> dict[str, Any]:
    """Everything at once."""
    key = desk.tournament(200)
    path = f"/t/{key}/round/1"
    port = int(program.address.rsplit(":", maxsplit=1)[1])
    until = time.perf_counter() + seconds
    figures, ready = Figures(), asyncio.Semaphore(0)
    spent = {"last": time.perf_counter()}
    answers: Counter[str] = Counter()
    header = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
    body = b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n"
    tasks = [
        *(attack(port, "127.9.0.1" if n % 2 else f"127.9.1.{1 + n % 250}", header, until) for n in range(HALF_SENT)),
        *(attack(port, f"127.9.2.{1 + n % 250}", body, until) for n in range(SLOW_BODIES)),
        *(Phone(n, port, path, figures).follow(ready, spent) for n in range(LIVE)),
        visit(port, path, answers, until),
    ]
    running_tasks = [asyncio.create_task(task) for task in tasks]
    desk_seconds: list[float] = []
    refused = 0
    for board in range(1, min(100, int(seconds * RESULTS_A_SECOND)) + 1):
        started = time.perf_counter()
        spent["last"] = started
        saved = await asyncio.to_thread(desk.enter, key, 1, board, random.choice(["1-0", "0-1"]))
        refused += saved != 200
        desk_seconds.append(time.perf_counter() - started)
        await asyncio.sleep(1 / RESULTS_A_SECOND)
    used = memory(program)
    for task in running_tasks:
        task.cancel()
    await asyncio.gather(*running_tasks, return_exceptions=True)
    await asyncio.sleep(1)
    return {
        "results": len(desk_seconds),
        "not saved": refused,
        "director, median s": percentile(desk_seconds, 50),
        "director, p99 s": percentile(desk_seconds, 99),
        "a visitor's answers": dict(answers),
        "live pages told": len(figures.told),
        "memory MB": used,
        "answers afterwards": desk.get(path)[0],
    }


def main() -> None:
    """One siege for each number of files."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--files", type=int, nargs="+", default=[256, 1024, 20_000])
    arguments.add_argument("--seconds", type=float, default=15)
    options = arguments.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for files in options.files:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder), files=files) as program:
            found = asyncio.run(siege(program, Desk(program.director_link), options.seconds))
            log = Path(folder) / "errors.log"
            found["bytes in the log"] = log.stat().st_size if log.exists() else 0
            print(json.dumps({"files": files} | found))


if __name__ == "__main__":
    main()
