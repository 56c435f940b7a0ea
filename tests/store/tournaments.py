"""A tournament in a store, for tests to begin with."""

from typing import Any

from tabellone.engine.reasons import UserError
from tabellone.journal.requests import draw_data, pair_data
from tabellone.store.repository import Repository

PLAYERS = 40


def paired_tournament(players: int = PLAYERS) -> tuple[Any, str]:
    """A tournament with its first round paired."""
    repository = Repository()
    key = repository.create({"name": "Prova", "system": "amalfi", "rules": {}, "rounds": 9}, "desk")
    names = [{"name": f"P{number}", "rating": 3000 - number} for number in range(players)]
    repository.append(key, "enrol", {"players": names}, "desk")
    repository.append(key, "draw", draw_data(repository.journal(key).state, "1"), "desk")
    repository.append(key, "pair", pair_data(repository.journal(key).state)[0], "desk")
    return repository, key


def refused(code: str, action: Any, *args: Any) -> None:
    try:
        action(*args)
    except UserError as error:
        assert error.reason.code == code, error.reason
    else:
        raise AssertionError(code)
