"""Zip archives that anybody may have made, or that are damaged: looked at before anything of them is read."""

from struct import Struct
from zipfile import ZipFile

from tabellone.engine.reasons import BadDocumentError

MAX_RATIO = 100
"""What is packed by more is no text of ours: journals and lists are packed ten to thirty times."""
MIN_LIMIT = 10_000_000
"""Bytes, however small the archive is."""
MAX_MEMBERS = 200_000


def require_bounded(archive: ZipFile) -> None:
    """Not much larger than the file it is in; a member is never read beyond what the archive says of it."""
    members = archive.infolist()
    packed = sum(member.compress_size for member in members)
    whole = sum(member.file_size for member in members)
    if len(members) > MAX_MEMBERS or whole > max(MIN_LIMIT, MAX_RATIO * packed):
        raise BadDocumentError("archive_too_large", "", size=whole, packed=packed)


HEADER = Struct("<4s22xHH")
"""Before each member: its mark, and how long its name and what follows it are."""
FLAGS_AND_SIZE = Struct("<6xH10xL")
MEMBER, DESCRIPTOR = b"PK\x03\x04", b"PK\x07\x08"
HAS_DESCRIPTOR, IN_UTF_8 = 0x08, 0x800


def members_outside_directory(archive: ZipFile) -> list[str]:
    """The names of members that are in the file and not in its directory: one flipped bit there hides them."""
    file, at, found = archive.fp, 0, []
    sizes = {member.header_offset: member.compress_size for member in archive.infolist()}
    listed = set(archive.namelist())
    while file is not None:
        file.seek(at)
        header = file.read(HEADER.size)
        if len(header) < HEADER.size or header[:4] != MEMBER:
            break
        _, name_length, extra_length = HEADER.unpack(header)
        flags, size = FLAGS_AND_SIZE.unpack(header[: FLAGS_AND_SIZE.size])
        name = file.read(name_length).decode("utf-8" if flags & IN_UTF_8 else "cp437", "replace")
        if name not in listed:
            found.append(name)
        at += HEADER.size + name_length + extra_length + sizes.get(at, size)
        if flags & HAS_DESCRIPTOR:
            file.seek(at)
            at += 16 if file.read(4) == DESCRIPTOR else 12
    return found
