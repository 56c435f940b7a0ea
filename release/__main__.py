"""`python -m release`, in the checkout: everything into `dist`, from packages fetched anew by the lock."""

import sys
import tempfile
from pathlib import Path

from release.archive import write_archive
from release.carried import carried
from release.sources import build, fetched
from release.trial import TrialError, try_out

DIST = Path("dist")

wheel = build(DIST, "sdist", "wheel")
with tempfile.TemporaryDirectory() as folder:
    archive = write_archive(DIST / "tabellone.pyz", carried(wheel, fetched(Path("run.lock"), Path(folder))))
try:
    try_out(archive, Path("docs/example.json"))
except TrialError as error:
    sys.exit(f"{archive}: {error}")
print(f"{wheel}\n{archive} ({archive.stat().st_size / 1e6:.1f} MB): --version, pair, demo, serve")
