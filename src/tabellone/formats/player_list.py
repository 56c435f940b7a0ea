"""Players typed, pasted from a spreadsheet or read from a CSV file: one a line, with tabs, semicolons or commas.

A first line that names the columns decides what is what; without one the order is name, rating, title, club,
province, or name and team where players sit at tables; a year of birth and an F are known by their looks. A line
without separators is a name up to its rating, and what follows is known by its looks.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import PLAYER_FIELDS
from tabellone.engine.player_fields import FORMATTED_TYPES, FieldType, PlayerField
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_lines import MAX_LINE_LENGTH, guess_separator, numbered_lines, split_line
from tabellone.formats.csv_text import csv_text, read_cell

COLUMNS = {
    "name": ("nome", "name", "giocatore", "player", "cognome e nome", "nominativo"),
    "surname": ("cognome", "surname", "last name"),
    "rating": ("rating", "elo", "elo fide", "elo fsi", "elo-rubele"),
    "other_rating": ("elo nazionale", "altro elo", "national rating", "other rating"),
    "other_title": ("titolo nazionale", "altro titolo", "national title", "other title"),
    "appraised_rating": ("elo stimato", "punteggio stimato", "stimato", "appraised rating", "estimated rating"),
    "title": ("titolo", "title", "categoria", "cat", "cat."),
    "team": ("squadra", "team"),
    "card": ("tessera", "card", "id fsi", "tessera fsi"),
    "fide_number": (
        *("id fide", "fide id", "id-fide", "fide-id", "fideid", "codice fide", "cod. fide", "fide code", "n. fide"),
        *("numero fide", "n° fide", "fide number", "fide no", "fide no.", "fide nr", "fide-nr", "fide", "fin"),
    ),
    "fide_title": ("titolo fide", "fide title", "tit. fide", "tit fide"),
    "club": ("circolo", "club", "società", "societa", "sodalizio", "asd"),
    "province": ("provincia", "province", "prov", "prov."),
    "arbiter": ("arbitro", "arbiter"),
    "born": (
        "nascita",
        "anno",
        "anno di nascita",
        "anno nascita",
        "data di nascita",
        "nato",
        "born",
        "birth year",
        "b-day",
    ),
    "sex": ("sesso", "sex", "m/f", "f/m"),
    "federation": ("federazione", "federation", "fed", "fed."),
    "order": ("n", "n.", "n°", "nr", "nr.", "num", "num.", "numero", "no.", "number", "#", "pos", "pos."),
}
"""The words a heading may use; the order of a list is understood and left out: the draw gives the numbers."""
ORDER = re.compile(r"\d{1,5}\s*(?:[.)°]\s*[;,\t]?|[;,\t])\s*(?=[^\W\d]|[\"'])")
"""A number before the name: «1. Rossi», «1) Rossi», «1;Rossi»."""

ALWAYS_PRESENT = ("name", "rating", "title", "club")
"""What is said of everybody in a list, also where a cell is empty."""
FIELDS = tuple(field for field in PLAYER_FIELDS if field.name in COLUMNS)
"""What a list can say of a player."""
YES_WORDS = ("sì", "si", "yes", "x", "1", *COLUMNS["arbiter"])
NO_WORDS = ("", "no", "0", "-")
"""What a cell may say of somebody who may be an arbiter."""
SEXES = {"m": "m", "f": "w", "w": "w", "0": "", "-": ""}
DAY_FIRST = re.compile(r"(\d\d?)[./-](\d\d?)[./-](\d{4})", re.ASCII)
"""How lists write the sex of a player, and a day of birth; nobody's is 0."""

UNREADABLE = {
    FieldType.SEX: "ui_line_sex",
    FieldType.BORN: "ui_line_born",
    FieldType.FEDERATION: "ui_line_federation",
    FieldType.FIDE_NUMBER: "ui_line_fide_number",
    FieldType.FIDE_TITLE: "ui_line_fide_title",
}
"""The sentence for a cell that cannot be what its column holds."""

YEAR = re.compile(r"(?:19|20)\d\d", re.ASCII)
RATING = re.compile(r"\(?(\d{3,4})\)?", re.ASCII)
PROVINCE = re.compile(r"\(?([A-Z]{2})\)?")
"""What a word without a heading is taken for, after the name."""

SEPARATORS = ("\t", ";", ",")
MIN_NAME_WORDS = 2
"""Of a name at least: what stands before them may be a title."""

MAX_FILE_SIZE = 2_000_000
"""Bytes, or characters of what is pasted."""
MAX_LINES = 20_000


class ParsedLine(NamedTuple):
    """One line and what was understood of it."""

    line: int
    text: str
    player: dict[str, Any] | None
    problem: str = ""
    """The code of a sentence."""
    unread: tuple[str, ...] = ()
    """What nobody knows the meaning of: the headings of its columns, or the cells where there is no heading."""
    order: str = ""
    """The number it began with, which is left out."""


def decode(content: bytes) -> str:
    """A file's text: UTF-8, or what older spreadsheets write."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def parse_players(text: str, with_teams: bool = False) -> list[ParsedLine]:
    """Parses every line that is not empty, except a heading that names the columns."""
    if len(text) > MAX_FILE_SIZE:
        raise BadDocumentError("too_large", "", size=len(text), largest=MAX_FILE_SIZE)
    lines = [(number, line.strip(" ")) for number, line in numbered_lines(text)]
    if not lines:
        return []
    if len(lines) > MAX_LINES:
        raise BadDocumentError("list_lines", "", count=len(lines), most=MAX_LINES)
    separator = guess_separator(lines[0][1], ";\t,")
    heading = _split(lines[0][1], separator)
    columns = _columns(heading)
    if "name" in columns or "surname" in columns:
        unread = tuple(cell for index, cell in enumerate(heading) if cell and index not in columns.values())
        found = [_parse_by_column(number, line, _split(line, separator), columns) for number, line in lines[1:]]
        return [pasted._replace(unread=unread) for pasted in found]
    read = _parse_with_team if with_teams else _parse_by_pattern
    return [_parse_after_order_number(number, line, read) for number, line in lines]


def recognised_columns(text: str) -> list[tuple[str, str]]:
    """Every column of a list that names them, with what it was taken for: a field, or nothing; none without names."""
    lines = numbered_lines(text)
    first = next((line.strip(" ") for _, line in lines if line.strip()), "")
    heading = _split(first, guess_separator(first, ";\t,"))
    columns = _columns(heading)
    if "name" not in columns and "surname" not in columns:
        return []
    meaning = {index: column for column, index in columns.items()}
    return [(cell, meaning.get(index, "")) for index, cell in enumerate(heading) if cell]


def unread_parts(lines: list[ParsedLine]) -> list[str]:
    """Returns the parts of a list that are not read, each once, in order."""
    return list(dict.fromkeys(part for line in lines for part in line.unread))


def _parse_after_order_number(
    line_number: int, line: str, read: Callable[[int, str, list[str]], ParsedLine]
) -> ParsedLine:
    """Parses a line without the order number that it begins with, and keeps that number beside the player."""
    order = ORDER.match(line)
    after = line[order.end() :] if order else line
    is_one_cell = not any(mark in after for mark in SEPARATORS)
    if is_one_cell and not any(map(str.isalpha, after)):
        return ParsedLine(line_number, line, None, "ui_line_without_name")
    is_plain = read is _parse_by_pattern and is_one_cell
    found = (_parse_words(line_number, after) if is_plain else None) or read(line_number, after, _cells(after))
    return found._replace(text=line, order=order.group().strip() if order else "")


def _parse_with_team(line_number: int, line: str, cells: list[str]) -> ParsedLine:
    name, team, arbiter, *more = [*cells, "", ""]
    if arbiter.casefold() not in COLUMNS["arbiter"]:
        arbiter, more = "", [arbiter, *more]
    found = _player(line_number, line, name=name, team=team, arbiter=arbiter)
    return found._replace(unread=tuple(filter(None, more)))


def players_text(players: list[dict[str, Any]]) -> str:
    """Players as text that is read back as they are."""
    rows = ([_cell(field, player.get(field.name)) for field in FIELDS] for player in players)
    return csv_text((COLUMNS[field.name][0] for field in FIELDS), rows, "\t").rstrip("\n")


def _cell(field: PlayerField, value: Any) -> Any:
    if field.type is FieldType.FLAG:
        return YES_WORDS[0] if value else ""
    return value


def _columns(heading: list[str]) -> dict[str, int]:
    """Returns the index of each column that a cell names; only a name or surname column makes the line a heading."""
    found: dict[str, int] = {}
    for index, cell in enumerate(heading):
        for column, words in COLUMNS.items():
            if cell.casefold() in words:
                found.setdefault(column, index)
    return found | _second_list(heading)


def _second_list(heading: list[str]) -> dict[str, int]:
    """If both FIDE and the federation have a rating column, returns the second as that of another list."""
    words = [cell.casefold() for cell in heading]
    both = "elo fide" in words and "elo fsi" in words
    return {"rating": words.index("elo fide"), "other_rating": words.index("elo fsi")} if both else {}


def _parse_by_column(line_number: int, line: str, cells: list[str], columns: dict[str, int]) -> ParsedLine:
    def cell(name: str) -> str:
        return cells[columns[name]] if name in columns and columns[name] < len(cells) else ""

    name = " ".join(filter(None, (cell("surname"), cell("name"))))
    found = _player(line_number, line, **{column: cell(column) for column in columns} | {"name": name})
    if found.player is not None and found.player.get("card"):
        found.player.setdefault("fide_number", "")  # a column of cards is none of FIDE numbers
    return found


def _parse_by_pattern(line_number: int, line: str, cells: list[str]) -> ParsedLine:
    """Name, rating, title, club, province in this order.

    A surname and a name apart, or a title before the rating, are seen; a number after the club is no province.
    """
    name, *rest = cells
    if len(rest) > 1 and not rest[0].isdecimal() and rest[1].isdecimal():
        if _is_title(rest[0]):
            rest[:2] = [rest[1], rest[0]]
        else:
            name, rest = f"{name} {rest[0]}".strip(), rest[1:]
    elif len(rest) == 1 and "," in line and not rest[0].isdecimal():
        name, rest = f"{name} {rest[0]}".strip(), []  # Rossi, Mario
    rating, *rest = [*rest, ""]
    noted = {"born": _take_cell(rest, YEAR.fullmatch), "sex": _take_cell(rest, ("F", "f").__contains__)}
    title, club, *more = [*rest, "", ""]
    province = more.pop(0) if more and not more[0].isdecimal() else ""
    found = _player(line_number, line, name=name, rating=rating, title=title, club=club, province=province, **noted)
    return found._replace(unread=tuple(filter(None, more)))


def _take_cell(cells: list[str], fits: Callable[[str], object]) -> str:
    """The first cell that can be nothing else, taken out of the others."""
    found = next((cell for cell in cells if cell and fits(cell)), "")
    if found:
        cells.remove(found)
    return found


def _parse_words(line_number: int, line: str) -> ParsedLine | None:
    """Parses a line of words with a name up to the rating; None if nothing follows a rating without parentheses."""
    words = line.split()
    at = next((index for index, word in enumerate(words) if index and RATING.fullmatch(word)), len(words))
    name, (rating, *rest) = words[:at], [*words[at:], ""]
    rest = [word for word in rest if word]
    if not rest and "(" not in rating:
        return None
    cells = {
        "rating": rating.strip("()"),
        "born": _take_cell(rest, YEAR.fullmatch),
        "sex": _take_cell(rest, ("F",).__contains__),
    }
    leads = len(name) > MIN_NAME_WORDS and _is_title(name[0])
    cells["title"] = name.pop(0) if leads else _take_cell(rest, _is_title)
    last = PROVINCE.fullmatch(rest[-1]) if rest else None
    if last:
        rest.pop()
        cells["province"] = last[1]
    unread = tuple(word for word in rest if word.isdecimal())
    club = " ".join(word for word in rest if not word.isdecimal())
    return _player(line_number, line, name=" ".join(name), club=club, **cells)._replace(unread=unread)


def _player(line_number: int, line: str, **cells: str) -> ParsedLine:
    player: dict[str, Any] = {}
    for field in FIELDS:
        cell = cells.get(field.name, "")
        if problem := "ui_line_too_long" if len(cell) > MAX_TEXT_LENGTH else _problem(field, cell):
            return ParsedLine(line_number, line, None, problem)
        if field.type is FieldType.WHOLE:
            player |= {field.name: int(cell) if cell else None} if cell or field.name in ALWAYS_PRESENT else {}
        elif field.type in FORMATTED_TYPES:
            player |= {field.name: noted} if (noted := _normalize(field, cell)) else {}
        elif field.type is not FieldType.FLAG and (cell or field.name in ALWAYS_PRESENT):
            player[field.name] = cell
        elif cell and cell.casefold() in YES_WORDS:
            player[field.name] = True
    return ParsedLine(line_number, line, player)


def _problem(field: PlayerField, cell: str) -> str:
    """The code of a sentence, if the cell cannot be what the field holds."""
    if field.type is FieldType.NAME and not cell:
        return "ui_line_without_name"
    if field.type is FieldType.WHOLE and cell and not cell.isdecimal():
        return "ui_line_rating_number"
    if field.type is FieldType.WHOLE and len(cell) > len(str(field.allowed_range[-1])):
        return "ui_line_rating"
    if field.type in FORMATTED_TYPES and not FORMATTED_TYPES[field.type](_normalize(field, cell)):
        return UNREADABLE[field.type]
    if field.type is FieldType.FLAG and cell.casefold() not in (*YES_WORDS, *NO_WORDS):
        return "ui_line_arbiter"
    return ""


def _normalize(field: PlayerField, cell: str) -> str:
    """A sex and a federation as reports write them, a day of birth with the year first."""
    if field.type is FieldType.SEX:
        return SEXES.get(cell.casefold(), cell)
    if field.type in (FieldType.FEDERATION, FieldType.FIDE_TITLE):
        return "" if cell in NO_WORDS else cell.upper()
    if field.type is FieldType.FIDE_NUMBER:
        return "" if cell in NO_WORDS else cell
    day = DAY_FIRST.fullmatch(cell)
    return f"{day[3]}-{int(day[2]):02}-{int(day[1]):02}" if day else "" if cell in NO_WORDS else cell


def _split(line: str, separator: str) -> list[str]:
    if len(line) > MAX_LINE_LENGTH:
        return [line]  # far too long for a name, and refused as one
    return split_line(line, separator)


def _cells(line: str) -> list[str]:
    separator = next((mark for mark in SEPARATORS if mark in line), None)
    return _split(line, separator) if separator else [read_cell(cell) for cell in _split_at_rating(line)]


def _split_at_rating(line: str) -> list[str]:
    """Splits a line without separators after the name: a rating stands apart from a number that ends the name."""
    name, *last = line.rsplit(maxsplit=1)
    if not last or not re.fullmatch(r"\d{3,4}", last[0]):
        return [line]
    apart = len(line) - len(name) - len(last[0])
    return [name, last[0]] if apart > 1 or not name[-1].isdecimal() else [line]


def _is_title(cell: str) -> bool:
    return bool(re.fullmatch(r"GM|IM|MI|FM|MF|CM|M|W[GIFC]M|GMF|MIF|[123]N|NC", cell))
