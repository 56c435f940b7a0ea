"""Journals of small team events, with sealed line-ups."""

from hashlib import sha256
from typing import Any

from tabellone.journal.journal import Journal
from tests.journal.played import do, pair

SALT = "00" * 32
BEFORE, DEADLINE, AFTER = (f"2026-11-17T{hour}:00:00+00:00" for hour in ("08", "09", "10"))


def roster(team: str, size: int) -> list[dict[str, Any]]:
    return [{"name": f"{team} {board}", "rating": 4000 - 100 * board} for board in range(1, size + 1)]


def event(teams: int = 4, boards: int = 3, size: int = 4, system: str = "italo-swiss", **rules: Any) -> Journal:
    """Ids: team n has players (n - 1) · size + 1 and so on, and number n."""
    journal = Journal()
    chosen = {"competitors": "teams", "boards": boards, **rules}
    do(journal, "create", name="Squadre", system=system, rules=chosen, rounds=3)
    names = [chr(ord("A") + index) for index in range(teams)]
    do(journal, "enrol_teams", teams=[{"name": name, "players": roster(name, size)} for name in names])
    do(journal, "draw", seed="s", numbers={str(n): n for n in range(1, teams + 1)}, rules=dict(journal.state.rules))
    return journal


def paired(journal: Journal) -> Journal:
    pair(journal)
    return journal


def sealed(round_number: int, team: int, line_up: str, salt: str = SALT) -> str:
    """As the documentation has it, in plain words."""
    return sha256(f"tabellone line-up/{round_number}/{team}/{line_up}/{salt}".encode()).hexdigest()


def seats(journal: Journal, match: int = 1) -> list[tuple[int | None, int | None]]:
    return [(board.white, board.black) for board in journal.state.paired_rounds[-1].matches[match - 1].games]


def teams_of(journal: Journal, match: int = 1) -> tuple[int, int]:
    return journal.state.paired_rounds[-1].matches[match - 1].seats


def first_three(team: int) -> list[int]:
    return [(team - 1) * 4 + board for board in (1, 2, 3)]
