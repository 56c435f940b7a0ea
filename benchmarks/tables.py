"""Seating at tables: indicator, bound and time over six rounds, beside a random and a greedy seating of the same run.

python -m benchmarks.tables
"""

import random
import time
from collections.abc import Callable

from tabellone.engine.model import Player, Round, Table, Tournament
from tabellone.engine.systems.big_tables.options import BigTablesOptions
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.past import Past
from tabellone.engine.systems.big_tables.seating import BY_TEAM, blocks, kind_of_round, team_names

SIZES = (40, 100, 200, 400, 1000)
ROUNDS = 6


def event(players: int) -> Tournament:
    """Teams of four."""
    entries = tuple(Player(n, f"P{n}", team=f"T{(n - 1) // 4}") for n in range(1, players + 1))
    return Tournament("BIG", "big-tables", BigTablesOptions(seed="1"), ROUNDS, entries)


def main() -> None:
    print("Rounds 2 to 5 (Swiss by team), teams of four: their indicator in all, milliseconds of the slowest")
    print("players  indicator  bound  proven  random  greedy  slowest ms  of the last round ms")
    for players in SIZES:
        tournament, chance = event(players), random.Random(1)
        indicator = bound = by_chance = greedy = 0
        proven, slowest, last = True, 0.0, 0.0
        for number in range(1, ROUNDS + 1):
            begin = time.perf_counter()
            decision = pair(tournament)
            spent = (time.perf_counter() - begin) * 1000
            assert decision.quality is not None
            if kind_of_round(tournament, number) == BY_TEAM:
                indicator, bound = indicator + decision.quality.indicator, bound + decision.quality.bound
                proven, slowest = proven and decision.quality.proven, max(slowest, spent)
                by_chance += _in_blocks(tournament, _anybody)
                greedy += _in_blocks(tournament, _cheapest)
            elif number == ROUNDS:
                last = spent
            tables = tuple(
                Table(t.seats, tuple(sorted(range(1, len(t.seats) + 1), key=lambda _: chance.random())))
                for t in decision.tables
            )
            tournament = tournament._replace(history=(*tournament.history, Round((), tables=tables)))
        figures = f"{players:>7,}  {indicator:>9}  {bound:>5}  {'yes' if proven else 'no':>6}"
        print(f"{figures}  {by_chance:>6}  {greedy:>6}  {slowest:>10.0f}  {last:>20.0f}")


def _anybody(past: Past, seats: list[int], free: list[int]) -> int:
    return random.Random(f"{seats} {free}").choice(free)


def _cheapest(past: Past, seats: list[int], free: list[int]) -> int:
    return min(free, key=lambda player: sum(past.weight(player, other) for other in seats))


def _in_blocks(tournament: Tournament, choose: Callable[[Past, list[int], list[int]], int]) -> int:
    """The indicator when each table of a block takes one of each team in turn, chosen in another way."""
    past, teams, total = Past(tournament), team_names(tournament), 0
    for block in blocks(tournament, [player.number for player in tournament.players]):
        left: dict[str, list[int]] = {}
        for player in block.players:
            left.setdefault(teams[player], []).append(player)
        for size in block.sizes:
            seats: list[int] = []
            fullest = sorted(left, key=lambda team: -len(left[team]))[:size]
            for team in fullest:
                seats.append(choose(past, seats, left[team]))
                left[team].remove(seats[-1])
            total += past.indicator(seats)
    return total


if __name__ == "__main__":
    main()
