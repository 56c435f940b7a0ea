"""Processes of the tests that need not load the program first: forks of one that has (`loaded.py`).

Each is a process of its own in every other way: it has its own arguments, environment, folder and streams, and can be
killed. A system that cannot fork starts a new one.
"""

import os
import runpy
import subprocess
import sys
import time
from collections.abc import Mapping
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from tests.places import ROOT

if sys.platform != "win32":
    from multiprocessing.context import ForkServerContext, ForkServerProcess
    from multiprocessing.reduction import DupFd

LONGEST = 600
"""Seconds a process may take."""
PYTHON_PATH = os.environ.get("PYTHONPATH")
"""With which the process that is forked began."""


class Ended(NamedTuple):
    """What has become of a process."""

    returncode: int
    stdout: str
    stderr: str


class Running(Protocol):
    """What is asked of a process that goes on, as of one of `subprocess`."""

    stdout: IO[str] | None
    pid: int

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, sig: int) -> None: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...


class _Task(NamedTuple):
    """A module to run as a new process would run it."""

    module: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str]
    folder: str
    out: Any
    err: Any


class Fork:
    """One that goes on, with what it prints."""

    def __init__(self, module: str, *arguments: object):
        reading, writing = os.pipe()
        self._process = _forked(module, arguments, writing, 2)
        os.close(writing)
        self.stdout: IO[str] | None = os.fdopen(reading, encoding="utf-8")
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("fork", timeout or 0)
        return self._process.exitcode

    def send_signal(self, sig: int) -> None:
        """Unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, sig)

    def kill(self) -> None:
        """At once."""
        self._process.kill()

    def terminate(self) -> None:
        """Asked to end."""
        self._process.terminate()


def started(module: str, *arguments: object) -> Running:
    """A module that goes on running."""
    if _can_fork():
        return Fork(module, *arguments)
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ran(module: str, *arguments: object, **environment: str) -> Ended:
    """A module that runs to its end, with these variables too."""
    if not _can_fork():
        command = [sys.executable, "-m", module, *map(str, arguments)]
        there = {**os.environ, "PYTHONUTF8": "1", **environment}
        options: dict[str, Any] = {"capture_output": True, "text": True, "encoding": "utf-8", "timeout": LONGEST}
        ended = subprocess.run(command, cwd=ROOT, env=there, check=False, **options)
        return Ended(ended.returncode, ended.stdout, ended.stderr)
    out, err = (os.memfd_create(name) for name in ("out", "err"))
    try:
        process = _forked(module, arguments, out, err, environment)
        process.join(LONGEST)
        assert process.exitcode is not None, f"{module} did not end"
        return Ended(process.exitcode, _written(out), _written(err))
    finally:
        os.close(out)
        os.close(err)


def _can_fork() -> bool:
    """Unless the system cannot, or Python itself is to begin otherwise."""
    as_before = os.environ.get("PYTHONPATH") == PYTHON_PATH
    return as_before and "forkserver" in get_all_start_methods() and hasattr(os, "memfd_create")


def _written(file: int) -> str:
    return Path(f"/proc/self/fd/{file}").read_text(encoding="utf-8")


def _context() -> "ForkServerContext":
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.running.loaded"])
    return context


def _forked(
    module: str, arguments: tuple[object, ...], out: int, err: int, environment: Mapping[str, str] | None = None
) -> "ForkServerProcess":
    there = {**os.environ, **(environment or {})}
    task = _Task(module, tuple(map(str, arguments)), there, str(ROOT), _Handed(out), _Handed(err))
    process = _context().Process(target=_run, args=(task,))
    process.start()
    return process


class _Handed:
    """A stream that a process gets from the one that starts it."""

    def __init__(self, round_number: int):
        self.number = round_number

    def __reduce__(self) -> Any:
        return _taken, (DupFd(self.number),)


def _taken(handed: Any) -> int:
    return int(handed.detach())


def _run(task: _Task) -> None:
    """As `python -m` would."""
    for stream, number in ((task.out, 1), (task.err, 2)):
        os.dup2(stream, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115  (as long as the process)
        for number, mode in ((0, "r"), (1, "w"), (2, "w"))
    )
    os.environ.clear()
    os.environ.update(task.environment)
    time.tzset()
    os.chdir(task.folder)
    sys.argv = [task.module, *task.arguments]
    try:
        runpy.run_module(task.module, run_name="__main__", alter_sys=True)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
