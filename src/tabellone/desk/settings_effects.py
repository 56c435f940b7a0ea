"""What other settings would change of what has been played: pairs by the rules, points and places."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.desk.announcement import rounds_that_follow
from tabellone.desk.hand import Hand
from tabellone.engine.teams.competitors import competitors
from tabellone.journal.journal import rounds_paired_otherwise
from tabellone.journal.state import State


class Moved(NamedTuple):
    """Somebody whose place would be another."""

    name: str
    before: int
    after: int


class Effects(NamedTuple):
    """Nothing of it where nothing has been played, or nothing would change."""

    otherwise: list[int]
    """Rounds that agree with the rules now and would not."""
    moved: list[Moved]
    scored: list[str]
    """Whose points would be others."""

    @property
    def are_there(self) -> bool:
        """Whether somebody has to be asked."""
        return bool(self.otherwise or self.moved or self.scored)


NONE = Effects([], [], [])


def effects(hand: Hand, key: str, said: Mapping[str, Any]) -> Effects:
    """Before they are changed; what cannot be announced is refused as it would be."""
    state = hand.state(key)
    before, after = hand.repository.foreseen(key, "settings", {**said, **rounds_that_follow(state, said)})
    if not before.paired or before.options == after.options:
        return NONE
    known = set(rounds_paired_otherwise(before))
    otherwise = [number for number in rounds_paired_otherwise(after) if number not in known]
    then, now = _lines(before), _lines(after)
    moved = [Moved(name, then[name][0], place) for name, (place, _) in now.items() if then[name][0] != place]
    scored = [name for name, (_, points) in now.items() if then[name][1] != points]
    return Effects(otherwise, moved, scored)


def _lines(state: State) -> dict[str, tuple[int, Any]]:
    """Place and points by name."""
    tournament = state.tournament
    named = competitors(tournament)
    return {f"{named[line.player - 1].name}": (line.place, line.points) for line in state.system.standings(tournament)}
