"""Every public address of a tournament of every kind, at every step of its life: an answer, and never a failure."""

from pathlib import Path
from typing import Any

import pytest

from tabellone.desk.enrolment import enrol_person
from tabellone.desk.hand import Hand
from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import UserError
from tabellone.formats.document import read
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.requests import draw_data, pair_data
from tabellone.store.repository import Repository, now
from tests.places import DEMOS
from tests.running.store import director, visitor
from tests.web.addresses import paths_of

NAMES = sorted(file.stem for file in Path(DEMOS).glob("*.json"))
SKIPPED = ("live", "phone")
"""What stays open, and what has links of its own."""


def first_result(repository: Repository, key: str, number: int) -> None:
    """Of the first game, match or table, as far as it has boards."""
    state = repository.moment(key).state
    encounter = state.paired_rounds[-1].encounters[0]
    where = {"round": len(state.paired_rounds), "encounter": number}
    if state.paired_rounds[-1].tables:
        said: dict[str, Any] = {"places": list(range(1, len(encounter.seats) + 1))}
    elif state.is_by_teams:
        said = {"forfeit": "1-0f"}
    else:
        said = {"result": next(code for code in ("1-0", "4-0", "2-0") if code in state.result_codes)}
    repository.append(key, "result", where | said, "desk")


def steps(repository: Repository, name: str) -> Any:
    """A demonstration from its enrolment on: its key at every step, with what was done."""
    whole = read((Path(DEMOS) / f"{name}.json").read_bytes()).tournament
    bare = whole._replace(history=(), decisions=(), drawn=False, line_ups={}, seed=None)
    key = repository.add(journal_from_tournament(bare, "desk", now()))
    yield key, "enrolled"
    if not repository.moment(key).state.drawn:
        repository.append(key, "draw", draw_data(repository.moment(key).state, "s"), "desk")
    yield key, "drawn"
    repository.append(key, "pair", pair_data(repository.moment(key).state, "s")[0], "desk")
    yield key, "paired"
    repository.append(key, "publish", {"round": 1}, "desk")
    yield key, "published"
    first_result(repository, key, 1)
    yield key, "first result"
    played = repository.add(journal_from_tournament(whole, "desk", now()))
    for number in range(1, len(whole.history) + 1):
        if not repository.moment(played).state.paired_rounds[number - 1].published:
            repository.append(played, "publish", {"round": number}, "desk")
    yield played, "played"
    try:
        repository.append(played, "close", {}, "desk")
    except UserError:
        return
    yield played, "closed"
    repository.append(played, "reopen", {}, "desk")
    yield played, "reopened"


@pytest.mark.parametrize("name", NAMES)
def test_no_public_address_fails_at_any_step(store: Path, name: str) -> None:
    repository = Repository()
    anybody = visitor()
    failed = []
    for key, step in steps(repository, name):
        state = repository.moment(key).state
        for path in paths_of(key, state):
            if key not in path or any(f"/{part}/" in f"{path}/" for part in SKIPPED):
                continue
            status = anybody.get(path).status_code
            if status >= 500:
                failed.append((step, path.replace(key, "KEY"), status))
    assert failed == []


@pytest.mark.parametrize("system", ["amalfi", "italo-swiss", "round-robin", "elimination"])
def test_players_without_a_team_break_no_page(store: Path, system: str) -> None:
    """The desk refuses them where there is no team yet; a journal that has them opens, and so does every page."""
    repository, anybody, desk = Repository(), visitor(), director()
    rules = {"competitors": "teams", "boards": 2}
    key = repository.create({"name": "S", "system": system, "rules": rules, "rounds": 3}, "desk")
    with pytest.raises(RefusedError, match="enrol_teams_first"):
        enrol_person(Hand(repository, "desk"), key, Person("A"))
    repository.append(key, "enrol", {"players": [{"name": "A"}, {"name": "B"}]}, "desk")
    state = repository.moment(key).state
    for path in paths_of(key, state):
        if key in path and not any(f"/{part}/" in f"{path}/" for part in SKIPPED):
            for client in (anybody, desk):
                assert client.get(path).status_code < 500, path
    assert desk.post(f"/t/{key}/draw", {}).status_code < 500
