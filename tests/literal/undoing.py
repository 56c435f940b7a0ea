"""Whether an event can be taken back, as literally as it can be said: everything again from the beginning, twice."""

from tabellone.engine.reasons import UserError
from tabellone.journal.entry import Entry, UnreadableError, depends_implicitly_on
from tabellone.journal.journal import Journal
from tabellone.journal.replay import replay_entry, undone_sequences, validate_request
from tabellone.journal.state import State


def in_the_way(journal: Journal, target: int) -> int | None:
    """The first event that stands in the way of undoing one, 0 if nothing else does; None where it can be undone."""
    gone = undone_sequences(journal.events)
    event = journal.events[target - 1]
    if event.kind == "create" or target in gone or (event.kind == "line_ups" and event.data.get("salts")):
        return 0
    users = [
        other.sequence for other in journal.events if other.sequence not in gone and depends_implicitly_on(other, event)
    ]
    if users:
        return users[0]
    left_out = undone_sequences([*journal.events, Entry(journal.sequence + 1, "", "", "undo", {"target": target})])
    until_now, after = State(), State()
    for one in journal.events:
        if one.kind == "undo":
            continue
        stood, before = None, until_now
        if one.sequence not in gone:
            stood = _could(until_now, one)
            until_now = replay_entry(until_now, one)
        if one.sequence in left_out:
            continue
        if stood is not False and not _could(after, one):
            return one.sequence
        try:
            now = replay_entry(after, one)
        except UnreadableError:
            return one.sequence
        if stood is not None and _newcomers(after, now) != _newcomers(before, until_now):
            return one.sequence  # somebody would be called by another's id
        after = now
    return 0 if _captains_have_seen(journal, until_now, event) else None


def _captains_have_seen(journal: Journal, now: State, event: Entry) -> bool:
    """Art. 5: line-ups written after envelopes were opened, or with results on them; a time while one is sealed."""
    while event.kind == "undo":
        event = journal.events[event.data["target"] - 1]
    if event.kind not in ("line_ups", "deadline") or event.data["round"] > len(now.paired_rounds):
        return False
    played = now.paired_rounds[event.data["round"] - 1]
    if event.kind == "deadline":
        return bool(played.envelopes) or any(one.sealed for one in played.opened)
    if "encounter" not in event.data:
        return False
    match = played.matches[event.data["encounter"] - 1]
    return not match.has_no_result() or any(one.sealed and one.teams == match.seats for one in played.opened)


def _newcomers(before: State, after: State) -> tuple[set[int], set[int]]:
    return {*after.entrants} - {*before.entrants}, {*after.teams} - {*before.teams}


def _could(state: State, event: Entry) -> bool:
    try:
        validate_request(state, event.kind, event.data)
    except UserError:
        return False
    return True
