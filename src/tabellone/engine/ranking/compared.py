"""Why a place: what separates a player from the one above him."""

from collections.abc import Sequence

from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reasons import Reason


def compared_with_the_one_above(standings: Sequence[Standing], player: int) -> list[Reason]:
    """Points, or the first tie-break in which the two differ, or nothing: then they share the place."""
    index = next(i for i, line in enumerate(standings) if line.player == player)
    line = standings[index]
    if line.shared:
        return [
            Reason(
                "equal_in_all", args={"refused": [o.player for o in standings if o.place == line.place and o != line]}
            )
        ]
    if index == 0:
        return []
    above = standings[index - 1]
    args = {"player": player, "opponent": above.player}
    if above.points != line.points:
        return [Reason("fewer_points", args=args | {"points": line.points, "more": above.points})]
    for tie_break, amount in line.tie_breaks.items():
        if above.tie_breaks[tie_break] != amount:
            figures = {"tie_break": tie_break.value, "amount": amount, "more": above.tie_breaks[tie_break]}
            return [Reason("lower_tie_break", args=args | figures)]
    return []
