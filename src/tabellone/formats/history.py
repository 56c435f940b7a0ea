"""The rounds of a document: everybody exactly once, nobody who is not there, results that can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, NoReturn

from tabellone.engine.limits import MOST_ROUNDS, MOST_STEPS
from tabellone.engine.lines import read_line
from tabellone.engine.model import Game, HandicapThen, Late, Player, Rest, Round, Table, Withdrawn
from tabellone.engine.outcomes import RESTS
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import OPEN
from tabellone.engine.seatings import is_mended
from tabellone.engine.table_results import table_result
from tabellone.formats.unknown import UnknownFields

if TYPE_CHECKING:
    from tabellone.engine.results import Codes
    from tabellone.engine.system import System

AWAY, EXPECTED, SEATED = 0, 1, 2
"""What a player is in a round while it is read."""


WRITTEN_ROUND_FIELDS = (
    "round",
    "games",
    "rests",
    "announced",
    "tables",
    "openings",
    "openings_seed",
    "late",
    "withdrawn",
    "handicaps",
    "calls",
    "lots_seed",
    "mended",
)
"""What a round is made of."""
ROUND_FIELDS = (*WRITTEN_ROUND_FIELDS, "exceptions", "remarks", "indicator", "bound", "proven")
"""Some come with a round pasted from `pair --json`; they decide nothing."""


def read_history(
    raw: Any, players: tuple[Player, ...], rounds: int, system: System, rules: Any, unknown: UnknownFields
) -> tuple[Round, ...]:
    """All rounds, in order."""
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", "history")
    if len(raw) > rounds:
        raise BadDocumentError("more_rounds_than_announced", "history", found=len(raw), rounds=rounds)
    codes = system.result_codes(rules)
    rounds_read = []
    for number, (entry, status) in enumerate(zip(raw, _who_takes_part(players), strict=False), 1):
        reader = _RoundReader(number, len(raw), players, status, system, rules, codes, unknown)
        rounds_read.append(reader.read(entry))
    return tuple(rounds_read)


def _who_takes_part(players: tuple[Player, ...]) -> Iterator[bytearray]:
    """What everybody is as each round begins: only who comes or goes is looked at again."""
    coming: dict[int, list[int]] = {}
    going: dict[int, list[int]] = {}
    for player in players:
        coming.setdefault(player.enters, []).append(player.number)
        if player.leaves is not None:
            going.setdefault(player.leaves + 1, []).append(player.number)
    status = bytearray(len(players) + 1)
    for number in count(1):
        for player_number in coming.get(number, ()):
            status[player_number] = EXPECTED
        for player_number in going.get(number, ()):
            status[player_number] = AWAY
        yield bytearray(status)


def write_round(number: int, played: Round) -> dict[str, Any]:
    """The JSON object that reads back as the same round."""
    data: dict[str, Any] = {"round": number}
    if played.tables:
        data["tables"] = [_write_table(table) for table in played.tables]
    else:
        data["games"] = [game._asdict() for game in played.games]
    if played.rests:
        data["rests"] = [
            {name: value for name, value in rest._asdict().items() if value is not None} for rest in played.rests
        ]
    if played.announced is not None:
        data["announced"] = played.announced
    if played.late:
        data["late"] = [late._asdict() for late in played.late]
    if played.withdrawn:
        data["withdrawn"] = [write_withdrawn(away.player, away.struck) for away in played.withdrawn]
    if played.handicaps:
        data["handicaps"] = [one._asdict() for one in played.handicaps]
    if played.calls:
        from tabellone.engine.calls import write_call  # noqa: PLC0415  (few documents need it)

        data["calls"] = [write_call(call) for call in played.calls]
    if played.openings:
        data["openings"] = list(played.openings)
    if played.openings_seed:
        data["openings_seed"] = played.openings_seed
    if played.lots_seed:
        data["lots_seed"] = played.lots_seed
    if played.mended:
        data["mended"] = [[list(table) for table in seating] for seating in played.mended]
    return data


def write_withdrawn(player: int, struck: bool) -> dict[str, Any]:
    """Somebody who had withdrawn when a round was paired."""
    return {"player": player, **({"struck": True} if struck else {})}


def _write_table(table: Table) -> dict[str, Any]:
    return {name: list(value) for name, value in table._asdict().items() if value is not None}


class _RoundReader:
    def __init__(
        self,
        number: int,
        last: int,
        players: tuple[Player, ...],
        status: bytearray,
        system: System,
        rules: Any,
        codes: Codes,
        unknown: UnknownFields,
    ):
        self._codes = codes
        self._supposed = system.supposed_result(rules, number)
        self._rules = rules
        self._number = number
        self._last = last
        self._where = f"history[{number - 1}]"
        self._players = players
        self._system = system
        self._unknown = unknown
        self._status = status

    def read(self, raw: Any) -> Round:
        if not isinstance(raw, dict):
            raise BadDocumentError("not_an_object", self._where)
        if raw.get("round") != self._number or type(raw["round"]) is not int:
            raise BadDocumentError("round_out_of_order", f"{self._where}.round", expected=self._number)
        self._unknown.look(raw, ROUND_FIELDS, self._where)
        if self._list(raw, "games" if self._system.seats_tables else "tables"):
            raise BadDocumentError("tables_or_games", self._where)
        tables = self._tables(self._list(raw, "tables"))
        games = self._games(self._list(raw, "games"))
        rests = self._rests(self._list(raw, "rests"))
        missing = self._status.find(EXPECTED)
        if missing > 0 and self._system.seats_everybody:
            raise BadDocumentError("player_missing_in_round", self._where, player=missing, round=self._number)
        played = Round(games, rests, self._announced(raw.get("announced")), tables)
        if raw.get("late"):
            played = played._replace(late=tuple(self._late(entry, games) for entry in self._list(raw, "late")))
        if raw.get("withdrawn"):
            played = played._replace(withdrawn=tuple(self._withdrawn(self._list(raw, "withdrawn"), rests)))
        if raw.get("handicaps"):
            then = tuple(self._handicap(entry, len(games)) for entry in self._list(raw, "handicaps"))
            played = played._replace(handicaps=then)
        if raw.get("calls"):
            played = self._with_calls(played, raw["calls"])
        if raw.get("mended"):
            played = played._replace(mended=self._mended(self._list(raw, "mended"), played))
        if raw.get("lots_seed") and tables:
            played = played._replace(lots_seed=read_line(raw["lots_seed"], f"{self._where}.lots_seed").strip())
        return self._with_openings(played, raw) if raw.get("openings") else played

    def _withdrawn(self, entries: list[Any], rests: tuple[Rest, ...]) -> Iterator[Withdrawn]:
        """Who was away then and is back, and so has the rest of one who missed it; of who is away `leaves` says it."""
        missing = "absent" if "absent" in self._system.rest_kinds else "rt"
        back = {rest.player for rest in rests if rest.kind == missing and self._system.seats_everybody}
        for index, entry in enumerate(entries):
            where = f"{self._where}.withdrawn[{index}]"
            if not isinstance(entry, dict):
                raise BadDocumentError("not_an_object", where)
            player, struck = entry.get("player", ""), entry.get("struck", False)
            self._require_player(player, f"{where}.player")
            left = self._players[player - 1].leaves
            still_away = left is not None and left < self._number
            if not isinstance(struck, bool) or not (player in back or still_away):
                raise BadDocumentError("withdrawn_then", where, player=player, round=self._number, kind=missing)
            self._unknown.look(entry, Withdrawn._fields, where)
            if not still_away:
                back.remove(player)
                yield Withdrawn(player, struck)

    def _handicap(self, entry: Any, games: int) -> HandicapThen:
        """Of a game there is, and no more than ratings can make."""
        board, ahead = (entry.get(name) if isinstance(entry, dict) else None for name in HandicapThen._fields)
        if type(board) is not int or type(ahead) is not int or not 1 <= board <= games or abs(ahead) > MOST_STEPS:
            raise BadDocumentError("handicap_then", f"{self._where}.handicaps", games=games, most=MOST_STEPS)
        return HandicapThen(board, ahead)

    def _late(self, entry: Any, games: tuple[Game, ...]) -> Late:
        """A game that has its result now, and had none while later rounds of this document were paired."""
        board, until = (entry.get(name, 0) if isinstance(entry, dict) else 0 for name in Late._fields)
        known = type(board) is int and 1 <= board <= len(games) and games[board - 1].result not in OPEN
        if not known or type(until) is not int or not self._number < until <= self._last:
            raise BadDocumentError("late_result", f"{self._where}.late", first=self._number + 1, last=self._last)
        return Late(board, until)

    def _mended(self, entries: list[Any], played: Round) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Seatings of known players, each without one of those of the one before it."""
        where = f"{self._where}.mended"
        for seating in entries:
            if not isinstance(seating, list) or not all(isinstance(table, list) for table in seating):
                raise BadDocumentError("not_a_list", where)
            for table in seating:
                if not 3 <= len(table) <= 5:
                    raise BadDocumentError("table_of_three_to_five", where)
                for player in table:
                    self._require_player(player, where)
        found = tuple(tuple(map(tuple, seating)) for seating in entries)
        final = tuple(table.seats for table in played.tables)
        if not is_mended([*found, final], {rest.player for rest in played.rests}):
            raise BadDocumentError("not_mended", where)
        return found

    def _with_calls(self, played: Round, raw: Any) -> Round:
        from tabellone.engine.calls import read_calls  # noqa: PLC0415  (few documents need it)

        calls = read_calls(raw, self._number, played.tables, self._players, f"{self._where}.calls")
        return played._replace(calls=tuple(calls))

    def _with_openings(self, played: Round, raw: dict[str, Any]) -> Round:
        from tabellone.engine.openings.options import read_openings, read_seed  # noqa: PLC0415  (few documents need it)

        openings = read_openings(raw["openings"], len(played.games), self._rules, f"{self._where}.openings")
        seed = read_seed(raw.get("openings_seed"), openings, f"{self._where}.openings_seed")
        return played._replace(openings=openings, openings_seed=seed)

    def _list(self, raw: dict[str, Any], name: str) -> list[Any]:
        entries = raw.get(name)
        if entries is None:
            return []
        if not isinstance(entries, list):
            raise BadDocumentError("not_a_list", f"{self._where}.{name}")
        return entries

    def _announced(self, announced: Any) -> int | None:
        if announced is None:
            return None
        if type(announced) is not int or not self._number <= announced <= MOST_ROUNDS:
            raise BadDocumentError(
                "announced_out_of_range", f"{self._where}.announced", least=self._number, most=MOST_ROUNDS
            )
        return announced

    def _games(self, entries: list[Any]) -> tuple[Game, ...]:
        """The common case is checked in one condition, for documents are large; what is wrong is found out after."""
        status, size, games = self._status, len(self._status), []
        codes = self._codes
        for index, entry in enumerate(entries):
            try:
                white, black, result = entry["white"], entry["black"], entry.get("result")
                if (
                    type(white) is type(black) is int
                    and 0 < white < size
                    and 0 < black < size
                    and white != black
                    and status[white] == EXPECTED == status[black]
                    and result in codes
                ):
                    status[white] = status[black] = SEATED
                    games.append(Game(white, black, result if self._supposed is None else self._drawn(result, index)))
                    if len(entry) > 2 + ("result" in entry):
                        self._unknown.look(entry, Game._fields, f"{self._where}.games[{index}]")
                    continue
            except (TypeError, KeyError, AttributeError):
                pass
            self._refuse_game(entry, f"{self._where}.games[{index}]")
        return tuple(games)

    def _drawn(self, result: str | None, index: int) -> str | None:
        """A round that is not played: its games are drawn, whether the document says so or nothing (R7)."""
        if result not in (None, self._supposed):
            raise BadDocumentError("supposed_round", f"{self._where}.games[{index}].result", round=self._number)
        return self._supposed

    def _refuse_game(self, entry: Any, where: str) -> NoReturn:
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", where)
        for seat in ("white", "black"):
            if seat not in entry:
                raise BadDocumentError("field_missing", where, name=seat)
            self._require_player(entry[seat], f"{where}.{seat}")
        if entry["white"] == entry["black"]:
            raise BadDocumentError("plays_himself", where, player=entry["white"], round=self._number)
        for seat in ("white", "black"):
            self._require_expected(entry[seat], f"{where}.{seat}", "paired_twice")
        known = sorted(code or "null" for code in self._codes)
        raise BadDocumentError("impossible_result", f"{where}.result", found=str(entry.get("result"))[:40], known=known)

    def _tables(self, entries: list[Any]) -> tuple[Table, ...]:
        return tuple(self._table(entry, f"{self._where}.tables[{index}]") for index, entry in enumerate(entries))

    def _table(self, entry: Any, where: str) -> Table:
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", where)
        seats = entry.get("seats")
        if not isinstance(seats, list) or not 3 <= len(seats) <= 5:
            raise BadDocumentError("table_of_three_to_five", f"{where}.seats")
        for index, player in enumerate(seats):
            place = f"{where}.seats[{index}]"
            if player is None or player == 0:
                raise BadDocumentError("empty_seat", place)
            self._require_player(player, place)
            self._require_expected(player, place, "paired_twice")
            self._status[player] = SEATED
        self._unknown.look(entry, Table._fields, where)
        return table_result(tuple(seats), entry.get("places"), entry.get("points"), where)

    def _rests(self, entries: list[Any]) -> tuple[Rest, ...]:
        return tuple(self._rest(entry, f"{self._where}.rests[{index}]") for index, entry in enumerate(entries))

    def _rest(self, entry: Any, where: str) -> Rest:
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", where)
        for name in ("player", "kind"):
            if name not in entry:
                raise BadDocumentError("field_missing", where, name=name)
        player, kind, against = entry["player"], entry["kind"], entry.get("against")
        self._require_player(player, f"{where}.player")
        self._require_expected(player, f"{where}.player", "rests_and_plays")
        if not isinstance(kind, str) or kind not in self._system.rest_kinds:
            known = [code for code in RESTS if code in self._system.rest_kinds]
            raise BadDocumentError("impossible_rest", f"{where}.kind", found=str(kind)[:40], known=known)
        self._unknown.look(entry, Rest._fields, where)
        if against is not None:
            if kind != "rr":
                raise BadDocumentError("against_without_rr", f"{where}.against")
            self._require_player(against, f"{where}.against")
            if against == player:
                raise BadDocumentError("plays_himself", f"{where}.against", player=player, round=self._number)
        self._status[player] = SEATED
        return Rest(player, kind, against)

    def _require_player(self, number: Any, where: str) -> None:
        if type(number) is not int:
            raise BadDocumentError("not_a_whole_number", where)
        if not 0 < number < len(self._status):
            raise BadDocumentError("unknown_player", where, player=number if abs(number) < 10**9 else "…")

    def _require_expected(self, number: int, where: str, seated_already: str) -> None:
        if self._status[number] == SEATED:
            raise BadDocumentError(seated_already, where, player=number, round=self._number)
        if self._status[number] == AWAY:
            player = self._players[number - 1]
            if player.enters > self._number:
                raise BadDocumentError(
                    "not_yet_entered", where, player=number, round=self._number, enters=player.enters
                )
            raise BadDocumentError("already_withdrawn", where, player=number, round=self._number, leaves=player.leaves)
