"""A folder of pages kept up to date: only what has changed is written, and nothing that somebody else put there.

What is ours is in a list beside the pages. Everything new is written into a folder of its own before anything is put in
its place, so that a full disk leaves the pages as they were.
"""

import json
import shutil
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from tabellone.engine.reasons import UserError
from tabellone.reading.os_errors import os_error_message

MANIFEST = "tabellone-site.json"
"""The list of what is ours."""
FORMAT = "tabellone-site/1"
STAGING_FOLDER = ".tabellone-new"
"""Where new files are until all of them are there."""


class Site(NamedTuple):
    """Pages to be put into a folder."""

    event: str
    """The key of what they are of."""
    folders: Mapping[str, str]
    """Of every tournament, which stays where it is when it is called otherwise."""
    files: Mapping[str, bytes]
    """By their place in the folder."""


class UpdateResult(NamedTuple):
    """The changes made to a folder."""

    written: list[str]
    removed: list[str]
    unchanged: int


class SiteError(UserError):
    """The folder cannot be read or updated; after an error of the disk it may be updated in part."""


class Manifest(NamedTuple):
    """The files this program wrote into a folder."""

    event: str = ""
    folders: Mapping[str, str] = {}
    files: frozenset[str] = frozenset()


def read_manifest(folder: Path) -> Manifest:
    """Reads the manifest of a folder, without names outside the folder; empty if there is none."""
    try:
        data = json.loads((folder / MANIFEST).read_bytes())
    except FileNotFoundError:
        return Manifest()
    except (OSError, ValueError):
        raise SiteError("site_manifest", file=str(folder / MANIFEST)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SiteError("site_manifest", file=str(folder / MANIFEST))
    files, folders = data.get("files"), data.get("folders")
    if not isinstance(files, list) or not isinstance(folders, dict):
        raise SiteError("site_manifest", file=str(folder / MANIFEST))
    ours = frozenset(name for name in files if isinstance(name, str) and _is_inside(name))
    return Manifest(str(data.get("event")), {str(key): str(place) for key, place in folders.items()}, ours)


def update(folder: Path, site: Site) -> UpdateResult:
    """Makes the folder hold exactly these files of the program, and leaves all others alone."""
    before = read_manifest(folder)
    if before.event not in ("", site.event):
        raise SiteError("site_of_another_event", folder=str(folder))
    try:
        return _update(folder, site, before)
    except OSError as error:
        raise SiteError("site_unwritable", folder=str(folder), why=os_error_message(error)) from None


def _update(folder: Path, site: Site, before: Manifest) -> UpdateResult:
    changed = [name for name, content in site.files.items() if not _has(folder / name, content)]
    for name in changed:
        if name not in before.files and (folder / name).exists():
            raise SiteError("site_not_ours", file=str(folder / name))
    gone = sorted(name for name in before.files - site.files.keys() if (folder / name).is_file())
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / STAGING_FOLDER
    shutil.rmtree(beside, ignore_errors=True)  # of a program that was stopped
    try:
        for name in changed:
            _write(beside / name, site.files[name])
        _write_manifest(
            folder, beside, site, before.files | site.files.keys()
        )  # whatever happens from here on, it is ours
        for name in sorted(changed, key=_write_order_key):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (beside / name).replace(folder / name)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    for name in gone:
        (folder / name).unlink()
        _remove_empty((folder / name).parent, folder)
    if gone:
        _write_manifest(folder, beside, site, site.files.keys())
        shutil.rmtree(beside, ignore_errors=True)
    return UpdateResult(sorted(changed), gone, len(site.files) - len(changed))


def as_zip(site: Site) -> bytes:
    """Returns the same files as a zip archive."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, page in {**site.files, MANIFEST: _manifest(site, site.files.keys())}.items():
            archive.writestr(name, page)
    return content.getvalue()


def _manifest(site: Site, files: Any) -> bytes:
    data = {"format": FORMAT, "event": site.event, "folders": dict(site.folders), "files": sorted(files)}
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _write_manifest(folder: Path, beside: Path, site: Site, files: Any) -> None:
    if _has(folder / MANIFEST, _manifest(site, files)):
        return
    _write(beside / MANIFEST, _manifest(site, files))
    (beside / MANIFEST).replace(folder / MANIFEST)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _has(file: Path, content: bytes) -> bool:
    """Whether it is there and the same."""
    try:
        if file.stat().st_size != len(content):
            return False
        return sha256(file.read_bytes()).digest() == sha256(content).digest()
    except FileNotFoundError:
        return False


def _is_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts and "\\" not in name


def _write_order_key(name: str) -> tuple[bool, bool, str]:
    """Returns the key that sorts pages after what they need, and files named index.html last."""
    return name.endswith(".html"), name.endswith("index.html"), name


def _remove_empty(place: Path, folder: Path) -> None:
    """Folders that were only for what is gone."""
    while place != folder and not any(place.iterdir()):
        place.rmdir()
        place = place.parent
