"""Elo-Rubele in the registry: an event registered once it is closed and taken back, a year closed and reopened.

Before anything is written it can be seen, and a backup is made.
"""

from datetime import date
from fractions import Fraction
from hashlib import sha256
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.elo_rubele import WEIGHTS, RatingEdition
from tabellone.engine.rating.season import DatedEvent, Season, SeasonRules
from tabellone.engine.reason_values import IsoDay
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.reading.dates import is_iso_date
from tabellone.store.backup import make_backup
from tabellone.store.ratings import Ratings
from tabellone.store.repository import StoreError

FIRST_YEAR = 1900
LAST_MONTH = 12


class Rating(NamedTuple):
    """How an event is to be rated."""

    date: str
    """Year first."""
    weight: Fraction
    edition: RatingEdition = RatingEdition.OF_2008
    newcomers: bool = False
    """Whether somebody who is not in the registry may have played."""


class Foreseen(NamedTuple):
    """What an event would do to the registry."""

    season: Season
    newer: str
    """The day of a player's capital that is newer than the event, or nothing."""
    open_year: int | None
    """The year before that of the event, if it has events and is not closed."""

    @property
    def mark(self) -> str:
        """Another one whenever something else would be written: a category, a capital, somebody more."""
        return sha256(repr(self.season.changes).encode()).hexdigest()[:16]


def first_capitals(ratings: Ratings, key: str, state: State) -> dict[int, int]:
    """What registering begins with for players who have no capital in the event; nothing is written.

    Once it is registered, what they had before. Where the registry does not say who is meant, somebody is a newcomer
    until it does.
    """
    unrated = any(player.rating is None for player in state.tournament.players)
    if not unrated or not isinstance(state.system, PlaysDraughts):
        return {}
    day = state.date if is_iso_date(state.date) else date.today().isoformat()
    return ratings.first_capitals(
        DatedEvent(day, state.tournament), key, SeasonRules(state.options.game, admits_newcomers=True)
    )


def foresee(hand: Hand, ratings: Ratings, key: str, asked: Rating) -> Foreseen:
    """What registering an event would do; nothing is written."""
    event, ruling = _event(hand.state(key), asked)
    season = ratings.rate(event, key, ruling)
    newest = ratings.newest_capital(event.tournament.players, ruling.game)
    before = event.year - 1
    return Foreseen(
        season, newest if newest > asked.date else "", before if ratings.year_is_open(ruling.game, before) else None
    )


def register(hand: Hand, ratings: Ratings, key: str, asked: Rating, note: str) -> Season:
    """The capitals after an event go into the registry, and its journal notes it."""
    event, ruling = _event(hand.state(key), asked)
    make_backup("registry")
    season = ratings.apply(event, key, ruling)
    hand.does(key, "note", {"text": note, "rated": True})
    return season


def take_back(hand: Hand, ratings: Ratings, key: str) -> None:
    """The capitals are those from before the event again, as long as nobody's has changed since."""
    if not hand.repository.has([key]):
        raise StoreError("no_such_tournament", id=key)
    ratings.take_back(key)


def changed_since(moment: Snapshot) -> bool:
    """Whether anything but a remark has been written since the ratings of a tournament were registered."""
    noted = max((event.sequence for event in moment.events if event.data.get("rated")), default=None)
    return noted is not None and any(e.sequence > noted and e.kind not in ("note", "verify") for e in moment.events)


def weight_of(state: State, chosen: int | None) -> Fraction:
    """What was chosen; else what the document it was read from announced, and the whole value where it said nothing."""
    announced = state.extra_fields.get("weight")
    if chosen is None and type(announced) is int:
        chosen = announced
    return WEIGHTS.get(chosen or 100, Fraction(1))


def foresee_year(ratings: Ratings, game: DraughtsGame, year: int | None) -> Season:
    """What the end of a year would do; nothing is written."""
    return ratings.year_end(game, _ended(year))


def close_year(ratings: Ratings, game: DraughtsGame, year: int | None) -> Season:
    """The malus of a year, once for each game."""
    ended = _ended(year)
    make_backup("registry")
    return ratings.close_year(game, ended)


def reopen_year(ratings: Ratings, key: str) -> bool:
    """The end of a year taken back; whether there is such a year."""
    is_closed = any(closed == key for _, _, closed in ratings.closed_years())
    if is_closed:
        ratings.take_back(key)
    return is_closed


def _event(state: State, asked: Rating) -> tuple[DatedEvent, SeasonRules]:
    """A draughts tournament that is closed, on a day that has been."""
    if not isinstance(state.system, PlaysDraughts):
        raise RefusedError("not_a_draughts_event", system=state.system_name)
    if not state.closed:
        raise RefusedError("rating_needs_closing")
    if not is_iso_date(asked.date):
        raise BadDocumentError("ui_no_date", "")
    if asked.date > date.today().isoformat():
        raise BadDocumentError("ui_future_date", "", date=IsoDay(asked.date))
    ruling = SeasonRules(state.options.game, asked.edition, asked.newcomers)
    return DatedEvent(asked.date, state.tournament, asked.weight), ruling


def _ended(year: int | None) -> int:
    """A year that is over, or in its last month."""
    now = date.today()
    if year is None or year < FIRST_YEAR:
        raise BadDocumentError("ui_no_year", "")
    if year > now.year or (year == now.year and now.month < LAST_MONTH):
        raise BadDocumentError("ui_year_not_over", "", year=year)
    return year
