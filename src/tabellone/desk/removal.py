"""Deleted tournaments whose time is over, gone for good; what they were stays in a backup."""

from tabellone.store.backup import make_backup
from tabellone.store.shelf import overdue, purge


def clear_overdue() -> int:
    """How many went; if they cannot be backed up first, that is raised and they stay."""
    keys = overdue()
    if keys:
        make_backup("removal")
        purge(keys)
    return len(keys)
