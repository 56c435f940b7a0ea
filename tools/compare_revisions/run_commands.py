"""Runs commands of one revision, each in a fork of this process and in an empty folder.

Reads the arguments of one command a line, as JSON, and writes the fields of its `Answer`, pickled.
"""

import contextlib
import json
import os
import pickle
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    output: bytes
    errors: bytes
    files: dict[str, bytes]


def run(arguments: list[str], folder: Path) -> Answer:
    """Runs a command in a fork, which has what this process has imported."""
    streams = {1: folder / ".output", 2: folder / ".errors"}
    if (child := os.fork()) == 0:
        os.chdir(folder)
        for number, file in streams.items():
            os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), number)
        sys.argv = ["tabellone", *arguments]
        from tabellone.cli.main import main  # noqa: PLC0415  (of the revision, which is on the path)

        main()
    _, status = os.waitpid(child, 0)
    output, errors = (file.read_bytes() for file in streams.values())
    files = {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file not in streams.values()
    }
    return Answer(os.waitstatus_to_exitcode(status), output, errors, files)


def answer_all() -> None:
    """Answers every line of standard input."""
    with contextlib.suppress(ImportError):
        import typst  # noqa: F401, PLC0415  (slow to import, and the same in both revisions)
    import tabellone.cli.main  # noqa: F401, PLC0415

    for line in sys.stdin:
        folder = Path(tempfile.mkdtemp())
        answer = run(json.loads(line), folder)
        shutil.rmtree(folder)
        pickle.dump(tuple(answer), sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    answer_all()
