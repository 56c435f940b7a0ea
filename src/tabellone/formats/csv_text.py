"""CSV as it is written: semicolons, as Italian spreadsheets expect, and an empty cell for what is not known."""

import csv
import io
from collections.abc import Iterable


def csv_text(heading: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A heading and its rows."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";", lineterminator="\n")
    writer.writerow(heading)
    writer.writerows(["" if cell is None else cell for cell in row] for row in rows)
    return written.getvalue()
