"""Seating at tables: every aim, its bound and the processor's time over six rounds, beside a random and a greedy
seating of the same run, and beside CP-SAT where it proves the round.

python -m benchmarks.tables (and benchmarks.small_tables for hundreds of events of up to 40 players)
"""

import random
import time
from collections.abc import Callable

from benchmarks.optimum import optimum
from tabellone.engine.decision import Decision, Quality
from tabellone.engine.encounters import Table
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.systems.big_tables.aims import SeatingProblem, measure_aims
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.individual_seating import seat_by_standings
from tabellone.engine.systems.big_tables.options import BigTablesOptions
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.seating import BY_TEAM, kind_of_round, present_players, seating_problem
from tabellone.engine.systems.big_tables.sizes import table_sizes
from tabellone.engine.systems.big_tables.team_spread import SpreadProgram

ROUNDS = 6
MOST_PROVEN = 40
"""Above so many players the solver is not asked: it would take longer than the rest together."""
SECONDS = 60
LAST_ROUND = 10_000


def events() -> list[tuple[str, list[int]]]:
    """What teams there are."""
    chance = random.Random(1)
    return [
        ("4 of 4", [4] * 4),
        ("unequal 1-4", [4, 4, 3, 3, 2, 2, 1]),
        ("5 of 4", [4] * 5),
        ("33 without teams", [1] * 33),
        ("8 of 4, 1 of 3", [4] * 8 + [3]),
        ("10 of 4", [4] * 10),
        ("5 of 8", [8] * 5),
        ("unequal 3-6", [chance.randint(3, 6) for _ in range(50)]),
        ("250 of 4", [4] * 250),
        ("unequal 3-6", [chance.randint(3, 6) for _ in range(222)]),
    ]


def event(teams: list[int], seed: str = "1") -> Tournament:
    """So many players in each team."""
    names = [f"T{team}" for team, members in enumerate(teams) for _ in range(members)]
    entries = tuple(Player(n, f"P{n}", team=name) for n, name in enumerate(names, 1))
    return Tournament("BIG", "big-tables", BigTablesOptions(seed=seed), ROUNDS, entries)


def played(tournament: Tournament, decision: Decision, chance: random.Random) -> Tournament:
    """A round more, with places by chance."""
    tables = tuple(
        Table(t.seats, tuple(sorted(range(1, len(t.seats) + 1), key=lambda _: chance.random())))
        for t in decision.tables
    )
    return tournament._replace(history=(*tournament.history, Round(tables, decision.rests)))


def main() -> None:
    print("Rounds 2 to 5 (Swiss by team), sums: heavy rematches, closeness, indicator, each with its bound")
    print(
        "teams             players  heavy  closeness     indicator     random  greedy  proven aims  as CP-SAT  slowest"
    )
    for name, teams in events():
        tournament, chance = event(teams), random.Random(1)
        seen: list[Quality] = []
        by_chance = greedy = same = asked = 0
        slowest = 0.0
        for number in range(1, ROUNDS):
            begin = time.process_time()
            decision = pair(tournament)
            spent = (time.process_time() - begin) * 1000
            assert decision.quality is not None
            if kind_of_round(tournament, number) == BY_TEAM:
                seen.append(decision.quality)
                slowest = max(slowest, spent)
                players, problem = seating_problem(tournament, present_players(tournament), History(tournament))
                by_chance += otherwise(problem, anybody)
                greedy += otherwise(problem, lightest)
                if sum(teams) <= MOST_PROVEN:
                    at = {player: vertex for vertex, player in enumerate(players)}
                    seated = [[at[player] for player in table.seats] for table in decision.tables]
                    best, known = optimum(problem, seated, SECONDS)
                    asked += known == len(best)
                    same += known == len(best) and best == measure_aims(problem, seated)
            tournament = played(tournament, decision, chance)
        closeness = f"{sum(q.closeness for q in seen)} ({sum(q.closeness_bound for q in seen)})"
        indicator = f"{sum(q.indicator for q in seen)} ({sum(q.bound for q in seen)})"
        proven = "/".join(str(len(q.proven_aims)) for q in seen)
        print(
            f"{name:<17} {sum(teams):>7,}  {sum(q.heavy for q in seen):>5}  {closeness:<12}  {indicator:<12}  "
            f"{by_chance:>6}  {greedy:>6}  {proven:>11}  {f'{same} of {asked}' if asked else '-':>9}  {slowest:>10.0f}"
        )
    for name, size in (("teams of four", 4), ("no teams", 1), ("teams of 100", 100)):
        teams_of = [f"T{player // size}" for player in range(LAST_ROUND)]
        random.Random(1).shuffle(teams_of)
        begin = time.process_time()
        seat_by_standings(teams_of, table_sizes(LAST_ROUND))
        print(f"last round, {LAST_ROUND:,} players, {name}: {(time.process_time() - begin) * 1000:.0f} ms")


def anybody(problem: SeatingProblem, seats: list[int], free: list[int]) -> int:
    """By chance."""
    return random.Random(f"{seats} {free}").choice(free)


def lightest(problem: SeatingProblem, seats: list[int], free: list[int]) -> int:
    """Whom those at the table have met least."""
    return min(free, key=lambda player: sum(problem.rematch_weights[player].get(other, 0) for other in seats))


def otherwise(problem: SeatingProblem, choose: Callable[[SeatingProblem, list[int], list[int]], int]) -> int:
    """The indicator when each table of a closest way takes its players one after the other, chosen in another way."""
    left: list[list[int]] = [[] for _ in problem.places]
    for player, team in enumerate(problem.teams):
        left[team].append(player)
    tables = []
    for teams in SpreadProgram([len(of) for of in left], problem.places, problem.sizes).random_optimum(
        random.Random(1)
    ):
        seats: list[int] = []
        for team in teams:
            seats.append(choose(problem, seats, left[team]))
            left[team].remove(seats[-1])
        tables.append(seats)
    return 2 * measure_aims(problem, tables).rematches


if __name__ == "__main__":
    main()
