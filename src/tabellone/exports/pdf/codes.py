"""The codes that phones read, and addresses for who types them."""

import io
from typing import Any

from tabellone.exports.pdf.sections import breakable


def qr_code(address: str) -> dict[str, Any]:
    """A code with the address below it; neither where there is none."""
    if not address:
        return {"qr": None, "address": ""}
    import segno  # noqa: PLC0415  (of the extra `site`)

    drawn = io.BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=1)
    return {"qr": drawn.getvalue().decode(), "address": breakable(address)}


def display_url(address: str) -> str:
    """Returns an address as people type it, without what browsers add."""
    return address.removeprefix("http://").rstrip("/")
