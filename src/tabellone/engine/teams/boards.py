"""The games of a match, made of two line-ups (FID, squadre, Art. 6)."""

from collections.abc import Iterator

from tabellone.engine.encounters import TeamGame
from tabellone.engine.model import LineUp
from tabellone.engine.teams.options import Meetings


def seats_of_games(meetings: Meetings, boards: int) -> Iterator[tuple[int, int]]:
    """Yields for every game of a match the boards of both players, counted from 0.

    Where everyone meets everyone the games come in so many turns: the same boards first, then each one further.
    """
    turns = boards if meetings is Meetings.EVERYONE else 1
    return ((board, (board + turn) % boards) for turn in range(turns) for board in range(boards))


def is_crossed(meetings: Meetings, of_white: int, of_black: int) -> bool:
    """T3: the pairing gives White on board 1, and the colours alternate from board to board.

    Where everyone meets everyone they alternate along the boards of both teams: whoever has White against one board has
    Black against the next, so that everybody has each colour as often, or once more.
    """
    return (of_white if meetings is Meetings.BOARD_BY_BOARD else of_white + of_black) % 2 == 1


def games(meetings: Meetings, white: LineUp, black: LineUp) -> tuple[TeamGame, ...]:
    """Every game to be played; a board left empty has its result from the beginning (9.4)."""
    found = []
    for of_white, of_black in seats_of_games(meetings, len(white)):
        game = TeamGame(white[of_white], black[of_black], is_crossed(meetings, of_white, of_black))
        found.append(game if game.is_occupied else game._replace(result=game.empty_board_result))
    return tuple(found)


def line_ups(games_of_match: tuple[TeamGame, ...], boards: int) -> tuple[LineUp, LineUp]:
    """Returns both line-ups from the first turn, which has everybody once."""
    first = games_of_match[:boards]
    return tuple(game.first_player for game in first), tuple(game.second_player for game in first)
