"""Real events: two tournaments of 2009, paired by JavaPairing. Source and facts are in the documents."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.engine.checking import check, compare
from tabellone.formats.document import read, read_data
from tests.places import DATA, DEMOS
from verify_certificate import verify

PORDENONE = DEMOS / "pordenone.json"
CORDENONS = DATA / "amalfi_cordenons_2009.json"
EVENTS = [PORDENONE, CORDENONS]


def document(event: Path, edition: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(event.read_text())
    data["rules"]["edition"] = edition
    return data


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("edition", ["fsi", "javapairing"])
def test_every_round_is_reproduced(event: Path, edition: str) -> None:
    """Pairs, colours and order of formation."""
    tournament, system, _ = read_data(document(event, edition))
    assert len(tournament.history) == 5
    for number, published in enumerate(tournament.history, 1):
        decision = system.pair(tournament.as_before_pairing(number))
        assert [(g.white, g.black) for g in decision.games] == [(g.white, g.black) for g in published.games]
        assert decision.rests == ()
        assert decision.exceptions == ()


@pytest.mark.parametrize("event", EVENTS)
def test_check_agrees_with_every_round_and_certificates_hold(event: Path) -> None:
    tournament, system, _ = read(event.read_bytes())
    assert [round_check.differences for round_check in check(system, tournament)] == [[]] * 5
    for number in range(1, 6):
        data = document(event, "fsi")
        data["history"] = data["history"][: number - 1]
        verify(data, system.certificate(tournament.as_before_pairing(number)))


def test_round_5_of_pordenone_needs_pairs_undone() -> None:
    """12 meets 9, because 12-10 would leave 13 and the three 8, 9, 14 without a way to pair."""
    tournament, system, _ = read(PORDENONE.read_bytes())
    explanation = system.explain(tournament.as_before_pairing(5), 12)
    refused = [tried.reason for tried in explanation.candidates if tried.reason.code == "others_unpaired"]
    assert [(r.as_data()["candidate"], r.as_data()["barrier"], r.as_data()["groups"]) for r in refused] == [
        (10, [], [[8, 9, 14], [13]])
    ]


def test_the_two_readings_agree_on_these_events() -> None:
    for event in EVENTS:
        tournament, system, _ = read_data(document(event, "fsi"))
        other = read_data(document(event, "javapairing")).tournament.rules
        assert all(not boards for _, boards in compare(system, tournament, other))
