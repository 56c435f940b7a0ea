"""Events about tables."""

from typing import Any

from tabellone.engine.table_results import table_result
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.tables import known_table, seat_of, waiting
from tabellone.journal.judging.players import require_nobody_twice
from tabellone.journal.judging.tournament import require_open
from tabellone.journal.placed import placed
from tabellone.journal.state import Proposal, State
from tabellone.journal.values import text


def result(before: State, data: dict[str, Any], after: State) -> None:
    """The first result of a table."""
    require_open(before)
    number, played, index = known_table(before, data)
    if played.tables[index].places is not None:
        known = placed(before, played.tables[index].seats, played.tables[index].places)
        raise RefusedError("table_result_known", round=number, table=index + 1, placed=known)
    if after.paired[number - 1].tables[index].places is None:
        raise RefusedError("table_without_result", table=index + 1)
    _require_points_for_a_share(data)


def _require_points_for_a_share(data: dict[str, Any]) -> None:
    """BIG, B10: after round 1 a player's share of the table's points decides, and a share is not negative."""
    if data["round"] == 1 and min(data.get("points") or (0,)) < 0:
        raise RefusedError("negative_points", table=data["table"])


def correct(before: State, data: dict[str, Any], after: State) -> None:
    """Another one in its place; none at all takes it back, as long as no later round rests on it."""
    require_open(before)
    number, played, index = known_table(before, data)
    if played.tables[index].places is None:
        raise RefusedError("no_table_result_to_correct", round=number, table=index + 1)
    if after.paired[number - 1].tables[index].places is None and number < len(before.paired):
        raise RefusedError("table_without_result", table=index + 1)
    _require_points_for_a_share(data)


def with_places(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """A result by game points is recorded with the places that follow from them."""
    if "table" not in data or data.get("points") is None:
        return data
    _, played, index = known_table(before, data)
    found = table_result(played.tables[index].seats, data.get("places"), data["points"], "table")
    return data | {"places": None if found.places is None else list(found.places)}


def propose(before: State, data: dict[str, Any], after: State) -> None:
    """Results of a table that players enter by phone: once each, and all the same."""
    require_open(before)
    number, played, index = known_table(before, data)
    if not played.published:
        raise RefusedError("no_such_table", round=number, table=index + 1)
    if played.tables[index].places is not None:
        raise RefusedError("table_has_a_result", table=index + 1)
    _require_points_for_a_share(data)
    phone = text(data, "phone", required=True)
    earlier = waiting(played, index + 1)
    if earlier is None:
        return
    if earlier.phone == phone:
        raise RefusedError("same_phone_twice", table=index + 1)
    if not _agree(earlier, data):
        known = placed(before, played.tables[index].seats, earlier.places)
        raise RefusedError("phones_disagree", table=index + 1, placed=known)


def with_decision(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """Whether a proposal counts: another phone has said the same, and it was not the same device under another name.

    A browser without memory looks like a second phone; its address in the hall's network does not.
    """
    data = with_places(before, data)
    _, played, index = known_table(before, data)
    earlier = waiting(played, index + 1)
    second = earlier is not None and earlier.phone != data["phone"] and _agree(earlier, data)
    elsewhere = earlier is None or not earlier.address or earlier.address != data.get("address", "")
    return data | {"accepted": second and elsewhere}


def _agree(earlier: Proposal, data: dict[str, Any]) -> bool:
    points = None if data.get("points") is None else tuple(data["points"])
    return data.get("places") is not None and (earlier.places, earlier.points) == (tuple(data["places"]), points)


def substitute(before: State, data: dict[str, Any], after: State) -> None:
    """Somebody new, at a table without a result."""
    require_open(before)
    text(data, "name", required=True)
    played = before.paired[-1]
    at = seat_of(played, before.entrants[data["player"]], data["round"])
    if played.tables[at].places is not None:
        raise RefusedError("table_has_a_result", table=at + 1)
    require_nobody_twice(after)
