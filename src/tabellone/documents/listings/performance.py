"""Performances and changes of rating after an event of chess (FIDE)."""

from collections.abc import Sequence
from fractions import Fraction

from tabellone.documents.listings.cells import Cell, Exact, Whole, Words, Written
from tabellone.documents.listings.competitors import player_name
from tabellone.documents.listings.listing import Kind, Listing, Row, Subject
from tabellone.documents.rating import hundredths, signed
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.rating.fide import ChessRating

FIGURES = ("rating", "games_played", "points", "rating_average", "performance", "chess_expected", "chess_k")
"""The words of the headings, which are the keys too."""


def performances(subject: Subject, lines: Sequence[ChessRating]) -> Listing:
    """One row a player; games are those against rated opponents."""
    say = subject.speaker.say
    columns = (
        subject.column("number", Kind.FIGURE),
        subject.column("name", Kind.NAME),
        *(subject.column(code, Kind.FIGURE) for code in FIGURES),
        subject.column("chess_change_short", Kind.FIGURE, "change"),
    )
    rows: list[Row] = [
        (Whole(line.player), player_name(subject, line.player), *_figures(line, subject.speaker)) for line in lines
    ]
    return Listing(
        "performance", say("listing_performance"), columns, tuple(rows), (say("listing_performance_legend"),)
    )


def _figures(line: ChessRating, speaker: Speaker) -> tuple[Cell, ...]:
    if not line.games:
        return (Whole(line.rating), Whole(0), *[Words("")] * 6)

    def decimals(units: int, text: str) -> Cell:
        return Written(Amount(units, 100), speaker.figure(text))

    return (
        Whole(line.rating),
        Whole(len(line.games)),
        Exact(Amount(line.scored, 2)),
        Whole(line.average),
        Whole(line.performance),
        Words("") if line.k is None else decimals(line.expected, hundredths(Fraction(line.expected, 100))),
        Whole(line.k),
        Words("") if line.change is None else decimals(line.change, signed(Fraction(line.change, 100))),
    )
