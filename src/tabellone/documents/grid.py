"""The tabellone as data: for every player, one cell a round with opponent, colour, result and running score."""

from typing import NamedTuple

from tabellone.documents.exact import as_text
from tabellone.documents.results import points_label
from tabellone.engine.model import Amount, Tournament
from tabellone.engine.outcomes import RESTS, RESULTS, TWO_GAMES
from tabellone.engine.ranking.double_games import game_points


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
    score: int = 0
    """Half-wins up to here."""
    total: str = ""


def grid(tournament: Tournament, unit: int) -> dict[int, list[Cell]]:
    """All cells, by player."""
    rows: dict[int, list[Cell]] = {player.number: [] for player in tournament.players}
    totals = dict.fromkeys(rows, 0)

    def add(player: int, score: int, cell: Cell) -> None:
        totals[player] += score
        rows[player].append(cell._replace(score=totals[player], total=as_text(Amount(totals[player], unit))))

    for number, played in enumerate(tournament.history, 1):
        for game in played.games:
            for player, opponent, colour, outcome in (
                (game.white, game.black, "white", RESULTS[game.result][0]),
                (game.black, game.white, "black", RESULTS[game.result][1]),
            ):
                sign = _sign(game.result, colour, outcome.score, unit) if outcome.known else "·"
                cell = Cell(number, opponent, colour if outcome.played else "", sign, game.result)
                add(player, outcome.score, cell)
        for rest in played.rests:
            add(rest.player, RESTS[rest.kind].score, Cell(number, rest=rest.kind))
        for player, row in rows.items():
            if len(row) < number:
                row.append(Cell(number, score=totals[player]))
    return rows


def _sign(code: str | None, colour: str, score: int, unit: int) -> str:
    """What he made of a game, or of the two games of a match."""
    return str(game_points(code)[colour == "black"]) if code in TWO_GAMES else points_label(score, unit)
