"""From the bytes of a file to its records, with a sentence for whatever cannot be one."""

import codecs
import re
from typing import NamedTuple

from tabellone.engine.limits import UNSAFE_CHARACTERS
from tabellone.engine.reasons import Argument, BadDocumentError, BadLineError, Reason
from tabellone.formats.json_text import MAX_DOCUMENT_SIZE
from tabellone.formats.trf.columns import CODE, MAX_LINE_LENGTH, VALUE

COMMENT = "###"
_CODE = re.compile(r"[0-9A-Za-z]{3}(?: |$)")
_RECORD = re.compile(rb"^(?:0(?:[0-9]2|[01][13])|[12]\d2|XX[A-Z])(?: |\r?$)", re.MULTILINE)
"""A record of the tournament, of players or teams, or one for a pairing program."""
HEAD_SIZE = 20_000
"""Bytes in which a report has a record."""
_RULER = re.compile(r"[-=_.*+|:~\s\d]+")
"""A line that only helps to count columns."""
END_OF_FILE = "\x1a"
"""What the programs of another age put there."""


class Line(NamedTuple):
    """One record."""

    number: int
    """Of the line in the file."""
    whole: str
    """Without the blanks at its end."""

    @property
    def code(self) -> str:
        """The three characters that name the record."""
        return CODE.value_in(self.whole)

    @property
    def value(self) -> str:
        return self.whole[VALUE - 1 :].strip()

    def error(self, code: str, **args: Argument) -> BadLineError:
        return BadLineError(code, str(self.number), **args)


def is_report(content: bytes) -> bool:
    """Whether a file has records of a report, after any other lines; a document begins with a brace."""
    head = content[:HEAD_SIZE].removeprefix(codecs.BOM_UTF8).lstrip()
    return head.startswith(COMMENT.encode()) or (head[:1] not in b"{[" and _RECORD.search(head) is not None)


def read_lines(content: bytes) -> tuple[list[Line], list[Reason]]:
    """Returns the lines that are not empty, and warnings about the file."""
    if len(content) > MAX_DOCUMENT_SIZE:
        raise BadDocumentError("too_large", "", size=len(content), largest=MAX_DOCUMENT_SIZE)
    text, warnings = _decode(content)
    written = enumerate(re.split(r"\r\n|\r|\n", text.rstrip(END_OF_FILE)), 1)
    lines = [Line(number, line.rstrip()) for number, line in written if line.strip()]
    asides = [line for line in lines if _is_comment(line)]
    if asides:
        lines = [line for line in lines if not _is_comment(line)]
        warnings.append(Reason("trf_lines_skipped", args={"count": len(asides), "line": asides[0].number}))
    if not lines:
        raise BadDocumentError("trf_empty", "")
    for line in lines:
        _require_record(line)
    return lines, warnings


def _decode(content: bytes) -> tuple[str, list[Reason]]:
    """The format names no encoding: UTF-8, or what western Windows programs write."""
    if b"\0" in content:
        raise BadDocumentError("trf_not_text", "")
    try:
        return content.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = re.sub(rb"\r\n|\r", b"\n", content[: error.start]).count(b"\n") + 1
    try:
        return content.decode("cp1252"), [Reason("trf_windows_text", args={"line": line})]
    except UnicodeDecodeError:
        raise BadDocumentError("trf_not_text", "") from None


def _is_comment(line: Line) -> bool:
    """A comment as other programs write them, or a ruler."""
    if line.whole.startswith(COMMENT) or _CODE.match(line.whole):
        return False
    return line.whole.startswith("#") or _RULER.fullmatch(line.whole) is not None


def _require_record(line: Line) -> None:
    if len(line.whole) > MAX_LINE_LENGTH:
        raise line.error("trf_line_too_long", longest=MAX_LINE_LENGTH)
    if not line.whole.isprintable() and re.search(UNSAFE_CHARACTERS, line.whole):
        raise line.error("trf_control_character")
    if line.code != COMMENT and not _CODE.match(line.whole):
        raise line.error("trf_no_code", found=line.whole[:20])
