"""The ranking of a chess event of teams: match points, then the points on the boards, then what was announced (T22)."""

from enum import Enum

from tabellone.engine.model import Tournament
from tabellone.engine.ranking.records import Records
from tabellone.engine.ranking.standings import MEASURES, Measure, Scale, Standing, standings
from tabellone.engine.ranking.ties import parted_places
from tabellone.engine.systems.amalfi.points import game_outcomes, rest_outcomes, worth_of
from tabellone.engine.teams.competitors import among_competitors
from tabellone.engine.teams.ranking import Individual
from tabellone.engine.teams.scores import IndividualPoints

HALF_WINS_OF_A_POINT = {4: 2, 2: 1}
"""A match won is two points (Art. 6), a game one: what is measured in points counts twice as much."""


def after_amalfi(tournament: Tournament) -> list[Standing]:
    """The text names no tie-break; the points on the boards tell more of a team than its opponents do."""
    asked = among_competitors(tournament)
    individual = IndividualPoints(tournament)
    measures: dict[Enum, Measure] = {
        name: measure._replace(unit=HALF_WINS_OF_A_POINT.get(measure.unit, measure.unit))
        for name, measure in MEASURES.items()
    }
    measures[Individual.POINTS] = Measure(lambda _, team: individual.of[team], individual.per)
    chosen = (Individual.POINTS, *asked.rules.tie_breaks)
    records = Records(asked, rest_outcomes(asked.rules), game_outcomes(worth_of(asked.rules)))
    return parted_places(asked, standings(records, chosen, Scale(measures, unit=1)))
