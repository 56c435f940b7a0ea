"""Runs everything that must be green: lint, types, tests. `python3 test.py [pytest arguments]`."""

import os
import sys

from bootstrap import ROOT, prepared_python, run

os.chdir(ROOT)
python = prepared_python("dev.lock")
steps = [
    ["-m", "ruff", "check", "."],
    ["-m", "ruff", "format", "--check", "."],
    ["-m", "mypy"],
    ["-m", "pytest", *sys.argv[1:]],
]
failed = [" ".join(step[1:3]) for step in steps if run(python, *step)]
sys.exit(f"failed: {', '.join(failed)}" if failed else 0)
