"""Any rating list that can be read: in the published .zip or out of it, its format known by how it begins."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import BinaryIO, cast

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.entry import RatingList
from tabellone.formats.chess_lists.fide_xml import FideXml
from tabellone.formats.chess_lists.fixed_columns import HEADING_START, FixedColumns
from tabellone.formats.chess_lists.fsi import FsiList
from tabellone.reading.archives import require_bounded

ENDINGS = (".txt", ".xml", ".csv")
ZIP = (b"PK\x03\x04", b"PK\x05\x06")
"""How one begins; the second has nothing in it."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""That some programs write before a text in UTF-8."""
HEAD_SIZE = 1 << 16
"""Bytes to look at."""
ENCRYPTED_FLAG = 1
"""The bit that says so."""
MIN_YEAR = 2000
"""A .zip that knows no dates writes 1980."""


@contextmanager
def open_list(stream: BinaryIO, file_name: str) -> Iterator[RatingList]:
    """Opens the list in a seekable file, plain or in a .zip. Raises BadDocumentError for a bad .zip."""
    beginning = stream.read(4)
    stream.seek(0)
    if beginning not in ZIP:
        yield _detect(io.BufferedReader(cast(io.RawIOBase, stream), HEAD_SIZE), file_name)
        return
    try:
        with zipfile.ZipFile(stream) as archive:
            require_bounded(archive)
            members = [one for one in archive.infolist() if one.filename.casefold().endswith(ENDINGS)]
            if len(members) != 1 or members[0].flag_bits & ENCRYPTED_FLAG:
                raise BadDocumentError("chess_list_zip", "")
            with archive.open(members[0]) as member:
                found = _detect(io.BufferedReader(cast(io.RawIOBase, member), HEAD_SIZE), members[0].filename)
                year, month, *_ = members[0].date_time
                if not found.date and year >= MIN_YEAR:
                    found.date = f"{year}-{month:02d}"
                yield found
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError):
        raise BadDocumentError("chess_list_zip", "") from None


def _detect(stream: io.BufferedReader, file_name: str) -> RatingList:
    name = PurePath(file_name).name
    beginning = stream.peek(HEAD_SIZE)
    if not beginning.strip():
        raise BadDocumentError("list_is_empty", "")
    if beginning.startswith(BYTE_ORDER_MARK):
        stream.read(len(BYTE_ORDER_MARK))
    start = beginning.removeprefix(BYTE_ORDER_MARK).lstrip()[: len(HEADING_START)].lower()
    if start.startswith(b"<"):
        return FideXml(stream, name)
    if start == HEADING_START:
        return FixedColumns(stream, name)
    return FsiList(stream)
