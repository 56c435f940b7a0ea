"""Rating lists of chess brought to the site: the file is kept while it is read, then the list is in force."""

import tempfile
from collections.abc import Callable, Iterable
from typing import BinaryIO, NamedTuple

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.detect import open_list
from tabellone.formats.chess_lists.entry import MONTH
from tabellone.reading.os_errors import os_error_message
from tabellone.store.chess_lists import ChessLists, ListInForce


class ImportedList(NamedTuple):
    """What became of a file."""

    now: ListInForce
    skipped: int
    """Lines that are no player's."""
    unread: list[str]
    """Columns that nobody knows."""


def kept_aside(parts: Iterable[bytes]) -> BinaryIO:
    """What is sent, in a file of its own that goes away with whoever reads it."""
    file: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115  (whoever reads it closes it)
    try:
        for part in parts:
            file.write(part)
        file.seek(0)
    except OSError as error:
        file.close()
        raise BadDocumentError("file_unreadable", "", file=tempfile.gettempdir(), why=os_error_message(error)) from None
    return file


def import_list(lists: ChessLists, file: BinaryIO, name: str, month: str, told: Callable[[int], None]) -> ImportedList:
    """A list as it is published; of which month it is may be said, and must be where it does not say so itself."""
    if month and not MONTH.fullmatch(month):
        raise BadDocumentError("chess_list_bad_date", "", found=month[:20])
    with file, open_list(file, name) as found:
        date = month or found.date
        if not date:
            raise BadDocumentError("ui_list_month_needed", "")
        return ImportedList(lists.replace(found.kind, date, found, told), found.skipped, found.unread)
