"""Ranking numbers and the draw (A14, B.1, B.2.5, B.4.1)."""

import hashlib
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.engine.capabilities import WarnsOfTheDraw
from tabellone.engine.model import Colour, Player
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems.amalfi.options import EditionName
from tabellone.engine.systems.amalfi.ranking_numbers import (
    RANKING_KEYS,
    draw_colour,
    official_list_key,
    order_by_ranking_key,
    rating_and_alphabet_key,
    rating_key,
)
from tests.events.notation import event, opened
from tests.literal.amalfi import ALL_TITLES, better, with_late_entrant


def order(players: list[Player], key: Any, seed: str = "s", newcomers: set[int] | None = None) -> list[str]:
    return [player.name for player in order_by_ranking_key(players, key, seed, newcomers)]


def test_a14_fsi_rating_title_other_rating_other_title() -> None:
    players = [
        Player(1, "unrated with title", None, "CM"),
        Player(2, "1800", 1800),
        Player(3, "2000 CM", 2000, "CM"),
        Player(4, "2000 FM", 2000, "FM"),
        Player(5, "2000 CM other 1950", 2000, "CM", 1950),
        Player(6, "2000 CM other 1950 FM", 2000, "CM", 1950, "FM"),
        Player(7, "unrated, other 1900", None, "", 1900),
        Player(8, "2000 MI", 2000, "mi"),
    ]
    assert order(players, official_list_key) == [
        "2000 MI",
        "2000 FM",
        "2000 CM other 1950 FM",
        "2000 CM other 1950",
        "2000 CM",
        "1800",
        "unrated with title",
        "unrated, other 1900",
    ]


def test_a14_fsi_the_lot_is_the_sha_256_of_seed_and_name() -> None:
    names = ["Anna", "Bruno", "Carla", "Dario"]
    players = [Player(number, name, 1500) for number, name in enumerate(names, 1)]
    by_lot = sorted(names, key=lambda name: hashlib.sha256(f"2026\n{name}".encode()).hexdigest())
    assert order(players, official_list_key, "2026") == by_lot
    assert order(players[::-1], official_list_key, "2026") == by_lot


def test_a14_fsi_the_unnamed_and_those_of_the_same_name_draw_different_lots() -> None:
    players = [Player(number, "", 1500) for number in range(1, 9)]
    orders = {
        tuple(p.number for p in order_by_ranking_key(players, official_list_key, str(seed), None)) for seed in range(5)
    }
    assert len(orders) == 5


def test_a14_english_fide_else_national_else_1440_then_alphabet() -> None:
    players = [
        Player(1, "Zoe", None),
        Player(2, "rated 1441", 1441),
        Player(3, "National 1500", None, "", 1500),
        Player(4, "àlvaro", 1440),
        Player(5, "Bea", 1440),
    ]
    assert order(players, rating_and_alphabet_key) == ["National 1500", "rated 1441", "àlvaro", "Bea", "Zoe"]


def test_a26_an_appraised_rating_stands_in_the_place_of_1440() -> None:
    players = [
        Player(1, "appraised 1500", appraised_rating=1500),
        Player(2, "unknown"),
        Player(3, "appraised 1300", appraised_rating=1300),
        Player(4, "1450", 1450, appraised_rating=2000),
        Player(5, "national 1460", other_rating=1460, appraised_rating=2000),
    ]
    order_by_text = ["appraised 1500", "national 1460", "1450", "unknown", "appraised 1300"]
    assert order(players, rating_and_alphabet_key) == order_by_text
    assert set(order(players, official_list_key)[:1]) == {"1450"}, "the federation's text knows the official list only"


@pytest.mark.parametrize(
    ("edition", "code", "pointed_out"),
    [
        ("fsi", "unrated_players", [1, 2]),
        ("english", "unrated_players_appraised", [2]),
        ("javapairing", "unrated_players_last", [1, 2, 4]),
    ],
)
def test_a26_who_has_no_rating_is_pointed_out_before_the_draw(edition: str, code: str, pointed_out: list[int]) -> None:
    players = [{"appraised_rating": 1500}, {}, {"rating": 1450}, {"other_rating": 1400}]
    tournament, system = opened(event(players, 3, edition=edition))
    assert isinstance(system, WarnsOfTheDraw)
    (reason,) = system.draw_warnings(tournament)
    assert (reason.code, reason.as_data()["players"]) == (code, pointed_out)
    rated, _ = opened(event([{"rating": 1500}, {"other_rating": 1400}], 1, edition=edition))
    assert bool(system.draw_warnings(rated)) == (edition == "javapairing"), "which knows the official list only"


def test_a14_javapairing_rating_then_alphabet() -> None:
    players = [Player(1, "b", 1500, "GM"), Player(2, "a", 1500), Player(3, "c", 1600)]
    assert order(players, rating_key) == ["c", "a", "b"]


def test_b_2_5_late_entrants_are_put_in_their_place_and_the_others_keep_their_order() -> None:
    players = [Player(1, "low first", 1400), Player(2, "high second", 1900), Player(3, "late", 1700, enters=2)]
    assert order(players, official_list_key, newcomers={3}) == ["late", "low first", "high second"]
    players[2] = Player(3, "late", 1100, enters=2)
    assert order(players, official_list_key, newcomers=set()) == ["low first", "high second", "late"]


def test_b_2_5_an_equal_late_entrant_comes_after_those_already_numbered_whatever_the_lot() -> None:
    """All 1500, no titles: the first of each list was there, then came "second", then "third"."""
    for seed in "abcdefgh":
        players = [Player(1, "first", 1500), Player(2, "second", 1500, enters=2), Player(3, "third", 1500, enters=2)]
        assert order(players, official_list_key, seed, {3}) == ["first", "second", "third"]
        third_round = players[2]._replace(enters=3)
        assert order([*players[:2], third_round], official_list_key, seed, {3}) == ["first", "second", "third"]
        assert order([*players[:2], third_round], official_list_key, seed, {2, 3}) == ["first", "second", "third"]


def test_b_2_5_equal_late_entrants_who_come_together_draw_lots() -> None:
    players = [Player(1, "there", 1500), Player(2, "A", 1500, enters=2), Player(3, "B", 1500, enters=2)]
    for seed in "abcdefgh":
        by_lot = sorted("AB", key=lambda name: hashlib.sha256(f"{seed}\n{name}".encode()).hexdigest())
        assert order(players, official_list_key, seed, {2, 3}) == ["there", *by_lot]


def test_2_2_english_only_fide_titles_count() -> None:
    """«b) FIDE titles»: Maestro and the national categories are none, so the alphabet decides."""
    players = [Player(1, "Zoe", 1500, "M"), Player(2, "Ugo", 1500, "1N"), Player(3, "Ada", 1500)]
    assert order(players, rating_and_alphabet_key) == ["Ada", "Ugo", "Zoe"]
    fide = [Player(n, f"{9 - n}", 1500, title) for n, title in enumerate(("", "WCM", "CM", "MF", "IM", "GM"), 1)]
    assert order(fide, rating_and_alphabet_key) == ["3", "4", "5", "6", "7", "8"]


def test_an_unknown_title_is_named() -> None:
    with pytest.raises(BadDocumentError):
        order([Player(1, "x", 1500, "Lord"), Player(2, "y", 1500)], official_list_key)


def test_the_colour_is_drawn_and_both_come_out() -> None:
    assert {draw_colour(str(seed)) for seed in range(20)} == set(Colour)


@pytest.fixture
def unnumbered(tmp_path: Path) -> Path:
    document = event([{"name": n, "rating": r} for n, r in (("Low", 1400), ("High", 2000), ("Middle", 1700))], 3)
    for player in document["players"]:
        del player["number"]
        player["club"] = "Circolo"
    path = tmp_path / "event.json"
    path.write_text(json.dumps(document))
    return path


def test_draw_numbers_players_records_the_seed_and_keeps_the_rest(
    unnumbered: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "drawn.json"
    assert run(["draw", str(unnumbered), "--seed", "42", "--output", str(target)]) == 0
    assert "42" in capsys.readouterr().out
    drawn = json.loads(target.read_text())
    assert [(p["number"], p["name"], p["club"]) for p in drawn["players"]] == [
        (1, "High", "Circolo"),
        (2, "Middle", "Circolo"),
        (3, "Low", "Circolo"),
    ]
    assert drawn["seed"] == "42"
    assert drawn["rules"]["first_colour"] == draw_colour("42").value
    assert run(["draw", str(unnumbered), "--seed", "42", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == drawn
    assert run(["draw", str(unnumbered), "--output", str(target)]) == 2  # never over another file
    assert run(["draw", str(target), "--output", str(target)]) == 0  # but into itself


def test_draw_without_a_seed_prints_one_that_repeats_the_draw(
    unnumbered: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["draw", str(unnumbered), "--json"])
    drawn = json.loads(capsys.readouterr().out)
    run(["draw", str(unnumbered), "--json", "--seed", drawn["seed"]])
    assert json.loads(capsys.readouterr().out) == drawn


def test_draw_for_a_late_entrant_renumbers_the_history(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The newcomer, 1900, becomes number 1; everything said of the others follows them."""
    document = event([{"rating": 1800}, {"rating": 1700}, {"rating": 1600}], 3, ["1-2 1:0, bye 3"], absent=[3])
    document["players"].append({"name": "Late", "rating": 1900, "enters": 2})
    path = tmp_path / "event.json"
    path.write_text(json.dumps(document))
    assert run(["draw", str(path), "--json"]) == 0
    drawn = json.loads(capsys.readouterr().out)
    assert [p["name"] for p in drawn["players"]] == ["Late", "P1", "P2", "P3"]
    assert drawn["history"][0]["games"] == [{"white": 2, "black": 3, "result": "1-0"}]
    assert drawn["history"][0]["rests"] == [{"kind": "bye", "player": 4}]
    assert drawn["next"]["absent"] == [4]
    assert "first_colour" in drawn["rules"]


@pytest.mark.parametrize("edition", ["fsi", "english", "javapairing"])
def test_late_entrants_one_by_one_as_in_the_literal_reading(edition: str) -> None:
    """Few ratings and all titles, so that many are equal; every newcomer in turn, whatever the lots."""
    chance = random.Random(edition)
    equals = 0
    for event_number in range(60):
        people = [person(chance, f"{name}") for name in chance.sample("ABCDEFGHIJKLMNOP", 12)]
        players = [Player(number, **one) for number, one in enumerate(people[:6], 1)]
        key = RANKING_KEYS[EditionName(edition)]
        players = renumbered(order_by_ranking_key(players, key, str(event_number), None))
        expected = [next(one for one in people if one["name"] == player.name) for player in players]
        for above, below in pairwise(expected):
            assert better(edition, below, above) is not True
        for entered, late in enumerate(people[6:]):
            equals += any(better(edition, late, other) is None for other in expected)
            expected = with_late_entrant(edition, expected, late)
            newcomer = Player(len(players) + 1, **late, enters=2 + entered // 2)
            order_now = order_by_ranking_key([*players, newcomer], key, str(event_number), {newcomer.number})
            players = renumbered(order_now)
            assert [player.name for player in players] == [one["name"] for one in expected]
    assert equals > 20 or edition != "fsi"


def person(chance: random.Random, name: str) -> dict[str, Any]:
    titles = ["", "", "", *ALL_TITLES]
    return {
        "name": name,
        "rating": chance.choice([None, 1440, 1500]),
        "title": chance.choice(["", "", chance.choice(titles)]),
        "other_rating": chance.choice([None, None, 1440]),
        "other_title": chance.choice(["", "", "", chance.choice(titles)]),
    }


def renumbered(players: list[Player]) -> list[Player]:
    return [player._replace(number=number) for number, player in enumerate(players, 1)]


def test_a26_the_command_names_the_unrated_by_the_numbers_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Master and Nobody have no rating; before the draw their numbers are others'."""
    rated = [{"name": name, "rating": rating} for name, rating in (("Low", 1350), ("High", 2000), ("Mid", 1600))]
    document = event([rated[0], {"name": "Nobody"}, rated[1], {"name": "Master", "title": "M"}, rated[2]], 2)
    (tmp_path / "event.json").write_text(json.dumps(document))
    assert run(["draw", str(tmp_path / "event.json"), "--again", "--seed", "s", "--lang", "en"]) == 0
    told = capsys.readouterr().err
    assert "2 players without any rating: 4 Master and 5 Nobody" in told
