"""Opening the store: settings for Django, a look at what is there, a backup before the tables change, the tables.

And closing it, so that everything is in the one file.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from weakref import WeakSet

import django
from django.conf import settings
from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.backends.signals import connection_created
from django.db.migrations.executor import MigrationExecutor

from tabellone.store.alone import alone
from tabellone.store.checkpoint import checkpoint
from tabellone.store.database import BadDatabaseAddressError, data_folder
from tabellone.store.inspection import inspect
from tabellone.store.ownership import keep_to_the_owner
from tabellone.store.storage_errors import corrupt, is_storage_error, storage_error, where

MOST_CONNECTIONS = 10
"""Of one process to PostgreSQL; who asks when all are in use waits for one."""

POOL_PATIENCE = 2
"""Seconds after which whoever waits for a connection is told that there is none; the next one tries anew."""

_connections: WeakSet[Any] = WeakSet()
"""Of all threads: Django shows each thread only its own."""


def load_django(folder: Path | None = None) -> Path:
    """Make Django ready with `tabellone.settings` on a data folder, made if it is not there; the folder.

    Settings are read once a process: if Django has them already, they stay.
    """
    folder = folder or data_folder()
    make_folder(folder)
    if not settings.configured:
        os.environ["TABELLONE_DATA"] = str(folder)
        os.environ["DJANGO_SETTINGS_MODULE"] = "tabellone.settings"
        django.setup()
    return folder


def open_store(folder: Path | None = None, begin_anew: bool = False) -> None:
    """Make the store ready: Django's settings, and tables that are up to date."""
    load_django(folder)
    migrate(begin_anew)


@contextmanager
def opened_store(folder: Path | None = None, begin_anew: bool = False) -> Iterator[None]:
    """The store for as long as one command needs it; whatever is wrong with the database becomes a sentence."""
    with closing_store():
        open_store(folder, begin_anew)
        try:
            yield
        except DatabaseError as error:
            if is_storage_error(error):
                raise storage_error(error) from error
            raise


def make_folder(folder: Path) -> None:
    """The data folder, readable by its owner only."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise BadDatabaseAddressError("folder_unusable", folder=str(folder)) from None
    keep_to_the_owner(folder)


def migrate(begin_anew: bool = False) -> None:
    """Bring the tables up to date; whatever is in them is backed up first.

    `begin_anew`: an empty database is what is wanted, although there are backups of another.
    """
    connection_created.connect(_remember)
    try:
        if inspect(begin_anew) or connection.vendor != "sqlite":
            _bring_up_to_date()
        else:  # SQLite does not let two open a new file at once: the second would be told that it is busy
            with alone(Path(settings.TABELLONE_FOLDER)):
                _migrate_if_behind()
        checkpoint()  # what a crash left beside the file; and a database that cannot be written shows now
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise storage_error(error) from error
    except UnicodeDecodeError as error:  # SQLite names what is damaged in the words of the damage
        raise corrupt(Path(settings.TABELLONE_FOLDER), where()) from error
    if connection.vendor == "sqlite":
        keep_to_the_owner(Path(settings.TABELLONE_FOLDER), Path(where()))


def _remember(connection: Any, **_: Any) -> None:
    _connections.add(connection)


def _bring_up_to_date() -> None:
    """Several programs may start at once: one of them does it, and the others find it done."""
    if _is_behind(MigrationExecutor(connection)):
        with alone(Path(settings.TABELLONE_FOLDER)):
            _migrate_if_behind()


def _migrate_if_behind() -> None:
    executor = MigrationExecutor(connection)
    if _is_behind(executor):
        _migrate(executor)


def _is_behind(executor: MigrationExecutor) -> bool:
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def _migrate(executor: MigrationExecutor) -> None:
    if executor.loader.applied_migrations:
        from tabellone.store.backup import make_backup  # noqa: PLC0415  (models can be imported only now)

        make_backup("migration")
    call_command("migrate", verbosity=0, interactive=False)


def close_store() -> None:
    """No connection of any thread is left: as the last one closes, SQLite brings everything into the one file.

    Whoever is in the middle of writing has not been told that it is saved.
    """
    for one in list(_connections):
        one.inc_thread_sharing()  # nobody uses it any more, whichever thread it was made for
        one.close()
    close_pool()


def close_pool() -> None:
    """No connection to PostgreSQL is left in the pool; SQLite has none."""
    if hasattr(connection, "close_pool"):
        connection.close_pool()


def use_pool() -> None:
    """From now on connections to PostgreSQL come from a pool, however many phones ask at once.

    Not before the tables were asked for: a pool does not say what is wrong with a server, it waits for it.
    """
    connection.close()
    if connection.vendor == "postgresql" and find_spec("psycopg_pool"):
        connection.settings_dict["OPTIONS"]["pool"] = {
            "min_size": 1,
            "max_size": MOST_CONNECTIONS,
            "timeout": POOL_PATIENCE,
            "reconnect_timeout": POOL_PATIENCE,
        }


@contextmanager
def closing_store() -> Iterator[None]:
    """However it ends."""
    try:
        yield
    finally:
        close_store()
