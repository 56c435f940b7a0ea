"""SQLite read so that damaged text and moments in one row are no failure of every list that has it.

SQLite keeps whatever bytes are in a column. As Django sets it up, one flipped bit in one row is an exception for
everybody who lists rows, and the exception quotes the row. Here such text comes with U+FFFD in it and such a moment is
`UNREADABLE`: checksums and readers name the row that is damaged, all others are read.
"""

import sqlite3
from datetime import datetime
from typing import Any

from django.db.backends.signals import connection_created
from django.utils.dateparse import parse_datetime

UNREADABLE = datetime(1970, 1, 1)
"""In the place of a moment that cannot be read; UTC, as all of them are written."""


def read_damaged_rows() -> None:
    """From now on, on every new connection."""
    sqlite3.register_converter("datetime", _moment)  # in the place of Django's
    connection_created.connect(_prepare)


def _prepare(sender: Any, connection: Any, **_: Any) -> None:
    if connection.vendor == "sqlite":
        connection.connection.text_factory = _text


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")


def _moment(raw: bytes) -> datetime:
    try:
        return parse_datetime(_text(raw)) or UNREADABLE
    except ValueError:
        return UNREADABLE
