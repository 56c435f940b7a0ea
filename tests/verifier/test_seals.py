"""Sealed line-ups in an exported journal: genuine ones are accepted without the program, tampered ones refused."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabellone.journal.exchange import journal_text
from tabellone.journal.journal import Journal
from tests.journal.played import do, pair
from tests.journal.team_events import AFTER, BEFORE, DEADLINE, event, first_three, sealed
from tests.places import VERIFIER
from verifier import seals

SALTS = {(number, team): f"{number}{team}" * 32 for number in (1, 2) for team in range(1, 5)}
Events = list[dict[str, Any]]


def published(journal: Journal) -> None:
    pair(journal)
    do(journal, "publish", round=len(journal.state.paired_rounds))


def handed_in(journal: Journal, number: int, team: int) -> None:
    boards = ",".join(map(str, first_three(team)))
    promised = sealed(number, team, boards, SALTS[number, team])
    do(journal, "envelope", round=number, team=team, commitment=promised, at=BEFORE)


def opened(journal: Journal, number: int, match: int, teams: tuple[int, ...]) -> None:
    given = {str(team): first_three(team) for team in teams}
    salts = {str(team): SALTS[number, team] for team in teams}
    do(journal, "line_ups", round=number, encounter=match, line_ups=given, salts=salts, at=AFTER)


def played() -> Journal:
    """Two rounds of four teams, all envelopes opened but one that was changed, and one match's on paper."""
    journal = event(line_ups="every_round")
    published(journal)
    do(journal, "deadline", round=1, until=DEADLINE)
    do(journal, "envelope", round=1, team=1, commitment="0" * 64, at=BEFORE)  # replaced before the deadline
    for team in range(1, 5):
        handed_in(journal, 1, team)
    for index, match in enumerate(journal.state.paired_rounds[0].matches, 1):
        opened(journal, 1, index, match.seats)
        do(journal, "result", round=1, encounter=index, results=["1-0", "1/2", "0-1"])
    published(journal)
    first, second = journal.state.paired_rounds[1].matches
    for team in first.seats:
        handed_in(journal, 2, team)
    opened(journal, 2, 1, first.seats)
    do(journal, "line_ups", round=2, encounter=2, line_ups={str(team): first_three(team) for team in second.seats})
    undone = do(journal, "note", text="x")
    do(journal, "undo", target=undone.sequence)
    return journal


def verdict(change: Callable[[Events], Events | None]) -> str:
    """What is said of the journal with its events changed."""
    head, *lines = journal_text(played().events).splitlines()
    events = [json.loads(line) for line in lines]
    changed = change(events) or events
    try:
        return seals.verify("\n".join([head, *map(json.dumps, changed)]))
    except SystemExit as refusal:
        return str(refusal)


def openings(events: Events) -> Events:
    return [one for one in events if one["kind"] == "line_ups" and "salts" in one["data"]]


def first_opened(events: Events) -> tuple[dict[str, Any], str]:
    data = openings(events)[0]["data"]
    return data, min(data["line_ups"])


def test_every_envelope_of_a_journal_is_verified() -> None:
    assert verdict(lambda events: None) == ("VALID: 6 envelopes opened, each as it was handed in; still sealed: 0.")


def another_line_up(events: Events) -> None:
    data, team = first_opened(events)
    data["line_ups"][team].reverse()


def another_salt(events: Events) -> None:
    data, team = first_opened(events)
    data["salts"][team] = "ff" * 32


def of_another_round(events: Events) -> None:
    """The envelope of round 2 opened in the first."""
    later = openings(events)[-1]["data"]
    team = min(later["line_ups"])
    first = next(one["data"] for one in openings(events) if team in one["data"]["line_ups"])
    first["salts"][team], later["salts"][team] = later["salts"][team], first["salts"][team]


def of_another_team(events: Events) -> None:
    """The commitments of two teams exchanged."""
    one, other = [event["data"] for event in events if event["kind"] == "envelope"][1:3]
    one["commitment"], other["commitment"] = other["commitment"], one["commitment"]


def others_at_the_boards(events: Events) -> None:
    """The envelope is right, and somebody else sits there."""
    data, _ = first_opened(events)
    data["games"][0][0], data["games"][2][0] = data["games"][2][0], data["games"][0][0]


@pytest.mark.parametrize(
    ("tampered", "said"),
    [
        (another_line_up, "this line-up with this salt is not what was handed in"),
        (another_salt, "this line-up with this salt is not what was handed in"),
        (of_another_round, "this line-up with this salt is not what was handed in"),
        (of_another_team, "this line-up with this salt is not what was handed in"),
        (others_at_the_boards, "others sit at the boards than the envelope has"),
    ],
)
def test_a_tampered_journal_is_refused_with_the_place(tampered: Callable[[Events], None], said: str) -> None:
    found = verdict(tampered)
    assert found.startswith("NOT VALID: round 1, team ")
    assert said in found


def test_an_event_taken_out_is_noticed_and_so_is_an_envelope_that_never_was() -> None:
    def without_an_envelope(events: Events) -> Events:
        gone = next(one for one in events if one["kind"] == "envelope" and one["data"]["commitment"] != "0" * 64)
        return [one for one in events if one is not gone]

    def renumbered(events: Events) -> Events:
        return [one | {"sequence": number} for number, one in enumerate(without_an_envelope(events), 1)]

    assert "is missing or out of its place" in verdict(without_an_envelope)
    assert "not what was handed in" in verdict(renumbered)  # the one it had replaced is not that line-up


def test_a_line_up_changed_after_it_was_opened_is_refused() -> None:
    journal = event(line_ups="every_round")
    published(journal)
    white, black = journal.state.paired_rounds[0].matches[0].seats
    for team in (white, black):
        handed_in(journal, 1, team)
    opened(journal, 1, 1, (white, black))
    again = {str(white): first_three(white)[::-1], str(black): first_three(black)}
    do(journal, "line_ups", round=1, encounter=1, line_ups=again)
    with pytest.raises(SystemExit, match=f"team {white}, event {journal.sequence}: changed after its envelope"):
        seals.verify(journal_text(journal.events))


def test_the_command_reads_a_journal_without_the_program(tmp_path: Path) -> None:
    file = tmp_path / "event.journal"
    file.write_text(journal_text(played().events), encoding="utf-8")
    command = [sys.executable, "-I", str(VERIFIER), str(file)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout[:8]) == (0, "VALID: 6")
    file.write_text('{"players": []}', encoding="utf-8")
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr[:9]) == (1, "NOT VALID")
