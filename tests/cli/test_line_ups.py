"""`tabellone line-ups`: envelopes opened at the desk of a team event."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tests.events.teams import team_event


class Desk:
    """A document on disk, and what the command says of it."""

    def __init__(self, folder: Path, document: dict[str, Any], capsys: pytest.CaptureFixture[str]):
        self.file = folder / "gara.json"
        self.file.write_text(json.dumps(document))
        self._capsys = capsys

    def run(self, verb: str, *options: str) -> tuple[int, str]:
        code = run([verb, str(self.file), *options, "--lang", "it"])
        printed = self._capsys.readouterr()
        return code, printed.out + printed.err

    def boards(self, match: int) -> list[tuple[int | None, int | None]]:
        last = json.loads(self.file.read_text())["history"][-1]["matches"][match - 1]
        return [(game["white"], game["black"]) for game in last.get("games") or []]


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    """Round 1 of four teams of three with a reserve is formed, no envelope is open."""
    document = team_event(4, 3, 3, line_ups="every_round", reserves=1)
    made = Desk(tmp_path, document, capsys)
    assert made.run("pair", "--output", str(made.file))[0] == 0
    assert made.boards(1) == []
    return made


def test_both_envelopes_of_a_match_are_opened_at_once(desk: Desk) -> None:
    """Team 1 has players 1 to 4, team 2 has 5 to 8; colours alternate."""
    code, said = desk.run(
        "line-ups", "--match", "1", "--white", "4,-,2", "--black", "5,6,8", "--output", str(desk.file)
    )
    assert code == 0, said
    assert desk.boards(1) == [(4, 5), (6, None), (2, 8)]
    assert desk.boards(2) == []


def test_what_takes_the_place_of_a_missing_envelope_is_said_and_its_lot_is_kept(desk: Desk) -> None:
    """Player 10 is as strong as player 9: the lot says who sits above, and anybody can draw it again."""
    document = json.loads(desk.file.read_text())
    document["players"][9]["rating"] = document["players"][8]["rating"]
    desk.file.write_text(json.dumps(document))
    code, said = desk.run("line-ups", "--output", str(desk.file))
    assert code == 0, said
    assert "T1 non ha consegnato la busta: la formazione è in ordine di Elo-Rubele (Art. 5, T17)" in said
    assert "T3 non ha consegnato la busta: la formazione è in ordine di Elo-Rubele, a sorte tra i pari" in said
    assert desk.boards(1) == [(1, 5), (6, 2), (3, 7)]
    seed = json.loads(desk.file.read_text())["history"][-1]["lots_seed"]
    assert seed in said
    assert {desk.boards(2)[0][0], desk.boards(2)[1][1]} == {9, 10}
    assert desk.run("line-ups", "--output", str(desk.file))[0] == 2  # nothing is left to do


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--match", "1", "--white", "1,2"), "una formazione ha 3 damiere"),
        (("--match", "1", "--white", "1,1,2"), "P1 è su due damiere"),
        (("--match", "1", "--white", "5,6,7"), "P5 non è iscritto in T1"),
        (("--match", "1", "--white", "1,-,-"), "occupa 1 damiera su 3"),
        (("--match", "1", "--white", "1;2;3"), "non è una formazione"),
        (("--match", "3"), "l'incontro 3 non c'è: nel turno 1 ce ne sono 2"),
    ],
)
def test_an_envelope_against_the_rules_is_refused_and_nothing_is_written(
    desk: Desk, options: tuple[str, ...], said: str
) -> None:
    before = desk.file.read_bytes()
    code, answer = desk.run("line-ups", *options, "--output", str(desk.file))
    assert (code, said in answer) == (2, True), answer
    assert desk.file.read_bytes() == before


def test_boards_with_results_do_not_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(tmp_path, team_event(4, 2, 2, ["1-2 +=, 3-4 =="], line_ups="every_round"), capsys)
    code, said = desk.run("line-ups", "--match", "1", "--white", "2,1")
    assert (code, "ha già dei risultati" in said) == (5, True), said
