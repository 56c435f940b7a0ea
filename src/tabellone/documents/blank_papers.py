"""The federation's papers with nothing on them, to be filled in by hand (FID Capo XIV, tables 2, 3, 8, 9, 25 to 27)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tabellone.documents.boards import EMPTY_BOARDS
from tabellone.documents.calendar import girone_table
from tabellone.documents.numbering import has_letters, letter_label
from tabellone.documents.papers import EMPTY_SCORE_SHEET, NOTE_LINES, move_rows, score_sheet_legend
from tabellone.documents.play_offs import empty_play_off_form
from tabellone.documents.quotients import EMPTY_QUOTIENT_CELL
from tabellone.documents.tabellone import EMPTY_CELL, is_tight, sheet_parts
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.ranking.buholz import Quotient
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.systems import system_named
from tabellone.reading.options import read_options

Fields = dict[str, Any]
"""What a template needs."""

MAX_PLAYERS = 200
MAX_ROUNDS = 60
MAX_GIRONE_PLAYERS = 40
LINES_FOR_ARBITERS = 6
QUESTIONS = ("arbiters_report_conduct", "arbiters_report_complaints", "arbiters_report_remarks")
"""Of the report on the arbiters, each with some lines."""
PRINTED_SIZES = ((24, 6), (24, 7), (24, 8), (24, 9), (8, 7), (10, 9), (12, 11), (20, 19))
"""Table 27: players and rounds of the tabelloni that the text names."""


PLAY_OFFS = (4, 6)
"""Table 27, «spareggi – fino a 6 giocatori»: for three or four, for five or six."""
REQUEST_QUESTIONS = (
    *("paper_event", "request_by", "request_kind", "request_days", "place_played", "request_hall"),
    *("request_hours", "request_groups", "request_fee", "request_director", "request_rated", "request_contact"),
)
"""The questions of the request to hold an event (table 25)."""


class BlankEvent(NamedTuple):
    """An event without data, for papers to be filled in by hand."""

    options: Any
    rounds: int
    name: str = ""
    place: str = ""
    date: str = ""
    arbiter: str = ""
    cadence: str = ""
    unplayed_rounds: tuple[int, ...] = ()


def blank_event(game: DraughtsGame, players: int, rounds: int) -> BlankEvent:
    """BadDocumentError for numbers that no paper has room for."""
    if not 2 <= players <= MAX_PLAYERS:
        raise BadDocumentError("blank_players", "players", found=players, most=MAX_PLAYERS)
    if not 1 <= rounds <= MAX_ROUNDS:
        raise BadDocumentError("blank_rounds", "rounds", found=rounds, most=MAX_ROUNDS)
    return BlankEvent(read_options(system_named("italo-swiss").options, {"game": game.value}, "rules"), rounds)


def blank_paper(form: str, game: DraughtsGame, players: int, rounds: int) -> Fields:
    """Returns the data of a form's template without an event."""
    event = blank_event(game, players, rounds)
    return {"state": event, **FORMS[form](event, players)}


def _tabellone(event: BlankEvent, players: int) -> Fields:
    cells = [EMPTY_CELL] * event.rounds
    nobody = {"player": {}, "cells": cells, "points": "", "figures": ["", ""], "place": ""}
    return {"lines": [{"called": number, **nobody} for number in range(1, players + 1)], **_columns(event)}


def _calendar(_: BlankEvent, players: int) -> Fields:
    """Lists all rounds in numbers and, as far as there are letters, in letters (tables 8 and 9)."""
    if players > MAX_GIRONE_PLAYERS:
        raise BadDocumentError("blank_players", "players", found=players, most=MAX_GIRONE_PLAYERS)
    numbers = range(1, players + 1)
    return {
        "lines": girone_table(players),
        "in_letters": girone_table(players, label=letter_label) if has_letters(players) else [],
        "called": [(str(number), {"name": ""}) for number in numbers],
    }


def _quotients(event: BlankEvent, players: int) -> Fields:
    nobody = {"line": {}, "player": {}, "points": "", "figures": ["", ""]}
    line = {"ranked": nobody, "cells": [EMPTY_QUOTIENT_CELL] * event.rounds, "steps": []}
    return {"lines": [line] * players, **_columns(event)}


def _columns(event: BlankEvent) -> Fields:
    """Returns the rounds divided among sheets, whether they are tight, and the codes of the two quotients."""
    names = [quotient.value for quotient in Quotient]
    tight = is_tight(event.rounds, with_expected=False)
    return {"parts": sheet_parts(event.rounds), "tight": tight, "names": names, "is_draughts": True}


def _formation(event: BlankEvent, players: int) -> Fields:
    return {"rows": range(players), "before": range(1, event.rounds), "empty_pairs": range(players // 2)}


def _score_sheet(event: BlankEvent, _: int) -> Fields:
    game = event.options.game
    return {
        "sheets": [EMPTY_SCORE_SHEET],
        "moves": move_rows(),
        "note_lines": range(NOTE_LINES),
        "legend": score_sheet_legend(game),
        "is_italian": game is DraughtsGame.ITALIAN,
        "with_notes": True,
    }


def _sealed_form(event: BlankEvent, _: int) -> Fields:
    return {"sheets": [EMPTY_SCORE_SHEET], "board": EMPTY_BOARDS[event.options.game]}


def _arbiters_report(event: BlankEvent, _: int) -> Fields:
    return {"arbiters": [""] * LINES_FOR_ARBITERS, "questions": QUESTIONS}


def _play_offs(event: BlankEvent, _: int) -> Fields:
    return {"forms_to_fill": [empty_play_off_form(players) for players in PLAY_OFFS]}


def _request(event: BlankEvent, _: int) -> Fields:
    return {"asked": REQUEST_QUESTIONS}


FORMS: dict[str, Callable[[BlankEvent, int], Fields]] = {
    "tabellone": _tabellone,
    "calendar": _calendar,
    "quotients": _quotients,
    "formation": _formation,
    "score-sheets": _score_sheet,
    "sealed-game": _sealed_form,
    "sealed-move": _sealed_form,
    "request": _request,
    "arbiters-report": _arbiters_report,
    "play-offs": _play_offs,
}
"""Keyed by the names of an event's papers."""
SIZED_BY_PLAYERS = ("tabellone", "calendar", "quotients", "formation")
"""Papers whose size depends on the number of players."""
SIZED_BY_ROUNDS = ("tabellone", "quotients", "formation")
"""Papers whose size depends on the number of rounds as well."""
