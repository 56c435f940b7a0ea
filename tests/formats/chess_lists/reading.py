"""Lists read from memory."""

import io
import zipfile

from tabellone.documents.speaker import Speaker
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.chess_lists.detect import open_list
from tabellone.formats.chess_lists.entry import ListedPlayer, RatingList


def read(content: str | bytes, name: str = "players_list_foa.txt") -> tuple[RatingList, list[ListedPlayer]]:
    data = content.encode() if isinstance(content, str) else content
    with open_list(io.BytesIO(data), name) as found:
        return found, list(found)


def refusal(content: str | bytes, name: str = "players_list_foa.txt") -> tuple[str, str]:
    """The code and the line; there is a sentence for it in both languages."""
    try:
        read(content, name)
    except BadDocumentError as error:
        assert all(Speaker(language).problem(error) for language in ("it", "en"))
        return error.reason.code, error.where
    raise AssertionError("it was read")


def zipped(date: tuple[int, int, int, int, int, int] = (2026, 10, 9, 8, 0, 0), **files: str) -> bytes:
    """A .zip of files with the ending .txt, or whatever follows two low lines in their names."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name.replace("__", "."), date), text)
    return stream.getvalue()
