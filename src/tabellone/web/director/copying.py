"""A copy of everything to take away: the database as a file, or a backup where the database is on a server."""

import io
import secrets
from pathlib import Path

from django.conf import settings
from django.http import FileResponse

from tabellone.store.copying import copy_everything, is_one_file
from tabellone.web.request import Request


class ReadOnce(io.FileIO):
    """A file that is gone once it has been read."""

    def close(self) -> None:
        """Called when the answer has been sent, or nobody wants it any more."""
        super().close()
        Path(str(self.name)).unlink(missing_ok=True)


def download(request: Request) -> FileResponse:
    """The copy is made beside the database, where there is room for it, and stays no longer than the answer."""
    file = Path(settings.TABELLONE_FOLDER) / f"copy-{secrets.token_hex(8)}"
    copy_everything(file)
    name = "tabellone.sqlite3" if is_one_file() else "tabellone.zip"
    return FileResponse(ReadOnce(str(file)), as_attachment=True, filename=name)
