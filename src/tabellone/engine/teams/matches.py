"""The matches of a round, with their boards once both line-ups are known."""

from tabellone.engine.encounters import Game, Match
from tabellone.engine.model import Tournament
from tabellone.engine.teams.boards import games
from tabellone.engine.teams.line_ups import line_up_for
from tabellone.engine.teams.options import LineUps, team_rules


def matches(tournament: Tournament, pairs: tuple[Game, ...]) -> tuple[Match, ...]:
    """What the system has paired, as matches of the next round."""
    return tuple(_match(tournament, pair) for pair in pairs)


def _match(tournament: Tournament, pair: Game) -> Match:
    """Art. 5: fixed line-ups are known before the event; the others are once both teams have handed theirs in."""
    known = team_rules(tournament.rules).line_ups is LineUps.FIXED or all(
        team in tournament.line_ups for team in pair.seats
    )
    match = Match(*pair.seats)
    return with_boards(tournament, match) if known else match


def with_boards(tournament: Tournament, match: Match) -> Match:
    """With the line-ups handed in, or what takes their place (Art. 5)."""
    white, black = (line_up_for(tournament, team) for team in match.seats)
    return match._replace(games=games(team_rules(tournament.rules).meetings, white, black))
