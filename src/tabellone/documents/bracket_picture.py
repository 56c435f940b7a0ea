"""A bracket as a picture: columns of boxes with two names each, joined where winners meet."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.bracket_tree import BracketMatch, BracketTree
from tabellone.engine.model import Player
from tabellone.engine.results import Result, result_of

BOX_WIDTH, LINE_HEIGHT = 190, 21
COLUMN_GAP, BOX_GAP = 26, 12
"""Between columns, and between boxes."""
TOP = 26
MAX_NAME_LENGTH = 19
BOX_HEIGHT = 2 * LINE_HEIGHT


class Seat(NamedTuple):
    """A line of a box."""

    text: str
    state: str
    """`won`, `lost`, `open` or `empty`."""
    player: int | None
    points: str
    """Of the game, its replay, and a mark for a lot or a forfeit."""


class Box(NamedTuple):
    """An encounter."""

    x: int
    y: int
    seats: tuple[Seat, Seat]
    round: int


class BracketPicture(NamedTuple):
    """Everything with its place on the sheet."""

    headings: list[tuple[int, str]]
    boxes: list[Box]
    lines: list[str]
    """Points of polylines."""
    width: int
    height: int


Heading = Callable[[int], str]
"""The name of a column, from its round."""


def bracket_picture(
    tree: BracketTree, first: int, players: Sequence[Player], heading: Heading, marks: Mapping[str, str]
) -> BracketPicture:
    """The columns from number `first` on, counted from 0; `marks` has letters for a lot, a forfeit, a handicap."""
    columns = tree.columns[first:]
    middles: list[list[int]] = []
    for column in columns:
        feeders = _middle_heights(middles[-1], len(column)) if middles and tree.joined else None
        middles.append(feeders or [TOP + index * (BOX_HEIGHT + BOX_GAP) + LINE_HEIGHT for index in range(len(column))])
    boxes, lines = [], []
    for number, (column, heights) in enumerate(zip(columns, middles, strict=True)):
        x = number * (BOX_WIDTH + COLUMN_GAP)
        boxes += [
            Box(x, middle - LINE_HEIGHT, _seats(tie, players, marks), tie.round)
            for tie, middle in zip(column, heights, strict=True)
        ]
        if number and tree.joined:
            lines += _joints(x, middles[number - 1], heights)
    headings = [
        (number * (BOX_WIDTH + COLUMN_GAP), heading(column[0].round)) for number, column in enumerate(columns) if column
    ]
    height = max((middle for heights in middles for middle in heights), default=TOP) + LINE_HEIGHT + 2
    return BracketPicture(headings, boxes, lines, len(columns) * (BOX_WIDTH + COLUMN_GAP) - COLUMN_GAP, height)


def _middle_heights(before: list[int], count: int) -> list[int] | None:
    """Each encounter half-way between the two whose winners meet in it; None if the columns do not fit."""
    if (len(before) + 1) // 2 != count:
        return None
    return [(before[2 * index] + before[min(2 * index + 1, len(before) - 1)]) // 2 for index in range(count)]


def _joints(x: int, before: list[int], heights: list[int]) -> list[str]:
    if (len(before) + 1) // 2 != len(heights):
        return []
    bend = x - COLUMN_GAP // 2
    return [
        f"{x - COLUMN_GAP},{middle} {bend},{middle} {bend},{heights[index // 2]} {x},{heights[index // 2]}"
        for index, middle in enumerate(before)
    ]


def _seats(tie: BracketMatch, players: Sequence[Player], marks: Mapping[str, str]) -> tuple[Seat, Seat]:
    return _seat(tie.upper, tie, players, marks), _seat(tie.lower, tie, players, marks)


def _seat(player: int | None, tie: BracketMatch, players: Sequence[Player], marks: Mapping[str, str]) -> Seat:
    if player is None:
        return Seat("–" if tie.alone else "", "empty", None, "")
    state = "open" if tie.winner is None else "won" if tie.winner == player else "lost"
    points = _points(tie.result, player == tie.white, state == "won", marks)
    return Seat(shorten(f"{player} {players[player - 1].name}"), state, player, points)


def _points(result: str | None, white: bool, won: bool, marks: Mapping[str, str]) -> str:
    """«1 2» for a draw and a replay won; the mark says who was helped by the lot, or that nobody played."""
    known = result_of(result)
    if known.is_open:
        return ""
    side = 0 if white else 1
    points = [str((game.match_points if game.is_match else _scores(game))[side]) for game in known.games_played]
    if known.is_by_lot and won:
        points.append(marks["lot"])
    if known.is_by_handicap and won:
        points.append(marks["handicap"])
    if known.games_played[-1].is_forfeit:
        points.append(marks["forfeit"])
    return " ".join(points)


def _scores(game: Result) -> tuple[int, int]:
    return game.white.score, game.black.score


def shorten(text: str) -> str:
    return text if len(text) <= MAX_NAME_LENGTH else text[: MAX_NAME_LENGTH - 1].rstrip() + "…"
