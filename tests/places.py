"""Where things are that tests read."""

from pathlib import Path

TESTS = Path(__file__).parent
DATA = TESTS / "data"
E2E = TESTS / "e2e"
WRITTEN_BY = TESTS / "written_by"
ROOT = TESTS.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "tabellone"
DEMOS = SOURCES / "demos"
VERIFIER = ROOT / "verify_certificate.py"
