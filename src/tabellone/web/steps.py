"""What comes next: the application always knows, and shows that one action on every page."""

from typing import NamedTuple

from tabellone.journal.state import State


class Step(NamedTuple):
    """One action."""

    words: str
    """Its code in the catalogue."""
    address: str
    """Below the tournament's own address."""
    post: bool
    """Done at once, not by going to a page."""
    round: int = 0


def next_step(state: State) -> Step | None:  # noqa: PLR0911  (one step, one line)
    """Enrol → draw → pair → publish → results → pair …; None when the tournament is closed."""
    if state.closed:
        return None
    if len(state.entrants) < 2:
        return Step("ui_step_enrol", "players", post=False)
    if not state.drawn:
        return Step("ui_step_draw", "draw", post=True)
    last = len(state.paired)
    if last and not state.paired[-1].published:
        return Step("ui_step_publish", f"round/{last}/publish", post=True, round=last)
    if last and state.paired[-1].missing_results:
        return Step("ui_step_results", f"round/{last}", post=False, round=last)
    if state.next_round <= state.rounds:
        return Step("ui_step_pair", "pair", post=False, round=state.next_round)
    return Step("ui_step_close", "close", post=True)
