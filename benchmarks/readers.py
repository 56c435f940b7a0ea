"""How the readers grow with what they are given: `python -m benchmarks.readers`.

Each reader gets the worst it can be sent at three sizes, each twice the one before. The exponent is what counts: 1 is
linear, 2 takes four times as long for twice as much. A refusal is an answer too.
"""

import json
import math
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from tabellone.engine.capabilities import CanPlan
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.groups import GroupLimits, Strength, cut_groups, propose_sizes, sort_by_strength
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.rating.season import DatedEvent, ListEntry, SeasonRules, rate_season
from tabellone.engine.reasons import UserError
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.formats.document import read, read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.player_list import decode, parse_players, players_text
from tabellone.formats.rating_list import read_list
from tabellone.formats.registry import read_registry
from tabellone.store.opening import open_store

Work = Callable[[], object]


def document(players: int, rounds: int = 9, system: str = "amalfi", **more: Any) -> dict[str, Any]:
    listed = [{"number": n, "name": f"P{n}"} for n in range(1, players + 1)]
    return {"format": "tabellone/1", "system": system, "rounds": rounds, "players": listed, **more}


def read_text(data: Any) -> Work:
    content = json.dumps(data).encode()
    return lambda: read(content)


def pasted(text: str) -> Work:
    return lambda: parse_players(decode(text.encode()))


def previewed(text: str) -> Work:
    return lambda: players_text([line.player for line in parse_players(text) if line.player])


def lists(n: int) -> Iterator[tuple[str, Work]]:
    yield "pasted: lines", pasted("\n".join(f"Rossi P{i}; {1000 + i % 1000}" for i in range(n)))
    yield "pasted: lines without separators", pasted("\n".join(f"Rossi P{i} {1000 + i % 1000}" for i in range(n)))
    yield "pasted: one line of spaces", pasted("a" + " " * n + "b")
    yield "pasted: many lines of spaces", pasted("\n".join("a" + " " * 1000 + "b" for _ in range(n // 1000)))
    yield "pasted: one line of digits", pasted("a " + "1" * n)
    yield "pasted: one line of words and digits", pasted("a 1234 " * (n // 7))
    yield "pasted: one line of tabs", pasted("a" + "\t" * n)
    yield "pasted: one line of quotes", pasted('a;"' + '""' * n)
    yield "pasted: a heading of names", pasted("nome;" * (n // 5))
    yield "pasted: empty lines", pasted("\n" * n)
    yield "pasted: combining marks", pasted("a" + "\u0315\u0300" * (n // 2))
    yield (
        "pasted: preview and back",
        previewed("nome;rating;circolo\n" + "\n".join(f"P{i};1500;C" for i in range(n // 4))),
    )
    yield (
        "list: lines",
        lambda: read_list(b"card;name;rating\n" + b"".join(b"%d;P%d;2000\n" % (i, i) for i in range(n // 4))),
    )
    yield (
        "list: namesakes with cards",
        lambda: read_list(b"card;name;rating\n" + b"".join(b"%d;P;2000\n" % i for i in range(n // 4))),
    )
    yield "list: combining marks", lambda: read_list(("name;rating\na" + "\u0315\u0300" * (n // 2)).encode())
    yield "list: columns", lambda: read_list(b";".join(b"c%d" % i for i in range(n)) + b"\n")
    yield (
        "registry: lines",
        lambda: read_registry(
            b"card;name;italian_rating\n" + b"".join(b"%d;P%d;2000\n" % (i, i) for i in range(n // 4)),
            DraughtsGame.ITALIAN,
        ),
    )


def documents(n: int) -> Iterator[tuple[str, Work]]:
    twice = '{"a0":1,' + ",".join(f'"a{i}":{i}' for i in range(n)) + "}"
    last = "{" + ",".join(f'"a{i}":{i}' for i in range(n)) + f',"a{n - 1}":1}}'
    yield "json: keys, the first twice", lambda: read_object(twice.encode())
    yield "json: keys, the last twice", lambda: read_object(last.encode())
    yield "json: nesting", lambda: read_object(b'{"a":' + b"[" * n + b"]" * n + b"}")
    yield "json: digits", lambda: read_object(b'{"a":' + b"1" * n + b"}")
    yield "document: players", read_text(document(n // 4))
    yield "document: unknown fields of the document", read_text(document(4) | {f"x{i}": 1 for i in range(n // 4)})
    strange = document(n // 16)
    for index, player in enumerate(strange["players"]):
        player[f"x{index}"] = 1
    yield "document: unknown fields, another for each player", read_text(strange)
    cards = document(n // 4)
    for index, player in enumerate(cards["players"]):
        player["card"] = str(index)
    cards["players"][-1]["card"] = str(len(cards["players"]) - 2)
    yield "document: cards, the last twice", read_text(cards)
    boards = n // 16
    played = [{"white": 2 * i + 1, "black": 2 * i + 2, "result": "1-0"} for i in range(boards)]
    yield "document: games", read_text(document(2 * boards, history=[{"round": 1, "games": played}]))
    late = [{"board": i % boards + 1, "until": 2} for i in range(n // 4)]
    second = [{"white": 2 * i + 2, "black": 2 * i + 1, "result": "1-0"} for i in range(boards)]
    both = [{"round": 1, "games": played, "late": late}, {"round": 2, "games": second}]
    yield "document: late results", read_text(document(2 * boards, history=both))
    prizes = [{"place": i % 1000 + 1, "cents": 100} for i in range(n // 4)]
    yield "document: prizes", read_text(document(4, prizes=prizes))
    opened = [{"round": 1, "games": [g | {"result": "2-0"} for g in played], "openings": [1] * boards}]
    rules = {"game": "italian", "openings": "board_by_board", "match": "double"}
    yield "document: openings", read_text(document(2 * boards, 9, "italo-swiss", rules=rules, history=opened))
    seated = [{"seats": [4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4], "places": [1, 2, 3, 4]} for i in range(n // 16)]
    teams = document(n // 4, 5, "big-tables", history=[{"round": 1, "tables": seated}])
    for index, player in enumerate(teams["players"]):
        player["team"] = f"T{index // 4}"
    yield "document: tables", read_text(teams)
    yield "document: absences", read_text(document(n // 4, next={"absent": list(range(1, n // 4, 2))}))
    away = document(n // 40, 999, history=[{"round": r} for r in range(1, 998)])
    for player in away["players"]:
        player["enters"] = 999
    yield "document: 997 rounds before anybody comes", read_text(away)


def ratings(n: int) -> Iterator[tuple[str, Work]]:
    players = tuple(Player(i, f"P{i}", 2000) for i in range(1, n // 10 + 1))
    games = tuple(Game(2 * i + 1, 2 * i + 2, "1-0") for i in range(len(players) // 2))
    event = Tournament("E", "italo-swiss", ItaloSwissOptions(), 1, players, (Round(games),))
    entries = [ListEntry(player.name, 2000) for player in players]
    yield (
        "rate: one event",
        lambda: rate_season(entries, [DatedEvent("2026-01-01", event)], SeasonRules(DraughtsGame.ITALIAN)),
    )
    alike = [ListEntry("P", 2000, card=str(i)) for i in range(len(players))]
    namesakes = tuple(Player(i, "P", 2000, card=f"x{i}") for i in range(1, len(players) + 1))
    others = event._replace(players=namesakes)
    ruling = SeasonRules(DraughtsGame.ITALIAN, admits_newcomers=True)
    yield "rate: namesakes with cards", lambda: rate_season(alike, [DatedEvent("2026-01-01", others)], ruling)
    days = [
        DatedEvent(f"{2000 + i}-01-01", event._replace(players=players[:4], history=(Round(games[:2]),)))
        for i in range(n // 800)
    ]
    yield "rate: years", lambda: rate_season(entries[:400], days, SeasonRules(DraughtsGame.ITALIAN))
    limits = GroupLimits(n // 4, 7, 26)
    yield (
        "groups",
        lambda: cut_groups(sort_by_strength((Strength(i % 4000, ""), i) for i in range(n // 4)), propose_sizes(limits)),
    )


def merging(n: int) -> Iterator[tuple[str, Work]]:
    from tabellone.store.models import PersonRecord  # noqa: PLC0415  (models can be imported only now)
    from tabellone.store.registry import Registry  # noqa: PLC0415

    def merged(lines: bytes) -> Work:
        def work() -> None:
            PersonRecord.objects.all().delete()
            Registry().merge(read_registry(lines, DraughtsGame.ITALIAN), "2026-01-01")
            Registry().merge(read_registry(lines, DraughtsGame.ITALIAN), "2026-01-01")

        return work

    size = n // 20
    yield "registry: merge", merged(b"card;name;rating\n" + b"".join(b"%d;P%d;2000\n" % (i, i) for i in range(size)))
    yield (
        "registry: merge of namesakes",
        merged(b"card;name;rating\n" + b"".join(b"%d;P;2000\n" % i for i in range(size))),
    )


def plans(n: int) -> Iterator[tuple[str, Work]]:
    def plan(players: int, rounds: int) -> Work:
        data = document(players, rounds, "big-tables", seed="1")
        for index, player in enumerate(data["players"]):
            player["team"] = f"T{index // 4}"
        found = read_data(data)
        system = found.system
        assert isinstance(system, CanPlan)
        return lambda: system.plan(found.tournament)

    yield "plan: rounds", plan(16, n * 7 // 20_000)
    yield "plan: players", plan(n // 200 // 4 * 4, 5)


def seconds(work: Work) -> float:
    """Of the processor, the best of three: the machine does other things too."""
    found = []
    for _ in range(3):
        started = time.process_time()
        with suppress(UserError):
            work()
        found.append(time.process_time() - started)
    return min(found)


def main(n: int = 20_000) -> None:
    """Print the table."""
    print(f"{'reader':<52} {'n':>8} {'2n':>8} {'4n':>8} {'exponent':>9}")
    for family in (lists, documents, ratings, merging, plans):
        for row in zip(*(family(n * factor) for factor in (1, 2, 4)), strict=True):
            first, second, third = (seconds(work) for _, work in row)
            exponent = math.log2(max(third, 1e-6) / max(first, 1e-6)) / 2
            print(f"{row[0][0]:<52} {first:>8.3f} {second:>8.3f} {third:>8.3f} {exponent:>9.2f}", flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        open_store(Path(folder))
        main()
