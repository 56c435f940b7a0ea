"""A season of Elo-Rubele: a list, events in the order of their dates, what the years add and take (E6, E8, E9).

Table 18: «Ad ogni giocatore viene concesso un "bonus" di 10 punti alla sua prima gara dell'anno»; «Al termine dell'anno
solare vengono defalcati 50 punti a coloro che non avranno partecipato ad alcuna gara […] In totale non potranno essere
sottratti più di 450 punti».
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from tabellone.engine.categories import PROVINCIAL, rank
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Player, Tournament
from tabellone.engine.person_register import name_key
from tabellone.engine.player_fields import FieldScope
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.conversion import (
    MAX_YEARS_AWAY,
    FirstCapital,
    first_capital,
    is_foreign,
    starts_again,
)
from tabellone.engine.rating.elo_rubele import (
    MIN_CAPITAL,
    CapitalChange,
    RatingEdition,
    category_reached,
    highest_category,
)
from tabellone.engine.rating.event import RatedPlayer, rate_event
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.results import result_of
from tabellone.engine.unplayed_rounds import unplayed_round_count

FIRST_EVENT_BONUS = 10
YEARLY_MALUS = 50
MAX_MALUS = 450


class ListEntry(NamedTuple):
    """A player of the list of one game."""

    name: str
    rating: int | None
    """None for somebody who has no capital yet, or no more: his next event gives him a first one."""
    category: str = PROVINCIAL
    malus: int = 0
    """Points taken off so far for years without an event."""
    last_year: int | None = None
    """Of his last rated event."""
    card: str = ""
    club: str = ""
    province: str = ""
    country: str = ""
    """Empty for Italy."""
    fmjd: int | None = None
    """His FMJD rating."""


class DatedEvent(NamedTuple):
    """An event with the day it was played, year first."""

    date: str
    tournament: Tournament
    weight: Fraction = Fraction(1)

    @property
    def year(self) -> int:
        return int(self.date[:4])


class CapitalUpdate(NamedTuple):
    """The change of one capital by an event or by the end of a year."""

    place: int
    """Where he is in `Season.entries`."""
    entry: ListEntry
    """He after it."""
    date: str
    cause: Cause
    before: int | None
    bonus: int = 0
    promoted: str = ""
    rated: CapitalChange | None = None
    """Of an event."""

    @property
    def after(self) -> int | None:
        return self.entry.rating


class Season(NamedTuple):
    """The list after it."""

    entries: list[ListEntry]
    """Those given, in their order, then those who joined."""
    changes: list[CapitalUpdate]


class OtherGameCategories:
    """The categories in the other game, by card number, or by name where nothing speaks against it."""

    def __init__(self, listed: Iterable[tuple[str, str, str]] = ()):
        """Name, card and category of everybody who has one in the other list (see `has_played`)."""
        self._cards: dict[str, str] = {}
        self._names: dict[str, list[tuple[str, str]]] = {}
        for name, card, category in listed:
            self._names.setdefault(name_key(name), []).append((card, category))
            if card:
                self._cards[card] = category

    def category(self, name: str, card: str) -> str | None:
        """Returns the category in the other game; nothing for a namesake with another card or for two namesakes."""
        if card in self._cards:
            return self._cards[card]
        alike = self._names.get(name_key(name), [])
        if len(alike) == 1 and not (card and alike[0][0]):
            return alike[0][1]
        return None


def has_played(category: str, rating: int | None) -> bool:
    """Whether a line of the other game's list gives a category: without a capital nobody is Provinciale."""
    return rating is not None or bool(rank(category))


class SeasonRules(NamedTuple):
    """The rules by which a season is rated."""

    game: DraughtsGame
    edition: RatingEdition = RatingEdition.OF_2008
    admits_newcomers: bool = False
    """Whether somebody who is in no list may play."""
    other_game: OtherGameCategories = OtherGameCategories()
    """Who plays the other game."""


def rate_season(
    listed: Iterable[ListEntry], events: Sequence[DatedEvent], rules: SeasonRules, close_year: int | None = None
) -> Season:
    """Events by date; a year without an event costs its malus when the next one begins, or when it is closed."""
    book = _RatingList(_with_category(entry, rules.game) for entry in listed)
    changes: list[CapitalUpdate] = []
    year = min((event.year for event in events), default=close_year or 0)
    for event in sorted(events, key=lambda event: event.date):
        while year < event.year:
            changes += _close_year(book, year)
            year += 1
        changes += _rate_dated_event(book, event, rules)
    while close_year is not None and year <= close_year:
        changes += _close_year(book, year)
        year += 1
    return Season(book.entries, changes)


def first_capitals(listed: Iterable[ListEntry], event: DatedEvent, rules: SeasonRules) -> dict[int, int]:
    """Returns the first capitals of players without one, from the list or by tables 20 to 22.

    Where the list does not say who is meant, somebody is left out.
    """
    book = _RatingList(_with_category(entry, rules.game) for entry in listed)
    found = {}
    for player in event.tournament.players:
        if player.rating is None:
            try:
                index = book.find(player, event.tournament.name)
            except NotReadyError:
                continue
            entry = _unlisted_entry(player, rules) if index is None else book.entries[index]
            if entry.rating is not None and not starts_again(entry.country, entry.last_year, event.year):
                found[player.number] = entry.rating
            else:
                found[player.number] = _first_capital(entry, rules).capital
    return found


def _first_capital(entry: ListEntry, rules: SeasonRules) -> FirstCapital:
    other = rules.other_game.category(entry.name, entry.card) or ""
    return first_capital(rules.game, other, entry.fmjd if is_foreign(entry.country) else None)


def _with_category(entry: ListEntry, game: DraughtsGame) -> ListEntry:
    """A list may leave categories out: who has the capital of one has reached it."""
    return entry._replace(category=highest_category(game, entry.category, entry.rating or 0))


class _RatingList:
    """The list while it changes, found by card number or by name."""

    def __init__(self, listed: Iterable[ListEntry]):
        self.entries: list[ListEntry] = []
        self._cards: dict[str, int] = {}
        self._names: dict[str, list[int]] = {}
        self._cardless: dict[str, set[int]] = {}
        """Those of a name whose card is not known."""
        for entry in listed:
            self.add(entry)

    def add(self, entry: ListEntry) -> int:
        index = len(self.entries)
        self.entries.append(entry)
        name = name_key(entry.name)
        if entry.card:
            self._cards[entry.card] = index
        else:
            self._cardless.setdefault(name, set()).add(index)
        self._names.setdefault(name, []).append(index)
        return index

    def learn_card(self, index: int, card: str) -> None:
        """Records the card of a player whom the list had by name only."""
        self.entries[index] = self.entries[index]._replace(card=card)
        self._cards[card] = index
        self._cardless[name_key(self.entries[index].name)].remove(index)

    def find(self, player: Player, event: str) -> int | None:
        """Returns the index by card, else by name without another's card, or None. Raises if several have the name."""
        if player.card in self._cards:
            return self._cards[player.card]
        alike = self._cardless if player.card else self._names
        found = alike.get(name_key(player.name), ())
        if len(found) > 1:
            raise NotReadyError("several_of_this_name", name=player.name, event=event)
        return next(iter(found), None)


def _rate_dated_event(book: _RatingList, event: DatedEvent, rules: SeasonRules) -> list[CapitalUpdate]:
    played = _players_with_games(event.tournament)
    changes: list[CapitalUpdate] = []
    place: dict[int, int] = {}
    taken: set[int] = set()
    players = []
    _require_listed(book, [player for player in event.tournament.players if player.number in played], event, rules)
    for player in event.tournament.players:
        if player.number in played:  # who was only enrolled is nobody's concern
            index = _place_of(book, player, event, rules)
            if index in taken:
                raise NotReadyError("one_person_twice", name=player.name, event=event.tournament.name)
            taken.add(index)
            place[player.number] = index
            changes += _first_capital_changes(book, index, event, rules)
            entry = book.entries[index]
            players.append(player._replace(rating=entry.rating, title=entry.category))
        else:
            players.append(player)
    tournament = event.tournament._replace(players=tuple(players))
    for line in rate_event(tournament, rules.game, rules.edition, event.weight):
        if line.games:
            changes.append(_event_change(book, place[line.player], line, event, rules))
    return changes


def _players_with_games(tournament: Tournament) -> set[int]:
    """E5: forfeits, rests and games that are only supposed (R7) are no games."""
    return {
        seat
        for played in tournament.history[unplayed_round_count(tournament.rules) :]
        for white, black, result in played.board_games
        if result_of(result).games
        for seat in (white, black)
    }


def _place_of(book: _RatingList, player: Player, event: DatedEvent, rules: SeasonRules) -> int:
    """Returns the index of the player's line, adds a card it lacks, and appends new players."""
    index = book.find(player, event.tournament.name)
    if index is None:
        return book.add(_with_category(_unlisted_entry(player, rules), rules.game))
    if player.card and not book.entries[index].card:
        book.learn_card(index, player.card)
    return index


def _event_change(
    book: _RatingList, index: int, line: RatedPlayer, event: DatedEvent, rules: SeasonRules
) -> CapitalUpdate:
    entry = book.entries[index]
    first = rules.edition is RatingEdition.OF_2008 and (entry.last_year is None or entry.last_year < event.year)
    bonus = FIRST_EVENT_BONUS if first else 0
    after = line.rated.after + bonus
    category = highest_category(rules.game, entry.category, after)
    promoted = category_reached(entry.rating or 0, after, rules.game, entry.category)
    last_year = max(event.year, entry.last_year or event.year)
    book.entries[index] = entry._replace(rating=after, category=category, last_year=last_year)
    bonus += line.rated.bonus
    return CapitalUpdate(index, book.entries[index], event.date, Cause.EVENT, entry.rating, bonus, promoted, line.rated)


def _require_listed(book: _RatingList, players: list[Player], event: DatedEvent, rules: SeasonRules) -> None:
    """Raises an error naming all missing in both games' lists, unless newcomers are admitted."""
    if rules.admits_newcomers:
        return
    event_name = event.tournament.name
    unknown = [
        player.name
        for player in players
        if book.find(player, event_name) is None and not _is_from_other_game(player, rules)
    ]
    if unknown:
        raise NotReadyError("not_in_the_list", count=len(unknown), names=TextList(unknown), event=event_name)


def _is_from_other_game(player: Player, rules: SeasonRules) -> bool:
    return rules.other_game.category(player.name, player.card) is not None


def _unlisted_entry(player: Player, rules: SeasonRules) -> ListEntry:
    """Returns the line of a new player: from the other game, or with the capital that the event states."""
    from_other_game = _is_from_other_game(player, rules)
    rating = None if from_other_game else player.rating
    category = player.title if rating is not None and rank(player.title) is not None else PROVINCIAL
    return ListEntry(rating=rating, category=category, **player.fields_within(FieldScope.FEDERATION))


def _first_capital_changes(book: _RatingList, index: int, event: DatedEvent, rules: SeasonRules) -> list[CapitalUpdate]:
    """A first capital for who has none; a foreigner who stayed away too long has none any more."""
    entry, changes = book.entries[index], []
    if entry.rating is not None and starts_again(entry.country, entry.last_year, event.year):
        annulled = entry._replace(rating=None)
        changes.append(CapitalUpdate(index, annulled, event.date, Cause.ANNULLED, entry.rating))
        entry = annulled
    if entry.rating is None:
        start = _first_capital(entry, rules)
        entry = entry._replace(
            rating=start.capital, category=highest_category(rules.game, entry.category, start.capital)
        )
        changes.append(CapitalUpdate(index, entry, event.date, start.cause, None))
    book.entries[index] = entry
    return changes


def _close_year(book: _RatingList, year: int) -> list[CapitalUpdate]:
    """Closes a year; those whose last event is later than that year lose nothing."""
    changes = []
    for index, entry in enumerate(book.entries):
        if entry.rating is None or (entry.last_year is not None and entry.last_year >= year):
            continue
        if is_foreign(entry.country) and entry.last_year is not None and year - entry.last_year >= MAX_YEARS_AWAY:
            after, cause, taken = None, Cause.ANNULLED, 0
        else:
            taken = min(YEARLY_MALUS, MAX_MALUS - entry.malus, max(0, entry.rating - MIN_CAPITAL))
            after, cause = entry.rating - taken, Cause.MALUS
            if taken <= 0:
                continue
        book.entries[index] = entry._replace(rating=after, malus=entry.malus + taken)
        changes.append(CapitalUpdate(index, book.entries[index], f"{year}-12-31", cause, entry.rating, -taken))
    return changes
