"""Prizes and the roll of honour of a team event: they go to teams, and the players of the winner are named."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tests.events.teams import team_event

PRIZES: list[dict[str, Any]] = [
    {"place": 1, "thing": "Coppa"},
    {"place": 1, "cents": 10001},
    {"place": 2, "cents": 5000},
]


def standings(tmp_path: Path, capsys: pytest.CaptureFixture[str], document: dict[str, Any], *options: str) -> str:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run(["standings", str(file), "--lang", "it", *options]) == 0
    return capsys.readouterr().out


def test_the_roll_of_honour_names_the_players_of_the_winning_team(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = team_event(2, 2, 1, ["1-2 --"], reserves=1, system="round-robin") | {"prizes": PRIZES}
    text = standings(tmp_path, capsys, document)
    assert "Albo d'oro: 2 T2 (P4, P5, P6)\n" in text
    assert "  2 T2: Coppa + € 100,01\n  1 T1: € 50,00" in text
    data = json.loads(standings(tmp_path, capsys, document, "--json"))
    assert (data["roll_of_honour"], data["roll_of_honour_players"]) == ([2], [[4, 5, 6]])
    named = document | {"prizes": [{**prize, "category": "teams"} for prize in PRIZES]}
    assert "  2 T2: Coppa + € 100,01\n  1 T1: € 50,00" in standings(tmp_path, capsys, named)


def test_teams_that_are_equal_share_what_can_be_divided_and_a_lot_among_teams_gives_the_cup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """15001 cents for two: 7500 each, one left over. The lot is the smallest SHA-256 of seed and ticket, with names
    of teams on the tickets; the names of players 1 and 2 would give the other order."""
    document = team_event(2, 2, 1, ["1-2 =="], system="round-robin") | {"prizes": PRIZES, "seed": "b"}

    def first(names: list[str]) -> int:
        tickets = [f"b\nex-aequo 1 {name} {number}" for number, name in enumerate(names, 1)]
        drawn = [sha256(ticket.encode()).hexdigest() for ticket in tickets]
        return drawn.index(min(drawn)) + 1

    data = json.loads(standings(tmp_path, capsys, document, "--json"))
    cups = [prize["player"] for prize in data["prizes"] if prize["things"]]
    assert cups == [first(["T1", "T2"])] != [first(["P1", "P2"])]
    assert [prize["cents"] for prize in data["prizes"]] == [7500, 7500]
    named = document | {"prizes": [{**prize, "category": "teams"} for prize in PRIZES]}
    again = json.loads(standings(tmp_path, capsys, named, "--json"))
    assert [prize["player"] for prize in again["prizes"] if prize["things"]] == cups
    assert sorted(data["roll_of_honour_players"]) == [[1, 2], [3, 4]]
