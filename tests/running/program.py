"""The real program as a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.running.forks import Running, started


class Program:
    """A running program."""

    def __init__(self, process: Running, director_link: str):
        self.process = process
        self.director_link = director_link
        self.address = director_link.split("/enter", maxsplit=1)[0]


@contextmanager
def running(folder: Path, *options: str, files: int | None = None, ends_well: bool = False) -> Iterator[Program]:
    """Start `tabellone serve` on a free port; on a system that lets it open so many files.

    In the end it is killed, unless the test looks at what it leaves behind: a program that is asked to end waits for
    the pages that are still open.
    """
    command = ["tabellone", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    command += ["--folder", str(folder), "--lang", "it", *options]
    process: Running
    if files is None:
        process = started(*command)
    else:
        limited = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", sys.executable, "-m", *command]
        process = subprocess.Popen(limited, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = None
    for line in process.stdout:
        found = found or re.search(r"https?://\S+/enter/\S+", line)
        if "Ctrl+C" in line:
            break
    assert found is not None
    try:
        yield Program(process, found.group(0))
    finally:
        if ends_well:
            process.terminate()
        else:
            process.kill()
        process.wait(120)
        process.stdout.close()
