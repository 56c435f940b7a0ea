"""`import tabellone` for programs: light until it is used, and the same answers as the command's."""

import json
import subprocess
import sys
from typing import Any

import pytest

import tabellone
from tabellone.engine.rating.elo_rubele import RatingEdition
from tests.places import DOCS, SOURCES

EXAMPLE = DOCS / "example.json"


def example(**more: Any) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(EXAMPLE.read_text())
    return document | more


def test_importing_it_loads_nothing_and_using_it_no_framework() -> None:
    script = (
        "import sys, tabellone\n"
        "print(*(name for name in sys.modules if name.startswith('tabellone.') or name == 'typing'))\n"
        f"tabellone.pair(tabellone.read({str(EXAMPLE)!r}))\n"
        "print(*(name for name in sys.modules if name.split('.')[0] in ('django', 'click')))\n"
    )
    there = {"PYTHONPATH": str(SOURCES.parent)}  # without site, which knows where the program is and loads a lot
    ran = subprocess.run([sys.executable, "-S", "-c", script], capture_output=True, text=True, check=True, env=there)
    assert ran.stdout == "\n\n"


def test_everything_it_offers_is_there_and_nothing_else() -> None:
    assert {"read", "write", "pair", "check", "explain", "standings", "rate"} < set(tabellone.__all__)
    assert all(callable(getattr(tabellone, name)) for name in tabellone.__all__)
    assert set(tabellone.__all__) <= set(dir(tabellone))
    with pytest.raises(AttributeError, match="no attribute 'guess'"):
        tabellone.guess  # noqa: B018


def test_a_document_is_read_from_a_file_its_bytes_or_its_object() -> None:
    event = tabellone.read(EXAMPLE)
    assert event == tabellone.read(str(EXAMPLE)) == tabellone.read(EXAMPLE.read_bytes()) == tabellone.read(example())


def test_what_is_written_reads_back_with_the_notes() -> None:
    event = tabellone.read(example(source="the announcement", weight=50))
    assert tabellone.read(tabellone.write(event)) == event
    assert tabellone.write(event)["source"] == "the announcement"


def test_a_field_nobody_knows_is_a_warning() -> None:
    assert [warning.code for warning in tabellone.read(example(wether="fine")).warnings] == ["unknown_field"]


def test_the_round_is_the_one_of_the_page_of_the_first_round() -> None:
    seats = [encounter.seats for encounter in tabellone.pair(tabellone.read(EXAMPLE)).encounters]
    assert seats == [(7, 1), (2, 3), (6, 5), (4, 8)]


def test_a_past_round_that_is_not_the_rules_is_found_and_explained() -> None:
    data = example()
    data["history"][0]["games"][0] = {"white": 1, "black": 6, "result": "1-0"}
    data["history"][0]["games"][2] = {"white": 3, "black": 4, "result": "1/2"}
    event = tabellone.read(data)
    (first,) = tabellone.check(event)
    assert first.differences
    assert tabellone.explain(event, player=1, round=1).opponent.args["candidate"] == 4
    assert tabellone.explain(event, player=1, round=2) == tabellone.explain(event, player=1)


@pytest.mark.parametrize(("player", "number", "code"), [(9, None, "no_such_player"), (1, 3, "no_such_round")])
def test_nobody_is_explained_who_is_not_there(player: int, number: int | None, code: str) -> None:
    with pytest.raises(tabellone.ImpedimentError, match=code):
        tabellone.explain(tabellone.read(EXAMPLE), player, number)


def test_the_errors_are_families() -> None:
    with pytest.raises(tabellone.BadDocumentError) as bad:
        tabellone.read(b"[]")
    assert bad.value.reason.code == "not_an_object"
    with pytest.raises(tabellone.NotReadyError):
        tabellone.pair(tabellone.read(example(rounds=1)))
    with pytest.raises(tabellone.NoLegalPairingError):  # the two have met
        tabellone.pair(
            tabellone.read(
                example(
                    players=[{"number": 1}, {"number": 2}],
                    history=[{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}],
                )
            )
        )
    with pytest.raises(tabellone.ImpedimentError, match="not_a_draughts_event"):
        tabellone.rate(tabellone.read(EXAMPLE))


def test_ratings_follow_the_weight_of_the_document() -> None:
    """Charlie, D = 4 - 2.61 = 1.39; at half of it 0.2 x 150 leads from 2970 to 3000, and 0.495 x 100 on to 3049.5."""
    data = json.loads((DOCS / "elo.json").read_text())
    whole = tabellone.rate(tabellone.read(data))[2].rated
    half = tabellone.rate(tabellone.read(data | {"weight": 50}))[2].rated
    assert (whole.before, whole.after) == (2970, 3119)
    assert half.after == 3050
    of_2021 = tabellone.rate(tabellone.read(data), RatingEdition.OF_2021)[2].rated
    assert of_2021.bonus == 10
