"""A team event as the tournament its system knows: teams in the place of players, a match in the place of a game.

The regulation has the teams paired, ranked and rested as players are (Art. 7, 8; T4, T11). So every rule of a system is
asked about this tournament, and holds for teams as it stands.
"""

from collections.abc import Container, Iterable

from tabellone.engine.encounters import Game, LateResult
from tabellone.engine.model import Player, Round, Team, Tournament
from tabellone.engine.results import ADJOURNED
from tabellone.engine.teams.handicaps import rules_without_handicap
from tabellone.engine.teams.options import team_rules

COUNTED_AS_PLAYED: frozenset[str | None] = frozenset()
SUSPENDED_ONLY = frozenset({ADJOURNED.code})
OPEN_AND_SUSPENDED = frozenset({ADJOURNED.code, None})


def competitors(tournament: Tournament) -> tuple[Player, ...]:
    """Returns those whom the system pairs and ranks: the players, or the teams as players."""
    return tuple(_team_as_player(tournament, team) for team in tournament.teams) or tournament.players


def teams_as_players(tournament: Tournament, draws: Container[str | None] = COUNTED_AS_PLAYED) -> Tournament:
    """Returns the tournament with teams as players; boards with one of `draws` count as drawn (Art. 16, T18)."""
    if not tournament.teams:
        return tournament
    return tournament._replace(
        players=competitors(tournament),
        history=tuple(_round(played, draws) for played in tournament.history),
        teams=(),
        line_ups={},
        rules=rules_without_handicap(tournament.rules),
    )


def _team_as_player(tournament: Tournament, team: Team) -> Player:
    return Player(
        team.number,
        team.name,
        team_rating(tournament, team),
        enters=team.enters,
        leaves=team.leaves,
        club=team.club,
        province=team.province,
        struck=team.struck,
        seeded=team.seeded,
    )


def team_rating(tournament: Tournament, team: Team) -> int | None:
    """The mean of its strongest members, as many as there are boards; who has no rating counts as 0 (T21)."""
    boards = team_rules(tournament.rules).boards
    ratings = sorted((tournament.players[number - 1].rating or 0 for number in team.roster), reverse=True)[:boards]
    return (2 * sum(ratings) + boards) // (2 * boards) or None


def _round(round_: Round, draws: Container[str | None]) -> Round:
    return round_._replace(
        encounters=tuple(Game(*match.seats, match.result_counting_as_draws(draws)) for match in round_.matches),
        openings=(),
        openings_seed="",
        late_results=tuple(_late_results(round_, draws)),
    )


def _late_results(round_: Round, draws: Container[str | None]) -> Iterable[LateResult]:
    """Yields what a match counted as while boards were open, for each such round."""
    for encounter, until in sorted({(late.encounter, late.last_round_without) for late in round_.late_results}):
        then = round_.matches[encounter - 1]
        for late in round_.late_results:
            if late.encounter == encounter and late.last_round_without >= until:
                then = then.without_late_result(late)
        yield LateResult(encounter, until, assumed=then.result_counting_as_draws(draws) or ADJOURNED.code or "")
