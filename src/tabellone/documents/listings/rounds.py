"""A round as it is hung up: by board, and in alphabetical order for whoever looks for his name."""

import unicodedata

from tabellone.documents.listings.kinds import KINDS
from tabellone.documents.listings.listing import Listing, Subject
from tabellone.documents.openings import opening_line
from tabellone.documents.round_games import shown_game
from tabellone.documents.schedule import start_of, written_start
from tabellone.engine.capabilities import assumed_result
from tabellone.engine.openings.book import openings
from tabellone.engine.openings.options import opening_rules
from tabellone.engine.ranking.double_games import is_double

LETTERS = str.maketrans({"đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "þ": "th"})
"""Those that are no letter with a mark to Unicode, and stand beside theirs in an Italian list."""


def pairings(subject: Subject, number: int) -> Listing:
    """By board, with the points before the round and the results there are."""
    listed = KINDS[subject.system.encounter](subject, number)
    title = subject.speaker.say("listing_pairings", round=number)
    return Listing("pairings", title, listed.columns(), tuple(listed.rows()), tuple(_notes(subject, number)))


def alphabetical(subject: Subject, number: int) -> Listing:
    """By name: where everybody plays, with which colour and against whom."""
    listed = KINDS[subject.system.encounter](subject, number)
    seated = sorted(listed.seated(), key=lambda one: (_in_order(one.name.text), one.name.text))
    rows = tuple((one.name, *one.cells) for one in seated)
    title = subject.speaker.say("listing_alphabetical", round=number)
    return Listing("alphabetical", title, listed.seat_columns(), rows, tuple(_notes(subject, number)))


def _in_order(name: str) -> str:
    """Accents make no difference."""
    parts = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).translate(LETTERS)


def _notes(subject: Subject, number: int) -> list[str]:
    """When it begins and what is played: one opening for all, a game at the tables, two games, or nothing really."""
    tournament, speaker = subject.tournament, subject.speaker
    starts = start_of(tournament.schedule, number)
    notes = [written_start(starts, speaker)] if starts else []
    drawn = tournament.history[number - 1].openings
    if len(drawn) == 1:
        book = openings(opening_rules(tournament.rules).opening_edition)
        notes.append(opening_line(book[drawn[0] - 1], speaker))
    game = shown_game(tournament.round_games, number, speaker)
    if game is not None:
        notes.append(game.text)
    if is_double(tournament.rules):
        notes.append(speaker.say("paper_two_games"))
    if assumed_result(subject.system, tournament.rules, number) is not None:
        notes.append(speaker.say("rounds_supposed", rounds=str(number)))
    return notes
