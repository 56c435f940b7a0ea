"""Rounds by team of hundreds of small events, every aim beside the best there is (OR-tools), a random and a greedy
seating. What was compared is kept in a file, and not done again when it is started again.

python -m benchmarks.small_tables [--events 300] [--seconds 10] [--file small_tables.jsonl]
"""

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.optimum import optimum
from benchmarks.tables import ROUNDS, anybody, event, lightest, otherwise, played
from tabellone.engine.model import Tournament
from tabellone.engine.systems.big_tables.aims import Aims, SeatingProblem
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.pairing import pair
from tabellone.engine.systems.big_tables.seating import BY_TEAM, kind_of_round, present_players, seating_problem
from tabellone.engine.systems.big_tables.sizes import table_sizes

FEWEST, MOST = 8, 40
AIMS = ("heavy", "closeness", "indicator", "worst")
COUNTED = (2, 1, 2, 2)
"""The text counts both of a pair, the search once."""
AWAY = 0.08
"""How likely somebody misses a round, in three events of ten."""


def teams_of(number: int) -> tuple[list[int], bool]:
    """Equal teams, unequal ones, awkward numbers of players, five to seven teams, so few that third
    meetings cannot be avoided, teams of one: in turn."""
    chance = random.Random(f"event {number}")
    while True:
        teams: list[int] = []
        match number % 6:
            case 0:
                size = chance.randint(2, 7)
                teams = [size] * chance.randint(4, max(4, MOST // size))
            case 1:
                players = chance.choice([33, 35, 38, 39, chance.randint(FEWEST, MOST)])
                while sum(teams) < players:
                    teams.append(min(chance.randint(2, 7), players - sum(teams)))
            case 2:
                teams = [chance.randint(2, 7) for _ in range(chance.randint(5, 7))]
            case 3:
                teams = [chance.randint(3, 5) for _ in range(chance.randint(5, 10))]
            case 4:
                teams = [chance.randint(1, 3) for _ in range(chance.randint(4, 6))]
            case _:
                teams = [chance.randint(1, 7) for _ in range(chance.randint(5, 14))]
        if FEWEST <= sum(teams) <= MOST and _can_be_seated(Counter(dict(enumerate(teams)))):
            return teams, chance.random() < 0.3


def _can_be_seated(members: Counter[Any]) -> bool:
    return len(members) >= 4 and max(members.values()) <= len(table_sizes(members.total()))


def rounds_by_team(number: int) -> Iterator[dict[str, Any]]:
    """Of one event with results by chance: the problem of each round, and the program's answer."""
    teams, with_absences = teams_of(number)
    tournament, chance = event(teams, str(number)), random.Random(f"results {number}")
    for round_ in range(1, ROUNDS):
        if with_absences:
            tournament = _some_away(tournament, chance)
        begin = time.process_time()
        decision = pair(tournament)
        spent = time.process_time() - begin
        quality = decision.quality
        assert quality is not None
        if kind_of_round(tournament, round_) == BY_TEAM:
            players, problem = seating_problem(tournament, present_players(tournament), History(tournament))
            at = {player: vertex for vertex, player in enumerate(players)}
            yield {
                "round": round_,
                "problem": problem,
                "tables": [[at[player] for player in table.seats] for table in decision.tables],
                "ours": Aims(quality.heavy // 2, quality.closeness, quality.indicator // 2, quality.worst // 2),
                "proven": len(quality.proven_aims),
                "seconds": spent,
            }
        tournament = played(tournament, decision, chance)


def _some_away(tournament: Tournament, chance: random.Random) -> Tournament:
    while True:
        away = frozenset(player.number for player in tournament.players if chance.random() < AWAY)
        here = Counter(player.team for player in tournament.players if player.number not in away)
        if here.total() >= FEWEST and _can_be_seated(here):
            return tournament._replace(absent=away)


def compared(number: int, seconds: float) -> dict[str, Any]:
    """One event, round by round."""
    found = []
    for one in rounds_by_team(number):
        problem: SeatingProblem = one["problem"]
        best, known = optimum(problem, one["tables"], seconds)
        found.append(
            {
                "players": len(problem.teams),
                "ours": one["ours"],
                "proven": one["proven"],
                "seconds": round(one["seconds"], 2),
                "best": best,
                "known": known,
                "random": otherwise(problem, anybody),
                "greedy": otherwise(problem, lightest),
            }
        )
    return {"event": number, "limit": seconds, "teams": teams_of(number)[0], "rounds": found}


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--events", type=int, default=300)
    reading.add_argument("--seconds", type=float, default=10, help="for OR-tools, each round")
    reading.add_argument("--file", type=Path, default=Path("small_tables.jsonl"))
    asked = reading.parse_args()
    done: dict[int, dict[str, Any]] = {}
    if asked.file.exists():
        done = {line["event"]: line for line in map(json.loads, asked.file.read_text().splitlines())}
    for number in range(asked.events):
        known = done.get(number)
        if known is None or (known["limit"] < asked.seconds and any(r["known"] < len(AIMS) for r in known["rounds"])):
            done[number] = compared(number, asked.seconds)
            with asked.file.open("a") as file:
                file.write(json.dumps(done[number]) + "\n")
            print(_line(done[number]), flush=True)
    _summary([round_ for number in range(asked.events) for round_ in done[number]["rounds"]])


def _line(one: dict[str, Any]) -> str:
    rounds = one["rounds"]
    sums = " ".join(f"{name} {COUNTED[aim] * sum(r['ours'][aim] for r in rounds)}" for aim, name in enumerate(AIMS))
    same = sum(list(r["ours"]) == list(r["best"]) for r in rounds)
    known, proven = (sum(r[name] == len(AIMS) for r in rounds) for name in ("known", "proven"))
    return (
        f"{one['event']:>4} {'-'.join(map(str, one['teams'])):<40} {sums}; indicator random "
        f"{sum(r['random'] for r in rounds)}, greedy {sum(r['greedy'] for r in rounds)}; as the best {same} of "
        f"{len(rounds)}, known {known}, proven by ourselves {proven}, slowest {max(r['seconds'] for r in rounds)} s"
    )


def _summary(rounds: list[dict[str, Any]]) -> None:
    known = [r for r in rounds if r["known"] == len(AIMS)]
    print(f"\n{len(rounds)} rounds compared, {len(known)} known to the last aim by OR-tools")
    print(f"equal in every aim: {sum(list(r['ours']) == list(r['best']) for r in known)} of these")
    for aim, name in enumerate(AIMS):
        worse = [COUNTED[aim] * (r["ours"][aim] - r["best"][aim]) for r in rounds if _first_difference(r) == aim]
        print(f"worse first in {name}: {len(worse)}" + (f", by {sorted(worse)}" if worse else ""))
    print(f"proven by ourselves to the last aim: {sum(r['proven'] == len(AIMS) for r in rounds)}")
    wrongly = sum(r["proven"] > first for r in rounds if (first := _first_difference(r)) is not None)
    print(f"called proven wrongly: {wrongly}")
    indicators = 2 * sum(r["ours"][2] for r in rounds), *(sum(r[name] for r in rounds) for name in ("greedy", "random"))
    print("indicator of all rounds: {}; greedy {}, random {}".format(*indicators))
    spent = sorted(r["seconds"] for r in rounds)
    print(f"seconds of the processor a round: {spent[len(spent) // 2]} in the middle, {spent[-1]} at most")


def _first_difference(one: dict[str, Any]) -> int | None:
    return next((aim for aim in range(len(AIMS)) if one["ours"][aim] != one["best"][aim]), None)


if __name__ == "__main__":
    main()
