"""Plain text tables: aligned columns, numbers to the right."""

from collections.abc import Sequence


def text_table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns as wide as their widest cell; a column of numbers is aligned to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    columns = list(zip(headings, *cells, strict=True)) if cells else [(heading,) for heading in headings]
    widths = [max(map(len, column)) for column in columns]
    numeric = [_is_numeric(column[1:]) for column in columns]
    lines = [list(headings), *cells]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, numeric, strict=True)
        ).rstrip()
        for line in lines
    )


def _is_numeric(cells: Sequence[str]) -> bool:
    return bool(cells) and not any(cell.strip("0123456789.,½¼¾-=") for cell in cells)
