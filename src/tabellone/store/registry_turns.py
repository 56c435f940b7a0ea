"""Whose turn it is to write the registry: one writer at a time, for capitals are worked out from capitals.

A long import writes in short transactions, so that results of tournaments are entered meanwhile; while it runs the
capitals are half of one list and half of another, and nobody else works anything out from them.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, get_ident

from django.db import DatabaseError, IntegrityError, connection, transaction

from tabellone.store.repository import StoreError

WRITERS_QUEUE = 20080101
IMPORT_RUNS = 20080102
"""The numbers of the locks in PostgreSQL."""


class _Importer:
    """The thread of this process whose import runs; a file of SQLite is one process's."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._thread: int | None = None

    def begin(self) -> None:
        with self._lock:
            if self._thread is not None:
                raise StoreError("import_runs")
            self._thread = get_ident()

    def end(self) -> None:
        self._thread = None

    def is_another(self) -> bool:
        return self._thread not in (None, get_ident())


_IMPORTER = _Importer()


@contextmanager
def writing() -> Iterator[None]:
    """One writer at a time, and none beside an import that is not his own."""
    try:
        with transaction.atomic():  # SQLite's own transactions queue up
            if connection.vendor == "postgresql":
                _asked("SELECT pg_advisory_xact_lock(%s)", WRITERS_QUEUE)
            require_no_import()
            yield
    except IntegrityError as error:
        raise StoreError("storage_busy") from error


@contextmanager
def importing() -> Iterator[None]:
    """No other writer until this ends; a process that dies ends it too."""
    _IMPORTER.begin()
    try:
        with writing():  # whoever was writing has come to an end
            if connection.vendor == "postgresql":
                _asked("SELECT pg_advisory_lock(%s)", IMPORT_RUNS)
        try:
            yield
        finally:
            if connection.vendor == "postgresql":
                with suppress(DatabaseError):  # a connection that is gone has taken the lock with it
                    _asked("SELECT pg_advisory_unlock(%s)", IMPORT_RUNS)
    finally:
        _IMPORTER.end()


def require_no_import() -> None:
    """The capitals there are may be worked with."""
    if _IMPORTER.is_another():
        raise StoreError("import_runs")
    if connection.vendor == "postgresql":
        with transaction.atomic():
            if not _asked("SELECT pg_try_advisory_xact_lock_shared(%s)", IMPORT_RUNS):
                raise StoreError("import_runs")


def _asked(query: str, number: int) -> object:
    with connection.cursor() as cursor:
        cursor.execute(query, [number])
        return cursor.fetchone()[0]
