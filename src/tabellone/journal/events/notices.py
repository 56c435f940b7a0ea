"""Announcements of the desk to everybody: on the screen of the hall, on phones and on paper."""

from typing import ClassVar

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.journal.event import RefusedError
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.shapes import Field, Shape, text
from tabellone.journal.state import Notice, State
from tabellone.journal.telling import Detail, typed
from tabellone.journal.values import moment
from tabellone.journal.values import text as require_text

LONGEST_NOTICE = 300
"""Letters; more are not read from the back row."""


class GiveNotice(Kind):
    """Something is said to everybody; also when the tournament is closed, for prizes are given then."""

    shape: ClassVar[Shape] = {"id": Field(text), "text": Field(text), "at": Field(text)}

    def touches(self, data: Data) -> Touched:
        """Nothing: whatever others do meanwhile, it can be said."""
        return frozenset()

    def apply(self, state: State, data: Data) -> State:
        """After the others, and in the place of one of the same name."""
        said = Notice(data["id"], data["text"].strip(), data["at"])
        return state._replace(notices=(*_without(state, data["id"]), said))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Something is said, at a moment."""
        require_text(data, "id", required=True, longest=MAX_TEXT_LENGTH)
        require_text(data, "text", required=True, longest=LONGEST_NOTICE)
        moment(data, "at")

    def told(self, state: State, data: Data) -> list[Detail]:
        """What is said."""
        return typed(data, "text")


class EndNotice(Kind):
    """It is over: nobody needs to read it any more."""

    shape: ClassVar[Shape] = {"id": Field(text), "text": Field(text, required=False, decided=True)}

    def touches(self, data: Data) -> Touched:
        """Nothing else; what is over already cannot be taken back again."""
        return frozenset()

    def decide(self, state: State, data: Data) -> Data:
        """With what it said, for the history."""
        said = [one.text for one in state.notices if one.id == data["id"]]
        return data | {"text": said[0]} if said else data

    def apply(self, state: State, data: Data) -> State:
        """The others stay."""
        others = _without(state, data["id"])
        if len(others) == len(state.notices):
            raise RefusedError("no_such_notice")
        return state._replace(notices=others)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Whatever is said can be taken back."""

    def told(self, state: State, data: Data) -> list[Detail]:
        """What was said."""
        return typed(data, "text")


def _without(state: State, identity: str) -> tuple[Notice, ...]:
    return tuple(one for one in state.notices if one.id != identity)
