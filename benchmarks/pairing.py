"""How fast rounds are paired: .venv/bin/python -m benchmarks.pairing [--system NAME] [--largest N]

Prints ratios measured in one run, because machines differ and are noisy: pairing against reading, growth from one size
to the next, the whole command against py4swiss on the same field, start-up against Python's own. Times are the best of
several. The comparison with py4swiss is of different systems: FIDE's Dutch optimises a long list of criteria and is
much harder than the Italian ones; the ratio says what an arbiter waits for, not which program is better written.
"""

import argparse
import compileall
import gc
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import tabellone
from benchmarks.fields import crowded, middle_of_tournament, one_colour_twice, round_robin_remains
from tabellone.engine.systems import SYSTEM_NAMES
from tabellone.formats.document import read, read_data
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.writing import write_report

PAIR = [sys.executable, "-m", "tabellone", "pair"]

PATIENCE = 600
"""Seconds another program gets before it counts as not finishing."""


class Measured(NamedTuple):
    seconds: float
    megabytes: float


def best(action: Callable[[], Any], repeat: int = 5) -> float:
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def command(arguments: list[str], repeat: int = 5) -> Measured:
    """Best time and peak memory of a process, its output thrown away."""
    found = []
    for _ in range(repeat):
        start = time.perf_counter()
        process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        found.append(Measured(time.perf_counter() - start, usage.ru_maxrss / 1024))
    return min(found)


def exponent(smaller: tuple[int, float], larger: tuple[int, float]) -> float:
    return math.log(larger[1] / smaller[1]) / math.log(larger[0] / smaller[0])


def steps(document: dict[str, Any]) -> tuple[float, float, float, int]:
    """Seconds for reading, for looking through the history, for pairing itself (list, search, colours); refusals."""
    folder = f"tabellone.engine.systems.{document['system'].replace('-', '_')}"
    solution, pairing = (import_module(f"{folder}.{name}") for name in ("solution", "pairing"))
    content = json.dumps(document).encode()
    reading = best(lambda: read(content))
    tournament = read(content).tournament
    history = best(lambda: solution.Past(tournament))
    whole = best(lambda: pairing.pair(tournament))
    refused = len(solution.solve(solution.situation(tournament)).found.refusals)
    return reading, history, whole - history, refused


def table(headings: list[str], rows: list[list[str]]) -> None:
    widths = [max(len(cell) for cell in column) for column in zip(headings, *rows, strict=True)]
    for row in [headings, *rows]:
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
    print()


def ordinary(system: str, sizes: list[int], folder: Path) -> None:
    print("Round 5 of 9, results by rating; milliseconds, garbage collection off as in the command")
    rows: list[list[str]] = []
    before: tuple[int, float] | None = None
    for size in sizes:
        document = middle_of_tournament(system, size)
        reading, history, paired, _ = steps(document)
        file = folder / f"{size}.json"
        file.write_text(json.dumps(document))
        whole = command([*PAIR, str(file), "--json"], 5 if size < 100_000 else 2)
        growth = exponent(before, (size, paired)) if before else math.nan
        before = (size, paired)
        times = [f"{seconds * 1e3:.1f}" for seconds in (reading, history, paired)]
        ratios = [f"{number:.2f}" for number in (paired / reading, (history + paired) / reading, growth)]
        rows.append([f"{size:,}", *times, *ratios, f"{whole.seconds * 1e3:.0f}", f"{whole.megabytes:.0f}"])
    ratio_names = ["pairing/reading", "with history", "exponent"]
    table(["players", "reading", "history", "pairing", *ratio_names, "whole command", "MB"], rows)


def adversarial(name: str, family: Callable[[int], dict[str, Any]], sizes: list[int]) -> None:
    print(name)
    rows: list[list[str]] = []
    first: tuple[int, float] | None = None
    before: tuple[int, float] | None = None
    for size in sizes:
        _, _, paired, refused = steps(family(size))
        growth = exponent(before, (size, paired)) if before else math.nan
        overall = exponent(first, (size, paired)) if first else math.nan
        first, before = first or (size, paired), (size, paired)
        rows.append([f"{size:,}", f"{paired * 1e3:.1f}", str(refused), f"{growth:.2f}", f"{overall:.2f}"])
    table(["players", "pairing ms", "candidates refused", "exponent", "from the first"], rows)


def against_py4swiss(system: str, sizes: list[int], folder: Path) -> None:
    print("The whole command against py4swiss (Dutch: another, harder system), same field, same run")
    program = Path(sys.executable).with_name("py4swiss")
    if not program.exists():
        print("  py4swiss is not installed: .venv/bin/pip install -e '.[bench]'\n")
        return
    rows = []
    for size in sizes:
        document = middle_of_tournament(system, size)
        ours, theirs = folder / f"{size}.json", folder / f"{size}.trf"
        ours.write_text(json.dumps(document))
        swiss = {**document, "system": "amalfi", "rules": {}}  # a report has no other
        theirs.write_text(write_report(read_data(swiss), swiss, Version.TRF16).text)
        own = command([*PAIR, str(ours), "--json"])
        other = [str(program), "-e", "dutch", "-t", str(theirs), "-p", str(folder / "pairings.txt")]
        start = time.perf_counter()
        try:
            code = subprocess.run(other, capture_output=True, timeout=PATIENCE, check=False).returncode
        except subprocess.TimeoutExpired:
            rows.append(
                [f"{size:,}", f"{own.seconds * 1e3:.0f}", f"over {PATIENCE} s", f"over {PATIENCE / own.seconds:.0f}"]
            )
            break
        seconds = time.perf_counter() - start
        cell = f"{seconds * 1e3:.0f}" if code == 0 else f"failed ({code})"
        rows.append([f"{size:,}", f"{own.seconds * 1e3:.0f}", cell, f"{seconds / own.seconds:.0f}"])
    table(["players", "tabellone ms", "py4swiss ms", "times faster"], rows)


def start_up(system: str, folder: Path) -> None:
    print("Start-up: `pair` on 20 players against `python -c pass`, turn by turn")
    file = folder / "20.json"
    file.write_text(json.dumps(middle_of_tournament(system, 20)))
    nothing, pair = [], []
    for _ in range(60):
        nothing.append(command([sys.executable, "-c", "pass"], 1).seconds)
        pair.append(command([*PAIR, str(file)], 1).seconds)
    table(
        ["python ms", "pair ms", "ratio"],
        [[f"{min(nothing) * 1e3:.1f}", f"{min(pair) * 1e3:.1f}", f"{min(pair) / min(nothing):.2f}"]],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--largest", type=int, default=100_000, help="largest ordinary field")
    parser.add_argument("--system", choices=SYSTEM_NAMES, default="amalfi")
    arguments = parser.parse_args()
    largest, system = arguments.largest, arguments.system
    gc.disable()
    compileall.compile_dir(str(Path(tabellone.__file__).parent), quiet=1)  # as after an installation
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start_up(system, folder)
        ordinary(system, [size for size in (100, 1_000, 10_000, 100_000) if size <= largest], folder)
        halves = [40, 80, 160, 320]
        adversarial(
            "Adversarial: half as many rounds as players, played by the rules", partial(crowded, system), halves
        )
        adversarial(
            "Adversarial: hand-made rounds of a round robin", partial(round_robin_remains, system), [*halves, 640]
        )
        if system == "amalfi":
            family = partial(one_colour_twice, system)
            adversarial("Adversarial: too many need Black, A19 on as few boards as possible", family, [250, 500, 1_000])
        against_py4swiss(system, [100, 1_000], folder)


if __name__ == "__main__":
    main()
