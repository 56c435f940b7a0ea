"""Events about rounds and results."""

from typing import Any

from tabellone.engine.limits import MOST_ROUNDS
from tabellone.engine.openings.options import read_openings, read_seed
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.results import LOTS, result_of
from tabellone.journal.event import RefusedError
from tabellone.journal.judging.tournament import require_open
from tabellone.journal.state import State, takes_part
from tabellone.journal.values import text, whole_number


def pair(before: State, data: dict[str, Any], after: State) -> None:
    """The numbers are drawn, the results are known that the system needs, and everybody has a seat."""
    require_open(before)
    if before.next_round > before.rounds:
        raise RefusedError("all_rounds_played", rounds=before.rounds)
    if not before.drawn:
        raise RefusedError("draw_first")
    for number, played in enumerate(before.paired, 1):
        missing = played.undecided(before.system)
        if missing and not before.system.pairs_open_games:
            raise RefusedError("results_missing", round=number, count=missing)
    text(data, "seed")
    if "announced" in data:
        whole_number(data, "announced", data["round"], MOST_ROUNDS)
    _require_seats(after, data["round"])


def replace(before: State, data: dict[str, Any], after: State) -> None:
    """Pairs made by hand take the place of others only as long as the round has no result."""
    unpair(before, data, after)
    _require_seats(after, data["round"])


def unpair(before: State, data: dict[str, Any], after: State) -> None:
    """A round with results stays."""
    require_open(before)
    if before.has_results(data["round"]):
        raise RefusedError("round_has_results", round=data["round"])


def _require_seats(state: State, number: int) -> None:
    """Everybody who takes part once, in a way the system knows; rules may be broken by hand, but no further."""
    played, system = state.paired[number - 1], state.system
    if bool(played.tables) != system.seats_tables:
        raise BadDocumentError("tables_or_games", "tables")
    for board in played.boards:
        _require_code(state, board.result, "boards")
        _require_supposed(state, number, board.result)
    for resting in played.rests:
        if resting.kind not in system.rest_kinds:
            known = sorted(system.rest_kinds)
            raise BadDocumentError("impossible_rest", "rests", found=resting.kind[:40], known=known)
        if resting.against is not None and (
            resting.against == resting.player or any(resting.against in board[:2] for board in played.boards)
        ):
            raise RefusedError("rr_against_a_player", player=state.entrants[resting.player].name)
    expected = {identity for identity, entrant in state.entrants.items() if takes_part(entrant, number)}
    seated = played.seated
    for player in seated - expected:
        raise RefusedError("not_in_next_round", player=state.entrants[player].name, round=number)
    for player in expected - seated if system.seats_everybody else ():
        raise RefusedError("not_seated", player=state.entrants[player].name, round=number)
    system.validate(state.tournament)


def publish(before: State, data: dict[str, Any], after: State) -> None:
    """A round that is not public yet."""
    require_open(before)
    if before.paired[data["round"] - 1].published:
        raise RefusedError("published_already", round=data["round"])


def unpublish(before: State, data: dict[str, Any], after: State) -> None:
    """A round that is public."""
    require_open(before)
    if not before.paired[data["round"] - 1].published:
        raise RefusedError("not_published", round=data["round"])


def openings(before: State, data: dict[str, Any], after: State) -> None:
    """Until there is a result they may be drawn again; what was typed wrong may be mended until the end."""
    require_open(before)
    played = before.paired[data["round"] - 1]
    if played.openings and before.has_results(data["round"]) and data.get("seed"):
        raise RefusedError("openings_in_play", round=data["round"])
    drawn = read_openings(data["openings"], len(played.boards), before.options, "openings")
    read_seed(data.get("seed"), drawn, "seed")


def result(before: State, data: dict[str, Any], after: State) -> None:
    """The first one of a board, or that of a suspended game; another one is a correction."""
    require_open(before)
    _require_supposed(before, data["round"], data.get("result"))
    known = before.paired[data["round"] - 1].boards[data["board"] - 1].result
    if known not in before.system.open_results:
        raise RefusedError("has_a_result", round=data["round"], board=data["board"], result=known)
    _require_entered(before, data)


def correct(before: State, data: dict[str, Any], after: State) -> None:
    """Another result in the place of an earlier one; none at all only while no later round rests on it."""
    require_open(before)
    number, board = data["round"], data["board"]
    _require_supposed(before, number, data.get("result"))
    if before.paired[number - 1].boards[board - 1].result is None:
        raise RefusedError("no_result_to_correct", round=number, board=board)
    _require_entered(before, data)
    if data.get("result") is None and number < len(before.paired):
        raise RefusedError("later_round_paired", round=number, board=board, later=number + 1)
    after.system.validate(after.tournament)


def with_supposed(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """A round that is not played is recorded with its results (R7)."""
    supposed = before.supposed(data["round"])
    if supposed is None or "boards" not in data:
        return data
    return data | {"boards": [board if len(board) > 2 else [*board, supposed] for board in data["boards"]]}


def _require_supposed(state: State, number: int, code: str | None) -> None:
    """Nothing but what is supposed can be entered in a round that is not played (R7)."""
    if state.supposed(number) not in (None, code):
        raise RefusedError("supposed_round", round=number)


def _require_entered(state: State, data: dict[str, Any]) -> None:
    """A result there is; after a replay that nobody came to, with the lot (FID, sistemi ad eliminazione, Art. 5)."""
    text(data, "seed")
    code = data.get("result")
    _require_code(state, code, "result")
    if result_of(code).needs_the_lot:
        known = [f"{code} {lot}" for lot in LOTS]
        raise RefusedError("replay_needs_the_lot", "Art. 5", round=data["round"], board=data["board"], known=known)


def _require_code(state: State, code: str | None, where: str) -> None:
    codes = state.result_codes
    if code not in codes:
        raise BadDocumentError("impossible_result", where, found=str(code)[:40], known=sorted(filter(None, codes)))
