"""From the bytes of a file to its records, with a sentence for whatever cannot be one."""

import re
from typing import NamedTuple

from tabellone.engine.limits import UPSETTING
from tabellone.engine.reasons import Argument, BadDocumentError, BadLineError, Reason
from tabellone.formats.json_text import LARGEST_DOCUMENT
from tabellone.formats.trf.columns import CODE, LONGEST_LINE, VALUE

COMMENT = "###"
_CODE = re.compile(r"[0-9A-Za-z]{3}(?: |$)")
_HEAD = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:###|(?:\d\d[123]|XX[A-Z])[ \r\n])")
"""How a report begins: a comment, a record of the tournament, of players or teams, or one for a pairing program."""
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
        """What kind of record it is."""
        return CODE.of(self.whole)

    @property
    def value(self) -> str:
        """The text after the code."""
        return self.whole[VALUE - 1 :].strip()

    def refused(self, code: str, **args: Argument) -> BadLineError:
        """What is wrong with it."""
        return BadLineError(code, str(self.number), **args)


def is_report(content: bytes) -> bool:
    """Whether a file begins as a report does; a document begins with a brace."""
    return _HEAD.match(content) is not None


def read_lines(content: bytes) -> tuple[list[Line], list[Reason]]:
    """All that are not empty, and what is worth a warning."""
    if len(content) > LARGEST_DOCUMENT:
        raise BadDocumentError("too_large", "", size=len(content), largest=LARGEST_DOCUMENT)
    text, warnings = _text(content)
    written = enumerate(re.split(r"\r\n|\r|\n", text.rstrip(END_OF_FILE)), 1)
    lines = [Line(number, line.rstrip()) for number, line in written if line.strip()]
    if not lines:
        raise BadDocumentError("trf_empty", "")
    for line in lines:
        _require_record(line)
    return lines, warnings


def _text(content: bytes) -> tuple[str, list[Reason]]:
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


def _require_record(line: Line) -> None:
    if len(line.whole) > LONGEST_LINE:
        raise line.refused("trf_line_too_long", longest=LONGEST_LINE)
    if not line.whole.isprintable() and re.search(UPSETTING, line.whole):
        raise line.refused("trf_control_character")
    if line.code != COMMENT and not _CODE.match(line.whole):
        raise line.refused("trf_no_code", found=line.whole[:20])
