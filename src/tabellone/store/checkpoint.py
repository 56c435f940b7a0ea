"""Bringing what SQLite has written beside the database into the one file, at a time when nobody writes."""

import contextlib
import sqlite3
from contextlib import closing

from django.db import connection, transaction


def checkpoint() -> None:
    """Everything committed so far is in the file, except what somebody is still reading the old state of.

    Two connections: one holds the lock that every writer needs and writes nothing, the other copies. So nobody can
    write meanwhile, in this program or another; sqlite_versions.py says why that matters.
    """
    if connection.vendor != "sqlite":
        return
    with (
        transaction.atomic(),
        closing(sqlite3.connect(connection.settings_dict["NAME"])) as copying,
        contextlib.suppress(sqlite3.OperationalError),  # another program is at it, and does the same
    ):
        copying.execute("PRAGMA wal_checkpoint(PASSIVE)")
