"""A report as a tournament document: everything it says, or a warning that names what a document has no field for."""

import re
from typing import Any, NamedTuple

from tabellone.engine.legs import Legs
from tabellone.engine.model import Colour
from tabellone.engine.outcomes import RESTS
from tabellone.engine.player_fields import FIDE_TITLES, is_federation, is_fide_number
from tabellone.engine.reason_values import PlayerNumbers, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.scoring import UNCHANGED
from tabellone.engine.systems.amalfi.options import AmalfiOptions, ByePoints, EditionName
from tabellone.engine.systems.amalfi.points import game_outcomes, parse_points, point_scale, rest_outcomes
from tabellone.engine.systems.round_robin.options import RoundRobinOptions
from tabellone.engine.systems.round_robin.table import rounds_per_leg
from tabellone.formats.document import FORMAT, Document, read_data
from tabellone.formats.players import VALIDATORS
from tabellone.formats.trf.codes import (
    DOUBLE_ROUND_ROBIN,
    FIRST_COLOURS,
    PAIRING_BYE,
    POINTS,
    ROUND_ROBIN,
    TIE_BREAKS,
    WHITE,
)
from tabellone.formats.trf.parsing import parse
from tabellone.formats.trf.points import HALF_POINT, tenths_of
from tabellone.formats.trf.report import Person, Report
from tabellone.formats.trf.rounds import Participation, Rounds
from tabellone.reading.dates import is_iso_date
from tabellone.reading.options import write_options

SYSTEMS = ("amalfi", "round-robin")
"""What a report can be read as."""
AMALFI = re.compile(r"\(Amalfi(?:, (\w+))?\)")
"""In the words of the type of tournament, with the edition unless it is the federation's text."""
A_ROUND_ROBIN = re.compile(r"round.?robin|berger|girone|italiana", re.IGNORECASE)
A_SWISS = re.compile(r"swiss|svizzer|suisse|amalfi", re.IGNORECASE)
"""Whatever else is said: «Svizzero, girone A»."""


class ImportedReport(NamedTuple):
    """The document of a report, as data and read, and what is worth a warning."""

    data: dict[str, Any]
    document: Document
    warnings: list[Reason]


def read_report(content: bytes, system: str | None = None) -> ImportedReport:
    """The tournament in a report; `system` where it is another than the report seems to say."""
    report, warnings = parse(content)
    name = system or system_of(report)
    found = _Reading(report, name)
    data = found.document()
    document = read_data(data)
    told = warnings + found.warnings + _differences(report, document, found)
    return ImportedReport(data, document, told + document.warnings)


def system_of(report: Report) -> str:
    """A round robin if it is called one, by code or in words; anything else is a Swiss."""
    in_words = A_ROUND_ROBIN.search(report.type) and not A_SWISS.search(report.type)
    called = ROUND_ROBIN in report.type_code if report.type_code else in_words
    return "round-robin" if called else "amalfi"


class _OtherSystem(NamedTuple):
    """The system that had paired the rounds of a report before its import."""

    records: list[str]
    rounds: int
    name: str


class _Reading:
    def __init__(self, report: Report, system: str):
        self._report = report
        self._system = system
        self._swiss = system == "amalfi"
        self._people = tuple(sorted(report.people, key=lambda person: person.number))
        self.new_number = {person.number: number for number, person in enumerate(self._people, 1)}
        self.warnings: list[Reason] = []

    def document(self) -> dict[str, Any]:
        report = self._report
        self._require_known_scoring()
        rounds = Rounds(self._people, self.new_number, self._swiss, report.rounds)
        self.warnings += self._of_the_system()
        self.warnings += rounds.add_byes(report.byes)
        announced = self._rounds(rounds)
        stays = rounds.participations()
        rules = self._rules(announced, any(stay.enters > 1 for stay in stays.values()))
        data: dict[str, Any] = {
            "format": FORMAT,
            "name": report.name,
            "system": self._system,
            "rules": rules,
            "rounds": announced,
            "players": self._players(stays),
            "history": self._history(rounds, stays),
        }
        self._say_what_comes(rounds, stays, data)
        texts = {
            "place": report.city,
            "date": _day(report.start),
            "arbiter": report.arbiter,
            "deputies": "; ".join(report.deputies),
            "event_code": report.event_code,
        }
        other = self._other_system(rounds.paired)
        kept = [*report.kept, *other.records]
        for played in data["history"][: other.rounds]:
            played["paired_by"] = other.name
        end, federation = _day(report.end), report.federation.upper()
        for name, code, written, text, fits in (
            ("last_day", "052", report.end, end, is_iso_date(end)),
            ("federation", "032", report.federation, federation, is_federation(federation)),
        ):
            if fits:
                texts[name] = text
            elif written:
                kept.append(f"{code} {written}")
        data |= {name: text for name, text in texts.items() if text}
        if kept:
            data["trf"] = kept
        self.warnings += rounds.warnings()
        return data

    def _other_system(self, paired: int) -> "_OtherSystem":
        """Returns the report's name of its system, for the next export: Amalfi did not pair these rounds."""
        report = self._report
        called = report.type_code or report.type
        if not self._swiss or not called or AMALFI.search(report.type):
            return _OtherSystem([], 0, "")
        records = [f"{code} {text}" for code, text in (("092", report.type), ("192", report.type_code)) if text]
        return _OtherSystem(records, *(report.reported or (paired, called)))

    def _of_the_system(self) -> list[Reason]:
        report = self._report
        told = []
        called = report.type_code or report.type
        if self._swiss and called and not AMALFI.search(report.type):
            told.append(Reason("trf_other_system", args={"found": called}))
        if not self._swiss:
            told.append(Reason("trf_draughts_round_robin"))
        if any(old != new for old, new in self.new_number.items()):
            told.append(Reason("trf_renumbered", args={"most": len(self._people)}))
        return told

    def _rounds(self, rounds: Rounds) -> int:
        """Returns the announced rounds, or an estimate if none are stated. Raises if more rounds were paired."""
        report = self._report
        if report.rounds is None:
            known = rounds.paired + rounds.has_next_byes
            if not self._swiss:
                known = max(known, rounds_per_leg(len(self._people)))
            self.warnings.append(Reason("trf_rounds_unknown", args={"rounds": max(1, known)}))
            return max(1, known)
        if report.rounds < rounds.paired:
            args = {"found": rounds.paired, "rounds": report.rounds}
            raise report.rounds_line.error("more_rounds_than_announced", **args)
        return report.rounds

    def _rules(self, rounds: int, late_entrants: bool) -> dict[str, Any]:
        if not self._swiss:
            if self._report.tie_breaks is not None:
                self.warnings.append(Reason("trf_tie_breaks", args={"known": TextList(self._report.tie_breaks)}))
            twice = any(
                self._report.type_code.startswith(mark) or mark in self._report.type_code for mark in DOUBLE_ROUND_ROBIN
            )
            two = twice or rounds > rounds_per_leg(len(self._people))
            return write_options(RoundRobinOptions(legs=Legs.TWO if two else Legs.ONE))
        options = AmalfiOptions(
            edition=self._edition(), bye=self._bye(), points=self._points(), tie_breaks=self._tie_breaks()
        )
        if late_entrants and options.edition is EditionName.ENGLISH:  # which admits them only where it is announced
            options = options._replace(late_entries=True)
        colour = self._first_colour()
        said = {} if colour is None else {"first_colour": colour.value}
        return write_options(options) | said

    def _edition(self) -> EditionName:
        found = AMALFI.search(self._report.type)
        named = found[1] if found and found[1] else EditionName.FSI.value
        known = {edition.value: edition for edition in EditionName}
        return known.get(named, EditionName.FSI)

    def _require_known_scoring(self) -> None:
        """Counted otherwise, every score of the event would be another one."""
        said = self._scoring()
        usual = all(said[name] == worth for name, worth in POINTS.items())
        known = usual or (self._swiss and said["A"] == 0 and parse_points(self._points()) is not None)
        if not known or said[PAIRING_BYE] not in (said["W"], said["D"], 0):
            shown = [f"{name} {value // 10}.{value % 10}" for name, value in said.items()]
            raise BadDocumentError("trf_scoring", "", known=TextList(shown))

    def _scoring(self) -> dict[str, int]:
        points = self._report.points
        said = POINTS | {name: value for name, value in points.items() if name in POINTS}
        return {**said, PAIRING_BYE: points.get(PAIRING_BYE, said["W"])}

    def _points(self) -> str:
        """Returns the points as the option `points` writes them."""
        said = self._scoring()
        if all(said[name] == worth for name, worth in POINTS.items()):
            return ""
        return " ".join(f"{said[name] / 10:g}" for name in "WDL")

    def _bye(self) -> ByePoints:
        said = self._scoring()
        worths = {said["W"]: ByePoints.WIN, said["D"]: ByePoints.DRAW, 0: ByePoints.NOTHING}
        return worths[said[PAIRING_BYE]]

    def _history(self, rounds: Rounds, stays: dict[int, Participation]) -> list[dict[str, Any]]:
        if not self._swiss:
            return rounds.history(stays, UNCHANGED, RESTS)
        rules = AmalfiOptions(bye=self._bye(), points=self._points())
        return rounds.history(stays, game_outcomes(point_scale(rules)), rest_outcomes(rules))

    def _tie_breaks(self) -> tuple[Any, ...]:
        stated = self._report.tie_breaks
        if stated is None:
            return AmalfiOptions().tie_breaks
        unknown = [one for one in stated if one not in TIE_BREAKS]
        if unknown:
            self.warnings.append(Reason("trf_tie_breaks", args={"known": TextList(unknown)}))
        return tuple(dict.fromkeys(TIE_BREAKS[one] for one in stated if one in TIE_BREAKS))

    def _first_colour(self) -> Colour | None:
        """Returns the stated first colour, else that of the highest ranked player of round 1; None if neither is
        known.
        """
        if self._report.first_colour:
            return FIRST_COLOURS[self._report.first_colour]
        first = next((person.cell(1) for person in self._people if person.cell(1).opponent), None)
        return None if first is None else Colour.WHITE if first.colour == WHITE else Colour.BLACK

    def _players(self, stays: dict[int, Participation]) -> list[dict[str, Any]]:
        national = {person.number: person for person in self._report.national}
        if national:
            self.warnings.append(Reason("trf_national", args={"count": len(national)}))
        cards: dict[str, Person] = {}
        players, odd = [], []
        for person in self._people:
            if person.fide_number:
                first = cards.setdefault(person.fide_number, person)
                if first is not person:
                    there = first.line.number
                    raise person.line.error("trf_fide_number_twice", card=person.fide_number, first=there)
            stay, other = stays[person.number], national.get(person.number, Person(person.number))
            said = {
                "name": person.name,
                "rating": person.rating,
                "title": "" if person.title in FIDE_TITLES else person.title,
                "fide_title": person.title if person.title in FIDE_TITLES else None,
                "other_rating": other.rating,
                "other_title": other.title,
                "enters": stay.enters if stay.enters > 1 else None,
                "leaves": stay.leaves,
                "fide_number": person.fide_number,
            }
            notes = {"sex": person.sex, "born": person.birth, "federation": person.federation}
            said |= {name: text for name, text in notes.items() if VALIDATORS[name](text)}
            if person.fide_number and not is_fide_number(person.fide_number):
                del said["fide_number"]
                odd.append(self.new_number[person.number])
            if not notes.keys() <= said.keys():
                odd.append(self.new_number[person.number])
            known = {name: value for name, value in said.items() if value is not None and value != ""}
            players.append({"number": self.new_number[person.number], "name": "", **known})
        if odd:
            self.warnings.append(Reason("trf_notes_unread", args={"players": PlayerNumbers(odd)}))
        return players

    def _say_what_comes(self, rounds: Rounds, stays: dict[int, Participation], data: dict[str, Any]) -> None:
        if rounds.paired >= data["rounds"]:
            return
        coming = rounds.next_round(stays)
        whole = rounds.full_point_byes_next()
        if whole:
            self.warnings.append(Reason("trf_whole_point_to_come", args={"players": PlayerNumbers(whole)}))
        if not coming:
            return
        if not self._swiss:
            self.warnings.append(Reason("trf_next_round", args={"round": coming["round"]}))
            return
        data["next"] = coming
        if coming.get("absent"):
            self.warnings.append(Reason("trf_absent_or_gone", args={"players": PlayerNumbers(coming["absent"])}))


def _day(written: str) -> str:
    """A day as documents write it, also where a report has the year last; anything else stays what it is."""
    day = re.sub(r"[/.]", "-", written)
    year_first = re.sub(r"^(\d\d)-(\d\d)-(\d{4})$", r"\3-\2-\1", day, flags=re.ASCII)
    return year_first if is_iso_date(year_first) else written


def _differences(report: Report, document: Document, reading: _Reading) -> list[Reason]:
    """Points and places that are not those that follow from the results."""
    tournament, system, _ = document
    told = []
    points = tenths_of(tournament, system)
    half_point = system.scoring(tournament).rest_points("half") * HALF_POINT if tournament.half else 0
    ahead = dict.fromkeys(tournament.half, half_point)  # a half point to come may be counted already
    said = {reading.new_number[person.number]: person.points for person in report.people if person.points is not None}
    wrong = sorted(n for n, value in said.items() if value not in (points[n], points[n] + ahead.get(n, 0)))
    if wrong:
        told.append(Reason("trf_points_differ", args={"players": PlayerNumbers(wrong)}))
    counted = sorted(n for n, value in said.items() if n in ahead and value == points[n] + ahead[n])
    if counted:
        told.append(Reason("trf_half_counted", args={"players": PlayerNumbers(counted)}))
    if tournament.history and system.is_over(tournament):
        places = {line.player: line.place for line in system.standings(tournament)}
        ranks = {reading.new_number[person.number]: person.rank for person in report.people if person.rank}
        other = sorted(number for number, rank in ranks.items() if places[number] != rank)
        if other:
            told.append(Reason("trf_ranks_differ", args={"players": PlayerNumbers(other)}))
    return told
