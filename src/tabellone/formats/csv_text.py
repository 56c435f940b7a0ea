"""CSV as it is written: semicolons, as Italian spreadsheets expect, and an empty cell for what is not known.

A spreadsheet takes a cell that begins with = + - or @ for a formula and runs it, whoever wrote the name; one of another
country begins a cell after a comma too. An apostrophe there makes it a text again, for every spreadsheet; our own
readers take exactly that apostrophe away.
"""

import csv
import io
import re
import unicodedata
from collections.abc import Iterable

from tabellone.engine.limits import MAX_TEXT_LENGTH

# A lookahead, so that the same pattern finds where an apostrophe is missing and where one of ours stands: quotes and
# spaces may come before the sign, and full-width signs are formulas to Excel as well. A text that begins with our
# apostrophes and a tab gets one more, or reading would take away one that somebody typed.
_FORMULA = r"(?=['\"\s]*[=+\-@＝＋－＠]|'*[\t\r])"
"""What a spreadsheet would run, quoted or not, or what has an apostrophe of ours already."""
UNGUARDED = re.compile(rf"(^|[;,|\t]){_FORMULA}")
GUARDED = re.compile(rf"(^|[;,|\t])'{_FORMULA}")


def csv_text(heading: Iterable[str], rows: Iterable[Iterable[object]], separator: str = ";") -> str:
    written = io.StringIO()
    writer = csv.writer(written, delimiter=separator, lineterminator="\n")
    writer.writerow(heading)
    writer.writerows([_cell_value(cell) for cell in row] for row in rows)
    return written.getvalue()


def read_cell(cell: str) -> str:
    """A cell as it was before it was written; an accent is written in one way only.

    A cell too long for a text even with an accent of its own on every letter stays as it is, to be refused as such:
    putting thousands of accents in order takes the square of their number.
    """
    text = cell.strip()
    if len(text) > 2 * MAX_TEXT_LENGTH:
        return text
    if "'" in text:
        text = GUARDED.sub(r"\1", text)
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _cell_value(cell: object) -> object:
    """A number is a number, a negative one too."""
    return UNGUARDED.sub(r"\1'", cell) if isinstance(cell, str) else cell
