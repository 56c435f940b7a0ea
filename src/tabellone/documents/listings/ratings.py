"""Elo-Rubele after an event: the figures of everybody as the federation calls them."""

from collections.abc import Sequence
from fractions import Fraction

from tabellone.documents.listings.cells import Cell, Whole, Words, Written
from tabellone.documents.listings.competitors import player_name
from tabellone.documents.listings.listing import Column, Kind, Listing, Row, Subject
from tabellone.documents.rating import hundredths, signed
from tabellone.engine.amounts import Amount
from tabellone.engine.rating.event import RatedPlayer

FIGURES = {"before": "CI", "expected": "PA", "scored": "PO", "deviation": "D", "after": "CF"}
"""By key; the federation's own letters, in every language."""


def ratings(subject: Subject, lines: Sequence[RatedPlayer]) -> Listing:
    """One row a player; what the letters mean is said below."""
    say = subject.speaker.say
    columns = (
        subject.column("number", Kind.FIGURE),
        subject.column("name", Kind.NAME),
        *(Column(key, heading, Kind.FIGURE) for key, heading in FIGURES.items()),
        Column("promoted", "", Kind.REMARK),
    )
    rows: list[Row] = [
        (Whole(line.player), player_name(subject, line.player), *_figures(subject, line)) for line in lines
    ]
    return Listing("ratings", say("listing_ratings"), columns, tuple(rows), (say("listing_ratings_legend"),))


def _figures(subject: Subject, line: RatedPlayer) -> tuple[Cell, ...]:
    rated, figure = line.rated, subject.speaker.figure
    promoted = subject.speaker.say("promoted_to", category=rated.promoted) if rated.promoted else ""
    return (
        Whole(rated.before),
        Written(_amount(rated.expected), figure(hundredths(rated.expected))),
        Whole(rated.scored),
        Written(_amount(rated.deviation), figure(signed(rated.deviation))),
        Whole(rated.after),
        Words(promoted),
    )


def _amount(value: Fraction) -> Amount:
    return Amount(value.numerator, value.denominator)
