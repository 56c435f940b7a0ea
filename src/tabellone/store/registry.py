"""The registry of players shared by all tournaments: people, and their capitals one after the other, never changed."""

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime

from django.db.models import Q

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import Player
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.people import Capital, Person
from tabellone.formats.people_text import People
from tabellone.formats.registry import DETAIL_FIELDS, RegistryLine
from tabellone.store.models import CapitalRecord, PersonRecord
from tabellone.store.registry_matching import matched
from tabellone.store.registry_merging import (
    NOBODY,
    Merged,
    require_no_way_back,
    worked_out,
    write,
    write_in_parts,
)
from tabellone.store.registry_rows import (
    AT_ONCE,
    Known,
    capital_row,
    capitals_in,
    folded,
    known_people,
    new_capitals,
    person_row,
    with_capitals,
)
from tabellone.store.registry_turns import importing, writing
from tabellone.store.repository import StoreError


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
        text = "".join(filter(str.isprintable, text[:MAX_TEXT_LENGTH]))
        matches = Q()
        for word in folded(text).split():
            matches &= Q(folded__contains=f" {word}")
        if text.strip():
            rows = rows.filter(matches | Q(card=text.strip())) if matches else rows.filter(card=text.strip())
        return known_people(rows[:most])

    def everybody(self) -> list[Known]:
        """All of them, in alphabetical order."""
        details = list(PersonRecord.objects.order_by("folded", "id").values_list("id", *DETAIL_FIELDS))
        return with_capitals(details, CapitalRecord.objects.all())

    def person(self, identity: int) -> Person:
        """One of them."""
        known = known_people(PersonRecord.objects.filter(id=identity))
        if not known:
            raise StoreError("no_such_person", id=identity)
        return known[0].person

    def history(self, identity: int) -> list[tuple[DraughtsGame, Capital]]:
        """His capitals in both games, the oldest first."""
        return [(game, now) for _, game, now in capitals_in(CapitalRecord.objects.filter(person_id=identity))]

    def capitals_by_person(self) -> Iterator[tuple[int, DraughtsGame, Capital]]:
        """Everybody's, the oldest first."""
        return capitals_in(CapitalRecord.objects.all())

    def with_histories(self) -> People:
        """Everybody with all his capitals."""
        histories = self._histories()
        return [(known.person, histories.get(known.id, [])) for known in self.everybody()]

    def _histories(self) -> dict[int, list[tuple[DraughtsGame, Capital]]]:
        found: dict[int, list[tuple[DraughtsGame, Capital]]] = {}
        for identity, game, now in self.capitals_by_person():
            found.setdefault(identity, []).append((game, now))
        return found

    def bring_back(self, people: People) -> int:
        """People of a backup who are not here, and the last capitals of those who have lost them; how many people.

        Whoever has gone on differently since keeps what he has.
        """
        with writing():
            present = matched([person for person, _ in people], self.everybody(), strict=False)
            histories = self._histories()
            lost = [one for one, known in zip(people, present, strict=True) if known is None]
            records = [person_row(person) for person, _ in lost]
            PersonRecord.objects.bulk_create(records, batch_size=AT_ONCE)
            missing = [(record.id, capitals) for record, (_, capitals) in zip(records, lost, strict=True)]
            for (_, capitals), known in zip(people, present, strict=True):
                here = histories.get(known.id, []) if known else []
                if known is not None and len(capitals) > len(here) and capitals[: len(here)] == here:
                    missing.append((known.id, capitals[len(here) :]))
            rows = [capital_row(identity, game, now) for identity, capitals in missing for game, now in capitals]
            CapitalRecord.objects.bulk_create(rows, batch_size=AT_ONCE)
        return len(missing)

    def save(self, person: Person, identity: int | None = None) -> int:
        """Somebody new, or new details of somebody known; a capital that differs from the last one is a new one."""
        with writing():
            before = NOBODY if identity is None else self.person(identity)
            self._require_own_card(person, identity)
            details = {name: getattr(person, name) for name in DETAIL_FIELDS}
            record = PersonRecord(id=identity, **details, folded=folded(person.name))
            record.save()
            CapitalRecord.objects.bulk_create(new_capitals(record.id, person, before, today()))
        return record.id

    def merge(self, lines: Iterable[RegistryLine], date: str, over_newer: int = 0) -> Merged:
        """Many people at once, all or none; what a file does not say of somebody stays as it was.

        Capitals newer than the file are replaced only if it is said of how many people.
        """
        with writing():
            steps = worked_out(lines, self.everybody())
            require_no_way_back(steps, date, over_newer)
            return write(steps, date)

    def merge_in_parts(
        self, lines: Iterable[RegistryLine], date: str, told: Callable[[int], None], over_newer: int = 0
    ) -> Merged:
        """Very many people, while others enter results; how many are written is told from time to time."""
        with importing():
            steps = worked_out(lines, self.everybody())
            require_no_way_back(steps, date, over_newer)
            return write_in_parts(steps, date, told)

    def remove(self, identity: int) -> None:
        """Somebody entered by mistake; whoever has played stays."""
        with writing():
            name = self.person(identity).name
            if CapitalRecord.objects.filter(person_id=identity, cause=Cause.EVENT.value).exists():
                raise StoreError("person_has_played", name=name)
            PersonRecord.objects.filter(id=identity).delete()

    def unite(self, identity: int, other: int) -> None:
        """Two records of one person become the first, with both histories by date; what only one knows is kept.

        The last capital by date is the one in force. Who has two cards, or played twice in one event, is two people.
        """
        with writing():
            kept, gone = self.person(identity), self.person(other)
            if identity == other or (kept.card and gone.card and kept.card != gone.card):
                raise StoreError("two_cards", name=kept.name, card=kept.card, other=gone.card)
            rows = list(CapitalRecord.objects.filter(person_id__in=(identity, other)).order_by("date", "id"))
            events = [(row.tournament, row.game) for row in rows if row.cause == Cause.EVENT.value and row.tournament]
            twice = next((row.event for row in rows if events.count((row.tournament, row.game)) > 1), None)
            if twice is not None:
                raise StoreError("both_played", name=kept.name, event=twice)
            details = {name: getattr(kept, name) or getattr(gone, name) for name in DETAIL_FIELDS}
            CapitalRecord.objects.filter(id__in=[row.id for row in rows]).delete()
            PersonRecord.objects.filter(id=other).delete()
            PersonRecord.objects.filter(id=identity).update(**details)
            for row in rows:
                row.id, row.person_id = None, identity
            CapitalRecord.objects.bulk_create(rows, batch_size=AT_ONCE)

    def meant_by(self, players: Iterable[Player], before: int | None = None) -> list[Known]:
        """Those of the registry who may be meant by the players of an event; with the capitals before one of them."""
        players = list(players)
        cards = [player.card for player in players if player.card]
        names = [folded(player.name) for player in players]
        rows: dict[int, Known] = {}
        for start in range(0, max(len(cards), len(names)), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            matches = Q(folded__in=names[part]) | Q(card__in=cards[part])
            rows |= {known.id: known for known in known_people(PersonRecord.objects.filter(matches), before)}
        return [rows[identity] for identity in sorted(rows)]

    def _require_own_card(self, person: Person, identity: int | None) -> None:
        others = PersonRecord.objects.all() if identity is None else PersonRecord.objects.exclude(id=identity)
        alike = others.filter(folded=folded(person.name))
        if identity is None and any(not (person.card and other.card) for other in alike):
            raise StoreError("namesake_needs_card", name=person.name)
        if person.card:
            other = others.filter(card=person.card).first()
            if other is not None:
                raise StoreError("card_taken", card=person.card, name=other.name)
