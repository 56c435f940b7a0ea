"""Games of two in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from tabellone.engine.encounters import Game
from tabellone.engine.reason_values import PlayerNumber, TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.encounters.schemas import NUMBER, result_schema
from tabellone.formats.encounters.written import Written
from tabellone.formats.seats import EXPECTED, SEATED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.formats.seats import Seats


class WrittenGames(Written[Game]):
    """`{"white": 1, "black": 6, "result": "1-0"}`."""

    name = "games"
    fields = Game._fields

    def read(self, entries: list[Any], seats: Seats) -> tuple[Game, ...]:
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
                    known = result if seats.supposed is None else _supposed(result, seats, index)
                    games.append(Game(white, black, known))
                    if len(entry) > 2 + ("result" in entry):
                        seats.unknown.look(entry, Game._fields, f"{seats.where}.games[{index}]")
                    continue
            except (TypeError, KeyError, AttributeError):
                pass
            _refuse(entry, seats, f"{seats.where}.games[{index}]")
        return tuple(games)

    def write(self, encounter: Game) -> dict[str, Any]:
        """All fields, so that whoever fills it in sees where the result goes."""
        return encounter._asdict()

    def schema(self) -> dict[str, Any]:
        """White, Black, a result."""
        return {
            "type": "object",
            "required": ["white", "black"],
            "properties": {"white": NUMBER, "black": NUMBER, "result": result_schema()},
        }

    def to_be_played(self, paired: dict[str, Any]) -> dict[str, Any]:
        """Its result still to come unless it is supposed."""
        return {"result": None, **paired}

    def renumbered(self, entry: dict[str, Any], new: Mapping[int, int]) -> dict[str, Any]:
        """Both seats."""
        return {**entry, "white": new[entry["white"]], "black": new[entry["black"]]}


GAMES = WrittenGames()


def _supposed(result: str | None, seats: Seats, index: int) -> str | None:
    """A round that is not played: its games are drawn, whether the document says so or nothing (R7)."""
    if result not in (None, seats.supposed):
        raise BadDocumentError("supposed_round", f"{seats.where}.games[{index}].result", round=seats.number)
    return seats.supposed


def _refuse(entry: Any, seats: Seats, path: str) -> NoReturn:
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", path)
    for seat in ("white", "black"):
        if seat not in entry:
            raise BadDocumentError("field_missing", path, name=seat)
        seats.require_player(entry[seat], f"{path}.{seat}")
    if entry["white"] == entry["black"]:
        raise BadDocumentError("plays_himself", path, player=PlayerNumber(entry["white"]), round=seats.number)
    for seat in ("white", "black"):
        seats.require_expected(entry[seat], f"{path}.{seat}", "paired_twice")
    known = TextList(sorted(code or "null" for code in seats.codes))
    raise BadDocumentError("impossible_result", f"{path}.result", found=str(entry.get("result"))[:40], known=known)
