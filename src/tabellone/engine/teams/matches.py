"""The matches of a round, with their boards once both line-ups are known."""

from collections.abc import Container, Mapping
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game, Match
from tabellone.engine.model import LineUp, Tournament
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import Arguments, BadDocumentError, NotReadyError, Reason
from tabellone.engine.results import result_of
from tabellone.engine.teams.boards import games, seats_of_games
from tabellone.engine.teams.handicaps import with_handicaps
from tabellone.engine.teams.line_ups import awaits_line_up, last_line_up, require_line_up
from tabellone.engine.teams.options import TeamRules, team_rules
from tabellone.engine.teams.scores import forfeit_units, units_of_a_point, won_by_forfeit
from tabellone.engine.teams.substitutes import Substituted, is_drawn_by_lot, line_up_for, without_envelope


def matches(tournament: Tournament, pairs: tuple[Game, ...]) -> tuple[Match, ...]:
    """What the system has paired, as matches of the next round."""
    return tuple(formed_match(tournament, Match(*pair.seats)) for pair in pairs)


def formed_match(tournament: Tournament, match: Match) -> Match:
    """Art. 5: with its boards, once neither team has its line-up still to hand in."""
    if any(awaits_line_up(tournament, team) for team in match.seats):
        return match
    white, black = (line_up_for(tournament, team) for team in match.seats)
    boards = games(team_rules(tournament.rules).meetings, white, black)
    return match._replace(games=with_handicaps(tournament, boards))


class FilledIn(NamedTuple):
    """A match with its boards, and what was done for a team that handed in no line-up."""

    match: Match
    told: tuple[Reason, ...]


def needs_lot(tournament: Tournament, number: int, handed_in: Mapping[int, LineUp]) -> bool:
    """Whether a line-up that is missing in a match of the last round has to be drawn, and nothing to draw it from."""
    before = tournament.before_round(len(tournament.history))
    teams = tournament.history[-1].matches[number - 1].seats
    return before.lots_seed is None and any(team not in handed_in and is_drawn_by_lot(before, team) for team in teams)


def filled_in(
    tournament: Tournament, number: int, handed_in: Mapping[int, LineUp], sealed: Container[int] = ()
) -> FilledIn:
    """A match of the last round with these line-ups on its boards; a missing one is as Art. 5 has it.

    Both are known at once: «in busta chiusa, entro l'orario stabilito dalla Direzione di gara». What was in a sealed
    envelope was judged when it was handed in, and is played as it is (T2).
    """
    played = len(tournament.history)
    match = tournament.history[-1].matches[number - 1]
    if not match.is_untouched():
        raise NotReadyError("line_ups_too_late", match=number, round=played)
    before = tournament.before_round(played)._replace(line_ups=handed_in)
    for team, line_up in handed_in.items():
        if team not in sealed:
            require_line_up(before, tournament.teams[team - 1], line_up, played, "")
    told = tuple(_made_by_office(before, team) for team in match.seats if not _is_known(before, team))
    line_ups = (handed_in[team] if team in sealed else line_up_for(before, team) for team in match.seats)
    boards = games(team_rules(before.rules).meetings, *line_ups)
    return FilledIn(match._replace(games=with_handicaps(before, boards)), told)


def _is_known(before: Tournament, number: int) -> bool:
    """Whether a team has handed in a line-up, now or before the event and for all of it."""
    keeps_boards = team_rules(before.rules).line_ups.keeps_boards
    return number in before.line_ups or (keeps_boards and last_line_up(before, number) is not None)


def _made_by_office(before: Tournament, number: int) -> Reason:
    """What a team without an envelope plays; a line-up over the limit is not played (Art. 2)."""
    team = before.teams[number - 1]
    made = without_envelope(before, team)
    limit = team_rules(before.rules).rating_limit
    if made.over_limit:
        raise BadDocumentError("no_line_up_within_limit", "", team=team.name, limit=limit)
    code, reading = BY_OFFICE[made.how]
    more: Arguments = {"limit": limit} if reading == "T23" and made.how is not Substituted.NEAREST else {}
    return Reason(code, "Art. 5", reading, {"team": team.name, **more})


BY_OFFICE = {
    Substituted.AS_BEFORE: ("line_up_as_before", "T17"),
    Substituted.NEAREST: ("line_up_nearest", "T23"),
    Substituted.ROSTER: ("line_up_of_roster", "T17"),
    Substituted.BY_RATING: ("line_up_by_rating", "T17"),
    Substituted.WITHIN_LIMIT: ("line_up_within_limit", "T23"),
    Substituted.WITHIN_LIMIT_BY_LOT: ("line_up_within_limit_by_lot", "T23"),
    Substituted.BY_LOT: ("line_up_by_lot", "T17"),
}
"""How a line-up that was not handed in is spoken of, and its reading."""


def awaited_results(rules: TeamRules, match: Match, open_results: Container[str | None]) -> int:
    """How many results it still waits for: those of its boards, also while they are not known, or its decision."""
    if not match.games and match.forfeit is None:
        return len(list(seats_of_games(rules.meetings, rules.boards)))
    return len(match.awaited_boards) or int(match.result in open_results)


def who_did_not_come(tournament: Tournament, match: Match) -> Reason | None:
    """9.3: a match that nobody played, and what its winner has for it."""
    result = result_of(match.result)
    if not result.is_forfeit:
        return None
    names = [tournament.teams[team - 1].name for team in match.seats]
    if not any(outcome.score for outcome in result.outcomes):
        return Reason("neither_team_came", "9.3", "T7", {"team": names[0], "other": names[1]})
    winner, loser = names if won_by_forfeit(match, match.white) else reversed(names)
    each = Amount(forfeit_units(tournament), units_of_a_point(tournament))
    return Reason("team_did_not_come", "9.3", "T7", {"team": loser, "other": winner, "each": each})


def boards_counted_as_drawn(tournament: Tournament) -> list[Reason]:
    """Art. 16 (T18): the boards without a final result, «considerate pari ai soli effetti dei nuovi accoppiamenti»."""
    found = [
        f"{number}/{at}.{board}"
        for number, played in enumerate(tournament.history, 1)
        for at, match in enumerate(played.matches, 1)
        for board in match.awaited_boards
    ]
    without = [
        f"{number}/{at}"
        for number, played in enumerate(tournament.history, 1)
        for at, match in enumerate(played.matches, 1)
        if not match.games and match.forfeit is None
    ]
    boards = Items([*without, *found])
    return [Reason("boards_counted_as_drawn", "Art. 16", "T18", {"boards": boards})] if boards else []
