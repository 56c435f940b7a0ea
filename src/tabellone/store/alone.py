"""One process at a time: several workers that start at once must not all change the tables."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.db import connection

LOCK_FILE = "opening.lock"
LOCK_NUMBER = 20080103
"""Of the lock in PostgreSQL."""
PATIENCE = 600
"""Seconds a worker waits for another that brings the tables up to date."""


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While this lasts, no other process is inside; one that dies inside leaves the way free."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK_NUMBER])
        try:
            yield
        finally:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK_NUMBER])
        return
    # A database of its own for nothing but its lock: the same on every system, and no file is left locked.
    with closing(sqlite3.connect(folder / LOCK_FILE, timeout=PATIENCE, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield
