"""BIG Masters, section 4 (B17): every round has its game, the page of its FAQ, and the longest time per player."""

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tabellone.cli.main import run
from tabellone.engine.model import RoundGame
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read_data, write_data
from tabellone.formats.schema import schema
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, pair_data
from tests.events.notation import opened

NOW = "2026-01-01T10:00:00+00:00"
FAQ = "https://example.org/faq?gioco=azul#tempi"
GAMES = [
    {"round": 1, "name": "Azul", "faq": FAQ, "minutes": 20},
    {"round": 2, "name": "Carcassonne", "minutes": 1},
    {"round": 3, "name": "Kingdomino", "faq": "http://example.org", "minutes": 15},
]


def event(games: Any = None, rounds: int = 3, system: str = "big-tables") -> dict[str, Any]:
    players = [{"number": n, "name": f"P{n}", "team": f"T{n % 4}"} for n in range(1, 9)]
    head: dict[str, Any] = {"format": "tabellone/1", "name": "Masters", "system": system, "rounds": rounds, "seed": "7"}
    head |= {"staff": ["S1", "S2", "S3", "S4", "S5"]}  # as many arbiters as are asked for
    return {**head, "players": players, **({} if games is None else {"round_games": games})}


def test_b17_games_are_read_written_and_kept_by_a_journal() -> None:
    document = event(GAMES)
    tournament = read_data(document).tournament
    assert tournament.round_games[0] == RoundGame(1, "Azul", FAQ, 20)
    assert write_data(tournament)["round_games"] == GAMES
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
    jsonschema.validate(document, schema())


def refused(games: Any) -> str:
    with pytest.raises(BadDocumentError) as error:
        read_data(event(games))
    return error.value.reason.code


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ({"faq": "javascript:alert(1)"}, "not_a_page"),
        ({"faq": "data:text/html,x"}, "not_a_page"),
        ({"faq": "ftp://example.org/x"}, "not_a_page"),
        ({"faq": "//example.org"}, "not_a_page"),
        ({"faq": "https://"}, "not_a_page"),
        ({"faq": "https://example.org/a b"}, "not_a_page"),
        ({"faq": 'https://example.org/"onclick="x'}, "not_a_page"),
        ({"faq": "https://big.example@other.example/"}, "not_a_page"),
        ({"faq": "https://example.org/" + "x" * 200}, "text_too_long"),
        ({"name": "A\nB"}, "control_character"),
        ({"name": 4}, "not_text"),
        ({"minutes": -1}, "out_of_range"),
        ({"minutes": 1000}, "out_of_range"),
        ({"minutes": 2.5}, "not_a_whole_number"),
        ({"round": 0}, "out_of_range"),
        ({"round": "1"}, "not_a_whole_number"),
        ({"length": 3}, "unknown_option"),
    ],
)
def test_b17_what_cannot_be_a_game_is_refused_by_the_reader_and_by_the_schema(game: dict[str, Any], code: str) -> None:
    games = [{"round": 1, **game}]
    assert refused(games) == code
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(event(games), schema())


def test_b17_two_games_in_a_round_and_games_without_tables_are_refused() -> None:
    assert refused([{"round": 1, "name": "A"}, {"round": 1, "name": "B"}]) == "game_announced_twice"
    assert refused({"1": "A"}) == "not_a_list"
    assert refused([{"name": "A"}]) == "not_a_whole_number"
    with pytest.raises(BadDocumentError, match="games_at_tables_only"):
        read_data(event(GAMES, system="amalfi"))
    journal = Journal()
    journal.append("create", {"name": "A", "system": "amalfi", "rounds": 3, "rules": {}}, "desk", NOW)
    with pytest.raises((BadDocumentError, RefusedError), match="games_at_tables_only"):
        journal.append("settings", {"round_games": GAMES}, "desk", NOW)


def test_b17_before_the_event_rounds_without_a_game_or_a_time_are_told(tmp_path: Path, capsys: Any) -> None:
    def told(games: Any, rounds: int = 3) -> list[tuple[str, str]]:
        warnings = read_data(event(games, rounds)).warnings
        return [(reason.code, reason.as_data()["rounds"]) for reason in warnings]

    assert told(GAMES) == []
    assert told(None, 6) == [("rounds_without_game", "1-6"), ("rounds_without_time", "1-6")]
    assert told([GAMES[0], {"round": 3, "name": "Kingdomino"}, {"round": 5, "name": " ", "minutes": 5}], 6) == [
        ("rounds_without_game", "2, 4-6"),
        ("rounds_without_time", "2-4, 6"),
    ]
    assert told([*GAMES[:2], {"round": 3, "name": "Kingdomino"}]) == [("round_without_time", "3")]
    file = tmp_path / "event.json"
    file.write_text(json.dumps(event(GAMES[:2])))
    assert run(["validate", str(file), "--json", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert [w["code"] for w in json.loads(said.out)["warnings"]] == ["round_without_game", "round_without_time"]
    assert "the game of round 3 is not announced" in said.err
    played = event(None)
    tables = [{"seats": [1, 2, 3, 4], "points": [4, 3, 2, 1]}, {"seats": [5, 6, 7, 8], "points": [4, 3, 2, 1]}]
    played["history"] = [{"round": 1, "tables": tables}]
    assert read_data(played).warnings == []


def test_b17_the_command_prints_the_game_of_the_round(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(event(GAMES)))
    run(["pair", str(file), "--lang", "it", "--output", str(file)])
    assert f"Masters: turno 1\nAzul · al più 20 minuti a testa · {FAQ}\n" in capsys.readouterr().out
    document = json.loads(file.read_text())
    assert document["round_games"] == GAMES
    for table in document["history"][0]["tables"]:
        table["places"] = [1, 2, 3, 4]
    file.write_text(json.dumps(document))
    run(["pair", str(file), "--lang", "it"])
    assert "Masters: turno 2\nCarcassonne · al più 1 minuto a testa\n" in capsys.readouterr().out


def begun(games: Any = GAMES) -> Journal:
    journal = Journal()

    def add(kind: str, **data: Any) -> None:
        journal.append(kind, data, "desk", NOW)

    add("create", name="Masters", system="big-tables", rounds=3, rules={})
    add("enrol", players=[{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(1, 9)])
    add("settings", round_games=games)
    add("draw", **draw_data(journal.state, "7"))
    add("pair", **pair_data(journal.state)[0])
    return journal


def test_b17_a_game_changed_after_the_event_began_says_what_was_announced() -> None:
    journal = begun()

    def change(**other: Any) -> RoundGame:
        games = copy.deepcopy(GAMES)
        games[1] |= other
        journal.append("settings", {"round_games": games}, "desk", NOW)
        return journal.state.round_games[1]

    assert change(faq="https://example.org/c") == RoundGame(2, "Carcassonne", "https://example.org/c", 1)
    assert change(name="Patchwork", minutes=30) == RoundGame(2, "Patchwork", "", 30, "Carcassonne", 1)
    assert change(name="Splendor", minutes=1) == RoundGame(2, "Splendor", "", 1, "Carcassonne")
    again = read_data(json.loads(json.dumps(write_data(journal.state.tournament)))).tournament
    assert again.round_games[1] == RoundGame(2, "Splendor", "", 1, "Carcassonne")
    assert journal_from_tournament(again, "import", NOW).state.tournament.round_games == again.round_games
    assert change() == RoundGame(2, "Carcassonne", "", 1)  # as announced after all
    assert journal.state.round_games[0] == RoundGame(1, "Azul", FAQ, 20)


def test_b17_before_the_event_has_begun_a_change_is_only_a_change() -> None:
    journal = Journal()
    journal.append("create", {"name": "A", "system": "big-tables", "rounds": 3, "rules": {}}, "desk", NOW)
    for name in ("Azul", "Splendor"):
        journal.append("settings", {"round_games": [{"round": 1, "name": name}]}, "desk", NOW)
    assert journal.state.round_games == (RoundGame(1, "Splendor"),)


def test_b17_games_do_not_change_the_seating() -> None:
    without, given = (opened(event(games)) for games in (None, GAMES))
    assert without[1].pair(without[0]).tables == given[1].pair(given[0]).tables
