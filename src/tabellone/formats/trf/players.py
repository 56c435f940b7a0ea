"""One line of a player: every field in its columns, or a sentence with the line."""

from collections.abc import Iterator

from tabellone.engine.limits import MAX_RATING
from tabellone.engine.reason_values import TextList
from tabellone.formats.trf import columns
from tabellone.formats.trf.codes import BLACK, NO_COLOUR, RESULT_LETTERS, SHORT_TITLES, WHITE
from tabellone.formats.trf.columns import Column
from tabellone.formats.trf.lines import Line
from tabellone.formats.trf.report import Cell, Person

SEXES = {"": "", "m": "m", "w": "w", "f": "w"}
MAX_PLAYERS = 9999
"""Of a number, a rating or a rank."""
_BESIDE_A_PLAYER = columns.unused_columns((*columns.PERSON, columns.POINTS, columns.RANK), columns.OPPONENT.first - 1)
_BESIDE_A_PERSON = columns.unused_columns(columns.PERSON, columns.BIRTH.last)


def read_player(line: Line) -> Person:
    rounds = columns.rounds_in(line.whole)
    _require_blanks(line, _BESIDE_A_PLAYER)
    person = _person(line)
    return person._replace(
        points=_points(line),
        rank=whole_number(line, columns.RANK, MAX_PLAYERS),
        cells=tuple(_cells(line, rounds)),
    )


def read_national(line: Line) -> Person:
    """Reads a national record, which has the columns of a player up to the day of birth."""
    _require_blanks(line, _BESIDE_A_PERSON)
    return _person(line)


def whole_number(line: Line, column: Column, most: int) -> int | None:
    """The number in some columns; None if they are blank."""
    found = column.value_in(line.whole).strip()
    if not found:
        return None
    if not (found.isascii() and found.isdecimal()) or int(found) > most:
        raise line.error("trf_number", first=column.first, last=column.last, found=found, most=most)
    return int(found)


def _person(line: Line) -> Person:
    number = whole_number(line, columns.NUMBER, MAX_PLAYERS)
    if not number:
        raise line.error("trf_no_number")
    sex = columns.SEX.value_in(line.whole).strip().lower()
    if sex not in SEXES:
        raise line.error("trf_sex", column=columns.SEX.first, found=sex)
    title = columns.TITLE.value_in(line.whole).strip()
    fide_number = columns.FIDE_NUMBER.value_in(line.whole).strip()
    return Person(
        number,
        columns.NAME.value_in(line.whole).strip(),
        whole_number(line, columns.RATING, MAX_RATING) or None,  # many write 0 for a player without rating
        SHORT_TITLES.get(title, title.upper()),
        SEXES[sex],
        columns.FEDERATION.value_in(line.whole).strip(),
        "" if not fide_number.strip("0") else fide_number,  # and 0 for one without number
        columns.BIRTH.value_in(line.whole).strip(),
        line=line,
    )


def tenths(text: str) -> int | None:
    """Points as the format writes them: 7.5; None for anything else."""
    whole, _, part = text.strip().partition(".")
    if not (whole + part).isascii() or not (whole + part).isdecimal() or len(part) > 1 or not whole:
        return None
    return int(whole) * 10 + int(part or "0")


def _points(line: Line) -> int | None:
    found = columns.POINTS.value_in(line.whole).strip()
    if not found:
        return None
    points = tenths(found)
    if points is None:
        raise line.error("trf_points", first=columns.POINTS.first, last=columns.POINTS.last, found=found)
    return points


def _cells(line: Line, rounds: int) -> Iterator[Cell]:
    for index in range(rounds):
        further = index * columns.ROUND_WIDTH
        opponent, colour, result = (
            column.shifted(further) for column in (columns.OPPONENT, columns.COLOUR, columns.RESULT)
        )
        _require_blanks(line, [opponent.first - 2, opponent.first - 1, opponent.last + 1, colour.last + 1])
        found_colour = colour.value_in(line.whole).strip().lower() or NO_COLOUR
        if found_colour not in (WHITE, BLACK, NO_COLOUR):
            raise line.error("trf_colour", round=index + 1, column=colour.first, found=found_colour)
        found_result = result.value_in(line.whole).strip().upper()
        if found_result and found_result not in RESULT_LETTERS:
            known = TextList(sorted(RESULT_LETTERS))
            raise line.error("trf_result", round=index + 1, column=result.first, found=found_result, known=known)
        yield Cell(whole_number(line, opponent, MAX_PLAYERS) or 0, found_colour, found_result)


def _require_blanks(line: Line, path: list[int]) -> None:
    for column in path:
        found = line.whole[column - 1 : column]
        if found.strip():
            raise line.error("trf_column", column=column, found=found)
