"""The backend that `ENGINE` names; Django finds it by the name of this module.

SQLite keeps whatever bytes are in a column. With Django's own backend one flipped bit in one row is an exception for
everybody who lists rows, and the exception quotes the row. Here such text comes with U+FFFD in it and such a moment is
`UNREADABLE`: checksums and readers name the row that is damaged, all others are read.
"""

import sqlite3
from datetime import datetime
from typing import Any

from django.db.backends.sqlite3 import base
from django.utils.dateparse import parse_datetime

UNREADABLE = datetime(1970, 1, 1)
"""In the place of a moment that cannot be read; UTC, as all of them are written."""


def _moment(raw: bytes) -> datetime:
    try:
        return parse_datetime(_text(raw)) or UNREADABLE
    except ValueError:
        return UNREADABLE


sqlite3.register_converter("datetime", _moment)  # in the place of Django's


class DatabaseWrapper(base.DatabaseWrapper):
    """Reads text that is no UTF-8."""

    def get_new_connection(self, conn_params: Any) -> Any:
        """Called by Django for every new connection."""
        connection = super().get_new_connection(conn_params)
        connection.text_factory = _text
        return connection


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")
