"""Somebody else plays in a player's place at his table (BIG, B14): the points stay with the team."""

from typing import Any

from tabellone.journal.event import RefusedError
from tabellone.journal.players import described, known_player
from tabellone.journal.settings import require_open
from tabellone.journal.state import Entrant, State
from tabellone.journal.values import whole_number


def substitute(state: State, data: dict[str, Any]) -> State:
    """A newcomer of the same team takes the seat of the last round; who leaves it has withdrawn before that round."""
    require_open(state)
    number = whole_number(data, "round", 1, 10**6)
    leaving = known_player(state, data)
    played = state.paired[-1] if state.paired else None
    if played is None or number != len(state.paired):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired))
    at = next((index for index, table in enumerate(played.tables) if leaving.id in table.seats), None)
    if at is None:
        raise RefusedError("not_at_a_table", player=leaving.name, round=number)
    if played.tables[at].places is not None:
        raise RefusedError("table_has_a_result", table=at + 1)
    identity = state.last_id + 1
    newcomer = Entrant(identity, "", enters=number, number=len(state.entrants) + 1)
    entrant = described({"name": data.get("name"), "team": leaving.team}, newcomer)
    if entrant.name.casefold() in (other.name.casefold() for other in state.entrants.values()):
        raise RefusedError("name_twice", name=entrant.name)
    seats = tuple(identity if player == leaving.id else player for player in played.tables[at].seats)
    tables = (*played.tables[:at], played.tables[at]._replace(seats=seats), *played.tables[at + 1 :])
    entrants = {**state.entrants, leaving.id: leaving._replace(leaves=number - 1), identity: entrant}
    paired = (
        *state.paired[:-1],
        played._replace(tables=tables, proposals=tuple(p for p in played.proposals if p.table != at + 1)),
    )
    return state._replace(entrants=entrants, paired=paired, last_id=identity)
