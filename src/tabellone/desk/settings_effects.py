"""What other settings would change of what has been played: pairs by the rules, points and places."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabellone.desk.announcement import rounds_that_follow
from tabellone.desk.hand import Hand
from tabellone.engine.teams.team_view import competitors
from tabellone.journal.journal import invalidated_rounds
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
    if not before.paired_rounds or before.options == after.options:
        return NONE
    known = set(invalidated_rounds(before))
    otherwise = [number for number in invalidated_rounds(after) if number not in known]
    then, now = _lines(before), _lines(after)
    named = competitors(before.tournament)
    moved = [
        Moved(named[player - 1].name, then[player][0], place)
        for player, (place, _) in now.items()
        if then[player][0] != place
    ]
    scored = [named[player - 1].name for player, (_, points) in now.items() if then[player][1] != points]
    return Effects(otherwise, moved, scored)


def _lines(state: State) -> dict[int, tuple[int, Any]]:
    """Place and points by number."""
    return {line.player: (line.place, line.points) for line in state.system.standings(state.tournament)}
