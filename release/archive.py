"""Makes `tabellone.pyz`: packages, their licences, and the small program that unpacks them, in one file.

Made twice from the same parts it is the same file, byte by byte.
"""

import hashlib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from release import unpack_and_run

OF_THE_INSTALLATION = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
"""They tell where packages were on the machine that makes the file."""
TRANSLATIONS = "LC_MESSAGES"
"""Of Django, in a hundred languages: more than half of all files. The site speaks by its own catalogues."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)


class NotPureError(Exception):
    """A package that is made for one system only."""


def write_archive(target: Path, distributions: Iterable[Distribution]) -> Path:
    """The file; it can be run by itself where scripts can."""
    parts: dict[str, bytes] = {}
    version = ""
    for distribution in distributions:
        version = distribution.version if distribution.name == "tabellone" else version
        parts |= {f"{unpack_and_run.PACKAGES}/{name}": content for name, content in _files(distribution)}
    edition = f"{version}-{_fingerprint(parts)}"
    assert unpack_and_run.__file__ is not None
    parts["__main__.py"] = Path(unpack_and_run.__file__).read_bytes()
    parts[unpack_and_run.EDITION] = edition.encode()
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as stream:
        stream.write(b"#!/usr/bin/env python3\n")
        with ZipFile(stream, "w") as archive:
            for name, content in sorted(parts.items()):
                entry = ZipInfo(name, LONG_AGO)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, content, ZIP_DEFLATED, 9)
    target.chmod(0o755)
    return target


def _files(distribution: Distribution) -> Iterator[tuple[str, bytes]]:
    if "Root-Is-Purelib: true" not in (distribution.read_text("WHEEL") or ""):
        raise NotPureError(distribution.name)
    for file in distribution.files or ():
        outside = file.parts[0] in ("..", "bin") or file.is_absolute()  # commands of the installation
        compiled = "__pycache__" in file.parts
        told = file.parts[0].endswith(".dist-info") and file.name in OF_THE_INSTALLATION
        if not (outside or compiled or told or TRANSLATIONS in file.parts):
            yield file.as_posix(), file.read_binary()


def _fingerprint(parts: dict[str, bytes]) -> str:
    digests = (name.encode() + hashlib.sha256(content).digest() for name, content in sorted(parts.items()))
    return hashlib.sha256(b"".join(digests)).hexdigest()[:12]
