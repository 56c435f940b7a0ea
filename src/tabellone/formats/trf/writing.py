"""A tournament as a report: everything the format can hold, and a warning for each thing that it cannot."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tabellone.engine.capabilities import assumed_result
from tabellone.engine.fide_identity import fide_title, has_unclear_card, has_unclear_title
from tabellone.engine.legs import Legs
from tabellone.engine.limits import UNSAFE_CHARACTERS
from tabellone.engine.model import Player
from tabellone.engine.reason_values import PlayerNumbers, TextList
from tabellone.engine.reasons import Arguments, BadDocumentError, NotReadyError, Reason
from tabellone.engine.results import ADJOURNED, TWO_GAMES
from tabellone.engine.systems.amalfi.options import AmalfiOptions, ByePoints, EditionName
from tabellone.engine.systems.amalfi.points import PointScale, point_scale, rest_outcomes
from tabellone.formats.document import Document
from tabellone.formats.players import VALIDATORS
from tabellone.formats.trf import columns
from tabellone.formats.trf.codes import (
    BLACK,
    FIRST_COLOURS,
    GAME_LETTERS,
    HALF,
    PAIRING_BYE,
    PROGRAM,
    REST_LETTERS,
    TIE_BREAKS,
    UNRATED_GAMES,
    WHITE,
    ZERO,
    Version,
)
from tabellone.formats.trf.parsing import STARTING_RANKS, WITHOUT_FIELD
from tabellone.formats.trf.players import MAX_PLAYERS
from tabellone.formats.trf.points import HALF_POINT, tenths_of
from tabellone.formats.trf.reading import SYSTEMS
from tabellone.formats.trf.rendering import render
from tabellone.formats.trf.report import EMPTY_CELL, Byes, Cell, Person, Report
from tabellone.reading.dates import is_iso_date
from tabellone.reading.options import write_options

EXPORTED_OPTIONS = ("edition", "first_colour", "bye", "tie_breaks", "legs")
"""Options of the systems that a report says in its own way."""
FOR_RATING = ("012", "022", "032", "042", "052", "102", "132")
"""Records of the tournament without which it cannot be rated."""
OWN_RECORDS = frozenset({"001", "012", "062", "072", "082", "092", "142", "152", "162", "192", "202", "212", "240"})
"""Records that follow from the tournament, and so are never taken from what was kept."""
OF_ANOTHER_SYSTEM = frozenset({"092", "192"})
"""But for what a report calls the system that had paired its rounds."""
AMALFI_FROM = "Amalfi from round"


class ExportedReport(NamedTuple):
    """The text of a report, and what it cannot hold or is missing in it."""

    text: str
    lost: list[Reason]
    """What the format has no place for."""
    refused: list[Reason]
    """What the federation would refuse: missing, or not known yet."""

    @property
    def warnings(self) -> list[Reason]:
        return [*self.lost, *self.refused]


def write_report(document: Document, data: Mapping[str, Any], version: Version) -> ExportedReport:
    """The report of a document; `data` is its JSON object, where notes for reports are."""
    tournament = document.tournament
    if tournament.system not in SYSTEMS:
        raise NotReadyError("trf_system", system=tournament.system)
    if tournament.teams:
        raise NotReadyError("trf_teams")
    if any(game.result in TWO_GAMES for played in tournament.history for game in played.games):
        raise NotReadyError("trf_two_games")
    points = tenths_of(tournament, document.system)
    if len(tournament.players) > MAX_PLAYERS or max(points.values()) >= 1000:
        raise NotReadyError("trf_too_large", most=MAX_PLAYERS)
    writing = _ReportWriter(document, data, version, points)
    report = writing.report()
    return ExportedReport(render(report, version), list(writing.lost()), list(writing.missing(report)))


class _ReportWriter:
    def __init__(self, document: Document, data: Mapping[str, Any], version: Version, points: dict[int, int]):
        self._tournament = document.tournament
        self._system = document.system
        self._rules = document.tournament.rules
        self._swiss = document.tournament.system == "amalfi"
        self._new = version is Version.TRF26
        self._points = points
        self._notes = {entry["number"]: _notes(entry, index) for index, entry in enumerate(data["players"])}
        self._kept = _kept_records(data.get("trf"))
        self._paired_by = [str(one.get("paired_by") or "") for one in data.get("history") or ()]
        self._goes_on = not self._system.is_over(self._tournament)

    def report(self) -> Report:
        tournament = self._tournament
        coming = self._next_round_byes()
        return Report(
            tuple(self._people({} if self._new else coming)),
            tuple(self._national()) if self._new else (),
            self._country(),
            tournament.name,
            city=tournament.place,
            start=tournament.date.replace("-", "/") if is_iso_date(tournament.date) else "",
            type=self._type(),
            type_code=self._type_code(),
            arbiter=tournament.arbiter,
            rounds=tournament.rounds,
            first_colour=self._first_colour(),
            points=self._scoring(),
            tie_breaks=self._tie_breaks(),
            byes=tuple(self._byes(coming)) if self._new else (),
            kept=tuple(self._kept_here()),
        )

    def _people(self, next_byes: dict[int, str]) -> Iterator[Person]:
        places = self._places()
        rounds = [self._round(number) for number in range(1, self._tournament.next_round)]
        half_point = point_scale(self._rules).draw * HALF_POINT if self._swiss else 0
        if next_byes:
            rounds.append({player: Cell(result=letter) for player, letter in next_byes.items()})
        for player in self._tournament.players:
            number, notes = player.number, self._notes[player.number]
            promised = (
                half_point if next_byes.get(number) == HALF else 0
            )  # a half point in the columns is one in the sum
            yield Person(
                number,
                player.name[: columns.NAME.width],
                player.rating,
                fide_title(player),
                notes["sex"],
                notes["federation"].upper(),
                player.fide_number or "",
                notes["born"].replace("-", "/"),
                self._points[number] + promised,
                places[number],
                tuple(played.get(number, EMPTY_CELL) for played in rounds),
            )

    def _places(self) -> dict[int, int]:
        """Returns places by the standings, or the numbers before the first round."""
        if not self._tournament.history:
            return {player.number: player.number for player in self._tournament.players}
        return {line.player: line.place for line in self._system.standings(self._tournament)}

    def _round(self, round_number: int) -> dict[int, Cell]:
        """Returns the cells of a round for those who take part; others are left blank."""
        played = self._tournament.history[round_number - 1]
        supposed = assumed_result(self._system, self._rules, round_number)
        cells = {rest.player: Cell(result=REST_LETTERS[rest.kind]) for rest in played.rests}
        for white, black, result in played.games:
            known = None if result == ADJOURNED.code else result
            letters = UNRATED_GAMES[known] if supposed is not None and known in UNRATED_GAMES else GAME_LETTERS[known]
            cells[white] = Cell(black, WHITE, letters[0])
            cells[black] = Cell(white, BLACK, letters[1])
        return cells

    def _next_round_byes(self) -> dict[int, str]:
        """Returns the players whom a pairing program must leave out of the next round."""
        if not self._goes_on or not self._swiss:
            return {}
        number = self._tournament.next_round
        away = (p.number for p in self._tournament.players if not p.takes_part_in(number))
        letters = dict.fromkeys((*away, *self._tournament.absent), ZERO) | dict.fromkeys(self._tournament.half, HALF)
        return dict(sorted(letters.items()))

    def _byes(self, next_byes: dict[int, str]) -> Iterator[Byes]:
        for kind in (HALF, ZERO):
            players = tuple(player for player, letter in next_byes.items() if letter == kind)
            if players:
                yield Byes(kind, self._tournament.next_round, players)

    def _national(self) -> Iterator[Person]:
        for player in self._tournament.players:
            if player.other_rating or player.other_title:
                title = player.other_title[: columns.TITLE.width]
                yield Person(player.number, player.name[: columns.NAME.width], player.other_rating, title)

    def _type(self) -> str:
        if self._other_type:
            return self._other_type
        if not self._swiss:
            return "Individual: Double Round-Robin" if self._rules.legs is Legs.TWO else "Individual: Round-Robin"
        edition = self._rules.edition
        named = "" if edition is EditionName.FSI else f", {edition.value}"
        return f"Individual: Swiss-System (Amalfi{named})"

    def _type_code(self) -> str:
        if self._swiss and self._other_type and not self._rounds_paired_here:
            return self._kept_value("192")
        if self._swiss:
            return "CUSTOM_SWISS"
        return "BERGER_ROUNDROBIN_G2" if self._rules.legs is Legs.TWO else "BERGER_ROUNDROBIN"

    @property
    def _other_type(self) -> str:
        """The system that a report said the rounds were paired by, before they came here."""
        said = self._kept_value("092") or self._kept_value("192")
        if not self._swiss or not said or not self._rounds_paired_here or AMALFI_FROM in said:
            return said if self._swiss else ""
        return f"{said} ({AMALFI_FROM} {self._reported_rounds + 1})"

    @property
    def _reported_rounds(self) -> int:
        """The number of rounds that another system had paired."""
        return next((index for index, name in enumerate(self._paired_by) if not name), len(self._paired_by))

    @property
    def _rounds_paired_here(self) -> bool:
        """Whether any round is of this program's making."""
        return len(self._tournament.history) > self._reported_rounds

    def _kept_value(self, code: str) -> str:
        return next((line[columns.VALUE - 1 :] for line in self._kept if columns.CODE.value_in(line) == code), "")

    def _first_colour(self) -> str:
        if not self._swiss:
            return ""
        return next(letter for letter, colour in FIRST_COLOURS.items() if colour is self._rules.first_colour)

    def _scoring(self) -> dict[str, int]:
        """Returns the scoring if it is not 1, ½, 0, or if the bye is not a win."""
        if not self._swiss or (self._rules.bye is ByePoints.WIN and point_scale(self._rules) == PointScale()):
            return {}
        win, draw, loss = (half_points * HALF_POINT for half_points in point_scale(self._rules))
        bye = rest_outcomes(self._rules)["bye"].score * HALF_POINT
        return {"W": win, "D": draw, "L": loss, "A": 0, PAIRING_BYE: bye}

    def _tie_breaks(self) -> tuple[str, ...] | None:
        if not self._swiss:
            return None
        acronyms = {tie_break: acronym for acronym, tie_break in TIE_BREAKS.items()}
        return tuple(acronyms[one] for one in self._rules.tie_breaks)

    def _kept_here(self) -> Iterator[str]:
        """Yields records that follow from the tournament, and the kept records of this edition that these do not
        replace.
        """
        said = {"022": self._tournament.place, "042": self._tournament.date, "102": self._tournament.arbiter}
        said |= {"122": self._tournament.cadence, **self._days()}
        said |= {"032": self._tournament.federation.upper(), "112": self._tournament.deputies}
        for code in ("032", "052", "122", "132"):
            if said.get(code):
                yield f"{code} {said[code]}"
        for deputy in filter(None, map(str.strip, said["112"].split(";"))):
            yield f"112 {deputy}"
        if self._reported_rounds:
            yield f"### rounds 1-{self._reported_rounds} paired as {self._paired_by[0]}"
        if self._tournament.event_code:
            yield f"### event code {self._tournament.event_code}"
        said |= {"092": "own", "192": "own"}
        for line in self._kept:
            code = columns.CODE.value_in(line)
            if (self._new or not _is_of_2026(code)) and not said.get(code):
                yield line
        stated = {columns.CODE.value_in(line) for line in self._kept}
        if self._new and "182" not in stated:
            yield f"182 {PROGRAM}"
        if self._new and STARTING_RANKS not in stated and any(True for _ in self._national()):
            method = "FIDON" if self._swiss and self._rules.edition is EditionName.ENGLISH else "OTHER"
            yield f"{STARTING_RANKS} {self._country()} {method}"

    def _days(self) -> dict[str, str]:
        """The day of every round that has its hour (132), each above its column, and the last of all (052)."""
        days = {one.round: one.starts.partition("T")[0].replace("-", "/") for one in self._tournament.schedule}
        last = self._tournament.last_day
        end = {"052": last.replace("-", "/")} if is_iso_date(last) else {}
        if not days:
            return end
        line = self._kept_value("132")  # of rounds whose hours nobody has written here
        for number, day in days.items():
            begins = columns.ROUND_DAY.shifted((number - 1) * columns.ROUND_WIDTH).first - columns.VALUE
            line = f"{line[:begins].ljust(begins)}{day[2:]}{line[begins + len(day) - 2 :]}"
        return {"052": max(days.values()), "132": line} | end

    def _country(self) -> str:
        """The federation of the other rating list."""
        stated = (columns.RANKED_BY_COUNTRY.value_in(line) for line in self._kept if line.startswith(STARTING_RANKS))
        return next(stated, Report._field_defaults["country"])

    def lost(self) -> Iterator[Reason]:
        """Yields a warning for everything the format has no place for."""
        tournament, players = self._tournament, self._tournament.players
        history = tournament.history
        said = {
            "trf_lost_prizes": tournament.prizes,
            "trf_lost_decisions": tournament.decisions,
            "trf_lost_seed": tournament.seed,
            "trf_lost_staff": tournament.staff,
            "trf_lost_announced": any(played.announced for played in history),
            "trf_lost_late": any(played.late_results for played in history),
            "trf_lost_back": any(played.withdrawn for played in history),
            "trf_lost_openings": any(played.openings for played in history),
            "trf_lost_formal": any(rest.against for played in history for rest in played.rests),
            "trf_lost_tie_breaks": self._swiss and not self._new and self._rules.tie_breaks != _usual_tie_breaks(),
        }
        yield from (Reason(code) for code, there in said.items() if there)
        if self._other_type:
            args: Arguments = {"found": self._other_type}
            yield Reason("trf_other_system_mixed" if self._rounds_paired_here else "trf_other_system_kept", args=args)
        options = [name for name in write_options(self._rules) if name not in EXPORTED_OPTIONS]
        if options:
            yield Reason("trf_lost_options", args={"known": TextList(options)})
        left_out = [
            columns.CODE.value_in(line)
            for line in self._kept
            if not self._new and _is_of_2026(columns.CODE.value_in(line))
        ]
        if left_out:
            yield Reason("trf_lost_records", args={"known": TextList(left_out)})
        for code, is_lost in _LOST_OF_A_PLAYER.items():
            found = [player.number for player in players if is_lost(player, self)]
            if found:
                yield Reason(code, args={"players": PlayerNumbers(found)})

    def missing(self, report: Report) -> Iterator[Reason]:
        """Yields a warning for everything a rating needs and the report lacks."""
        games = [game for played in self._tournament.history for game in played.games]
        for code, count in (
            ("trf_suspended", sum(game.is_suspended() for game in games)),
            ("trf_open", sum(game.result is None for game in games)),
        ):
            if count:
                yield Reason(code, args={"count": count})
        there = {columns.CODE.value_in(line) for line in report.kept}
        stated = {"012": report.name, "022": report.city, "042": report.start, "102": report.arbiter}
        missing = [code for code in FOR_RATING if not stated.get(code) and code not in there]
        if missing:
            yield Reason("trf_missing_records", args={"known": TextList(missing)})
        for code, field in (
            ("trf_missing_fide_number", "fide_number"),
            ("trf_missing_birth", "birth"),
            ("trf_missing_sex", "sex"),
            ("trf_missing_federation", "federation"),
        ):
            without = [person.number for person in report.people if not getattr(person, field)]
            if without:
                yield Reason(code, args={"players": PlayerNumbers(without)})

    def leaves_unseen(self, player: Player) -> bool:
        """Whether his withdrawal would be read as an absence from the next round, or not at all."""
        left, paired = player.leaves, len(self._tournament.history)
        if left is None or not self._goes_on:
            return False
        # in a round robin the only one who does not play has the rest of an odd number
        looks_like_a_rest = not self._swiss and left == paired - 1 and not self._tournament.history[-1].rests
        return left >= paired or looks_like_a_rest

    def other_list_unseen(self, player: Player) -> bool:
        """Whether there is no record for what another list says of him."""
        return not self._new and bool(player.other_rating or player.other_title)

    def enters_unseen(self, player: Player) -> bool:
        """Whether his coming would not be read: a line without a round is somebody who comes to the next one."""
        return player.enters > max(1, self._tournament.next_round)


_LOST_OF_A_PLAYER: dict[str, Callable[[Player, _ReportWriter], bool]] = {
    "trf_lost_leaves": lambda player, writing: writing.leaves_unseen(player),
    "trf_lost_enters": lambda player, writing: writing.enters_unseen(player),
    "trf_lost_struck": lambda player, _: player.struck,
    "trf_cut_names": lambda player, _: len(player.name) > columns.NAME.width,
    "trf_unclear_cards": lambda player, _: has_unclear_card(player),
    "trf_unclear_titles": lambda player, _: has_unclear_title(player),
    "trf_lost_titles": lambda player, _: (
        bool(player.title) and not fide_title(player) and not has_unclear_title(player)
    ),
    "trf_lost_cards": lambda player, _: bool(player.card) and not has_unclear_card(player),
    "trf_lost_clubs": lambda player, _: bool(player.club or player.province or player.team),
    "trf_cut_titles": lambda player, writing: not writing.other_list_unseen(player) and title_cut(player),
    "trf_lost_other_list": lambda player, writing: writing.other_list_unseen(player),
    "trf_lost_appraised": lambda player, _: player.is_appraised,
    "trf_lost_first_ratings": lambda player, _: player.first_rating is not None,
}


def title_cut(player: Player) -> bool:
    """Whether a title of another list is longer than its columns."""
    return len(player.other_title) > columns.TITLE.width


def _usual_tie_breaks() -> tuple[Any, ...]:
    return AmalfiOptions().tie_breaks


def _is_of_2026(code: str) -> bool:
    """Whether only the newer edition has such a record."""
    return code.isdecimal() and code > "132" and code in WITHOUT_FIELD


def _notes(entry: Mapping[str, Any], index: int) -> dict[str, str]:
    found = {}
    for name in ("born", "sex", "federation"):
        is_understood = VALIDATORS[name]
        value = "" if entry.get(name) is None else entry[name]
        if not is_understood(value):
            raise BadDocumentError("trf_note", f"players[{index}].{name}", found=str(value)[:20])
        found[name] = str(value)  # a year is a number
    return found


def _kept_records(raw: Any) -> list[str]:
    """Records in the document, written as they are in a report."""
    if raw is None:
        return []
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", "trf")
    for index, line in enumerate(raw):
        place = f"trf[{index}]"
        if (
            not isinstance(line, str)
            or re.search(UNSAFE_CHARACTERS, line)
            or not re.match(r"###|[0-9A-Za-z]{3} ", line)
        ):
            raise BadDocumentError("trf_kept_line", place)
        if columns.CODE.value_in(line) in OWN_RECORDS - OF_ANOTHER_SYSTEM:
            raise BadDocumentError("trf_own_record", place, record=columns.CODE.value_in(line))
    return raw
