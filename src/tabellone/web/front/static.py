"""Style, scripts and pictures: read once, kept in memory, named by their content so that browsers keep them too."""

from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any

from django.contrib.staticfiles.finders import get_finders
from django.contrib.staticfiles.storage import StaticFilesStorage

from tabellone.web.front.answers import Answer, Packed, pack

PREFIX = "/static/"
A_YEAR = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
NAME_LENGTH = 12
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By what a name ends with. Not the system's own table: in that of Windows other programs call scripts plain text."""


class StaticFiles:
    """All files of all applications, by their path."""

    def __init__(self) -> None:
        self._files: dict[str, Packed] | None = None

    def find(self, path: str, named: bool) -> Packed | None:
        """A file; one whose address says which content it has never changes."""
        if self._files is None:
            self._files = {name: _read(name, content) for name, content in contents()}
        found = self._files.get(path.removeprefix(PREFIX))
        if found is None:
            return None
        kept = (b"cache-control", A_YEAR if named else ASK_AGAIN)
        return found._replace(answer=found.answer._replace(headers=[*found.answer.headers, kept]))


class NamedByContent(StaticFilesStorage):
    """Addresses with a code of the content: a new version of the program is never seen with an old style."""

    _codes: dict[str, str]

    def url(self, name: str | None, force: bool = False) -> str:
        """For templates."""
        if not hasattr(self, "_codes"):
            self._codes = {path: _code(content) for path, content in contents()}
        return f"{PREFIX}{name}?v={self._codes[str(name)]}"


def contents() -> list[tuple[str, bytes]]:
    """All of them, by their names; Windows finds them with another stroke between the folders."""
    found = [(path, storage) for finder in get_finders() for path, storage in finder.list([])]
    return [(path.replace("\\", "/"), _content(storage, path)) for path, storage in found]


def _content(storage: Any, path: str) -> bytes:
    with storage.open(path) as file:
        content: bytes = file.read()
        return content


def _read(path: str, content: bytes) -> Packed:
    kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
    headers = [(b"content-type", kind.encode()), (b"x-content-type-options", b"nosniff")]
    return pack(Answer(200, headers, content), _code(content))


def _code(content: bytes) -> str:
    return sha256(content).hexdigest()[:NAME_LENGTH]
