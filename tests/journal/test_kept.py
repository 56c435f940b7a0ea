"""What a document says that the program does not know comes back from the journal it was imported into."""

import json
from typing import Any

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.exchange import journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.store.exporting import document_of
from tabellone.store.importing import journal_in
from tests.events.notation import event
from tests.events.seats import games

NOW = "2026-01-01T10:00:00+00:00"


def imported(data: dict[str, Any]) -> Journal:
    return journal_in(json.dumps(data).encode(), "desk", NOW).journal


def with_notes() -> dict[str, Any]:
    """A chess tournament of five, with something of somebody else's wherever a document has room for it."""
    data = event([{"born": 1950 + n} for n in range(5)], 3, ["1-4 1:0, 2-3 =, bye 5", "5-1 ?, 3-4 ?, bye 2"])
    data |= {"sponsor": "Nova", "weight": 50}
    first, second = data["history"]
    first |= {"started": "09:30", "remarks": [{"code": "x"}]}
    first["games"][1] |= {"moves": ["e4", "e5"], "clock": {"white": 12}}
    first["rests"][0]["why"] = "odd"
    second["games"][0]["hall"] = "B"
    return data


def test_of_rounds_games_and_rests_everything_comes_back() -> None:
    data = with_notes()
    again = document_of(imported(data).state)
    for before, after in zip(data["history"], again["history"], strict=True):
        assert before.items() <= after.items()
    assert data["players"] == again["players"]
    assert (again["sponsor"], again["weight"]) == ("Nova", 50)
    assert document_of(imported(again).state) == again


def test_a_chess_report_is_imported_with_everything_it_says() -> None:
    """The records without a field, and what only reports say of a player."""
    lines = [
        "012 Open",
        "032 ITA",
        "122 90'",
        "XXR 3",
        f"001    1 w    {'Bianchi, Ida':<33} 1800 ITA {'812345':>11} 1990/05/31  1.0    1     2 w 1",
        f"001    2 m    {'Neri, Ugo':<33} 1700 {'':26}  0.0    2     1 b 0",
    ]
    journal, warnings, _ = journal_in("\r\n".join(lines).encode(), "desk", NOW)
    again = document_of(journal.state)
    assert (again["trf"], again["federation"]) == (["122 90'"], "ITA")
    known = {"sex": "w", "born": "1990/05/31", "federation": "ITA", "fide_number": "812345", "rating": 1800}
    assert known.items() <= again["players"][0].items()
    assert again["history"][0]["games"] == games((1, 2, "1-0"))
    assert "trf_kept" in {told.code for told in warnings}
    with pytest.raises(BadDocumentError, match="trf_no_players"):
        journal_in(b"012 Nobody\r\n", "desk", NOW)


def test_of_tables_everything_comes_back() -> None:
    data = event(8, 3, [], system="big-tables")
    seated = [{"seats": [1, 2, 3, 4], "game": "Nova"}, {"seats": [5, 6, 7, 8]}]
    data["history"] = [{"round": 1, "tables": seated, "hall": {"door": 3}}]
    (again,) = document_of(imported(data).state)["history"]
    assert again["tables"] == seated
    assert again["hall"] == {"door": 3}


def test_it_stays_with_the_player_whatever_his_number_becomes() -> None:
    """Who comes late moves the numbers of the others; the rest and its note are still of the same one."""
    journal = imported(with_notes())
    numbers = {"1": 2, "2": 3, "3": 4, "4": 5, "5": 6, "6": 1}
    journal.append("enrol", {"players": [{"name": "Late", "rating": 2900}], "numbers": numbers}, "desk", NOW)
    first, _ = document_of(journal.state)["history"]
    assert [(rest["player"], rest["why"]) for rest in first["rests"]] == [(6, "odd")]


def test_it_goes_with_the_pairs_it_was_about() -> None:
    journal = imported(with_notes())
    journal.append("replace", {"round": 2, "encounters": games([1, 5], [3, 4]), "rests": [[2, "bye"]]}, "desk", NOW)
    first, second = document_of(journal.state)["history"]
    assert "hall" not in second["games"][0]
    assert first["games"][1]["clock"] == {"white": 12}


def test_a_field_learnt_since_is_the_programs_own() -> None:
    """Kept by a version that did not know it; what the program knows today is what counts."""
    journal = imported(with_notes())
    events = [one.as_data() for one in journal.events]
    for one in events:
        if one["kind"] == "pair":
            one["data"]["kept"] = {"round": {"round": 77}, "encounters": {"1": {"result": "0-1f"}}}
    lines = [json.dumps({"format": "tabellone-journal/1"}), *map(json.dumps, events)]
    first, _ = document_of(read_journal("\n".join(lines)).state)["history"]
    assert (first["round"], first["games"][0]["result"]) == (1, "1-0")


@pytest.mark.parametrize("kept", [7, {"encounters": 7}, {"encounters": {"1": 7}}, {"rests": {"1": []}}, {"round": []}])
def test_a_journal_with_something_else_there_is_refused_with_its_line(kept: Any) -> None:
    text = journal_text(imported(with_notes()).events)
    lines = [json.loads(line) for line in text.splitlines()]
    place = next(index for index, line in enumerate(lines) if line.get("kind") == "pair")
    lines[place]["data"]["kept"] = kept
    with pytest.raises(BadDocumentError) as refused:
        read_journal("\n".join(map(json.dumps, lines)))
    assert refused.value.where == str(place + 1)


def test_what_no_database_keeps_is_left_out() -> None:
    data = with_notes()
    data["history"][0]["games"][0] |= {"broken": "\0", "fine": "x"}
    game = document_of(imported(data).state)["history"][0]["games"][0]
    assert game["fine"] == "x"
    assert "broken" not in game


def test_a_birth_that_cannot_be_read_comes_back_as_it_was() -> None:
    data = with_notes()
    data["players"][0] |= {"born": "31.5.1990", "sex": 7}
    state = imported(data).state
    assert state.tournament.players[0].birth_year is None
    assert document_of(state)["players"] == data["players"]


def test_what_earlier_versions_kept_of_birth_and_sex_is_known_today() -> None:
    journal = imported(with_notes())
    events = [one.as_data() for one in journal.events]
    enrolled = next(one for one in events if one["kind"] == "enrol")["data"]["players"]
    for entry in enrolled:
        entry["kept"] = {"born": entry.pop("born"), "sex": "w", "federation": "ITA"}
    enrolled[1]["kept"]["born"] = ["1970"]
    lines = [json.dumps({"format": "tabellone-journal/1"}), *map(json.dumps, events)]
    journal = read_journal("\n".join(lines))
    state = journal.state
    assert [(one.birth_year, one.sex) for one in state.tournament.players[:3]] == [
        (1950, "w"),
        (None, "w"),
        (1952, "w"),
    ]
    assert document_of(state)["players"][1]["born"] == ["1970"]
    first = state.id_of[1]
    said = {"name": state.entrants[first].name, "born": "1950", "sex": "", "federation": ""}
    journal.append("edit", {"player": first, **said}, "director", NOW)
    edited = document_of(journal.state)["players"][0]
    assert edited["born"] == "1950"
    assert edited.keys().isdisjoint({"sex", "federation"})  # what was cleared does not come back
