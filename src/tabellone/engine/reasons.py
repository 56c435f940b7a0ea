"""Why something was decided, as data. Words, Italian and English, are made at the edge from code and arguments."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from tabellone.engine.amounts import Amount
from tabellone.engine.reason_values import (
    ColourBreaks,
    ColourWays,
    Items,
    Pairs,
    Placing,
    PlayerNumber,
    Players,
    Proof,
    Share,
    Sum,
    Teams,
)

Argument: TypeAlias = (
    "int | str | Amount | Reason | Reasons | Players | Teams | Items | Pairs | Placing | Sum | Share | ColourBreaks"
    " | ColourWays | Proof | None"
)
"""What a reason can speak of: `documents/speaker.py` has words for each of these types and refuses any other.

`PlayerNumber` is an int; `Day`, `Word`, `Called` and `Verbatim` are texts. None is a figure that there is not.
"""

Arguments: TypeAlias = dict[str, Argument]


class Reason(NamedTuple):
    """One reason: a code with arguments, the article behind it and the reading that explains it."""

    code: str
    article: str = ""
    reading: str = ""
    args: Mapping[str, Argument] = {}

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        data: dict[str, Any] = {"code": self.code}
        if self.article:
            data["article"] = self.article
        if self.reading:
            data["reading"] = self.reading
        for name, argument in self.args.items():
            data |= _proof_data(argument) if isinstance(argument, Proof) else {name: _plain(argument)}
        return data


class Reasons(tuple[Reason, ...]):
    """Reasons inside a reason."""

    __slots__ = ()

    def as_data(self) -> list[dict[str, Any]]:
        """For JSON."""
        return [reason.as_data() for reason in self]


def _plain(argument: Argument) -> Any:
    """As programs get it: numbers, texts and lists; an amount is written by whoever writes it."""
    if isinstance(argument, Reason | Reasons | ColourBreaks | ColourWays):
        return argument.as_data()
    if isinstance(argument, Pairs | Placing | Sum):
        return [list(pair) for pair in argument]
    if isinstance(argument, Players | Teams | Items | Share):
        return list(argument)
    if isinstance(argument, PlayerNumber):
        return int(argument)
    return str(argument) if isinstance(argument, str) else argument


def _proof_data(proof: Proof) -> dict[str, Any]:
    """Programs read both halves beside the code."""
    return {"barrier": list(proof.barrier), "groups": [list(group) for group in proof.groups]}


class ImpedimentError(Exception):
    """Something a user can understand and mend. The subclasses say what kind; the reason says what."""

    def __init__(self, code: str, /, article: str = "", **args: Argument):
        super().__init__(code)
        self.reason = Reason(code, article, "", args)


class BadDocumentError(ImpedimentError):
    """The document cannot be a tournament; `where` names the place in it."""

    def __init__(self, code: str, where: str, /, **args: Argument):
        super().__init__(code, "", **args)
        self.where = where


class BadLineError(BadDocumentError):
    """A line of a list cannot be read; `where` is its number."""


class NotReadyError(ImpedimentError):
    """The tournament is sound, but what was asked is not possible now."""


class NoLegalPairingError(ImpedimentError):
    """The round cannot be paired, whatever may be waived."""
