"""Where the parts of a release come from: our own from the checkout, the others by the lock."""

import re
import subprocess
import sys
from pathlib import Path

from tabellone import __version__

MARKER = re.compile(r" ; [^\\]+")


def build(folder: Path, *targets: str) -> Path:
    """Our own files (`sdist`, `wheel`) made from the checkout that is the working folder; where the wheel is."""
    chosen = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *chosen]
    subprocess.run(command, check=True)
    return folder / f"tabellone-{__version__}-py3-none-any.whl"


def fetched(lock: Path, folder: Path) -> Path:
    """A folder with everything of the lock as it was published, whatever system it is for; hashes are checked."""
    everywhere = folder / lock.name
    everywhere.write_text(for_every_system(lock.read_text()))
    place = folder / "packages"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    chosen = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(everywhere), "--target", str(place)]
    if subprocess.run([*pip, *chosen], check=False).returncode:
        sys.exit("I pacchetti non sono arrivati · The packages could not be fetched.")
    return place


def for_every_system(lock: str) -> str:
    """The lock without its markers: what only Windows needs is fetched on Linux too."""
    return MARKER.sub(" ", lock)
