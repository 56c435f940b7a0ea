"""Runs everything that must be green: lint, types, templates, tests. `python3 test.py [pytest arguments]`."""

import os
import sys
from pathlib import Path

from bootstrap import ROOT, prepared_python, run

os.chdir(ROOT)
python = prepared_python("dev.lock")
djade = python.with_name(f"djade{python.suffix}")
templates = map(str, sorted(Path("src").rglob("*.html")))
steps = {
    "ruff check": (python, "-m", "ruff", "check", "."),
    "ruff format": (python, "-m", "ruff", "format", "--check", "."),
    "djade": (djade, "--check", *templates),
    "mypy": (python, "-m", "mypy"),
    "pytest": (python, "-m", "pytest", *sys.argv[1:]),
}
failed = [name for name, step in steps.items() if run(*step)]
sys.exit(f"failed: {', '.join(failed)}" if failed else 0)
