"""Zip archives that anybody may have made: how much is in one is looked at before anything of it is read."""

from zipfile import ZipFile

from tabellone.engine.reasons import BadDocumentError

MOST_TIMES = 100
"""What is packed by more is no text of ours: journals and lists are packed ten to thirty times."""
ALWAYS_ALLOWED = 10_000_000
"""Bytes, however small the archive is."""
MOST_MEMBERS = 200_000


def require_bounded(archive: ZipFile) -> None:
    """Not much larger than the file it is in; a member is never read beyond what the archive says of it."""
    members = archive.infolist()
    packed = sum(member.compress_size for member in members)
    whole = sum(member.file_size for member in members)
    if len(members) > MOST_MEMBERS or whole > max(ALWAYS_ALLOWED, MOST_TIMES * packed):
        raise BadDocumentError("archive_too_large", "", size=whole, packed=packed)
