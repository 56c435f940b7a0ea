"""Tables as an Excel file."""

import io
from collections.abc import Iterable

from tabellone.exports.sheets import Sheet


def xlsx_file(sheets: Iterable[Sheet], title: str) -> bytes:
    """A sheet each, its head always in sight; text is written as text and never looked at for formulas."""
    from xlsxwriter import Workbook  # noqa: PLC0415  (of the extra `site`)

    written = io.BytesIO()
    book = Workbook(written, {"in_memory": True})
    book.set_properties({"title": title})
    bold = book.add_format({"bold": True, "bottom": 1})
    for sheet in sheets:
        page = book.add_worksheet(sheet.name)
        page.freeze_panes(1, 0)
        page.repeat_rows(0)
        for column, (heading, width) in enumerate(zip(sheet.headings, sheet.widths, strict=True)):
            page.set_column(column, column, width)
            page.write_string(0, column, heading, bold)
        for line, row in enumerate(sheet.rows, 1):
            for column, cell in enumerate(row):
                if not isinstance(cell, str):
                    page.write_number(line, column, cell)
                elif cell:
                    page.write_string(line, column, cell)
    book.close()
    return written.getvalue()
