"""What can happen in a tournament: of each kind its shape, what it does, what judges it, and what it is about."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.facts import calls, players, rounds, tables, tournament
from tabellone.journal.judging import calls as call_rules
from tabellone.journal.judging import players as player_rules
from tabellone.journal.judging import rounds as round_rules
from tabellone.journal.judging import tables as table_rules
from tabellone.journal.judging import tournament as tournament_rules
from tabellone.journal.older import Upcaster, create_1, draw_1, propose_1, return_1, settings_1
from tabellone.journal.shapes import (
    A_PLAYER,
    A_RESULT,
    A_ROUND,
    A_TABLE,
    DESCRIPTION,
    FIRST_RATING,
    KEPT,
    NUMBERS,
    PLACES,
    SEATS,
    Field,
    Shape,
    absence_kind,
    anything,
    arbiter,
    kept_in_round,
    list_of,
    mapping,
    maybe,
    optional,
    people,
    prize,
    rest_kind,
    round_game,
    row,
    text,
    tie_after,
    tie_how,
    whole,
    yes_or_no,
)
from tabellone.journal.state import State

Data = dict[str, Any]
Apply = Callable[[State, Data], State]
Judge = Callable[[State, Data, State], None]
Touched = frozenset[tuple[Any, ...]]

WHOLE = ("tournament",)
"""What touches the tournament as a whole touches everything in it."""


def _as_asked(state: State, data: Data) -> Data:
    return data


def _the_tournament(data: Data) -> Touched:
    return frozenset({WHOLE})


def _a_player(data: Data) -> Touched:
    return frozenset({("player", data["player"])})


def _nothing(data: Data) -> Touched:
    return frozenset()


class Kind(NamedTuple):
    """One kind of event."""

    shape: Shape
    apply: Apply
    judge: Judge
    touches: Callable[[Data], Touched] = _the_tournament
    """Two events that touch nothing in common can be written in either order."""
    decide: Callable[[State, Data], Data] = _as_asked
    """What was asked, with what the rules of the day make of it: it reads the same for ever."""
    older: tuple[Upcaster, ...] = ()
    """From version 1 to 2, from 2 to 3 …"""

    @property
    def version(self) -> int:
        """Of the events written now; older ones are read for ever."""
        return len(self.older) + 1


def _board_or_table(of_board: Apply, of_table: Apply) -> Apply:
    def apply(state: State, data: Data) -> State:
        if "table" not in data and "board" not in data:
            raise BadDocumentError("not_a_whole_number", "board")
        return (of_table if "table" in data else of_board)(state, data)

    return apply


def _judged_by_board_or_table(of_board: Judge, of_table: Judge) -> Judge:
    return lambda before, data, after: (of_table if "table" in data else of_board)(before, data, after)


def _board_touched(data: Data) -> Touched:
    which = "table" if "table" in data else "board"
    return frozenset({(which, data["round"], data.get(which))})


def _publication(data: Data) -> Touched:
    return frozenset({("publication", data["round"])})


def _call_touched(data: Data) -> Touched:
    """Arbiters come and go whatever the result of their table."""
    return frozenset({("call", data["round"], data["table"])})


def _with_rest(state: State, data: Data) -> Data:
    return data | {"rest": player_rules.missing_as(state)}


KINDS: Mapping[str, Kind] = {
    "create": Kind(
        {
            "name": Field(text),
            "system": Field(text),
            "rules": optional(mapping),
            "rounds": Field(whole),
            "follows": optional(list_of(text)),
            **KEPT,
        },
        tournament.create,
        tournament_rules.create,
        older=(create_1,),
    ),
    "settings": Kind(
        {
            "name": optional(text),
            "rules": optional(mapping),
            "rounds": optional(whole),
            "prizes": optional(list_of(prize)),
            "round_games": optional(list_of(round_game)),
            "place": optional(text),
            "date": optional(text),
            "arbiter": optional(text),
            "staff": optional(list_of(text)),
        },
        tournament.settings,
        tournament_rules.settings,
        decide=tournament_rules.with_announced_games,
        older=(settings_1,),
    ),
    "enrol": Kind(
        {"players": Field(people), **NUMBERS},
        players.enrol,
        player_rules.enrol,
        touches=lambda data: frozenset({("enrol",)}),
    ),
    "edit": Kind(
        {
            **A_PLAYER,
            "name": optional(text),
            **DESCRIPTION,
            **FIRST_RATING,
            "handicaps": Field(list_of(row(whole, whole, whole, least=3)), required=False, decided=True),
        },
        players.edit,
        player_rules.edit,
        _a_player,
        decide=player_rules.with_values_of_the_time,
    ),
    "remove": Kind(
        {**A_PLAYER, **NUMBERS},
        players.remove,
        player_rules.remove,
        touches=lambda data: frozenset({("player", data["player"]), ("players",)}),
    ),
    "withdraw": Kind(
        {**A_PLAYER, "after": optional(maybe(whole)), "strike": optional(anything)},
        players.withdraw,
        player_rules.withdraw,
        _a_player,
    ),
    "return": Kind(
        {**A_PLAYER, "rest": Field(rest_kind, decided=True)},
        players.come_back,
        player_rules.come_back,
        _a_player,
        decide=_with_rest,
        older=(return_1,),
    ),
    "substitute": Kind({**A_ROUND, **A_PLAYER, "name": Field(text)}, tables.substitute, table_rules.substitute),
    "absence": Kind({**A_PLAYER, "kind": optional(absence_kind)}, players.absence, player_rules.absence, _a_player),
    "draw": Kind(
        {"seed": Field(text), "rules": optional(mapping), "rounds": optional(maybe(whole)), **NUMBERS},
        rounds.draw,
        player_rules.draw,
        older=(draw_1,),
    ),
    "pair": Kind(
        {
            **SEATS,
            "announced": optional(whole),
            "handicaps": optional(list_of(row(whole, whole, least=2))),
            "kept": optional(kept_in_round),
            "exceptions": optional(anything),
            "quality": optional(anything),
            "lots_seed": optional(text),
            "mended": optional(list_of(list_of(list_of(whole, least=3, most=5)))),
        },
        rounds.pair,
        round_rules.pair,
        decide=round_rules.with_supposed,
    ),
    "replace": Kind(
        {**SEATS, "mended": optional(yes_or_no)}, rounds.replace, round_rules.replace, decide=round_rules.with_supposed
    ),
    "unpair": Kind(A_ROUND, rounds.unpair, round_rules.unpair),
    "publish": Kind(A_ROUND, rounds.publish, round_rules.publish, _publication),
    "unpublish": Kind(A_ROUND, rounds.unpublish, round_rules.unpublish, _publication),
    "openings": Kind(
        {
            **A_ROUND,
            "openings": Field(list_of(whole)),
            "seed": optional(maybe(text)),
            "drawn_from": optional(text),
            "exceptions": optional(anything),
        },
        rounds.openings,
        round_rules.openings,
        touches=lambda data: frozenset({("openings", data["round"])}),
    ),
    "result": Kind(
        A_RESULT,
        _board_or_table(rounds.result, tables.result),
        _judged_by_board_or_table(round_rules.result, table_rules.result),
        _board_touched,
        decide=table_rules.with_places,
    ),
    "correct": Kind(
        A_RESULT,
        _board_or_table(rounds.correct, tables.result),
        _judged_by_board_or_table(round_rules.correct, table_rules.correct),
        _board_touched,
        decide=table_rules.with_places,
    ),
    "propose": Kind(
        {
            **A_ROUND,
            "table": Field(whole),
            "phone": Field(text),
            "address": optional(text),
            "accepted": Field(yes_or_no, decided=True),
            **PLACES,
        },
        tables.propose,
        table_rules.propose,
        _board_touched,
        decide=table_rules.with_decision,
        older=(propose_1,),
    ),
    "call": Kind(
        {
            **A_TABLE,
            "minor": optional(yes_or_no),
            "phone": optional(text),
            "arbiters": Field(list_of(arbiter), decided=True),
        },
        calls.call,
        call_rules.call,
        _call_touched,
        decide=call_rules.with_arbiters,
    ),
    "assign": Kind({**A_TABLE, "arbiters": Field(list_of(arbiter))}, calls.assign, call_rules.assign, _call_touched),
    "call_off": Kind({**A_TABLE, "phone": optional(text)}, calls.call_off, call_rules.call_off, _call_touched),
    "ruling": Kind(
        {**A_TABLE, "text": Field(text), "by": Field(list_of(arbiter))}, calls.ruling, call_rules.ruling, _call_touched
    ),
    "decide": Kind(
        {
            "order": Field(list_of(whole, least=2)),
            "how": Field(tie_how),
            "after": Field(tie_after),
            "seed": optional(text),
        },
        tournament.decide,
        tournament_rules.decide,
    ),
    "close": Kind({}, tournament.close, tournament_rules.close),
    "reopen": Kind({}, tournament.reopen, tournament_rules.reopen),
    "note": Kind(
        {"text": Field(text), "rated": optional(anything), "grouped": optional(anything)},
        tournament.note,
        tournament_rules.note,
        _nothing,
    ),
}
"""All kinds but `undo`, which is about the journal itself. A late entry is an `enrol` after the first round."""

UNDO = "undo"
UNDO_VERSION = 1
UNDO_SHAPE: Shape = {"target": Field(whole)}
NAMES = (*KINDS, UNDO)


def version_of(kind: str) -> int:
    """Of the events of this kind written now."""
    return UNDO_VERSION if kind == UNDO else KINDS[kind].version


def touches(kind: str, data: Data) -> Touched:
    """What an event is about."""
    return frozenset({WHOLE}) if kind == UNDO else KINDS[kind].touches(data)
