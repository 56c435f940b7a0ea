"""Events about rounds and results."""

from collections import Counter
from typing import Any

from tabellone.engine.model import Late, Table
from tabellone.engine.openings.options import read_openings, read_seed
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.table_results import table_result
from tabellone.journal.event import RefusedError
from tabellone.journal.settings import require_open
from tabellone.journal.state import Board, PairedRound, Resting, State, takes_part
from tabellone.journal.values import whole_number


def pair(state: State, data: dict[str, Any]) -> State:
    """The next round as it was paired, by the rules or by hand; what was decided is in the event."""
    require_open(state)
    if whole_number(data, "round", 1, 10**6) != state.next_round:
        raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
    if state.next_round > state.rounds:
        raise RefusedError("all_rounds_played", rounds=state.rounds)
    if not state.drawn:
        raise RefusedError("draw_first")
    for number, played in enumerate(state.paired, 1):
        missing = played.undecided(state.system)
        if missing and not state.system.pairs_open_games:
            raise RefusedError("results_missing", round=number, count=missing)
    boards, tables, rests = _seats(state, data, state.next_round)
    played = PairedRound(boards, rests, state.rounds, published=False, tables=tables)
    return _sound(state._replace(paired=(*state.paired, played), coming={}))


def replace(state: State, data: dict[str, Any]) -> State:
    """Other pairs for the last round, made by hand, as long as it has no result."""
    number, played = _last_round(state, data)
    if played.has_results:
        raise RefusedError("round_has_results", round=number)
    boards, tables, rests = _seats(state, data, number)
    after = played._replace(boards=boards, tables=tables, rests=rests, proposals=())
    if len(played.openings) > 1:  # those of single boards go with the boards
        after = after._replace(openings=(), openings_seed="")
    return _sound(_with_round(state, number, after))


def _sound(state: State) -> State:
    """A round made by hand or a correction may break rules, but not make a tournament that cannot be."""
    state.system.validate(state.tournament)
    return state


def unpair(state: State, data: dict[str, Any]) -> State:
    """Throw the last round away, as long as it has no result; who was absent is absent again."""
    number, played = _last_round(state, data)
    if played.has_results:
        raise RefusedError("round_has_results", round=number)
    coming = {resting.player: resting.kind for resting in played.rests if resting.kind in ("absent", "half")}
    before = (_known_sooner(earlier, index, number - 1) for index, earlier in enumerate(state.paired[:-1], 1))
    return state._replace(paired=tuple(before), coming=coming)


def _known_sooner(played: PairedRound, number: int, last: int) -> PairedRound:
    """A round when only `last` rounds are paired: fewer of them were paired without its late results."""
    late = (one._replace(until=min(one.until, last)) for one in played.late)
    return played._replace(late=tuple(one for one in late if one.until > number))


def publish(state: State, data: dict[str, Any]) -> State:
    """From now on everybody sees the round."""
    number, played = _round(state, data)
    if played.published:
        raise RefusedError("published_already", round=number)
    return _with_round(state, number, played._replace(published=True))


def unpublish(state: State, data: dict[str, Any]) -> State:
    """Only the director sees the round again."""
    number, played = _round(state, data)
    if not played.published:
        raise RefusedError("not_published", round=number)
    return _with_round(state, number, played._replace(published=False))


def openings(state: State, data: dict[str, Any]) -> State:
    """The openings of a round, drawn by the program or elsewhere.

    Until there is a result they may be drawn again; what was typed wrong may be mended as long as the event is open.
    """
    number, played = _round(state, data)
    if played.openings and played.has_results and data.get("seed"):
        raise RefusedError("openings_in_play", round=number)
    drawn = read_openings(data.get("openings"), len(played.boards), state.options, "openings")
    if not drawn:
        raise BadDocumentError("openings_count", "openings", games=len(played.boards))
    seed = read_seed(data.get("seed"), drawn, "seed")
    return _with_round(state, number, played._replace(openings=drawn, openings_seed=seed))


def result(state: State, data: dict[str, Any]) -> State:
    """The first result of a board, or that of a suspended game, or of a table; another one is a correction."""
    if "table" in data:
        return _with_table_result(state, data, correction=False)
    number, played, index = _board(state, data)
    board = played.boards[index]
    if board.result not in state.system.open_results:
        raise RefusedError("has_a_result", round=number, board=index + 1, result=board.result)
    after = _with_result(state, number, index, _code(state, data))
    if number == len(state.paired):
        return after
    late = tuple(one for one in played.late if one.board != index + 1)
    return _with_round(
        after, number, after.paired[number - 1]._replace(late=(*late, Late(index + 1, len(state.paired))))
    )


def correct(state: State, data: dict[str, Any]) -> State:
    """Another result in the place of an earlier one; None takes it back. Later rounds stay as they were played."""
    if "table" in data:
        return _with_table_result(state, data, correction=True)
    number, played, index = _board(state, data)
    if played.boards[index].result is None:
        raise RefusedError("no_result_to_correct", round=number, board=index + 1)
    code = _code(state, data)
    if code is None and number < len(state.paired):
        raise RefusedError("later_round_paired", round=number, board=index + 1, later=number + 1)
    return _sound(_with_result(state, number, index, code))


def _with_table_result(state: State, data: dict[str, Any], correction: bool) -> State:
    """Places of a table, or its game points; none at all takes a result back, as long as no later round rests on it."""
    number, played = _round(state, data)
    index = whole_number(data, "table", 1, 10**6) - 1
    if index >= len(played.tables):
        raise RefusedError("no_such_table", round=number, table=index + 1)
    table = played.tables[index]
    if correction != (table.places is not None):
        code = "no_result_to_correct" if correction else "has_a_result"
        raise RefusedError(code, round=number, board=index + 1, result="")
    places, points = data.get("places"), data.get("points")
    if places is None and points is None and (not correction or number < len(state.paired)):
        raise RefusedError("table_without_result", table=index + 1)
    after = table_result(table.seats, places, points, "table")
    tables = (*played.tables[:index], after, *played.tables[index + 1 :])
    waiting = tuple(proposal for proposal in played.proposals if proposal.table != index + 1)
    return _with_round(state, number, played._replace(tables=tables, proposals=waiting))


Seats = tuple[tuple[Board, ...], tuple[Table, ...], tuple[Resting, ...]]


def _seats(state: State, data: dict[str, Any], number: int) -> Seats:
    """Boards or tables, and rests, of a round: everybody who takes part, exactly once."""
    tables = tuple(Table(tuple(entry)) for entry in _entries(data, "tables", 3, 5))
    if bool(tables) != state.system.seats_tables:
        raise BadDocumentError("tables_or_games", "tables")
    boards = tuple(Board(*entry) for entry in _entries(data, "boards", 2, 3))
    for board in boards:
        _require_code(state, board.result, "boards")
    rests = tuple(Resting(*entry) for entry in _entries(data, "rests", 2, 3))
    for resting in rests:
        if resting.kind not in state.system.rest_kinds:
            known = sorted(state.system.rest_kinds)
            raise BadDocumentError("impossible_rest", "rests", found=str(resting.kind)[:40], known=known)
        if resting.against is not None:
            if resting.against not in state.entrants:
                raise RefusedError("no_such_entrant", id=str(resting.against)[:20])
            if resting.against == resting.player or any(resting.against in board[:2] for board in boards):
                raise RefusedError("rr_against_a_player", player=_name(state, resting.player))
    seated = Counter(player for board in boards for player in (board.white, board.black))
    seated += Counter(player for table in tables for player in table.seats)
    seated += Counter(resting.player for resting in rests)
    expected = {identity for identity, entrant in state.entrants.items() if takes_part(entrant, number)}
    for player, times in seated.items():
        if times > 1:
            raise RefusedError("seated_twice", player=_name(state, player))
        if player not in expected:
            raise RefusedError("not_in_next_round", player=_name(state, player), round=number)
    for player in expected - seated.keys() if state.system.seats_everybody else ():
        raise RefusedError("not_seated", player=_name(state, player), round=number)
    return boards, tables, rests


def _entries(data: dict[str, Any], name: str, least: int, most: int) -> list[list[Any]]:
    entries = data.get(name, [] if name in ("rests", "tables") or "tables" in data else None)
    if not isinstance(entries, list) or not all(isinstance(e, list) and least <= len(e) <= most for e in entries):
        raise BadDocumentError("not_a_list", name)
    if any(isinstance(item, list | dict) for entry in entries for item in entry):
        raise BadDocumentError("not_a_list", name)
    return entries


def _name(state: State, player: Any) -> str:
    return state.entrants[player].name if player in state.entrants else str(player)[:20]


def _round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    require_open(state)
    number = whole_number(data, "round", 1, 10**6)
    if number > len(state.paired):
        raise RefusedError("not_paired", round=number)
    return number, state.paired[number - 1]


def _last_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    number, played = _round(state, data)
    if number < len(state.paired):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired))
    return number, played


def _board(state: State, data: dict[str, Any]) -> tuple[int, PairedRound, int]:
    number, played = _round(state, data)
    index = whole_number(data, "board", 1, 10**6) - 1
    if index >= len(played.boards):
        raise RefusedError("no_such_board", round=number, board=index + 1)
    return number, played, index


def _code(state: State, data: dict[str, Any]) -> str | None:
    code = data.get("result")
    _require_code(state, code, "result")
    return code


def _require_code(state: State, code: Any, where: str) -> None:
    codes = state.result_codes
    if not isinstance(code, str | None) or code not in codes:
        known = sorted(filter(None, codes))
        raise BadDocumentError("impossible_result", where, found=str(code)[:40], known=known)


def _with_result(state: State, number: int, index: int, code: str | None) -> State:
    played = state.paired[number - 1]
    boards = (*played.boards[:index], played.boards[index]._replace(result=code), *played.boards[index + 1 :])
    return _with_round(state, number, played._replace(boards=boards))


def _with_round(state: State, number: int, played: PairedRound) -> State:
    return state._replace(paired=(*state.paired[: number - 1], played, *state.paired[number:]))
