"""A file somebody brings: a tournament document, or a journal with everything in it."""

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.document import read, read_data, write_data
from tabellone.journal.exchange import FORMAT, journal_of, read_journal
from tabellone.journal.journal import Journal, could_all_happen

HEAD = 80
"""Bytes in which a journal says what it is."""


def journal_in(content: bytes, actor: str, time: str) -> Journal:
    """The journal of the tournament in a file; what cannot be one is refused with the place."""
    if FORMAT.encode() not in content.lstrip()[:HEAD]:
        return journal_of(read(content).tournament, actor, time)
    try:
        journal = read_journal(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadDocumentError("not_utf8", "", byte=error.start) from None
    _require_sound(journal)
    return journal


def _require_sound(journal: Journal) -> None:
    """A file can be made by anybody: it leads to a tournament that could have happened, or that a document can hold.

    What an older version wrote may not be allowed any more; then its tournament still is one.
    """
    if not could_all_happen(journal):
        read_data(write_data(journal.state.tournament))
