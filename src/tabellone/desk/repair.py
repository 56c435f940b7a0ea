"""After a seating is published: somebody does not come, and a substitute, mended tables or new ones are the way on."""

from enum import Enum
from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import CanRepairSeating
from tabellone.engine.encounters import Table
from tabellone.engine.seatings import SeatingRepair
from tabellone.engine.systems.big_tables.seat_draw import draw_seats
from tabellone.journal.encounters.tables import TABLE_CODEC
from tabellone.journal.entry import Entry, RefusedError
from tabellone.journal.lookup import require_last_round
from tabellone.journal.state import State
from tabellone.store.repository import now


class Way(Enum):
    """What becomes of the tables."""

    MENDED = "mended"
    """As few changes as possible, and it is kept what they were."""
    ANEW = "anew"
    """A full new seating."""


def may_repair(state: State, number: int) -> bool:
    """Whether a round is the last one, at tables."""
    return isinstance(state.system, CanRepairSeating) and 0 < number == len(state.paired_rounds)


def repair_of(state: State, number: int, missing: int) -> SeatingRepair:
    """The tables of the last round without somebody, by numbers, in both ways."""
    system = state.system
    require_last_round(state, {"round": number})
    if not isinstance(system, CanRepairSeating):
        raise RefusedError("no_tables_to_repair", system=state.system_name)
    if missing not in state.id_of:
        raise RefusedError("unknown_player", player=str(missing))
    tables = [table.seats for table in state.tournament.history[number - 1].tables]
    return system.repair_seating(state.tournament.as_before_pairing(number), tables, missing)


def repair(hand: Hand, key: str, number: int, missing: int, way: Way) -> Entry:
    """The tables as they are in one of the ways; whoever is missing is absent."""
    state = hand.state(key)
    found, identity = repair_of(state, number, missing), state.id_of
    tables = with_seats(state, number, found.tables if way is Way.MENDED else found.new_tables)
    away: list[list[Any]] = [[rest.player, rest.kind] for rest in state.paired_rounds[number - 1].rests]
    data = {
        "round": number,
        "encounters": [TABLE_CODEC.write(table, identity, identity) for table in tables],
        "rests": [*away, [identity[missing], "absent"]],
        **({"mended": True} if way is Way.MENDED else {}),
        "at": now(),
    }
    return hand.does(key, "replace", data)


def with_seats(state: State, number: int, tables: list[tuple[int, ...]]) -> list[Table]:
    """Tables that stay keep the seats people sit in; those of the others are drawn."""
    tournament = state.tournament
    before = tournament.as_before_pairing(number)
    known = {frozenset(table.seats): table for table in tournament.history[number - 1].tables}
    drawn = draw_seats(before, [Table(table) for table in tables], before.lots_seed or "")
    return [known.get(frozenset(table.seats), table) for table in drawn]


def substitute(hand: Hand, key: str, number: int, missing: int, name: str) -> Entry:
    """Somebody else sits down in the place of whoever is missing, who is out of the tournament."""
    identity = hand.state(key).id_of
    if missing not in identity:
        raise RefusedError("unknown_player", player=str(missing))
    return hand.does(key, "substitute", {"round": number, "player": identity[missing], "name": name})
