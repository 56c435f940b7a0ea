"""Games of two in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from tabellone.engine.encounters import Game
from tabellone.engine.reason_values import PlayerNumber, TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.attendance import EXPECTED, SEATED
from tabellone.formats.encounters.codec import DocumentCodec
from tabellone.formats.encounters.schemas import NUMBER, result_schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.attendance import Attendance


class GameCodec(DocumentCodec[Game]):
    """`{"white": 1, "black": 6, "result": "1-0"}`."""

    name = "games"
    fields = Game._fields

    def read(self, entries: list[Any], seats: Attendance) -> tuple[Game, ...]:
        """The common case is checked in one condition, for documents are large; what is wrong is found out after."""
        status, size, codes, games = seats.status, len(seats.status), seats.codes, []
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
                    known = result if seats.assumed is None else _assumed_result(result, seats, index)
                    games.append(Game(white, black, known))
                    if len(entry) > 2 + ("result" in entry):
                        seats.unknown.check(entry, Game._fields, f"{seats.path}.games[{index}]")
                    continue
            except (TypeError, KeyError, AttributeError):
                pass
            _raise_error(entry, seats, f"{seats.path}.games[{index}]")
        return tuple(games)

    def write(self, encounter: Game) -> dict[str, Any]:
        return encounter._asdict()

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "required": ["white", "black"],
            "properties": {"white": NUMBER, "black": NUMBER, "result": result_schema()},
        }

    def without_result(self, entry: dict[str, Any]) -> dict[str, Any]:
        return {"result": None, **entry}

    def renumber(self, entry: dict[str, Any], numbers: Mapping[int, int]) -> dict[str, Any]:
        return {**entry, "white": numbers[entry["white"]], "black": numbers[entry["black"]]}


GAME_CODEC = GameCodec()


def _assumed_result(result: str | None, seats: Attendance, index: int) -> str | None:
    """A round that is not played: its games are drawn, whether the document says so or nothing (R7)."""
    if result not in (None, seats.assumed):
        raise BadDocumentError("supposed_round", f"{seats.path}.games[{index}].result", round=seats.round_number)
    return seats.assumed


def _raise_error(entry: Any, seats: Attendance, path: str) -> NoReturn:
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", path)
    for seat in ("white", "black"):
        if seat not in entry:
            raise BadDocumentError("field_missing", path, name=seat)
        seats.require_player(entry[seat], f"{path}.{seat}")
    if entry["white"] == entry["black"]:
        raise BadDocumentError("plays_himself", path, player=PlayerNumber(entry["white"]), round=seats.round_number)
    for seat in ("white", "black"):
        seats.require_expected(entry[seat], f"{path}.{seat}", "paired_twice")
    known = TextList(sorted(code or "null" for code in seats.codes))
    raise BadDocumentError("impossible_result", f"{path}.result", found=str(entry.get("result"))[:40], known=known)
