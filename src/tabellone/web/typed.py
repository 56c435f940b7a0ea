"""What people type into forms and addresses, before it is anything else."""

from tabellone.formats.gatherings import is_key

MOST_DIGITS = 9


def whole_number(text: str) -> int | None:
    """A whole number, or nothing: what cannot be one is refused by whoever needs it, with a sentence."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def typed_key(text: str) -> str:
    """A key as the program makes them, or nothing: what cannot be one is asked of no database."""
    return text if is_key(text) else ""


def local_address(address: str, otherwise: str) -> str:
    """An address of this site to go back to; never one of another site."""
    return address if address.startswith("/") and not address.startswith(("//", "/\\")) else otherwise
