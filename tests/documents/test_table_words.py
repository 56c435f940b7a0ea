"""What is said about tables: results by name, one thing in the singular, and nothing that is not so."""

from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.engine.reasons import UserError
from tabellone.journal.entry import CollisionError
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, pair_data
from tests.events.notation import opened
from tests.events.tables import big, played_out

NOW = "2026-01-01T10:00:00+00:00"
PEOPLE = ("Ada", "Ivo", "Lea", "Ugo")


def four_at_a_table() -> Journal:
    journal = Journal()
    journal.append("create", {"name": "M", "system": "big-tables", "rounds": 2, "rules": {}}, "desk", NOW)
    journal.append("enrol", {"players": [{"name": name} for name in PEOPLE]}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "7"), "desk", NOW)
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    journal.append("publish", {"round": 1}, "desk", NOW)
    return journal


def said(error: UserError, language: str = "it") -> str:
    return Speaker(language).problem(error)


def refused(journal: Journal, kind: str, **data: Any) -> UserError:
    with pytest.raises(UserError) as error:
        journal.append(kind, {"round": 1, "encounter": 1, **data}, "desk", NOW)
    return error.value


def test_a_result_that_is_known_already_is_said_by_name() -> None:
    journal = four_at_a_table()
    assert "ancora un risultato da correggere" in said(refused(journal, "correct", places=[1, 2, 3, 4]))
    journal.append("result", {"round": 1, "encounter": 1, "places": [4, 3, 2, 1]}, "desk", NOW)
    assert "ha già il risultato 1° Ugo, 2° Lea, 3° Ivo, 4° Ada;" in said(
        refused(journal, "result", places=[1, 2, 3, 4])
    )


def test_two_desks_that_collide_at_a_table_are_told_by_name_what_was_entered() -> None:
    journal = four_at_a_table()
    seen = journal.sequence
    later = "2026-01-01T10:00:01+00:00"
    journal.append("propose", {"round": 1, "encounter": 1, "points": [5, 9, 2, 7], "phone": "a"}, "phone", NOW)
    with pytest.raises(CollisionError) as error:
        journal.append("result", {"round": 1, "encounter": 1, "places": [1, 2, 3, 4]}, "desk", later, seen)
    expected = "il tavolo 1 è stato inserito da un telefono 1 s fa: 1° Ivo (9), 2° Ugo (7), 3° Ada (5), 4° Lea (2)."
    assert said(error.value).startswith(expected)


def test_one_of_a_thing_is_said_in_the_singular() -> None:
    italian, english = Speaker("it"), Speaker("en")
    assert italian.say("ui_tables_of", count=1, size=3) == "1 tavolo da 3"
    assert italian.say("ui_tables_of", count=2, size=3) == "2 tavoli da 3"
    assert english.say("table_results_missing", round=2, count=1).endswith("the result of 1 table is missing.")
    assert english.say("table_results_missing", round=2, count=3).endswith("the results of 3 tables are missing.")
    assert "1 giocatore" in italian.say("too_few_for_a_table", count=1)


@pytest.mark.parametrize("players", [5, 6, 9, 10, 11, 12])
def test_b5_with_tables_of_three_nobody_is_said_to_be_off_the_table_of_his_place(players: int) -> None:
    """Without teams the standings are only cut into tables, whatever the sizes."""
    last = [decision for _, decision in played_out(big([1] * players, rounds=2), 1)][-1]
    assert {reason.code for reason in last.remarks} <= {"individual_cut", "players_by_lot"}
    assert last.remarks[0].code == "individual_cut"


def test_b9_the_working_names_everybody_at_the_table() -> None:
    document = big([1] * 4, rounds=2)
    document["history"] = [{"round": 1, "tables": [{"seats": [3, 1, 4, 2], "places": [1, 2, 2, 4]}]}]
    tournament, system = opened(document)
    told = Speaker("it", tournament.players).sentence(system.explain_place(tournament, 4)[0])
    assert "tavolo 1: 2° posto, punti 507 (1° P3, 2° P1, 2° P4, 4° P2)" in told
