"""What cannot be at tables: one clear sentence, by the command, in a document, in a form and on a phone."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tests.events.tables import big
from tests.places import DOCS


def said(document: dict[str, Any], tmp_path: Path, capsys: Any, verb: str = "validate") -> tuple[int, list[str]]:
    """The exit code, and what was said besides the answer, but for games and arbiters that are not announced."""
    file = tmp_path / "event.json"
    file.write_text(json.dumps(document))
    code = run([verb, str(file), "--lang", "it"])
    lines = capsys.readouterr().err.splitlines()
    unannounced = ("annunciato", "tempo massimo", "arbitri annunciati")
    return code, [line for line in lines if not any(words in line for words in unannounced)]


def with_table(table: dict[str, Any], players: int = 4, **rules: Any) -> dict[str, Any]:
    return {**big([1] * players, **rules), "history": [{"round": 1, "tables": [table]}]}


def test_a_team_larger_than_the_tables_is_said_once(tmp_path: Path, capsys: Any) -> None:
    sentence = "la squadra T1 ha 5 giocatori, più dei tavoli (2)"
    code, lines = said(big([5, 1, 1, 1]), tmp_path, capsys, "pair")
    assert (code, len(lines)) == (5, 1) and sentence in lines[0]
    code, lines = said(big([5, 1, 1, 1]), tmp_path, capsys)
    assert (code, len(lines)) == (0, 1) and sentence in lines[0]  # it may still be mended before round 1
    assert said(big([5, 1, 1, 1]), tmp_path, capsys, "plan")[0] == 0


@pytest.mark.parametrize(
    ("players", "verb", "code", "sentence"),
    [
        (1, "validate", 4, "un torneo ha almeno due giocatori; qui ce n'è 1."),
        (1, "pair", 4, "un torneo ha almeno due giocatori; qui ce n'è 1."),
        (2, "validate", 0, "i giocatori presenti sono 2: per un tavolo ne servono almeno 3."),
        (2, "pair", 5, "i giocatori presenti sono 2: per un tavolo ne servono almeno 3."),
    ],
)
def test_one_or_two_players_are_too_few(
    players: int, verb: str, code: int, sentence: str, tmp_path: Path, capsys: Any
) -> None:
    found, lines = said(big([1] * players), tmp_path, capsys, verb)
    assert (found, len(lines)) == (code, 1) and lines[0].endswith(sentence)


def test_three_players_are_a_table_until_one_of_them_is_away(tmp_path: Path, capsys: Any) -> None:
    assert said(big([1] * 3), tmp_path, capsys, "pair") == (0, [])
    code, lines = said({**big([1] * 3), "next": {"absent": [1, 3]}}, tmp_path, capsys, "pair")
    assert (code, len(lines)) == (5, 1) and lines[0].endswith(
        "è presente 1 giocatore: per un tavolo ne servono almeno 3."
    )


BAD_TABLES = [
    ({"places": [1, 1, 2, 3]}, "i piazzamenti 1, 1, 2, 3 non tornano"),
    ({"places": [1, 2, 4, 4]}, "i piazzamenti 1, 2, 4, 4 non tornano"),
    ({"places": [2, 3, 4, 4]}, "i piazzamenti 2, 3, 4, 4 non tornano"),
    ({"places": [1, 2, 3, 5]}, "numeri interi da 1 a 4"),
    ({"places": [1, 2, 3]}, "al tavolo siedono in 4: serve un numero per ognuno"),
    ({"places": [1, 2, 3, 4, 5]}, "e nessuno per un posto vuoto"),
    ({"points": [10**7, 1, 2, 3]}, "numeri da -1000000 a 1000000"),
    ({"points": [1.0625, 1, 2, 3]}, "con 3 decimali al massimo"),
    ({"points": ["1.5", 1, 2, 3]}, "con 3 decimali al massimo"),
    (
        {"points": [4, 3, 2, 1], "places": [4, 3, 2, 1]},
        "chi ha più punti partita non può avere un piazzamento peggiore",
    ),
    ({"seats": [1, 2, 3, None], "places": [1, 2, 3, 4]}, "un posto vuoto non si scrive"),
    ({"seats": [1, 2, 3, 0], "places": [1, 2, 3, 4]}, "un posto vuoto non si scrive"),
    ({"seats": [1, 2]}, "un tavolo ha da 3 a 5 posti"),
]


@pytest.mark.parametrize(("table", "sentence"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(table: dict[str, Any], sentence: str, tmp_path: Path, capsys: Any) -> None:
    code, lines = said(with_table({"seats": [1, 2, 3, 4], **table}), tmp_path, capsys)
    assert (code, len(lines)) == (4, 1) and sentence in lines[0] and "history[0].tables[0]" in lines[0]


def test_negative_points_of_a_first_round_are_warned_of(tmp_path: Path, capsys: Any) -> None:
    code, lines = said(with_table({"seats": [1, 2, 3, 4], "points": [-5, 1, 2, 3]}), tmp_path, capsys)
    assert (code, len(lines)) == (0, 1) and "al primo turno il tavolo 1 ha punti partita negativi" in lines[0]


@pytest.mark.parametrize("scale", ["1000 611", "6 5 4 3 2 1", "1 2 3 4", "a b c", "", "5 4 -1", "1000001 2 1"])
def test_a_scale_that_cannot_be_is_refused(scale: str, tmp_path: Path, capsys: Any) -> None:
    code, lines = said(big([4] * 4, scale=scale), tmp_path, capsys)
    assert (code, len(lines)) == (4, 1)
    assert "rules.scale" in lines[0] and "da 3 a 5 numeri interi in ordine decrescente" in lines[0]


def test_a_scale_of_three_is_for_tables_of_three(tmp_path: Path, capsys: Any) -> None:
    assert said(big([1] * 9, scale="5 3 1"), tmp_path, capsys) == (0, [])
    code, lines = said(big([1] * 8, scale="5 3 1"), tmp_path, capsys)
    assert (code, len(lines)) == (0, 1) and "al quarto posto dei tavoli da quattro non va niente" in lines[0]


def test_check_says_what_is_wrong_with_tables_and_nothing_of_boards_or_rests(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "event.json"
    file.write_text((DOCS / "masters.json").read_text())
    for _ in range(2):
        assert run(["pair", str(file), "--output", str(file)]) == 0
        document = json.loads(file.read_text())
        for table in document["history"][-1]["tables"]:
            table["places"] = [1, 2, 3, 4][: len(table["seats"])]
        file.write_text(json.dumps(document))
    document["history"][-1]["tables"].reverse()
    file.write_text(json.dumps(document))
    capsys.readouterr()
    assert run(["check", str(file), "--lang", "it"]) == 1
    text = capsys.readouterr().out
    assert "i tavoli non sono nel loro ordine" in text
    assert "niente" not in text
    assert "riposo" not in text


def test_b2_a_seating_as_right_as_the_programs_is_not_explained_as_the_one_that_was_played(
    tmp_path: Path, capsys: Any
) -> None:
    """Round 1 is by lot: whoever keeps team-mates apart is right, and is told what he really sat at."""
    file = tmp_path / "event.json"
    file.write_text((DOCS / "masters.json").read_text())
    assert run(["pair", str(file), "--output", str(file)]) == 0
    document = json.loads(file.read_text())
    team = {player["number"]: player["team"] for player in document["players"]}
    first, second, *_ = (table["seats"] for table in document["history"][0]["tables"])
    one, other = next(
        (a, b)
        for a, b in product(range(len(first)), range(len(second)))
        if team[first[a]] not in {team[p] for p in second} - {team[second[b]]}
        and team[second[b]] not in {team[p] for p in first} - {team[first[a]]}
    )
    first[one], second[other] = second[other], first[one]
    file.write_text(json.dumps(document))
    capsys.readouterr()
    assert run(["explain", str(file), "--round", "1", "--player", str(first[0]), "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("The published round has ")
    assert "by the rules as good" in text
    assert run(["explain", str(file), "--round", "1", "--player", str(first[0]), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["published"] == {"seats": first}


@pytest.mark.parametrize(("one", "other"), [("Rossi", "rossi"), ("Libert\u00e0", "Liberta\u0300"), ("A", "A")])
def test_b1_a_team_spelt_in_two_ways_is_warned_of(one: str, other: str, tmp_path: Path, capsys: Any) -> None:
    document = big([1] * 8)
    document["players"][0]["team"], document["players"][1]["team"] = one, other
    code, lines = said(document, tmp_path, capsys)
    assert code == 0
    assert len([line for line in lines if "due squadre" in line]) == (one != other)
