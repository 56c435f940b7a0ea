"""Backups: one zip file with all journals and the registry, readable without the program, good for either database."""

import re
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from django.conf import settings
from django.db import connection, transaction

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.people_text import FILE_NAME, People, people_text, read_people
from tabellone.journal.event import Event
from tabellone.journal.exchange import journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.store.models import PersonRecord
from tabellone.store.registry import Registry
from tabellone.store.repository import Repository

BACKUPS_KEPT = 30
SUFFIX = ".journal"
KEY = re.compile(r"[0-9a-f]{8,32}")


def make_backup(occasion: str, target: Path | None = None) -> Path:
    """Write journals and registry to a file; without a target into the data folder, the last ones of each occasion.

    A round leaves the registry as it was, and a large one takes seconds: it is left out then.
    """
    folder = Path(settings.TABELLONE_FOLDER) / "backups"
    if target is None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        target = folder / f"{moment}-{occasion}.zip"
    repository = Repository()
    unfinished = target.with_name(f"{target.name}.part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
        for key in repository.tournaments():
            archive.writestr(f"{key}{SUFFIX}", journal_text(repository.journal(key).events))
        if occasion != "round":
            archive.writestr(FILE_NAME, people_text(Registry().with_histories() if _has_registry() else []))
    unfinished.replace(target)
    for old in sorted(folder.glob(f"*-{occasion}.zip"))[:-BACKUPS_KEPT]:
        old.unlink()
    return target


def _has_registry() -> bool:
    """A database that is about to be brought up to date may be from before it."""
    return PersonRecord._meta.db_table in connection.introspection.table_names()


def restore(file: Path) -> list[str]:
    """Bring back the tournaments of a backup that are missing, or that have lost their last events; their keys.

    People who are missing in the registry come back too.

    A tournament that has gone on differently since is refused, and then nothing is restored: neither history is lost.
    """
    repository = Repository()
    present = set(repository.tournaments())
    lost: list[tuple[str, list[Event]]] = []
    journals, people = _content(file)
    for key, journal in journals:
        here = repository.journal(key).events if key in present else []
        common = min(len(here), len(journal.events))
        if here[:common] != journal.events[:common]:
            raise BadDocumentError("backup_differs", f"{key}{SUFFIX}")
        if len(journal.events) > common:
            lost.append((key, journal.events[common:]))
    with transaction.atomic():
        for key, events in lost:
            if key in present:
                repository.extend(key, events)
            else:
                repository.add(Journal(events), key)
        Registry().bring_back(people)
    return [key for key, _ in lost]


def _content(file: Path) -> tuple[list[tuple[str, Journal]], People]:
    """The journals and people of a backup, every one of them checked before anything is written."""
    try:
        with zipfile.ZipFile(file) as archive:
            names = [name for name in archive.namelist() if name.endswith(SUFFIX)]
            people = archive.read(FILE_NAME).decode() if FILE_NAME in archive.namelist() else "[]"
            texts = [(name.removesuffix(SUFFIX), archive.read(name).decode()) for name in names]
    except (OSError, zipfile.BadZipFile, UnicodeDecodeError, EOFError, NotImplementedError):
        raise BadDocumentError("not_a_backup", file.name) from None
    if any(not KEY.fullmatch(key) for key, _ in texts):
        raise BadDocumentError("not_a_backup", file.name)
    return [(key, read_journal(text)) for key, text in texts], read_people(people)
