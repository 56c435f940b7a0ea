"""Runs everything that must be green: lint, types, tests. `python3 test.py [pytest arguments]`.

The tests run on all processors, types are checked beside them; `-n 0` runs them one after the other.
"""

import os
import subprocess
import sys

from bootstrap import ROOT, prepared_python, run

PARALLEL = ("-n", "auto", "--dist", "worksteal")
"""Neighbours stay together: what a file or a session starts is started once a processor, not once a test."""

os.chdir(ROOT)
python = prepared_python("dev.lock")
types = subprocess.Popen([str(python), "-m", "mypy"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
steps = [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["pytest", *PARALLEL, *sys.argv[1:]]]
failed = [step[0] for step in steps if run(python, "-m", *step)]
print(types.communicate()[0], end="")
failed += ["mypy"] if types.returncode else []
sys.exit(f"failed: {', '.join(failed)}" if failed else 0)
