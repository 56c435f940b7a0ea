"""A module of the tests in a process of its own: a process has one store, and may be killed."""

import os
import subprocess
import sys
import time
from collections.abc import Callable

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


def eventually(holds: Callable[[], bool]) -> None:
    """Another process looks every few seconds."""
    for _ in range(200):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError
