"""Openings for people and programs: number, moves, class, tables, and the position as a diagram or as text."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tabellone.documents.boards import EMPTY_BOARDS, SQUARE
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.openings.book import Opening, openings, tables_of
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.openings.position import position, row_and_column

LETTERS = {OpeningTable.A: "A", OpeningTable.B: "B", OpeningTable.C: "C", OpeningTable.D: "D"}


class Man(NamedTuple):
    """A man on the diagram, by the middle of its square."""

    colour: str
    x: int
    y: int


class Diagram(NamedTuple):
    """The position after an opening, ready to be drawn."""

    opening: Opening
    moves: str
    men: list[Man]


DARK_SQUARES = EMPTY_BOARDS[DraughtsGame.ITALIAN].dark
"""The path of all dark squares, the same for every diagram."""


def diagram(number: int, edition: OpeningEdition) -> Diagram:
    opening = openings(edition)[number - 1]
    men = [
        Man(colour, column * SQUARE + SQUARE // 2, row * SQUARE + SQUARE // 2)
        for colour, squares in zip(("white", "black"), position(opening.moves), strict=True)
        for row, column in map(row_and_column, sorted(squares))
    ]
    return Diagram(opening, moves_text(opening), men)


def moves_text(opening: Opening) -> str:
    """Returns the moves as the federation prints them, a capture with a cross."""
    return " ".join(_move_text(move) for move in opening.moves)


def _move_text(move: str) -> str:
    start, end = move.split("-")
    captures = abs(row_and_column(int(start))[0] - row_and_column(int(end))[0]) > 1
    return f"{int(start)}{'x' if captures else '-'}{int(end)}"


def opening_data(opening: Opening) -> dict[str, Any]:
    white, black = position(opening.moves)
    return {
        "opening": opening.number,
        "moves": list(opening.moves),
        "class": opening.kind,
        "tables": [LETTERS[which] for which in tables_of(opening)],
        "white": sorted(white),
        "black": sorted(black),
    }


def openings_text(openings: Iterable[Opening], speaker: Speaker) -> str:
    headings = [speaker.say(code) for code in ("number", "opening_moves", "opening_class", "opening_tables")]
    rows = [
        (opening.number, moves_text(opening), opening.kind, ", ".join(LETTERS[w] for w in tables_of(opening)))
        for opening in openings
    ]
    return f"{text_table(headings, rows)}\n\n{speaker.say('opening_legend')}"


def board_text(opening: Opening) -> str:
    """The position in eight lines: o white, x black, as on paper."""
    white, black = position(opening.moves)
    rows = [[" "] * 8 for _ in range(8)]
    for square in range(1, 33):
        row, column = row_and_column(square)
        rows[row][column] = "o" if square in white else "x" if square in black else "."
    return "\n".join(" ".join(row).rstrip() for row in rows)


def drawn_openings_text(
    numbers: Sequence[int], boards: Sequence[str], edition: OpeningEdition, speaker: Speaker
) -> str:
    """The openings of a round: one with its position, or one for every board."""
    book = openings(edition)
    if len(numbers) == 1:
        opening = book[numbers[0] - 1]
        return f"{opening_line(opening, speaker)}\n\n{board_text(opening)}"
    rows = [
        (board, who, number, moves_text(book[number - 1]), book[number - 1].kind)
        for board, (who, number) in enumerate(zip(boards, numbers, strict=True), 1)
    ]
    headings = [speaker.say(code) for code in ("board", "name", "opening", "opening_moves", "opening_class")]
    return text_table(headings, rows)


def opening_line(opening: Opening, speaker: Speaker) -> str:
    """Opening 34: 21-17 12-16 23-19 (PARI)."""
    return speaker.say("opening_line", number=opening.number, moves=moves_text(opening), kind=opening.kind)
