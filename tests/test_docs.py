"""The documents are true: generated pages are current, examples run, tables name things that exist."""

import doctest
import importlib.util
import json
import re
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType

import jsonschema
import pytest
from packaging.requirements import Requirement

from tabellone.documents.regulations.catalogue import REGULATIONS
from tabellone.documents.regulations.regulation import Regulation
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.systems import SYSTEM_NAMES
from tests.places import DOCS, ROOT, TESTS
from tests.running.forks import ran

TEST_NAMES = {
    name for path in TESTS.rglob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
}


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_pages_are_current() -> None:
    generate = generator()
    assert (DOCS / "command.md").read_text() == generate.command_reference()
    assert (DOCS / "tabellone-1.schema.json").read_text() == generate.schema_text()
    assert (DOCS / "licences.md").read_text() == generate.licences_page()
    assert {page.stem for page in (DOCS / "rules").glob("*.md")} == {*REGULATIONS, "coverage"}
    for name, regulation in REGULATIONS.items():
        assert (DOCS / "rules" / f"{name}.md").read_text() == generate.rules_page(regulation)
    assert (DOCS / "roles.md").read_text() == generate.roles_page()


def test_the_licences_are_of_the_packages_of_the_lock_and_free_to_be_given_away() -> None:
    """Another kind of licence would ask for more than its text in the archive."""
    rows = re.findall(r"^\| ([\w-]+) \| ([\d.]+) \| ([^|]+) \|", (DOCS / "licences.md").read_text(), re.M)
    locked = set(re.findall(r"^([\w.-]+)==([\d.]+)", (ROOT / "run.lock").read_text(), re.M))
    assert {(name.lower(), version) for name, version, _ in rows} <= locked
    assert {"django", "click", "tzdata"} <= {name.lower() for name, _, _ in rows}
    assert {licence for _, _, licence in rows} == {"BSD-2-Clause", "BSD-3-Clause", "BSD License", "MIT", "Apache-2.0"}


def test_the_example_of_the_first_round_is_the_file_and_valid() -> None:
    text = (DOCS / "first-round.md").read_text()
    (block,) = re.findall(r"```json\n(.*?)```", text, re.S)
    assert (DOCS / "example.json").read_text() == block
    jsonschema.validate(json.loads(block), json.loads((DOCS / "tabellone-1.schema.json").read_text()))


def console_examples() -> list[tuple[str, str]]:
    pages = (
        DOCS / f"{name}.md" for name in ("first-round", *SYSTEM_NAMES, "teams", "elo-rubele", "fide-rating", "openings")
    )
    text = "".join(page.read_text() for page in pages)
    return re.findall(r"```console\n\$ tabellone (.*?)\n(.*?)```", text, re.S)


@pytest.mark.parametrize(("command", "expected"), console_examples())
def test_every_console_example_runs_as_printed(command: str, expected: str) -> None:
    assert ran("tabellone", *command.split()) == (0, expected, "")


def test_the_worked_example_of_a_sealed_line_up_is_the_commitment_of_its_entries() -> None:
    """By the reader's own means, not by ours: the text of the page, and SHA-256."""
    page = (DOCS / "sealed-line-ups.md").read_text()
    example = re.search(r"^\$ printf '%s' '(.*)' \| sha256sum\n([0-9a-f]{64})  -$", page, re.M)
    assert example is not None
    said, promised = example.groups()
    assert sha256(said.encode()).hexdigest() == promised
    handed_in, opened = re.findall(r'^\{"actor.*$', page, re.M)
    assert f'"commitment": "{promised}", "round": 2, "team": 3' in handed_in
    _, round_number, team, players, salt = said.split("/")
    assert (round_number, team) == ("2", "3")
    assert f'"3": [{players.replace(",", ", ").replace("-", "null")}]' in opened
    assert f'"salts": {{"3": "{salt}"' in opened


def test_the_examples_of_the_library_run_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```pycon\n(.*?)```", (DOCS / "library.md").read_text(), re.S)
    page = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "library.md", None, 0)
    said: list[str] = []
    assert len(page.examples) > 10
    assert doctest.DocTestRunner().run(page, out=said.append).failed == 0, "".join(said)


def test_the_worked_example_of_the_amalfi_page_is_what_the_program_says(tmp_path: Path) -> None:
    (command, expected), *_ = re.findall(
        r"```\n\$ tabellone (explain .*?)\n(.*?)```", (DOCS / "amalfi.md").read_text(), re.S
    )
    words = [str(ROOT / "src/tabellone/demos/pordenone.json") if w == "torneo.json" else w for w in command.split()]
    beginning, ending = expected.split("…\n")  # the page leaves out what follows
    assert ending == ""
    assert ran("tabellone", *words).stdout.startswith(beginning)


def test_the_walkthrough_can_be_walked(tmp_path: Path) -> None:
    """Draw, pair, fill in, a late entrant, a withdrawal, to the last round: every command of the page works."""
    (block,) = re.findall(r"```json\n(.*?)```", (DOCS / "walkthrough.md").read_text(), re.S)
    file = tmp_path / "sociale.json"
    file.write_text(block)

    def run(*arguments: str) -> None:
        assert ran("tabellone", *arguments).returncode == 0, arguments

    def fill_in(**more: object) -> None:
        document = json.loads(file.read_text()) | more
        for game in document["history"][-1]["games"]:
            game["result"] = "1-0"
        file.write_text(json.dumps(document))

    run("draw", str(file), "--output", str(file))
    for number in (1, 2, 3, 4):
        run("pair", str(file), "--output", str(file))
        fill_in(**({"next": {"round": 2, "absent": [2]}} if number == 1 else {}))
        if number == 2:
            document = json.loads(file.read_text())
            document["players"].append({"name": "Tardini", "rating": 1790, "enters": 3})
            document["players"][0]["leaves"] = 2
            file.write_text(json.dumps(document))
            run("draw", str(file), "--output", str(file))
        run("check", str(file))
    run("standings", str(file))


@pytest.mark.parametrize("name", ["README.md", "LEGGIMI.md"])
def test_the_two_commands_of_the_readme_exist(name: str) -> None:
    text = (ROOT / name).read_text()
    for command in set(re.findall(r"`python3 (\w+\.py)`", text)):
        assert (ROOT / command).exists()
    assert {"start.py", "test.py"} <= set(re.findall(r"python3 (\w+\.py)", text))


def test_the_container_starts_what_the_hosting_page_starts() -> None:
    """No engine for containers runs in tests: compared are the command, and where it listens with where it is asked."""
    lines = (ROOT / "Containerfile").read_text().splitlines()
    (command,) = (json.loads(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD "))
    (hosted,) = re.findall(r"^uvicorn .*", (DOCS / "hosting.md").read_text(), re.M)
    options = {word for word in hosted.split() if word.startswith("--")}
    assert command[:2] == hosted.split()[:2]
    assert {word for word in command if word.startswith("--")} == options - {"--workers"}
    port = command[command.index("--port") + 1]
    assert f"EXPOSE {port}" in lines
    (check,) = (number for number, line in enumerate(lines) if line.startswith("HEALTHCHECK"))
    assert f"('127.0.0.1', {port}," in lines[check + 1]


def test_the_container_installs_by_hash_what_the_extra_for_servers_needs() -> None:
    """The range of its `sed`, in Python: from the first line of a package to the one that goes on no further."""
    (names,) = re.findall(r"sed -nE '/\^\(([\w|-]+)\)/,", (ROOT / "Containerfile").read_text())
    taken = re.findall(rf"^((?:{names})[\w-]*)==(?:.*\\\n)+.*[^\\]$", (ROOT / "dev.lock").read_text(), re.M)
    packages = {"psycopg", "psycopg-binary", "psycopg-pool"}
    asked = [Requirement(text) for name in packages for text in distribution(name).requires or ()]
    linux = {"sys_platform": "linux", "extra": ""}
    needed = {one.name for one in asked if one.marker is None or one.marker.evaluate(linux)}
    assert set(taken) == packages | needed


def links_of(page: Path) -> list[str]:
    return re.findall(r"\]\(([^)#:]+)\)", page.read_text())


def test_readme_and_leggimi_lead_to_the_same_pages_and_together_to_all() -> None:
    english, italian = (links_of(ROOT / name) for name in ("README.md", "LEGGIMI.md"))
    assert [link for link in english if link != "LEGGIMI.md"] == [link for link in italian if link != "README.md"]
    pages = {str(page.relative_to(ROOT)) for page in DOCS.rglob("*.md")}
    assert pages <= set(english)


@pytest.mark.parametrize("regulation", REGULATIONS.values(), ids=REGULATIONS.keys())
def test_every_reading_names_modules_and_tests_that_exist(regulation: Regulation) -> None:
    for reading in regulation.readings:
        assert reading.modules, reading
        assert reading.tests, reading
        assert all((ROOT / "src/tabellone/engine" / module).exists() for module in reading.modules), reading
        assert set(reading.tests) <= TEST_NAMES, reading


def test_every_amalfi_reading_has_its_row_its_code_and_its_test() -> None:
    code = "\n".join(path.read_text() for path in (ROOT / "src/tabellone/engine/systems/amalfi").glob("*.py"))
    readings = [f"A{number}" for number in range(1, 27)]
    assert [name for name in REGULATIONS["amalfi"].anchors() if name.startswith("A")] == readings
    for reading in readings:
        assert re.search(rf"\b{reading}\b", code), reading
        assert any(name.startswith(f"test_{reading.lower()}_") for name in TEST_NAMES), reading


def test_every_italo_swiss_reading_has_its_row_and_its_code() -> None:
    engine = ROOT / "src/tabellone/engine"
    code = "\n".join(
        p.read_text()
        for p in [engine / "time_controls.py", *engine.glob("systems/italo_swiss/*.py"), *engine.glob("ranking/*.py")]
    )
    readings = [f"F{number}" for number in (*range(1, 24), *range(30, 43))]
    assert [*REGULATIONS["italo-swiss"].anchors()] == readings
    for reading in set(readings) - {"F3", "F8", "F38"}:  # these three need no code of their own
        assert re.search(rf"\b{reading}\b", code), reading


def test_every_tie_break_has_its_row() -> None:
    page = (DOCS / "tie-breaks.md").read_text()
    assert all(f"`{tie_break.value}`" in page for tie_break in TieBreak)


def test_every_link_between_documents_leads_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]:
        for target in links_of(path):
            assert (path.parent / target).exists(), (path.name, target)


def test_the_changelog_has_an_unreleased_head() -> None:
    assert "## Unreleased" in (ROOT / "CHANGELOG.md").read_text()


def test_the_schema_is_one_that_other_readers_take() -> None:
    """And they take every example by it: with regular expressions of ECMA-262, which are not those of Python."""
    schema = str(DOCS / "tabellone-1.schema.json")
    examples = [*DOCS.glob("*.json"), *(ROOT / "src" / "tabellone" / "demos").glob("*.json")]
    documents = [str(file) for file in examples if file.name not in ("openapi.json", "tabellone-1.schema.json")]
    assert len(documents) > 10
    for asked in (["--check-metaschema", schema], ["--schemafile", schema, *documents]):
        command = [sys.executable, "-m", "check_jsonschema", *asked]
        ended = subprocess.run(command, check=False, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stdout
