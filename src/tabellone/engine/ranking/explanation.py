"""Why a place: what separates a player from the ones above and below."""

from collections.abc import Sequence

from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import MessageId, PlayerNumber, PlayerNumbers
from tabellone.engine.reasons import Reason


def explain_neighbours(standings: Sequence[Standing], player: int) -> list[Reason]:
    """Returns with whom a player shares the place, and what separates it from the places above and below."""
    line = next(line for line in standings if line.player == player)
    sharing = [other for other in standings if other.place == line.place]
    first = standings.index(sharing[0])
    above, below = standings[:first], standings[first + len(sharing) :]
    told = []
    if line.is_shared:
        others = PlayerNumbers(other.player for other in sharing if other != line)
        told.append(Reason("equal_in_all", args={"others": others}))
    told += [_separation_reason(line, above[-1], player)] if above else []
    return told + ([_separation_reason(below[0], line, player)] if below else [])


def _separation_reason(lower: Standing, upper: Standing, player: int) -> Reason:
    """Points, or the tie-break that decided, as one of the two is told."""
    is_lower = player == lower.player
    other = upper if is_lower else lower
    args = {"player": PlayerNumber(player), "opponent": PlayerNumber(other.player)}
    if upper.points != lower.points:
        code = "fewer_points" if is_lower else "more_points"
        return Reason(code, args=args | {"points": lower.points, "more": upper.points})
    assert lower.separation is not None, "level on points and not sharing the place"
    figures = lower.separation._asdict() | {"tie_break": MessageId(lower.separation.tie_break.value)}
    return Reason("lower_tie_break" if is_lower else "higher_tie_break", args=args | figures)
