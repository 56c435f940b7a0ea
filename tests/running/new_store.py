"""A store whose tables are made already: making them takes longer than most tests.

`python -m tests.running.new_store FOLDER` makes them.
"""

import atexit
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

from tabellone.store.database import FILE_NAME
from tests.running.forks import ran


def with_tables(folder: Path) -> Path:
    """The folder, with an empty store as one leaves it that was started once; what is there stays."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not (folder / FILE_NAME).exists():
        shutil.copy(_made_once() / FILE_NAME, folder)
    return folder


@cache
def _made_once() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="tabellone-store-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    ended = ran(__name__, folder)
    assert ended.returncode == 0, ended.stderr
    return folder


if __name__ == "__main__":
    from tabellone.store.opening import opened_store

    with opened_store(Path(sys.argv[1])):
        pass
