"""Archives that are much larger inside than outside are refused before they are read."""

import io
import zipfile
from pathlib import Path

import pytest

from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.detect import open_list
from tabellone.reading.archives import MIN_LIMIT, members_outside_directory, require_bounded
from tabellone.store.backup_contents import read_backups


def bomb(name: str, parts: int, size: int = MIN_LIMIT) -> bytes:
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
    with pytest.raises(BadDocumentError, match="archive_too_large"), open_list(io.BytesIO(bomb(".txt", 2)), "x.zip"):
        raise AssertionError


def test_what_is_packed_as_texts_are_is_read() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "\n".join(f"{number};Rossi;{number * 7919 % 2000}" for number in range(1_000_000)))
    with zipfile.ZipFile(content) as archive:
        require_bounded(archive)


def packed(names: list[str]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, f"of {name} " * 20)
    return content.getvalue()


def test_a_damaged_directory_hides_no_journal_of_an_old_backup(tmp_path: Path) -> None:
    """The comment of an entry that seems to be as long as the next entry swallows it; the zip file opens as before."""
    names = ["0123456789abcdef.jsonl", "fedcba9876543210.jsonl", "00000000ffffffff.jsonl"]
    content = bytearray(packed(names))
    entry = content.index(b"PK\x01\x02")
    following = content.index(b"PK\x01\x02", entry + 4)
    length = content.index(b"PK\x01\x02", following + 4) - following
    content[entry + 32 : entry + 34] = length.to_bytes(2, "little")
    with zipfile.ZipFile(io.BytesIO(bytes(content))) as archive:
        assert archive.namelist() == [names[0], names[2]], "nothing complains"
        assert members_outside_directory(archive) == [names[1]]
    file = tmp_path / "old.zip"
    file.write_bytes(bytes(content))
    with pytest.raises(BadDocumentError):  # no sound journal is in this one
        list(read_backups(file))
    with zipfile.ZipFile(io.BytesIO(packed(names))) as archive:
        assert members_outside_directory(archive) == []


def test_members_written_as_a_stream_are_all_found() -> None:
    class Stream(io.RawIOBase):
        def __init__(self) -> None:
            self.content = b""

        def writable(self) -> bool:
            return True

        def write(self, data: object) -> int:
            self.content += bytes(data)  # type: ignore[call-overload]
            return len(data)  # type: ignore[arg-type]

    stream = Stream()
    with zipfile.ZipFile(stream, "w") as archive:
        for name in ("a.txt", "è.txt"):
            archive.writestr(name, "text")
    with zipfile.ZipFile(io.BytesIO(stream.content)) as archive:
        assert members_outside_directory(archive) == []
