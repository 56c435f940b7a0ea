"""The rounds of a document: everybody exactly once, nobody who is not there, results that can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabellone.engine.capabilities import assumed_result
from tabellone.engine.encounters import LateResult
from tabellone.engine.handicap import handicap_rules
from tabellone.engine.limits import MAX_HANDICAP_STEPS, MAX_ROUNDS
from tabellone.engine.model import Deviation, HandicapAtPairing, Player, Rest, Round, Team, WithdrawnAtPairing
from tabellone.engine.outcomes import RESTS
from tabellone.engine.reason_values import PlayerNumber, TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.seatings import is_repair_sequence
from tabellone.engine.teams.options import team_rules
from tabellone.formats.attendance import SEATED, Attendance, attendance_by_round
from tabellone.formats.encounters import DOCUMENT_CODECS, codec_of, write_encounters
from tabellone.formats.unknown_fields import UnknownFields
from tabellone.reading.values import read_line

if TYPE_CHECKING:
    from tabellone.engine.encounters import Encounter
    from tabellone.engine.system import System

STORED_ROUND_FIELDS = (
    "round",
    *(kind.name for kind in DOCUMENT_CODECS.values()),
    "rests",
    "announced",
    "openings",
    "openings_seed",
    "late",
    "withdrawn",
    "handicaps",
    "calls",
    "lots_seed",
    "mended",
    "decided",
)
"""What a round is made of."""
ROUND_FIELDS = (*STORED_ROUND_FIELDS, "exceptions", "remarks", "indicator", "bound", "proven", "paired_by")
"""Some come with a round pasted from `pair --json`, one from a report; they decide nothing."""


def read_history(
    raw: Any,
    players: tuple[Player, ...],
    rounds: int,
    system: System,
    rules: Any,
    unknown: UnknownFields,
    teams: tuple[Team, ...] = (),
) -> tuple[Round, ...]:
    competitors: Sequence[Player | Team] = teams or players
    of_teams: dict[str, Any] = {}
    if teams:
        team_of = {player: team.number for team in teams for player in team.roster}
        of_teams = {"people": players, "team_of": team_of, "team_rules": team_rules(rules)}
        of_teams["handicap_rules"] = handicap_rules(rules)
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", "history")
    if len(raw) > rounds:
        raise BadDocumentError("more_rounds_than_announced", "history", found=len(raw), rounds=rounds)
    codes = system.result_codes(rules)
    rounds_read = []
    for number, (entry, status) in enumerate(zip(raw, attendance_by_round(competitors), strict=False), 1):
        supposed = assumed_result(system, rules, number)
        seats = Attendance(number, f"history[{number - 1}]", competitors, status, codes, supposed, unknown, **of_teams)
        rounds_read.append(RoundReader(seats, players, len(raw), system, rules).read(entry))
    return tuple(rounds_read)


def write_round(round_number: int, round_: Round, competitor: str = "player") -> dict[str, Any]:
    """The JSON object that reads back as the same round; `competitor` is what it calls who rests."""
    data: dict[str, Any] = {"round": round_number}
    data |= write_encounters(round_.encounters, of_teams=competitor == "team")
    if round_.rests:
        data["rests"] = [write_rest(rest, competitor) for rest in round_.rests]
    if round_.announced is not None:
        data["announced"] = round_.announced
    if round_.late_results:
        kind = codec_of(round_.encounters)
        data["late"] = [{**kind.write_late(late), "until": late.last_round_without} for late in round_.late_results]
    if round_.withdrawn:
        data["withdrawn"] = [write_withdrawn(away.player, away.struck, competitor) for away in round_.withdrawn]
    if round_.handicaps:
        data["handicaps"] = [{"board": one.encounter, "ahead": one.steps} for one in round_.handicaps]
    if round_.calls:
        from tabellone.reading.calls import write_call  # noqa: PLC0415  (few documents need it)

        data["calls"] = [write_call(call) for call in round_.calls]
    if round_.openings:
        data["openings"] = list(round_.openings)
    if round_.openings_seed:
        data["openings_seed"] = round_.openings_seed
    if round_.lots_seed:
        data["lots_seed"] = round_.lots_seed
    if round_.earlier_seatings:
        data["mended"] = [[list(table) for table in seating] for seating in round_.earlier_seatings]
    if round_.deviation is not None:
        data["decided"] = round_.deviation.value
    return data


def write_rest(rest: Rest, competitor: str = "player") -> dict[str, Any]:
    """Returns the JSON object of a rest, with the formal opponent if there is one."""
    against = {} if rest.against is None else {"against": rest.against}
    return {competitor: rest.player, "kind": rest.kind, **against}


def write_withdrawn(player: int, struck: bool, competitor: str = "player") -> dict[str, Any]:
    """Returns the JSON object of a competitor who had withdrawn when the round was paired."""
    return {competitor: player, **({"struck": True} if struck else {})}


class RoundReader:
    """Reads one round of a document, given who is expected in it."""

    def __init__(self, seats: Attendance, players: tuple[Player, ...], last: int, system: System, rules: Any):
        self._seats = seats
        self._players = players
        self._rules = rules
        self._number = seats.round_number
        self._last = last
        self._where = seats.path
        self._system = system
        self._unknown = seats.unknown

    def read(self, raw: Any) -> Round:
        if not isinstance(raw, dict):
            raise BadDocumentError("not_an_object", self._where)
        if raw.get("round") != self._number or type(raw["round"]) is not int:
            raise BadDocumentError("round_out_of_order", f"{self._where}.round", expected=self._number)
        self._unknown.check(raw, ROUND_FIELDS, self._where)
        kind = DOCUMENT_CODECS[self._system.encounter]
        if any(self._list(raw, other.name) for other in DOCUMENT_CODECS.values() if other is not kind):
            raise BadDocumentError("tables_or_games", self._where)
        encounters: tuple[Encounter, ...] = kind.read(self._list(raw, kind.name), self._seats)
        rests = self._rests(self._list(raw, "rests"))
        missing = self._seats.missing
        if missing > 0 and self._system.includes_everyone:
            raise BadDocumentError(
                "player_missing_in_round", self._where, player=PlayerNumber(missing), round=self._number
            )
        played = Round(encounters, rests, self._announced_rounds(raw.get("announced")))
        if raw.get("late"):
            played = played._replace(
                late_results=tuple(self._late_result(entry, encounters) for entry in self._list(raw, "late"))
            )
        if raw.get("withdrawn"):
            played = played._replace(withdrawn=tuple(self._withdrawn(self._list(raw, "withdrawn"), rests)))
        if raw.get("handicaps"):
            then = tuple(self._handicap(entry, len(encounters)) for entry in self._list(raw, "handicaps"))
            played = played._replace(handicaps=then)
        if raw.get("calls"):
            played = self._with_calls(played, raw["calls"])
        if raw.get("mended"):
            played = played._replace(earlier_seatings=self._earlier_seatings(self._list(raw, "mended"), played))
        if raw.get("decided") is not None:
            played = played._replace(deviation=self._deviation(raw["decided"]))
        if raw.get("lots_seed"):
            played = played._replace(lots_seed=read_line(raw["lots_seed"], f"{self._where}.lots_seed").strip())
        return self._with_openings(played, raw) if raw.get("openings") else played

    def _withdrawn(self, entries: list[Any], rests: tuple[Rest, ...]) -> Iterator[WithdrawnAtPairing]:
        """Reads those who were withdrawn at the pairing and are back; they have the rest of a missed round."""
        missing = "absent" if "absent" in self._system.rest_kinds else "rt"
        back = {rest.player for rest in rests if rest.kind == missing and self._system.includes_everyone}
        for index, entry in enumerate(entries):
            where = f"{self._where}.withdrawn[{index}]"
            if not isinstance(entry, dict):
                raise BadDocumentError("not_an_object", where)
            who = self._seats.competitor_field
            player, struck = entry.get(who, ""), entry.get("struck", False)
            self._seats.require_player(player, f"{where}.{who}")
            left = self._seats.competitors[player - 1].leaves
            still_away = left is not None and left < self._number
            if not isinstance(struck, bool) or not (player in back or still_away):
                raise BadDocumentError(
                    "withdrawn_then", where, player=PlayerNumber(player), round=self._number, kind=missing
                )
            self._unknown.check(entry, (who, "struck"), where)
            if not still_away:
                back.remove(player)
                yield WithdrawnAtPairing(player, struck)

    def _handicap(self, entry: Any, games: int) -> HandicapAtPairing:
        """Reads a handicap of an existing game, no larger than ratings can make it."""
        board, ahead = (entry.get(name) if isinstance(entry, dict) else None for name in ("board", "ahead"))
        if (
            type(board) is not int
            or type(ahead) is not int
            or not 1 <= board <= games
            or abs(ahead) > MAX_HANDICAP_STEPS
        ):
            raise BadDocumentError("handicap_then", f"{self._where}.handicaps", games=games, most=MAX_HANDICAP_STEPS)
        return HandicapAtPairing(board, ahead)

    def _late_result(self, entry: Any, played: tuple[Encounter, ...]) -> LateResult:
        """An encounter that has its result now, and had none while later rounds of this document were paired."""
        entry = entry if isinstance(entry, dict) else {}
        late, until = codec_of(played).read_late(entry, played), entry.get("until", 0)
        if late is None or type(until) is not int or not self._number < until <= self._last:
            raise BadDocumentError("late_result", f"{self._where}.late", first=self._number + 1, last=self._last)
        return late._replace(last_round_without=until)

    def _earlier_seatings(self, entries: list[Any], round_: Round) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Seatings of known players, each without one of those of the one before it."""
        where = f"{self._where}.mended"
        for seating in entries:
            if not isinstance(seating, list) or not all(isinstance(table, list) for table in seating):
                raise BadDocumentError("not_a_list", where)
            for table in seating:
                if not 3 <= len(table) <= 5:
                    raise BadDocumentError("table_of_three_to_five", where)
                for player in table:
                    self._seats.require_player(player, where)
        found = tuple(tuple(map(tuple, seating)) for seating in entries)
        final = tuple(table.seats for table in round_.tables)
        if not is_repair_sequence([*found, final], {rest.player for rest in round_.rests}):
            raise BadDocumentError("not_mended", where)
        return found

    def _deviation(self, word: Any) -> Deviation:
        known = {reason.value: reason for reason in Deviation}
        if not isinstance(word, str) or word not in known:
            where = f"{self._where}.decided"
            raise BadDocumentError("option_unknown_word", where, word=str(word)[:80], known=TextList(known))
        return known[word]

    def _with_calls(self, round_: Round, raw: Any) -> Round:
        from tabellone.reading.calls import read_calls  # noqa: PLC0415  (few documents need it)

        calls = read_calls(raw, self._number, round_.tables, self._players, f"{self._where}.calls")
        return round_._replace(calls=tuple(calls))

    def _with_openings(self, round_: Round, raw: dict[str, Any]) -> Round:
        from tabellone.reading.openings import read_openings, read_seed  # noqa: PLC0415  (few documents need it)

        openings = read_openings(raw["openings"], len(round_.board_games), self._rules, f"{self._where}.openings")
        seed = read_seed(raw.get("openings_seed"), openings, f"{self._where}.openings_seed")
        return round_._replace(openings=openings, openings_seed=seed)

    def _list(self, raw: dict[str, Any], name: str) -> list[Any]:
        entries = raw.get(name)
        if entries is None:
            return []
        if not isinstance(entries, list):
            raise BadDocumentError("not_a_list", f"{self._where}.{name}")
        return entries

    def _announced_rounds(self, announced: Any) -> int | None:
        if announced is None:
            return None
        if type(announced) is not int or not self._number <= announced <= MAX_ROUNDS:
            raise BadDocumentError(
                "announced_out_of_range", f"{self._where}.announced", least=self._number, most=MAX_ROUNDS
            )
        return announced

    def _rests(self, entries: list[Any]) -> tuple[Rest, ...]:
        return tuple(self._rest(entry, f"{self._where}.rests[{index}]") for index, entry in enumerate(entries))

    def _rest(self, entry: Any, path: str) -> Rest:
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", path)
        who = self._seats.competitor_field
        for name in (who, "kind"):
            if name not in entry:
                raise BadDocumentError("field_missing", path, name=name)
        player, kind, against = entry[who], entry["kind"], entry.get("against")
        self._seats.require_player(player, f"{path}.{who}")
        self._seats.require_expected(player, f"{path}.{who}", "rests_and_plays")
        if not isinstance(kind, str) or kind not in self._system.rest_kinds:
            known = [code for code in RESTS if code in self._system.rest_kinds]
            raise BadDocumentError("impossible_rest", f"{path}.kind", found=str(kind)[:40], known=TextList(known))
        self._unknown.check(entry, (who, "kind", "against"), path)
        if against is not None:
            if kind != "rr":
                raise BadDocumentError("against_without_rr", f"{path}.against")
            self._seats.require_player(against, f"{path}.against")
            if against == player:
                raise BadDocumentError(
                    "plays_himself", f"{path}.against", player=PlayerNumber(player), round=self._number
                )
        self._seats.status[player] = SEATED
        return Rest(player, kind, against)
