"""What `tabellone.pyz` begins with (its `__main__.py`): unpacks the program once for this user and runs it from there.

Django looks for templates in folders and finds none inside an archive, and Python keeps no compiled modules there. Each
edition has a folder of its own in the user's cache; nothing is written beside the file, which may be on a read-only
stick. Where there is no cache the program is unpacked for one run only.

Nothing of the program is imported before it is unpacked, and little of Python: between two rounds a director waits.
"""

import os
import sys
from contextlib import suppress

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit("Serve Python 3.11 o più recente · Python 3.11 or newer is needed; this is " + sys.version.split()[0])

if sys.platform != "win32":
    import fcntl

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

PACKAGES = "packages"
EDITION = "edition"
"""A name for exactly this content, in the archive."""
IN_USE = "in-use"
"""Open in every process that runs from the folder; whoever clears up asks for it first."""
UNPACKING, DISCARDED = "new-", "old-"
SCANNED = (0.5, 2.0)
"""Seconds in which a virus scanner of Windows may be done with new files; until then their folder has to stay."""
OTHER, INTERRUPTED = 5, 130
"""Exit codes, as in tabellone.cli."""
ALONE = 2
"""Processes of a window that a double click has opened: this one, and the launcher `py`."""


def main(archive: str) -> None:
    """Run the program."""
    once = ""
    try:
        folder = kept_folder(archive, cache_folder())
        if folder is None:
            folder = once = folder_for_one_run(archive)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:  # torn while it was copied, no room, a stick that was pulled
        print(
            f"tabellone: {archive}: file danneggiato o disco pieno: copialo di nuovo · damaged, or the disk is full: "
            f"copy it again ({type(error).__name__}: {error})",
            file=sys.stderr,
        )
        keep_window_open()
        sys.exit(OTHER)
    sys.path[0] = os.path.join(folder, PACKAGES)
    from tabellone.cli.main import leave, run

    code = run(sys.argv[1:])
    if once:
        remove(once)
    if code not in (0, INTERRUPTED):
        keep_window_open()
    leave(code)


def keep_window_open() -> None:
    """On Windows a window that was opened for this program closes with it: before that its last words are read."""
    if sys.platform == "win32" and sys.stdin is not None and sys.stdin.isatty():
        import ctypes

        processes = (ctypes.c_uint * 4)()
        if ctypes.windll.kernel32.GetConsoleProcessList(processes, 4) <= ALONE:
            input("Invio per chiudere · Enter to close")


def folder_for_one_run(archive: str) -> str:
    """Where no folder can be kept: unpacked, run, removed."""
    import tempfile

    folder = tempfile.mkdtemp(prefix="tabellone-")
    try:
        unpack(archive, folder)
    except BaseException:
        remove(folder)
        raise
    return folder


def remove(folder: str) -> None:
    """As far as it can be done; what is left does no harm."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


def cache_folder() -> str:
    """Where this system keeps what a program can make again."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        place = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        place = os.path.join(home, "Library", "Caches")
    else:
        place = os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")
    return os.path.join(place, "tabellone-pyz")


def kept_folder(archive: str, place: str) -> "str | None":
    """This edition's folder, unpacked if it is not there yet; none where nothing can be kept."""
    from zipimport import zipimporter  # Python has it in memory: it has just read this module

    edition = zipimporter(archive).get_data(EDITION).decode()
    folder = os.path.join(place, edition)
    if hold(folder):
        return folder
    try:
        os.makedirs(place, 0o700, exist_ok=True)
        make(archive, place, folder)
    except OSError:
        return None
    if not hold(folder):
        return None
    clear(place, edition)
    return folder


def make(archive: str, place: str, folder: str) -> None:
    """Whole or not at all: unpacked under another name. Whoever else was faster has made the same."""
    import tempfile
    import time

    fresh = tempfile.mkdtemp(prefix=UNPACKING, dir=place)
    print("Preparo Tabellone, solo questa volta · Preparing Tabellone, this time only", file=sys.stderr, flush=True)
    try:
        with open(os.path.join(fresh, IN_USE), "wb") as stream:
            share(stream)
            unpack(archive, fresh)
        if hasattr(os, "sync"):
            os.sync()  # after a power cut empty files under a name that counts would stay for ever
        for pause in (0.0, *SCANNED):
            time.sleep(pause)
            with suppress(OSError):
                os.rename(fresh, folder)
            if os.path.exists(folder):
                break
    finally:
        remove(fresh)


def unpack(archive: str, folder: str) -> None:
    """Everything, checked by its sums."""
    from zipfile import ZipFile

    with ZipFile(archive) as parts:
        parts.extractall(folder)


_held: "list[BinaryIO]" = []


def hold(folder: str) -> bool:
    """Whether the folder is there; if so it stays as long as this process."""
    name = os.path.join(folder, IN_USE)
    try:
        stream = open(name, "rb")  # noqa: SIM115  (for as long as the program)
    except OSError:
        return False
    share(stream)
    if not os.path.exists(name):  # cleared away meanwhile
        stream.close()
        return False
    _held.append(stream)
    return True


def share(stream: "BinaryIO") -> None:
    """Nobody removes the folder of this file while it is open; Windows needs no more than that."""
    if sys.platform != "win32":
        with suppress(OSError):  # some network folders know no locks
            fcntl.flock(stream, fcntl.LOCK_SH)


def clear(place: str, edition: str) -> None:
    """Other editions go, unless somebody runs them."""
    for name in os.listdir(place):
        if name != edition:
            folder = os.path.join(place, name)
            away = folder if name.startswith(DISCARDED) else os.path.join(place, f"{DISCARDED}{os.getpid()}-{name}")
            if folder == away or _moved(folder, away):
                remove(away)


def _moved(folder: str, away: str) -> bool:
    """Out of everybody's sight in one step, before anything in it is removed."""
    try:
        with open(os.path.join(folder, IN_USE), "rb") as stream:
            if sys.platform != "win32":
                fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
                os.rename(folder, away)
        if sys.platform == "win32":
            os.rename(folder, away)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main(os.path.dirname(os.path.abspath(__file__)))
