"""`tabellone backup` and `tabellone restore`: all tournaments of the store in one file, and back."""

import os
from pathlib import Path

from tabellone.cli.session import DONE, Session, WrongUseError, cause_of, verb
from tabellone.store.opening import open_store


@verb
def run_backup(session: Session, file: str | None = None) -> int:
    """Write every journal to a file; without a name, into the data folder."""
    _open()
    from tabellone.store.backup import make_backup

    if file is not None and Path(file).exists():
        raise WrongUseError("file_exists", file=file)
    try:
        written = make_backup("backup", Path(file) if file else None)
    except OSError as error:
        raise WrongUseError("file_unwritable", file=file or "", why=cause_of(error)) from None
    session.answer({"file": str(written)}, session.speaker.say("backup_made", file=written))
    return DONE


@verb
def run_restore(session: Session, file: str) -> int:
    """Bring back what is in a backup and missing in the store."""
    _open()
    from tabellone.store.backup import restore

    if not Path(file).is_file():
        raise WrongUseError("file_unreadable", file=file, why="missing")
    keys = restore(Path(file))
    session.answer({"restored": keys}, session.speaker.say("restored", count=len(keys)))
    return DONE


def _open() -> None:
    open_store(address=os.environ.get("TABELLONE_DATABASE"))
