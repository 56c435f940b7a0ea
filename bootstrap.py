"""Prepares the checkout's own virtual environments, so that `start.py` and `test.py` need only Python.

`.venv-run` has what the program needs (`run.lock`, and `pdf.lock` where it can be had), `.venv` what developers need
(`dev.lock`); nothing is installed elsewhere. Packages are installed again only when a lock, `pyproject.toml`, Python or
the place of the checkout has changed; a file that is not the one the lock knows by its hash is refused.
"""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from release.unpack_and_run import INTERRUPTED, keep_window_open

ROOT = Path(__file__).resolve().parent
RUNNING, DEVELOPING = ROOT / ".venv-run", ROOT / ".venv"
OLDEST_PYTHON = (3, 11)


def python_to_run() -> Path:
    """The Python of the program, with PDF where there is a package of it for this computer."""
    python = prepared_python("run.lock", RUNNING)
    _add_if_possible(
        python,
        "pdf.lock",
        "I PDF non ci sono: il pacchetto typst non esiste per questo computer. Tutto il resto funziona · "
        "There are no PDFs: the package typst does not exist for this computer. Everything else works.",
    )
    return python


def prepared_python(lock: str, environment: Path) -> Path:
    """The environment's Python with everything of the lock file installed."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Serve Python 3.11 o più recente · Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _stamp(environment, lock)
    if not (python.exists() and _is_current(stamp, lock)):
        print("Preparo Tabellone, solo questa volta · Preparing Tabellone, this time only", file=sys.stderr, flush=True)
        _make_environment(environment, python)
        _install(python, ROOT / lock)
        stamp.write_text(_fingerprint(lock), encoding="utf-8")
    return python


def run(python: Path, *arguments: str) -> int:
    """Run the environment's Python in the checkout and return its exit code; on Ctrl+C it ends in its own time."""
    with subprocess.Popen([str(python), *arguments]) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # it has got it too
                continue


def become(python: Path, *arguments: str) -> int:
    """Be that program from now on, so that a signal reaches it; where a process cannot be replaced, run it."""
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(python, [str(python), *arguments])
    code = run(python, *arguments)
    if code not in (0, INTERRUPTED):
        keep_window_open()
    return code


def _stamp(environment: Path, lock: str) -> Path:
    return environment / f"{lock}.installed"


def _is_current(stamp: Path, lock: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _fingerprint(lock)


def _fingerprint(lock: str) -> str:
    files = [(ROOT / name).read_text(encoding="utf-8") for name in (lock, "pyproject.toml")]
    return hashlib.sha256("\0".join([sys.version, str(ROOT), *files]).encode()).hexdigest()


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
    for arguments in (["--require-hashes", "-r", str(lock)], ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]):
        if _pip(python, arguments):
            sys.exit(
                "La preparazione non è riuscita (serve la rete, o vedi sopra) · "
                f"Preparing failed (it needs the network, or see above). Only {python.parent.parent.name} was touched."
            )
    _name_the_checkout(python)
    # An editable install leaves compiling to the first run; a director should not wait for it.
    subprocess.run([str(python), "-m", "compileall", "-q", str(ROOT / "src")], check=False)


def _name_the_checkout(python: Path) -> None:
    """Write the path of the checkout in letters that every Python reads.

    Before 3.13 Python reads the file of an editable install in the encoding of the system, and it is written in
    UTF-8: on Windows a checkout below a user's folder with an accent in its name would not be found.
    """
    asked = "import sysconfig; print(ascii(sysconfig.get_path('purelib')))"
    place = subprocess.run([str(python), "-c", asked], capture_output=True, check=True, text=True).stdout
    for file in Path(_unquoted(place)).glob("_editable_impl_tabellone.pth"):
        file.write_text(f"import sys; sys.path.append({str(ROOT / 'src')!a})\n", encoding="ascii")


def _unquoted(text: str) -> str:
    import ast  # noqa: PLC0415  (only while preparing)

    return str(ast.literal_eval(text.strip()))


def _add_if_possible(python: Path, lock: str, otherwise: str) -> None:
    """Install what not every computer can have; tried once for each version of the lock, and said if it cannot be."""
    stamp = _stamp(python.parent.parent, lock)
    if not _is_current(stamp, lock):
        chosen = ["--only-binary", ":all:", "--no-deps", "--require-hashes", "-r", str(ROOT / lock)]
        if _pip(python, chosen, quiet=True):
            print(otherwise, file=sys.stderr, flush=True)
        stamp.write_text(_fingerprint(lock), encoding="utf-8")


def _pip(python: Path, arguments: Sequence[str], quiet: bool = False) -> int:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, check=False, capture_output=quiet).returncode
