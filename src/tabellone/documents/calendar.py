"""FID Capo XIV, tables 8 and 9: the pairs of every round of a girone, in numbers or in letters."""

from typing import NamedTuple

from tabellone.documents.numbering import Label
from tabellone.engine.capabilities import HasPairingTable
from tabellone.engine.legs import has_two_legs
from tabellone.engine.model import Tournament
from tabellone.engine.systems import system_named
from tabellone.engine.teams.team_view import competitors


class CalendarRound(NamedTuple):
    """A line of the table."""

    number: int
    pairs: list[str]
    """White first; who is missing, with an odd number, in brackets (girone, Art. 5)."""


def calendar(tournament: Tournament, system: HasPairingTable, label: Label = str) -> list[CalendarRound]:
    """The rounds announced; a second leg has the pairs of the first with the colours exchanged (R9)."""
    present = len(competitors(tournament))
    legs = system.pairing_table(present)
    if has_two_legs(tournament.rules):
        legs = [*legs, *([(black, white) for white, black in pairs] for pairs in legs)]
    return [
        CalendarRound(number, table_line(pairs, present, label))
        for number, pairs in enumerate(legs[: tournament.rounds], 1)
    ]


def girone_table(players: int, present: int | None = None, label: Label = str) -> list[CalendarRound]:
    """The table of so many; of an even number with one missing the last stands in brackets."""
    system = system_named("round-robin")
    assert isinstance(system, HasPairingTable)
    there = players if present is None else present
    return [
        CalendarRound(number, table_line(pairs, there, label))
        for number, pairs in enumerate(system.pairing_table(players), 1)
    ]


def table_line(pairs: list[tuple[int, int]], present: int, label: Label = str) -> list[str]:
    """A round as the tables print it: «1 – (4)»."""

    def seat(number: int) -> str:
        return label(number) if number <= present else f"({label(number)})"

    return [f"{seat(white)} – {seat(black)}" for white, black in pairs]
