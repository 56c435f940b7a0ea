"""The matches of a round, with their boards once both line-ups are known."""

from collections.abc import Container, Mapping
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game, Match
from tabellone.engine.model import LineUp, Tournament
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import Arguments, BadDocumentError, NotReadyError, Reason
from tabellone.engine.results import result_of
from tabellone.engine.teams.boards import games, seats_of_games
from tabellone.engine.teams.handicaps import with_handicaps
from tabellone.engine.teams.line_ups import awaits_line_up, last_line_up, require_line_up
from tabellone.engine.teams.options import TeamRules, team_rules
from tabellone.engine.teams.scores import forfeit_units, is_won_by_forfeit, units_per_point
from tabellone.engine.teams.substitutes import SubstitutionMethod, is_drawn_by_lot, line_up_for, substitute_line_up


def matches(tournament: Tournament, pairs: tuple[Game, ...]) -> tuple[Match, ...]:
    """Returns the pairs of the system as matches of the next round."""
    return tuple(with_boards(tournament, Match(*pair.seats)) for pair in pairs)


def with_boards(tournament: Tournament, match: Match) -> Match:
    """Art. 5: with its boards, once neither team has its line-up still to hand in."""
    if any(awaits_line_up(tournament, team) for team in match.seats):
        return match
    white, black = (line_up_for(tournament, team) for team in match.seats)
    boards = games(team_rules(tournament.rules).meetings, white, black)
    return match._replace(games=with_handicaps(tournament, boards))


class CompletedMatch(NamedTuple):
    """A match with its boards, and what was done for a team that handed in no line-up."""

    match: Match
    reasons: tuple[Reason, ...]


def needs_lot(tournament: Tournament, match_number: int, handed_in: Mapping[int, LineUp]) -> bool:
    """Whether a line-up that is missing in a match of the last round has to be drawn, and nothing to draw it from."""
    before = tournament.as_before_pairing(len(tournament.history))
    teams = tournament.history[-1].matches[match_number - 1].seats
    return before.lots_seed is None and any(team not in handed_in and is_drawn_by_lot(before, team) for team in teams)


def complete_match(
    tournament: Tournament, match_number: int, handed_in: Mapping[int, LineUp], sealed: Container[int] = ()
) -> CompletedMatch:
    """A match of the last round with these line-ups on its boards; a missing one is as Art. 5 has it.

    Both are known at once: «in busta chiusa, entro l'orario stabilito dalla Direzione di gara». What was in a sealed
    envelope was judged when it was handed in, and is played as it is (T2).
    """
    played = len(tournament.history)
    match = tournament.history[-1].matches[match_number - 1]
    if not match.has_no_result():
        raise NotReadyError("line_ups_too_late", match=match_number, round=played)
    before = tournament.as_before_pairing(played)._replace(line_ups=handed_in)
    for team, line_up in handed_in.items():
        if team not in sealed:
            require_line_up(before, tournament.teams[team - 1], line_up, played, "")
    told = tuple(_substitute_reason(before, team) for team in match.seats if not _is_known(before, team))
    line_ups = (handed_in[team] if team in sealed else line_up_for(before, team) for team in match.seats)
    boards = games(team_rules(before.rules).meetings, *line_ups)
    return CompletedMatch(match._replace(games=with_handicaps(before, boards)), told)


def _is_known(before: Tournament, team_number: int) -> bool:
    """Whether a team has handed in a line-up, now or before the event and for all of it."""
    keeps_boards = team_rules(before.rules).line_ups.keeps_boards
    return team_number in before.line_ups or (keeps_boards and last_line_up(before, team_number) is not None)


def _substitute_reason(before: Tournament, team_number: int) -> Reason:
    """Explains the line-up of a team without an envelope. Raises if it is over the limit (Art. 2)."""
    team = before.teams[team_number - 1]
    made = substitute_line_up(before, team)
    limit = team_rules(before.rules).rating_limit
    if made.over_limit:
        raise BadDocumentError("no_line_up_within_limit", "", team=team.name, limit=limit)
    code, reading = SUBSTITUTE_REASONS[made.method]
    more: Arguments = {"limit": limit} if reading == "T23" and made.method is not SubstitutionMethod.NEAREST else {}
    return Reason(code, "Art. 5", reading, {"team": team.name, **more})


SUBSTITUTE_REASONS = {
    SubstitutionMethod.AS_BEFORE: ("line_up_as_before", "T17"),
    SubstitutionMethod.NEAREST: ("line_up_nearest", "T23"),
    SubstitutionMethod.ROSTER: ("line_up_of_roster", "T17"),
    SubstitutionMethod.BY_RATING: ("line_up_by_rating", "T17"),
    SubstitutionMethod.WITHIN_LIMIT: ("line_up_within_limit", "T23"),
    SubstitutionMethod.WITHIN_LIMIT_BY_LOT: ("line_up_within_limit_by_lot", "T23"),
    SubstitutionMethod.BY_LOT: ("line_up_by_lot", "T17"),
}
"""How a line-up that was not handed in is spoken of, and its reading."""


def open_result_count(rules: TeamRules, match: Match, open_results: Container[str | None]) -> int:
    """Counts the results a match waits for: of its boards, known or not, or its decision."""
    if not match.games and match.forfeit is None:
        return len(list(seats_of_games(rules.meetings, rules.boards)))
    return len(match.open_boards) or int(match.result in open_results)


def match_forfeit_reason(tournament: Tournament, match: Match) -> Reason | None:
    """9.3: a match that nobody played, and what its winner has for it."""
    result = result_of(match.result)
    if not result.is_forfeit:
        return None
    names = [tournament.teams[team - 1].name for team in match.seats]
    if not any(outcome.score for outcome in result.outcomes):
        return Reason("neither_team_came", "9.3", "T7", {"team": names[0], "other": names[1]})
    winner, loser = names if is_won_by_forfeit(match, match.white) else reversed(names)
    each = Amount(forfeit_units(tournament), units_per_point(tournament))
    return Reason("team_did_not_come", "9.3", "T7", {"team": loser, "other": winner, "each": each})


def drawn_board_reasons(tournament: Tournament) -> list[Reason]:
    """Art. 16 (T18): the boards without a final result, «considerate pari ai soli effetti dei nuovi accoppiamenti»."""
    found = [
        f"{number}/{at}.{board}"
        for number, played in enumerate(tournament.history, 1)
        for at, match in enumerate(played.matches, 1)
        for board in match.open_boards
    ]
    without = [
        f"{number}/{at}"
        for number, played in enumerate(tournament.history, 1)
        for at, match in enumerate(played.matches, 1)
        if not match.games and match.forfeit is None
    ]
    boards = TextList([*without, *found])
    return [Reason("boards_counted_as_drawn", "Art. 16", "T18", {"boards": boards})] if boards else []
