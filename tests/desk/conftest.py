"""Use cases are tried in this process, each in a transaction that is rolled back."""

from pathlib import Path

import pytest
from pytest_django import Settings


@pytest.fixture(autouse=True)
def store(db: None, settings: Settings, tmp_path: Path) -> None:
    """An empty store, with a data folder of its own for backups."""
    settings.TABELLONE_FOLDER = tmp_path
