"""A season of Elo-Rubele: a list, events in the order of their dates, the bonus and the malus of the year (E6).

Table 18: «Ad ogni giocatore viene concesso un "bonus" di 10 punti alla sua prima gara dell'anno»; «Al termine dell'anno
solare vengono defalcati 50 punti a coloro che non avranno partecipato ad alcuna gara […] In totale non potranno essere
sottratti più di 450 punti».
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.draughts import Board
from tabellone.engine.model import Tournament
from tabellone.engine.rating.elo_rubele import FLOOR, NEWCOMER, PROMOTIONS, Edition
from tabellone.engine.rating.event import RatedPlayer, rate_event
from tabellone.engine.reasons import NotReadyError

FIRST_EVENT_BONUS = 10
YEARLY_MALUS = 50
MOST_MALUS = 450


class Entry(NamedTuple):
    """A player of the list."""

    name: str
    rating: int
    category: str = "Provinciale"
    malus: int = 0
    """Points taken off so far for years without an event."""
    last_year: int | None = None
    """Of his last rated event."""
    card: str = ""
    club: str = ""


class Dated(NamedTuple):
    """An event with the day it was played, year first."""

    date: str
    tournament: Tournament
    weight: Fraction = Fraction(1)

    @property
    def year(self) -> int:
        """The calendar year."""
        return int(self.date[:4])


class Change(NamedTuple):
    """What an event, or the end of a year, did to one player."""

    name: str
    date: str
    before: int
    after: int
    bonus: int
    promoted: str
    rated: RatedPlayer | None
    """None for a malus."""


class Season(NamedTuple):
    """The list after it."""

    entries: list[Entry]
    changes: list[Change]


def rate_season(
    listed: Iterable[Entry],
    events: Sequence[Dated],
    game: Board,
    edition: Edition = Edition.OF_2008,
    newcomers: bool = False,
    close_year: int | None = None,
) -> Season:
    """Events by date; years without an event cost their malus when the next year begins, or is closed."""
    entries = {entry.name.casefold(): entry for entry in listed}
    changes: list[Change] = []
    year = min((event.year for event in events), default=close_year or 0)
    for event in sorted(events, key=lambda event: event.date):
        while edition is Edition.OF_2008 and year < event.year:
            changes += _close(entries, year)
            year += 1
        changes += _after_event(entries, event, game, edition, newcomers)
    while edition is Edition.OF_2008 and close_year is not None and year <= close_year:
        changes += _close(entries, year)
        year += 1
    return Season(list(entries.values()), changes)


def _after_event(
    entries: dict[str, Entry], event: Dated, game: Board, edition: Edition, newcomers: bool
) -> list[Change]:
    _admit(entries, event, game, newcomers)
    of = {player.number: player.name.casefold() for player in event.tournament.players}
    players = tuple(
        player._replace(rating=entries[of[player.number]].rating, title=entries[of[player.number]].category)
        for player in event.tournament.players
    )
    changes = []
    for line in rate_event(event.tournament._replace(players=players), game, edition, event.weight):
        if not line.games:
            continue
        entry = entries[of[line.player]]
        first = edition is Edition.OF_2008 and entry.last_year != event.year
        after = line.rated.after + (FIRST_EVENT_BONUS if first else 0)
        bonus = line.rated.bonus + (FIRST_EVENT_BONUS if first else 0)
        category = _highest(game, entry.category, after)
        promoted = category if category != entry.category else ""
        changes.append(Change(entry.name, event.date, entry.rating, after, bonus, promoted, line))
        entries[of[line.player]] = entry._replace(rating=after, category=category, last_year=event.year)
    return changes


def _admit(entries: dict[str, Entry], event: Dated, game: Board, newcomers: bool) -> None:
    for player in event.tournament.players:
        if player.name.casefold() in entries:
            continue
        if not newcomers:
            raise NotReadyError("not_in_the_list", name=player.name, event=event.tournament.name)
        entries[player.name.casefold()] = Entry(player.name, NEWCOMER[game], club=player.club)


def _close(entries: dict[str, Entry], year: int) -> list[Change]:
    """The end of a year; who entered the list later than that year loses nothing, for he has a later event."""
    changes = []
    for key, entry in entries.items():
        taken = min(YEARLY_MALUS, MOST_MALUS - entry.malus, max(0, entry.rating - FLOOR))
        if (entry.last_year is not None and entry.last_year >= year) or taken <= 0:
            continue
        after = entry.rating - taken
        changes.append(Change(entry.name, f"{year}-12-31", entry.rating, after, -taken, "", None))
        entries[key] = entry._replace(rating=after, malus=entry.malus + taken)
    return changes


def _highest(game: Board, category: str, rating: int) -> str:
    """E3: the category reached; none is ever lost."""
    order: Mapping[str, int] = {name: rank for rank, (_, name) in enumerate(PROMOTIONS[game], 1)}
    reached = [name for threshold, name in PROMOTIONS[game] if rating >= threshold]
    best = reached[-1] if reached else category
    return best if order.get(best, 0) > order.get(category, 0) else category
