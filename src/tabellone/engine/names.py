"""When two names are the same: whatever their case, their spaces, or how a computer writes their accents.

People are told apart by their cards where both have one, else by their names.
"""

import unicodedata


def name_key(name: str) -> str:
    """Equal for equal names."""
    return " ".join(unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold()).split())


def same_person(name: str, card: str, other_name: str, other_card: str) -> bool:
    """By the cards where both have one, else by the names."""
    return card == other_card if card and other_card else name_key(name) == name_key(other_name)


class Namesakes:
    """Who has come so far; two of one name are two people only if each has a card of his own."""

    def __init__(self) -> None:
        self._cards: dict[str, set[str]] = {}

    def is_new(self, name: str, card: str) -> bool:
        """Whether he is nobody of those before; from now on he is one of them."""
        known = self._cards.setdefault(name_key(name), set())
        new = not known or bool(card and "" not in known and card not in known)
        known.add(card)
        return new
