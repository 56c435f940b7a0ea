"""Tournaments put away, deleted, brought back, and gone for good when their time is over.

What they were stays in a backup.
"""

from tabellone.store.backup import make_backup
from tabellone.store.shelf import Shelf, overdue, purge


def archive(shelf: Shelf, keys: list[str]) -> None:
    """Out of the way, and still to be found."""
    shelf.archive(keys)


def bring_to_front(shelf: Shelf, keys: list[str]) -> None:
    """Back among those that are going on."""
    shelf.bring_to_front(keys)


def delete(shelf: Shelf, keys: list[str]) -> None:
    """Hidden at once, and gone for good later."""
    shelf.delete(keys)


def undelete(shelf: Shelf, keys: list[str]) -> None:
    """Back as long as it is not gone for good."""
    shelf.undelete(keys)


def delete_demonstrations(shelf: Shelf) -> list[str]:
    """All that were to play with; their keys."""
    keys = shelf.demonstrations()
    shelf.delete(keys)
    return keys


def clear_overdue() -> int:
    """How many went; if they cannot be backed up first, that is raised and they stay."""
    keys = overdue()
    if keys:
        make_backup("removal")
        purge(keys)
    return len(keys)
