"""Revisions of the program as folders."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIXED_START = Path(__file__).parent / "fixed_start"
WORKING_TREE = "."


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    """Yields the folder of a revision: the working tree itself for `.`, else a worktree that goes at the end."""
    if revision == WORKING_TREE:
        yield ROOT
        return
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, revision], cwd=ROOT, check=True)
    try:
        yield folder
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=ROOT, check=True)


def environment(tree: Path, language: str) -> dict[str, str]:
    """Returns the environment in which a revision answers the same whenever it is asked."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return kept | {
        "PYTHONPATH": os.pathsep.join(map(str, (tree / "src", FIXED_START))),
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "LANG": {"it": "it_IT.UTF-8", "en": "en_GB.UTF-8"}[language],
        "COLUMNS": "100",
        "TZ": "Europe/Rome",
    }
