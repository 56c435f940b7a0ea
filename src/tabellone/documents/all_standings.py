"""The standings with everything that belongs to them, for programs: the command and the site give the same."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.listings.standings import unplayed_rounds_so_far
from tabellone.documents.listings.table import TableContext
from tabellone.documents.prizes import prizes_data
from tabellone.documents.reasons import reason_data
from tabellone.documents.roll_of_honour import honours_data
from tabellone.documents.standings import individual_standings_data, standings_data, team_standings_data, ties_data
from tabellone.engine.capabilities import HasRollOfHonour, HasTeamStandings, TeamEvent
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.prize_giving import divide_event_prizes
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.settling import is_finished


def all_standings_data(subject: TableContext, ranked: Sequence[Standing]) -> dict[str, Any]:
    """Places, what parted those who were equal, teams, players of teams, honours and prizes, as far as there are."""
    tournament, system, speaker = subject
    finished = is_finished(system, tournament)
    data = standings_data(ranked, "team" if tournament.teams else "player") | ties_data(tournament)
    if supposed := unplayed_rounds_so_far(subject):
        data["supposed_rounds"] = supposed
    if isinstance(system, HasTeamStandings):
        if teams := system.team_standings(tournament):
            data["teams"] = team_standings_data(teams)
        if told := system.standings_remarks(tournament):
            data["told"] = [reason_data(reason, speaker) for reason in told]
    if ended := early_end_reason(system, tournament):
        data["told"] = [*data.get("told", []), reason_data(ended, speaker)]
    if isinstance(system, TeamEvent):
        data["individual"] = individual_standings_data(system.individual_standings(tournament))
    if isinstance(system, HasRollOfHonour) and finished and (honoured := system.roll_of_honour(tournament, ranked)):
        data |= honours_data(tournament, honoured)
    if tournament.prizes:
        shared = divide_event_prizes(tournament, system, ranked)
        data |= prizes_data(shared, provisional=not finished)
    return data
