"""The columns of the records, numbered from 1 as the description of the format numbers them."""

from typing import NamedTuple

from tabellone.engine.limits import MAX_ROUNDS


class Column(NamedTuple):
    """The first and the last column of a field."""

    first: int
    last: int

    def value_in(self, line: str) -> str:
        """Returns the field in a line; empty if the line ends before it."""
        return line[self.first - 1 : self.last]

    @property
    def width(self) -> int:
        return self.last - self.first + 1

    def shifted(self, columns: int) -> "Column":
        """Returns the same field a number of columns further right."""
        return Column(self.first + columns, self.last + columns)


CODE = Column(1, 3)
VALUE = 5
"""Where the text of a record of the tournament begins."""

NUMBER = Column(5, 8)
SEX = Column(10, 10)
TITLE = Column(11, 13)
NAME = Column(15, 47)
RATING = Column(49, 52)
FEDERATION = Column(54, 56)
FIDE_NUMBER = Column(58, 68)
BIRTH = Column(70, 79)
POINTS = Column(81, 84)
RANK = Column(86, 89)
PERSON = (NUMBER, SEX, TITLE, NAME, RATING, FEDERATION, FIDE_NUMBER, BIRTH)
"""Of a player (001), and of his national record."""

OPPONENT = Column(92, 95)
COLOUR = Column(97, 97)
RESULT = Column(99, 99)
ROUND_DAY = Column(92, 99)
"""Of the record of the days (132)."""
ROUND_WIDTH = 10
"""Columns from one round to the next."""
MAX_LINE_LENGTH = RESULT.last + ROUND_WIDTH * (MAX_ROUNDS - 1)

BYE_KIND = Column(5, 5)
BYE_ROUND = Column(7, 9)
BYE_PLAYER = Column(11, 14)
BYE_PLAYER_WIDTH = 5
"""Of the record of byes (240), and columns from one player to the next."""

SCORE_SYMBOL = Column(6, 6)
SCORE_POINTS = Column(7, 10)
SCORE_WIDTH = 9
"""Of the record of the scoring (162), and columns from one result to the next."""

RANKED_BY_COUNTRY = Column(5, 7)
"""Of the record of the starting ranks (172)."""


def rounds_in(line: str) -> int:
    """Returns the number of rounds that a player's line has."""
    beyond = len(line) - OPPONENT.first + 1
    return 0 if beyond <= 0 else (beyond - 1) // ROUND_WIDTH + 1


def unused_columns(fields: tuple[Column, ...], last: int) -> list[int]:
    """The columns up to the last that belong to no field, and so are blank."""
    taken = {column for field in (CODE, *fields) for column in range(field.first, field.last + 1)}
    return [column for column in range(1, last + 1) if column not in taken]
