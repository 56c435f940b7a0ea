"""Elo-Rubele of a whole federation in one run: `python -m benchmarks.rating`.

Prints seconds and ratios. The ratio is to reading the same games once in a plain loop, which nothing in Python can do
without: it says what the exact rating of a game costs on any machine, fast or slow.
"""

import random
import resource
import sys
import time
from collections.abc import Iterator

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.rating.season import DatedEvent, ListEntry, SeasonRules, rate_season
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions

SIZES = (1_000, 10_000, 100_000)
GAMES_PER_PLAYER = 10
EVENT_PLAYERS = 40
EVENT_ROUNDS = 10
RESULTS = ("1-0", "0-1", "1/2")


def events(players: int, chance: random.Random) -> Iterator[DatedEvent]:
    """Events of 40 players and 10 rounds over four years, until there are ten games for every player of the list."""
    games_of_event = EVENT_PLAYERS // 2 * EVENT_ROUNDS
    count = players * GAMES_PER_PLAYER // games_of_event
    numbers = list(range(1, EVENT_PLAYERS + 1))
    for index in range(count):
        seated = chance.sample(range(players), EVENT_PLAYERS)
        history = []
        for _ in range(EVENT_ROUNDS):
            chance.shuffle(numbers)
            pairs = zip(numbers[::2], numbers[1::2], strict=True)
            history.append(Round(tuple(Game(white, black, chance.choice(RESULTS)) for white, black in pairs)))
        entrants = tuple(Player(n, f"P{who}") for n, who in enumerate(seated, 1))
        day = index * 4 * 360 // count
        date = f"{2022 + day // 360}-{day % 360 // 30 + 1:02d}-{day % 30 + 1:02d}"
        yield DatedEvent(
            date, Tournament(f"E{index}", "italo-swiss", ItaloSwissOptions(), EVENT_ROUNDS, entrants, tuple(history))
        )


def read_once(season: list[DatedEvent]) -> int:
    """The least anybody can do: look at both players and the result of every game."""
    seen = 0
    for event in season:
        for played in event.tournament.history:
            for white, black, result in played.games:
                seen += white > black or result is not None
    return seen


def main() -> None:
    """Print the table."""
    print(f"{'players':>8} {'games':>9} {'seconds':>8} {'µs a game':>10} {'times reading once':>19}")
    for size in SIZES:
        chance = random.Random(size)
        entries = [ListEntry(f"P{who}", chance.randint(300, 5000)) for who in range(size)]
        season = list(events(size, chance))
        started = time.perf_counter()
        games = read_once(season)
        reading = time.perf_counter() - started
        started = time.perf_counter()
        rated = rate_season(entries, season, SeasonRules(DraughtsGame.ITALIAN), close_year=2025)
        seconds = time.perf_counter() - started
        each = seconds / games * 1e6
        print(f"{size:>8} {games:>9} {seconds:>8.2f} {each:>10.2f} {seconds / reading:>19.0f}")
        assert len(rated.entries) == size
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MB, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
