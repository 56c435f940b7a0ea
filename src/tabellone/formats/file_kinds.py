"""What a file is, from its content: whoever brings one does not always know."""

from enum import Enum

from tabellone.formats.player_list import decode, recognised_columns
from tabellone.formats.trf.lines import is_report

JOURNAL_MARK = b'"tabellone-journal/'
ZIP = b"PK\x03\x04"
HEAD_SIZE = 400
"""Bytes in which a journal says what it is, and a list names its columns."""


class FileKind(Enum):
    """The kinds of files that can be told apart by their content."""

    DOCUMENT = "document"
    JOURNAL = "journal"
    REPORT = "report"
    ARCHIVE = "archive"
    """A backup, or a spreadsheet."""
    LIST = "list"
    UNKNOWN = "unknown"


def detect_kind(content: bytes) -> FileKind:
    """Detects the kind by its first unmistakable mark; text with a brace or bracket first and no mark is a document."""
    if content.startswith(ZIP):
        return FileKind.ARCHIVE
    head = content.removeprefix(b"\xef\xbb\xbf").lstrip()[:HEAD_SIZE]
    if head[:1] in (b"{", b"["):
        return FileKind.JOURNAL if JOURNAL_MARK in head.splitlines()[0] else FileKind.DOCUMENT
    if is_report(content):
        return FileKind.REPORT
    if any(field for _, field in recognised_columns(decode(content[: content.find(b"\n") + 1 or HEAD_SIZE]))):
        return FileKind.LIST
    return FileKind.UNKNOWN
