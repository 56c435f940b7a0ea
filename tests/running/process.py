"""A module of the tests in a process of its own: a process has one store, and may be killed."""

import os
import subprocess
import sys

from tests.places import ROOT


def in_a_process(module: str, *arguments: object) -> str:
    """What it prints; it must end well."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    ended = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=600, encoding="utf-8"
    )
    assert ended.returncode == 0, ended.stderr[-3000:]
    return ended.stdout
