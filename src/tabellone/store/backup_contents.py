"""What is in backups: whatever is sound, and in full words what is not. Nothing of the database is needed."""

import re
import zipfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.formats.closed_years_text import FILE_NAME as CLOSED_YEARS
from tabellone.formats.closed_years_text import ClosedYears, read_closed_years
from tabellone.formats.event_index import FILE_NAME as SHELF
from tabellone.formats.event_index import EventIndex, read_event_index
from tabellone.formats.people_text import FILE_NAME as PEOPLE
from tabellone.formats.people_text import People, read_people
from tabellone.journal.entry import Entry
from tabellone.reading.archives import members_outside_directory, require_bounded
from tabellone.store.backup_folder import in_order
from tabellone.store.manifest import FILE_NAME as MANIFEST
from tabellone.store.manifest import JOURNAL, Manifest, digest_of, has_manifest, read_manifest
from tabellone.store.raw_text import read_events

KEY = re.compile(r"[0-9a-f]{8,32}")


class LeftOut(NamedTuple):
    """Something of a backup that could not be brought back."""

    file: str
    """The backup."""
    part: str
    """The journal in it, the registry, the manifest; nothing if it is all of it."""
    reason: Reason


class Contents(NamedTuple):
    """What is sound in a backup, and what is not."""

    file: str
    journals: dict[str, list[Entry]]
    people: People | None
    left_out: list[LeftOut]
    listed: list[str]
    """The keys of all its journals, in the order of the tournaments, read or not."""
    closed_years: ClosedYears | None = None
    """Those with nobody in them."""
    shelf: EventIndex | None = None
    """Events as people say it, and where the tournaments stand."""


def read_backups(place: Path) -> Iterator[Contents]:
    """A backup, or all backups of a folder, the newest first; if nothing in them is sound they are refused at once."""
    files = in_order(place)[::-1] if place.is_dir() else [place]
    seen: set[tuple[str, str]] = set()
    found = (_contents(file, seen) for file in files)
    read = []
    for one in found:
        read.append(one)
        if one.journals or one.people is not None or not one.left_out:
            return chain(read, found)
    why = next((problem.reason for one in read for problem in one.left_out), Reason("not_a_backup"))
    raise BadDocumentError(why.code, place.name, **why.args)


def _contents(file: Path, seen: set[tuple[str, str]]) -> Contents:
    contents = Contents(file.name, {}, None, [], [])
    try:
        with zipfile.ZipFile(file) as archive:
            require_bounded(archive)
            return _read(archive, contents, seen)
    except BadDocumentError as error:  # empty, or made by a newer program
        contents.left_out.append(LeftOut(file.name, error.where, error.reason))
    except Exception:  # a damaged zip file fails in many ways
        contents.left_out.append(LeftOut(file.name, "", Reason("not_a_backup")))
    return contents


def _read(archive: zipfile.ZipFile, contents: Contents, seen: set[tuple[str, str]]) -> Contents:
    """Every file by itself: one that is damaged says nothing about the others.

    What a newer backup had the same, by its hash, is not read again.
    """
    names = archive.namelist()
    if not names:
        raise BadDocumentError("not_a_backup", "")
    manifest = _manifest(archive, contents) if MANIFEST in names or has_manifest(archive) else None
    expected = [*manifest.files] if manifest else [name for name in names if name != MANIFEST]
    if manifest is None:
        hidden = members_outside_directory(archive)
        contents.left_out.extend(LeftOut(contents.file, name, Reason("backup_damaged")) for name in hidden)
    people = closed_years = shelf = None
    contents.listed.extend(name.removesuffix(JOURNAL) for name in names if name.endswith(JOURNAL))
    for name in expected:
        if manifest and (name, manifest.files[name]) in seen:
            continue
        try:
            content = _content(archive, name, manifest)
            if name == PEOPLE:
                people = read_people(content.decode())
            elif name == CLOSED_YEARS:
                closed_years = read_closed_years(content.decode())
            elif name == SHELF:
                shelf = read_event_index(content.decode())
            else:
                key = _key(name)
                contents.journals[key] = read_events(content)
            seen.add((name, digest_of(content)))
        except BadDocumentError as error:
            contents.left_out.append(LeftOut(contents.file, name, error.reason))
    return contents._replace(people=people, closed_years=closed_years, shelf=shelf)


def _manifest(archive: zipfile.ZipFile, contents: Contents) -> Manifest | None:
    """Without it a backup is read as those of before there were manifests: the zip file has checks of its own."""
    try:
        return read_manifest(archive)
    except BadDocumentError as error:
        if error.reason.code == "backup_newer":
            raise
        contents.left_out.append(LeftOut(contents.file, MANIFEST, error.reason))
        return None


def _content(archive: zipfile.ZipFile, name: str, manifest: Manifest | None) -> bytes:
    try:
        content = archive.read(name)
    except Exception:  # missing, or damaged in one of many ways
        raise BadDocumentError("backup_damaged", name) from None
    if manifest is not None and digest_of(content) != manifest.files[name]:
        raise BadDocumentError("backup_damaged", name)
    return content


def _key(name: str) -> str:
    key = name.removesuffix(JOURNAL)
    if key == name or not KEY.fullmatch(key):
        raise BadDocumentError("not_of_a_backup", name)
    return key
