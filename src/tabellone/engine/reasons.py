"""Why something was decided, as data. Words, Italian and English, are made at the edge from code and arguments."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from tabellone.engine.amounts import Amount
from tabellone.engine.reason_values import (
    BarrierReason,
    BlackShare,
    ColourBreaks,
    ColourWays,
    Placings,
    PlayerNumber,
    PlayerNumbers,
    PlayerPairs,
    SumTerms,
    TeamNames,
    TextList,
)

Argument: TypeAlias = (
    "int | str | Amount | Reason | Reasons | PlayerNumbers | TeamNames | TextList | PlayerPairs | Placings | SumTerms"
    " | BlackShare | ColourBreaks | ColourWays | BarrierReason | None"
)
"""What a reason can speak of: `documents/speaker.py` has words for each of these types and refuses any other.

`PlayerNumber` is an int; `IsoDay`, `MessageId`, `NameOrMessage` and `Literal` are texts. None is a missing figure.
"""

Arguments: TypeAlias = dict[str, Argument]


class Reason(NamedTuple):
    """One reason: a code with arguments, the article behind it and the reading that explains it."""

    code: str
    article: str = ""
    reading: str = ""
    args: Mapping[str, Argument] = {}

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"code": self.code}
        if self.article:
            data["article"] = self.article
        if self.reading:
            data["reading"] = self.reading
        for name, argument in self.args.items():
            data |= _proof_data(argument) if isinstance(argument, BarrierReason) else {name: _plain(argument)}
        return data


class Reasons(tuple[Reason, ...]):
    """Reasons inside a reason."""

    __slots__ = ()

    def as_data(self) -> list[dict[str, Any]]:
        return [reason.as_data() for reason in self]


def _plain(argument: Argument) -> Any:
    """Returns the argument as JSON has it, except amounts, which the caller writes."""
    if isinstance(argument, Reason | Reasons | ColourBreaks | ColourWays):
        return argument.as_data()
    if isinstance(argument, PlayerPairs | Placings | SumTerms):
        return [list(pair) for pair in argument]
    if isinstance(argument, PlayerNumbers | TeamNames | TextList | BlackShare):
        return list(argument)
    if isinstance(argument, PlayerNumber):
        return int(argument)
    return str(argument) if isinstance(argument, str) else argument


def _proof_data(proof: BarrierReason) -> dict[str, Any]:
    """Programs read both halves beside the code."""
    return {"barrier": list(proof.barrier), "groups": [list(group) for group in proof.groups]}


class UserError(Exception):
    """Something a user can understand and mend. The subclasses say what kind; the reason says what."""

    def __init__(self, code: str, /, article: str = "", **args: Argument):
        super().__init__(code)
        self.reason = Reason(code, article, "", args)


class BadDocumentError(UserError):
    """The document cannot be a tournament; `where` names the place in it."""

    def __init__(self, code: str, path: str, /, **args: Argument):
        super().__init__(code, "", **args)
        self.where = path


class BadLineError(BadDocumentError):
    """A line of a list cannot be read; `where` is its number."""


class NotReadyError(UserError):
    """The tournament is sound, but what was asked is not possible now."""


class NoLegalPairingError(UserError):
    """The round cannot be paired, even with all waivers."""
