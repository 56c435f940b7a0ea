"""Starts Tabellone: `python3 start.py`; what follows goes to the program, e.g. `python3 start.py pair FILE`."""

import sys

from bootstrap import prepared_python, run

sys.exit(run(prepared_python("run.lock"), "-m", "tabellone", *sys.argv[1:]))
