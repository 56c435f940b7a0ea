"""Results of a table that players enter by phone: they count when a second phone, or the desk, says the same."""

from typing import Any

from tabellone.engine.table_results import table_result
from tabellone.journal.event import RefusedError
from tabellone.journal.settings import require_open
from tabellone.journal.state import Proposal, State
from tabellone.journal.values import text, whole_number


def propose(state: State, data: dict[str, Any]) -> State:
    """The first phone's result waits; the same from another phone makes it count; from the same one it does not."""
    require_open(state)
    number, index = (whole_number(data, name, 1, 10**6) for name in ("round", "table"))
    played = state.paired[number - 1] if number <= len(state.paired) else None
    if played is None or not played.published or index > len(played.tables):
        raise RefusedError("no_such_table", round=number, table=index)
    table = played.tables[index - 1]
    if table.places is not None:
        raise RefusedError("table_has_a_result", table=index)
    found = table_result(table.seats, data.get("places"), data.get("points"), "table")
    if found.places is None:
        raise RefusedError("table_without_result", table=index)
    proposal = Proposal(index, found.places, found.points, text(data, "phone", required=True))
    earlier = next((p for p in played.proposals if p.table == index), None)
    if earlier is None:
        after = played._replace(proposals=(*played.proposals, proposal))
    elif earlier.phone == proposal.phone:
        raise RefusedError("same_phone_twice", table=index)
    elif (earlier.places, earlier.points) != (proposal.places, proposal.points):
        raise RefusedError("phones_disagree", table=index, places=", ".join(map(str, earlier.places)))
    else:
        tables = (*played.tables[: index - 1], found, *played.tables[index:])
        others = tuple(p for p in played.proposals if p.table != index)
        after = played._replace(tables=tables, proposals=others)
    return state._replace(paired=(*state.paired[: number - 1], after, *state.paired[number:]))
