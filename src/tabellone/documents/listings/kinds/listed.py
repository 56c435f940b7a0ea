"""What a kind of encounter answers about a round: its boards in order, and where everybody sits."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from tabellone.documents.grid import grid
from tabellone.documents.listings.cells import Cell, Exact, Name, Piece, Whole, Words
from tabellone.documents.listings.competitors import competitor_name
from tabellone.documents.listings.listing import Column, Row, Subject
from tabellone.documents.reasons import rest_text
from tabellone.documents.results import result_words
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter
from tabellone.engine.model import Colour

Kind = TypeVar("Kind", bound=Encounter)
NOBODY, NOTHING = Whole(None), Words("")
"""No number, and no text."""


class Seated(NamedTuple):
    """Somebody in a round, for whoever looks for his name."""

    name: Name
    cells: tuple[Cell, ...]
    """All after the name."""


class Listed(ABC, Generic[Kind]):
    """One round."""

    def __init__(self, subject: Subject, number: int):
        self.subject = subject
        self.number = number
        self.round = subject.tournament.history[number - 1]
        self.scoring = subject.system.scoring(subject.tournament)
        before = subject.tournament._replace(history=subject.tournament.history[: number - 1])
        self._before = grid(before, self.scoring)

    @property
    @abstractmethod
    def encounters(self) -> tuple[Kind, ...]:
        """In order."""

    @abstractmethod
    def columns(self) -> tuple[Column, ...]:
        """By board."""

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """By board; who rests comes last, in rows of the same columns."""

    @abstractmethod
    def seat_columns(self) -> tuple[Column, ...]:
        """By name."""

    @abstractmethod
    def seated(self) -> Iterator[Seated]:
        """Everybody, in any order; who rests too."""

    def named(self, competitor: int) -> Name:
        """With a mark for who has withdrawn."""
        return Name(competitor_name(self.subject.tournament, competitor, self.subject.speaker), competitor)

    def points(self, competitor: int) -> Exact:
        """Before the round."""
        rounds = self._before[competitor]
        return Exact(Amount(rounds[-1].score if rounds else 0, self.scoring.units_per_point))

    def piece(self, colour: Colour) -> Piece:
        """With its word."""
        return Piece(colour, self.subject.speaker.say(colour.value))

    def resting(self) -> Iterator[tuple[int, str]]:
        """Who rests, and how."""
        return ((rest.player, rest_text(rest, self.subject.speaker)) for rest in self.round.rests)

    def in_words(self, code: str | None) -> str:
        """A result that figures alone do not say: a forfeit, a replay, a game that is suspended."""
        return dashed(result_words(code, self.subject.system.points_unit, self.subject.speaker.say))


def dashed(result: str) -> str:
    """With a dash and a sign for the half: «1-1» and «1/2» are dates to a spreadsheet."""
    return result.replace("1/2", "½-½").replace("-", "–")
