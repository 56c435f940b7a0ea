"""What a team event cannot be: rosters, options and matches that the regulation does not know."""

from tabellone.engine.encounters import Match
from tabellone.engine.handicap import has_handicap
from tabellone.engine.model import Team, Tournament
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.supposed import supposed_rounds
from tabellone.engine.teams.boards import line_ups, seats_of_games
from tabellone.engine.teams.line_ups import called, first_boards, has_quorum, manned, require_line_up, total_rating
from tabellone.engine.teams.options import LineUps, team_rules


def require_teams(tournament: Tournament) -> None:
    """Everything about teams that their system does not look at."""
    _require_fitting_rules(tournament)
    team_of: dict[int, Team] = {}
    for team in tournament.teams:
        _require_roster(tournament, team, team_of)
    for number, line_up in tournament.line_ups.items():
        team = tournament.teams[number - 1]
        require_line_up(tournament, team, line_up, tournament.next_round, f"next.line_ups.{number}")
    for number, played in enumerate(tournament.history, 1):
        for index, match in enumerate(played.matches):
            _require_match(tournament, match, f"history[{number - 1}].matches[{index}]")


def _require_fitting_rules(tournament: Tournament) -> None:
    """The text has handicaps and supposed rounds for players only."""
    if has_handicap(tournament):
        raise BadDocumentError("not_for_teams", "rules.handicap", option="handicap")
    if supposed_rounds(tournament.rules):
        raise BadDocumentError("not_for_teams", "rules.supposed", option="supposed")


def _require_roster(tournament: Tournament, team: Team, team_of: dict[int, Team]) -> None:
    """Art. 1, 2, 9.1; everybody is enrolled in one team only."""
    where = f"teams[{team.number - 1}].players"
    rules = team_rules(tournament.rules)
    for player in team.roster:
        if player in team_of:
            of_both = {"name": called(tournament, player), "team": team_of[player].name, "other": team.name}
            raise BadDocumentError("in_two_teams", where, **of_both)
        team_of[player] = team
    if not rules.reserves and len(team.players) > rules.boards:
        count = len(team.players)
        raise BadDocumentError("no_reserves_here", where, team=team.name, count=count, boards=rules.boards)
    if not has_quorum(len(team.roster), rules.boards) and not team.plays_short:
        count = len(team.roster)
        raise BadDocumentError("team_below_quorum", where, team=team.name, count=count, boards=rules.boards)
    if rules.line_ups is LineUps.FIXED and rules.rating_limit:
        total = total_rating(tournament.players, manned(first_boards(team, rules.boards)))
        if total > rules.rating_limit:
            limit = rules.rating_limit
            raise BadDocumentError("line_up_over_limit", where, team=team.name, total=total, limit=limit)


def _require_match(tournament: Tournament, match: Match, where: str) -> None:
    """Every member of both teams at one board only, and every game between the boards it belongs to."""
    rules = team_rules(tournament.rules)
    if not match.games:
        return
    white, black = line_ups(match.games, rules.boards)
    for seated in (manned(white), manned(black)):
        twice = next((player for player in seated if seated.count(player) > 1), None)
        if twice is not None:
            raise BadDocumentError("on_two_boards", f"{where}.games", name=called(tournament, twice))
    seats = seats_of_games(rules.meetings, rules.boards)
    for index, (game, (of_white, of_black)) in enumerate(zip(match.games, seats, strict=True)):
        if (game.of_white, game.of_black) != (white[of_white], black[of_black]):
            raise BadDocumentError("game_of_other_boards", f"{where}.games[{index}]", board=index + 1)
