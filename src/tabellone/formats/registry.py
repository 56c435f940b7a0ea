"""The registry of players as CSV: one line a person, with category and capital in both games; and all capitals."""

import csv
import io
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tabellone.engine.categories import PROVINCIAL
from tabellone.engine.draughts import Board
from tabellone.engine.limits import HIGHEST_RATING
from tabellone.engine.rating.elo_rubele import FLOOR
from tabellone.engine.rating.season import Entry
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_rows import Row, read_rows
from tabellone.formats.rating_list import read_list

DETAILS = ("card", "name", "club", "province", "country", "fmjd")
OF_A_GAME = ("category", "rating", "malus", "last_year")
COLUMNS = (*DETAILS, *(f"{game.value}_{name}" for game in Board for name in OF_A_GAME))
HISTORY_COLUMNS = ("card", "name", "game", "date", "cause", "event", "rating", "category")


class Capital(NamedTuple):
    """Category and Elo-Rubele in one game from a day on, and why."""

    category: str = PROVINCIAL
    rating: int | None = None
    malus: int = 0
    last_year: int | None = None
    date: str = ""
    """Year first."""
    cause: str = ""
    """A `Cause`, or `import` for what was entered."""
    event: str = ""
    """The event's name, if it was one."""
    tournament: str = ""
    """The event's key in the store, if it is there."""


class Person(NamedTuple):
    """Somebody of the registry."""

    name: str
    card: str = ""
    club: str = ""
    province: str = ""
    country: str = ""
    fmjd: int | None = None
    capitals: Mapping[Board, Capital] = {}
    """As they are now."""

    @property
    def both(self) -> list[Capital]:
        """In both games, in the order of `Board`; an empty one for a game he does not play."""
        return [self.capitals.get(game, Capital(category="")) for game in Board]

    def entry(self, game: Board) -> Entry:
        """His line in the list of a game."""
        now = self.capitals.get(game, Capital())
        return Entry(
            self.name,
            now.rating,
            now.category,
            now.malus,
            now.last_year,
            self.card,
            self.club,
            self.province,
            self.country,
            self.fmjd,
        )


def read_registry(content: bytes, game: Board) -> list[Person]:
    """The people of a registry file, or of the rating list of one game."""
    rows = read_rows(content, COLUMNS, ("name",))
    first = next(rows, None)
    if first is None:
        return []
    if "rating" in first.cells:
        return [_listed(entry, game) for entry in read_list(content)]
    people: list[Person] = []
    known: dict[str, set[str]] = {}
    for row in read_rows(content, COLUMNS, ("name",)):
        person = read_person(row)
        cards = known.setdefault(person.name.casefold(), set())
        if cards and (not person.card or person.card in cards or "" in cards):
            raise BadDocumentError("list_name_twice", str(row.line), name=person.name)
        cards.add(person.card)
        people.append(person)
    return people


def write_registry(people: Iterable[Person]) -> str:
    """One line a person; reads back as the same people."""
    rows = []
    for person in people:
        cells: list[object] = [getattr(person, name) for name in DETAILS]
        for game in Board:
            now = person.capitals.get(game)
            cells += [None] * len(OF_A_GAME) if now is None else [getattr(now, name) for name in OF_A_GAME]
        rows.append(cells)
    return _csv(COLUMNS, rows)


def write_history(capitals: Iterable[tuple[Person, Board, Capital]]) -> str:
    """Every capital that ever was."""
    return _csv(
        HISTORY_COLUMNS,
        [
            [person.card, person.name, game.value, now.date, now.cause, now.event, now.rating, now.category]
            for person, game, now in capitals
        ],
    )


def _csv(heading: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";", lineterminator="\n")
    writer.writerow(heading)
    writer.writerows(["" if cell is None else cell for cell in row] for row in rows)
    return written.getvalue()


def _listed(entry: Entry, game: Board) -> Person:
    now = Capital(entry.category, entry.rating, entry.malus, entry.last_year)
    return Person(entry.name, entry.card, entry.club, entry.province, entry.country, entry.fmjd, {game: now})


def read_person(row: Row) -> Person:
    """One line, or what somebody typed into the same fields."""
    capitals = {}
    for game in Board:
        prefix = f"{game.value}_"
        if any(row.cells.get(prefix + name) for name in OF_A_GAME):
            capitals[game] = Capital(
                row.text(prefix + "category") or PROVINCIAL,
                row.number(prefix + "rating", FLOOR, HIGHEST_RATING),
                row.number(prefix + "malus", 0, HIGHEST_RATING) or 0,
                row.number(prefix + "last_year", 1900, 2999),
            )
    return Person(
        row.text("name", required=True),
        row.text("card"),
        row.text("club"),
        row.text("province"),
        row.text("country"),
        row.number("fmjd", 1, HIGHEST_RATING),
        capitals,
    )
