"""Who may do what: every cell of the table, with real requests; and that the table is whole."""

import json
import re
from pathlib import Path

import pytest
from pytest_django import DjangoDbBlocker

from tabellone.web.permissions import ADDRESSES, taken_from_strangers
from tabellone.web.roles import BY_ADDRESS, MAY, Action, Role
from tests.places import SOURCES
from tests.running.once import once_a_run
from tests.running.store import store_in
from tests.web.guard_cells import METHODS, REACHED, UNKNOWN, answers
from tests.web.offered import pages_and_what_they_offer

REFUSED, NOT_THERE, NO_FORMS = 403, 404, 405
ROUTES = {
    name: route
    for route, name in re.findall(r'path\("([^"]*)", .*?name="(\w+)"\),', (SOURCES / "web" / "urls.py").read_text())
}
OF_A_TOURNAMENT = [name for name, route in ROUTES.items() if route.startswith("t/")]
NO_ARBITERS = ("settings", "delete", "remove_event", "access", "backup", "copy_of_everything", "new")
RESULTS = {"board_result", "match_board", "match_whole", "table_result", "confirm_table"}


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker) -> dict[str, int]:
    """The status of every cell."""

    def made(folder: Path) -> str:
        with store_in(folder, django_db_blocker):
            return json.dumps(answers())

    cells: dict[str, int] = json.loads(once_a_run(tmp_path_factory, "guard_cells", made))
    return cells


def expected(may: frozenset[Action], name: str, method: str) -> int:
    action = ADDRESSES[name].action(method)
    if action is None:
        return NO_FORMS
    if action in may:
        return REACHED
    return NOT_THERE if action in BY_ADDRESS else REFUSED


def test_every_address_has_its_row_and_every_row_its_address() -> None:
    """What has no row in web/permissions.py nobody can open."""
    assert set(ADDRESSES) == set(ROUTES)


def test_an_address_without_a_row_is_refused_to_everybody(answered: dict[str, int]) -> None:
    assert [answered[f"{role} {UNKNOWN} {method}"] for role in Role for method in METHODS] == [REFUSED] * 12


@pytest.mark.parametrize("role", Role)
def test_every_role_at_every_address(role: Role, answered: dict[str, int]) -> None:
    cells = [(name, method) for name in ADDRESSES for method in METHODS]
    found = {(name, method): answered[f"{role} {name} {method}"] for name, method in cells}
    assert found == {(name, method): expected(MAY[role], name, method) for name, method in cells}


def test_the_roles_in_words() -> None:
    """In words of its own, not by the table."""
    assert MAY[Role.PUBLIC] == {Action.LOOK}
    assert set(Action) - MAY[Role.DIRECTOR] == {Action.PROPOSE, Action.HAND_IN}
    assert MAY[Role.DIRECTOR] - MAY[Role.ARBITER] == {
        Action.SET_UP,
        Action.DELETE,
        Action.BACK_UP,
        Action.GIVE_ACCESS,
    }
    assert MAY[Role.SCOREKEEPER] - MAY[Role.PUBLIC] == {Action.ENTER_RESULTS}


def passed(answered: dict[str, int], who: str) -> set[tuple[str, str]]:
    """Where somebody gets through, and the public does not."""
    cells = {(name, method) for name in ROUTES for method in METHODS}
    return {
        (name, method)
        for name, method in cells
        if answered[f"{who} {name} {method}"] == REACHED and answered[f"public {name} {method}"] != REACHED
    }


def test_the_public_sends_forms_only_to_come_in_and_to_go(answered: dict[str, int]) -> None:
    sent = {name for name in ROUTES if answered[f"public {name} POST"] == REACHED}
    for_programs = {name for name in ROUTES if name.startswith("api_")}  # which refuse them in their own words
    assert sent == for_programs | {"enter", "pass", "login", "logout"}
    assert set(taken_from_strangers()) == sent | {"phone_table", "phone_board", "me", "my_game", "captain"}


def test_a_scorekeeper_enters_results_and_does_nothing_else(answered: dict[str, int]) -> None:
    assert {name for name, _ in passed(answered, "scorekeeper")} == RESULTS


@pytest.mark.parametrize("name", NO_ARBITERS)
def test_what_no_arbiter_does(name: str, answered: dict[str, int]) -> None:
    assert answered[f"arbiter {name} GET"] == answered[f"arbiter {name} POST"] == REFUSED


@pytest.fixture(scope="module")
def offered(
    tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker
) -> dict[str, tuple[list[str], list[str]]]:
    """The pages of each role, and what they lead to in vain."""

    def made(folder: Path) -> str:
        with store_in(folder, django_db_blocker):
            return json.dumps(pages_and_what_they_offer())

    pages: dict[str, tuple[list[str], list[str]]] = json.loads(once_a_run(tmp_path_factory, "offered", made))
    return pages


@pytest.mark.parametrize(
    ("role", "pages"),
    [
        (Role.DIRECTOR, {"access", "settings", "deleted", "backup", "event", "round", "history"}),
        (Role.ARBITER, {"history", "papers", "entrant", "person", "registry", "table_result", "line_ups", "arbiters"}),
        (Role.SCOREKEEPER, {"round", "match", "table_result", "own_pass", "standings"}),
        (Role.PUBLIC, {"round", "match", "standings", "players", "hall"}),
    ],
)
def test_pages_offer_only_what_whoever_sees_them_may_do(
    role: Role, pages: set[str], offered: dict[str, tuple[list[str], list[str]]]
) -> None:
    opened, in_vain = offered[role]
    assert in_vain == []
    assert pages <= set(opened)


@pytest.mark.parametrize("who", ["arbiter of one", "arbiter of the event"])
def test_an_arbiter_of_some_tournaments_is_one_there_and_nobody_elsewhere(who: str, answered: dict[str, int]) -> None:
    everything = {cell for cell in passed(answered, "arbiter") if cell[0] in OF_A_TOURNAMENT}
    assert passed(answered, who) == everything != set()


@pytest.mark.parametrize("who", ["arbiter of another", "arbiter of a lost event", "revoked", "too late"])
def test_whose_pass_is_for_something_else_or_over_is_nobody(who: str, answered: dict[str, int]) -> None:
    assert passed(answered, who) == set()


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("scorekeeper of board 1", True),
        ("scorekeeper of boards 2-5", False),
        ("scorekeeper of round 1", True),
        ("scorekeeper of round 2", False),
    ],
)
def test_every_result_of_another_board_or_round_is_refused(who: str, may: bool, answered: dict[str, int]) -> None:
    assert {name for name, _ in passed(answered, who)} == (RESULTS if may else set())
