"""Who is here before the first round: tapped at the desk or said by phone, and those who are not, away in round 1."""

from tabellone.desk.hand import Hand
from tabellone.journal.entry import RefusedError
from tabellone.journal.state import Competitor, State

FIRST_ROUND = 1


def may_check_in(state: State) -> bool:
    """Whether anybody still asks who is here."""
    return not state.paired_rounds and not state.closed and bool(state.competitors)


def awaited(state: State) -> list[Competitor]:
    """Whoever would play the first round, is not here yet, and has not said that he does not come."""
    expected = (one for one in state.competitors.values() if one.competitor.takes_part_in(FIRST_ROUND))
    return [one for one in expected if one.id not in state.checked_in and one.id not in state.absences]


def check_in(hand: Hand, key: str, whose: int, here: bool) -> None:
    """Somebody, or a team, is here, or after all not; who comes after he was written off plays. Said twice, nothing."""
    state = hand.state(key)
    named = _named(state, whose)
    if here != (whose in state.checked_in):
        hand.does(key, "check_in", {**named, "here": here})
    if here and whose in state.absences:
        hand._replace(seen=None).does(key, "absence", {**named, "kind": None})


def mark_missing(hand: Hand, key: str) -> int:
    """All who are not here are absent in round 1; how many they are."""
    state = hand.state(key)
    if not state.checked_in:
        raise RefusedError("nobody_is_here")
    missing = awaited(state)
    for one in missing:
        hand._replace(seen=None).does(key, "absence", {**_named(state, one.id), "kind": "absent"})
    return len(missing)


def _named(state: State, whose: int) -> dict[str, int]:
    return {"team" if state.is_by_teams else "player": whose}
