"""Rounds: how they were paired, who sees them, and the results of their boards."""

from collections import Counter
from typing import Any

from tabellone.engine.model import HandicapThen, Late, Table
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.seatings import is_mended
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.players import with_numbers
from tabellone.journal.facts.tournament import require_known_words
from tabellone.journal.state import Board, PairedRound, Resting, State

Seats = tuple[tuple[Board, ...], tuple[Table, ...], tuple[Resting, ...]]


def draw(state: State, data: dict[str, Any]) -> State:
    """Numbers for everybody, and what else the system draws."""
    require_known_words(state.system_name, data.get("rules", state.rules))
    return with_numbers(state, data.get("numbers"))._replace(
        seed=data["seed"].strip(), rules=data.get("rules", state.rules), rounds=data.get("rounds") or state.rounds
    )


def pair(state: State, data: dict[str, Any]) -> State:
    """The next round as it was paired, by the rules or by hand; what was decided is in the event."""
    if data["round"] != state.next_round:
        raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
    boards, tables, rests = _seats(state, data)
    played = PairedRound(boards, rests, data.get("announced", state.rounds), published=False, tables=tables)
    then = tuple(HandicapThen(*entry) for entry in data.get("handicaps", ()))
    played = played._replace(handicaps=then, kept=data.get("kept", {}), lots_seed=data.get("lots_seed", "").strip())
    played = played._replace(mended=tuple(tuple(map(tuple, seating)) for seating in data.get("mended", ())))
    _require_mended(state, played)
    require_boards(played, data["round"])
    return state._replace(paired=(*state.paired, played), coming={})


def replace(state: State, data: dict[str, Any]) -> State:
    """Other pairs for the last round, made by hand; or its tables mended, and it is kept what they were."""
    number, played = last_round(state, data)
    boards, tables, rests = _seats(state, data)
    earlier = (*played.mended, tuple(table.seats for table in played.tables)) if data.get("mended") else ()
    after = played._replace(
        boards=boards, tables=tables, rests=rests, proposals=(), withdrawn=(), handicaps=(), kept={}, mended=earlier
    )
    _require_mended(state, after)
    after = after._replace(calls=tuple(made for made in played.calls if _same_table(played, after, made.call.table)))
    if len(played.openings) > 1:  # those of single boards go with the boards
        after = after._replace(openings=(), openings_seed="")
    return with_round(state, number, after)


def _same_table(before: PairedRound, after: PairedRound, table: int) -> bool:
    """Whether the same people sit at a table as before: a call of others is over."""
    there = table <= len(after.tables)
    return there and set(before.tables[table - 1].seats) == set(after.tables[table - 1].seats)


def unpair(state: State, data: dict[str, Any]) -> State:
    """The last round is thrown away; who was absent is absent again."""
    number, played = last_round(state, data)
    coming = {resting.player: resting.kind for resting in played.rests if resting.kind in ("absent", "half")}
    before = (_known_sooner(earlier, index, number - 1) for index, earlier in enumerate(state.paired[:-1], 1))
    return state._replace(paired=tuple(before), coming=coming)


def _known_sooner(played: PairedRound, number: int, last: int) -> PairedRound:
    """A round when only `last` rounds are paired: fewer of them were paired without its late results."""
    late = (one._replace(until=min(one.until, last)) for one in played.late)
    return played._replace(late=tuple(one for one in late if one.until > number))


def publish(state: State, data: dict[str, Any]) -> State:
    """From now on everybody sees the round."""
    number, played = known_round(state, data)
    return with_round(state, number, played._replace(published=True))


def unpublish(state: State, data: dict[str, Any]) -> State:
    """Only the director sees the round again."""
    number, played = known_round(state, data)
    return with_round(state, number, played._replace(published=False))


def openings(state: State, data: dict[str, Any]) -> State:
    """The openings of a round: one for everybody, or one for each board."""
    number, played = known_round(state, data)
    drawn = tuple(data["openings"])
    if len(drawn) not in (1, len(played.boards)):
        raise BadDocumentError("openings_count", "openings", games=len(played.boards))
    return with_round(state, number, played._replace(openings=drawn, openings_seed=data.get("seed") or ""))


def result(state: State, data: dict[str, Any]) -> State:
    """The first result of a board, or that of a suspended game; later rounds were paired without it."""
    number, played, index = known_board(state, data)
    after = _with_result(state, number, index, data.get("result"))
    if number == len(state.paired):
        return after
    late = tuple(one for one in played.late if one.board != index + 1)
    return with_round(
        after, number, after.paired[number - 1]._replace(late=(*late, Late(index + 1, len(state.paired))))
    )


def correct(state: State, data: dict[str, Any]) -> State:
    """Another result in the place of an earlier one; None takes it back."""
    number, _, index = known_board(state, data)
    return _with_result(state, number, index, data.get("result"))


def _seats(state: State, data: dict[str, Any]) -> Seats:
    """Boards or tables, and rests, of a round: players there are, nobody twice."""
    boards = tuple(Board(*entry) for entry in data.get("boards", ()))
    tables = tuple(Table(tuple(entry)) for entry in data.get("tables", ()))
    rests = tuple(Resting(*entry) for entry in data.get("rests", ()))
    seated = Counter(player for board in boards for player in (board.white, board.black))
    seated += Counter(player for table in tables for player in table.seats)
    seated += Counter(resting.player for resting in rests)
    formal = {resting.against for resting in rests if resting.against is not None}
    for player in (*seated, *formal):
        if player not in state.entrants:
            raise RefusedError("no_such_entrant", id=player)
    for player, times in seated.items():
        if times > 1:
            raise RefusedError("seated_twice", player=state.entrants[player].name)
    return boards, tables, rests


def _require_mended(state: State, played: PairedRound) -> None:
    """Each seating is the one before it without one player, who then rests."""
    final = tuple(table.seats for table in played.tables)
    if not is_mended([*played.mended, final], {resting.player for resting in played.rests}):
        raise RefusedError("not_mended")


def known_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about."""
    number = data["round"]
    if not 0 < number <= len(state.paired):
        raise RefusedError("not_paired", round=number)
    return number, state.paired[number - 1]


def last_round(state: State, data: dict[str, Any]) -> tuple[int, PairedRound]:
    """The round an event is about, which must be the last one."""
    number, played = known_round(state, data)
    if number < len(state.paired):
        raise RefusedError("not_the_last_round", round=number, last=len(state.paired))
    return number, played


def require_boards(played: PairedRound, number: int) -> None:
    """A handicap is of a board there is."""
    for one in played.handicaps:
        if not 0 < one.board <= len(played.boards):
            raise RefusedError("no_such_board", round=number, board=one.board)


def known_board(state: State, data: dict[str, Any]) -> tuple[int, PairedRound, int]:
    """The round and the index of the board an event is about."""
    number, played = known_round(state, data)
    index = data["board"] - 1
    if not 0 <= index < len(played.boards):
        raise RefusedError("no_such_board", round=number, board=index + 1)
    return number, played, index


def with_round(state: State, number: int, played: PairedRound) -> State:
    """A round as it is now."""
    return state._replace(paired=(*state.paired[: number - 1], played, *state.paired[number:]))


def _with_result(state: State, number: int, index: int, code: str | None) -> State:
    played = state.paired[number - 1]
    boards = (*played.boards[:index], played.boards[index]._replace(result=code), *played.boards[index + 1 :])
    return with_round(state, number, played._replace(boards=boards))
