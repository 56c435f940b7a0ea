"""A worker of a hosted site that starts at the same moment as others: `python -m tests.web.start_with_others FILE`.

It says that it is ready, waits until the file is there, and starts.
"""

import importlib
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    print("ready", flush=True)
    while not Path(sys.argv[1]).exists():
        time.sleep(0.001)
    importlib.import_module("tabellone.web.asgi")
