"""The folder of backups: their order, what each holds, which may go.

The order is a number in the name that only grows. A clock that went back makes no backup look old.
"""

import contextlib
import os
import re
import sys
import time
import zipfile
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from tabellone.reading.archives import require_bounded
from tabellone.store.manifest import FILE_NAME, Manifest, read_manifest

FOLDER_NAME = "backups"
KEPT_OF_EACH_OCCASION = 30
UNFINISHED = ".part"
FORGOTTEN_AFTER = 3600
"""Seconds after which an unfinished backup is nobody's any more."""
NUMBERED = re.compile(r"(\d{6,})-\d{8}-\d{6}-([a-z]+)\.zip")
OLDER = re.compile(r"\d{8}-\d{6}-\d{6}-([a-z]+)\.zip")
"""Names of before there were numbers; they come first, by their time."""


def backups_of(folder: Path) -> Path:
    """Where the backups of a data folder are."""
    return folder / FOLDER_NAME


def in_order(folder: Path) -> list[Path]:
    """All backups of a folder, the oldest first; other files are no concern of ours."""
    files = [file for file in folder.glob("*.zip") if NUMBERED.fullmatch(file.name) or OLDER.fullmatch(file.name)]
    return sorted(files, key=lambda file: (number_of(file.name), file.name))


def newest_backup(data_folder: Path) -> Path | None:
    """The last one made, if there is any."""
    return next(reversed(in_order(backups_of(data_folder))), None)


def number_of(name: str) -> int:
    """Its place in the order; 0 for the older names."""
    found = NUMBERED.match(name)
    return int(found[1]) if found else 0


def next_number(folder: Path) -> int:
    """One more than any there is, finished or not."""
    return 1 + max((number_of(file.name) for file in folder.glob(f"*.zip{UNFINISHED}")), default=_last_number(folder))


def _last_number(folder: Path) -> int:
    return max((number_of(file.name) for file in in_order(folder)), default=0)


def manifests(folder: Path) -> Iterator[tuple[Path, Manifest]]:
    """What each backup holds, the oldest first; those without a manifest are left out."""
    for file in in_order(folder):
        try:
            found = _manifest_of(file, file.stat().st_size)
        except OSError:
            continue  # another program has just cleared it away
        if found is not None:
            yield file, found


@lru_cache(maxsize=1000)
def _manifest_of(file: Path, _size: int) -> Manifest | None:
    """A backup is never changed once it has its name, so it is looked into once."""
    try:
        with zipfile.ZipFile(file) as archive:
            require_bounded(archive)
            return read_manifest(archive) if FILE_NAME in archive.namelist() else None
    except Exception:  # a damaged zip file fails in many ways
        return None


def prune(folder: Path, occasion: str) -> None:
    """Only the last ones of an occasion stay, and whatever alone holds the newest state of a journal."""
    of_occasion = [file for file in in_order(folder) if _occasion(file.name) == occasion]
    needed = _needed(manifests(folder))
    for file in of_occasion[:-KEPT_OF_EACH_OCCASION]:
        if file not in needed:
            with contextlib.suppress(OSError):  # somebody is reading it, or was faster: another time
                file.unlink()


def _needed(found: Iterable[tuple[Path, Manifest]]) -> set[Path]:
    """For each journal the last backup that has it, and the last one with most of it: they may be two histories."""
    newest: dict[str, Path] = {}
    longest: dict[str, tuple[int, Path]] = {}
    for file, manifest in found:
        for key, kept in manifest.journals.items():
            newest[key] = file
            if key not in longest or kept.events >= longest[key][0]:
                longest[key] = (kept.events, file)
    return {*newest.values(), *(file for _, file in longest.values())}


def _occasion(name: str) -> str:
    found = NUMBERED.fullmatch(name) or OLDER.fullmatch(name)
    return found[found.re.groups] if found else ""


def clear_unfinished(folder: Path) -> None:
    """What a crash or a full disk left behind; one that is being written now is young."""
    for file in folder.glob(f"*.zip{UNFINISHED}"):
        name = file.name.removesuffix(UNFINISHED)
        with contextlib.suppress(OSError):  # another program was faster
            if _occasion(name) and file.stat().st_mtime < time.time() - FORGOTTEN_AFTER:
                file.unlink()


def sync_folder(folder: Path) -> None:
    """A new name is on disk too; Windows does this by itself, and some network folders cannot."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    with contextlib.suppress(OSError):
        os.fsync(descriptor)
    os.close(descriptor)
