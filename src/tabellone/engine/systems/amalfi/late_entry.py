"""Somebody comes when the round is already paired (A24: not in the text): nobody else's board changes.

He plays whoever has the bye, with the colours of B.4; where nobody has it he takes it himself, and if B.2.2 gives it to
others that is said. B.2.5 lets him in from the next round in any case.
"""

from tabellone.engine.late_entry import LateEntryOption
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import assign_colours
from tabellone.engine.systems.amalfi.solution import read_context
from tabellone.engine.systems.amalfi.violations import rule_violations


def late_entry_options(tournament: Tournament, published: Round, newcomer: int) -> list[LateEntryOption]:
    """Returns the next round, paired as `published`, with a newcomer."""
    resting = next((rest.player for rest in published.rests if rest.kind == "bye"), None)
    if resting is None:
        rests = (*published.rests, Rest(newcomer, "bye"))
        told = Reason("late_takes_the_bye", "B.2", "A24", {"player": PlayerNumber(newcomer)})
        return [
            LateEntryOption(published.games, rests, told, tuple(rule_violations(tournament, published.games, rests)))
        ]
    [board] = assign_colours(read_context(tournament), [(resting, newcomer)])
    args = {"player": PlayerNumber(newcomer), "opponent": PlayerNumber(resting), "board": len(published.games) + 1}
    told = Reason("late_plays_who_had_the_bye", "B.2", "A24", args)
    games, rests = (*published.games, board), tuple(rest for rest in published.rests if rest.player != resting)
    return [LateEntryOption(games, rests, told, tuple(rule_violations(tournament, games, rests)))]
