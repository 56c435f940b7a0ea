"""Events in phases: a next tournament among the qualified, and what a correction in a first phase changes for it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.phases import (
    Phase,
    Qualifier,
    QualifierChange,
    cut_reasons,
    decide_cut_by_lot,
    qualifier_change,
    require_finished,
    select_qualifiers,
)
from tabellone.engine.player_fields import FieldScope
from tabellone.engine.reasons import Reason, UserError
from tabellone.journal.entry import UnreadableError
from tabellone.journal.journal import Journal
from tabellone.journal.requests import tie_decision_data
from tabellone.journal.state import State
from tabellone.store.phase_links import next_phases
from tabellone.store.repository import now

LONGEST_NOTE = 2000
MOST_OFFERED = 100
"""How many of the newest tournaments are looked at for other groups."""


class GoingOn(NamedTuple):
    """Who qualifies from some tournaments that are over."""

    keys: list[str]
    phases: list[Phase]
    """With the lots that were needed at the cut; they are not written yet."""
    who: list[Qualifier]
    told: list[Reason]


class NextPhase(NamedTuple):
    """What the next tournament is to be."""

    name: str
    system: str
    rounds: int


def going_on(hand: Hand, keys: list[str], count: int) -> GoingOn:
    """The first of each; nothing is written."""
    phases = [decide_cut_by_lot(finished_phase(hand.state(key)), count) for key in keys]
    return GoingOn(keys, phases, select_qualifiers(phases, count), cut_reasons(phases, count))


def open_next_phase(hand: Hand, chosen: GoingOn, wanted: NextPhase) -> str:
    """The lots of the cut go into the tournaments they decided, the qualified into a new one, whose key this is."""
    entrants = [_description(hand.state(chosen.keys[who.phase]), who.player.number) for who in chosen.who]
    described = {**wanted._asdict(), "rules": {}, "follows": chosen.keys}
    journal = Journal()
    journal.append("create", described, hand.actor, now())
    journal.append("enrol", {"players": entrants}, hand.actor, now())
    _record_lots(hand, chosen)  # only now that there can be such a tournament
    return hand.repository.add(journal)


def other_finished(hand: Hand, key: str) -> list[tuple[str, str]]:
    """Tournaments that are over and could be groups of the same first phase: key and name."""
    found = []
    for other, summary in hand.repository.listed(0, MOST_OFFERED, public=False):
        if other != key and (summary.closed or (summary.step is not None and summary.step.message == "ui_step_close")):
            try:
                state = hand.state(other)
                if not state.previous_phases:
                    finished_phase(state)
                    found.append((other, state.name))
            except UserError:
                continue
    return found


def note_other_qualifiers(
    hand: Hand, key: str, before: State, told: Callable[[str, QualifierChange], str]
) -> list[str]:
    """After a correction: where others would go on now, what is told of it, which the next phase notes."""
    if not before.system.is_over(before.tournament):
        return []
    after, notes = hand.state(key), []
    for other in next_phases(key):
        with suppress(UnreadableError):  # nothing can be noted there
            changed = qualifier_change(_as_phase(before), _as_phase(after), hand.state(other).tournament.players)
            if changed.now or changed.before:
                notes.append(told(after.name, changed))
                hand._replace(seen=None).does(other, "note", {"text": notes[-1][:LONGEST_NOTE]})
    return notes


def finished_phase(state: State) -> Phase:
    """A tournament that is over, as a phase; one that is not is refused."""
    return require_finished(state.system, state.tournament)


def _record_lots(hand: Hand, chosen: GoingOn) -> None:
    for key, phase in zip(chosen.keys, chosen.phases, strict=True):
        state = hand.state(key)
        for decision in phase.tournament.decisions[len(state.tournament.decisions) :]:
            hand._replace(seen=None).does(key, "decide", tie_decision_data(state, decision))


def _as_phase(state: State) -> Phase:
    return Phase(state.tournament, state.system.standings(state.tournament))


def _description(state: State, number: int) -> dict[str, Any]:
    return state.entrants[state.id_of[number]].player.fields_within(FieldScope.PERSON)
