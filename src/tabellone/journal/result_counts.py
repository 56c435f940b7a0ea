"""How many results a round has and still waits for: of matches of teams those of their boards."""

from tabellone.engine.teams.boards import seats_of_games
from tabellone.engine.teams.matches import open_result_count
from tabellone.engine.teams.options import team_rules
from tabellone.journal.state import PairedRound, State


def count_awaited_results(state: State, round_: PairedRound) -> int:
    """Results that are not there yet, also those of boards that are not known yet."""
    if not round_.matches:
        return round_.undecided_count(state.system)
    rules = team_rules(state.options)
    return sum(open_result_count(rules, match, state.system.open_results) for match in round_.matches)


def count_expected_results(state: State, round_: PairedRound) -> int:
    """Returns how many results a round has in all, entered or not; a match with a forfeit of a team has none."""
    if not round_.matches:
        return len(round_.encounters)
    rules = team_rules(state.options)
    boards = len(list(seats_of_games(rules.meetings, rules.boards)))
    return sum(len(match.games) or boards for match in round_.matches if match.forfeit is None)
