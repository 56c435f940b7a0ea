"""Prepares the checkout's own virtual environment, so that `start.py` and `test.py` need only Python.

Nothing is installed outside its folder (`.venv`). The pinned packages are installed again only when the lock
file or `pyproject.toml` has changed; a file that is not the one the lock knows by its hash is refused.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)


def prepared_python(lock: str, environment: Path = ENVIRONMENT) -> Path:
    """The environment's Python with everything of the lock file installed (`run.lock` or `dev.lock`)."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Serve Python 3.11 o più recente · Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = _fingerprint(lock)
    stamp = environment / f"{lock}.installed"
    if not (python.exists() and stamp.exists() and stamp.read_text() == wanted):
        print("Preparo Tabellone, solo questa volta · Preparing Tabellone, this time only", file=sys.stderr, flush=True)
        _make_environment(environment, python)
        _install(python, ROOT / lock)
        stamp.write_text(wanted)
    return python


def run(python: Path, *arguments: str) -> int:
    """Run the environment's Python in the checkout and return its exit code."""
    try:
        return subprocess.run([str(python), *arguments], check=False).returncode
    except KeyboardInterrupt:
        return 130


def _fingerprint(lock: str) -> str:
    parts = [sys.version, str(ROOT), (ROOT / lock).read_text(), (ROOT / "pyproject.toml").read_text()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _make_environment(environment: Path, python: Path) -> None:
    works = [str(python), "-m", "pip", "--version"]
    if python.exists() and subprocess.run(works, capture_output=True, check=False).returncode == 0:
        return
    try:
        import ensurepip  # noqa: F401, PLC0415  (Debian leaves it out of its plain python3)
    except ImportError:
        sys.exit("Questo Python non ha venv · This Python lacks venv. Debian, Ubuntu: sudo apt install python3-venv")
    venv.create(environment, with_pip=True, clear=True)  # one that was interrupted half-way is made again


def _install(python: Path, lock: Path) -> None:
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    for arguments in (["--require-hashes", "-r", str(lock)], ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]):
        if subprocess.run([*pip, *arguments], check=False).returncode:
            sys.exit("Serve la rete per la preparazione · Preparing needs the network. Only .venv was touched.")
    # An editable install leaves compiling to the first run; a director should not wait for it.
    subprocess.run([str(python), "-m", "compileall", "-q", str(ROOT / "src")], check=False)
