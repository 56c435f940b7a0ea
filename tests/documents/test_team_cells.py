"""The tabellone of teams: what stands in the cell of a match."""

from typing import Any

import pytest

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.engine.systems import system_of
from tabellone.formats.document import read_data


def event(system: str, played: dict[str, Any], **rules: Any) -> dict[str, Any]:
    """Two teams of two after one match."""
    return {
        "format": "tabellone/1",
        "name": "Due",
        "system": system,
        "rounds": 1,
        "rules": {"competitors": "teams", "boards": 2, **rules},
        "players": [{"number": number, "name": f"P{number}"} for number in range(1, 5)],
        "teams": [{"number": 1, "name": "A", "players": [1, 2]}, {"number": 2, "name": "B", "players": [3, 4]}],
        "history": [{"round": 1, "matches": [{"white": 1, "black": 2, **played}]}],
    }


def games(*results: str) -> dict[str, Any]:
    """White wins, draws or loses on board 1; on board 2 the colours are crossed."""
    return {"games": [{"white": 1, "black": 3, "result": results[0]}, {"white": 4, "black": 2, "result": results[1]}]}


@pytest.mark.parametrize(
    ("system", "match", "rules", "signs"),
    [
        ("round-robin", games("1-0", "1/2"), {}, ("3", "1")),
        ("amalfi", games("1-0", "1/2"), {}, ("1½", "½")),
        ("round-robin", games("3-1", "4-0"), {"match": "double"}, ("3", "5")),
        ("round-robin", games("suspended", "1/2"), {}, ("·", "·")),
        ("round-robin", {"result": "1-0f"}, {}, ("3", "0")),  # 9.3: 1.5 to each of two
        ("round-robin", games("1-0f", "0-1f"), {}, ("3", "0")),  # the same, entered board by board
        ("amalfi", {"result": "0-1f"}, {}, ("0", "1½")),
        ("round-robin", {"result": "0-0f"}, {}, ("0", "0")),
    ],
)
def test_the_points_on_the_boards_as_the_game_counts_them(
    system: str, match: dict[str, Any], rules: dict[str, Any], signs: tuple[str, str]
) -> None:
    tournament = read_data(event(system, match, **rules)).tournament
    cells = crosstable_cells(tournament, system_of(tournament).scoring(tournament))
    assert (cells[1][0].sign, cells[2][0].sign) == signs
