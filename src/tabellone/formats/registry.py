"""The registry of players as CSV: one line a person, with category and capital in both games; and all capitals."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.limits import MAX_RATING
from tabellone.engine.rating.elo_rubele import MIN_CAPITAL, highest_category
from tabellone.engine.rating.people import Capital, Person
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_rows import FilePeople, Row, headings, read_rows
from tabellone.formats.csv_text import csv_text

DETAIL_FIELDS = Person._fields[:-1]
"""What is known of a person himself."""
GAME_FIELDS = ("category", "rating", "malus", "last_year")
COLUMNS = (*DETAIL_FIELDS, *(f"{game.value}_{name}" for game in DraughtsGame for name in GAME_FIELDS))
HISTORY_COLUMNS = ("card", "name", "game", "date", "cause", "event", "rating", "category")


class RegistryLine(NamedTuple):
    """One person of a registry file; fields that the file leaves empty do not change the registry."""

    person: Person
    """His details, without capitals."""
    capitals: Mapping[DraughtsGame, Mapping[str, Any]]
    """Of each game, the fields of `Capital` that are written."""

    def apply_to(self, person: Person) -> Person:
        """Returns the person with the values of the file."""
        details = {name: getattr(self.person, name) or getattr(person, name) for name in DETAIL_FIELDS}
        capitals = dict(person.capitals)
        for game, fields in self.capitals.items():
            now = capitals.get(game, Capital())._replace(**fields)
            capitals[game] = now._replace(category=highest_category(game, now.category, now.rating or 0))
        return Person(**details, capitals=capitals)

    def is_below_capital(self, person: Person) -> bool:
        """Whether the category is below the one that the capital reaches, which the person has then (E3)."""
        said = {game: fields["category"] for game, fields in self.capitals.items() if fields.get("category")}
        return any(person.capitals[game].category != category for game, category in said.items())


def read_registry(content: bytes, game: DraughtsGame) -> list[RegistryLine]:
    """The people of a registry file, or of the rating list of one game."""
    lines, everybody = [], FilePeople()
    for row in read_rows(content, COLUMNS, ("name",)):
        if {"game", "cause"} <= row.cells.keys():
            raise BadDocumentError("list_is_history", "")
        everybody.add(row)
        prefixes = {game: ""} if "rating" in row.cells else {each: f"{each.value}_" for each in DraughtsGame}
        lines.append(_line(row, prefixes))
    if not lines:
        raise BadDocumentError("list_is_empty", "")
    return lines


def unread_columns(content: bytes) -> list[str]:
    """The columns of such a file that are not read: in a rating list those of a registry neither, and the other way."""
    found = headings(content)
    known = {*DETAIL_FIELDS, "surname", *(GAME_FIELDS if "rating" in found else COLUMNS)}
    return [written for column, written in found.items() if written and column not in known]


def write_registry(people: Iterable[Person]) -> str:
    """One line a person; reads back as the same people."""
    rows = []
    for person in people:
        cells: list[object] = [getattr(person, name) for name in DETAIL_FIELDS]
        for game in DraughtsGame:
            now = person.capitals.get(game)
            cells += [None] * len(GAME_FIELDS) if now is None else [getattr(now, name) for name in GAME_FIELDS]
        rows.append(cells)
    return csv_text(COLUMNS, rows)


def write_history(capitals: Iterable[tuple[Person, DraughtsGame, Capital]]) -> str:
    return csv_text(
        HISTORY_COLUMNS,
        (
            [person.card, person.name, game.value, now.date, now.cause, now.event, now.rating, now.category]
            for person, game, now in capitals
        ),
    )


def read_details(row: Row) -> Person:
    """Reads the person from a line or from typed values."""
    return Person(
        row.text("name", required=True),
        row.text("card"),
        row.text("club"),
        row.text("province"),
        row.text("country"),
        row.number("fmjd", 1, MAX_RATING),
    )


def read_capital(row: Row, prefix: str) -> dict[str, Any]:
    """Category, capital, malus and last year in one game, each None where nothing is written."""
    return {
        "category": row.category(f"{prefix}category") or None,
        "rating": row.number(f"{prefix}rating", MIN_CAPITAL, MAX_RATING),
        "malus": row.number(f"{prefix}malus", 0, MAX_RATING),
        "last_year": row.number(f"{prefix}last_year", 1900, 2999),
    }


def _line(row: Row, prefixes: Mapping[DraughtsGame, str]) -> RegistryLine:
    given = {
        game: {name: value for name, value in read_capital(row, prefix).items() if value is not None}
        for game, prefix in prefixes.items()
    }
    return RegistryLine(read_details(row), {game: fields for game, fields in given.items() if fields})
