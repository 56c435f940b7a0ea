"""What can be said of a player: each field of `Player` says in its annotation what it holds and how far it goes.

Documents, their schema, journals, copies, next phases and lists are made from that, so that a new field is one line
there.
"""

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from typing import Annotated, Any, NamedTuple

from tabellone.engine.limits import MAX_RATING


class FieldType(Enum):
    """The type of a player field."""

    NUMBER = "number"
    """1, 2, 3 … without gaps, always there."""
    NAME = "name"
    """A line of text that is always there."""
    LINE = "line"
    """A line of text."""
    MATCH_KEY = "key"
    """A line by which players are told apart or put together: spaces around it mean nothing."""
    WHOLE = "whole"
    """A whole number of the range beside it; lists write 0 for none."""
    FLAG = "flag"
    """Yes or no."""
    ENTERS = "enters"
    """The round he comes in."""
    LEAVES = "leaves"
    """The round after which he has gone, 0 if he never came."""
    BORN = "born"
    """A year of birth, or the day with the year first."""
    SEX = "sex"
    """`m`, `w`, or nothing."""
    FEDERATION = "federation"
    """The three letters of a country's federation, or nothing."""
    FIDE_NUMBER = "fide_number"
    """The digits by which FIDE knows somebody; nothing for none, null while nobody has said."""
    FIDE_TITLE = "fide_title"
    """One of FIDE's titles; nothing for none, null while nobody has said."""


class FieldScope(IntEnum):
    """The scope of a player field: which copies of a tournament take the field over."""

    COURSE = 0
    """It comes of the course of the tournament; nobody describes it."""
    TOURNAMENT = 1
    """Said of him in this tournament only."""
    COPY = 2
    """Also in a copy of the tournament or in one of its groups."""
    PERSON = 3
    """Also in the next phase: it is so wherever he plays."""
    FEDERATION = 4
    """The federation's registry knows it too."""


Line = Annotated[str, FieldType.LINE]
Key = Annotated[str, FieldType.MATCH_KEY]
Rating = Annotated[int | None, FieldType.WHOLE, range(MAX_RATING + 1)]
Flag = Annotated[bool, FieldType.FLAG]
Born = Annotated[int | str, FieldType.BORN]
Sex = Annotated[str, FieldType.SEX]
Federation = Annotated[str, FieldType.FEDERATION]
FideNumber = Annotated[str | None, FieldType.FIDE_NUMBER]
FideTitle = Annotated[str | None, FieldType.FIDE_TITLE]
SEXES = ("m", "w")
"""As chess reports write them."""
FIDE_TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
ITALIAN_TITLES = {"MI": "IM", "MF": "FM", "GMF": "WGM", "MIF": "WIM"}
"""How the FSI abbreviates some of them."""
FIDE_DIGITS = 11
"""Of a FIDE number, as many as a report has columns for."""


class PlayerField(NamedTuple):
    """One field as its annotation declares it."""

    name: str
    type: FieldType
    scope: FieldScope
    default: Any
    """None where it must be given, too."""
    allowed_range: range = range(0)
    """The numbers it may be, if it holds a whole number."""

    @property
    def is_always_written(self) -> bool:
        """Whether it is written even where it says nothing."""
        return self.type in (FieldType.NUMBER, FieldType.NAME)


def is_born(value: Any) -> bool:
    """Whether the value is a date of birth as reports write it: 1990, 1990/05/31 or 1990-05-31; or empty."""
    text = str(value) if type(value) is int else value
    if not isinstance(text, str) or not text.isascii():
        return False
    parts = text.replace("/", "-").split("-")
    lengths = [*map(len, parts)]
    return not text or (lengths in ([4], [4, 2, 2]) and all(part.isdecimal() for part in parts))


def is_sex(value: Any) -> bool:
    """Whether it is one of the letters of reports, or nothing."""
    return value == "" or value in SEXES


def is_federation(value: Any) -> bool:
    """Whether it is a code as reports have them, three letters, or nothing."""
    return isinstance(value, str) and (not value or (len(value) == 3 and value.isascii() and value.isalpha()))


def is_fide_number(value: Any) -> bool:
    """Whether it is a number as FIDE gives them, none, or not said."""
    if value is None or value == "":
        return True
    return isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= FIDE_DIGITS


def is_fide_title(value: Any) -> bool:
    """Whether it is one of FIDE's titles, none, or not said."""
    return value is None or value == "" or value in FIDE_TITLES


FORMATTED_TYPES: Mapping[FieldType, Callable[[Any], bool]] = {
    FieldType.BORN: is_born,
    FieldType.SEX: is_sex,
    FieldType.FEDERATION: is_federation,
    FieldType.FIDE_NUMBER: is_fide_number,
    FieldType.FIDE_TITLE: is_fide_title,
}
"""What can be said in a few ways only, and what tells whether it is one of them."""


def fields_of(player: Any) -> tuple[PlayerField, ...]:
    """The fields of the class of players, in its order."""
    return tuple(_field(name, hint, player._field_defaults.get(name)) for name, hint in player.__annotations__.items())


def _field(name: str, hint: Any, default: Any) -> PlayerField:
    holds, *among, reach = hint.__metadata__
    return PlayerField(name, holds, reach, default, *among)
