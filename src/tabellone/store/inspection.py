"""A look at the database before anything is written: whose it is, and whether it is the one that was there."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from django.conf import settings
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from tabellone.engine.reason_values import Literal
from tabellone.store.backup_folder import newest_backup
from tabellone.store.database import LOCK_PATIENCE
from tabellone.store.storage_errors import StorageError, corrupt, way_back, where

APP = "store"


def inspect(begin_anew: bool) -> bool:
    """Whether there are tables; refuse a database that is not ours to change, or that is empty where there was one.

    A first start, without database and backups, is nothing strange.
    """
    folder = Path(settings.TABELLONE_FOLDER)
    present = _sqlite_migrations(Path(where())) if connection.vendor == "sqlite" else _server_migrations()
    unknown = sorted(present - {name for app, name in MigrationLoader(None).disk_migrations if app == APP})
    if unknown:
        raise StorageError("storage_newer", place=where(), migration=unknown[-1])
    newest = newest_backup(folder)
    if not present and newest is not None and not begin_anew:
        raise StorageError(
            "storage_emptied",
            place=where(),
            newest=newest.name,
            command=Literal(way_back(folder)),
            other_command=Literal(f'tabellone serve --folder "{folder}" --new'),
        )
    return bool(present)


def _sqlite_migrations(file: Path) -> set[str]:
    """Read without Django, whose connection would change the file's mode; SQLite writes nothing for a reader."""
    if not os.access(file.parent, os.W_OK | os.X_OK) or (file.exists() and not os.access(file, os.R_OK | os.W_OK)):
        raise StorageError("storage_read_only", place=str(file))
    if not file.exists() or file.stat().st_size == 0:
        return set()
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=LOCK_PATIENCE)) as reader:
        tables = {name for (name,) in reader.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "django_migrations" not in tables:
            return set()
        present = {name for (name,) in reader.execute("SELECT name FROM django_migrations WHERE app = ?", [APP])}
    if present and "store_eventrecord" not in tables:  # named by the first migration
        raise corrupt(Path(settings.TABELLONE_FOLDER), str(file))
    return present


def _server_migrations() -> set[str]:
    return {name for app, name in MigrationRecorder(connection).applied_migrations() if app == APP}
