"""Matches of two teams in journals."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from tabellone.engine.board_handicap import BoardHandicap
from tabellone.engine.encounters import LateResult, Match, TeamGame
from tabellone.engine.reason_values import NameOrMessage, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.results import (
    AFTER_A_DRAW,
    DRAWN_RESULT,
    ELIMINATION_CODES,
    FORFEITS,
    OPEN,
    code_after_draw,
    result_of,
)
from tabellone.engine.teams.matches import with_boards
from tabellone.engine.teams.options import team_rules
from tabellone.journal.encounters.codec import JournalCodec, require_played
from tabellone.journal.entry import RefusedError
from tabellone.journal.fields import (
    Field,
    Fields,
    boolean,
    handicap_system,
    integer,
    list_of,
    nullable,
    optional,
    result_code,
    row,
    text,
)
from tabellone.journal.state import PairedRound, Proposal, State
from tabellone.journal.summary import BoardResult, Detail, GameResult, MatchResults

WHOLE_MATCH_FIELDS = frozenset({"results", "forfeit", "after"})
"""What is said of all boards of a match at once."""
GAME_ROWS = list_of(
    row(nullable(integer), nullable(integer), boolean, result_code, integer, handicap_system, min_items=3)
)
"""Who plays for the first team, who for the other, whether the colours are crossed, and the result if there is one.

Where a handicap is announced, also the steps by which the first is the stronger, and the system.
"""


class MatchJournalCodec(JournalCodec[Match]):
    """Two teams, and the games of their boards once the line-ups are known."""

    noun = "match"
    fields: ClassVar[Fields] = {
        "teams": Field(list_of(integer, min_items=2, max_items=2)),
        "games": optional(GAME_ROWS),
    }
    result_fields: ClassVar[Fields] = {
        "game": optional(integer),
        "result": optional(result_code),
        "results": optional(list_of(result_code)),
        "forfeit": optional(result_code),
        "after": optional(nullable(text)),
    }
    """Of one game, of all of them, of a whole team that did not come, or of what followed a drawn match."""
    phone_fields: ClassVar[Fields] = {"game": optional(integer), "result": optional(result_code)}
    no_such = "no_such_match_there"
    open_at_closing = "open_match_at_closing"
    replaced_by_hand = "event_replace"

    def read(self, entry: dict[str, Any]) -> Match:
        white, black = entry["teams"]
        return Match(white, black, read_games(entry.get("games", ())))

    def write(self, encounter: Match, identity: Mapping[int, int], people: Mapping[int, int]) -> dict[str, Any]:
        match = encounter.renumber(identity, people)
        return {"teams": list(match.seats), "games": write_games(match.games)}

    def result_data(self, encounter: Match) -> dict[str, Any] | None:
        said: dict[str, Any] = {}
        if encounter.forfeit is not None:
            said["forfeit"] = encounter.forfeit
        if not encounter.has_no_result() and encounter.games and encounter.forfeit is None:
            said["results"] = [game.result for game in encounter.games]
        if encounter.after is not None:
            said["after"] = encounter.after
        return said or None

    def replaced_result_data(self, encounter: Match, data: dict[str, Any]) -> dict[str, Any] | None:
        board = data.get("game")
        if type(board) is not int or not 0 < board <= len(encounter.games):
            return super().replaced_result_data(encounter, data)
        result = encounter.games[board - 1].result
        return None if result is None else {"game": board, "result": result}

    def late_result_data(self, encounter: Match, late: LateResult) -> dict[str, Any] | None:
        if not late.board:
            return {name: said for name in ("forfeit", "after") if (said := getattr(encounter, name)) is not None}
        return {"game": late.board, "result": encounter.games[late.board - 1].result}

    def late_results(
        self, before: Match, after: Match, encounter: int, last_round_without: int
    ) -> tuple[LateResult, ...]:
        """The boards that were open, or the whole match where nothing is said of boards."""
        if before.forfeit != after.forfeit or before.after != after.after:
            return (LateResult(encounter, last_round_without),)
        both = zip(before.games, after.games, strict=True)
        return tuple(
            LateResult(encounter, last_round_without, board)
            for board, (earlier, now) in enumerate(both, 1)
            if earlier.result in OPEN and now.result is not None
        )

    def with_result(self, encounter: Match, data: dict[str, Any]) -> Match:
        after = encounter
        if "results" in data:
            if len(data["results"]) != len(encounter.games):
                count, wanted = len(data["results"]), len(encounter.games)
                raise RefusedError("match_of_games", count=count, wanted=wanted)
            games = (one._replace(result=code) for one, code in zip(encounter.games, data["results"], strict=True))
            after = after._replace(games=tuple(games))
        if "game" in data:
            _require_board(encounter, data)
            after = after.with_result(data["game"], data.get("result"))
        return after._replace(**{name: data[name] for name in ("forfeit", "after") if name in data})

    def complete_pairing(self, state: State, round_number: int, entry: dict[str, Any]) -> dict[str, Any]:
        """Art. 4 a: a fixed line-up is at the boards as soon as the teams are known."""
        if "games" in entry or not team_rules(state.options).line_ups.keeps_boards:
            return entry
        tournament, teams = state.tournament, state.number_of
        before = tournament if round_number > len(state.paired_rounds) else tournament.as_before_pairing(round_number)
        white, black = entry["teams"]
        if white not in teams or black not in teams:
            return entry
        match = with_boards(before, Match(teams[white], teams[black]))
        games = write_games(match.renumber(state.id_of, state.person_id_of).games)
        return {**entry, "games": games} if games else entry

    def require_first(self, before: State, data: dict[str, Any], encounter: Match, after: Match) -> None:
        """Raises if a changed board has a final result, or if the match was decided by a forfeit or after a draw."""
        self._require_entered(before, data, encounter, after)
        said = encounter.forfeit is not None or encounter.after is not None
        if said and not encounter.is_open(before.system.open_results) and after != encounter:
            raise RefusedError("match_has_a_result", **self.location(data["round"], data["encounter"]))
        for board, earlier, _ in _changed_boards(encounter, after):
            if earlier.result is not None and earlier.result not in OPEN:
                where = self.location(data["round"], data["encounter"]) | {"board": board}
                raise RefusedError("board_has_a_result", **where, result=NameOrMessage(earlier.result, "result"))

    def require_correction(self, before: State, data: dict[str, Any], encounter: Match, after: Match) -> None:
        """None at all only while no later round rests on it."""
        number, where = data["round"], self.location(data["round"], data["encounter"])
        if encounter.has_no_result():
            raise RefusedError("no_match_result_to_correct", **where)
        self._require_entered(before, data, encounter, after)
        taken_away = any(now.result is None and earlier.result for _, earlier, now in _changed_boards(encounter, after))
        if number < len(before.paired_rounds) and (taken_away or (encounter.forfeit and not after.forfeit)):
            raise RefusedError("later_match_round_paired", **where, later=number + 1)

    def _require_entered(self, state: State, data: dict[str, Any], encounter: Match, after: Match) -> None:
        """Raises unless it is a result of a board with two players, or a forfeit of a team with nothing played."""
        where = self.location(data["round"], data["encounter"])
        if not encounter.games and after.forfeit is None and encounter.forfeit is None:
            raise RefusedError("line_ups_first", **where)
        for board, earlier, now in _changed_boards(encounter, after):
            if not earlier.is_occupied:
                raise RefusedError(
                    "board_is_empty", **where, board=board, result=NameOrMessage(now.empty_board_result, "result")
                )
            _require_code(state, now.result)
        if after.forfeit is not None and after.forfeit not in FORFEITS:
            raise BadDocumentError("match_result", "forfeit", found=str(after.forfeit)[:40], known=TextList(FORFEITS))
        if after.forfeit is not None and encounter.forfeit is None:
            _require_nothing_sealed(state, data["round"], encounter)
        if after.forfeit is not None and any(result_of(game.result).games for game in after.games):
            raise RefusedError("forfeit_after_games")
        if after.after is not None:
            _require_after(state, after)

    def with_proposal(self, encounter: Match, data: dict[str, Any]) -> TeamGame:
        if "game" not in data:
            raise BadDocumentError("not_a_whole_number", "game")
        _require_board(encounter, data)
        board: TeamGame = encounter.games[data["game"] - 1]
        return board._replace(result=data.get("result"))

    def proposal_data(self, proposal: Proposal) -> dict[str, Any]:
        assert isinstance(proposal.proposed, TeamGame)
        return {"game": proposal.board, "result": proposal.proposed.result}

    def players_on_board(self, encounter: Match, board: int) -> tuple[int, ...]:
        return encounter.games[board - 1].players

    def require_proposal(self, before: State, data: dict[str, Any], encounter: Match) -> None:
        """The first result of a board that somebody plays at, in a match that is played."""
        board, where = encounter.games[data["game"] - 1], self.location(data["round"], data["encounter"])
        if encounter.forfeit is not None:
            raise RefusedError("match_has_a_result", **where)
        if board.result is not None:
            raise RefusedError(
                "board_has_a_result", **where, board=data["game"], result=NameOrMessage(board.result, "result")
            )
        require_played(before, data.get("result"))

    def summary(self, state: State, round_: PairedRound | None, data: dict[str, Any]) -> Detail | None:
        if "game" in data:
            return BoardResult(data["game"], data.get("result"))
        if "results" in data:
            return MatchResults(tuple(data["results"]))
        return GameResult(data.get("forfeit") or data.get("after"))

    def participants(self, state: State, encounter: Match, data: dict[str, Any]) -> str:
        board = data.get("game")
        if type(board) is not int or not 0 < board <= len(encounter.games):
            return super().participants(state, encounter, data)
        return " – ".join(state.entrants[player].name for player in encounter.games[board - 1].players)

    def collision(self, state: State, data: dict[str, Any]) -> Reason | None:
        if "game" not in data:
            return None
        result = NameOrMessage(data.get("result") or "–", "result")
        return Reason("collision_board", args={"match": data["encounter"], "board": data["game"], "result": result})


MATCH_CODEC = MatchJournalCodec()


def read_games(rows: Iterable[list[Any]]) -> tuple[TeamGame, ...]:
    """The games of a match; a board left empty has its result from the beginning (FID, squadre, 9.4)."""
    games = (_game(*given) for given in rows)
    return tuple(game if game.is_occupied else game._replace(result=game.empty_board_result) for game in games)


def write_games(games: Iterable[TeamGame]) -> list[list[Any]]:
    """Returns the rows that `read_games` reads back; an empty board has no result."""
    return [_row(game) for game in games]


def _game(first: int | None, second: int | None, crossed: bool, result: str | None = None, *handicap: Any) -> TeamGame:
    return TeamGame(first, second, crossed, result, BoardHandicap(*handicap) if handicap else None)


def _row(game: TeamGame) -> list[Any]:
    result = game.result if game.is_occupied else None
    if game.handicap is not None:
        return [*game[:3], result, *game.handicap]
    return [*game[:3], *([result] if result else [])]


def _changed_boards(before: Match, after: Match) -> list[tuple[int, TeamGame, TeamGame]]:
    """The boards with another result, by number."""
    both = zip(before.games, after.games, strict=True)
    return [(board, earlier, now) for board, (earlier, now) in enumerate(both, 1) if earlier != now]


def _require_nothing_sealed(state: State, round_number: int, match: Match) -> None:
    """9.3 gives the points of a forfeit to those of the line-up handed in (T7): it is opened first."""
    sealed = next(
        (one.team for one in state.paired_rounds[round_number - 1].envelopes if one.team in match.seats), None
    )
    if sealed is not None:
        raise RefusedError("envelope_before_forfeit", team=state.teams[sealed].name)


def _require_board(encounter: Match, data: dict[str, Any]) -> None:
    if not encounter.games:
        raise RefusedError("line_ups_first", round=data["round"], match=data["encounter"])
    if not 0 < data["game"] <= len(encounter.games):
        raise RefusedError("no_such_board_of_match", match=data["encounter"], board=data["game"])


def _require_code(state: State, code: str | None) -> None:
    codes = state.result_codes
    if code not in codes:
        known = TextList(sorted(filter(None, codes)))
        raise BadDocumentError("impossible_result", "result", found=str(code)[:40], known=known)


def _require_after(state: State, after: Match) -> None:
    """FID, sistemi ad eliminazione, Art. 5: what follows a drawn match where one of two must go on."""
    if DRAWN_RESULT.code not in state.system.open_results:
        raise BadDocumentError("after_in_elimination", "after")
    drawn = after._replace(after=None).result == DRAWN_RESULT.code
    if not drawn or code_after_draw(DRAWN_RESULT.code, after.after or "") not in ELIMINATION_CODES:
        known = TextList(AFTER_A_DRAW)
        raise BadDocumentError("match_result", "after", found=str(after.after)[:40], known=known)
