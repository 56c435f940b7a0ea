"""The manifest of a backup: what must be in it, so that damage shows and nobody has to open the rest to know."""

import json
import zipfile
from hashlib import sha256
from typing import Any, NamedTuple

from tabellone import __version__
from tabellone.engine.reasons import BadDocumentError

FORMAT = "tabellone-backup/1"
FILE_NAME = "manifest.json"
JOURNAL = ".journal"
"""How the names of the journals in a backup end; they begin with the key."""


class Kept(NamedTuple):
    """One journal in a backup."""

    events: int
    last: str
    """The hash of its last line: two journals of one tournament that end alike are the same."""
    name: str
    """Of the tournament, for people."""


class Manifest(NamedTuple):
    """What a backup says of itself."""

    time: str
    occasion: str
    files: dict[str, str]
    """The SHA-256 of every other file in it."""
    journals: dict[str, Kept]
    people: int | None
    """How many there are in the registry; nothing if it was left out."""


def manifest_text(manifest: Manifest) -> str:
    """The text that reads back as the same manifest."""
    journals = {key: kept._asdict() for key, kept in manifest.journals.items()}
    data = {"format": FORMAT, "program": __version__, **manifest._asdict(), "journals": journals}
    return json.dumps(data, ensure_ascii=False, indent=1)


def announce_manifest(archive: zipfile.ZipFile) -> None:
    """Outside the list of files: if damage cuts the list short, the manifest is known to be missing."""
    archive.comment = FORMAT.encode()


def has_manifest(archive: zipfile.ZipFile) -> bool:
    """Whether there was one when the backup was made; those of before there were manifests say nothing."""
    return bool(archive.comment)


def read_manifest(archive: zipfile.ZipFile) -> Manifest:
    """The manifest of a backup; a damaged one, or one of a newer program, is refused."""
    try:
        data = json.loads(archive.read(FILE_NAME))
    except Exception:  # a damaged zip file fails in many ways
        raise BadDocumentError("backup_damaged", FILE_NAME) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadDocumentError("backup_newer", FILE_NAME)
    try:
        return _manifest(data)
    except (TypeError, KeyError, ValueError, AttributeError):
        raise BadDocumentError("backup_damaged", FILE_NAME) from None


def _manifest(data: dict[str, Any]) -> Manifest:
    journals = {
        str(key): Kept(int(kept["events"]), str(kept["last"]), str(kept["name"]))
        for key, kept in data["journals"].items()
    }
    files = {str(name): str(digest) for name, digest in data["files"].items()}
    people = None if data["people"] is None else int(data["people"])
    return Manifest(str(data["time"]), str(data["occasion"]), files, journals, people)


def digest_of(content: bytes) -> str:
    """As the manifest has it."""
    return sha256(content).hexdigest()
