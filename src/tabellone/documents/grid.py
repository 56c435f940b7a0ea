"""The tabellone as data: for every player, one cell a round with opponent, colour, result and running score."""

from tabellone.documents.encounters import shown
from tabellone.documents.encounters.shown import Cell
from tabellone.documents.exact import as_text
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.scoring import Scoring


def grid(tournament: Tournament, scoring: Scoring) -> dict[int, list[Cell]]:
    """All cells, by player."""
    unit = scoring.per
    rows: dict[int, list[Cell]] = {one.number: [] for one in tournament.teams or tournament.players}
    totals = dict.fromkeys(rows, 0)

    def add(player: int, score: int, cell: Cell) -> None:
        totals[player] += score
        rows[player].append(cell._replace(score=totals[player], total=as_text(Amount(totals[player], unit))))

    for number, played in enumerate(tournament.history, 1):
        for index, encounter in enumerate(played.encounters, 1):
            for player, points, cell in shown(encounter).cells(encounter, index, number, scoring):
                add(player, points, cell)
        for rest in played.rests:
            add(rest.player, scoring.rest(rest.kind), Cell(number, rest=rest.kind))
        for player, row in rows.items():
            if len(row) < number:
                row.append(Cell(number, score=totals[player]))
    return rows
