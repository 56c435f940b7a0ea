"""Writes the generated pages: command, JSON Schema, the API, licences, rules, roles. A test says when they are old."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import click

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent))

from release.carried import carried, licence
from tabellone.cli.commands import tabellone
from tabellone.documents.regulations.catalogue import REGULATIONS
from tabellone.documents.regulations.regulation import Part, Reading, Regulation
from tabellone.documents.speaker import Speaker
from tabellone.documents.words import catalogue
from tabellone.formats.schema import schema
from tabellone.store.opening import load_django
from tabellone.web.permissions import ADDRESSES
from tabellone.web.roles import MAY, Action, Role

HEAD = """# Command reference

This page is made by `docs/generate.py` from the program itself.

Exit codes: 0 done · 1 `check` found a difference · 2 wrong use · 3 no legal pairing (or, with `--strict`, none without
exceptions) · 4 bad document · 5 anything else, such as a missing result (italo-svizzero and round robin pair without
it; the italo-svizzero names it with the round: Art. 16) · 130 interrupted. With `--json` an error of a verb is an
object `{"error": {"code", "where", "text", …}}` on standard output; its sentence is on standard error in any case, and
a wrong option or a missing argument is told there only. A FILE that is read may be `-` for standard input, but for
`restore`. Answers are in the language of `--lang`, else Italian or English by the environment (English for any other
language, Italian if it names none); help goes by the environment alone.

Verbs and options are completed with Tab once the shell has read
`eval "$(_TABELLONE_COMPLETE=bash_source tabellone)"` (in `~/.bashrc`; `zsh_source` in `~/.zshrc`), or, for fish,
`_TABELLONE_COMPLETE=fish_source tabellone > ~/.config/fish/completions/tabellone.fish`.
"""

LICENCES = """# Versions and licences

This page is made by `docs/generate.py` from what the packages say of themselves.

Tabellone is under the Apache License 2.0. It runs with these packages, in these versions (`run.lock`), and
`tabellone.pyz` carries them with the texts of their licences, in `packages/NAME-VERSION.dist-info/licenses`.

| package | version | licence | what it is |
|---|---|---|---|
"""
BROUGHT_ALONG = """
django-htmx brings htmx 2 and 4 along, under the Zero-Clause BSD licence (the site uses 2). tzdata is needed on
Windows only. What the extras `server`, `optimize` and `pdf` install is not in the file. Papers in PDF are set in Noto
Sans, which comes with the program under the SIL Open Font License 1.1 (`exports/pdf/fonts`).
"""

RULES = """This page is made by `docs/generate.py` from `tabellone/documents/regulations`, as are the pages
«Regolamenti» inside the program. Modules are under `tabellone/engine`, tests under `tests`; a test checks that every
name exists.
"""

ROLES = """# Roles

This page is made by `docs/generate.py` from the table by which the program itself decides (`web/roles.py`,
`web/permissions.py`). How people come in, and what protects the site, is in [security.md](security.md).

- The **director** is whoever started the program, and every browser he has let in as himself.
- An **arbiter** and a **scorekeeper** come in by a personal link or by an account; either may be limited to some
  tournaments or to one event. What is done beside the tournaments is then not theirs.
- A scorekeeper may be limited to rounds and to boards, such as 1-20; the number is that of the board, of the table, or
  of the match of two teams. He sees what is published, as everybody does.
- A **captain** and a **player** are whoever holds an address that nobody can guess; nobody else may do what is done
  there, not even the director.
- An address that is in no row is refused to everybody.

"""


BETWEEN = "\v"
"""No help has one."""


def command_reference() -> str:
    """The help of every verb, in both languages."""
    parts = [HEAD]
    verbs = ["", *_verbs(tabellone)]
    for verb, *texts in zip(verbs, _helps(verbs, "en_GB.UTF-8"), _helps(verbs, "it_IT.UTF-8"), strict=True):
        parts.append(f"## tabellone {verb}".rstrip() + "\n")
        parts += [f"```\n{text}```\n" for text in texts]
    return "\n".join(parts)


def schema_text() -> str:
    """The JSON Schema of the tournament document."""
    return json.dumps(schema(), indent=1) + "\n"


def description_text() -> str:
    """What programs can ask of the site, in English."""
    with TemporaryDirectory() as folder:
        load_django(Path(folder))
    from tabellone.web.api.description import description  # noqa: PLC0415  (models can be imported only now)

    return json.dumps(description(Speaker("en")), ensure_ascii=False, indent=1) + "\n"


def licences_page() -> str:
    """Every package the program needs on any system."""
    rows = [
        f"| {package.name} | {package.version} | {licence(package)} | {package.metadata['Summary']} |\n"
        for package in carried(Path(sysconfig.get_path("purelib")))
        if package.name != "tabellone"
    ]
    return "".join([LICENCES, *rows, BROUGHT_ALONG])


def rules_page(regulation: Regulation) -> str:
    """A regulation as a table, with the modules and the tests that keep it."""
    parts = [
        f"# {regulation.title.english}: article · reading · module · test\n",
        f"{regulation.about.english}\n",
        RULES,
    ]
    parts += [_rules_of(part) for part in regulation.parts]
    return "\n".join([*parts, *([f"{regulation.closing.english}\n"] if regulation.closing else [])])


def _rules_of(part: Part) -> str:
    title = f"## {part.title.english}\n\n" if part.title else ""
    named = any(reading.names for reading in part.readings)
    head = "| id | article | what it says | reading |" if named else "| point | what we do |"
    columns = head.count("|") + 1
    rows = [_rule_row(reading, named) for reading in part.readings]
    return title + "\n".join([f"{head} module | test |", "|" + "---|" * columns, *rows]) + "\n"


def _rule_row(reading: Reading, named: bool) -> str:
    says = reading.says.english if reading.says else "–"
    told = [", ".join(reading.names) or "–", reading.article.english, says] if named else [reading.article.english]
    modules, tests = (", ".join(f"`{name}`" for name in names) for names in (reading.modules, reading.tests))
    return f"| {' | '.join([*told, reading.reading.english, modules, tests])} |"


def roles_page() -> str:
    """Who may do what, and the addresses where it is done."""
    words = catalogue("en")
    head = ["may", *(words[f"role_{role}"] for role in Role)]
    rows = [[words[f"action_{action}"], *("yes" if action in MAY[role] else "" for role in Role)] for action in Action]
    table = [_row(head), _row(["---", *[":---:"] * len(Role)]), *map(_row, rows)]
    places = [_row(["what is done", "by reading", "by sending a form"]), _row(["---"] * 3)]
    for action in Action:
        read, written = _addresses(action)
        places.append(_row([words[f"action_{action}"], read, written]))
    return "".join([ROLES, *table, "\n## Addresses\n\n", *places])


def _addresses(action: Action) -> tuple[str, str]:
    """Those where it is done by reading, and those by sending a form."""
    source = (DOCS.parent / "src" / "tabellone" / "web" / "urls.py").read_text(encoding="utf-8")
    routes = {name: f"`/{route}`" for route, name in re.findall(r'path\("([^"]*)", .*?name="(\w+)"\),', source)}
    read = (routes[name] for name, ways in ADDRESSES.items() if ways.read is action)
    written = (routes[name] for name, ways in ADDRESSES.items() if ways.write is action)
    return " ".join(read), " ".join(written)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _verbs(group: click.Group) -> Iterator[str]:
    """All of them but the developers' own, those of a group after it."""
    for name, command in group.commands.items():
        if command.hidden:
            continue
        yield name
        if isinstance(command, click.Group):
            yield from (f"{name} {verb}" for verb in _verbs(command))


ASKED_FOR_HELP = f"""
import sys
from tabellone.cli.main import run
for verb in sys.argv[1:]:
    run([*verb.split(), "--help"])
    print("{BETWEEN}", end="")
"""


def _helps(verbs: list[str], locale: str) -> list[str]:
    """What each says of itself; all of them from one process, which knows its language from its surroundings."""
    environment = os.environ | {"LC_ALL": locale, "COLUMNS": "100", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", ASKED_FOR_HELP, *verbs]
    said = subprocess.run(command, capture_output=True, check=True, env=environment).stdout.decode()
    return said.split(BETWEEN)[:-1]


if __name__ == "__main__":
    (DOCS / "command.md").write_text(command_reference(), encoding="utf-8")
    (DOCS / "tabellone-1.schema.json").write_text(schema_text(), encoding="utf-8")
    (DOCS / "openapi.json").write_text(description_text(), encoding="utf-8")
    (DOCS / "licences.md").write_text(licences_page(), encoding="utf-8")
    for name, regulation in REGULATIONS.items():
        (DOCS / "rules" / f"{name}.md").write_text(rules_page(regulation), encoding="utf-8")
    (DOCS / "roles.md").write_text(roles_page(), encoding="utf-8")
