"""Which versions of SQLite must not checkpoint by themselves.

SQLite 3.7.0 to 3.51.2 can lose pages if somebody writes while a checkpoint runs that follows a finished one (the
"WAL-reset bug", https://sqlite.org/wal.html#walresetbug). Those versions are told never to checkpoint by themselves;
checkpoint.py does it, under the lock that every writer in every program needs. The one checkpoint they still make by
themselves, when the last connection closes, has the file to itself.
"""

REPAIRED = (3, 51, 3)
REPAIRED_OLDER = {(3, 44): 6, (3, 50): 7}
"""Older lines that have the repair too, from this release on."""


def loses_pages(version: tuple[int, ...]) -> bool:
    """Whether a version of SQLite has the bug."""
    older = REPAIRED_OLDER.get((version[0], version[1]))
    return version < REPAIRED and (older is None or version[2] < older)
