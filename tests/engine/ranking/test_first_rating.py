"""C.07, 10, note: who gets more than one rating during an event counts in tie-breaks with the first one."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.state import State
from tests.events.notation import event, opened
from tests.written_by.scenes import rating_edited

NOW = "2026-01-10T10:00:00+01:00"
RATINGS = [{"rating": 1800}, {"rating": 1600}, {"rating": 1500}, {"rating": 1400}]


def event_of_four(players: list[dict[str, Any]] = RATINGS) -> dict[str, Any]:
    """1 and 2 win, against 3 and 4."""
    return event(players, 3, ["1-3 1:0, 4-2 0:1"], tie_breaks=["rating_average", "performance"])


def figures(document: dict[str, Any]) -> dict[int, list[int | None]]:
    """Average and performance by number."""
    tournament, system = opened(document)
    names = (TieBreak.RATING_AVERAGE, TieBreak.PERFORMANCE)
    return {
        line.player: [amount and amount.units for amount in map(line.tie_breaks.get, names)]
        for line in system.standings(tournament)
    }


def after(*edits: dict[str, Any], players: list[dict[str, Any]] = RATINGS) -> State:
    """The event with these edits made after round 1; ids are numbers."""
    journal: Journal = journal_from_tournament(read_data(event_of_four(players)).tournament, "desk", NOW)
    for data in edits:
        journal.append("edit", data, "desk", NOW)
    return journal.state


def averages(state: State) -> dict[int, int | None]:
    return {player: average for player, (average, _) in figures(write_data(state.tournament)).items()}


def test_c07_10_a_rating_given_during_the_event_changes_no_tie_break() -> None:
    """3 began with 1500: for 1, who beat him, average 1500 and performance 1500 + 800, whatever 3 has now."""
    expected = {1: [1500, 2300], 2: [1400, 2200], 3: [1800, 1000], 4: [1600, 800]}
    assert figures(event_of_four()) == expected
    state = after({"player": 3, "rating": 1950}, {"player": 3, "rating": 1700}, {"player": 3, "club": "A"})
    assert (state.tournament.players[2].rating, state.tournament.players[2].first_rating) == (1700, 1500)
    assert figures(write_data(state.tournament)) == expected
    gone = after({"player": 3, "rating": None})
    assert figures(write_data(gone.tournament)) == expected


def test_a_rating_given_back_is_no_other_rating() -> None:
    state = after({"player": 3, "rating": 1950}, {"player": 3, "rating": 1500})
    assert state.tournament.players[2].first_rating is None
    assert averages(state)[1] == 1500


def test_the_first_rating_of_an_unrated_player_is_the_one_he_gets() -> None:
    """Then the next one changes nothing."""
    unrated = [*RATINGS[:2], {}, RATINGS[3]]
    assert averages(after(players=unrated))[1] is None
    assert averages(after({"player": 3, "rating": 1450}, players=unrated))[1] == 1450
    assert averages(after({"player": 3, "rating": 1450}, {"player": 3, "rating": 1700}, players=unrated))[1] == 1450


def test_a_rating_that_was_wrong_from_the_beginning_can_be_corrected() -> None:
    """Also after it was kept."""
    corrected = {"player": 3, "rating": 1550, "first_rating": None}
    assert averages(after(corrected))[1] == 1550
    assert averages(after({"player": 3, "rating": 1900}, corrected))[1] == 1550


def test_before_he_has_begun_a_rating_is_simply_another_one() -> None:
    document = event_of_four() | {"history": [], "next": {}}
    journal = journal_from_tournament(read_data(document).tournament, "desk", NOW)
    journal.append("edit", {"player": 3, "rating": 1700}, "desk", NOW)
    assert journal.state.tournament.players[2].first_rating is None
    assert "first_rating" not in journal.events[-1].data


def test_systems_without_such_tie_breaks_record_nothing() -> None:
    document = event(RATINGS, 3, ["1-4 1:0, 2-3 0:1"], system="round-robin")
    journal = journal_from_tournament(read_data(document).tournament, "desk", NOW)
    journal.append("edit", {"player": 3, "rating": 1700}, "desk", NOW)
    assert "first_rating" not in journal.events[-1].data


def test_documents_and_journals_keep_the_first_rating() -> None:
    tournament = rating_edited().state.tournament
    data = write_data(tournament)
    assert [player.get("first_rating") for player in data["players"]].count(1501) == 1
    assert read_data(data).tournament == tournament
    assert journal_from_tournament(read_data(data).tournament, "", NOW).state.tournament == tournament
    data["players"][0]["first_rating"] = "1500"
    with pytest.raises(BadDocumentError, match="not_a_whole_number"):
        read_data(data)


def test_a_next_phase_begins_with_the_rating_of_its_day(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    players = [{**player, "first_rating": 1234} for player in RATINGS]
    document = event(players, 1, ["1-3 1:0, 4-2 0:1"])
    first.write_text(json.dumps(document))
    options = ["--count", "2", "--system", "amalfi", "--output", str(second)]
    assert run(["qualify", str(first), *options]) == 0
    assert [player.get("first_rating") for player in json.loads(second.read_text())["players"]] == [None, None]
