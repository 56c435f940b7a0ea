"""What the page of a verification asks of a kind of encounter: how its slips are typed, shown and said."""

from abc import ABC, abstractmethod
from typing import Any, Generic, NamedTuple, TypeVar

from tabellone.desk.slips import Verification
from tabellone.documents.results import result_words
from tabellone.engine.encounters import Encounter
from tabellone.journal.encounters import codec_of
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said
from tabellone.web.request import Request
from tabellone.web.tournament.games import CLEAR

Kind = TypeVar("Kind", bound=Encounter)


class Asked(NamedTuple):
    """The page of whom, of which round."""

    request: Request
    key: str
    state: State
    number: int


class Slips(ABC, Generic[Kind]):
    """Of one kind."""

    template: str
    """Where they are typed."""

    @abstractmethod
    def page(self, asked: Asked, found: Verification, refused: int) -> dict[str, Any]:
        """All of them, for the page; of one that was `refused` what was typed."""

    @abstractmethod
    def said(self, asked: Asked, place: Place) -> Said | None:
        """What the form says was read; None takes it away."""

    @abstractmethod
    def who(self, state: State, encounter: Kind, board: int) -> str:
        """Those it is about."""

    @abstractmethod
    def label(self, asked: Asked, encounter: Kind, board: int, said: Said) -> str:
        """A result in words."""


class SlipRows(Slips[Kind]):
    """Typed by the keys of entry, each in its row, which is fetched alone once it is read."""

    row_template: str

    @abstractmethod
    def row(self, asked: Asked, place: Place) -> dict[str, Any]:
        """One of them."""

    def says(self, place: Place) -> str:
        """What a key is there, as an event calls it."""
        return "result"

    def said(self, asked: Asked, place: Place) -> Said | None:
        """The code of the key."""
        code = asked.request.POST.get("result", "")
        return None if code == CLEAR else {self.says(place): code}

    def who(self, state: State, encounter: Kind, board: int) -> str:
        """As the history names them."""
        return codec_of(encounter).participants(state, encounter, {"game": board} if board else {})

    def label(self, asked: Asked, encounter: Kind, board: int, said: Said) -> str:
        """By its code."""
        return self.words(asked, said.get("result"))

    def words(self, asked: Asked, code: str | None) -> str:
        """Of one game."""
        return result_words(code or None, asked.state.board_points_unit, asked.request.speaker.say) or "–"
