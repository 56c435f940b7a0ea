"""The director's password: optional, kept as a salted hash in the data folder, readable by its owner only.

Those of accounts are in the database (`store/passes.py`).
"""

import os
from pathlib import Path

from django.conf import settings
from django.contrib.auth.hashers import check_password, make_password

from tabellone.engine.reasons import BadDocumentError

FILE = "director-password"
ACCOUNTS = "accounts"
"""An empty file, as long as there are accounts: whether to point at the log-in is asked for every public page."""
SHORTEST, LONGEST = 8, 200


def is_set() -> bool:
    """Whether there is a password at all."""
    return _file().exists()


def is_asked() -> bool:
    """Whether there is a log-in to point at: by the director's password, or by an account."""
    return is_set() or _accounts().exists()


def mark_accounts(there: bool) -> None:
    """Whether anybody has an account now."""
    if there:
        _accounts().touch(mode=0o600)
    else:
        _accounts().unlink(missing_ok=True)


def require_length(typed: str) -> None:
    """Too short is guessed, too long is no password."""
    if not SHORTEST <= len(typed) <= LONGEST:
        raise BadDocumentError("ui_password_length", "", least=SHORTEST, most=LONGEST)


def set_password(typed: str) -> None:
    """A new password."""
    require_length(typed)
    fresh = _file().with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(make_password(typed))
    fresh.replace(_file())


def is_right(typed: str) -> bool:
    """Whether this is the password; takes as long for a wrong one."""
    return len(typed) <= LONGEST and is_set() and check_password(typed, _file().read_text())


def _accounts() -> Path:
    return Path(settings.TABELLONE_FOLDER) / ACCOUNTS


def _file() -> Path:
    return Path(settings.TABELLONE_FOLDER) / FILE
