"""A round paired once: a test compares the answer, then the event goes on by it."""

from collections.abc import Callable
from typing import Any, TypeVar

Document = dict[str, Any]
T = TypeVar("T")


def once_a_round(pair: Callable[[Document], T]) -> Callable[[Document], T]:
    """The same answer for as long as a document has the same rounds; nobody may change it otherwise in between."""
    last: list[tuple[Document, int, T]] = []

    def paired(document: Document) -> T:
        rounds = len(document["history"])
        if not last or last[0][0] is not document or last[0][1] != rounds:
            last[:] = [(document, rounds, pair(document))]
        return last[0][2]

    return paired
