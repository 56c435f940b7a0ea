"""What people type into forms and addresses, before it is anything else."""

from collections.abc import Mapping

from tabellone.documents.time_controls import parse_time_control
from tabellone.engine.model import PAPER_FIELDS, REPORT_FIELDS
from tabellone.formats.events import is_key

MOST_DIGITS = 9


def whole_number(text: str) -> int | None:
    """A whole number, or nothing: what cannot be one is refused by whoever needs it, with a sentence."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def typed_key(text: str) -> str:
    """A key as the program makes them, or nothing: what cannot be one is asked of no database."""
    return text if is_key(text) else ""


def typed_for_papers(typed: Mapping[str, str]) -> dict[str, str]:
    """What papers, pages and reports say of a tournament besides its name; a time control of table 1 by its name."""
    said = {name: typed.get(name, "") for name in PAPER_FIELDS}
    said |= {name: typed[name] for name in REPORT_FIELDS if name in typed}
    if "federation" in said:
        said["federation"] = said["federation"].strip().upper()
    return said | {"cadence": parse_time_control(said["cadence"])}


def local_address(address: str, otherwise: str) -> str:
    """An address of this site to go back to; never one of another site."""
    return address if address.startswith("/") and not address.startswith(("//", "/\\")) else otherwise
