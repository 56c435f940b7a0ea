"""A copy of the database while it is in use: SQLite's own way, which reads one state however many write meanwhile."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from django.db import connection

from tabellone.store.backup import BackupFailedError, make_backup
from tabellone.store.backup_folder import UNFINISHED, sync_folder
from tabellone.store.models import SealedLineUpRecord
from tabellone.store.storage_errors import storage_error, where

SEALED = SealedLineUpRecord._meta.db_table


def is_one_file() -> bool:
    """Whether the database is a file; a server's is not."""
    return bool(connection.vendor == "sqlite")


def copy_everything(target: Path) -> None:
    """The database in a new file, whole on disk before it has its name; of a server's, a backup.

    Sealed line-ups are in neither: whoever takes a copy home cannot read them there.
    """
    if not is_one_file():
        make_backup("copy", target)
        return
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        _copy(unfinished)
        with unfinished.open("rb+") as stream:
            os.fsync(stream.fileno())
        unfinished.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise BackupFailedError("backup_failed", why=error.strerror or type(error).__name__) from error
    except sqlite3.DatabaseError as error:
        raise storage_error(error) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _has_table(database: sqlite3.Connection, name: str) -> bool:
    """A database that is about to be brought up to date may be from before it."""
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone() is not None


def _copy(file: Path) -> None:
    """The copy needs no other file beside it, not even when it is opened from a disk that cannot be written."""
    with closing(sqlite3.connect(where())) as here, closing(sqlite3.connect(file)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")
        if _has_table(there, SEALED):
            there.execute(f"DELETE FROM {SEALED}")
            there.commit()
            there.execute("VACUUM")  # what is deleted stays in the file until its pages are written anew
