"""The ranking of a chess event of teams: match points, then the points on the boards, then what was announced (T22)."""

from enum import Enum

from tabellone.engine.model import Tournament
from tabellone.engine.ranking.records import Records
from tabellone.engine.ranking.standings import MEASURES, Measure, Measures, Standing, standings
from tabellone.engine.ranking.ties import apply_decisions
from tabellone.engine.systems.amalfi.points import game_outcomes, point_scale, rest_outcomes
from tabellone.engine.teams.ranking import Individual
from tabellone.engine.teams.scores import IndividualPoints
from tabellone.engine.teams.team_view import teams_as_players

HALF_WINS_OF_A_POINT = {4: 2, 2: 1}
"""A match won is two points (Art. 6), a game one: what is measured in points counts twice as much."""


def rank_amalfi_teams(tournament: Tournament) -> list[Standing]:
    """The text names no tie-break; the points on the boards tell more of a team than its opponents do."""
    asked = teams_as_players(tournament)
    individual = IndividualPoints(tournament)
    measures: dict[Enum, Measure] = {
        name: measure._replace(
            half_wins_per_point=HALF_WINS_OF_A_POINT.get(measure.half_wins_per_point, measure.half_wins_per_point)
        )
        for name, measure in MEASURES.items()
    }
    measures[Individual.POINTS] = Measure(lambda _, team: individual.of[team], individual.per)
    chosen = (Individual.POINTS, *asked.rules.tie_breaks)
    records = Records(asked, rest_outcomes(asked.rules), game_outcomes(point_scale(asked.rules)))
    return apply_decisions(asked, standings(records, chosen, Measures(measures, half_wins_per_point=1)))
