"""The text of a report, every field in its columns."""

from collections.abc import Iterator, Mapping

from tabellone.formats.trf import columns
from tabellone.formats.trf.codes import JAVAFO_POINTS, POINTS, POINTS_TIE_BREAK, Version
from tabellone.formats.trf.columns import Column
from tabellone.formats.trf.lines import COMMENT
from tabellone.formats.trf.report import EMPTY_CELL, Byes, Cell, Person, Report

LINE_END = "\r\n"
"""The format wants a carriage return at the end of each line; the text of a report has it when it is a file."""
NO_PLAYER = "0000"
FOR_JAVAFO = {"W": "XXC white1", "B": "XXC black1"}
"""The first colour where the format itself has no record for it."""


JAVAFO_NAMES = ("W", "D", "WL", "BL", "PAB")
"""The results whose points the record XXS gives."""


def render(report: Report, version: Version) -> str:
    by_code = _tournament_records(report)
    by_code |= _records_of_2026(report) if version is Version.TRF26 else {}
    kept = [line for line in report.kept if columns.CODE.value_in(line) != COMMENT]
    comments = [line for line in report.kept if columns.CODE.value_in(line) == COMMENT]
    numbered = [line for line in kept if line[:3].isdecimal()]
    others = [line for line in kept if not line[:3].isdecimal()]
    head = sorted([f"{code} {value}" for code, value in by_code.items() if value] + numbered, key=columns.CODE.value_in)
    more = _byes(report.byes) if version is Version.TRF26 else _javafo_records(report)
    people = [_player(person) for person in report.people]
    national = [_person(report.country, person) for person in report.national]
    return "\n".join([*comments, *head, *people, *national, *more, *others]) + "\n"


def _tournament_records(report: Report) -> dict[str, str]:
    return {
        "012": report.name,
        "022": report.city,
        "042": report.start,
        "062": str(len(report.people)),
        "072": str(sum(person.rating is not None for person in report.people)),
        "082": "0",
        "092": report.type,
        "102": report.arbiter,
    }


def _records_of_2026(report: Report) -> dict[str, str]:
    breaks = report.tie_breaks
    return {
        "142": str(report.rounds),
        "152": report.first_colour,
        "162": _scoring(report.points),
        "192": report.type_code,
        "202": ",".join(breaks) if breaks else "",
        "212": POINTS_TIE_BREAK if breaks == () else "",
    }


def _scoring(points: Mapping[str, int]) -> str:
    """Beginning one column after the value of other records."""
    line = ""
    for index, (symbol, tenths) in enumerate(points.items()):
        further = index * columns.SCORE_WIDTH
        line = _put(line, columns.SCORE_SYMBOL.shifted(further), symbol)
        line = _put(line, columns.SCORE_POINTS.shifted(further), _points(tenths), right=True)
    return line[columns.VALUE - 1 :].rstrip()


def _javafo_records(report: Report) -> Iterator[str]:
    """The records that pairing programs read beside those of 2016."""
    yield f"XXR {report.rounds}"
    if report.first_colour:
        yield FOR_JAVAFO[report.first_colour]
    if report.points:
        said = {**POINTS, **report.points}
        names = [name for name in JAVAFO_NAMES if said[JAVAFO_POINTS[name]] != POINTS.get(JAVAFO_POINTS[name])]
        yield "XXS " + " ".join(f"{name}={_points(said[JAVAFO_POINTS[name]])}" for name in names)


def _byes(byes: tuple[Byes, ...]) -> Iterator[str]:
    for one in byes:
        line = _put("240", columns.BYE_KIND, one.kind)
        line = _put(line, columns.BYE_ROUND, f"{one.round:03}")
        for index, player in enumerate(one.players):
            line = _put(line, columns.BYE_PLAYER.shifted(index * columns.BYE_PLAYER_WIDTH), f"{player:04}")
        yield line


def _player(person: Person) -> str:
    line = _person("001", person)
    if person.points is not None:
        line = _put(line, columns.POINTS, _points(person.points), right=True)
    if person.rank is not None:
        line = _put(line, columns.RANK, str(person.rank), right=True)
    for index, cell in enumerate(person.cells):
        if cell != EMPTY_CELL:
            line = _put_cell(line, cell, index * columns.ROUND_WIDTH)
    return line


def _put_cell(line: str, cell: Cell, further: int) -> str:
    opponent = str(cell.opponent) if cell.opponent else NO_PLAYER
    line = _put(line, columns.OPPONENT.shifted(further), opponent, right=True)
    line = _put(line, columns.COLOUR.shifted(further), cell.colour)
    return _put(line, columns.RESULT.shifted(further), cell.result)  # a blank one too: lines end with a whole round


def _person(code: str, person: Person) -> str:
    line = _put(code, columns.NUMBER, str(person.number), right=True)
    for column, text, right in (
        (columns.SEX, person.sex, False),
        (columns.TITLE, person.title, True),
        (columns.NAME, person.name, False),
        (columns.RATING, "" if person.rating is None else str(person.rating), True),
        (columns.FEDERATION, person.federation, False),
        (columns.FIDE_NUMBER, person.fide_number, True),
        (columns.BIRTH, person.birth, False),
    ):
        line = _put(line, column, text, right)
    return line.rstrip()


def _put(line: str, column: Column, text: str, right: bool = False) -> str:
    """A line with a text in some columns beyond its end."""
    assert len(text) <= column.width, text
    return line.ljust(column.first - 1) + (text.rjust(column.width) if right else text.ljust(column.width))


def _points(tenths: int) -> str:
    return f"{tenths // 10}.{tenths % 10}"
