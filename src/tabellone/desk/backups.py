"""Everything kept in a file: in the backup folder, to be taken away, and brought back from one."""

import tempfile
from pathlib import Path
from typing import NamedTuple

from tabellone.store.backup import make_backup
from tabellone.store.backup_contents import read_backups
from tabellone.store.models import PersonRecord, TournamentRecord
from tabellone.store.restoring import Foreseen, Restored, bring_back, foreseen
from tabellone.store.waiting_files import forget, keep_waiting, waiting

BROUGHT = "tabellone.zip"


class Kept(NamedTuple):
    """How much there is."""

    tournaments: int
    people: int


class Looked(NamedTuple):
    """What a file would bring back, and the token it waits for an answer by."""

    found: Foreseen
    token: str


def how_much() -> Kept:
    """Without what is deleted."""
    return Kept(TournamentRecord.objects.filter(deleted=None).count(), PersonRecord.objects.count())


def keep() -> str:
    """One more in the folder; its name."""
    return make_backup("backup").name


def write_to(file: Path) -> None:
    """Everything in one file that another computer brings back."""
    make_backup("copy", file)


def look_into(content: bytes) -> Looked:
    """What would come back; nothing is done yet."""
    with tempfile.TemporaryDirectory() as folder:
        found = foreseen(read_backups(_written(Path(folder), content)))
    return Looked(found, keep_waiting(content))


def restore(token: str) -> Restored:
    """Bring back what was looked into."""
    with tempfile.TemporaryDirectory() as folder:
        restored = bring_back(read_backups(_written(Path(folder), waiting(token))))
    forget(token)
    return restored


def _written(folder: Path, content: bytes) -> Path:
    file = folder / BROUGHT
    file.write_bytes(content)
    return file
