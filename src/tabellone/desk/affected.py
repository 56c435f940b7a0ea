"""Whom else it concerns: what is done at once can be undone, but what others have seen or sent is asked about first."""

from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.reasons import Reason
from tabellone.journal.entry import Entry
from tabellone.journal.journal import Snapshot
from tabellone.journal.lookup import find_competitor
from tabellone.journal.renumbering import number_changes
from tabellone.journal.replay import undone_sequences
from tabellone.journal.state import PairedRound, State
from tabellone.journal.upcasting import rename_encounter_fields


class Acted(NamedTuple):
    """What became of something that may concern others."""

    event: Entry | None
    """What can be undone; None as long as nothing was done."""
    affected: list[Reason]
    """Whom it concerns: as long as that is not confirmed, nothing was done."""


def act(
    hand: Hand, key: str, kind: str, data: dict[str, object], affected: list[Reason], confirmed: bool = False
) -> Acted:
    """Do it, or ask first; what cannot be done is refused before anybody is asked."""
    if affected and not confirmed:
        hand.repository.foreseen(key, kind, data)
        return Acted(None, affected)
    return Acted(hand.does(key, kind, data), affected)


def by_unpublishing(moment: Snapshot, number: int) -> list[Reason]:
    """Tables that have sent their result, captains who have handed in their line-up, tables that wait for arbiters."""
    played = _round(moment.state, number)
    if played is None:
        return []
    gone = undone_sequences(moment.events)
    sent = {
        rename_encounter_fields(event.data)["encounter"]
        for event in moment.events
        if event.kind == "propose" and event.sequence not in gone and event.data["round"] == number
    }
    return _some(("affects_phones", len(sent)), *_at_work(played))


def by_unpairing(state: State, number: int) -> list[Reason]:
    """Whoever has seen where he plays, and captains who have handed in their line-up."""
    played = _round(state, number)
    if played is None:
        return []
    seen = len(played.encounters) if played.published else 0
    return _some(("affects_seen", seen), *_at_work(played))


def by_striking(state: State, data: dict[str, int]) -> list[Reason]:
    """Those who have played against somebody none of whose games counts any more."""
    struck = find_competitor(state, data).id
    met = {
        seat
        for played in state.paired_rounds
        for encounter in played.encounters
        if struck in encounter.seats and not encounter.has_no_result()
        for seat in encounter.seats
        if seat != struck
    }
    return _some(("affects_opponents", len(met)))


def by_removing(before: State, after: State) -> list[Reason]:
    """Those who would have another number than the one that everybody has seen, or none until the next draw."""
    if before.drawn and not after.drawn:
        return _some(("affects_draw", len(after.competitors)))
    return _some(("affects_numbers", len(number_changes(before, after))))


def renumbered(acted: Acted) -> tuple[bool, int]:
    """Whether the numbers have to be drawn again, or how many others have another one."""
    counts = {reason.code: reason.args["count"] for reason in acted.affected}
    count = counts.get("affects_numbers", 0)
    assert isinstance(count, int)
    return "affects_draw" in counts, count


def _round(state: State, number: int) -> PairedRound | None:
    return state.paired_rounds[number - 1] if 0 < number <= len(state.paired_rounds) else None


def _at_work(round_: PairedRound) -> tuple[tuple[str, int], ...]:
    return ("affects_envelopes", len(round_.envelopes)), ("affects_calls", len(round_.open_calls))


def _some(*counted: tuple[str, int]) -> list[Reason]:
    return [Reason(code, args={"count": count}) for code, count in counted if count]
