"""The prizes of an event as it stands: of competitors, of teams at tables, and the lots they wait for."""

from collections.abc import Sequence

from tabellone.engine.ages import event_year
from tabellone.engine.capabilities import HasTeamStandings, TeamEvent
from tabellone.engine.model import Prize, Tournament
from tabellone.engine.ranking.prizes import TEAM_CATEGORY, PendingTeamPrize, PrizeDivision, TeamAward, divide_prizes
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.ranking.ties import draw_tie_lot
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import competitors


def divide_event_prizes(tournament: Tournament, system: System, standings: Sequence[Standing]) -> PrizeDivision:
    """Divides the prizes by the present standings; in a team event prizes for teams are for all."""
    prizes = tournament.prizes
    if isinstance(system, TeamEvent):
        prizes = tuple(prize._replace(category="") if prize.category == TEAM_CATEGORY else prize for prize in prizes)
    if not isinstance(system, HasTeamStandings):
        return divide_prizes(prizes, standings, competitors(tournament), event_year(tournament))
    for_teams = [prize for prize in prizes if prize.category == TEAM_CATEGORY]
    others = [prize for prize in prizes if prize.category != TEAM_CATEGORY]
    shared = divide_prizes(others, standings, competitors(tournament), event_year(tournament))
    teams = system.team_standings(tournament)
    nobodys = [prize for prize in for_teams if prize.place > len(teams)]
    return shared._replace(
        teams=_team_awards(for_teams, teams),
        pending_teams=_pending_team_prizes(for_teams, teams),
        unassigned=[*shared.unassigned, *nobodys],
    )


def _team_awards(prizes: Sequence[Prize], teams: Sequence[TeamStanding]) -> list[TeamAward]:
    found = []
    for line in teams:
        own = [prize for prize in prizes if prize.place == line.place]
        if own and not line.tied_with:
            found.append(TeamAward(line.place, line.team, *_sum_prizes(own)))
    return found


def _pending_team_prizes(prizes: Sequence[Prize], teams: Sequence[TeamStanding]) -> list[PendingTeamPrize]:
    """Returns prizes that wait for a lot still to be drawn."""
    found = []
    for equal in dict.fromkeys(line.tied_with for line in teams if line.tied_with):
        places = [line.place for line in teams if line.tied_with == equal]
        own = [prize for prize in prizes if prize.place in places]
        if own:
            found.append(PendingTeamPrize(equal, *_sum_prizes(own)))
    return found


def _sum_prizes(prizes: Sequence[Prize]) -> tuple[int, tuple[str, ...]]:
    return sum(prize.cents for prize in prizes), tuple(prize.thing for prize in prizes if prize.thing)


def with_prize_lots(tournament: Tournament, system: System, standings: Sequence[Standing]) -> Tournament:
    """Returns the tournament with the lots that prizes wait for, drawn from its seed; without a seed they wait."""
    if tournament.seed is None:
        return tournament
    shared = divide_event_prizes(tournament, system, standings)
    ties = dict.fromkeys(waits.equal for waits in shared.pending)
    made = (draw_tie_lot(tournament, equal, tournament.seed) for equal in ties)
    return tournament._replace(decisions=(*tournament.decisions, *made))
