"""Any rating list that can be read: in the published .zip or out of it, its format known by how it begins."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import BinaryIO, cast

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.fide_xml import FideXml
from tabellone.formats.chess_lists.fixed_columns import BEGINNING, FixedColumns
from tabellone.formats.chess_lists.fsi import FsiList
from tabellone.formats.chess_lists.listed import RatingList
from tabellone.reading.archives import require_bounded

ENDINGS = (".txt", ".xml", ".csv")
ZIP = (b"PK\x03\x04", b"PK\x05\x06")
"""How one begins; the second has nothing in it."""
MARK = b"\xef\xbb\xbf"
"""That some programs write before a text in UTF-8."""
ENOUGH = 1 << 16
"""Bytes to look at."""
ENCRYPTED = 1
"""The bit that says so."""
EARLIEST = 2000
"""A .zip that knows no dates writes 1980."""


@contextmanager
def opened_list(stream: BinaryIO, file_name: str) -> Iterator[RatingList]:
    """The list in a file that can be sought through; whatever is wrong with a .zip is a sentence."""
    beginning = stream.read(4)
    stream.seek(0)
    if beginning not in ZIP:
        yield _read(io.BufferedReader(cast(io.RawIOBase, stream), ENOUGH), file_name)
        return
    try:
        with zipfile.ZipFile(stream) as archive:
            require_bounded(archive)
            members = [one for one in archive.infolist() if one.filename.casefold().endswith(ENDINGS)]
            if len(members) != 1 or members[0].flag_bits & ENCRYPTED:
                raise BadDocumentError("chess_list_zip", "")
            with archive.open(members[0]) as member:
                found = _read(io.BufferedReader(cast(io.RawIOBase, member), ENOUGH), members[0].filename)
                year, month, *_ = members[0].date_time
                if not found.date and year >= EARLIEST:
                    found.date = f"{year}-{month:02d}"
                yield found
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError):
        raise BadDocumentError("chess_list_zip", "") from None


def _read(stream: io.BufferedReader, file_name: str) -> RatingList:
    name = PurePath(file_name).name
    beginning = stream.peek(ENOUGH)
    if not beginning.strip():
        raise BadDocumentError("list_is_empty", "")
    if beginning.startswith(MARK):
        stream.read(len(MARK))
    start = beginning.removeprefix(MARK).lstrip()[: len(BEGINNING)].lower()
    if start.startswith(b"<"):
        return FideXml(stream, name)
    if start == BEGINNING:
        return FixedColumns(stream, name)
    return FsiList(stream)
