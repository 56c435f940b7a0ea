"""Tournaments that come from elsewhere: a document or a journal in a file, a demonstration, another one copied."""

from importlib.resources import files
from typing import NamedTuple

from tabellone.desk.copies import copied
from tabellone.desk.hand import Hand
from tabellone.engine.reasons import Reason
from tabellone.formats.document import read
from tabellone.journal.exchange import journal_from_tournament
from tabellone.store.gatherings import add_missing, assign
from tabellone.store.importing import journal_in
from tabellone.store.recognition import known_again, remember
from tabellone.store.repository import now
from tabellone.store.shelf import Shelf
from tabellone.store.waiting_files import forget, keep_waiting, waiting


class Brought(NamedTuple):
    """What became of a file."""

    key: str
    """Of the new tournament; empty if there is none, for it is here already."""
    warnings: list[Reason]
    """What of the file is worth a warning."""
    here: list[str]
    """The tournaments it is here as, also deleted ones, if that was to be asked first."""


def bring(hand: Hand, content: bytes, again: bool = False) -> Brought:
    """A tournament document or a journal; what cannot be a tournament is refused with the place.

    What is here already is not brought, unless it is wanted again.
    """
    journal, warnings, gathering = journal_in(content, hand.actor, now())
    here = [] if again else known_again(hand.repository, content, journal)
    if here:
        return Brought("", warnings, here)
    key = hand.repository.add(journal)
    remember(key, content)
    if gathering is not None:
        add_missing([gathering])
        assign(key, gathering.key)
    return Brought(key, warnings, [])


def ask_later(content: bytes) -> str:
    """A file that is here already waits for an answer; the token to answer with."""
    return keep_waiting(content)


def bring_waiting(hand: Hand, token: str) -> Brought:
    """The file that waited is wanted once more."""
    brought = bring(hand, waiting(token), again=True)
    forget(token)
    return brought


def bring_demo(hand: Hand, shelf: Shelf, name: str) -> str:
    """A tournament to play with, marked as such; its key."""
    document = read(files("tabellone.demos").joinpath(f"{name}.json").read_bytes())
    key = hand.repository.add(journal_from_tournament(document.tournament, hand.actor, now()))
    shelf.mark_demonstration(key)
    return key


def duplicate(hand: Hand, key: str, name: str) -> str:
    """A new tournament with the same rules and the same players on another day, before its draw; its key."""
    state = hand.state(key)
    undated = state._replace(date="")
    return hand.repository.add(copied(undated, name, state.rounds, state.entrants.values(), hand.actor))
