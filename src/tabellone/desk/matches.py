"""Results of matches: board by board, of a whole team that did not come, and after a draw that has to be decided."""

from typing import Any

from tabellone.desk.hand import Hand
from tabellone.desk.results import LOT, LOT_AS_NOBODY_CAME, Entered, enter
from tabellone.engine.encounters import Match
from tabellone.engine.results import DRAWN_RESULT, OPEN
from tabellone.journal.requests import lot_result_data
from tabellone.journal.state import State


def enter_board(
    hand: Hand, key: str, number: int, match: int, board: int, code: str | None, confirmed: bool = False
) -> Entered:
    """The result of one board: a code, or none to take it away."""
    played = match_of(hand.state(key), number, match)
    known = played.games[board - 1].result if played is not None and 0 < board <= len(played.games) else None
    data = {"round": number, "encounter": match, "game": board, "result": code}
    is_first = known in OPEN and code is not None
    return enter(hand, key, "result" if is_first else "correct", data, confirmed)


def enter_forfeit(hand: Hand, key: str, number: int, match: int, code: str | None, confirmed: bool = False) -> Entered:
    """9.3: a whole team did not come; none takes it back."""
    played = match_of(hand.state(key), number, match)
    is_first = played is not None and played.forfeit is None and played.has_no_result()
    data: dict[str, Any] = {"round": number, "encounter": match, "forfeit": code}
    return enter(hand, key, "result" if is_first else "correct", data, confirmed)


def decide_drawn(hand: Hand, key: str, number: int, match: int, how: str) -> Entered:
    """Who goes on after a drawn match of an elimination: a replay, or the lot (FID, eliminazione, Art. 5)."""
    data: dict[str, Any] = {"round": number, "encounter": match, "after": how}
    if how in (LOT, LOT_AS_NOBODY_CAME):
        data = lot_result_data(hand.state(key), number, match, nobody_came=how == LOT_AS_NOBODY_CAME)
    return enter(hand, key, "result", data, confirmed=True)


def is_undecided(state: State, match: Match) -> bool:
    """Whether a drawn match still has to be decided."""
    return match.result == DRAWN_RESULT.code and DRAWN_RESULT.code in state.system.open_results


def match_of(state: State, number: int, match: int) -> Match | None:
    """One of a round, if it is there."""
    matches = state.paired_rounds[number - 1].matches if 0 < number <= len(state.paired_rounds) else ()
    return matches[match - 1] if 0 < match <= len(matches) else None
