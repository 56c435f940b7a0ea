"""Why a team whose members play at tables has its place."""

from tabellone.engine.model import Tournament
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.reason_values import MessageId, TeamNames
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.big_tables.history import History
from tabellone.engine.systems.big_tables.lots import team_lot_reasons
from tabellone.engine.systems.big_tables.ranking import team_standings, teams_by_player


def explain_team_place(tournament: Tournament, member: int) -> list[Reason]:
    """«La somma dei punti classifica ottenuti da tutti i suoi membri», and what parts the team from its neighbours.

    B12: equal points: more first places, then the best individual, then the lot, which is said as the standings do.
    """
    past = History(tournament)
    lines = team_standings(tournament, past)
    at = next(index for index, line in enumerate(lines) if member in line.players)
    line = lines[at]
    told = [Reason("team_sum", "3", "B9", {"count": len(line.players), "points": line.points})]
    told += _separation_reasons(tournament, line, lines[at - 1], is_lower=True) if at else []
    told += _separation_reasons(tournament, lines[at + 1], line, is_lower=False) if lines[at + 1 :] else []
    own = teams_by_player(tournament)[member]
    return told + [reason for reason in team_lot_reasons(tournament, past) if own in reason.as_data()["teams"]]


def _separation_reasons(
    tournament: Tournament, lower: TeamStanding, upper: TeamStanding, is_lower: bool
) -> list[Reason]:
    """Points, or the first figure that differs, as one of the two is told; nothing where only the lot parts them."""
    other = teams_by_player(tournament)[(upper if is_lower else lower).players[0]]
    args: Arguments = {"opponent": TeamNames([other])}
    if lower.points != upper.points:
        code = "team_fewer_points" if is_lower else "team_more_points"
        return [Reason(code, "3", "B9", args | {"points": lower.points, "more": upper.points})]
    for tie_break, amount in lower.tie_breaks.items():
        better = upper.tie_breaks[tie_break]
        if amount is not None and better is not None and amount != better:
            figures: Arguments = {"tie_break": MessageId(tie_break.value), "amount": amount, "more": better}
            code = "team_lower_tie_break" if is_lower else "team_higher_tie_break"
            return [Reason(code, "4", "B12", args | figures)]
    return []
