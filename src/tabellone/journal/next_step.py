"""What comes next: the application always knows, and shows that one action on every page."""

from typing import NamedTuple

from tabellone.engine.openings.options import OpeningDraw, opening_draw
from tabellone.journal.state import State


class NextStep(NamedTuple):
    """One action."""

    message: str
    """Its code in the catalogue."""
    page: str
    """The name of the page or form it is done with."""
    post: bool
    """Done at once, not by going to a page."""
    round: int = 0
    games: int = 0
    """How many it is about, where it is not about a round."""


def _waits_for_openings(state: State, round_number: int) -> bool:
    played = state.paired_rounds[round_number - 1]
    if not played.games_to_open or (played.openings and all(played.openings)):
        return False
    will_be_played = state.assumed_result(round_number) is None and not state.has_games_played(round_number)
    return will_be_played and opening_draw(state.options) is not OpeningDraw.NONE


def next_step(state: State) -> NextStep | None:  # noqa: PLR0911  (one step, one line)
    """Enrol → draw → pair → publish → draw the opening → results → pair …; None when the tournament is closed."""
    if state.closed:
        return None
    if len(state.competitors) < 2:
        return NextStep("ui_step_enrol_teams" if state.is_by_teams else "ui_step_enrol", "players", post=False)
    if not state.drawn:
        return NextStep("ui_step_draw", "draw", post=True)
    unpublished = next((n for n, paired in enumerate(state.paired_rounds, 1) if not paired.published), None)
    if unpublished is not None:
        return NextStep("ui_step_publish", "publish", post=True, round=unpublished)
    last = len(state.paired_rounds)
    if last and state.paired_rounds[-1].matches_without_line_ups:
        return NextStep("ui_step_line_ups", "line_ups", post=False, round=last)
    if last and _waits_for_openings(state, last):
        return NextStep("ui_step_openings", "openings", post=True, round=last)
    missing = next((n for n, paired in enumerate(state.paired_rounds, 1) if paired.undecided_count(state.system)), None)
    if missing is not None:
        return NextStep("ui_step_results", "round", post=False, round=missing)
    if not state.system.is_over(state.tournament):
        return NextStep("ui_step_pair", "pair", post=False, round=state.next_round)
    suspended = sum(paired.suspended_count for paired in state.paired_rounds)
    if suspended:
        return NextStep("ui_step_suspended", "suspended", post=False, games=suspended)
    return NextStep("ui_step_close", "close", post=True)
