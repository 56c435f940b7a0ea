"""The registry of players shared by all tournaments: people, and their capitals one after the other, never changed."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NamedTuple

from django.db import IntegrityError, connection, transaction
from django.db.models import Q, QuerySet

from tabellone.engine.draughts import Board
from tabellone.engine.model import Player
from tabellone.engine.names import name_key
from tabellone.engine.rating.season import Cause, Change, Dated, OtherGame, Ruling, Season, rate_season
from tabellone.formats.people_text import People
from tabellone.formats.registry import Capital, Line, Person
from tabellone.store.models import CapitalRecord, PersonRecord
from tabellone.store.repository import StoreError

IMPORTED = "import"
"""The cause of a capital that somebody entered."""
AT_ONCE = 500
"""How many values one query may name; SQLite has a limit."""
NOBODY = Person("")
WRITERS_QUEUE = 20080101
"""The number of the lock in PostgreSQL."""
DETAILS = ("name", "card", "club", "province", "country", "fmjd")


class Known(NamedTuple):
    """A person and his number in the registry."""

    id: int
    person: Person


class Merged(NamedTuple):
    """What an import did."""

    added: int
    changed: int


def folded(name: str) -> str:
    """Small letters without accents, a space before every word: « ros» finds Rossi and De Rosa, not Andros."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " " + " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))[:590]


@contextmanager
def _writing() -> Iterator[None]:
    """One writer at a time: capitals are worked out from the capitals that are there."""
    try:
        with transaction.atomic():
            if connection.vendor == "postgresql":  # SQLite's own transactions queue up
                with connection.cursor() as cursor:
                    cursor.execute("SELECT pg_advisory_xact_lock(%s)", [WRITERS_QUEUE])
            yield
    except IntegrityError as error:
        raise StoreError("storage_busy") from error


def today() -> str:
    """The day of what is entered now."""
    return datetime.now(UTC).date().isoformat()


class Registry:
    """Everybody, for any number of threads."""

    def count(self) -> int:
        """How many people."""
        return int(PersonRecord.objects.count())

    def found(self, text: str = "", most: int = 50) -> list[Known]:
        """Who has words that begin with these letters in his name, or this card number; in alphabetical order."""
        rows = PersonRecord.objects.order_by("folded", "id")
        text = "".join(filter(str.isprintable, text))
        matches = Q()
        for word in folded(text).split():
            matches &= Q(folded__contains=f" {word}")
        if text.strip():
            rows = rows.filter(matches | Q(card=text.strip())) if matches else rows.filter(card=text.strip())
        return _known(rows[:most])

    def everybody(self) -> list[Known]:
        """All of them, in alphabetical order."""
        details = list(PersonRecord.objects.order_by("folded", "id").values_list("id", *DETAILS))
        return _with_capitals(details, CapitalRecord.objects.all())

    def person(self, identity: int) -> Person:
        """One of them."""
        known = _known(PersonRecord.objects.filter(id=identity))
        if not known:
            raise StoreError("no_such_person", id=identity)
        return known[0].person

    def history(self, identity: int) -> list[tuple[Board, Capital]]:
        """His capitals in both games, the oldest first."""
        return [(game, now) for _, game, now in _capitals(CapitalRecord.objects.filter(person_id=identity))]

    def capitals_by_person(self) -> Iterator[tuple[int, Board, Capital]]:
        """Everybody's, the oldest first."""
        return _capitals(CapitalRecord.objects.all())

    def with_histories(self) -> People:
        """Everybody with all his capitals."""
        histories = self._histories()
        return [(known.person, histories.get(known.id, [])) for known in self.everybody()]

    def _histories(self) -> dict[int, list[tuple[Board, Capital]]]:
        found: dict[int, list[tuple[Board, Capital]]] = {}
        for identity, game, now in self.capitals_by_person():
            found.setdefault(identity, []).append((game, now))
        return found

    def bring_back(self, people: People) -> int:
        """People of a backup who are not here, and the last capitals of those who have lost them; how many people.

        Whoever has gone on differently since keeps what he has.
        """
        with _writing():
            present = self._matched([person for person, _ in people], strict=False)
            histories = self._histories()
            lost = [one for one, known in zip(people, present, strict=True) if known is None]
            records = [_record(person) for person, _ in lost]
            PersonRecord.objects.bulk_create(records, batch_size=AT_ONCE)
            missing = [(record.id, capitals) for record, (_, capitals) in zip(records, lost, strict=True)]
            for (_, capitals), known in zip(people, present, strict=True):
                here = histories.get(known.id, []) if known else []
                if known is not None and len(capitals) > len(here) and capitals[: len(here)] == here:
                    missing.append((known.id, capitals[len(here) :]))
            rows = [_row(identity, game, now) for identity, capitals in missing for game, now in capitals]
            CapitalRecord.objects.bulk_create(rows, batch_size=AT_ONCE)
        return len(missing)

    def save(self, person: Person, identity: int | None = None) -> int:
        """Somebody new, or new details of somebody known; a capital that differs from the last one is a new one."""
        with _writing():
            before = NOBODY if identity is None else self.person(identity)
            self._require_own_card(person, identity)
            details = {name: getattr(person, name) for name in DETAILS}
            record, _ = PersonRecord.objects.update_or_create(
                id=identity, defaults={**details, "folded": folded(person.name)}
            )
            self._add_capitals([(record.id, person, before)], today())
        return int(record.id)

    def merge(self, lines: Iterable[Line], date: str) -> Merged:
        """Many people at once, all or none; what a file does not say of somebody stays as it was."""
        lines = list(lines)
        with _writing():
            present = self._matched([line.person for line in lines])
            new = [line.onto(NOBODY) for line, known in zip(lines, present, strict=True) if known is None]
            added, changed, current = [_record(person) for person in new], [], []
            for line, known in zip(lines, present, strict=True):
                if known is None:
                    continue
                person = line.onto(known.person)
                if person[:6] != known.person[:6]:
                    changed.append(_record(person, known.id))
                current.append((known.id, person, known.person))
            PersonRecord.objects.bulk_create(added, batch_size=AT_ONCE)
            PersonRecord.objects.bulk_create(
                changed,
                batch_size=AT_ONCE,
                update_conflicts=True,
                unique_fields=["id"],
                update_fields=["folded", *DETAILS],
            )
            ids = [record.id for record in added]
            joined = ((identity, person, NOBODY) for identity, person in zip(ids, new, strict=True))
            moved = self._add_capitals([*current, *joined], date)
        touched = {record.id for record in changed} | (moved - set(ids))
        return Merged(len(added), len(touched))

    def rate(self, event: Dated, key: str, ruling: Ruling) -> Season:
        """What an event would do to those who played in it; nothing is written."""
        return self._season(event, key, ruling)[1]

    def apply(self, event: Dated, key: str, ruling: Ruling) -> Season:
        """The same, and written: once for every tournament."""
        with _writing():
            known, season = self._season(event, key, ruling)
            ids = [one.id for one in known]
            joined = [
                PersonRecord(name=e.name, card=e.card, club=e.club, folded=folded(e.name))
                for e in season.entries[len(ids) :]
            ]
            PersonRecord.objects.bulk_create(joined, batch_size=AT_ONCE)
            ids += [record.id for record in joined]
            for one, entry in zip(known, season.entries, strict=False):
                if entry.card != one.person.card:  # the event knew it
                    PersonRecord.objects.filter(id=one.id).update(card=entry.card)
            self._write(season.changes, ids, ruling.game, key, event.tournament.name)
        return season

    def year_end(self, game: Board, year: int) -> Season:
        """What the end of a year would do to everybody; nothing is written."""
        return self._year_end(game, year)[1]

    def close_year(self, game: Board, year: int) -> Season:
        """The malus of everybody who played in no event of the year, and foreigners who stayed away too long."""
        with _writing():
            known, season = self._year_end(game, year)
            self._write(season.changes, [one.id for one in known], game, _year_key(game, year), "")
        return season

    def _year_end(self, game: Board, year: int) -> tuple[list[Known], Season]:
        self._require_unrated(_year_key(game, year))
        events = CapitalRecord.objects.filter(game=game.value, cause=Cause.EVENT.value, date__gt=f"{year}-12-31")
        later = events.order_by("date").first()
        if later is not None:
            raise StoreError("events_after_year", year=year, event=later.event, date=later.date)
        known = [one for one in self.everybody() if game in one.person.capitals]
        return known, rate_season([one.person.entry(game) for one in known], [], Ruling(game), close_year=year)

    def closed_years(self) -> list[tuple[Board, int, str]]:
        """The years that were closed, with the key to take them back by."""
        keys = CapitalRecord.objects.filter(tournament__startswith="year-").values_list("tournament", flat=True)
        found = sorted({(key.split("-")[1], int(key.split("-")[2]), key) for key in keys})
        return [(Board(game), year, key) for game, year, key in found]

    def year_is_open(self, game: Board, year: int) -> bool:
        """Whether events of a year are registered and its end is not."""
        events = CapitalRecord.objects.filter(game=game.value, cause=Cause.EVENT.value, date__startswith=f"{year}-")
        return events.exists() and not self.rated_on(_year_key(game, year))

    def registered(self, key: str) -> dict[str, int | None]:
        """The capitals a tournament left in the registry, by name."""
        rows = CapitalRecord.objects.filter(tournament=key, cause=Cause.EVENT.value)
        return {name_key(name): rating for name, rating in rows.values_list("person__name", "rating")}

    def remove(self, identity: int) -> None:
        """Somebody entered by mistake; whoever has played stays."""
        with _writing():
            name = self.person(identity).name
            if CapitalRecord.objects.filter(person_id=identity, cause=Cause.EVENT.value).exists():
                raise StoreError("person_has_played", name=name)
            PersonRecord.objects.filter(id=identity).delete()

    def rated_on(self, key: str) -> str:
        """The date a tournament was rated with, or nothing."""
        row = CapitalRecord.objects.filter(tournament=key).order_by("id").first()
        return "" if row is None else str(row.date)

    def take_back(self, key: str) -> None:
        """Undo the rating of a tournament, as long as nobody's capital has changed since."""
        with _writing():
            rows = list(CapitalRecord.objects.filter(tournament=key).order_by("id"))
            last = {(row.person_id, row.game): row.id for row in rows}
            for (person, game), identity in last.items():
                later = CapitalRecord.objects.filter(person_id=person, game=game, id__gt=identity).first()
                if later is not None:
                    raise StoreError("rated_since", name=later.person.name, date=later.date)
            CapitalRecord.objects.filter(tournament=key).delete()

    def _season(self, event: Dated, key: str, ruling: Ruling) -> tuple[list[Known], Season]:
        self._require_unrated(key)
        known = self._playing(event.tournament.players)
        self._require_in_order(known, event, ruling.game)
        other = Board.INTERNATIONAL if ruling.game is Board.ITALIAN else Board.ITALIAN
        others = OtherGame(
            (one.person.name, one.person.card, one.person.capitals[other].category)
            for one in known
            if other in one.person.capitals
        )
        entries = [one.person.entry(ruling.game) for one in known]
        return known, rate_season(entries, [event], ruling._replace(others=others))

    def _require_in_order(self, known: list[Known], event: Dated, game: Board) -> None:
        """Capitals follow one another by date: no later event of these players, and the year not yet closed."""
        for closed, year, _ in self.closed_years():
            if closed is game and year >= event.year:
                raise StoreError("year_closed", year=year)
        ids = [one.id for one in known]
        for start in range(0, len(ids), AT_ONCE):
            rows = CapitalRecord.objects.filter(person_id__in=ids[start : start + AT_ONCE], game=game.value)
            later = rows.filter(cause=Cause.EVENT.value, date__gt=event.date).order_by("-date").first()
            if later is not None:
                raise StoreError("rated_later", name=later.person.name, event=later.event, date=later.date)

    def _require_unrated(self, key: str) -> None:
        if self.rated_on(key):
            raise StoreError("rated_already", date=self.rated_on(key))

    def _require_own_card(self, person: Person, identity: int | None) -> None:
        alike = PersonRecord.objects.filter(folded=folded(person.name)).exclude(id=identity)
        if identity is None and any(not (person.card and other.card) for other in alike):
            raise StoreError("namesake_needs_card", name=person.name)
        if person.card:
            other = PersonRecord.objects.filter(card=person.card).exclude(id=identity).first()
            if other is not None:
                raise StoreError("card_taken", card=person.card, name=other.name)

    def _playing(self, players: Iterable[Player]) -> list[Known]:
        """Those of the registry who may be meant by the players of an event."""
        players = list(players)
        cards = [player.card for player in players if player.card]
        names = [folded(player.name) for player in players]
        rows: dict[int, Known] = {}
        for start in range(0, max(len(cards), len(names)), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            matches = Q(folded__in=names[part]) | Q(card__in=cards[part])
            rows |= {known.id: known for known in _known(PersonRecord.objects.filter(matches))}
        return [rows[identity] for identity in sorted(rows)]

    def _matched(self, people: list[Person], strict: bool = True) -> list[Known | None]:
        """Who is meant by each of the people in a file; of namesakes without cards the first left, unless strict."""
        everybody = self.everybody()
        by_card = {known.person.card: known for known in everybody if known.person.card}
        by_name: dict[str, list[Known]] = {}
        for known in everybody:
            by_name.setdefault(name_key(known.person.name), []).append(known)
        found: list[Known | None] = []
        taken: set[int] = set()
        for person in people:
            named = by_name.get(name_key(person.name), [])
            alike = [known for known in named if not (person.card and known.person.card) and known.id not in taken]
            if strict and person.card not in by_card and len(alike) > 1:
                raise StoreError("several_in_registry", name=person.name)
            match = by_card.get(person.card) or (alike[0] if alike else None)
            taken |= {match.id} if match else set()
            found.append(match)
        return found

    def _add_capitals(self, people: Iterable[tuple[int, Person, Person]], date: str) -> set[int]:
        """Everybody as he is and as he was: a new capital where category, rating, malus or last year differ."""
        rows = [
            _row(identity, game, Capital(*now[:4], date=date, cause=IMPORTED))
            for identity, person, before in people
            for game, now in person.capitals.items()
            if game not in before.capitals or before.capitals[game][:4] != now[:4]
        ]
        CapitalRecord.objects.bulk_create(rows, batch_size=AT_ONCE)
        return {row.person_id for row in rows}

    def _write(self, changes: Iterable[Change], ids: list[int], game: Board, key: str, event: str) -> None:
        rows = [
            _row(
                ids[change.place],
                game,
                Capital(
                    change.entry.category,
                    change.entry.rating,
                    change.entry.malus,
                    change.entry.last_year,
                    change.date,
                    change.cause.value,
                    event,
                    key,
                ),
            )
            for change in changes
        ]
        CapitalRecord.objects.bulk_create(rows, batch_size=AT_ONCE)


def _known(rows: "QuerySet[PersonRecord]") -> list[Known]:
    """People with their capitals in force."""
    details = list(rows.values_list("id", *DETAILS))
    ids = [identity for identity, *_ in details]
    return _with_capitals(details, CapitalRecord.objects.filter(person_id__in=ids))


def _with_capitals(details: list[tuple[Any, ...]], rows: "QuerySet[CapitalRecord]") -> list[Known]:
    capitals: dict[int, dict[Board, Capital]] = {identity: {} for identity, *_ in details}
    for person, game, now in _capitals(rows):
        capitals[person][game] = now
    return [Known(identity, Person._make([*rest, capitals[identity]])) for identity, *rest in details]


def _capitals(rows: "QuerySet[CapitalRecord]") -> Iterator[tuple[int, Board, Capital]]:
    """Whose, in which game, and what; the oldest first."""
    for person, game, *fields in rows.order_by("id").values_list("person_id", "game", *Capital._fields).iterator():
        yield person, GAMES[game], Capital(*fields)


def _year_key(game: Board, year: int) -> str:
    return f"year-{game.value}-{year}"


GAMES = {game.value: game for game in Board}


def _row(person: int, game: Board, now: Capital) -> CapitalRecord:
    return CapitalRecord(person_id=person, game=game.value, **now._asdict())


def _record(person: Person, identity: int | None = None) -> PersonRecord:
    details = {name: value for name, value in person._asdict().items() if name != "capitals"}
    return PersonRecord(id=identity, folded=folded(person.name), **details)
