"""Whoever does something to a tournament."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.journal.entry import Entry
from tabellone.journal.state import State
from tabellone.store.repository import Beside, Repository


class Hand(NamedTuple):
    """The tournaments it reaches, whom the journal names, and how far he has seen the one he changes."""

    repository: Repository
    actor: str
    seen: int | None = None

    def state(self, key: str) -> State:
        """A tournament as it is now."""
        return self.repository.moment(key).state

    def does(self, key: str, kind: str, data: Mapping[str, Any], beside: Beside | None = None) -> Entry:
        """Append what was done; a refusal, or a collision with what he has not seen, is raised."""
        return self.repository.append(key, kind, data, self.actor, self.seen, beside)
