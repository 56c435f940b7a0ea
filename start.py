"""Starts Tabellone: `python3 start.py`; what follows goes to the program, e.g. `python3 start.py pair FILE`."""

import sys

from bootstrap import become, python_to_run

sys.exit(become(python_to_run(), "-m", "tabellone", *sys.argv[1:]))
