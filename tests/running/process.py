"""A module of the tests in a process of its own: a process has one store, and may be killed."""

import time
from collections.abc import Callable

from tests.running.forks import ran


def in_a_process(module: str, *arguments: object, **environment: str) -> str:
    """What it prints; it must end well."""
    ended = ran(module, *arguments, **environment)
    assert ended.returncode == 0, ended.stderr[-3000:]
    return ended.stdout


def eventually(holds: Callable[[], bool]) -> None:
    """Another process looks every few seconds."""
    for _ in range(200):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError
