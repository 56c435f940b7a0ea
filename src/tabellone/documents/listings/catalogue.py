"""All tables of data by their names, and which of them an event has."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from tabellone.documents.listings import standings
from tabellone.documents.listings.crosstable import crosstable, tabellone
from tabellone.documents.listings.groups import group_standings
from tabellone.documents.listings.listing import Listing, Subject
from tabellone.documents.listings.performance import performances
from tabellone.documents.listings.players import players
from tabellone.documents.listings.prizes import prizes
from tabellone.documents.listings.ratings import ratings
from tabellone.documents.listings.rounds import alphabetical, pairings
from tabellone.documents.listings.schedule import schedule
from tabellone.engine.capabilities import HasTeamStandings, PlaysChess, PlaysDraughts, TeamEvent
from tabellone.engine.player_groups import offered_groups
from tabellone.engine.prize_giving import divide_event_prizes
from tabellone.engine.rating.elo_rubele import RatingEdition
from tabellone.engine.rating.event import rate_event
from tabellone.engine.rating.fide import rate_chess
from tabellone.engine.settling import is_finished


class Asked(NamedTuple):
    """What a table is asked for."""

    subject: Subject
    round: int
    """Of those that are of one round; 0 while none was paired."""
    weight: Fraction = Fraction(1)
    """What the event is worth for the rating."""
    first_capitals: Callable[[], Mapping[int, int]] = dict
    """Asks for what players without a capital begin with, by number."""


def _pairings(asked: Asked) -> Listing | None:
    return pairings(asked.subject, asked.round) if asked.round else None


def _alphabetical(asked: Asked) -> Listing | None:
    return alphabetical(asked.subject, asked.round) if asked.round else None


def _players(asked: Asked) -> Listing | None:
    return players(asked.subject)


def _standings(asked: Asked) -> Listing | None:
    subject = asked.subject
    return standings.standings(subject, subject.system.standings(subject.tournament))


def _groups(asked: Asked) -> Listing | None:
    """Of categories, ages and women."""
    subject, groups = asked.subject, offered_groups(asked.subject.tournament)
    if not groups or not subject.tournament.history:
        return None
    return group_standings(subject, subject.system.standings(subject.tournament), groups)


def _teams(asked: Asked) -> Listing | None:
    """Of players at tables."""
    system = asked.subject.system
    if not isinstance(system, HasTeamStandings) or not asked.subject.tournament.history:
        return None
    lines = system.team_standings(asked.subject.tournament)
    return standings.team_standings(asked.subject, lines) if lines else None


def _individual(asked: Asked) -> Listing | None:
    """Of the players of a team event."""
    system = asked.subject.system
    if not isinstance(system, TeamEvent):
        return None
    return standings.individual_standings(asked.subject, system.individual_standings(asked.subject.tournament))


def _crosstable(asked: Asked) -> Listing | None:
    subject = asked.subject
    return crosstable(subject, subject.system.standings(subject.tournament)) if subject.tournament.history else None


def _tabellone(asked: Asked) -> Listing | None:
    subject = asked.subject
    return tabellone(subject, subject.system.standings(subject.tournament)) if subject.tournament.drawn else None


def _ratings(asked: Asked) -> Listing | None:
    subject, tournament = asked.subject, asked.subject.tournament
    if not isinstance(subject.system, PlaysDraughts) or not tournament.history:
        return None
    return ratings(
        subject,
        rate_event(tournament, tournament.rules.game, RatingEdition.OF_2008, asked.weight, asked.first_capitals()),
    )


def _performance(asked: Asked) -> Listing | None:
    subject, tournament = asked.subject, asked.subject.tournament
    if not isinstance(subject.system, PlaysChess) or not tournament.history:
        return None
    return performances(subject, rate_chess(tournament))


def _prizes(asked: Asked) -> Listing | None:
    subject, tournament = asked.subject, asked.subject.tournament
    if not tournament.prizes:
        return None
    lines = subject.system.standings(tournament)
    shared = divide_event_prizes(tournament, subject.system, lines)
    return prizes(subject, lines, shared, is_provisional=not is_finished(subject.system, tournament))


def _schedule(asked: Asked) -> Listing | None:
    return schedule(asked.subject) if asked.subject.tournament.schedule else None


class Defined(NamedTuple):
    """A table that can be asked for."""

    label: str
    """The word for it, in a list of tables."""
    make: Callable[[Asked], Listing | None]
    """None where an event has no such table, or not yet."""


LISTINGS = {
    "players": Defined("listing_players", _players),
    "schedule": Defined("listing_schedule", _schedule),
    "pairings": Defined("label_pairings", _pairings),
    "alphabetical": Defined("label_alphabetical", _alphabetical),
    "standings": Defined("label_standings", _standings),
    "groups": Defined("group_standings_title", _groups),
    "teams": Defined("label_teams", _teams),
    "individual": Defined("individual_standings_title", _individual),
    "crosstable": Defined("label_crosstable", _crosstable),
    "tabellone": Defined("paper_tabellone", _tabellone),
    "ratings": Defined("label_ratings", _ratings),
    "performance": Defined("listing_performance", _performance),
    "prizes": Defined("prizes_title", _prizes),
}
"""By name."""


def all_listings(asked: Asked) -> list[Listing]:
    """Whatever there is."""
    made = (defined.make(asked) for defined in LISTINGS.values())
    return [listing for listing in made if listing is not None]
