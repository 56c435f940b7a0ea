"""What reasons speak of, each of a type of its own: a sentence is made by what a thing is, not by what it is called.

Numbers and texts are numbers and lists for programs; plain numbers count something or number rounds, boards and tables,
and plain text is somebody's own: a name, what was found in a document.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabellone.engine.amounts import Amount


class PlayerNumber(int):
    """A player; 0 is the bye."""


class IsoDay(str):
    """A day in the form 2026-11-22, which every language writes in its own way."""

    __slots__ = ()


class PlayerNumbers(tuple[int, ...]):
    """Some players, in a sentence cut short where they are many."""


class TeamNames(tuple[str | int, ...]):
    """Some teams by name; a player without a team is a team, by number."""


class TextList(tuple[Any, ...]):
    """Numbers or names in a row, all of them: tables, places, the words to choose from."""


class PlayerPairs(tuple[tuple[int, int], ...]):
    """Some pairs of players."""


class Placings(tuple[tuple[int, Any], ...]):
    """The places of a table with players, by number or name, best first."""


class SumTerms(tuple[tuple[int | None, Amount], ...]):
    """The terms of a sum: amounts, or so many times an amount."""


class BlackShare(NamedTuple):
    """Games with Black, and all games."""

    blacks: int
    games: int


class MessageId(str):
    """A word of the catalogue; `of` names the family it is in where programs get only the end of its code."""

    __slots__ = ("code",)
    code: str

    def __new__(cls, word: str, of: str = "") -> "MessageId":
        """The family goes before it: `missing` of `why` is said by `why_missing`."""
        made = super().__new__(cls, word)
        made.code = f"{of}_{word}" if of else word
        return made


class NameOrMessage(MessageId):
    """A message id if the catalogue has one, else the text itself: an actor, an entry type, a result."""

    __slots__ = ()


class Literal(str):
    """Text to be copied, never shortened."""

    __slots__ = ()


class ColourBreak(NamedTuple):
    """A rule about colours that a board would break."""

    player: int
    colour: MessageId
    times: int
    rule: str


class ColourBreaks(tuple[ColourBreak, ...]):
    """The rules that one assignment of colours would break."""

    __slots__ = ()

    def as_data(self) -> list[dict[str, Any]]:
        return [{"player": one.player, "colour": str(one.colour), "count": one.times, "rule": one.rule} for one in self]


class ColourWay(NamedTuple):
    """One way of giving the colours to a pair."""

    white: int
    black: int
    breaks: ColourBreaks


class ColourWays(tuple[ColourWay, ...]):
    """Both ways of giving the colours to a pair."""

    __slots__ = ()

    def as_data(self) -> list[dict[str, Any]]:
        return [{**way._asdict(), "breaks": way.breaks.as_data()} for way in self]


class BarrierReason(NamedTuple):
    """That some players cannot all be paired: without the barrier more odd groups are left than it has members."""

    barrier: PlayerNumbers
    groups: tuple[PlayerNumbers, ...]

    @classmethod
    def from_groups(cls, barrier: Iterable[int], groups: Iterable[Iterable[int]]) -> "BarrierReason":
        """Makes the argument from a barrier of the search."""
        return cls(PlayerNumbers(barrier), tuple(map(PlayerNumbers, groups)))
