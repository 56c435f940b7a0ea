"""Performances and changes of rating after an event of chess (FIDE)."""

from collections.abc import Sequence
from fractions import Fraction

from tabellone.documents.listings.cells import AmountCell, Cell, FormattedNumberCell, IntCell, TextCell
from tabellone.documents.listings.competitors import player_name
from tabellone.documents.listings.table import ColumnType, DataTable, Row, TableContext
from tabellone.documents.rating import hundredths_text, signed_text
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.rating.fide import ChessRating

FIGURES = ("rating", "games_played", "points", "rating_average", "performance", "chess_expected", "chess_k")
"""The words of the headings, which are the keys too."""


def performances(subject: TableContext, lines: Sequence[ChessRating]) -> DataTable:
    """One row a player; games are those against rated opponents."""
    say = subject.speaker.say
    columns = (
        subject.column("number", ColumnType.FIGURE),
        subject.column("name", ColumnType.NAME),
        *(subject.column(code, ColumnType.FIGURE) for code in FIGURES),
        subject.column("chess_change_short", ColumnType.FIGURE, "change"),
    )
    rows: list[Row] = [
        (IntCell(line.player), player_name(subject, line.player), *_figures(line, subject.speaker)) for line in lines
    ]
    return DataTable(
        "performance", say("listing_performance"), columns, tuple(rows), (say("listing_performance_legend"),)
    )


def _figures(line: ChessRating, speaker: Speaker) -> tuple[Cell, ...]:
    if not line.games:
        return (IntCell(line.rating), IntCell(0), *[TextCell("")] * 6)

    def decimals(units: int, text: str) -> Cell:
        return FormattedNumberCell(Amount(units, 100), speaker.figure(text))

    return (
        IntCell(line.rating),
        IntCell(len(line.games)),
        AmountCell(Amount(line.scored, 2)),
        IntCell(line.average),
        IntCell(line.performance),
        TextCell("") if line.k is None else decimals(line.expected, hundredths_text(Fraction(line.expected, 100))),
        IntCell(line.k),
        TextCell("") if line.change is None else decimals(line.change, signed_text(Fraction(line.change, 100))),
    )
