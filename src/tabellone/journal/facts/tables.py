"""Tables: their results, what phones propose, and who sits there in another's place."""

from typing import Any

from tabellone.engine.model import Table
from tabellone.engine.table_results import table_result
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.players import described, known_player
from tabellone.journal.facts.rounds import known_round, last_round, with_round
from tabellone.journal.state import Entrant, PairedRound, Proposal, State


def result(state: State, data: dict[str, Any]) -> State:
    """The places of a table, or none at all; what phones had proposed for it is over."""
    number, played, index = known_table(state, data)
    found = table_result(played.tables[index].seats, data.get("places"), data.get("points"), "table")
    return with_round(state, number, _settled(played, index, found))


def propose(state: State, data: dict[str, Any]) -> State:
    """A phone's result waits for another's; one that was accepted counts."""
    number, played, index = known_table(state, data)
    found = table_result(played.tables[index].seats, data.get("places"), data.get("points"), "table")
    if data["accepted"]:
        return with_round(state, number, _settled(played, index, found))
    if found.places is None:
        raise RefusedError("table_without_result", table=index + 1)
    earlier = waiting(played, index + 1)
    proposal = Proposal(index + 1, found.places, found.points, data["phone"].strip(), data.get("address", ""))
    kept = proposal if earlier is None else earlier._replace(repeated=True)
    others = tuple(one for one in played.proposals if one.table != index + 1)
    return with_round(state, number, played._replace(proposals=(*others, kept)))


def substitute(state: State, data: dict[str, Any]) -> State:
    """BIG, B14: a newcomer of the same team takes the seat of the last round; who leaves it has withdrawn before it."""
    number, played = last_round(state, data)
    leaving = known_player(state, data)
    at = seat_of(played, leaving, number)
    identity = state.last_id + 1
    newcomer = Entrant(identity, "", enters=number, number=len(state.entrants) + 1)
    entrant = described({"name": data["name"], "team": leaving.team}, newcomer)
    seats = tuple(identity if player == leaving.id else player for player in played.tables[at].seats)
    mended = tuple(
        tuple(tuple(identity if player == leaving.id else player for player in table) for table in seating)
        for seating in played.mended
    )
    played = played._replace(mended=mended)
    entrants = {**state.entrants, leaving.id: leaving._replace(leaves=number - 1), identity: entrant}
    changed = state._replace(entrants=entrants, last_id=identity)
    return with_round(changed, number, _settled(played, at, played.tables[at]._replace(seats=seats)))


def seat_of(played: PairedRound, entrant: Entrant, number: int) -> int:
    """The index of the table somebody sits at."""
    at = next((index for index, table in enumerate(played.tables) if entrant.id in table.seats), None)
    if at is None:
        raise RefusedError("not_at_a_table", player=entrant.name, round=number)
    return at


def known_table(state: State, data: dict[str, Any]) -> tuple[int, PairedRound, int]:
    """The round and the index of the table an event is about."""
    number, played = known_round(state, data)
    index = data["table"] - 1
    if not 0 <= index < len(played.tables):
        raise RefusedError("no_such_table", round=number, table=index + 1)
    return number, played, index


def waiting(played: PairedRound, table: int) -> Proposal | None:
    """What a phone has proposed for a table, if it waits."""
    return next((proposal for proposal in played.proposals if proposal.table == table), None)


def _settled(played: PairedRound, index: int, table: Table) -> PairedRound:
    """A table as it is now, with nothing waiting for it."""
    tables = (*played.tables[:index], table, *played.tables[index + 1 :])
    return played._replace(tables=tables, proposals=tuple(p for p in played.proposals if p.table != index + 1))
