"""All tables of data by their names, and which of them an event has."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from tabellone.documents.listings import standings
from tabellone.documents.listings.crosstable import crosstable, tabellone
from tabellone.documents.listings.groups import group_standings
from tabellone.documents.listings.performance import performances
from tabellone.documents.listings.players import players
from tabellone.documents.listings.prizes import prizes
from tabellone.documents.listings.ratings import ratings
from tabellone.documents.listings.rounds import alphabetical, pairings
from tabellone.documents.listings.schedule import schedule
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.engine.capabilities import HasTeamStandings, PlaysChess, PlaysDraughts, TeamEvent
from tabellone.engine.player_groups import offered_groups
from tabellone.engine.prize_giving import divide_event_prizes
from tabellone.engine.rating.elo_rubele import RatingEdition
from tabellone.engine.rating.event import rate_event
from tabellone.engine.rating.fide import rate_chess
from tabellone.engine.settling import is_finished


class TableRequest(NamedTuple):
    """What a table is built from: its context, round and rating options."""

    subject: TableContext
    round: int
    """Of those that are of one round; 0 while none was paired."""
    weight: Fraction = Fraction(1)
    """What the event is worth for the rating."""
    first_capitals: Callable[[], Mapping[int, int]] = dict
    """Asks for what players without a capital begin with, by number."""


def _pairings(request: TableRequest) -> DataTable | None:
    return pairings(request.subject, request.round) if request.round else None


def _alphabetical(request: TableRequest) -> DataTable | None:
    return alphabetical(request.subject, request.round) if request.round else None


def _players(request: TableRequest) -> DataTable | None:
    return players(request.subject)


def _standings(request: TableRequest) -> DataTable | None:
    subject = request.subject
    return standings.standings(subject, subject.system.standings(subject.tournament))


def _groups(request: TableRequest) -> DataTable | None:
    subject, groups = request.subject, offered_groups(request.subject.tournament)
    if not groups or not subject.tournament.history:
        return None
    return group_standings(subject, subject.system.standings(subject.tournament), groups)


def _teams(request: TableRequest) -> DataTable | None:
    system = request.subject.system
    if not isinstance(system, HasTeamStandings) or not request.subject.tournament.history:
        return None
    lines = system.team_standings(request.subject.tournament)
    return standings.team_standings(request.subject, lines) if lines else None


def _individual(request: TableRequest) -> DataTable | None:
    """Builds the standings of the players of a team event."""
    system = request.subject.system
    if not isinstance(system, TeamEvent):
        return None
    return standings.individual_standings(request.subject, system.individual_standings(request.subject.tournament))


def _crosstable(request: TableRequest) -> DataTable | None:
    subject = request.subject
    return crosstable(subject, subject.system.standings(subject.tournament)) if subject.tournament.history else None


def _tabellone(request: TableRequest) -> DataTable | None:
    subject = request.subject
    return tabellone(subject, subject.system.standings(subject.tournament)) if subject.tournament.drawn else None


def _ratings(request: TableRequest) -> DataTable | None:
    subject, tournament = request.subject, request.subject.tournament
    if not isinstance(subject.system, PlaysDraughts) or not tournament.history:
        return None
    return ratings(
        subject,
        rate_event(tournament, tournament.rules.game, RatingEdition.OF_2008, request.weight, request.first_capitals()),
    )


def _performance(request: TableRequest) -> DataTable | None:
    subject, tournament = request.subject, request.subject.tournament
    if not isinstance(subject.system, PlaysChess) or not tournament.history:
        return None
    return performances(subject, rate_chess(tournament))


def _prizes(request: TableRequest) -> DataTable | None:
    subject, tournament = request.subject, request.subject.tournament
    if not tournament.prizes:
        return None
    lines = subject.system.standings(tournament)
    shared = divide_event_prizes(tournament, subject.system, lines)
    return prizes(subject, lines, shared, is_provisional=not is_finished(subject.system, tournament))


def _schedule(request: TableRequest) -> DataTable | None:
    return schedule(request.subject) if request.subject.tournament.schedule else None


class TableDefinition(NamedTuple):
    """A table that can be asked for."""

    label: str
    """The word for it, in a list of tables."""
    make: Callable[[TableRequest], DataTable | None]
    """None where an event has no such table, or not yet."""


TABLE_DEFINITIONS = {
    "players": TableDefinition("listing_players", _players),
    "schedule": TableDefinition("listing_schedule", _schedule),
    "pairings": TableDefinition("label_pairings", _pairings),
    "alphabetical": TableDefinition("label_alphabetical", _alphabetical),
    "standings": TableDefinition("label_standings", _standings),
    "groups": TableDefinition("group_standings_title", _groups),
    "teams": TableDefinition("label_teams", _teams),
    "individual": TableDefinition("individual_standings_title", _individual),
    "crosstable": TableDefinition("label_crosstable", _crosstable),
    "tabellone": TableDefinition("paper_tabellone", _tabellone),
    "ratings": TableDefinition("label_ratings", _ratings),
    "performance": TableDefinition("listing_performance", _performance),
    "prizes": TableDefinition("prizes_title", _prizes),
}
"""By name."""


def all_tables(request: TableRequest) -> list[DataTable]:
    made = (defined.make(request) for defined in TABLE_DEFINITIONS.values())
    return [listing for listing in made if listing is not None]
