"""Tries `tabellone.pyz` on a stranger's computer: an empty home, no package, nothing in the environment."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO
from urllib.request import urlopen

from tabellone import __version__

PATIENCE = 60
"""Seconds for one answer."""


class TrialError(Exception):
    """It did not do what it should."""


class Stranger:
    """A user of whom only the home is known, with a Python that sees no package (`-I -S`)."""

    def __init__(self, archive: Path, home: Path):
        self._command = [sys.executable, "-I", "-S", str(archive.resolve())]
        kept = {
            name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ
        }  # Windows opens no socket else
        self._environment = {"HOME": str(home), "USERPROFILE": str(home), "LOCALAPPDATA": str(home), **kept}
        self._home = home

    def run(self, *arguments: str) -> str:
        """What one command prints; it must end well."""
        ended = subprocess.run(
            [*self._command, *arguments],
            cwd=self._home,
            env=self._environment,
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )
        if ended.returncode or b"Traceback" in ended.stderr:
            raise TrialError(f"{arguments}: {ended.returncode} {ended.stderr.decode(errors='replace')}")
        return ended.stdout.decode(errors="replace")

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        """A command that goes on."""
        return subprocess.Popen(
            [*self._command, *arguments], cwd=self._home, env=self._environment, stdout=subprocess.PIPE, text=True
        )


def try_out(archive: Path, example: Path) -> None:
    """Version, a round, the demonstration, the site; all of it in a home that was empty."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        stranger = Stranger(archive, Path(folder))
        _expect(__version__ in stranger.run("--version"), "--version")
        _expect(json.loads(stranger.run("pair", str(example.resolve()), "--json"))["games"], "pair")
        _expect(json.loads(stranger.run("demo", "--json"))["format"], "demo")
        _try_serve(stranger)


def _try_serve(stranger: Stranger) -> None:
    process = stranger.start("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0")
    assert process.stdout is not None
    try:
        address = _address(process.stdout)
        _expect(address, "serve")
        with urlopen(address, timeout=PATIENCE) as answer:
            page = answer.read().decode()
            _expect(answer.status == 200, "the home page")
        for asset in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
            with urlopen(f"{address.rstrip('/')}{asset}", timeout=PATIENCE) as answer:
                _expect(answer.read(), asset)
        process.send_signal(signal.SIGTERM)
        ended = process.wait(PATIENCE)
        _expect(ended == 0 or sys.platform == "win32", f"serve ended with {ended}")  # there a signal only kills
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def _address(printed: IO[str]) -> str:
    """Everybody's address, once the program says how to stop it."""
    addresses = []
    for line in printed:
        addresses += re.findall(r"http://127\.0\.0\.1:\d+/(?=\s|$)", line)
        if "Ctrl+C" in line:
            break
    return addresses[-1] if addresses else ""


def _expect(good: object, what: str) -> None:
    if not good:
        raise TrialError(what)
