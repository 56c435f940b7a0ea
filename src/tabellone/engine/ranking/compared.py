"""Why a place: what separates a player from the one above him."""

from collections.abc import Sequence

from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import PlayerNumber, Players, Word
from tabellone.engine.reasons import Reason


def compared_with_the_one_above(standings: Sequence[Standing], player: int) -> list[Reason]:
    """Points, or the tie-break that decided, or nothing: then they share the place."""
    index = next(i for i, line in enumerate(standings) if line.player == player)
    line = standings[index]
    if line.shared:
        others = Players(other.player for other in standings if other.place == line.place and other != line)
        return [Reason("equal_in_all", args={"others": others})]
    if index == 0:
        return []
    above = standings[index - 1]
    args = {"player": PlayerNumber(player), "opponent": PlayerNumber(above.player)}
    if above.points != line.points:
        return [Reason("fewer_points", args=args | {"points": line.points, "more": above.points})]
    assert line.deciding is not None, "level on points and not sharing the place"
    figures = line.deciding._asdict() | {"tie_break": Word(line.deciding.tie_break.value)}
    return [Reason("lower_tie_break", args=args | figures)]
