"""Runs everything that must be green: lint, types, templates, tests. `python3 test.py [pytest arguments]`.

The tests run on all processors, types are checked beside them. `--quick` leaves out what needs a browser or PostgreSQL
or kills processes, `--thorough` tries ten times as many random cases, `-n 0` runs one test after the other.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bootstrap import DEVELOPING, ROOT, prepared_python, run

WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are processors: some tests wait for time to pass, and another uses what they leave."""
PARALLEL = ("-n", str(WORKERS), "--dist", "worksteal")
"""Neighbours stay together: what a file or a session starts is started once a worker, not once a test."""

MEMORY = Path("/dev/shm")
"""Where a file is written without waiting for a disk: hundreds of stores are made, and each event waits for its own."""
ENOUGH = 2_000_000_000

os.chdir(ROOT)
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("TMPDIR", str(MEMORY))
# The tests start the program hundreds of times: it is compiled once and kept, whatever this machine prefers.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Read and written as UTF-8 by every process of the tests, also on Windows.
os.environ.setdefault("PYTHONUTF8", "1")
python = prepared_python("dev.lock", DEVELOPING)
djade = python.with_name(f"djade{python.suffix}")
templates = map(str, sorted(Path("src").rglob("*.html")))
types = subprocess.Popen([str(python), "-m", "mypy"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
steps = {
    "ruff check": (python, ["-m", "ruff", "check", "."]),
    "ruff format": (python, ["-m", "ruff", "format", "--check", "."]),
    "djade": (djade, ["--check", *templates]),
    "pytest": (python, ["-m", "pytest", *PARALLEL, *sys.argv[1:]]),
}
failed = [name for name, (command, arguments) in steps.items() if run(command, *arguments)]
print(types.communicate()[0], end="")
failed += ["mypy"] if types.returncode else []
sys.exit(f"failed: {', '.join(failed)}" if failed else 0)
