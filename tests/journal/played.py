"""Journals of small tournaments, event by event."""

from typing import Any

from tabellone.journal.entry import Entry
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, pair_data

NOW = "2026-11-15T20:00:00+00:00"


def do(journal: Journal, kind: str, /, **data: Any) -> Entry:
    return journal.append(kind, data, "desk", NOW)


def started(players: int = 6, rounds: int = 3, system: str = "amalfi") -> Journal:
    journal = Journal()
    do(journal, "create", name="Sociale", system=system, rules={}, rounds=rounds)
    do(journal, "enrol", players=[{"name": f"P{n}", "rating": 2000 - n} for n in range(1, players + 1)])
    journal.append("draw", draw_data(journal.state, "7"), "desk", NOW)
    return journal


def pair(journal: Journal) -> None:
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)


def play(journal: Journal, result: str = "1-0") -> None:
    pair(journal)
    number = len(journal.state.paired_rounds)
    do(journal, "publish", round=number)
    for board in range(1, len(journal.state.paired_rounds[-1].games) + 1):
        do(journal, "result", round=number, encounter=board, result=result)
