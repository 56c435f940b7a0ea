"""Somebody enrolled when a round is already paired: he enters the next one, or this one while it is being played."""

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import CanAdmitLate
from tabellone.engine.late_entry import LateEntryOption
from tabellone.journal.encounters import codec_of_tournament
from tabellone.journal.entry import RefusedError
from tabellone.journal.lookup import find_player, with_competitor
from tabellone.journal.requests import rest_row
from tabellone.journal.state import Entrant, State


def newcomers(state: State) -> list[Entrant]:
    """Who enters in the next round and could still be in this one."""
    if not _is_being_played(state) or not isinstance(state.system, CanAdmitLate):
        return []
    return [
        entrant
        for entrant in state.entrants.values()
        if entrant.player.enters == state.next_round
        and entrant.player.leaves is None
        and not any(entrant.id in played.mentioned for played in state.paired_rounds)
    ]


def ways_in(state: State, player: int) -> list[LateEntryOption]:
    """How somebody, by id, can be in the round that is being played, by numbers; none where there is no place."""
    entrant = find_player(state, {"player": player})
    if entrant not in newcomers(state) or not isinstance(state.system, CanAdmitLate):
        raise RefusedError("not_a_newcomer", player=entrant.name)
    number = len(state.paired_rounds)
    entered = with_competitor(state, entrant.with_fields(enters=number)).tournament
    newcomer = state.number_of[entrant.id]
    return state.system.late_entry_options(entered.as_before_pairing(number), entered.history[number - 1], newcomer)


def join(hand: Hand, key: str, player: int, way: int) -> int:
    """The round with him, in one of the ways; its number."""
    state = hand.state(key)
    ways = ways_in(state, player)
    if not 0 <= way < len(ways):
        raise RefusedError("no_place_left", round=len(state.paired_rounds))
    chosen, identity, kind = ways[way], state.id_of, codec_of_tournament(state)
    data = {
        "player": player,
        "round": len(state.paired_rounds),
        "encounters": [kind.write(one, identity, state.person_id_of) for one in chosen.encounters],
        "rests": [rest_row(rest, identity) for rest in chosen.rests],
    }
    hand.does(key, "join", data)
    return len(state.paired_rounds)


def _is_being_played(state: State) -> bool:
    return bool(state.paired_rounds) and not state.closed and state.paired_rounds[-1].undecided_count(state.system) > 0
