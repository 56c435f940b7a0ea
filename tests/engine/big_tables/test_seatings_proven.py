"""BIG Masters, rounds by team (B3, B4, B7): every aim the best there is, and nothing called proven that is not."""

import json
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabellone.engine.capabilities import HasTeamStandings
from tabellone.engine.systems.big_tables import branch_and_bound, team_bound
from tabellone.engine.systems.big_tables.aims import SeatingProblem
from tabellone.engine.systems.big_tables.search import best_seating
from tabellone.engine.systems.big_tables.simplex import UNITS, SideConstraint, solve_dual
from tabellone.engine.systems.big_tables.sizes import table_sizes
from tabellone.engine.systems.big_tables.team_spread import SpreadProgram
from tests.events.notation import opened
from tests.literal import tables as literal_tables
from tests.places import DATA
from tests.tries import tries
from verify_certificate import verify

SOLVED: list[dict[str, Any]] = json.loads((DATA / "solved_tables.json").read_text())
"""Rounds that were seated less well once, or never proven, with the aims that OR-tools proved the best; each table of
the history from its first place to its last."""
SMALLER = [solved for solved in SOLVED if len(solved["teams"]) < 8]
AIMS = ("heavy", "closeness", "indicator", "worst")


def document_of(teams: list[int], history: list[list[list[int]]], absent: list[int]) -> dict[str, Any]:
    members = [f"T{number}" for number, size in enumerate(teams, 1) for _ in range(size)]
    rounds = [
        {
            "round": number,
            "tables": [{"seats": seats, "places": list(range(1, len(seats) + 1))} for seats in tables],
            "rests": [
                {"player": player, "kind": "absent"}
                for player in range(1, len(members) + 1)
                if not any(player in seats for seats in tables)
            ],
        }
        for number, tables in enumerate(history, 1)
    ]
    return {
        "format": "tabellone/1",
        "name": "Masters",
        "system": "big-tables",
        "rules": {"seed": "1"},
        "rounds": 6,
        "players": [{"number": n, "name": f"P{n}", "team": team} for n, team in enumerate(members, 1)],
        "history": rounds,
        "next": {"absent": absent},
    }


@pytest.mark.parametrize("solved", SOLVED, ids=lambda solved: "-".join(map(str, solved["teams"])))
def test_b3_every_aim_is_what_a_solver_proved_the_best(solved: dict[str, Any]) -> None:
    tournament, system = opened(document_of(solved["teams"], solved["history"], solved["absent"]))
    quality = system.pair(tournament).quality
    assert quality is not None
    assert [getattr(quality, aim) for aim in AIMS] == solved["aims"]
    assert quality.proven_aims == AIMS


@pytest.mark.parametrize("solved", SMALLER, ids=lambda solved: "-".join(map(str, solved["teams"])))
def test_b15_the_certificate_is_confirmed_and_the_round_is_the_same_whenever_it_is_made(solved: dict[str, Any]) -> None:
    document = document_of(solved["teams"], solved["history"], solved["absent"])
    tournament, system = opened(document)
    certificate = system.certificate(tournament)
    assert certificate == system.certificate(tournament)
    assert [certificate[aim] for aim in AIMS] == solved["aims"]
    assert verify(document, certificate).startswith("VALID")
    for aim in AIMS:
        with pytest.raises(SystemExit):
            verify(document, {**certificate, aim: certificate[aim] + 2})


@pytest.mark.parametrize("solved", SMALLER, ids=lambda solved: "-".join(map(str, solved["teams"])))
def test_b4_what_was_too_much_to_try_is_said_with_its_bound(
    solved: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branch_and_bound, "MAX_WORK", 0)
    tournament, system = opened(document_of(solved["teams"], solved["history"], solved["absent"]))
    quality = system.pair(tournament).quality
    assert quality is not None
    found = [getattr(quality, aim) for aim in AIMS]
    bounds = [quality.heavy_bound, quality.closeness_bound, quality.bound, quality.worst_bound]
    assert found >= solved["aims"]
    for aim in range(len(AIMS)):
        if found[:aim] == bounds[:aim]:
            assert bounds[aim] <= solved["aims"][aim]
        assert (AIMS[aim] in quality.proven_aims) == (found[: aim + 1] == bounds[: aim + 1])
        assert AIMS[aim] not in quality.proven_aims or found[: aim + 1] == solved["aims"][: aim + 1]


@settings(max_examples=tries(20), deadline=None)
@given(
    teams=st.lists(st.integers(1, 5), min_size=4, max_size=9),
    seed=st.integers(0, 10**6),
    relaxed=st.sampled_from([0, 0, 1, 3]),
)
def test_b3_with_teams_of_any_size_and_absences_it_is_the_best_of_all_seatings(
    teams: list[int], seed: int, relaxed: int
) -> None:
    """Rounds played by chance, not by the program; whoever is away, against every seating of the others there is."""
    chance = random.Random(seed)
    team = [number for number, size in enumerate(teams) for _ in range(size)]
    history = []
    for _ in range(chance.randint(1, 4)):
        tables = _by_chance(team, chance, 14)
        if tables is None:
            return
        history.append(tables)
    present = _by_chance(team, chance, 11)
    if present is None:
        return
    here = sorted(player for table in present for player in table)
    absent = [player for player in range(1, len(team) + 1) if player not in here]
    document = document_of(teams, history, absent)
    document["rules"]["relaxed"] = str(relaxed)
    tournament, system = opened(document)
    assert isinstance(system, HasTeamStandings)
    place = {line.team: line.place for line in system.team_standings(tournament)}
    those_here = {**document, "players": [p for p in document["players"] if p["number"] in here]}
    best = literal_tables.best_aims(those_here, place, table_sizes(len(here)), relaxed)
    quality = system.pair(tournament).quality
    assert quality is not None
    assert (quality.heavy, quality.closeness, quality.indicator, quality.worst) == best
    assert quality.proven_aims == AIMS


def _by_chance(team: list[int], chance: random.Random, most: int) -> list[list[int]] | None:
    """Some of the players at tables without team-mates; None where chance finds none."""
    for _ in range(30):
        players = chance.sample(range(1, len(team) + 1), min(len(team), chance.randint(8, most)))
        sizes = table_sizes(len(players))
        if len(sizes) < 2 or max(Counter(team[p - 1] for p in players).values()) > len(sizes):
            continue
        for _ in range(50):
            chance.shuffle(players)
            tables = [players[sum(sizes[:at]) : sum(sizes[: at + 1])] for at in range(len(sizes))]
            if all(len({team[p - 1] for p in table}) == len(table) for table in tables):
                return [list(table) for table in tables]
    return None


@settings(max_examples=tries(30), deadline=None)
@given(players=st.sampled_from([7, 8, 9]), seed=st.integers(0, 10**6))
def test_b7_prices_bound_every_seating_and_extras_are_what_it_costs_beyond(players: int, seed: int) -> None:
    chance = random.Random(seed)
    sizes = table_sizes(players)
    tables = [table for size in sorted(set(sizes)) for table in combinations(range(players), size)]
    costs, others = ([chance.choice([0, 0, 1, 1, 2, 10]) for _ in tables] for _ in range(2))
    at = {table: index for index, table in enumerate(tables)}
    seatings = [
        [at[tuple(table)] for table in seating]
        for seating in literal_tables.seatings(list(range(players)), {p: str(p) for p in range(players)}, sizes)
    ]
    found = solve_dual(tables, costs, [1] * players, sizes)
    least = min(sum(costs[index] for index in seating) for seating in seatings)
    assert found.integer_bound <= least
    assert min(found.reduced_costs) >= 0
    for seating in seatings:
        beyond = UNITS * sum(costs[index] for index in seating) - found.bound
        assert sum(found.reduced_costs[index] for index in seating) == beyond
    most = min(sum(others[index] for index in seating) for seating in seatings)
    limited = solve_dual(tables, costs, [1] * players, sizes, [SideConstraint(others, most)])
    inside = [seating for seating in seatings if sum(others[index] for index in seating) <= most]
    assert limited.bound >= found.bound - len(tables)  # a limit leaves less choice; rounding is all that may be lost
    for seating in inside:
        beyond = UNITS * sum(costs[index] for index in seating) - limited.bound
        assert 0 <= sum(limited.reduced_costs[index] for index in seating) <= beyond


@settings(max_examples=tries(30), deadline=None)
@given(
    members=st.lists(st.integers(1, 5), min_size=4, max_size=9),
    gaps=st.lists(st.integers(0, 2), min_size=9, max_size=9),
    at_a_time=st.integers(1, 4),
)
def test_b7_prices_of_teams_bound_every_closeness_however_many_are_priced_at_a_time(
    members: list[int], gaps: list[int], at_a_time: int
) -> None:
    sizes = table_sizes(sum(members))
    if len(sizes) < 2 or max(members) > len(sizes) or sum(members) > 22:
        return
    places = [sum(gaps[:team]) for team in range(len(members))]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(team_bound, "BATCH_SIZE", at_a_time)
        patch.setattr(team_bound, "LOOK_AHEAD", 2)
        bound = team_bound.solve_team_duals(members, places, sizes).bound(members, sizes)
    assert bound <= UNITS * literal_tables.least_closeness(members, places, sizes)


@pytest.mark.parametrize(
    ("members", "closest"),
    [([4] * 250, 754), ([4] * 8 + [3], 28), ([8] * 125, 756), ([20] * 50, 770), ([1] * 1000, 750), ([7, 1] * 20, 202)],
)
def test_b3_large_events_are_as_close_as_a_solver_proved_possible(members: list[int], closest: int) -> None:
    """The figures are the linear program of all sets of neighbouring teams, solved by OR-tools."""
    found = SpreadProgram(members, range(len(members)), table_sizes(sum(members)))
    assert found.least == closest
    assert found.bound <= closest


def test_b3_where_a_cut_of_the_closest_ways_needs_wider_tables_those_across_it_are_tried() -> None:
    """Players by team, best team first, and who has met whom; the aims are what OR-tools proved the best."""
    members, best = [2, 2, 2, 1, 2, 3, 1, 2, 2], (0, 14, 3, 1)
    once = "1-2 3-4 0-6 4-6 1-7 2-7 1-8 6-10 3-11 7-12 1-13 3-14 4-15 5-15 11-15 14-16"
    twice = "0-2 1-3 0-5 1-6 3-7 4-9 4-10 5-11 8-11 3-12 8-12 6-13 7-13 9-13 9-14 7-15 8-15 10-15 12-15 9-16"
    teams = [team for team, count in enumerate(members) for _ in range(count)]
    weights: list[dict[int, int]] = [{} for _ in teams]
    for weight, pairs in ((1, once), (10, twice)):
        for one, other in (map(int, pair.split("-")) for pair in pairs.split()):
            weights[one][other] = weights[other][one] = weight
    sizes = table_sizes(len(teams))
    assert SpreadProgram(members, range(len(members)), sizes).cut_points()
    found = best_seating(SeatingProblem(teams, range(len(members)), sizes, weights), "lot")
    assert found.aims == found.bound == best
