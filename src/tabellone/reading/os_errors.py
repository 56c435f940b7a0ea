"""Why a file cannot be read or written, as words of the catalogue."""

import errno
import os

from tabellone.engine.reason_values import MessageId

CAUSES = {
    FileNotFoundError: "missing",
    PermissionError: "forbidden",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
}


def os_error_message(error: Exception) -> str:
    """The code of the cause, or the system's own words for a rarer one."""
    if isinstance(error, PermissionError) and os.path.isdir(error.filename or ""):  # noqa: PTH112  (Windows; no pathlib)
        return MessageId("folder", "why")
    for kind, code in CAUSES.items():
        if isinstance(error, kind):
            return MessageId(code, "why")
    if getattr(error, "errno", None) == errno.ENOSPC:
        return MessageId("full", "why")
    return str(getattr(error, "strerror", None) or type(error).__name__)
