"""Makes the files of a release in `dist` and tries them: `python3 package.py`.

A source archive, a wheel, and `tabellone.pyz`: the program with all it needs as one file.
"""

import os
import sys

from bootstrap import ROOT, RUNNING, prepared_python, run

os.chdir(ROOT)
sys.exit(run(prepared_python("run.lock", RUNNING), "-m", "release"))
