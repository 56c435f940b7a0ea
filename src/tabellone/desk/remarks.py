"""Remarks for the record."""

from tabellone.desk.hand import Hand


def note(hand: Hand, key: str, text: str) -> None:
    """The tournament stays as it is."""
    hand.does(key, "note", {"text": text})
