"""The director's password: optional, kept as a salted hash in the data folder, readable by its owner only."""

import os
from pathlib import Path

from django.conf import settings
from django.contrib.auth.hashers import check_password, make_password

from tabellone.engine.reasons import BadDocumentError

FILE = "director-password"
SHORTEST, LONGEST = 8, 200


def is_set() -> bool:
    """Whether there is a password at all."""
    return _file().exists()


def set_password(typed: str) -> None:
    """A new password."""
    if not SHORTEST <= len(typed) <= LONGEST:
        raise BadDocumentError("ui_password_length", "", least=SHORTEST, most=LONGEST)
    fresh = _file().with_suffix(".new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(make_password(typed))
    fresh.replace(_file())


def is_right(typed: str) -> bool:
    """Whether this is the password; takes as long for a wrong one."""
    return len(typed) <= LONGEST and is_set() and check_password(typed, _file().read_text())


def _file() -> Path:
    return Path(settings.TABELLONE_FOLDER) / FILE
