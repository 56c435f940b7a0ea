"""Buholz, technical ranking and prizes: the regulation's examples, published figures, and a second implementation."""

import json
import random
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.cli.context import CommandContext
from tabellone.cli.standings import run_standings
from tabellone.documents.numbers import amount_json
from tabellone.documents.prizes import award_text, parse_category, prizes_data
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import points_text
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Player, Prize
from tabellone.engine.ranking.buholz import Buholz, order_tied, split_by_direct_encounters
from tabellone.engine.ranking.prizes import divide_prizes
from tabellone.engine.ranking.standings import Standing
from tests.events.notation import event, opened
from tests.events.random_draughts import played_out, random_event
from tests.literal import italo_swiss as literal_italo_swiss
from tests.literal.buholz import Table, ranked


def draughts(players: int, rounds: int, history: list[str], **more: Any) -> Any:
    return event(players, rounds, history, system="italo-swiss", **more)


def test_art_2_the_quotient_is_written_after_the_points_where_it_is_what_comes_next() -> None:
    """A published championship has «14,113» above «14,92»; in a double match the single games come before it."""
    for seed in range(20):
        for rules in ({}, {"match": "double"}):
            tournament, system = opened(played_by_chance("round-robin", random.Random(seed), **rules))
            for line in system.standings(tournament):
                quotient = next(amount for kind, amount in line.tie_breaks.items() if kind.value == "quotient")
                assert quotient is not None
                points = str(amount_json(line.points))
                assert points_text(line) == (points if rules else f"{points},{amount_json(quotient)}")


def played_by_chance(system: str, chance: random.Random, **rules: Any) -> dict[str, Any]:
    """An event of six players by the program, with results by chance."""
    document: dict[str, Any] = event(6, 5 if system == "round-robin" else 3, [], system=system, **rules)
    codes = ["4-0", "3-1", "2-2", "1-3", "0-4"] if rules else ["1-0", "1/2", "0-1"]
    for _ in range(document["rounds"]):
        tournament, regulation = opened(document)
        decision = regulation.pair(tournament)
        games = [{"white": g.white, "black": g.black, "result": chance.choice(codes)} for g in decision.games]
        rests = [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests]
        document["history"].append({"round": decision.round, "games": games, "rests": rests})
    return document


def test_art_2_figures_are_whole_numbers_never_decimals() -> None:
    """A published championship has 14,113 above 14,92 (F30)."""
    tournament, system = opened(draughts(4, 3, ["1-2 1:0, 3-4 1:0", "1-3 =, 2-4 ="]))
    lines = system.standings(tournament)
    assert [points_text(line) for line in lines] == ["3,4", "3,4", "1,4", "1,4"]
    # with as many points, 10 stands above 9, though 0.10 is less than 0.9
    assert above_by_length(100) > 0


def above_by_length(events: int) -> int:
    """How often in random events two neighbours with equal points have quotients of different length."""
    found = 0
    chance = random.Random(4)
    for _ in range(events):
        document = random_event(chance, least=8)
        for _before in played_out(chance, document, literal_italo_swiss.pair):
            pass
        table = Table(document)
        tournament, system = opened(document)
        order = [line.player for line in system.standings(tournament)]
        for one, other in pairwise(order):
            if table.points(one) == table.points(other) and "match" not in document["rules"]:
                assert table.quotient(one) >= table.quotient(other)
                found += len(str(table.quotient(one))) > len(str(table.quotient(other)))
    return found


def test_art_2_a_and_2_b_with_their_working() -> None:
    """1 beat 2 and drew with 3: opponents' points 1 and 3; the second quotient twice the beaten, once the drawn."""
    tournament, system = opened(draughts(4, 3, ["1-2 1:0, 3-4 1:0", "1-3 =, 2-4 ="]))
    line = next(line for line in system.standings(tournament) if line.player == 1)
    assert {name.value: amount.units for name, amount in line.tie_breaks.items() if amount} == {
        "quotient": 4,
        "second_quotient": 2 * 1 + 1 * 3,
    }
    working = system.explain_place(tournament, 1)
    first, second = (Speaker("en").sentence(reason) for reason in working[:2])
    assert first.startswith("quotient 4 = 1 + 3,")
    assert second.startswith("second quotient 5 = 2 × 1 + 1 × 3,")


def test_art_2_rests() -> None:
    """RF, RT and absence add nothing to the quotient; the opponent of RR does, and counts as beaten (F31, F32)."""
    document = draughts(5, 3, ["1-2 1:0, 3-4 1:0, rf 5", "5-1 =, 3-4 =, rr 3/2"][:1])
    buholz = Buholz(opened(document)[0])
    assert (buholz.points[5], buholz.quotient(5), buholz.second_quotient(5)) == (2, 0, 0)
    document["players"][1]["leaves"] = 1
    document["history"].append(
        {
            "round": 2,
            "games": [{"white": 5, "black": 1, "result": "1/2"}],
            "rests": [{"player": 4, "kind": "rr", "against": 2}, {"player": 3, "kind": "absent"}],
        }
    )
    buholz = Buholz(opened(document)[0])
    assert (buholz.points[4], buholz.quotient(4), buholz.second_quotient(4)) == (2, 2 + 0, 2 * 0)


def three(results: dict[tuple[int, int], str]) -> Buholz:
    """Alfa, Beta and Gamma have all met; a fourth loses to all."""
    rounds = [((1, 2), (3, 4)), ((1, 3), (2, 4)), ((2, 3), (1, 4))]
    history = [", ".join(f"{a}-{b} {results.get((a, b), '1:0')}" for a, b in games) for games in rounds]
    return Buholz(opened(draughts(4, 3, history))[0])


@pytest.mark.parametrize(
    ("results", "parts"),
    [
        ({(1, 2): "=", (1, 3): "=", (2, 3): "="}, [[1, 2, 3]]),  # 4.1.a: two points each, all to 4.2
        ({(1, 2): "=", (1, 3): "1:0", (2, 3): "="}, [[1], [2], [3]]),  # 4.1.b: 3, 2, 1
        ({(1, 2): "1:0", (1, 3): "1:0", (2, 3): "="}, [[1], [2, 3]]),  # 4.1.c: 4, 1, 1
        ({(1, 2): "=", (1, 3): "1:0", (2, 3): "1:0"}, [[1, 2], [3]]),  # 4.1.d: 3, 3, 0
    ],
)
def test_art_4_1_the_four_examples(results: dict[tuple[int, int], str], parts: list[list[int]]) -> None:
    assert split_by_direct_encounters(three(results), [1, 2, 3]) == parts


def test_art_4_1_only_if_all_have_met() -> None:
    buholz = Buholz(opened(draughts(6, 3, ["1-2 1:0, 3-4 =, 5-6 ="]))[0])
    assert split_by_direct_encounters(buholz, [1, 2, 3]) == [[1, 2, 3]]


def test_art_3_two_players_direct_then_wins_then_common_opponents() -> None:
    buholz = Buholz(opened(draughts(4, 3, ["1-2 0:1, 3-4 ="]))[0])
    assert order_tied(buholz, {2: 1, 1: 2}, [1, 2]) == [[2], [1]]
    # not met: 3 has a win and a loss, 1 two draws: the win decides
    buholz = Buholz(opened(draughts(6, 4, ["1-2 =, 3-4 1:0, 5-6 =", "1-5 =, 3-6 0:1, 2-4 ="]))[0])
    assert order_tied(buholz, dict.fromkeys(range(1, 7), 1), [1, 3]) == [[3], [1]]
    # level on wins: 6, whom both met, is the best of the common opponents
    buholz = Buholz(opened(draughts(6, 4, ["1-6 =, 3-2 =, 4-5 =", "6-3 1:0, 1-2 0:1, 4-5 adj"]))[0])
    assert order_tied(buholz, {6: 1, 2: 2, 1: 3, 3: 3, 4: 5, 5: 5}, [1, 3]) == [[1], [3]]


def test_wins_count_an_opponent_who_did_not_come_but_no_rests_unless_announced() -> None:
    document = draughts(5, 3, ["1-2 +:-, 3-4 1:0, rf 5"])
    buholz = Buholz(opened(document)[0])
    assert [buholz.wins(p) for p in (1, 3, 5)] == [1, 1, 0]
    assert Buholz(opened(document)[0], rests_are_wins=True).wins(5) == 1


@pytest.mark.parametrize("seed", range(12))
def test_against_a_second_implementation(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        document = random_event(chance)
        for _before in played_out(chance, document, literal_italo_swiss.pair):
            pass
        tournament, system = opened(document)
        lines = system.standings(tournament)
        found = [
            (place, {line.player for line in group}, [line.player for line in group])
            for place, group in ((p, list(g)) for p, g in groupby(lines, key=lambda line: line.place))
        ]
        for (place, shared, order), (own_place, own_shared, parts) in zip(found, ranked(document), strict=True):
            assert (place, shared) == (own_place, own_shared)
            turn = iter(order)
            for part in parts:  # those left to the lot in any order, but in their turn
                assert {next(turn) for _ in part} == set(part)
        for line in lines:
            assert system.explain_place(tournament, line.player)


def test_technical_ranking_a_all_who_share_the_first_place_enter_the_roll_of_honour(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(draughts(4, 1, ["1-2 =, 3-4 ="])))
    assert run_standings(CommandContext("en", json=True), str(file)) == 0
    assert sorted(json.loads(capsys.readouterr().out)["roll_of_honour"]) == [1, 2, 3, 4]


def test_a_large_event_is_ranked_without_ado() -> None:
    """A thousand players of whom many are equal in everything."""
    history = [", ".join(f"{n}-{n + 1} =" for n in range(1, 1001, 2))]
    tournament, system = opened(draughts(1000, 3, history))
    assert [line.place for line in system.standings(tournament)] == [1] * 1000


def lines_of(places: list[int]) -> list[Standing]:
    return [Standing(p, n, Amount(0, 1), {}, is_shared=places.count(p) > 1) for n, p in enumerate(places, 1)]


def test_prizes_b_and_c() -> None:
    """Money of the places shared is added and divided equally, in whole cents; things follow the listing."""
    prizes = [
        Prize(1, cents=10000),
        Prize(2, cents=5000),
        Prize(3, cents=2500),
        Prize(1, thing="Coppa"),
        Prize(2, thing="Targa"),
    ]
    shared = divide_prizes(prizes, lines_of([1, 1, 1, 4]), [Player(n) for n in range(1, 5)])
    assert [(a.player, a.cents, a.things) for a in shared.awards] == [
        (1, 5833, ("Coppa",)), (2, 5833, ("Targa",)), (3, 5833, ()),
    ]  # fmt: skip
    assert shared.indivisible == [("", 1, 1)]
    assert award_text(shared.awards[0], Speaker("it")) == "Coppa + € 58,33"


def test_prizes_that_nobody_gets_are_said() -> None:
    prizes = [Prize(1, cents=100), Prize(9, thing="Salame"), Prize(1, cents=60, category="CM")]
    assert divide_prizes(prizes, lines_of([1, 2]), [Player(1), Player(2)]).unassigned == prizes[1:]


def test_prizes_of_an_age_and_of_the_women_go_by_the_year_of_the_event() -> None:
    """In 2026 whoever is born in 2008 turns 18; 4 is a woman of 18, 3 nobody knows."""
    players = [Player(1, born="2007"), Player(2, born="2008-12-31"), Player(3), Player(4, born="2008", sex="w")]
    prizes = [Prize(1, cents=100, category="U18"), Prize(1, thing="Coppa", category="women")]
    prizes.append(Prize(1, thing="Targa", category="U18-women"))
    shared = divide_prizes(prizes, lines_of([1, 2, 3, 4]), players, 2026)
    assert [(a.player, a.cents, a.things) for a in shared.awards] == [
        (2, 100, ()),
        (4, 0, ("Coppa",)),
        (4, 0, ("Targa",)),
    ]
    assert divide_prizes(prizes, lines_of([1, 2, 3, 4]), players).unassigned == [prizes[0], prizes[2]]
    words = ("Femminile", "under  18", "U18", "women", "Under 18 femminile", "CM")
    assert [parse_category(one) for one in words] == ["women", "U18", "U18", "women", "U18-women", "CM"]


def test_prizes_by_category() -> None:
    players = [Player(1, title="M"), Player(2, title="N"), Player(3, title="M"), Player(4, title="N")]
    prizes = [Prize(1, cents=100), Prize(1, cents=60, category="N"), Prize(2, cents=40, category="N")]
    shared = divide_prizes(prizes, lines_of([1, 2, 3, 4]), players)
    assert [(a.player, a.category, a.cents) for a in shared.awards] == [(1, "", 100), (2, "N", 60), (4, "N", 40)]
    assert prizes_data(shared, provisional=False)["prizes"][1]["category"] == "N"


@given(st.lists(st.integers(1, 20_000), max_size=6), st.lists(st.booleans(), min_size=1, max_size=8))
def test_no_cent_is_lost_or_made(amounts: list[int], ties: list[bool]) -> None:
    places: list[int] = []
    for index, tied in enumerate(ties):
        places.append(places[-1] if tied and places else index + 1)
    prizes = [Prize(place, cents=cents) for place, cents in enumerate(amounts, 1)]
    shared = divide_prizes(prizes, lines_of(places), [Player(n) for n in range(1, len(places) + 1)])
    given_out = sum(a.cents for a in shared.awards) + sum(cents for _, _, cents in shared.indivisible)
    assert given_out == sum(amounts[: len(places)])
