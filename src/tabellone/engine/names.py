"""When two names are the same: whatever their case, their spaces, or how a computer writes their accents."""

import unicodedata


def name_key(name: str) -> str:
    """Equal for equal names."""
    return " ".join(unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold()).split())
