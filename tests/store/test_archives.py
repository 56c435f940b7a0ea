"""Archives that are much larger inside than outside are refused before they are read."""

import io
import zipfile
from pathlib import Path

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.opening import opened_list
from tabellone.reading.archives import ALWAYS_ALLOWED, require_bounded
from tabellone.store.backup_contents import read_backups


def bomb(name: str, parts: int, size: int = ALWAYS_ALLOWED) -> bytes:
    """As many members of zeros, each packed a thousand times."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(parts):
            archive.writestr(f"{number}{name}", b" " * size)
    return content.getvalue()


def test_a_backup_that_is_a_bomb_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    file.write_bytes(bomb(".jsonl", 20))
    assert file.stat().st_size < 1_000_000
    with pytest.raises(BadDocumentError, match="archive_too_large"):
        list(read_backups(file))


def test_a_list_that_is_a_bomb_is_refused() -> None:
    with pytest.raises(BadDocumentError, match="archive_too_large"), opened_list(io.BytesIO(bomb(".txt", 2)), "x.zip"):
        raise AssertionError


def test_what_is_packed_as_texts_are_is_read() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "\n".join(f"{number};Rossi;{number * 7919 % 2000}" for number in range(1_000_000)))
    with zipfile.ZipFile(content) as archive:
        require_bounded(archive)
