"""Teams against players: `python -m benchmarks.teams [teams] [boards] [rounds]`, as ratios of one run.

The same random results are played by so many teams, and by as many players of an event of their own; pairing the next
round and ranking are timed, reading apart.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from tabellone.engine.encounters import all_matches
from tabellone.engine.model import Tournament
from tabellone.engine.system import System
from tabellone.formats.document import read_data
from tabellone.formats.rounds import write_rest

RUNS = 5


def event(teams: int, boards: int, rounds: int) -> dict[str, Any]:
    players = [{"number": n, "name": f"P{n}", "rating": 3000} for n in range(1, teams * boards + 1)]
    rosters = [list(range((n - 1) * boards + 1, n * boards + 1)) for n in range(1, teams + 1)]
    return {
        "format": "tabellone/1",
        "system": "italo-swiss",
        "rounds": rounds,
        "players": players,
        "rules": {"competitors": "teams", "boards": boards},
        "teams": [{"number": n, "name": f"T{n}", "players": roster} for n, roster in enumerate(rosters, 1)],
        "history": [],
    }


def play(document: dict[str, Any], rounds: int, chance: random.Random) -> dict[str, Any]:
    """Rounds of teams with random boards, and the same event of players with the results of the matches."""
    of_players: dict[str, Any] = {
        **document,
        "rules": {},
        "players": [{"number": team["number"], "name": team["name"]} for team in document["teams"]],
        "teams": None,
        "history": [],
    }
    for number in range(1, rounds + 1):
        tournament, system, _ = read_data(document)
        decision = system.pair(tournament)
        matches, games = [], []
        for match in all_matches(decision.encounters):
            played = match.without_result()
            for board in range(1, len(played.games) + 1):
                played = played.with_result(board, chance.choice(["1-0", "0-1", "1/2"]))
            boards = [{"white": one.white, "black": one.black, "result": one.result} for one in played.games]
            matches.append({"white": match.white, "black": match.black, "games": boards})
            games.append({"white": match.white, "black": match.black, "result": played.result})
        document["history"].append(
            {"round": number, "matches": matches, "rests": [write_rest(rest, "team") for rest in decision.rests]}
        )
        of_players["history"].append(
            {"round": number, "games": games, "rests": [write_rest(rest) for rest in decision.rests]}
        )
    return of_players


def best(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def measured(document: dict[str, Any]) -> tuple[float, float, float]:
    tournament: Tournament
    system: System
    tournament, system, _ = read_data(document)
    return (
        best(lambda: read_data(document)),
        best(lambda: system.pair(tournament)),
        best(lambda: system.standings(tournament)),
    )


def main(teams: int = 200, boards: int = 10, rounds: int = 9) -> None:
    document = event(teams, boards, rounds)
    of_players = play(document, rounds - 1, random.Random(1))
    print(f"{teams} teams of {boards} against {teams} players after {rounds - 1} rounds, times of teams / of players")
    both = zip(("reading", "pairing", "ranking"), measured(document), measured(of_players), strict=True)
    for what, of_teams, alone in both:
        print(f"{what:8} {1000 * of_teams:8.1f} ms / {1000 * alone:8.1f} ms = {of_teams / alone:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
