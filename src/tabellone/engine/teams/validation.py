"""What a team event cannot be: rosters, options and matches that the regulation does not know."""

from tabellone.engine.encounters import Match
from tabellone.engine.model import Team, Tournament
from tabellone.engine.person_register import name_key
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import result_of
from tabellone.engine.teams.boards import line_ups, seats_of_games
from tabellone.engine.teams.line_ups import (
    has_quorum,
    name_of,
    occupied,
    require_line_up,
    require_no_hole,
    roster_line_up,
    total_rating,
)
from tabellone.engine.teams.options import LineUps, team_rules
from tabellone.engine.unplayed_rounds import unplayed_round_count


def require_teams(tournament: Tournament) -> None:
    """Everything about teams that their system does not look at."""
    _require_fitting_rules(tournament)
    names: set[str] = set()
    for team in tournament.teams:
        if name_key(team.name) in names:
            raise BadDocumentError("team_name_twice", f"teams[{team.number - 1}].name", name=team.name)
        names.add(name_key(team.name))
        _require_roster(tournament, team)
    for number, line_up in tournament.line_ups.items():
        team = tournament.teams[number - 1]
        require_line_up(tournament, team, line_up, tournament.next_round, f"next.line_ups.{number}")
    for number, played in enumerate(tournament.history, 1):
        for index, match in enumerate(played.matches):
            _require_match(tournament, number, match, f"history[{number - 1}].matches[{index}]")


def _require_fitting_rules(tournament: Tournament) -> None:
    """The text has supposed rounds for players only."""
    if unplayed_round_count(tournament.rules):
        raise BadDocumentError("not_for_teams", "rules.supposed", option="supposed")


def _require_roster(tournament: Tournament, team: Team) -> None:
    """Art. 1, 2, 9.1, 9.4.1."""
    where = f"teams[{team.number - 1}].players"
    rules = team_rules(tournament.rules)
    if not rules.reserves and len(team.players) > rules.boards:
        count = len(team.players)
        raise BadDocumentError("no_reserves_here", where, team=team.name, count=count, boards=rules.boards)
    if not has_quorum(len(team.roster), rules.boards) and not team.plays_short:
        count = len(team.roster)
        raise BadDocumentError("team_below_quorum", where, team=team.name, count=count, boards=rules.boards)
    if rules.line_ups is LineUps.FIXED:
        require_no_hole(rules, roster_line_up(team, rules.boards), where)
    if rules.line_ups is LineUps.FIXED and rules.rating_limit:
        total = total_rating(tournament.players, occupied(roster_line_up(team, rules.boards)))
        if total > rules.rating_limit:
            limit = rules.rating_limit
            raise BadDocumentError("line_up_over_limit", where, team=team.name, total=total, limit=limit)


def _require_match(tournament: Tournament, round_number: int, match: Match, path: str) -> None:
    """Every member of both teams at one board only, and every game between the boards it belongs to."""
    rules = team_rules(tournament.rules)
    if match.after is not None and tournament.system != "elimination":
        raise BadDocumentError("after_in_elimination", f"{path}.after")
    if not match.games:
        return
    if match.forfeit is not None and any(result_of(game.result).games for game in match.games):
        raise BadDocumentError("forfeit_with_games", f"{path}.result")
    if match.games[0].is_occupied and match.games[0].colours_swapped:
        raise BadDocumentError("black_on_board_1", f"{path}.games[0]", team=tournament.teams[match.white - 1].name)
    white, black = line_ups(match.games, rules.boards)
    for seated in (occupied(white), occupied(black)):
        twice = next((player for player in seated if seated.count(player) > 1), None)
        if twice is not None:
            raise BadDocumentError("on_two_boards", f"{path}.games", name=name_of(tournament, twice))
        away = next((p for p in seated if not tournament.players[p - 1].takes_part_in(round_number)), None)
        if away is not None:
            name = name_of(tournament, away)
            raise BadDocumentError("away_in_round", f"{path}.games", name=name, round=round_number)
    seats = seats_of_games(rules.meetings, rules.boards)
    for index, (game, (of_white, of_black)) in enumerate(zip(match.games, seats, strict=True)):
        if (game.first_player, game.second_player) != (white[of_white], black[of_black]):
            raise BadDocumentError("game_of_other_boards", f"{path}.games[{index}]", board=index + 1)
