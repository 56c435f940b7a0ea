"""Events about the tournament as a whole."""

from typing import Any

from tabellone.engine.calls import read_staff
from tabellone.engine.draughts import Board
from tabellone.engine.limits import MOST_ROUNDS
from tabellone.engine.model import FOR_PAPERS, After, How, TieDecision
from tabellone.engine.openings.options import require_openings
from tabellone.engine.prizes import read_prizes
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.round_games import changed_games, read_round_games, write_round_games
from tabellone.engine.settling import require_tie
from tabellone.journal.event import RefusedError
from tabellone.journal.state import State
from tabellone.journal.values import text, whole_number


def create(before: State, data: dict[str, Any], after: State) -> None:
    """A name, rules that go together, a number of rounds."""
    text(data, "name", required=True)
    whole_number(data, "rounds", 1, MOST_ROUNDS)
    require_openings(after.options)
    _require_rules_of_tables(after)


def _require_rules_of_tables(after: State) -> None:
    """Nothing in them depends on who will play, so nobody has to wait for the draw to be told."""
    if after.system.seats_tables:
        after.system.validate(after.tournament)


def settings(before: State, data: dict[str, Any], after: State) -> None:
    """Rounds already paired stay what they were, and none of them is lost."""
    require_open(before)
    if "name" in data:
        text(data, "name", required=True)
    for name in data.keys() & set(FOR_PAPERS):
        text(data, name)
    if "prizes" in data:
        read_prizes(data["prizes"], "prizes")
    if "round_games" in data:
        _require_round_games(before, data)
    if "staff" in data:
        read_staff(data["staff"], "staff")
    if "rules" in data:
        _require_rules_that_fit(after)
        for number in range(1, before.next_round):
            if before.supposed(number) != after.supposed(number):
                raise RefusedError("supposed_rounds_paired", round=number)
    if "rounds" in data:
        entered = max((entrant.enters for entrant in before.entrants.values()), default=1)
        whole_number(data, "rounds", max(1, len(before.paired), entered), MOST_ROUNDS)
    if before.drawn:
        after.system.validate(after.tournament)
    _require_rules_of_tables(after)


def with_announced_games(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """B17: once the event has begun, another game or another time is written beside what was announced."""
    if "round_games" not in data or not before.paired:
        return data
    games = changed_games(before.round_games, read_round_games(data["round_games"], "round_games"))
    return data | {"round_games": write_round_games(games)}


def _require_round_games(before: State, data: dict[str, Any]) -> None:
    if not before.system.seats_tables:
        raise BadDocumentError("games_at_tables_only", "round_games")
    read_round_games(data["round_games"], "round_games")


def _require_rules_that_fit(state: State) -> None:
    rules = state.options
    require_openings(rules)
    if any(paired.openings for paired in state.paired) and rules.game is not Board.ITALIAN:
        raise RefusedError("openings_italian_only")
    codes = state.system.result_codes(rules)
    if any(board.result not in codes for paired in state.paired for board in paired.boards):
        raise RefusedError("results_of_other_kind")


def close(before: State, data: dict[str, Any], after: State) -> None:
    """Everything is published and has its result."""
    require_open(before)
    for number, paired in enumerate(before.paired, 1):
        if not paired.published:
            raise RefusedError("unpublished_at_closing", round=number)
        for table, seated in enumerate(paired.tables, 1):
            if seated.places is None:
                raise RefusedError("open_table_at_closing", round=number, table=table)
        for made in paired.open_calls:
            raise RefusedError("open_call_at_closing", round=number, table=made.call.table)
        for board, game in enumerate(paired.boards, 1):
            if game.result in before.system.open_results:
                raise RefusedError("open_game_at_closing", round=number, board=board)


def reopen(before: State, data: dict[str, Any], after: State) -> None:
    """What is closed can be reopened."""
    if not before.closed:
        raise RefusedError("not_closed")


def decide(before: State, data: dict[str, Any], after: State) -> None:
    """Among exactly those who are equal when everything has been played; also after the closing, when it is needed."""
    number = before.number_of
    players = tuple(number[identity] for identity in data["order"])
    decision = TieDecision(players, How(data["how"]), After(data["after"]), text(data, "seed"))
    require_tie(before.system, before.tournament, decision)


def note(before: State, data: dict[str, Any], after: State) -> None:
    """Something is said."""
    text(data, "text", required=True, longest=2000)


def require_open(state: State) -> None:
    """Most events need a tournament that is not closed."""
    if state.closed:
        raise RefusedError("closed")
