"""What the program keeps is its owner's: nobody else on the computer reads names, results or the key."""

import contextlib
import os
import sys
from pathlib import Path

OF_THE_PROGRAM = (
    "tabellone.sqlite3*",
    "secret-key",
    "director-password",
    "errors.log*",
    "opening.lock",
    "backups",
    "backups/*.zip*",
)
"""Whatever the program keeps in its folder; other files in it are not touched."""

OTHERS = 0o077
"""What the group and everybody else may do; what the owner forbids himself stays forbidden."""


def keep_to_the_owner(folder: Path, database: Path | None = None) -> None:
    """From now on this process writes for its owner only; what is there already is closed to others.

    A stick or a network folder may know no owners; then there is nothing to close. Windows keeps a user's folder by
    itself.
    """
    if sys.platform == "win32":
        return
    os.umask(OTHERS)
    present = [folder, *(path for pattern in OF_THE_PROGRAM for path in folder.glob(pattern))]
    if database is not None:
        present += [path for path in database.parent.glob(f"{database.name}*") if path.is_file()]
    for path in present:
        with contextlib.suppress(OSError):
            path.chmod(path.stat().st_mode & ~OTHERS)
