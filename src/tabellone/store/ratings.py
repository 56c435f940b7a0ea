"""Ratings in the registry: what an event, or the end of a year, does to capitals; written once, and taken back."""

from collections.abc import Iterable

from django.db.models import Max, Min

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Player
from tabellone.engine.person_register import name_key
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.people import Capital
from tabellone.engine.rating.season import (
    CapitalUpdate,
    DatedEvent,
    ListEntry,
    OtherGameCategories,
    Season,
    SeasonRules,
    first_capitals,
    has_played,
    rate_season,
)
from tabellone.engine.reason_values import IsoDay
from tabellone.formats.closed_years_text import ClosedYears
from tabellone.store.models import CapitalRecord, ClosedYearRecord, PersonRecord
from tabellone.store.registry import Registry
from tabellone.store.registry_rows import AT_ONCE, Known, capital_row, folded
from tabellone.store.registry_turns import require_no_import, writing
from tabellone.store.repository import StoreError


class Ratings:
    """Capitals one after the other, for any number of threads."""

    def __init__(self, registry: Registry):
        self._registry = registry

    def rate(self, event: DatedEvent, key: str, ruling: SeasonRules) -> Season:
        """What an event would do to those who played in it; nothing is written."""
        require_no_import()
        return self._season(event, key, ruling)[1]

    def apply(self, event: DatedEvent, key: str, ruling: SeasonRules) -> Season:
        """The same, and written: once for every tournament."""
        with writing():
            known, season = self._season(event, key, ruling)
            ids = [one.id for one in known]
            joined = [
                PersonRecord(name=e.name, card=e.card, club=e.club, province=e.province, folded=folded(e.name))
                for e in season.entries[len(ids) :]
            ]
            PersonRecord.objects.bulk_create(joined, batch_size=AT_ONCE)
            ids += [record.id for record in joined]
            for one, entry in zip(known, season.entries, strict=False):
                if entry.card != one.person.card:  # the event knew it
                    PersonRecord.objects.filter(id=one.id).update(card=entry.card)
            self._write(season.changes, ids, ruling.game, key, event.tournament.name)
        return season

    def year_end(self, game: DraughtsGame, year: int) -> Season:
        """What the end of a year would do to everybody; nothing is written."""
        require_no_import()
        return self._year_end(game, year)[1]

    def close_year(self, game: DraughtsGame, year: int) -> Season:
        """The malus of everybody who played in no event of the year, and foreigners who stayed away too long."""
        with writing():
            known, season = self._year_end(game, year)
            self._write(season.changes, [one.id for one in known], game, _year_key(game, year), "")
            if not season.changes:
                ClosedYearRecord.objects.create(key=_year_key(game, year), date=f"{year}-12-31")
        return season

    def _year_end(self, game: DraughtsGame, year: int) -> tuple[list[Known], Season]:
        self._require_unrated(_year_key(game, year))
        events = CapitalRecord.objects.filter(game=game.value, cause=Cause.EVENT.value, date__gt=f"{year}-12-31")
        later = events.order_by("date").first()
        if later is not None:
            raise StoreError("events_after_year", year=year, event=later.event, date=IsoDay(later.date))
        for closed, later_year, _ in self.closed_years():
            if closed is game and later_year > year:
                raise StoreError("year_closed", year=later_year)
        capitals = CapitalRecord.objects.filter(game=game.value).values("person_id").annotate(first=Min("date"))
        there = set(capitals.filter(first__lte=f"{year}-12-31").values_list("person_id", flat=True))
        known = [one for one in self._registry.everybody() if one.id in there]
        return known, rate_season(
            [one.person.list_entry(game) for one in known], [], SeasonRules(game), close_year=year
        )

    def closed_years(self) -> list[tuple[DraughtsGame, int, str]]:
        """The years that were closed, with the key to take them back by."""
        years = CapitalRecord.objects.filter(tournament__startswith="year-")
        keys = {*years.order_by().values_list("tournament", flat=True).distinct()}
        keys |= {*ClosedYearRecord.objects.values_list("key", flat=True)}
        found = sorted((key.split("-")[1], int(key.split("-")[2]), key) for key in keys)
        return [(DraughtsGame(game), year, key) for game, year, key in found]

    def years_closed_with_nobody(self) -> ClosedYears:
        """Those that no capital knows of."""
        keys = {*ClosedYearRecord.objects.values_list("key", flat=True)}
        return [(game, year) for game, year, key in self.closed_years() if key in keys]

    def bring_back_years(self, years: ClosedYears) -> ClosedYears:
        """Years of a backup that were closed with nobody in them and are not closed here; which ones."""
        with writing():
            here = {(game, year) for game, year, _ in self.closed_years()}
            missing = sorted({*years} - here, key=lambda one: (one[1], one[0].value))
            for game, year in missing:
                ClosedYearRecord.objects.create(key=_year_key(game, year), date=f"{year}-12-31")
        return missing

    def year_is_open(self, game: DraughtsGame, year: int) -> bool:
        """Whether events of a year are registered and its end is not."""
        events = CapitalRecord.objects.filter(game=game.value, cause=Cause.EVENT.value, date__startswith=f"{year}-")
        return events.exists() and not self.rated_on(_year_key(game, year))

    def registered(self, key: str, players: Iterable[Player]) -> dict[int, int | None]:
        """The capitals a tournament left in the registry, by the numbers of its players."""
        rows = CapitalRecord.objects.filter(tournament=key, cause=Cause.EVENT.value)
        found = list(rows.values_list("person__card", "person__name", "rating"))
        by_card = {card: rating for card, _, rating in found if card}
        by_name = {name_key(name): rating for _, name, rating in found}
        return {
            player.number: by_card.get(player.card) if player.card in by_card else by_name.get(name_key(player.name))
            for player in players
        }

    def newest_capital(self, players: Iterable[Player], game: DraughtsGame) -> str:
        """The day of the newest capital of these players."""
        known = self._registry.meant_by(players)
        return max((one.person.capitals[game].date for one in known if game in one.person.capitals), default="")

    def rated_on(self, key: str) -> str:
        """The date a tournament was rated with, or nothing."""
        capital = CapitalRecord.objects.filter(tournament=key).order_by("id").first()
        rated = capital or ClosedYearRecord.objects.filter(key=key).first()
        return "" if rated is None else rated.date

    def take_back(self, key: str) -> None:
        """Undo the rating of a tournament, as long as nobody's capital has changed since."""
        with writing():
            mine = CapitalRecord.objects.filter(tournament=key)
            theirs = CapitalRecord.objects.filter(person_id__in=mine.values("person_id"))
            last = theirs.values("person_id", "game").annotate(last=Max("id")).values_list("person_id", "game", "last")
            in_force = {(person, game): identity for person, game, identity in last}
            own = mine.values("person_id", "game").annotate(last=Max("id")).values_list("person_id", "game", "last")
            for person, game, identity in own:
                if in_force[person, game] != identity:
                    later = CapitalRecord.objects.select_related("person").get(id=in_force[person, game])
                    raise StoreError("rated_since", name=later.person.name, date=IsoDay(later.date))
            CapitalRecord.objects.filter(tournament=key).delete()
            ClosedYearRecord.objects.filter(key=key).delete()

    def first_capitals(self, event: DatedEvent, key: str, ruling: SeasonRules) -> dict[int, int]:
        """What the players begin with who have no capital in the event, by number; what it left them is not it."""
        registered = CapitalRecord.objects.filter(tournament=key).aggregate(first=Min("id"))["first"]
        _, entries, informed = self._listed(event, ruling, registered)
        return first_capitals(entries, event, informed)

    def _season(self, event: DatedEvent, key: str, ruling: SeasonRules) -> tuple[list[Known], Season]:
        self._require_unrated(key)
        known, entries, informed = self._listed(event, ruling)
        self._require_in_order(known, event, ruling.game)
        return known, rate_season(entries, [event], informed)

    def _listed(
        self, event: DatedEvent, ruling: SeasonRules, before: int | None = None
    ) -> tuple[list[Known], list[ListEntry], SeasonRules]:
        """Who may be meant by the players of an event, their lines in the list, and what they are in the other game.

        As they were before a capital, if one is given.
        """
        known = self._registry.meant_by(event.tournament.players, before)
        other = DraughtsGame.INTERNATIONAL if ruling.game is DraughtsGame.ITALIAN else DraughtsGame.ITALIAN
        others = OtherGameCategories(
            (one.person.name, one.person.card, one.person.capitals[other].category)
            for one in known
            if other in one.person.capitals
            and has_played(one.person.capitals[other].category, one.person.capitals[other].rating)
        )
        return known, [one.person.list_entry(ruling.game) for one in known], ruling._replace(other_game=others)

    def _require_in_order(self, known: list[Known], event: DatedEvent, game: DraughtsGame) -> None:
        """Capitals follow one another by date: no later event of these players, and the year not yet closed."""
        for closed, year, _ in self.closed_years():
            if closed is game and year >= event.year:
                raise StoreError("year_closed", year=year)
        ids = [one.id for one in known]
        for start in range(0, len(ids), AT_ONCE):
            rows = CapitalRecord.objects.filter(person_id__in=ids[start : start + AT_ONCE], game=game.value)
            later = rows.filter(cause=Cause.EVENT.value, date__gt=event.date).order_by("-date").first()
            if later is not None:
                raise StoreError("rated_later", name=later.person.name, event=later.event, date=IsoDay(later.date))

    def _require_unrated(self, key: str) -> None:
        if self.rated_on(key):
            raise StoreError("rated_already", date=IsoDay(self.rated_on(key)))

    def _write(
        self, changes: Iterable[CapitalUpdate], ids: list[int], game: DraughtsGame, key: str, event: str
    ) -> None:
        rows = [
            capital_row(
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


def _year_key(game: DraughtsGame, year: int) -> str:
    return f"year-{game.value}-{year}"
