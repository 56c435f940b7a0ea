"""The file by which the program opens its own browser.

A link given to a browser can be read by every user of the computer, in the list of processes. The browser is given a
file that only its owner can read instead, and the file leads to the link.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGE = """\
<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url={address}">
<title>Tabellone</title>
<a href="{address}">Tabellone</a>
"""


@contextmanager
def start_file(folder: Path, link: str, port: int) -> Iterator[Path]:
    """There as long as the program runs. `#now` is for the page: a browser opened this way needs no button."""
    from django.utils.html import format_html

    file = _browser_readable_folder(folder) / f"tabellone-{port}.html"
    file.unlink(missing_ok=True)  # left by a program that was killed
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(format_html(PAGE, address=f"{link}#now"))
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def _browser_readable_folder(folder: Path) -> Path:
    """The folder itself; but a browser that came as a snap sees nothing in hidden ones, only what is in the home."""
    hidden = any(part.startswith(".") for part in folder.resolve().parts)
    return Path.home() if hidden and (Path.home() / "snap").is_dir() else folder
