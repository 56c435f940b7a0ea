"""The columns of the records, numbered from 1 as the description of the format numbers them."""

from typing import NamedTuple

from tabellone.engine.limits import MAX_ROUNDS


class Column(NamedTuple):
    """Where a field stands in its line."""

    first: int
    last: int

    def of(self, line: str) -> str:
        """What a line has there; nothing if it ends before."""
        return line[self.first - 1 : self.last]

    @property
    def width(self) -> int:
        """How many characters fit."""
        return self.last - self.first + 1

    def later(self, columns: int) -> "Column":
        """The same field of a later round."""
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
A_ROUND = 10
"""Columns from one round to the next."""
LONGEST_LINE = RESULT.last + A_ROUND * (MAX_ROUNDS - 1)

BYE_KIND = Column(5, 5)
BYE_ROUND = Column(7, 9)
BYE_PLAYER = Column(11, 14)
A_BYE_PLAYER = 5
"""Of the record of byes (240), and columns from one player to the next."""

SCORE_SYMBOL = Column(6, 6)
SCORE_POINTS = Column(7, 10)
A_SCORE = 9
"""Of the record of the scoring (162), and columns from one result to the next."""

RANKED_BY_COUNTRY = Column(5, 7)
"""Of the record of the starting ranks (172)."""


def rounds_in(line: str) -> int:
    """How many rounds a player's line reaches into."""
    beyond = len(line) - OPPONENT.first + 1
    return 0 if beyond <= 0 else (beyond - 1) // A_ROUND + 1


def beside(fields: tuple[Column, ...], last: int) -> list[int]:
    """The columns up to the last that belong to no field, and so are blank."""
    taken = {column for field in (CODE, *fields) for column in range(field.first, field.last + 1)}
    return [column for column in range(1, last + 1) if column not in taken]
