"""Chess ratings: FIDE's own published calculations, both tables row by row, and a literal reading on random events."""

import json
import random
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tabellone.cli.main import run
from tabellone.engine.fide_tables import difference_for_percentage, performance_rating, probability
from tabellone.engine.rating.fide import ChessRating, Coefficient, RatedGame, expected_points, rate_chess
from tests.events.answers import engine_pair
from tests.events.notation import event, opened
from tests.events.random_chess import played_out, random_event
from tests.literal import fide as literal


class Published(NamedTuple):
    """What FIDE publishes of a player's event: Ro, K, then of each game the opponent, the score and the change."""

    rating: int
    k: int
    games: tuple[tuple[int, str, str], ...]
    total: str
    """Sigma Delta R."""
    change: str
    """K times it."""


PUBLISHED = {
    "above 2650 every difference counts": Published(
        2813,
        10,
        ((1787, "1", "0"), (2025, "1", "0"), (2310, "1", ".04"), (2400, "1", ".07"), (2505, ".5", "-.36")),
        "-.25",
        "-2.50",
    ),
    "the other side of that game, below 2650, sees a difference of 400": Published(
        2400,
        10,
        ((2000, "1", ".08"), (2000, "1", ".08"), (2121, "1", ".16"), (2813, "0", "-.08"), (2084, "1", ".13")),
        ".37",
        "3.70",
    ),
    "a difference of 308 is counted as it is": Published(
        2505,
        10,
        ((2105, "1", ".08"), (2105, "1", ".08"), (2237, ".5", "-.33"), (2134, "1", ".10"), (2813, ".5", ".36")),
        ".29",
        "2.90",
    ),
    "K 20": Published(
        2053,
        20,
        ((1675, "1", ".09"), (2310, "0", "-.18"), (1653, "1", ".08"), (1884, "1", ".28"), (2218, "0", "-.28")),
        "-.01",
        "-.20",
    ),
}
"""From the calculations of single players on FIDE's pages, December 2025."""


@pytest.mark.parametrize("published", PUBLISHED.values(), ids=PUBLISHED)
def test_the_calculations_that_fide_has_published(published: Published) -> None:
    for other, score, change in published.games:
        assert 100 * Fraction(score) - expected_points(published.rating, other) == 100 * Fraction(change)
    opponents = [{"rating": other} for other, _, _ in published.games]
    codes = {"1": "1:0", "0": "0:1", ".5": "="}
    everybody = range(2, len(published.games) + 2)
    rounds = [
        ", ".join([f"1-{number} {codes[score]}", *(f"absent {other}" for other in everybody if other != number)])
        for number, (_, score, _) in enumerate(published.games, 2)
    ]
    tournament, _ = opened(event([{"rating": published.rating}, *opponents], len(rounds), rounds))
    found = rate_chess(tournament)[0]
    assert found.k == published.k
    assert Fraction(50 * found.scored - found.expected, 100) == Fraction(published.total)
    assert found.change is not None
    assert Fraction(found.change, 100) == Fraction(published.change)


def test_every_row_of_table_8_1_1() -> None:
    assert len(literal.TABLE_8_1_1) == 101
    assert {share: difference_for_percentage(int(100 * share)) for share in literal.TABLE_8_1_1} == literal.TABLE_8_1_1


def test_every_difference_of_table_8_1_2() -> None:
    """The edges of every row, on both sides."""
    for least, most, higher, lower in literal.TABLE_8_1_2:
        for difference in {least, min(most, 900)}:
            assert probability(difference) == 100 * higher
            if difference:
                assert probability(-difference) == 100 * lower


@pytest.mark.parametrize(
    ("own", "other", "hundredths"),
    [(2649, 2149, 92), (2649, 3049, 8), (2650, 2150, 96), (2650, 3150, 4), (2700, 1964, 100), (1400, 1805, 8)],
)
def test_differences_of_more_than_400_points(own: int, other: int, hundredths: int) -> None:
    assert expected_points(own, other) == hundredths


@pytest.mark.parametrize(
    ("rating", "born", "line"),
    [
        (2400, "2010", Coefficient.REACHED_2400),
        (2399, "", Coefficient.USUAL),
        (2299, "2008/12/31", Coefficient.JUNIOR),
        (2299, 2007, Coefficient.USUAL),
        (2300, "2008", Coefficient.USUAL),
        (1500, "", Coefficient.USUAL),
    ],
)
def test_the_coefficient_by_rating_and_year_of_birth(rating: int, born: Any, line: Coefficient) -> None:
    """Who turns 18 in 2026 is a junior until its end."""
    data = event([{"rating": rating, "born": born}, {"rating": 1600}], 1, ["1-2 ="])
    assert rate_chess(opened(data | {"date": "2026-01-02"})[0])[0].coefficient is line
    undated = rate_chess(opened(data)[0])[0].coefficient
    assert undated is (Coefficient.USUAL if line is Coefficient.JUNIOR else line)


@pytest.mark.parametrize(("games", "k"), [(17, 40), (18, 38), (35, 20)])
def test_k_times_the_games_is_700_at_most(games: int, k: int) -> None:
    played = tuple(RatedGame(number, 2, 1500, 1, 50) for number in range(1, games + 1))
    assert ChessRating(1, 1500, played, Coefficient.JUNIOR).k == k


def test_only_games_played_against_rated_opponents_count() -> None:
    """A forfeit, a bye, a game that is not over, one against somebody without a rating; who has none has no change."""
    players = [{"rating": 1800}, {"rating": 1700}, {"rating": 1600}, {}, {"rating": 1500, "first_rating": 1400}]
    rounds = [
        "1-2 +:-, 5-4 1:0, bye 3",
        "1-4 1:0, 2-3 =, absent 5",
        "3-1 adj, 4-2 1:0, absent 5",
        "1-5 0:1, 3-4 ?, absent 2",
    ]
    found = rate_chess(opened(event(players, 4, rounds))[0])
    assert [(one.player, [game.opponent for game in one.games]) for one in found] == [
        (1, [5]),
        (2, [3]),
        (3, [2]),
        (4, [5, 1, 2]),
        (5, [1]),
    ]
    assert [one.games[0].rating for one in (found[0], found[3])] == [1400, 1400]  # the rating he began with
    first, second, _, unrated, _ = found
    assert (first.performance, first.expected, first.change) == (600, 92, -1840)
    assert (second.performance, second.expected, second.change) == (1600, 64, 20 * (50 - 64))
    assert (unrated.average, unrated.performance, unrated.change, unrated.k) == (1633, 1508, None, None)


def test_without_a_game_there_is_nothing() -> None:
    found = rate_chess(opened(event([{"rating": 1800}, {"rating": 1700}], 1, ["1-2 +:-"]))[0])[0]
    assert (found.performance, found.change, found.average) == (None, None, None)
    assert performance_rating([]) is None


@pytest.mark.parametrize("seed", range(12))
def test_random_events_as_the_literal_reading_has_them(seed: int) -> None:
    chance = random.Random(seed)
    document = random_event(chance, "fsi")
    for player in document["players"]:
        player["rating"] = chance.choice([None, chance.randint(1400, 2900)])
        if player["rating"] and chance.random() < 0.2:
            player["first_rating"] = player["rating"] + 17
    for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
        tournament, _ = opened(before)
        for line, said in zip(rate_chess(tournament), before["players"], strict=True):
            games = literal.rated_games(before, line.player)
            assert line.performance == literal.rp(games)
            own = said.get("first_rating") or said["rating"]
            if own is None or not games:
                assert line.change is None
                continue
            deviation = sum((score - literal.pd(own, other) for other, score in games), Decimal(0))
            k = 10 if own >= 2400 else 20
            assert line.change is not None
            assert Decimal(line.change) / 100 == k * deviation


def test_the_command_says_it_for_people_and_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "event.json"
    players = [{"rating": 2300, "born": 2009}, {"rating": 1700}, {}]
    file.write_text(json.dumps(event(players, 1, ["1-2 0:1, bye 3"]) | {"date": "2026-05-01"}))
    assert run(["rate", str(file), "--json"]) == 0
    first, second, third = json.loads(capsys.readouterr().out)["chess_ratings"]
    assert (first["k"], first["k_because"], first["expected"], first["change"]) == (20, "k_usual", "0.92", "-18.4")
    assert (second["performance"], second["games"][0]["expected"]) == (3100, "0.08")
    assert (third["performance"], third["k"], third["change"]) == (None, None, None)
    assert run(["rate", str(file), "--player", "3", "--lang", "en"]) == 0
    assert "No game played against a rated opponent" in capsys.readouterr().out
    assert run(["rate", str(file), "--game", "italian", "--lang", "en"]) == 2
    assert "not one of draughts" in capsys.readouterr().err
