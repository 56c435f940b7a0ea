"""Matches of two teams in documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.board_handicap import BoardHandicap
from tabellone.engine.encounters import LateResult, Match, TeamGame
from tabellone.engine.handicap import Handicap
from tabellone.engine.reason_values import TextList
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import AFTER_A_DRAW, ELIMINATION_CODES, FORFEITS, OPEN, code_after_draw
from tabellone.engine.teams.boards import is_crossed, seats_of_games
from tabellone.engine.teams.handicaps import board_handicap
from tabellone.formats.encounters.codec import DocumentCodec
from tabellone.formats.encounters.schemas import NUMBER, result_schema

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabellone.formats.attendance import Attendance

GAME_FIELDS = ("white", "black", "result", "ahead")
MAX_STEPS = 1000


class MatchCodec(DocumentCodec[Match]):
    """`{"white": 1, "black": 2, "games": [{"white": 1, "black": 6, "result": "1-0"}, …]}`.

    A board names players with their real colours, and nobody where it is empty. `result` is there only where a whole
    team did not come, `after` where a drawn match had to be decided.
    """

    name = "matches"
    fields = ("white", "black", "games", "result", "after")

    def read(self, entries: list[Any], seats: Attendance) -> tuple[Match, ...]:
        return tuple(self._match(entry, seats, f"{seats.path}.matches[{index}]") for index, entry in enumerate(entries))

    def write(self, encounter: Match) -> dict[str, Any]:
        data: dict[str, Any] = {"white": encounter.white, "black": encounter.black}
        if encounter.games:
            data["games"] = [_game_data(game) for game in encounter.games]
        if encounter.forfeit is not None:
            data["result"] = encounter.forfeit
        return data | ({"after": encounter.after} if encounter.after is not None else {})

    def schema(self) -> dict[str, Any]:
        seat = {"type": ["integer", "null"], "minimum": 1}
        steps = {"type": "integer", "minimum": -MAX_STEPS, "maximum": MAX_STEPS}
        properties = {"white": seat, "black": seat, "result": result_schema(), "ahead": steps}
        board = {"type": "object", "properties": properties}
        return {
            "type": "object",
            "required": ["white", "black"],
            "properties": {
                "white": NUMBER,
                "black": NUMBER,
                "games": {"type": ["array", "null"], "items": board},
                "result": {"enum": [*FORFEITS, None]},
                "after": {"type": ["string", "null"]},
            },
        }

    def read_late(self, entry: dict[str, Any], played: Sequence[Match]) -> LateResult | None:
        """A board of a match; without one a whole team that did not come, or what followed a draw."""
        number, board = entry.get("match", 0), entry.get("board", 0)
        if type(number) is not int or not 1 <= number <= len(played):
            return None
        match = played[number - 1]
        if "board" not in entry:
            return None if match.is_open(OPEN) else LateResult(number, 0)
        known = type(board) is int and 1 <= board <= len(match.games) and match.games[board - 1].result not in OPEN
        return LateResult(number, 0, board) if known else None

    def write_late(self, late: LateResult) -> dict[str, Any]:
        return {"match": late.encounter, **({"board": late.board} if late.board else {})}

    def without_result(self, entry: dict[str, Any]) -> dict[str, Any]:
        boards = {"games": [{"result": None, **game} for game in entry["games"]]} if "games" in entry else {}
        return {"white": entry["white"], "black": entry["black"], **boards}

    def renumber(self, entry: dict[str, Any], numbers: Mapping[int, int]) -> dict[str, Any]:
        return {**entry, "white": numbers[entry["white"]], "black": numbers[entry["black"]]}

    def _match(self, entry: Any, seats: Attendance, path: str) -> Match:
        if not isinstance(entry, dict):
            raise BadDocumentError("not_an_object", path)
        for side in ("white", "black"):
            if side not in entry:
                raise BadDocumentError("field_missing", path, name=side)
            seats.take(entry[side], f"{path}.{side}", "paired_twice")
        seats.unknown.check(entry, self.fields, path)
        match = Match(entry["white"], entry["black"], forfeit=_forfeit(entry.get("result"), path))
        raw = entry.get("games") or []
        if not isinstance(raw, list):
            raise BadDocumentError("not_a_list", f"{path}.games")
        boards = seats_of_games(seats.team_rules.meetings, seats.team_rules.boards)
        wanted = list(boards)
        if raw and len(raw) != len(wanted):
            raise BadDocumentError("match_of_games", f"{path}.games", count=len(raw), wanted=len(wanted))
        games = tuple(
            _game(game, match, sent_from, seats, f"{path}.games[{index}]")
            for index, (game, sent_from) in enumerate(zip(raw, wanted, strict=False))
        )
        return match._replace(games=games, after=_decision_code(entry.get("after"), f"{path}.after"))


MATCH_CODEC = MatchCodec()


def _game_data(game: TeamGame) -> dict[str, Any]:
    data = {"white": game.white, "black": game.black, "result": game.result}
    if game.handicap is None or not game.is_occupied:
        return data
    return data | {"ahead": -game.handicap.steps if game.colours_swapped else game.handicap.steps}


def _handicap(ahead: Any, game: TeamGame, seats: Attendance, path: str) -> BoardHandicap | None:
    """The steps by which White is the stronger, as they were; where nothing is said, as they are."""
    rules = seats.handicap_rules
    if rules.handicap is Handicap.NONE:
        return None
    if ahead is None:
        return board_handicap(rules, seats.people, game.first_player, game.second_player)
    if type(ahead) is not int or abs(ahead) > MAX_STEPS:
        raise BadDocumentError("handicap_then", f"{path}.ahead", games=1, most=MAX_STEPS)
    return BoardHandicap(-ahead if game.colours_swapped else ahead, rules.handicap.value)


def _forfeit(raw: Any, path: str) -> str | None:
    """Reads the forfeit of a whole team; a result decided on the boards is not written."""
    if raw is None:
        return None
    if not isinstance(raw, str) or raw not in FORFEITS:
        raise BadDocumentError("match_result", f"{path}.result", found=str(raw)[:40], known=TextList(FORFEITS))
    return raw


def _decision_code(raw: Any, path: str) -> str | None:
    if raw is None:
        return None
    if not isinstance(raw, str) or code_after_draw("1/2", raw) not in ELIMINATION_CODES:
        raise BadDocumentError("match_result", path, found=str(raw)[:40], known=TextList(AFTER_A_DRAW))
    return raw


def _game(raw: Any, match: Match, sent_from: tuple[int, int], seats: Attendance, path: str) -> TeamGame:
    """Reads one board. A team's player is recognised by number, since colours alternate."""
    if not isinstance(raw, dict):
        raise BadDocumentError("not_an_object", path)
    for colour in ("white", "black"):
        if colour not in raw:  # an empty board says null: nobody is left out by mistake
            raise BadDocumentError("field_missing", path, name=colour)
    seats.unknown.check(raw, GAME_FIELDS, path)
    white, black = (_player(raw.get(colour), match, seats, f"{path}.{colour}") for colour in ("white", "black"))
    if white is not None and black is not None and seats.team_of[white] == seats.team_of[black]:
        raise BadDocumentError("team_against_itself", path, name=seats.name_of(black))
    if white is not None:
        crossed = seats.team_of[white] == match.black
    elif black is not None:
        crossed = seats.team_of[black] == match.white
    else:
        crossed = is_crossed(seats.team_rules.meetings, *sent_from)
    result = raw.get("result")
    if not (result is None or isinstance(result, str)) or result not in seats.codes:
        known = TextList(sorted(code or "null" for code in seats.codes))
        raise BadDocumentError("impossible_result", f"{path}.result", found=str(result)[:40], known=known)
    game = TeamGame(black, white, True, result) if crossed else TeamGame(white, black, False, result)
    game = game._replace(handicap=_handicap(raw.get("ahead"), game, seats, path))
    if game.is_occupied:
        return game
    if result not in (None, game.empty_board_result):
        raise BadDocumentError("result_of_an_empty_board", f"{path}.result", wanted=game.empty_board_result)
    return game._replace(result=game.empty_board_result)


def _player(number: Any, match: Match, seats: Attendance, path: str) -> int | None:
    if number is None:
        return None
    if type(number) is not int:
        raise BadDocumentError("not_a_whole_number", path)
    team = seats.team_of.get(number)
    if team not in match.seats:
        raise BadDocumentError("of_neither_team", path, name=seats.name_of(number))
    return number
