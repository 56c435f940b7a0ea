"""A round as it is hung up: by board, and in alphabetical order for whoever looks for his name."""

import unicodedata

from tabellone.documents.listings.kinds import ROUND_TABLES
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.documents.openings import opening_line
from tabellone.documents.round_games import game_text
from tabellone.documents.schedule import start_of, start_text
from tabellone.engine.capabilities import assumed_result
from tabellone.engine.openings.book import openings
from tabellone.engine.openings.options import opening_rules
from tabellone.engine.ranking.two_game_encounters import is_double

LETTERS = str.maketrans({"đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "þ": "th"})
"""Those that are no letter with a mark to Unicode, and stand beside theirs in an Italian list."""


def pairings(subject: TableContext, round_number: int) -> DataTable:
    """Lists a round by board, with points before the round and known results."""
    listed = ROUND_TABLES[subject.system.encounter](subject, round_number)
    title = subject.speaker.say("listing_pairings", round=round_number)
    return DataTable("pairings", title, listed.columns(), tuple(listed.rows()), tuple(_notes(subject, round_number)))


def alphabetical(subject: TableContext, round_number: int) -> DataTable:
    """Lists by name where everybody plays, with which colour and against whom."""
    listed = ROUND_TABLES[subject.system.encounter](subject, round_number)
    seated = sorted(listed.by_name(), key=lambda one: (_sort_key(one.name.text), one.name.text))
    rows = tuple((one.name, *one.cells) for one in seated)
    title = subject.speaker.say("listing_alphabetical", round=round_number)
    return DataTable("alphabetical", title, listed.seat_columns(), rows, tuple(_notes(subject, round_number)))


def _sort_key(name: str) -> str:
    parts = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).translate(LETTERS)


def _notes(subject: TableContext, round_number: int) -> list[str]:
    """When it begins and what is played: one opening for all, a game at the tables, two games, or nothing really."""
    tournament, speaker = subject.tournament, subject.speaker
    starts = start_of(tournament.schedule, round_number)
    notes = [start_text(starts, speaker)] if starts else []
    drawn = tournament.history[round_number - 1].openings
    if len(drawn) == 1:
        book = openings(opening_rules(tournament.rules).opening_edition)
        notes.append(opening_line(book[drawn[0] - 1], speaker))
    game = game_text(tournament.round_games, round_number, speaker)
    if game is not None:
        notes.append(game.text)
    if is_double(tournament.rules):
        notes.append(speaker.say("paper_two_games"))
    if assumed_result(subject.system, tournament.rules, round_number) is not None:
        notes.append(speaker.say("rounds_supposed", rounds=str(round_number)))
    return notes
