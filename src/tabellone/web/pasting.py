"""Players typed, pasted from a spreadsheet or read from a CSV file: one a line, with tabs, semicolons or commas.

A first line that names the columns decides what is what; without one the order is name, rating, title, club,
province, or name and team where players sit at tables.
"""

import csv
import re
from typing import Any, NamedTuple

from tabellone.engine.limits import HIGHEST_RATING
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.csv_text import csv_text, read_cell

COLUMNS = {
    "name": ("nome", "name", "giocatore", "player", "cognome e nome", "nominativo"),
    "surname": ("cognome", "surname", "last name"),
    "rating": ("rating", "elo", "elo fide", "elo fsi", "elo-rubele"),
    "title": ("titolo", "title", "categoria", "cat", "cat."),
    "team": ("squadra", "team"),
    "card": ("tessera", "card"),
    "club": ("circolo", "club", "società", "societa", "sodalizio", "asd"),
    "province": ("provincia", "province", "prov", "prov."),
    "arbiter": ("arbitro", "arbiter"),
}
"""The words a heading may use."""

YES = ("sì", "si", "yes", "x", "1", *COLUMNS["arbiter"])
NO = ("", "no", "0", "-")
"""What a cell may say of somebody who may be an arbiter."""

LARGEST_FILE = 2_000_000
"""Bytes, or characters of what is pasted."""
MOST_LINES = 20_000
LONGEST_LINE = 20_000
"""Characters."""


class Pasted(NamedTuple):
    """One line and what was understood of it."""

    line: int
    text: str
    player: dict[str, Any] | None
    problem: str = ""
    """The code of a sentence."""
    unread: tuple[str, ...] = ()
    """What nobody knows the meaning of: the headings of its columns, or the cells where there is no heading."""


def decoded(content: bytes) -> str:
    """A file's text: UTF-8, or what older spreadsheets write."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def pasted_players(text: str, with_teams: bool = False) -> list[Pasted]:
    """Every line that is not empty."""
    if len(text) > LARGEST_FILE:
        raise BadDocumentError("too_large", "", size=len(text), largest=LARGEST_FILE)
    lines = [(number, line.strip(" ")) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        return []
    if len(lines) > MOST_LINES:
        raise BadDocumentError("list_lines", "", count=len(lines), most=MOST_LINES)
    separator = max(";\t,", key=lines[0][1].count)
    heading = _split(lines[0][1], separator)
    columns = _columns(heading)
    if "name" in columns or "surname" in columns:
        unread = tuple(cell for index, cell in enumerate(heading) if cell and index not in columns.values())
        found = [_by_column(number, line, _split(line, separator), columns) for number, line in lines[1:]]
        return [pasted._replace(unread=unread) for pasted in found]
    if with_teams:
        return [_with_team(number, line, _cells(line)) for number, line in lines]
    return [_by_looks(number, line, _cells(line)) for number, line in lines]


def unread_parts(lines: list[Pasted]) -> list[str]:
    """What of a list is not read, each once, in its order."""
    return list(dict.fromkeys(part for line in lines for part in line.unread))


def _with_team(number: int, line: str, cells: list[str]) -> Pasted:
    name, team, arbiter, *more = [*cells, "", ""]
    if arbiter.casefold() not in COLUMNS["arbiter"]:
        arbiter, more = "", [arbiter, *more]
    found = _player(number, line, name, "", "", "", team=team, arbiter=arbiter)
    return found._replace(unread=tuple(filter(None, more)))


def as_text(players: list[dict[str, Any]]) -> str:
    """Players as text that is read back as they are."""
    columns = ("name", "rating", "title", "club", "province", "team", "card", "arbiter")
    marked = ({**player, "arbiter": YES[0] if player.get("arbiter") else ""} for player in players)
    rows = ([player.get(name) for name in columns] for player in marked)
    return csv_text((COLUMNS[name][0] for name in columns), rows, "\t").rstrip("\n")


def _columns(heading: list[str]) -> dict[str, int]:
    """Where each column is, if this line names them."""
    found: dict[str, int] = {}
    for index, cell in enumerate(heading):
        for column, words in COLUMNS.items():
            if cell.casefold() in words:
                found.setdefault(column, index)
    return found


def _by_column(number: int, line: str, cells: list[str], columns: dict[str, int]) -> Pasted:
    def cell(name: str) -> str:
        return cells[columns[name]] if name in columns and columns[name] < len(cells) else ""

    name = " ".join(filter(None, (cell("surname"), cell("name"))))
    more = {field: cell(field) for field in ("province", "team", "card", "arbiter")}
    return _player(number, line, name, cell("rating"), cell("title"), cell("club"), **more)


def _by_looks(number: int, line: str, cells: list[str]) -> Pasted:
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
    rating, title, club, *more = [*rest, "", "", ""]
    province = more.pop(0) if more and not more[0].isdecimal() else ""
    found = _player(number, line, name, rating, title, club, province=province)
    return found._replace(unread=tuple(filter(None, more)))


def _player(
    number: int, line: str, name: str, rating: str, title: str, club: str, arbiter: str = "", **more: str
) -> Pasted:
    if not name:
        return Pasted(number, line, None, "ui_line_without_name")
    if rating and not rating.isdecimal():
        return Pasted(number, line, None, "ui_line_rating_number")
    if len(rating) > len(str(HIGHEST_RATING)):
        return Pasted(number, line, None, "ui_line_rating")
    player = {"name": name, "rating": int(rating) if rating else None, "title": title, "club": club}
    if arbiter.casefold() not in (*YES, *NO):
        return Pasted(number, line, None, "ui_line_arbiter")
    player |= {field: value for field, value in more.items() if value}
    player |= {"arbiter": True} if arbiter.casefold() in YES else {}
    return Pasted(number, line, player)


def _split(line: str, separator: str) -> list[str]:
    if len(line) > LONGEST_LINE:
        return [line]  # far too long for a name, and refused as one
    return [read_cell(cell) for cell in next(csv.reader([line], delimiter=separator), [])]


def _cells(line: str) -> list[str]:
    separator = next((mark for mark in ("\t", ";", ",") if mark in line), None)
    return _split(line, separator) if separator else [read_cell(cell) for cell in _by_rating(line)]


def _by_rating(line: str) -> list[str]:
    """Without separators: a name, then perhaps a rating, which stands apart from a number at the end of the name."""
    name, *last = line.rsplit(maxsplit=1)
    if not last or not re.fullmatch(r"\d{3,4}", last[0]):
        return [line]
    apart = len(line) - len(name) - len(last[0])
    return [name, last[0]] if apart > 1 or not name[-1].isdecimal() else [line]


def _is_title(cell: str) -> bool:
    return bool(re.fullmatch(r"GM|IM|MI|FM|MF|CM|M|W[GIFC]M|GMF|MIF|[123]N|NC", cell))
