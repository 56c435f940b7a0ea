"""Elo-Rubele after an event: the figures of everybody as the federation calls them."""

from collections.abc import Sequence
from fractions import Fraction

from tabellone.documents.listings.cells import Cell, FormattedNumberCell, IntCell, TextCell
from tabellone.documents.listings.competitors import player_name
from tabellone.documents.listings.table import Column, ColumnType, DataTable, Row, TableContext
from tabellone.documents.rating import hundredths_text, signed_text
from tabellone.engine.amounts import Amount
from tabellone.engine.rating.event import RatedPlayer

FIGURES = {"before": "CI", "expected": "PA", "scored": "PO", "deviation": "D", "after": "CF"}
"""By key; the federation's own letters, in every language."""


def ratings(subject: TableContext, lines: Sequence[RatedPlayer]) -> DataTable:
    """One row a player; what the letters mean is said below."""
    say = subject.speaker.say
    columns = (
        subject.column("number", ColumnType.FIGURE),
        subject.column("name", ColumnType.NAME),
        *(Column(key, heading, ColumnType.FIGURE) for key, heading in FIGURES.items()),
        Column("promoted", "", ColumnType.REMARK),
    )
    rows: list[Row] = [
        (IntCell(line.player), player_name(subject, line.player), *_figures(subject, line)) for line in lines
    ]
    return DataTable("ratings", say("listing_ratings"), columns, tuple(rows), (say("listing_ratings_legend"),))


def _figures(subject: TableContext, line: RatedPlayer) -> tuple[Cell, ...]:
    rated, figure = line.rated, subject.speaker.figure
    promoted = subject.speaker.say("promoted_to", category=rated.promoted) if rated.promoted else ""
    return (
        IntCell(rated.before),
        FormattedNumberCell(_amount(rated.expected), figure(hundredths_text(rated.expected))),
        IntCell(rated.scored),
        FormattedNumberCell(_amount(rated.deviation), figure(signed_text(rated.deviation))),
        IntCell(rated.after),
        TextCell(promoted),
    )


def _amount(value: Fraction) -> Amount:
    return Amount(value.numerator, value.denominator)
