"""Results: entered, confirmed, put in the place of others, or undone.

What that would change is asked about before it is done.
"""

from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.encounters import Encounter
from tabellone.engine.results import OPEN
from tabellone.journal.journal import invalidated_rounds
from tabellone.journal.requests import lot_result_data
from tabellone.journal.state import State

LOT, LOT_AS_NOBODY_CAME = "lot", "0-0f lot"
"""Ask for the lot after a drawn game: at once, or after a replay nobody came to."""


class Entered(NamedTuple):
    """What became of a result or of an undoing."""

    otherwise: list[int]
    """Rounds that the rules would then have paired otherwise: as long as that is not confirmed, nothing was done."""
    data: dict[str, Any]
    corrects: bool = False
    """Whether it is in the place of another, on which something may rest."""
    sequence: int = 0
    """Of the event, once it is done."""

    @property
    def is_done(self) -> bool:
        """Whether it is in the journal now."""
        return not self.otherwise


def enter_game(hand: Hand, key: str, number: int, board: int, code: str | None, confirmed: bool = False) -> Entered:
    """The result of a game: a code, none to take it away, or one of the words that ask for the lot."""
    state = hand.state(key)
    known = _known(state, number, board)
    data: dict[str, Any] = {"round": number, "encounter": board, "result": code}
    if code in (LOT, LOT_AS_NOBODY_CAME) and is_undecided_draw(state, known):
        data = lot_result_data(state, number, board, nobody_came=code == LOT_AS_NOBODY_CAME)
    is_first = known in state.system.open_results and data["result"] is not None
    return enter(hand, key, "result" if is_first else "correct", data, confirmed)


def enter_table(
    hand: Hand, key: str, number: int, table: int, ended: dict[str, Any], confirmed: bool = False
) -> Entered:
    """Places or game points of a table."""
    state = hand.state(key)
    encounter = _encounter(state, number, table)
    is_first = encounter is None or encounter.is_open(state.system.open_results)
    data = {"round": number, "encounter": table, **ended}
    return enter(hand, key, "result" if is_first else "correct", data, confirmed)


def undo(hand: Hand, key: str, target: int | None, confirmed: bool = False) -> Entered:
    """Take an event back, if nothing depends on it."""
    data = {"target": target}
    otherwise = [] if confirmed else newly_otherwise(hand, key, "undo", data)
    if not otherwise:
        hand.does(key, "undo", data)
    return Entered(otherwise, data, corrects=True)


def newly_otherwise(hand: Hand, key: str, kind: str, data: dict[str, Any]) -> list[int]:
    """The rounds that agree with the rules now and would not after the event; a refusal is raised as it would be."""
    before, after = hand.repository.foreseen(key, kind, data)
    known = set(invalidated_rounds(before))
    return [number for number in invalidated_rounds(after) if number not in known]


def is_undecided_draw(state: State, code: str | None) -> bool:
    """Whether a replay or the lot has to say who goes on."""
    return code not in OPEN and code in state.system.open_results


def enter(hand: Hand, key: str, kind: str, data: dict[str, Any], confirmed: bool) -> Entered:
    """A first result or a correction; what a correction would change is asked about first."""
    corrects = kind == "correct"
    may_matter = corrects and data["round"] < len(hand.state(key).paired_rounds) and not confirmed
    otherwise = newly_otherwise(hand, key, kind, data) if may_matter else []
    sequence = 0 if otherwise else hand.does(key, kind, data).sequence
    return Entered(otherwise, data, corrects, sequence)


def _known(state: State, number: int, board: int) -> str | None:
    games = state.paired_rounds[number - 1].games if 0 < number <= len(state.paired_rounds) else ()
    return games[board - 1].result if 0 < board <= len(games) else None


def _encounter(state: State, number: int, index: int) -> Encounter | None:
    encounters = state.paired_rounds[number - 1].encounters if 0 < number <= len(state.paired_rounds) else ()
    return encounters[index - 1] if 0 < index <= len(encounters) else None
