"""Opening the store: settings for Django, a backup before the tables change, then the tables."""

from pathlib import Path

import django
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from tabellone.store.database import BadDatabaseAddressError, data_folder, database_settings


def open_store(folder: Path | None = None, address: str | None = None) -> None:
    """Make the store ready; the folder is made if it is not there, readable by its owner only."""
    folder = folder or data_folder()
    make_folder(folder)
    if not settings.configured:
        settings.configure(
            DATABASES={"default": database_settings(folder, address)},
            INSTALLED_APPS=["tabellone.store.apps.StoreConfig"],
            USE_TZ=True,
            TIME_ZONE="UTC",
            TABELLONE_FOLDER=folder,
        )
        django.setup()
    migrate()


def make_folder(folder: Path) -> None:
    """The data folder, readable by its owner only."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise BadDatabaseAddressError("folder_unusable", folder=str(folder)) from None


def migrate() -> None:
    """Bring the tables up to date; whatever is in them is backed up first."""
    executor = MigrationExecutor(connection)
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    if not plan:
        return
    if executor.loader.applied_migrations:
        from tabellone.store.backup import make_backup  # noqa: PLC0415  (models can be imported only now)

        make_backup("migration")
    call_command("migrate", verbosity=0, interactive=False)
