"""Somebody comes when the round is already paired (A24: not in the text): nobody else's board changes.

He plays whoever has the bye, with the colours of B.4; where nobody has it he takes it himself, and if B.2.2 gives it to
others that is said. B.2.5 lets him in from the next round in any case.
"""

from tabellone.engine.late_arrivals import WayIn
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import by_their_past
from tabellone.engine.systems.amalfi.by_hand import objections
from tabellone.engine.systems.amalfi.solution import situation


def ways_in(tournament: Tournament, played: Round, newcomer: int) -> list[WayIn]:
    """The next round, paired as `played`, with somebody who is not in it yet."""
    resting = next((rest.player for rest in played.rests if rest.kind == "bye"), None)
    if resting is None:
        rests = (*played.rests, Rest(newcomer, "bye"))
        told = Reason("late_takes_the_bye", "B.2", "A24", {"player": PlayerNumber(newcomer)})
        return [WayIn(played.games, rests, told, tuple(objections(tournament, played.games, rests)))]
    [board] = by_their_past(situation(tournament), [(resting, newcomer)])
    args = {"player": PlayerNumber(newcomer), "opponent": PlayerNumber(resting), "board": len(played.games) + 1}
    told = Reason("late_plays_who_had_the_bye", "B.2", "A24", args)
    games, rests = (*played.games, board), tuple(rest for rest in played.rests if rest.player != resting)
    return [WayIn(games, rests, told, tuple(objections(tournament, games, rests)))]
