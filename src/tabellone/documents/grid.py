"""The tabellone as data: for every player, one cell a round with opponent, colour, result and running score."""

from typing import NamedTuple

from tabellone.documents.exact import as_text
from tabellone.documents.results import points_label
from tabellone.engine.model import Amount, Tournament
from tabellone.engine.results import Result, result_of
from tabellone.engine.scoring import Scoring


class Cell(NamedTuple):
    """A round of a player; empty if he was not there."""

    round: int
    opponent: int | None = None
    colour: str = ""
    """Of a game really played."""
    sign: str = ""
    result: str | None = None
    """The code of the game."""
    rest: str = ""
    table: int | None = None
    """Where he sat, in a round at tables; `sign` is his place."""
    score: int = 0
    """Units up to here."""
    total: str = ""


def grid(tournament: Tournament, scoring: Scoring) -> dict[int, list[Cell]]:
    """All cells, by player."""
    unit = scoring.per
    rows: dict[int, list[Cell]] = {player.number: [] for player in tournament.players}
    totals = dict.fromkeys(rows, 0)

    def add(player: int, score: int, cell: Cell) -> None:
        totals[player] += score
        rows[player].append(cell._replace(score=totals[player], total=as_text(Amount(totals[player], unit))))

    for number, played in enumerate(tournament.history, 1):
        for game in played.games:
            of_white, of_black = scoring.game(*game, number)
            result = result_of(game.result)
            for player, opponent, colour, points, outcome in (
                (game.white, game.black, "white", of_white, result.white),
                (game.black, game.white, "black", of_black, result.black),
            ):
                sign = _sign(result, colour, points, scoring) if outcome.known else "·"
                cell = Cell(number, opponent, colour if outcome.played else "", sign, game.result)
                add(player, points, cell)
        for index, table in enumerate(played.tables, 1):
            won = scoring.table(table)
            for seat, player in enumerate(table.seats):
                sign = f"{table.places[seat]}°" if table.places else "·"
                add(player, won[seat], Cell(number, sign=sign, table=index))
        for rest in played.rests:
            add(rest.player, scoring.rest(rest.kind), Cell(number, rest=rest.kind))
        for player, row in rows.items():
            if len(row) < number:
                row.append(Cell(number, score=totals[player]))
    return rows


def _sign(result: Result, colour: str, points: int, scoring: Scoring) -> str:
    """What he made of a game, or of the two games of a match; with a handicap, what is on the tabellone (Art. 2)."""
    if result.is_match and scoring.given is None:
        return str(result.match_points[colour == "black"])
    return points_label(points, scoring.per)
