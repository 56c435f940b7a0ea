"""The prizes of an event as it stands: of competitors, of teams at tables, and the lots they wait for."""

from collections.abc import Sequence

from tabellone.engine.ages import event_year
from tabellone.engine.capabilities import FieldsTeams, RanksTeams
from tabellone.engine.model import Prize, Tournament
from tabellone.engine.ranking.prizes import FOR_TEAMS, Shared, TeamAward, TeamsWaiting, shared_prizes
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.ranking.ties import drawn
from tabellone.engine.system import System
from tabellone.engine.teams.competitors import competitors


def prizes_of(tournament: Tournament, system: System, standings: Sequence[Standing]) -> Shared:
    """Those of an event, as it stands; where the competitors are teams, a prize for teams is for all of them."""
    prizes = tournament.prizes
    if isinstance(system, FieldsTeams):
        prizes = tuple(prize._replace(category="") if prize.category == FOR_TEAMS else prize for prize in prizes)
    if not isinstance(system, RanksTeams):
        return shared_prizes(prizes, standings, competitors(tournament), event_year(tournament))
    for_teams = [prize for prize in prizes if prize.category == FOR_TEAMS]
    others = [prize for prize in prizes if prize.category != FOR_TEAMS]
    shared = shared_prizes(others, standings, competitors(tournament), event_year(tournament))
    teams = system.team_standings(tournament)
    nobodys = [prize for prize in for_teams if prize.place > len(teams)]
    return shared._replace(
        teams=_team_awards(for_teams, teams),
        teams_waiting=_teams_waiting(for_teams, teams),
        unassigned=[*shared.unassigned, *nobodys],
    )


def _team_awards(prizes: Sequence[Prize], teams: Sequence[TeamStanding]) -> list[TeamAward]:
    found = []
    for line in teams:
        own = [prize for prize in prizes if prize.place == line.place]
        if own and not line.equal:
            found.append(TeamAward(line.place, line.team, *_together(own)))
    return found


def _teams_waiting(prizes: Sequence[Prize], teams: Sequence[TeamStanding]) -> list[TeamsWaiting]:
    """Nobody gets in silence what only a lot that is still to be drawn decides."""
    found = []
    for equal in dict.fromkeys(line.equal for line in teams if line.equal):
        places = [line.place for line in teams if line.equal == equal]
        own = [prize for prize in prizes if prize.place in places]
        if own:
            found.append(TeamsWaiting(equal, *_together(own)))
    return found


def _together(prizes: Sequence[Prize]) -> tuple[int, tuple[str, ...]]:
    """Their money and their things."""
    return sum(prize.cents for prize in prizes), tuple(prize.thing for prize in prizes if prize.thing)


def with_lots_for_prizes(tournament: Tournament, system: System, standings: Sequence[Standing]) -> Tournament:
    """With a lot wherever a prize waits for one, from the seed of the draw; without a seed it goes on waiting."""
    if tournament.seed is None:
        return tournament
    shared = prizes_of(tournament, system, standings)
    ties = dict.fromkeys(waits.equal for waits in shared.waiting)
    made = (drawn(tournament, equal, tournament.seed) for equal in ties)
    return tournament._replace(decisions=(*tournament.decisions, *made))
