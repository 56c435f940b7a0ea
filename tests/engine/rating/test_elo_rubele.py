"""FID Capo VI, Elo-Rubele (E1-E9): the federation's own worked examples and tables."""

import csv
import itertools
import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.cli.main import run
from tabellone.documents.rating import decimal_text
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.conversion import capital_from_fmjd, first_capital, is_foreign
from tabellone.engine.rating.elo_rubele import (
    COEFFICIENTS,
    RatingEdition,
    category_reached,
    highest_category,
    new_rating,
    round_half_up,
    segments,
)
from tabellone.engine.rating.event import rate_event
from tabellone.engine.rating.expected import DIFFERENCE_BOUNDS, expected_points
from tabellone.engine.rating.season import DatedEvent, ListEntry, OtherGameCategories, SeasonRules, rate_season
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.results import RESULTS, result_of
from tabellone.formats.rating_list import read_list, write_list
from tests.events.notation import event, opened
from tests.places import DATA

ITALIAN, INTERNATIONAL = DraughtsGame.ITALIAN, DraughtsGame.INTERNATIONAL
TABLE_19 = list(csv.DictReader((DATA / "fid_table_19.csv").read_text().splitlines()))


@pytest.mark.parametrize(
    ("game", "before", "expected_points", "scored", "after"),
    [
        (ITALIAN, 3479, "9.30", 14, 3925),
        (ITALIAN, 4000, "11.74", 9, 3826),
        (ITALIAN, 2970, "6.91", 9, 3189),
        (ITALIAN, 3482, "9.33", 10, 3549),
        (ITALIAN, 3656, "10.15", 9, 3541),
        (ITALIAN, 3850, "0", 2, 3975),  # table 17: PO - PA = 2
        (INTERNATIONAL, 2479, "9.30", 14, 3116),
        (INTERNATIONAL, 1970, "6.91", 9, 2314),
        (INTERNATIONAL, 2161, "7.79", 6, 1812),
        (INTERNATIONAL, 2482, "9.33", 10, 2589),
        (INTERNATIONAL, 2656, "10.15", 9, 2472),
    ],
)
def test_e1_the_worked_examples(game: DraughtsGame, before: int, expected_points: str, scored: int, after: int) -> None:
    assert new_rating(before, Fraction(expected_points), scored, game).after == after


@pytest.mark.parametrize("row", TABLE_19, ids=lambda row: row["from"])
def test_e2_every_row_of_table_19(row: dict[str, str]) -> None:
    ends = [int(row["from"]), int(row["to"] or 9999)]
    for difference in ends:
        assert Fraction(expected_points(difference + 500, 500), 100) == Fraction(row["expected_higher"])
        assert Fraction(expected_points(500, 500 + difference), 100) == Fraction(row["expected_lower"])


def test_e2_the_rows_leave_no_gap() -> None:
    assert len(TABLE_19) == len(DIFFERENCE_BOUNDS) == 101
    for row, following in itertools.pairwise(TABLE_19):
        assert int(row["to"]) + 1 == int(following["from"])


@given(st.integers(0, 9000), st.integers(0, 9000))
def test_two_expectations_make_two_points(one: int, other: int) -> None:
    assert expected_points(one, other) + expected_points(other, one) == 200


@given(st.integers(100, 6000), st.fractions(-15, 15, max_denominator=100), st.sampled_from(list(DraughtsGame)))
def test_e1_the_deviation_is_spent_to_the_last_hundredth(before: int, deviation: Fraction, game: DraughtsGame) -> None:
    """However many thresholds are crossed: what each coefficient took adds up, and the way has no gap."""
    legs = segments(Fraction(before), deviation, game)
    assert sum(((leg.end - leg.start) / leg.coefficient for leg in legs), Fraction(0)) == deviation
    assert all(one.end == other.start for one, other in itertools.pairwise(legs))
    for leg in legs:
        middle = (leg.start + leg.end) / 2
        bands = COEFFICIENTS[game]
        assert leg.coefficient == next(s for upper, s in bands if upper is None or middle < upper)


def test_e1_one_rounding_half_up() -> None:
    assert [round_half_up(Fraction(value)) for value in ("24.5", "24.49", "-0.5", "-0.51")] == [25, 24, 0, -1]


@pytest.mark.parametrize(
    ("game", "before", "after", "category", "promoted"),
    [
        (ITALIAN, 990, 1000, "", "Regionale"),
        (ITALIAN, 990, 999, "", ""),
        (ITALIAN, 1990, 3010, "Regionale", "Candidato Maestro"),
        (ITALIAN, 990, 1010, "Nazionale", ""),  # a category is never lost, nor won twice
        (INTERNATIONAL, 1600, 1700, "Provinciale", "Regionale"),
        (ITALIAN, 3950, 3850, "Maestro", ""),
    ],
)
def test_e3_promotions(game: DraughtsGame, before: int, after: int, category: str, promoted: str) -> None:
    assert category_reached(before, after, game, category) == promoted


def test_e4_never_below_the_floor() -> None:
    assert new_rating(150, Fraction(10), 0, ITALIAN).after == 100


def draughts(history: list[str], ratings: list[int | None], **more: Any) -> dict[str, Any]:
    players = [{} if rating is None else {"rating": rating} for rating in ratings]
    return event(players, 3, history, **{"system": "italo-swiss", **more})


def test_e5_forfeits_and_rests_count_neither_way() -> None:
    tournament, _ = opened(draughts(["1-2 1:0, 3-4 +:-, rf 5"], [3000, 2500, 2000, 1500, 1000]))
    found = {line.player: line for line in rate_event(tournament, ITALIAN)}
    # 500 apart: 1.24 and 0.76 by table 19
    assert (found[1].rated.expected, found[1].rated.scored) == (Fraction("1.24"), 2)
    assert found[1].rated.after == 3000 + 76
    assert found[2].rated.after == 2500 - 114
    assert [found[p].rated.after for p in (3, 4, 5)] == [2000, 1500, 1000]
    assert not found[3].games


def test_e6_and_e7_the_later_edition_and_an_event_of_half_weight() -> None:
    tournament, _ = opened(draughts(["1-2 1:0, 3-4 +:-"], [3000, 2500, 2000, 1500]))
    later = {line.player: line.rated.after for line in rate_event(tournament, ITALIAN, RatingEdition.OF_2021)}
    assert later == {1: 3086, 2: 2396, 3: 2000, 4: 1500}  # who played no game has no bonus
    half = {line.player: line.rated.after for line in rate_event(tournament, ITALIAN, weight=Fraction(1, 2))}
    assert half == {1: 3038, 2: 2443, 3: 2000, 4: 1500}
    other = {line.player: line.rated.after for line in rate_event(tournament, INTERNATIONAL, RatingEdition.OF_2021)}
    assert other[1] == 3000 + round_half_up(Fraction("0.76") * 80) + 15


def test_e9_newcomers() -> None:
    tournament, _ = opened(draughts(["1-2 1:0, 3-4 ="], [None, None, 1000, 1000]))
    found = rate_event(tournament, ITALIAN)
    assert [(line.rated.before, line.newcomer, line.rated.after) for line in found[:2]] == [
        (300, True, 450),
        (300, True, 150),
    ]
    assert rate_event(tournament, INTERNATIONAL)[0].rated.before == 500


def test_games_of_matches_replays_and_lots() -> None:
    assert result_of("3-1").games == ((1, 1), (2, 0))
    assert result_of("1/2 1-0").games == ((1, 1), (2, 0))
    assert result_of("1/2 1/2 lot 0-1").games == ((1, 1), (1, 1))
    for code in RESULTS:
        assert all(sum(points) == 2 for points in result_of(code).games)
    assert [result_of(code).games for code in ("1-0f", "0-0f", "suspended", None)] == [()] * 4


def test_the_command(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(draughts(["1-2 1:0, 3-4 ="], [3479, 990, 3850, None])))
    assert run(["rate", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "italian"
    assert found["ratings"][0].keys() >= {"player", "before", "expected", "scored", "after", "steps"}
    first = found["ratings"][0]
    assert (first["before"], first["expected"], first["scored"]) == (3479, "1.86", 2)  # 2,489 apart
    assert run(["rate", str(file), "--player", "3", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "S = 100: from 3850 to" in shown
    assert "round 1: 4 P4 (300)" in shown
    assert run(["rate", str(file), "--player", "9"]) == 2
    chess = tmp_path / "chess.json"
    chess.write_text(json.dumps(event(2, 1, ["1-2 1:0"])))
    assert run(["rate", str(chess)]) == 0  # by FIDE's tables (`test_fide.py`)


@pytest.mark.parametrize(
    ("value", "text"), [("9.30", "9.3"), ("-2.74", "-2.74"), ("0", "0"), ("1/3", "0.33"), ("9091/3", "3030.33")]
)
def test_exact_decimals(value: str, text: str) -> None:
    assert decimal_text(Fraction(value)) == text


def listed(*entries: tuple[str, int]) -> list[ListEntry]:
    return [ListEntry(name, rating) for name, rating in entries]


def dated(date: str, history: list[str], names: Sequence[str] = "ABCD", **more: Any) -> DatedEvent:
    players = [{"name": name} for name in names]
    return DatedEvent(date, opened(event(players, 1, history, system="italo-swiss"))[0], **more)


def test_e6_the_bonus_of_the_first_event_of_the_year_and_the_malus_of_a_year_without() -> None:
    """Equals who draw move only by bonus and malus."""
    events = [
        dated("2024-03-01", ["1-2 =, 3-4 ="]),
        dated("2024-05-01", ["1-2 =, 3-4 ="]),
        dated("2026-02-01", ["1-2 ="], "AB"),
    ]
    season = rate_season(
        listed(("A", 2000), ("B", 2000), ("C", 1000), ("D", 1000), ("E", 130)), events, SeasonRules(ITALIAN)
    )
    after = {entry.name: (entry.rating, entry.malus, entry.last_year) for entry in season.entries}
    assert after["A"] == (2000 + 10 - 50 + 10, 50, 2026)  # 2025 without an event
    assert after["C"] == (1000 + 10 - 50, 50, 2024)
    assert after["E"] == (100, 30, None)  # never below the floor
    closed = rate_season(
        listed(("A", 2000), ("B", 2000), ("C", 1000), ("D", 1000)), events, SeasonRules(ITALIAN), close_year=2026
    )
    assert {entry.name: entry.rating for entry in closed.entries} == {"A": 1970, "B": 1970, "C": 910, "D": 910}


def test_e6_at_most_450_points_are_taken_in_all() -> None:
    entries = [ListEntry("A", 3000, malus=420)]
    season = rate_season(entries, [], SeasonRules(ITALIAN), close_year=2030)
    assert [(entry.rating, entry.malus) for entry in season.entries] == [(2970, 450)]


def test_e6_the_later_edition_gives_its_bonus_after_every_event_and_keeps_the_malus() -> None:
    events = [dated("2024-03-01", ["1-2 =, 3-4 ="]), dated("2026-05-01", ["1-2 =, 3-4 ="])]
    entries = listed(("A", 2000), ("B", 2000), ("C", 1000), ("D", 1000), ("E", 900))
    season = rate_season(entries, events, SeasonRules(ITALIAN, RatingEdition.OF_2021))
    assert {entry.name: entry.rating for entry in season.entries} == {
        "A": 2000 + 10 - 50 + 10,  # 2025 without an event
        "B": 1970,
        "C": 970,
        "D": 970,
        "E": 900 - 50 - 50,
    }


@pytest.mark.parametrize(
    ("category", "starts_as", "capital"),
    [
        ("Maestro", "Nazionale", 2500),
        ("GMI", "Nazionale", 2500),  # a master of any title
        ("Candidato Maestro", "Regionale", 1700),
        ("Nazionale", "Provinciale", 1000),
        ("Regionale", "Provinciale", 500),
        ("Provinciale", "Provinciale", 500),
    ],
)
def test_e8_table_20_from_italian_to_international(category: str, starts_as: str, capital: int) -> None:
    assert first_capital(INTERNATIONAL, category) == (capital, Cause.OTHER_GAME)
    assert highest_category(INTERNATIONAL, "Provinciale", capital) == starts_as


@pytest.mark.parametrize(
    ("category", "starts_as", "capital"),
    [
        ("G.M.I.", "Nazionale", 2700),
        ("M.I.", "Nazionale", 2700),
        ("M.F.", "Nazionale", 2300),
        ("M.N.", "Nazionale", 2000),
        ("Maestro", "Nazionale", 2000),
        ("Candidato Maestro", "Regionale", 1500),
        ("Nazionale", "Regionale", 1000),
        ("Regionale", "Provinciale", 300),
        ("Provinciale", "Provinciale", 300),
    ],
)
def test_e8_table_21_from_international_to_italian(category: str, starts_as: str, capital: int) -> None:
    assert first_capital(ITALIAN, category) == (capital, Cause.OTHER_GAME)
    assert highest_category(ITALIAN, "Provinciale", capital) == starts_as


@pytest.mark.parametrize(
    ("fmjd", "capital", "starts_as"),
    [
        (1500, 2700, "Nazionale"),
        (2000, 3600, "Candidato Maestro"),
        (2001, 4402, "Maestro"),  # 4402.2
        (2200, 4840, "Maestro"),
        (2201, 5282, "Maestro"),  # 5282.4
        (2300, 5520, "Maestro"),
        (2301, 5753, "Maestro"),  # 5752.5
    ],
)
def test_e8_table_22_from_the_fmjd_rating(fmjd: int, capital: int, starts_as: str) -> None:
    assert capital_from_fmjd(fmjd) == capital
    assert first_capital(INTERNATIONAL, "Provinciale", fmjd) == (capital, Cause.FMJD)
    assert highest_category(INTERNATIONAL, "Provinciale", capital) == starts_as


@pytest.mark.parametrize(
    ("fmjd", "capital"),
    [
        (900, 300),  # x 1.8 = 1620, below 1700: Provinciale, 300
        (1000, 300),  # 1800: Regionale, 300
        (1500, 1000),  # 2700: Nazionale, 1000
        (1900, 1500),  # 3420: Candidato Maestro, 1500
        (2300, 2000),  # x 2.4 = 5520: a master without another title, M.N., 2000
    ],
)
def test_e8_table_12_a_foreigner_known_by_his_fmjd_rating_begins_italian_draughts(fmjd: int, capital: int) -> None:
    """«giocatori di dama internazionale, italiani o stranieri, che debuttano a dama italiana»: tables 22, 11 and 21."""
    assert first_capital(ITALIAN, fmjd=fmjd) == (capital, Cause.OTHER_GAME)
    assert first_capital(ITALIAN, "Regionale", fmjd) == (300, Cause.OTHER_GAME)  # the category itself is known
    entries = [ListEntry("A", None, country="NED", fmjd=fmjd), ListEntry("B", 1000)]
    season = rate_season(entries, [dated("2025-02-01", ["1-2 ="], "AB")], SeasonRules(ITALIAN))
    assert next(change.after for change in season.changes if change.entry.name == "A") == capital


def test_e8_foreigners_inactive_for_two_years_start_again() -> None:
    """Played in 2022, not in 2023 and 2024: annulled, then the FMJD rating again."""
    assert [is_foreign(country) for country in ("", "ITA", "Italia", "NED", "SMR")] == [False, False, False, True, True]
    entries = [
        ListEntry("A", 4000, "Maestro", last_year=2022, country="NED", fmjd=2100),
        ListEntry("B", 4000, "Maestro", last_year=2022),
        ListEntry("C", 4000, "Maestro", last_year=2023, country="NED", fmjd=2100),
        ListEntry("D", 4000, "Maestro", last_year=2022, country="SEN"),
    ]
    ended = rate_season(entries, [], SeasonRules(INTERNATIONAL), close_year=2024)
    assert [entry.rating for entry in ended.entries] == [None, 3950, 3950, None]
    back = rate_season(ended.entries, [dated("2025-02-01", ["1-2 =, 3-4 ="])], SeasonRules(INTERNATIONAL))
    starts = [
        (change.entry.name, change.cause, change.after) for change in back.changes if change.cause is not Cause.EVENT
    ]
    assert starts == [("A", Cause.FMJD, 4620), ("D", Cause.NEWCOMER, 500)]
    assert [entry.category for entry in back.entries] == ["Maestro"] * 4  # a category is never lost
    unclosed = rate_season(entries, [dated("2025-02-01", ["1-2 =, 3-4 ="])], SeasonRules(INTERNATIONAL))
    assert [c.entry.name for c in unclosed.changes if c.cause is Cause.ANNULLED] == ["A", "D"]


def test_e8_who_is_in_the_other_list_needs_no_leave_and_starts_with_the_conversion() -> None:
    others = OtherGameCategories([("B", "", "Maestro"), ("C", "7", "Provinciale"), ("C", "8", "CM")])
    ruling = SeasonRules(INTERNATIONAL, other_game=others)
    event = dated("2025-02-01", ["1-2 ="], "AB")
    season = rate_season(listed(("A", 2500)), [event], ruling)
    assert (season.changes[0].entry.name, season.changes[0].cause.value, season.changes[0].after) == (
        "B",
        "other_game",
        2500,
    )
    with pytest.raises(NotReadyError, match="not_in_the_list"):  # two of this name, and nobody says which
        rate_season(listed(("A", 2500)), [dated("2025-02-01", ["1-2 ="], "AC")], ruling)
    players = tuple(p._replace(card={2: "8"}.get(p.number, "")) for p in event.tournament.players)
    carded = event._replace(tournament=event.tournament._replace(players=players))
    season = rate_season(listed(("A", 1700)), [carded], ruling)
    assert season.changes[0].after == 1700  # the candidate master of card 8, whatever he is called


def test_e8_a_namesake_with_another_card_gives_nobody_his_category() -> None:
    others = OtherGameCategories([("Rossi", "1", "GMI")])
    assert [others.category("Rossi", card) for card in ("", "1", "2")] == ["GMI", "GMI", None]
    assert others.category("ROSSI  ", "") == "GMI"


def test_e8_the_fmjd_rating_is_for_foreigners() -> None:
    """Table 22: «giocatori stranieri»; an Italian starts by table 20."""
    entries = [
        ListEntry("A", None, fmjd=2250),
        ListEntry("B", None, country="NED", fmjd=2250),
        ListEntry("C", None, "Maestro"),  # known to be one, whatever he starts with
        ListEntry("D", 1000),
    ]
    ruling = SeasonRules(INTERNATIONAL, other_game=OtherGameCategories([("A", "", "Provinciale")]))
    season = rate_season(entries, [dated("2025-02-01", ["1-2 =, 3-4 ="])], ruling)
    starts = {c.entry.name: c.after for c in season.changes if c.cause is not Cause.EVENT}
    assert starts == {"A": 500, "B": 5400, "C": 500}
    assert season.entries[2].category == "Maestro"


def test_e5_who_played_no_game_is_neither_looked_for_nor_started() -> None:
    event_ = dated("2025-02-01", ["1-2 =, 3-4 +:-"])
    entries = [ListEntry("A", 2000), ListEntry("B", 2000), ListEntry("C", 4000, last_year=2020, country="NED")]
    season = rate_season(entries, [event_], SeasonRules(ITALIAN))  # D is in no list, and played nothing
    assert [change.entry.name for change in season.changes] == ["A", "B"]
    assert [entry.rating for entry in season.entries] == [2010, 2010, 4000]


def test_e5_a_supposed_game_is_none() -> None:
    """R7: round 1 is supposed for everybody; in round 2 only A and B play, D does not come."""
    document = event([{"name": name} for name in "ABCD"], 3, ["1-2 =, 3-4 =", "1-3 1:0, 2-4 +:-"], system="round-robin")
    document["rules"] = {"supposed": "first_round"}
    season = rate_season(
        listed(("A", 2000), ("C", 2000)), [DatedEvent("2025-02-01", opened(document)[0])], SeasonRules(ITALIAN)
    )
    assert [(change.entry.name, change.cause) for change in season.changes] == [("A", Cause.EVENT), ("C", Cause.EVENT)]
    assert [entry.name for entry in season.entries] == ["A", "C"]


def test_two_players_of_an_event_are_never_one_person_of_the_list() -> None:
    event_ = dated("2025-02-01", ["1-2 ="], "AB")
    players = tuple(player._replace(card="1") for player in event_.tournament.players)
    same = event_._replace(tournament=event_.tournament._replace(players=players))
    with pytest.raises(NotReadyError, match="one_person_twice"):
        rate_season([ListEntry("A", 2000, card="1")], [same], SeasonRules(ITALIAN))


def test_accents_are_the_same_however_they_are_written() -> None:
    season = rate_season(
        [ListEntry("Nicolo\N{COMBINING GRAVE ACCENT}", 2000), ListEntry("B", 2000)],
        [dated("2025-02-01", ["1-2 ="], ["Nicol\N{LATIN SMALL LETTER O WITH GRAVE}", "b"])],
        SeasonRules(ITALIAN),
    )
    assert [entry.rating for entry in season.entries] == [2010, 2010]


def test_e4_and_e6_the_bonus_comes_on_top_of_the_floor_in_both_editions() -> None:
    for edition in RatingEdition:
        season = rate_season(
            listed(("A", 110), ("B", 110)), [dated("2025-02-01", ["1-2 1:0"], "AB")], SeasonRules(ITALIAN, edition)
        )
        assert season.entries[1].rating == 110


def test_e6_an_event_of_an_earlier_year_gives_no_bonus_and_turns_nothing_back() -> None:
    entries = [ListEntry("A", 2000, last_year=2026), ListEntry("B", 2000, last_year=2026)]
    season = rate_season(entries, [dated("2025-02-01", ["1-2 ="], "AB")], SeasonRules(ITALIAN))
    assert [(entry.rating, entry.last_year) for entry in season.entries] == [(2000, 2026)] * 2


def test_the_list_learns_the_card_an_event_knows() -> None:
    event_ = dated("2025-02-01", ["1-2 ="], "AB")
    players = tuple(p._replace(card={1: "7"}.get(p.number, "")) for p in event_.tournament.players)
    carded = event_._replace(tournament=event_.tournament._replace(players=players))
    assert rate_season(listed(("A", 2000), ("B", 2000)), [carded], SeasonRules(ITALIAN)).entries[0].card == "7"


def test_namesakes_are_told_apart_by_their_cards() -> None:
    entries = [ListEntry("A", 2000, card="1"), ListEntry("A", 1000, card="2"), ListEntry("B", 1000)]
    event = dated("2025-02-01", ["1-2 ="], "AB")
    with pytest.raises(NotReadyError, match="several_of_this_name"):
        rate_season(entries, [event], SeasonRules(ITALIAN))
    players = tuple(p._replace(card={1: "2"}.get(p.number, "")) for p in event.tournament.players)
    carded = event._replace(tournament=event.tournament._replace(players=players))
    season = rate_season(entries, [carded], SeasonRules(ITALIAN))
    assert [entry.rating for entry in season.entries] == [2000, 1010, 1010]


def test_a_season_is_its_events_one_after_the_other() -> None:
    """Each event starts from the capitals the last one left, whatever the order they are given in."""
    first, second = dated("2024-03-01", ["1-2 1:0, 3-4 0:1"]), dated("2024-04-01", ["1-3 0:1, 2-4 1:0"])
    entries = listed(("A", 2970), ("B", 2500), ("C", 1000), ("D", 980))
    season = rate_season(entries, [second, first], SeasonRules(ITALIAN))
    changes = [(change.entry.name, change.date, change.before, change.after) for change in season.changes]
    a_first = new_rating(2970, Fraction(expected_points(2970, 2500), 100), 2, ITALIAN).after + 10
    c_first = new_rating(1000, Fraction(expected_points(1000, 980), 100), 0, ITALIAN).after + 10
    assert changes[0] == ("A", "2024-03-01", 2970, a_first)
    a_second = new_rating(a_first, Fraction(expected_points(a_first, c_first), 100), 0, ITALIAN).after
    assert ("A", "2024-04-01", a_first, a_second) in changes
    assert next(change for change in season.changes if change.entry.name == "A").promoted == "Candidato Maestro"


def test_unknown_players_are_refused_or_admitted_as_newcomers() -> None:
    with pytest.raises(NotReadyError, match="not_in_the_list"):
        rate_season(listed(("A", 2000)), [dated("2024-03-01", ["1-2 ="], "AB")], SeasonRules(ITALIAN))
    with pytest.raises(NotReadyError, match="not_in_the_list") as refusal:  # who did not play is nobody's concern
        rate_season(
            listed(("B", 2000)), [dated("2024-03-01", ["1-2 =, 3-4 =, 5-6 +:-"], "ABCDEF")], SeasonRules(ITALIAN)
        )
    assert refusal.value.reason.args["names"] == ("A", "C", "D")
    season = rate_season(
        listed(("A", 300)), [dated("2024-03-01", ["1-2 ="], "AB")], SeasonRules(ITALIAN, admits_newcomers=True)
    )
    assert [(entry.name, entry.rating) for entry in season.entries] == [("A", 310), ("B", 310)]


NAMES = st.text("abcdefgh ;,\"'é", min_size=1, max_size=8).map(str.strip).filter(bool)


@given(st.lists(st.tuples(NAMES, st.integers(100, 9999)), max_size=8, unique_by=lambda entry: entry[0].casefold()))
def test_a_list_reads_back_as_it_was_written(people: list[tuple[str, int]]) -> None:
    entries = [
        ListEntry(name, rating, "Maestro", 50, 2025, f"{card}", "Udine", "UD", "SLO", 2100)
        for card, (name, rating) in enumerate(people)
    ]
    assert sorted(read_list(write_list(entries).encode())) == sorted(entries)


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "list_is_empty", ""),
        (b"Chi;Elo\nA;2000\n", "list_heading", "1"),
        (b"name;rating\nA;2000\nB\n", "list_cells", "3"),
        (b"name;rating\nA;2.000\n", "list_number", "2"),
        (b"name;rating\nA;2000,5\n", "list_number", "2"),
        (b"name;rating\nA;99\n", "list_range", "2"),
        (b"name;rating\nA;2000\na;1000\n", "list_name_twice", "3"),
        (b"card;name;rating\n7;A;2000\n7;B;1000\n", "list_card_twice", "3"),
        (b"name;rating;category\nA;2000;Campione\n", "list_category", "2"),
        (b"name;rating\n;2000\n", "list_empty_cell", "2"),
        (b"name;rating;name\nA;2000;B\n", "list_heading", "1"),
        (b'name;rating\n"A"B;2000\n', "list_quotes", "2"),
        (b"name;rating\nA\x1b[2J;2000\n", "list_text", "2"),
        ("name;rating\nA;２０００\n".encode(), "list_number", "2"),
        (b"name;rating;last_year\nA;2000;24\n", "list_range", "2"),
        (b"name;rating\nA;2000\nNicol\xf2;1000\n", "list_not_utf8", "3"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_with_its_line(content: bytes, code: str, line: str) -> None:
    with pytest.raises(BadDocumentError, match=code) as refused:
        read_list(content)
    assert refused.value.where == line


def test_a_list_may_come_from_an_italian_spreadsheet() -> None:
    content = "sep=;\r\nTessera;Nome;Categoria;Elo\r\n7;Rossi Anna;CM;3100\r\n".encode("utf-8-sig")
    assert read_list(content) == [ListEntry("Rossi Anna", 3100, "CM", card="7")]
    assert read_list(b"Nome|Elo\nA|2000\n") == [ListEntry("A", 2000)]


def test_somebody_admitted_brings_the_capital_the_event_has_for_him() -> None:
    event_ = dated("2024-03-01", ["1-2 ="], "AB")
    players = (event_.tournament.players[0], event_.tournament.players[1]._replace(rating=1800, title="Regionale"))
    carried = event_._replace(tournament=event_.tournament._replace(players=players))
    season = rate_season(listed(("A", 1800)), [carried], SeasonRules(ITALIAN, admits_newcomers=True))
    assert season.entries[1][:3] == ("B", 1810, "Regionale")


def test_e3_a_newcomers_category_follows_the_capital_he_brings() -> None:
    """Table 11: 3000 points are a Candidato Maestro's, whatever the event calls him; a higher title stays."""
    event_ = dated("2024-03-01", ["1-2 =, 3-4 ="], "ABCD")
    brought = {2: (3100, ""), 3: (3100, "Regionale"), 4: (1200, "Maestro")}
    players = tuple(
        player._replace(rating=brought[player.number][0], title=brought[player.number][1])
        if player.number in brought
        else player
        for player in event_.tournament.players
    )
    carried = event_._replace(tournament=event_.tournament._replace(players=players))
    season = rate_season(listed(("A", 3100)), [carried], SeasonRules(ITALIAN, admits_newcomers=True))
    categories = {entry.name: entry.category for entry in season.entries}
    assert (categories["B"], categories["C"], categories["D"]) == ("Candidato Maestro", "Candidato Maestro", "Maestro")


def test_options_that_would_be_passed_over_are_refused(tmp_path: Path, capsys: Any) -> None:
    file, rating_list = tmp_path / "e.json", tmp_path / "l.csv"
    rating_list.write_text("name;rating\nP1;3000\nP2;990\n")
    data = event(2, 1, ["1-2 0:1"], system="italo-swiss") | {"date": "2026-02-01"}
    file.write_text(json.dumps(data))
    assert run(["rate", str(file), "--newcomers"]) == 2
    assert run(["rate", str(file), "--output", str(tmp_path / "x.csv")]) == 2
    assert run(["rate", str(file), "--list", str(rating_list), "--weight", "50"]) == 2
    file.write_text(json.dumps(data | {"rules": {"game": "international"}}))
    capsys.readouterr()
    assert run(["rate", str(file), "--list", str(rating_list), "--json"]) == 0
    won = json.loads(capsys.readouterr().out)["changes"][1]
    assert won["after"] == new_rating(990, Fraction(won["expected"]), 2, INTERNATIONAL).after + 10
    assert run(["rate", str(file), "--list", str(rating_list), "--game", "italian"]) == 2
    other = tmp_path / "italian.json"
    other.write_text(json.dumps(data | {"date": "2026-03-01"}))  # says nothing, so it is Italian
    assert run(["rate", str(file), str(other), "--list", str(rating_list)]) == 2
    assert run(["rate", str(other), "--list", str(rating_list), "--close-year", "2025"]) == 2


def test_the_weight_an_event_has_in_its_document_and_events_that_are_not_over(tmp_path: Path, capsys: Any) -> None:
    file, rating_list = tmp_path / "e.json", tmp_path / "l.csv"
    rating_list.write_text("name;rating\nP1;3000\nP2;2500\n")
    players = [{"rating": 3000}, {"rating": 2500}]
    data = event(players, 2, ["1-2 1:0"], system="italo-swiss", legs="two") | {"weight": 50}
    file.write_text(json.dumps(data))
    assert run(["rate", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ratings"][0]["after"] == 3038  # half of 76
    assert run(["rate", str(file), "--weight", "100", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ratings"][0]["after"] == 3076
    file.write_text(json.dumps(data | {"weight": 30}))
    assert run(["validate", str(file)]) == 4
    data["history"].append({"round": 2, "games": [{"white": 2, "black": 1, "result": None}]})
    file.write_text(json.dumps(data | {"date": "2026-02-01"}))
    assert run(["rate", str(file)]) == 0
    assert "risultati che mancano 1" in capsys.readouterr().err
    assert run(["rate", str(file), "--list", str(rating_list)]) == 5


def test_the_command_rates_a_season(tmp_path: Path, capsys: Any) -> None:
    rating_list = tmp_path / "list.csv"
    rating_list.write_text("name;rating;category\nP1;3479;Candidato Maestro\nP2;990;Provinciale\n")
    files = []
    for number, date in enumerate(("2026-02-01", "2026-03-01")):
        document = event(2, 1, ["1-2 0:1"], system="italo-swiss") | {"date": date}
        files.append(tmp_path / f"event{number}.json")
        files[-1].write_text(json.dumps(document))
    names, output = [str(file) for file in files], tmp_path / "new.csv"
    assert run(["rate", *names, "--list", str(rating_list), "--output", str(output), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["changes"]) == 4
    assert found["changes"][1]["promoted"] == "Regionale"
    assert [entry.name for entry in read_list(output.read_bytes())] == ["P1", "P2"]
    assert run(["rate", *names, "--list", str(rating_list), "--lang", "it"]) == 0
    assert "promozione: Regionale" in capsys.readouterr().out
    more = tmp_path / "more.csv"
    more.write_text("name;rating;Telefono\nP1;3479;5\nP2;990;6\n")
    assert run(["rate", *names, "--list", str(more), "--other-list", str(rating_list), "--lang", "it"]) == 0
    assert capsys.readouterr().err.count("non le conosce: Telefono.") == 1
    assert run(["rate", names[0], names[0], "--list", str(rating_list)]) == 2  # which was first?
    assert "2026-02-01" in capsys.readouterr().err
    assert run(["rate", names[0], names[0], "--list", str(rating_list), "--in-order"]) == 0
    assert run(["rate", *names]) == 2
    files[0].write_text(json.dumps(event(2, 1, ["1-2 0:1"], system="italo-swiss")))
    assert run(["rate", *names, "--list", str(rating_list)]) == 4
