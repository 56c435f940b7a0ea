"""What a file is, from its content: whoever brings one does not always know."""

from enum import Enum

from tabellone.formats.pasted_players import decoded, understood_columns
from tabellone.formats.trf.lines import is_report

JOURNAL_MARK = b'"tabellone-journal/'
ZIP = b"PK\x03\x04"
HEAD = 400
"""Bytes in which a journal says what it is, and a list names its columns."""


class FileKind(Enum):
    """What can be brought somewhere, and where."""

    DOCUMENT = "document"
    JOURNAL = "journal"
    REPORT = "report"
    ARCHIVE = "archive"
    """A backup, or a spreadsheet."""
    LIST = "list"
    UNKNOWN = "unknown"


def kind_of(content: bytes) -> FileKind:
    """By the first thing that can be nothing else; a document is anything that begins with a brace."""
    if content.startswith(ZIP):
        return FileKind.ARCHIVE
    head = content.removeprefix(b"\xef\xbb\xbf").lstrip()[:HEAD]
    if head[:1] in (b"{", b"["):
        return FileKind.JOURNAL if JOURNAL_MARK in head.splitlines()[0] else FileKind.DOCUMENT
    if is_report(content):
        return FileKind.REPORT
    if any(field for _, field in understood_columns(decoded(content[: content.find(b"\n") + 1 or HEAD]))):
        return FileKind.LIST
    return FileKind.UNKNOWN
