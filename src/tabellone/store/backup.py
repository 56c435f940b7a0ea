"""Backups: one zip file with journals and the registry, readable without the program, good for either database.

A backup is whole on disk before it has its name; whatever does not have its name is no backup.
"""

import contextlib
import os
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.models import Model

from tabellone.engine.reasons import UserError
from tabellone.formats.closed_years_text import FILE_NAME as CLOSED_YEARS
from tabellone.formats.closed_years_text import closed_years_text
from tabellone.formats.event_index import FILE_NAME as SHELF
from tabellone.formats.event_index import event_index_text
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.formats.people_text import people_text
from tabellone.store.backup_folder import (
    UNFINISHED,
    backups_of,
    clear_unfinished,
    manifests,
    next_number,
    prune,
    sync_folder,
)
from tabellone.store.checkpoint import checkpoint
from tabellone.store.manifest import FILE_NAME as MANIFEST
from tabellone.store.manifest import JOURNAL, Kept, Manifest, announce_manifest, digest_of, manifest_text
from tabellone.store.models import ClosedYearRecord, EventRecord, GatheringRecord, PersonRecord
from tabellone.store.ratings import Ratings
from tabellone.store.raw_rows import all_keys, last_lines, raw_events
from tabellone.store.raw_text import line, name_in, text_of
from tabellone.store.registry import Registry
from tabellone.store.shelf import contents
from tabellone.store.sound_rows import sound_rows
from tabellone.store.storage_errors import storage_error

ROUND = "round"
"""The occasion that copies only what has changed since the backups there are; a large registry is left out too."""


class BackupFailedError(UserError):
    """The backup could not be written; everything else is as it was."""


def make_backup(occasion: str, target: Path | None = None) -> Path:
    """Write journals and registry to a file; without a target into the data folder, the last ones of each occasion."""
    folder = backups_of(Path(settings.TABELLONE_FOLDER))
    try:
        if target is None:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            clear_unfinished(folder)
            keys = _changed(folder) if occasion == ROUND else all_keys()
            written = _write_numbered(folder, occasion, keys)
            prune(folder, occasion)
        else:
            written = _write(target, occasion, all_keys())
    except OSError as error:
        raise BackupFailedError("backup_failed", why=error.strerror or type(error).__name__) from error
    except DatabaseError as error:
        raise storage_error(error) from error
    with contextlib.suppress(DatabaseError):  # somebody writes for long: another time will do
        checkpoint()
    return written


def _changed(folder: Path) -> list[str]:
    """The journals that do not end as in the last backup that has them."""
    backed_up = {key: kept.last for _, manifest in manifests(folder) for key, kept in manifest.journals.items()}
    last = last_lines()
    return [key for key in all_keys() if key in last and backed_up.get(key) != digest_of(last[key].encode())]


def _write_numbered(folder: Path, occasion: str, keys: list[str]) -> Path:
    """Under the next number. Another program may be looking for a number too: then whoever is later takes another."""
    number = next_number(folder)
    while True:
        target = folder / f"{number:06}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{occasion}.zip"
        try:
            return _write(target, occasion, keys)
        except FileExistsError:
            number += 1


def _write(target: Path, occasion: str, keys: list[str]) -> Path:
    """All of it on disk, then its name."""
    unfinished = target.with_name(target.name + UNFINISHED)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            if target.exists():
                raise FileExistsError(target)
            _fill(stream, occasion, keys)
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)
    return target


def _fill(stream: BinaryIO, occasion: str, keys: list[str]) -> None:
    files: dict[str, str] = {}
    journals: dict[str, Kept] = {}
    people = None
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:

        def add(name: str, text: str) -> None:
            content = text.encode()
            files[name] = digest_of(content)
            archive.writestr(name, content)

        checked = _has_checksums()
        for key in keys:
            events = sound_rows(key).events if checked else raw_events(key)  # what is damaged is in an earlier backup
            add(f"{key}{JOURNAL}", text_of(events))
            last = digest_of(line(events[-1]).encode()) if events else ""
            journals[key] = Kept(len(events), last, name_in(events))
        if _has_table(GatheringRecord):
            add(SHELF, event_index_text(contents()))
        if occasion != ROUND:
            everybody = Registry().with_histories() if _has_table(PersonRecord) else []
            people = len(everybody)
            add(PEOPLE, people_text(everybody))
            empty = Ratings(Registry()).years_closed_with_nobody() if _has_table(ClosedYearRecord) else []
            if empty:
                add(CLOSED_YEARS, closed_years_text(empty))
        time = datetime.now(UTC).isoformat(timespec="seconds")
        announce_manifest(archive)
        archive.writestr(MANIFEST, manifest_text(Manifest(time, occasion, files, journals, people)))


def _has_checksums() -> bool:
    """A database that is about to be brought up to date may be from before them."""
    with connection.cursor() as cursor:
        columns = connection.introspection.get_table_description(cursor, EventRecord._meta.db_table)
    return any(column.name == "checksum" for column in columns)


def _has_table(model: type[Model]) -> bool:
    """A database that is about to be brought up to date may be from before it."""
    return model._meta.db_table in connection.introspection.table_names()
