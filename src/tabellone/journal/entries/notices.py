"""Announcements of the desk to everybody: on the screen of the hall, on phones and on paper."""

from typing import ClassVar

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import Field, Fields, text
from tabellone.journal.state import Notice, State
from tabellone.journal.summary import Detail, free_text
from tabellone.journal.values import moment
from tabellone.journal.values import text_value as require_text

MAX_NOTICE_LENGTH = 300
"""Letters; more are not read from the back row."""


class GiveNotice(EntryType):
    """Something is said to everybody; also when the tournament is closed, for prizes are given then."""

    fields: ClassVar[Fields] = {"id": Field(text), "text": Field(text), "at": Field(text)}

    def scope(self, data: Data) -> Scope:
        return frozenset()

    def apply(self, state: State, data: Data) -> State:
        said = Notice(data["id"], data["text"].strip(), data["at"])
        return state._replace(notices=(*_other_notices(state, data["id"]), said))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_text(data, "id", required=True, max_length=MAX_TEXT_LENGTH)
        require_text(data, "text", required=True, max_length=MAX_NOTICE_LENGTH)
        moment(data, "at")

    def summary(self, state: State, data: Data) -> list[Detail]:
        return free_text(data, "text")


class EndNotice(EntryType):
    """It is over: nobody needs to read it any more."""

    fields: ClassVar[Fields] = {"id": Field(text), "text": Field(text, required=False, is_decided=True)}

    def scope(self, data: Data) -> Scope:
        return frozenset()

    def complete(self, state: State, data: Data) -> Data:
        said = [one.text for one in state.notices if one.id == data["id"]]
        return data | {"text": said[0]} if said else data

    def apply(self, state: State, data: Data) -> State:
        others = _other_notices(state, data["id"])
        if len(others) == len(state.notices):
            raise RefusedError("no_such_notice")
        return state._replace(notices=others)

    def validate(self, before: State, data: Data, after: State) -> None:
        """Whatever is said can be taken back."""

    def summary(self, state: State, data: Data) -> list[Detail]:
        return free_text(data, "text")


def _other_notices(state: State, identity: str) -> tuple[Notice, ...]:
    return tuple(one for one in state.notices if one.id != identity)
