"""The boards of a match with the handicap of those who sit there (FID Capo V, sistemi ad handicap; T24)."""

from typing import Any

from tabellone.engine.board_handicap import BoardHandicap
from tabellone.engine.encounters import TeamGame
from tabellone.engine.handicap import Handicap, HandicapRules, current_handicap_steps, handicap_rules, strength
from tabellone.engine.model import Player, Tournament
from tabellone.engine.teams.options import team_rules

DEFAULT_HALF_WIN_UNITS = 2
"""Where no handicap is announced."""


def with_handicaps(tournament: Tournament, games: tuple[TeamGame, ...]) -> tuple[TeamGame, ...]:
    """Returns the games with the handicaps of today."""
    rules = handicap_rules(tournament.rules)
    if rules.handicap is Handicap.NONE:
        return games
    return tuple(
        game._replace(handicap=board_handicap(rules, tournament.players, game.first_player, game.second_player))
        for game in games
    )


def board_handicap(
    rules: HandicapRules, players: tuple[Player, ...], first: int | None, second: int | None
) -> BoardHandicap:
    """Returns the handicap of a board in the order of the teams; none where nobody plays."""
    if first is None or second is None:
        return BoardHandicap(0, rules.handicap.value)
    return BoardHandicap(current_handicap_steps(rules, players[first - 1], players[second - 1]), rules.handicap.value)


def half_win_units(tournament: Tournament) -> int:
    """Returns the units of half a win, so that the 1.5 of 9.3 and a quarter of a point are whole."""
    announced = handicap_rules(tournament.rules).handicap
    return DEFAULT_HALF_WIN_UNITS if announced is Handicap.NONE else BoardHandicap(0, announced.value).half_win


def team_strengths(tournament: Tournament) -> dict[int, int]:
    """Returns the strength of each team: of as many of its strongest members as boards (second system, Art. 1)."""
    measured, boards = handicap_rules(tournament.rules).handicap_by, team_rules(tournament.rules).boards
    found = {}
    for team in tournament.teams:
        members = (strength(tournament.players[number - 1], measured) or 0 for number in team.roster)
        found[team.number] = sum(sorted(members, reverse=True)[:boards])
    return found


def rules_without_handicap(rules: Any) -> Any:
    """The rules by which teams are paired and ranked: the handicap is in the points of their boards."""
    if handicap_rules(rules).handicap is Handicap.NONE:
        return rules
    return rules._replace(handicap_rules=HandicapRules())
