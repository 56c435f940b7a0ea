"""When two names are the same: whatever their case, their spaces, or how a computer writes their accents.

People are told apart by cards or FIDE numbers where both have one, else by their names.
"""

import unicodedata
from typing import NamedTuple


class PersonNumbers(NamedTuple):
    """Numbers of which each is one person's; empty where there is none."""

    card: str
    """Of the federation."""
    fide_number: str = ""


def name_key(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold()).split())


def are_different_people(one: PersonNumbers, other: PersonNumbers) -> bool:
    """Whether a number tells them apart, and none says that they are the same."""
    both = [(mine, theirs) for mine, theirs in zip(one, other, strict=True) if mine and theirs]
    return bool(both) and all(mine != theirs for mine, theirs in both)


def same_person(name: str, numbers: PersonNumbers, other_name: str, other_numbers: PersonNumbers) -> bool:
    """Compares by numbers where both have one, else by names."""
    both = [(mine, theirs) for mine, theirs in zip(numbers, other_numbers, strict=True) if mine and theirs]
    return any(mine == theirs for mine, theirs in both) if both else name_key(name) == name_key(other_name)


class PersonRegister:
    """People seen so far; namesakes are different people only if their numbers differ."""

    def __init__(self) -> None:
        self._known: dict[str, list[PersonNumbers]] = {}

    def add(self, name: str, marks: PersonNumbers) -> bool:
        """Whether it is nobody of those before; from now on it is one of them."""
        known = self._known.setdefault(name_key(name), [])
        new = all(are_different_people(marks, other) for other in known)
        known.append(marks)
        return new
