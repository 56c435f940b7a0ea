"""The openings of a round: drawn from a seed that goes into the journal, or entered as they were drawn in the hall."""

import secrets
from typing import Any, Literal, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.openings.draw import NOT_IN_TABLE, TableChoice, opening_remarks, wrong_table_reason
from tabellone.engine.openings.options import ChosenTable, OpeningDraw, opening_draw, opening_rules
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.requests import openings_data
from tabellone.journal.state import State

Chosen = ChosenTable | Literal[TableChoice.APPLYING] | None
"""The table to draw from where the one announced is not for those who play: that one, by its name, or the right one."""


def draw_openings(hand: Hand, key: str, number: int, chosen: Chosen = None) -> Reason | None:
    """By lot; or, where nothing is drawn before somebody has chosen a table, why."""
    state = _with_round(hand, key, number)
    if opening_draw(state.options) is OpeningDraw.NONE:
        raise BadDocumentError("no_openings_announced", "")
    objection = wrong_table_reason(state.tournament, number)
    decided = None if objection is None else _decided(state, chosen)
    if objection is not None and decided is None:
        return objection
    hand.does(key, "openings", openings_data(state, number, secrets.token_hex(4), decided))
    return None


class EnteredOpenings(NamedTuple):
    """What became of openings that were drawn elsewhere."""

    remarks: list[Reason]
    is_done: bool
    """Not where the table in force does not have one of them, as long as that is not confirmed."""


def enter_openings(hand: Hand, key: str, number: int, drawn: list[int], confirmed: bool = False) -> EnteredOpenings:
    """One for everybody or one for each board; those against the table are asked about and recorded as such."""
    _with_round(hand, key, number)
    data: dict[str, Any] = {"round": number, "openings": drawn}
    _, after = hand.repository.foreseen(key, "openings", data)
    told = opening_remarks(after.tournament, number)
    against = [one.as_data() for one in told if one.code == NOT_IN_TABLE]
    if against and not confirmed:
        return EnteredOpenings(told, is_done=False)
    hand.does(key, "openings", data | ({"exceptions": against} if against else {}))
    return EnteredOpenings(told, is_done=True)


def _with_round(hand: Hand, key: str, number: int) -> State:
    state = hand.state(key)
    if not 0 < number <= len(state.paired_rounds):
        raise BadDocumentError("not_paired", "", round=number)
    return state


def _decided(state: State, chosen: Chosen) -> TableChoice | None:
    """A table counts only by its name, for another may have been announced since."""
    if chosen is TableChoice.APPLYING:
        return TableChoice.APPLYING
    return TableChoice.ANNOUNCED if chosen is opening_rules(state.options).opening_table else None
