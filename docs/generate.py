"""Writes the generated pages: command reference, JSON Schema, licences. A test says when they are out of date."""

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import click

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent))

from release.carried import carried, licence
from tabellone.cli.commands import tabellone
from tabellone.formats.schema import schema

HEAD = """# Command reference

This page is made by `docs/generate.py` from the program itself.

Exit codes: 0 done · 1 `check` found a difference · 2 wrong use · 3 no legal pairing (or, with `--strict`, none without
exceptions) · 4 bad document · 5 anything else expected, such as a missing result (the italo-svizzero pairs
without it, as if the game were drawn, and names it with the round: Art. 16). With `--json` an error is an object
`{"error": {"code", "where", "text", …}}` on standard output; its sentence is on standard error in any case. `FILE` may
be `-` for standard input. The language is `--lang`, else that of the environment, else Italian.
"""

LICENCES = """# Versions and licences

This page is made by `docs/generate.py` from what the packages say of themselves.

Tabellone is under the Apache License 2.0. It runs with these packages, in these versions (`run.lock`), and
`tabellone.pyz` carries them with the texts of their licences, in `packages/NAME-VERSION.dist-info/licenses`.

| package | version | licence | what it is |
|---|---|---|---|
"""
BROUGHT_ALONG = """
django-htmx brings htmx 2 along, under the Zero-Clause BSD licence. tzdata is needed on Windows only. What the extras
`server`, `optimize` and `pdf` install is not in the file. Papers in PDF are set in Noto Sans, which comes with the
program under the SIL Open Font License 1.1 (`exports/pdf/fonts`).
"""


def command_reference() -> str:
    """The help of every verb, in both languages."""
    parts = [HEAD]
    for verb in ("", *_verbs(tabellone)):
        parts.append(f"## tabellone {verb}".rstrip() + "\n")
        for locale in ("en_GB.UTF-8", "it_IT.UTF-8"):
            parts.append(f"```\n{_help(verb, locale)}```\n")
    return "\n".join(parts)


def schema_text() -> str:
    """The JSON Schema of the tournament document."""
    return json.dumps(schema(), indent=1) + "\n"


def licences_page() -> str:
    """Every package the program needs on any system."""
    rows = [
        f"| {package.name} | {package.version} | {licence(package)} | {package.metadata['Summary']} |\n"
        for package in carried(Path(sysconfig.get_path("purelib")))
        if package.name != "tabellone"
    ]
    return "".join([LICENCES, *rows, BROUGHT_ALONG])


def _verbs(group: click.Group) -> Iterator[str]:
    """All of them, those of a group after it."""
    for name, command in group.commands.items():
        yield name
        if isinstance(command, click.Group):
            yield from (f"{name} {verb}" for verb in _verbs(command))


def _help(verb: str, locale: str) -> str:
    environment = os.environ | {"LC_ALL": locale, "COLUMNS": "100", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "tabellone", *verb.split(), "--help"]
    return subprocess.run(command, capture_output=True, check=True, env=environment).stdout.decode()


if __name__ == "__main__":
    (DOCS / "command.md").write_text(command_reference(), encoding="utf-8")
    (DOCS / "tabellone-1.schema.json").write_text(schema_text(), encoding="utf-8")
    (DOCS / "licences.md").write_text(licences_page(), encoding="utf-8")
