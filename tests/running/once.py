"""What takes long and is the same for all tests of a run: whichever of their processes asks first makes it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.running.forks import LONGEST


def once_a_run(folders: pytest.TempPathFactory, name: str, make: Callable[[Path], str]) -> str:
    """The text that is made in a folder of its own; others wait for it."""
    own = folders.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    # A database for nothing but its lock: the same on every system.
    with closing(sqlite3.connect(shared / f"{name}.lock", timeout=LONGEST, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        file = shared / f"{name}.made"
        if not file.exists():
            file.write_text(make(folders.mktemp(name)), encoding="utf-8")
        return file.read_text(encoding="utf-8")
