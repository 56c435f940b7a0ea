"""The records of a file, each read into its place in the report; whatever is left over is named."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from tabellone.engine.limits import MAX_ROUNDS, MAX_TEXT_LENGTH
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError, BadLineError, Reason
from tabellone.formats.trf import columns
from tabellone.formats.trf.codes import (
    BBP_POINTS,
    FIRST_COLOURS,
    FULL,
    HALF,
    JAVAFO_POINTS,
    PAIRING_BYE,
    POINTS,
    POINTS_TIE_BREAK,
    PROGRAM,
    UNKNOWN_RESULT,
    UNSUPPORTED_TYPES,
    ZERO,
)
from tabellone.formats.trf.lines import COMMENT, Line, read_lines
from tabellone.formats.trf.players import MAX_PLAYERS, read_national, read_player, tenths, whole_number
from tabellone.formats.trf.report import Byes, Person, Report
from tabellone.formats.unknown_fields import MAX_NAMED

MAX_KEPT_RECORDS = 200
"""Records without a field that are kept with the document."""
WITHOUT_FIELD = frozenset({"122", "132", "172", "182", "222"})
"""Records of the format that say what a tournament has no field for; they are kept as they are."""
COUNTS = frozenset({"062", "072", "082"})
OF_OTHERS = frozenset({"013", "250", "260", "300", "310", "320", "330", "801", "802", "XXA", "XXP"})
"""Teams, accelerated rounds, forbidden pairs: nothing of a Swiss or round robin here, and full of numbers that may
change."""
DECREED = "299"
"""Points by decree, with the number of the record in TRF26."""
OF_TEAM_EVENTS = frozenset({"310", "352", "362"})
DEFAULT_COUNTRY: str = Report._field_defaults["country"]
EVENT_CODE = re.compile(r"### event code (\S.*)$")
"""A comment of ours: the format has no record for the code of an event."""
REPORTED_ROUNDS = re.compile(r"### rounds 1-(\d{1,4}) paired as (\S.*)$", re.ASCII)
"""Another: how many rounds were paired by another system, and which."""
FEDERATION = re.compile(r"(?!XX|BB|DAT)[A-Z]{3} ")
STARTING_RANKS, PAIRED_BY = "172", "182"


class Parsed(NamedTuple):
    """A report, and what is worth a warning."""

    report: Report
    warnings: list[Reason]


def parse(content: bytes) -> Parsed:
    lines, warnings = read_lines(content)
    _require_individual(lines)
    reader = _Records()
    for line in lines:
        reader.add(line)
    return Parsed(reader.report(), warnings + reader.warnings())


class _Records:
    def __init__(self) -> None:
        self._single: dict[str, Line] = {}
        self._people: dict[int, Person] = {}
        self._deputies: list[str] = []
        self._event_code = ""
        self._reported: tuple[int, str] | None = None
        self._byes: list[Byes] = []
        self._points: dict[str, int] = {}
        self._kept: list[Line] = []
        self._left_out: dict[str, Line] = {}
        self._unknown: dict[str, Line] = {}
        self._alphabetic: list[Line] = []
        self._readers: dict[str, Callable[[Line], None]] = {
            **dict.fromkeys(("012", "022", "042", "092", "102", "142", "152", "192", "202", "212"), self._once),
            **dict.fromkeys(COUNTS, self._once),
            **dict.fromkeys(("XXR", "XXC"), self._once),
            **dict.fromkeys(WITHOUT_FIELD, self._keep),
            **dict.fromkeys(("032", "052"), self._once),
            "112": self._deputy,
            **dict.fromkeys(OF_OTHERS, self._leave_out),
            DECREED: self._decreed,
            **dict.fromkeys(BBP_POINTS, self._points_of_bbp),
            COMMENT: self._comment,
            "001": self._player,
            "162": self._scoring,
            "240": self._byes_of_a_round,
            "XXZ": self._absent,
            "XXS": self._points_of_javafo,
        }

    def add(self, line: Line) -> None:
        reader = self._readers.get(line.code)
        if reader is not None:
            reader(line)
        elif FEDERATION.match(line.whole):
            self._alphabetic.append(line)  # whose players may still come
        else:
            self._unknown.setdefault(line.code, line)
            self._keep(line)

    def report(self) -> Report:
        if not self._people:
            raise BadDocumentError("trf_no_players", "")
        national = tuple(self._national())
        rounds = self._single.get("142") or self._single.get("XXR") or Line(0, "")
        return Report(
            tuple(self._people.values()),
            national,
            name=self._text("012"),
            city=self._text("022"),
            start=self._text("042"),
            type=self._text("092"),
            type_code=self._text("192").upper(),
            arbiter=self._text("102"),
            federation=self._text("032"),
            end=self._text("052"),
            deputies=tuple(self._deputies),
            event_code=self._event_code,
            reported=self._reported,
            rounds=_rounds(rounds),
            rounds_line=rounds,
            first_colour=self._first_colour(),
            points=self._points,
            tie_breaks=self._tie_breaks(),
            byes=tuple(self._byes),
            kept=tuple(line.whole for line in self._kept[:MAX_KEPT_RECORDS]),
        )

    def warnings(self) -> list[Reason]:
        """Returns warnings of records not read and of counts that do not match the file."""
        named = list(self._unknown.items())[:MAX_NAMED]
        told = [Reason("trf_unknown_record", args={"record": record, "line": at.number}) for record, at in named]
        if len(self._unknown) > MAX_NAMED:
            told.append(Reason("trf_unknown_more", args={"most": MAX_NAMED}))
        told += [Reason("trf_left_out", args={"record": r, "line": at.number}) for r, at in self._left_out.items()]
        if "rank" in self._text("XXC").lower().split():
            told.append(Reason("trf_left_out", args={"record": "XXC rank", "line": self._single["XXC"].number}))
        without = dict.fromkeys(line.code for line in self._kept if line.code in WITHOUT_FIELD)
        if without:
            told.append(Reason("trf_kept", args={"known": TextList(without)}))
        if len(self._kept) > MAX_KEPT_RECORDS:
            told.append(
                Reason("trf_kept_only", args={"most": MAX_KEPT_RECORDS, "count": len(self._kept) - MAX_KEPT_RECORDS})
            )
        rated = sum(person.rating is not None for person in self._people.values())
        for record, count in (("062", len(self._people)), ("072", rated), ("082", 0)):
            said = re.match(r"\d{1,9}", self._text(record), re.ASCII)
            if said is not None and int(said[0]) != count:
                told.append(Reason("trf_count", args={"record": record, "found": int(said[0]), "really": count}))
        return told

    def _text(self, code: str) -> str:
        line = self._single.get(code)
        if line is None:
            return ""
        if len(line.value) > MAX_TEXT_LENGTH:
            raise line.error("text_too_long", longest=MAX_TEXT_LENGTH)
        return line.value

    def _once(self, line: Line) -> None:
        first = self._single.setdefault(line.code, line)
        if first is not line:
            raise line.error("trf_record_twice", record=line.code, first=first.number)

    def _keep(self, line: Line) -> None:
        said_again = line.code == PAIRED_BY and line.value.startswith(PROGRAM)  # by the next export
        if line.value and not said_again:
            self._kept.append(line)

    def _deputy(self, line: Line) -> None:
        if line.value:
            self._deputies.append(line.value)

    def _comment(self, line: Line) -> None:
        code, rounds = EVENT_CODE.match(line.whole), REPORTED_ROUNDS.match(line.whole)
        if code is not None:
            self._event_code = code[1]
        elif rounds is not None:
            self._reported = int(rounds[1]), rounds[2][:MAX_TEXT_LENGTH]
        else:
            self._keep(line)

    def _decreed(self, line: Line) -> None:
        """Left out, they would change the scores of the event."""
        raise line.error("trf_points_decreed")

    def _leave_out(self, line: Line) -> None:
        self._left_out.setdefault(line.code, line)

    def _player(self, line: Line) -> None:
        person = read_player(line)
        first = self._people.setdefault(person.number, person)
        if first is not person:
            raise line.error("trf_number_twice", number=person.number, first=first.line.number)

    def _national(self) -> Iterable[Person]:
        """Records that begin with a federation and name a player of the report; of one federation only."""
        ranked = (columns.RANKED_BY_COUNTRY.value_in(line.whole) for line in self._kept if line.code == STARTING_RANKS)
        federation = next(ranked, None)
        codes = {line.code for line in self._alphabetic if self._is_national(line)}
        if federation is None and codes:
            federation = DEFAULT_COUNTRY if DEFAULT_COUNTRY in codes else min(codes)
            if federation != DEFAULT_COUNTRY:
                self._kept.append(Line(0, f"{STARTING_RANKS} {federation} OTHER"))
        for line in self._alphabetic:
            if line.code in codes - {federation}:
                self._leave_out(line)
                continue
            try:
                found = read_national(line)
            except BadLineError:
                if line.code == federation:
                    raise
                found = Person(0)
            if found.number in self._people and federation in (None, line.code):
                yield found
            else:
                self._unknown.setdefault(line.code, line)
                self._keep(line)

    def _is_national(self, line: Line) -> bool:
        try:
            return read_national(line).number in self._people
        except BadLineError:
            return False

    def _scoring(self, line: Line) -> None:
        further = 0
        while columns.SCORE_SYMBOL.shifted(further).value_in(line.whole):
            symbol = columns.SCORE_SYMBOL.shifted(further).value_in(line.whole).strip().upper()
            self._point(line, symbol, columns.SCORE_POINTS.shifted(further).value_in(line.whole))
            further += columns.SCORE_WIDTH

    def _points_of_javafo(self, line: Line) -> None:
        for part in line.value.split():
            name, _, value = part.partition("=")
            self._point(line, JAVAFO_POINTS.get(name.upper(), name), value)

    def _points_of_bbp(self, line: Line) -> None:
        self._point(line, BBP_POINTS[line.code], line.value)

    def _point(self, line: Line, symbol: str, value: str) -> None:
        points = tenths(value)
        if symbol not in (*POINTS, PAIRING_BYE, UNKNOWN_RESULT) or points is None:
            raise line.error("trf_scoring_record", record=line.code, found=f"{symbol}{value}".strip()[:20])
        self._points[symbol] = points

    def _byes_of_a_round(self, line: Line) -> None:
        kind = columns.BYE_KIND.value_in(line.whole).upper()
        number = whole_number(line, columns.BYE_ROUND, MAX_ROUNDS)
        if kind not in (FULL, HALF, ZERO) or not number:
            raise line.error("trf_byes", found=line.value[:20])
        players = []
        further = 0
        while columns.BYE_PLAYER.shifted(further).value_in(line.whole):
            player = whole_number(line, columns.BYE_PLAYER.shifted(further), MAX_PLAYERS)
            if player:
                players.append(player)
            further += columns.BYE_PLAYER_WIDTH
        self._byes.append(Byes(kind, number, tuple(players), line))

    def _absent(self, line: Line) -> None:
        if not re.fullmatch(r"\d{1,4}( +\d{1,4})*", line.value, re.ASCII):
            raise line.error("trf_byes", found=line.value[:20])
        self._byes.append(Byes(ZERO, None, tuple(map(int, line.value.split())), line))

    def _first_colour(self) -> str:
        stated = self._single.get("152")
        if stated is not None:
            colour = stated.value.upper()
            if colour not in FIRST_COLOURS:
                raise stated.error("trf_first_colour", found=colour[:20])
            return colour
        for_javafo = self._text("XXC").lower().split()
        return "W" if "white1" in for_javafo else "B" if "black1" in for_javafo else ""

    def _tie_breaks(self) -> tuple[str, ...] | None:
        stated = self._single.get("212") or self._single.get("202")
        if stated is None:
            return None
        found = [one for one in re.split(r"[,\s]+", stated.value.upper()) if one]
        return tuple(one for one in found if one != POINTS_TIE_BREAK)


def _require_individual(lines: Iterable[Line]) -> None:
    """Raises if the report is of teams, or of a type that is neither a Swiss nor a round robin of players."""
    stated = next((line for line in lines if line.code == "192"), None)
    if stated is not None:
        if any(word in stated.value.upper() for word in UNSUPPORTED_TYPES):
            raise stated.error("trf_not_individual", found=stated.value[:40])
        return
    for line in lines:
        if line.code in OF_TEAM_EVENTS or (line.code == "092" and line.value.casefold().startswith("team")):
            raise line.error("trf_not_individual", found=line.code)


def _rounds(line: Line) -> int | None:
    if not line.number:
        return None
    if not re.fullmatch(r"\d{1,4}", line.value, re.ASCII) or not 1 <= int(line.value) <= MAX_ROUNDS:
        raise line.error("trf_rounds", found=line.value[:20], most=MAX_ROUNDS)
    return int(line.value)
