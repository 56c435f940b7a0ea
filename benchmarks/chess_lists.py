"""A rating list of chess as long as FIDE's, read and searched: `python -m benchmarks.chess_lists [PLAYERS]`.

Prints seconds and ratios. The ratio is to reading the lines of the same file once in a plain loop. Names are made of a
few syllables, as different as those of a real list: most people are found by a few letters, some words are frequent.
"""

import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabellone.formats.chess_lists.detect import open_list
from tabellone.store.opening import close_store, open_store

PLAYERS = 1_000_000
HEADING = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
SYLLABLES = (
    "al", "ba", "co", "de", "el", "fi", "gu", "ha", "in", "jo", "ka", "lo", "mi", "na", "or", "pe", "qu", "ro", "sa",
    "ti", "ur", "va", "wi", "xa", "yo", "zi", "ros", "mar", "ste",
)  # fmt: skip
GIVEN = (
    "Maria", "Anna", "Mario", "Luca", "Mohammed", "Ivan", "Carlos", "Wei", "Elena", "Jan", "Olga", "Pedro", "Marco",
    "Giulia", "Ali", "Sara",
)  # fmt: skip
FEDERATIONS = ("ITA", "IND", "GER", "ESP", "FRA", "RUS", "USA", "POL")
SEARCHES = ("ma", "ros", "marste", "1000500", "ros mar", "maria ros", "mohammed", "mohammed ali xyz", "zz qq")
TRIES = 20


def lines(players: int, chance: random.Random) -> Iterator[str]:
    yield HEADING
    for number in range(players):
        surname = "".join(chance.choices(SYLLABLES, k=chance.choice((2, 3, 3, 4)))).capitalize()
        if chance.random() < 0.2:
            surname = "De " + surname
        name = f"{surname}, {' '.join(chance.sample(GIVEN, chance.choice((1, 1, 1, 2))))}"
        rating = chance.choice((0, chance.randint(1400, 2500)))
        yield (
            f"{1_000_000 + number:<15}{name:<61}{chance.choice(FEDERATIONS):<4}{chance.choice('MF'):<4}{'':<29}"
            f"{rating:<6}0   20 {rating:<6}0   20 {rating:<6}0   20 {chance.randint(1930, 2018):<6}    "
        )


def read_once(file: Path) -> float:
    begun = time.process_time()
    with file.open("rb") as stream:
        for _ in stream:
            pass
    return time.process_time() - begun


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "players_list_foa.txt"
        with file.open("w", encoding="ascii", newline="\r\n") as stream:
            stream.writelines(f"{line}\n" for line in lines(players, random.Random(1)))
        once = read_once(file)
        begun = time.process_time()
        with file.open("rb") as source, open_list(source, file.name) as found:
            count = sum(1 for _ in found)
        worked = time.process_time() - begun
        print(f"{count} players read in {worked:.1f} s of the processor, {worked / once:.0f} times the lines alone")
        open_store(Path(folder))
        import_and_search(file, once)
        close_store()


def import_and_search(file: Path, once: float) -> None:
    from tabellone.store.chess_lists import ChessLists  # noqa: PLC0415  (models can be imported only now)

    lists = ChessLists()
    print(f"imported: {imported(lists, file, once)}")
    size = sum(one.stat().st_size for one in file.parent.glob("tabellone.sqlite3*")) // 1_000_000
    print(f"database {size} MB")
    for text in SEARCHES:
        taken = []
        for _ in range(TRIES):
            begun = time.perf_counter()
            found = lists.found(text, 8)
            taken.append(time.perf_counter() - begun)
        taken.sort()
        print(f"{text!r:>20}: {len(found)} in {taken[TRIES // 2] * 1000:.1f} ms, {taken[-1] * 1000:.1f} at most")
    print(f"replaced: {imported(lists, file, once)}", flush=True)


def imported(lists: Any, file: Path, once: float) -> str:
    begun, worked = time.perf_counter(), time.process_time()
    with file.open("rb") as source, open_list(source, file.name) as found:
        count = lists.replace(found.kind, "2026-10", found, lambda _: None).players
    seconds, worked = time.perf_counter() - begun, time.process_time() - worked
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return (
        f"{count} in {seconds:.1f} s ({worked:.1f} of the processor), {worked / once:.0f} times the lines alone; "
        f"memory {memory} MB"
    )


if __name__ == "__main__":
    main()
