"""FID Capo XIV, tables 2, 3, 26 and 27: what an arbiter prints, filled with the event's data."""

from collections.abc import Iterator
from typing import NamedTuple

from tabellone.documents.numbers import format_amount
from tabellone.documents.roll_of_honour import team_members
from tabellone.documents.standings import points_text
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.openings.draw import opening_of
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.two_game_encounters import is_double
from tabellone.engine.results import ADJOURNED
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import competitors

MOVES = 75
COLUMNS = 3
LEGEND = 12
NOTE_LINES = 20
"""Of a score sheet: moves, columns of them, points of its legend, lines for notes on its back."""


class RankedCompetitor(NamedTuple):
    """A competitor's line in the standings, as it is printed."""

    player: Player
    line: Standing
    points: str
    figures: list[str]
    members: list[str]
    """The names of a team's players."""


def ranked_lines(tournament: Tournament, system: System) -> list[RankedCompetitor]:
    """Returns everybody in the order of the standings."""
    ranked = competitors(tournament)
    return [
        RankedCompetitor(
            ranked[line.player - 1],
            line,
            points_text(line),
            [format_amount(amount) for amount in line.tie_breaks.values()],
            team_members(tournament, line.player) if tournament.teams else [],
        )
        for line in system.standings(tournament)
    ]


class ScoreSheet(NamedTuple):
    """The head of a score sheet or of a sealed form."""

    round: int | None
    board: int | str | None
    """Its number; of teams, after the number of their match."""
    white: str
    black: str
    opening: int | None
    game: int | None = None
    """The first or the second of a match of two."""


EMPTY_SCORE_SHEET = ScoreSheet(None, None, "", "", None)


def score_sheets(tournament: Tournament, round_number: int) -> list[ScoreSheet]:
    """One for every game of a round; a match has two, the second with the colours exchanged."""
    sheets = [sheet for sheet, _ in _score_sheets_of_round(tournament, round_number)]
    if not is_double(tournament.rules):
        return sheets
    return [
        one
        for sheet in sheets
        for one in (sheet._replace(game=1), sheet._replace(game=2, white=sheet.black, black=sheet.white))
    ]


def suspended_sheets(tournament: Tournament) -> list[ScoreSheet]:
    """One for every game that is suspended."""
    return [
        sheet
        for number in range(1, tournament.next_round)
        for sheet, result in _score_sheets_of_round(tournament, number)
        if result == ADJOURNED.code
    ]


def _score_sheets_of_round(tournament: Tournament, round_number: int) -> Iterator[tuple[ScoreSheet, str | None]]:
    """Every game of two people that a round has, with its result; an opening is drawn for each of them."""
    played = tournament.history[round_number - 1]
    for index, (board, game) in enumerate(zip(_board_labels(played), played.board_games, strict=True)):
        white, black = (tournament.players[seat - 1].name for seat in game.seats)
        opening = opening_of(played.openings, index) if played.openings else None
        yield ScoreSheet(round_number, board, white, black, opening), game.result


def _board_labels(round_: Round) -> list[int | str]:
    if not round_.matches:
        return list(range(1, len(round_.games) + 1))
    return [
        f"{number}.{board}"
        for number, match in enumerate(round_.matches, 1)
        for board, game in enumerate(match.games, 1)
        if game.is_occupied
    ]


def move_rows() -> list[list[int]]:
    """The numbers of the moves on a score sheet, row by row in three columns."""
    rows = MOVES // COLUMNS
    return [[row + 1 + column * rows for column in range(COLUMNS)] for row in range(rows)]


def score_sheet_legend(game: DraughtsGame) -> list[str]:
    """The codes of its points; how moves are written is shown by those of the game that is played."""
    points = [f"score_sheet_{number}" for number in range(1, LEGEND + 1)]
    points[HOW_MOVES_ARE_WRITTEN - 1] += f"_{game.value}"
    return points


HOW_MOVES_ARE_WRITTEN = 7
