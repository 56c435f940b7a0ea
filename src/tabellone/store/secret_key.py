"""The key that signs cookies and links, in a file of the data folder."""

import os
import secrets
from pathlib import Path

from tabellone.store.storage_errors import StorageError

KEY_FILE = "secret-key"


def secret_key(folder: Path) -> str:
    """The key that signs cookies: made on first start, or if it is empty; readable by its owner only."""
    file = folder / KEY_FILE
    try:
        if not file.exists() or key_is_empty(folder):
            _write_key(file, key_is_empty(folder))
        return file.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise StorageError("key_unusable", file=str(file), why=why) from None


def _write_key(file: Path, in_place: bool) -> None:
    """A key from chance; of several workers that start at once the first one's, for all of them have to have the same.

    A crash on the way leaves no empty key.
    """
    fresh = file.with_name(f"{KEY_FILE}.{secrets.token_hex(8)}")
    try:
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        if in_place:
            fresh.replace(file)
            return
        try:
            os.link(fresh, file)
        except FileExistsError:
            pass
        except OSError:  # a stick whose files have one name each
            fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def key_is_empty(folder: Path) -> bool:
    """Whether there is a key file with nothing in it: whoever has a cookie will have to enter again."""
    try:
        return not (folder / KEY_FILE).read_bytes().strip()
    except OSError:
        return False
