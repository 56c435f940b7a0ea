"""The tabellone as data: for every player, one cell a round with opponent, colour, result and running score."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabellone.documents.encounters import presenter_of
from tabellone.documents.encounters.presenter import RoundCell
from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.results import ADJOURNED, result_of
from tabellone.engine.scoring import Scoring


def cell_mark(cell: RoundCell) -> str:
    """Returns the code of the mark of a forfeited or suspended game, else an empty string."""
    if cell.opponent is None:
        return ""
    if cell.result == ADJOURNED.code:
        return "mark_suspended"
    return "bracket_mark_forfeit" if result_of(cell.result).is_forfeit else ""


def crosstable_cells(tournament: Tournament, scoring: Scoring) -> dict[int, list[RoundCell]]:
    unit = scoring.units_per_point
    rows: dict[int, list[RoundCell]] = {one.number: [] for one in tournament.teams or tournament.players}
    totals = dict.fromkeys(rows, 0)

    def add(player: int, score: int, cell: RoundCell) -> None:
        totals[player] += score
        rows[player].append(cell._replace(score=totals[player], total=format_amount(Amount(totals[player], unit))))

    for number, played in enumerate(tournament.history, 1):
        for index, encounter in enumerate(played.encounters, 1):
            for player, points, cell in presenter_of(encounter).crosstable_cells(encounter, index, number, scoring):
                add(player, points, cell)
        for rest in played.rests:
            add(rest.player, scoring.rest_points(rest.kind), RoundCell(number, rest=rest.kind, against=rest.against))
        for player, row in rows.items():
            if len(row) < number:
                row.append(RoundCell(number, score=totals[player]))
    return rows


def crosstable_data(rows: Mapping[int, Sequence[RoundCell]], competitor: str = "player") -> list[dict[str, Any]]:
    """Returns JSON of the rounds of every competitor, in the order of numbers, without empty fields."""
    return [
        {competitor: number, "rounds": [{"round": cell.round, **_cell_data(cell)} for cell in cells]}
        for number, cells in sorted(rows.items())
    ]


def _cell_data(cell: RoundCell) -> dict[str, Any]:
    names = ("opponent", "colour", "table", "rest", "result", "sign", "total")
    return {name: value for name in names if (value := getattr(cell, name)) not in (None, "")}
