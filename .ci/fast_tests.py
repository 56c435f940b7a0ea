"""The fast part of the suite with the Python that runs this, in an environment of its own.

`python3.13 .ci/fast_tests.py` tries rules, documents and journals, without what is long because it is random or
compared with a slow second implementation.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bootstrap import ROOT, prepared_python, run

FAST = ("tests/engine", "tests/formats", "tests/journal")
SLOW = (
    "test_adversarial",
    "test_differential",
    "test_least_pairing",
    "test_model",
    "test_mutations",
    "test_seatings_proven",
)

os.chdir(ROOT)
python = prepared_python("dev.lock", ROOT / ".venv-{}.{}".format(*sys.version_info))
skipped = (f"--ignore-glob=*/{name}.py" for name in SLOW)
sys.exit(run(python, "-m", "pytest", "-n", "auto", *FAST, *skipped))
