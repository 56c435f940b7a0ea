"""What is wrong with the database itself, told apart: each has another way out."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import DatabaseError, DataError, IntegrityError, NotSupportedError, ProgrammingError, connection

from tabellone.engine.reason_values import Literal
from tabellone.engine.reasons import UserError
from tabellone.store.backup_folder import backups_of, newest_backup

BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "55P03", "40P01", "40001", "53300", "57014")
"""As the two databases name it; whatever begins like this."""
FULL = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE", "SQLITE_IOERR_SHM", "53100")
READ_ONLY = ("SQLITE_READONLY", "SQLITE_PERM", "25006")
CORRUPT = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")


class StorageError(UserError):
    """The database cannot be used as it is; the sentence says what to do."""


def is_storage_error(error: Exception) -> bool:
    """Whether the database is to blame, and not what was asked of it."""
    asked = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
    return isinstance(error, DatabaseError) and not isinstance(error, asked)


def storage_error(error: Exception) -> StorageError:
    """The sentence for an error of Django's or of the database's own module."""
    code = _code(error)
    if code.startswith(BUSY):
        return StorageError("storage_busy")
    place = where()
    if code.startswith(FULL):
        return StorageError("storage_full", place=place)
    if code.startswith(READ_ONLY):
        return StorageError("storage_read_only", place=place)
    if code.startswith(CORRUPT):
        return corrupt(Path(settings.TABELLONE_FOLDER), place)
    if connection.vendor == "sqlite":
        return StorageError("storage_unusable", place=place, cause=code or type(error).__name__)
    return StorageError("storage_unreachable", place=place)


def _code(error: BaseException | None) -> str:
    """The database's own name for it; Django wraps its errors, sometimes twice."""
    if error is None:
        return ""
    own = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return str(own) if own else _code(error.__cause__ or error.__context__)


def corrupt(folder: Path, place: str) -> StorageError:
    """Names the newest backup and how to go back to it, if there is one."""
    newest = newest_backup(folder)
    if newest is None:
        return StorageError("storage_corrupt", place=place)
    return StorageError("storage_corrupt_backed_up", place=place, newest=newest.name, command=Literal(way_back(folder)))


def way_back(folder: Path) -> str:
    """The command that brings back what is in the backups."""
    return f'tabellone restore "{backups_of(folder)}" --folder "{folder}"'


def where() -> str:
    """The file, or the server and the name of the database."""
    chosen: dict[str, Any] = connection.settings_dict
    return str(chosen["NAME"] if connection.vendor == "sqlite" else f"{chosen['HOST']}/{chosen['NAME']}")
