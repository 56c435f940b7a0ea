"""The typesetter: data in, PDF out. Fonts are shipped, those of the computer are not looked at."""

import json
from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import Any

from tabellone.engine.reasons import UserError

PACKAGE = files("tabellone.exports.pdf")


class NoTypesetterError(UserError):
    """Typst is not installed."""


def is_available() -> bool:
    """Whether papers can be set on this computer."""
    return find_spec("typst") is not None


def typeset(data: dict[str, Any]) -> bytes:
    """A PDF of what the template knows."""
    try:
        import typst  # noqa: PLC0415  (an extra)
    except ImportError:
        raise NoTypesetterError("pdf_missing") from None
    with as_file(PACKAGE) as folder:
        return typst.compile(
            folder / "template.typ",
            root=folder,
            font_paths=[folder / "fonts"],
            ignore_system_fonts=True,
            sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        )
