"""Tournaments that come from elsewhere: a document or a journal in a file, a demonstration, another one copied."""

from importlib.resources import files
from typing import NamedTuple

from tabellone.desk.copies import copied
from tabellone.desk.hand import Hand
from tabellone.engine.reasons import Reason
from tabellone.formats.document import read
from tabellone.journal.exchange import journal_of
from tabellone.store.importing import journal_in
from tabellone.store.repository import now

DEMOS = ("pordenone", "biblioteca", "girone")
"""A real Amalfi event, an italo-svizzero in its third round, a round robin about to begin."""


class Brought(NamedTuple):
    """A new tournament."""

    key: str
    warnings: list[Reason]
    """What of the file is worth a warning."""


def bring(hand: Hand, content: bytes) -> Brought:
    """A tournament document or a journal; what cannot be a tournament is refused with the place."""
    journal, warnings = journal_in(content, hand.actor, now())
    return Brought(hand.repository.add(journal), warnings)


def bring_demo(hand: Hand, name: str) -> str:
    """A tournament to play with, one of `DEMOS`; its key."""
    document = read(files("tabellone.demos").joinpath(f"{name}.json").read_bytes())
    return hand.repository.add(journal_of(document.tournament, hand.actor, now()))


def duplicate(hand: Hand, key: str, name: str) -> str:
    """A new tournament with the same rules and the same players on another day, before its draw; its key."""
    state = hand.state(key)
    undated = state._replace(date="")
    return hand.repository.add(copied(undated, name, state.rounds, state.entrants.values(), hand.actor))
