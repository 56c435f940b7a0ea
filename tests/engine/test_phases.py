"""Events in phases: FID Capo V, Premessa, and Art. 4 c of elimination (K5)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.engine.phases import Phase, cut_reasons, rank_over_phases, require_finished, select_qualifiers
from tabellone.engine.reasons import NotReadyError
from tests.events.notation import event, opened

FIRST = ["1-4 1:0, 2-3 1:0", "4-3 =, 1-2 1:0", "2-4 1:0, 3-1 0:1"]


def group(letter: str, history: list[str] | None = None, **rules: Any) -> dict[str, Any]:
    players = [{"name": f"{letter}{number}", "rating": 3000 - number} for number in range(1, 5)]
    document = event(players, 3, FIRST if history is None else history, system="round-robin", **rules)
    return document | {"name": f"Girone {letter}"}


def phase(document: dict[str, Any]) -> Phase:
    tournament, system = opened(document)
    return require_finished(system, tournament)


def test_the_first_of_each_group_go_on_best_places_first() -> None:
    phases = [phase(group("A")), phase(group("B"))]
    going_on = select_qualifiers(phases, 2)
    assert [(who.player.name, who.phase, who.place) for who in going_on] == [
        ("A1", 0, 1),
        ("B1", 1, 1),
        ("A2", 0, 2),
        ("B2", 1, 2),
    ]
    assert cut_reasons(phases, 2) == []
    (tie,) = cut_reasons(phases[:1], 3)
    assert {tie.as_data()["player"], tie.as_data()["opponent"]} == {"A3", "A4"}


@pytest.mark.parametrize(
    ("history", "code"), [(FIRST[:2], "phase_not_over"), ([*FIRST[:2], "2-4 ?, 3-1 0:1"], "phase_has_open_games")]
)
def test_nobody_qualifies_from_a_phase_that_is_not_over(history: list[str], code: str) -> None:
    with pytest.raises(NotReadyError, match=code):
        phase(group("A", history))


@pytest.mark.parametrize(("groups", "count", "code"), [("AB", 5, "too_many_qualified"), ("A", 1, "too_few_qualified")])
def test_who_can_qualify(groups: str, count: int, code: str) -> None:
    with pytest.raises(NotReadyError, match=code):
        select_qualifiers([phase(group(letter)) for letter in groups], count)


def test_the_overall_standings_have_the_finalists_first_and_equal_places_of_groups_shared() -> None:
    final = event([{"name": name} for name in ("A1", "B1", "A2", "B2")], 3, FIRST, system="round-robin")
    lines = rank_over_phases(phase(final | {"name": "Finale"}), [phase(group("A")), phase(group("B"))])
    assert [line.name for line in lines[:2]] == ["A1", "B1"]
    assert {line.name for line in lines[:4]} == {"A1", "B1", "A2", "B2"}
    assert {(line.place, line.shared) for line in lines[4:]} == {(5, True)}
    one = rank_over_phases(phase(final), [phase(group("A"))])
    assert [(line.place, line.name in ("A3", "A4")) for line in one[4:]] == [(5, True), (5, True)]


def test_the_command_makes_the_next_phase_and_ranks_over_both(tmp_path: Path, capsys: Any) -> None:
    files = []
    for letter in "AB":
        files.append(tmp_path / f"{letter}.json")
        files[-1].write_text(json.dumps(group(letter)))
    target = tmp_path / "finale.json"
    names = [str(file) for file in files]
    command = ["qualify", *names, "--count", "2", "--system", "round-robin", "--output", str(target)]
    assert run(command) == 0
    made = json.loads(target.read_text())
    assert ([player["name"] for player in made["players"]], made["rounds"]) == (["A1", "B1", "A2", "B2"], 3)
    assert run(command) == 2  # the file is there
    assert run(["qualify", names[0], "--count", "2", "--system", "dama"]) == 2
    assert run(["qualify", names[0], "--count", "9", "--system", "amalfi"]) == 5
    made["history"] = event(4, 3, FIRST)["history"]
    target.write_text(json.dumps(made))
    capsys.readouterr()
    assert run(["standings", str(target), "--first-phase", names[0], "--first-phase", names[1], "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)["standings"]
    assert [line["phase"] for line in lines] == [None] * 4 + ["Girone A"] * 2 + ["Girone B"] * 2
    assert lines[-1] == {"place": 5, "name": lines[-1]["name"], "phase": "Girone B", "points": 1, "shared": True}
    assert run(["standings", str(target), "--first-phase", names[0], "--lang", "it"]) == 0
    assert capsys.readouterr().out.startswith("Classifica complessiva\n")


def test_namesakes_with_cards_stay_two_people_over_all_phases() -> None:
    """Rossi with card 1 went on, Rossi with card 2 did not; without cards the name is all there is."""
    first = group("A")
    for number, card in ((1, "1"), (4, "2")):
        first["players"][number - 1] |= {"name": "Rossi", "card": card}
    final = event([{"name": "rossi", "card": "1"}, {"name": "A2"}], 1, ["1-2 1:0"], system="round-robin")
    lines = rank_over_phases(phase(final), [phase(first)])
    assert sorted((line.name, line.phase) for line in lines[2:]) == [("A3", 0), ("Rossi", 0)]
    final["players"][0] = {"number": 1, "name": "Rossi", "card": "2"}
    lines = rank_over_phases(phase(final), [phase(first)])
    assert [(line.place, line.name) for line in lines[2:]] == [(3, "Rossi"), (4, "A3")]


def test_the_same_person_does_not_qualify_twice_and_namesakes_with_cards_do() -> None:
    groups = [group("A"), group("B")]
    for document, card in zip(groups, ("1", "2"), strict=True):
        document["players"][0] |= {"name": "Rossi", "card": card}
    assert [who.player.card for who in select_qualifiers([phase(one) for one in groups], 1)] == ["1", "2"]
    groups[1]["players"][0]["card"] = ""
    with pytest.raises(NotReadyError, match="qualified_twice"):
        select_qualifiers([phase(one) for one in groups], 1)


def test_k5_nobody_qualifies_from_an_elimination_who_is_out() -> None:
    stopped = event(4, 1, ["1-2 1:0, 3-4 1:0"], system="elimination", final_group=True)
    assert {who.player.number for who in select_qualifiers([phase(stopped)], 2)} == {1, 3}
    with pytest.raises(NotReadyError, match="more_than_survivors"):
        select_qualifiers([phase(stopped)], 3)
