"""Which database: one SQLite file in the user's data folder, or PostgreSQL by one address."""

import os
import re
import sqlite3
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tabellone.engine.reasons import UserError
from tabellone.store.sqlite_versions import loses_pages

FILE_NAME = "tabellone.sqlite3"
LOCK_PATIENCE = 20
"""Seconds a writer waits for another one."""
WHILE_AWAY = {"connect_timeout": 2, "tcp_user_timeout": 5000, "keepalives_idle": 5, "keepalives_interval": 2}
"""A PostgreSQL that does not answer is given up in seconds (the second one in milliseconds), not in minutes."""


class BadDatabaseAddressError(UserError):
    """The address names no database this program knows."""


def data_folder() -> Path:
    """`TABELLONE_DATA`, or the place where this system keeps a user's data."""
    chosen = os.environ.get("TABELLONE_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return _windows_folder(Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")), Path.home())
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Tabellone"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "tabellone"


def _windows_folder(local: Path, home: Path) -> Path:
    """In the user's home: below AppData the Python of the Microsoft Store writes into a folder that goes with it."""
    before = local / "Tabellone"
    return before if (before / FILE_NAME).exists() else home / "Tabellone"


def database_settings(folder: Path, address: str | None = None) -> dict[str, Any]:
    """Django's settings for a database; without an address, the SQLite file in the folder."""
    if not address:
        return _sqlite(folder / FILE_NAME)
    parts = urlsplit(address)
    if parts.scheme == "sqlite" and not parts.netloc:
        return _sqlite(Path(_file_named(parts.path, windows=sys.platform == "win32")))
    if parts.scheme in ("postgres", "postgresql"):
        query = dict(pair.split("=", 1) for pair in parts.query.split("&") if "=" in pair)
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(parts.path.lstrip("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": unquote(query.get("host") or parts.hostname or ""),
            "PORT": str(parts.port or ""),
            "OPTIONS": WHILE_AWAY,
        }
    named = address[:20] if parts.scheme == "sqlite" else parts.scheme  # the scheme is right, two strokes are not
    raise BadDatabaseAddressError("bad_database_address", scheme=named or address[:20])


def _file_named(path: str, windows: bool) -> str:
    """The file of `sqlite:///…`; before a drive the stroke is only the address's."""
    named = unquote(path)
    return named[1:] if windows and re.match(r"/[A-Za-z]:", named) else named


def _sqlite(file: Path) -> dict[str, Any]:
    """Readers never wait (WAL), writers queue when their transaction begins (IMMEDIATE), a commit is on disk (FULL).

    A SQLite that loses pages when it checkpoints by itself does not (see sqlite_versions.py).
    """
    pragmas = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]
    if loses_pages(sqlite3.sqlite_version_info):
        pragmas.append("wal_autocheckpoint=0")
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(file),
        "OPTIONS": {
            "timeout": LOCK_PATIENCE,
            "transaction_mode": "IMMEDIATE",
            "init_command": " ".join(f"PRAGMA {pragma};" for pragma in pragmas),
        },
    }
