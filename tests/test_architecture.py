"""Imports go one way, inner to outer; the engine needs nothing but Python; a system is a core and capabilities."""

import ast
import inspect
import re
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tabellone.engine import capabilities
from tabellone.engine.system import System
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.engine.teams.system import TEAM_SYSTEMS
from tests.places import ROOT, SOURCES, TESTS

CAPABILITIES = [
    found for _, found in inspect.getmembers(capabilities, inspect.isclass) if found.__module__ == capabilities.__name__
]


SYSTEMS: list[System] = [*map(system_named, SYSTEM_NAMES), *TEAM_SYSTEMS.values()]
"""With players and with teams as their competitors."""


def questions(asked: type) -> set[str]:
    """What can be asked of whoever is one of these: methods and attributes."""
    return {name for name in {*vars(asked), *inspect.get_annotations(asked)} if not name.startswith("_")}


@pytest.mark.parametrize("capability", CAPABILITIES, ids=lambda found: found.__name__)
def test_a_capability_is_had_by_some_systems_and_not_by_all(capability: type) -> None:
    having = [system for system in SYSTEMS if isinstance(system, capability)]
    assert having
    assert len(having) < len(SYSTEMS)
    for system in SYSTEMS:
        if system not in having:  # whoever has not inherited it does not answer it either
            assert not any(hasattr(system, question) for question in questions(capability))


@pytest.mark.parametrize("capability", CAPABILITIES, ids=lambda found: found.__name__)
def test_what_a_capability_asks_no_other_one_and_not_the_core_asks(capability: type) -> None:
    others: list[type] = [System, *(other for other in CAPABILITIES if other is not capability)]
    assert not any(questions(capability) & questions(other) for other in others)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: type(system).__name__)
def test_every_system_answers_the_whole_core(system: System) -> None:
    assert not [question for question in questions(System) if not hasattr(system, question)]


def test_templates_ask_a_system_only_what_every_one_answers() -> None:
    """Django takes what does not exist for nothing, and says nothing."""
    templates = (path.read_text() for path in (SOURCES / "web" / "templates").rglob("*.html"))
    asked = {name for text in templates for name in re.findall(r"\bstate\.system\.(\w+)", text)}
    assert asked
    assert asked <= questions(System)


def test_every_capability_is_in_the_documentation_with_the_systems_that_have_it() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", (ROOT / "docs" / "architecture.md").read_text(), re.MULTILINE)
    having = {
        capability.__name__: {system.name for system in SYSTEMS if isinstance(system, capability)}
        for capability in CAPABILITIES
    }
    assert {name: set(systems.split(", ")) for name, systems in rows} == having


def test_every_purpose_of_the_desk_is_in_the_documentation() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    rows = text.partition("\n| module of `desk` |")[2].partition("\n\n")[0].splitlines()
    listed = {name for row in rows[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    modules = {path.stem for path in (SOURCES / "desk").glob("*.py")}
    folders = {path.parent.name for path in (SOURCES / "desk").glob("*/__init__.py")}
    assert (modules | folders) - {"__init__", "hand"} == listed


def test_import_contracts() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), cache_dir=None) == 0


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def test_the_engine_uses_the_standard_library_only_and_does_no_input_output() -> None:
    forbidden = {
        "os",
        "sys",
        "io",
        "pathlib",
        "secrets",
        "time",
        "datetime",
        "socket",
        "subprocess",
        "logging",
    }
    for path in (SOURCES / "engine").rglob("*.py"):
        for name in imported(path):
            top = name.split(".")[0]
            assert top == "tabellone" or top in sys.stdlib_module_names, (path, name)
            assert top not in forbidden, (path, name)
        # a generator of its own with a seed, never the global one
        assert set(re.findall(r"\brandom\.(\w+)", path.read_text())) <= {"Random"}, path


ASKED_OF_TOURNAMENTS = {"appended", "has", "latest_sequences", "listed", "moment"}
ASKED_BY_PAGES = {
    **dict.fromkeys(("REPOSITORY", "repository", "_repository"), ASKED_OF_TOURNAMENTS),
    "REGISTRY": {"capitals_by_person", "count", "everybody", "found", "history", "person"},
    "RATINGS": {"closed_years", "rated_on", "registered"},
    "CHESS_LISTS": {"in_force", "player"},
    "gatherings": {"all_gatherings", "gathering", "gathering_of", "members"},
}
"""What the site asks of tournaments, people and events itself: nothing of it writes."""


def written_without_the_desk(source: str) -> list[str]:
    """What a module does to a journal, the registry or a list that is none of these questions."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "tabellone.journal.journal":
            found += [alias.name for alias in node.names if alias.name == "Journal"]
        elif isinstance(node, ast.ImportFrom) and node.module == "tabellone.store.gatherings":
            found += [alias.name for alias in node.names if alias.name not in ASKED_BY_PAGES["gatherings"]]
        elif isinstance(node, ast.Attribute):
            book = ast.unparse(node.value).rsplit(".", 1)[-1]
            if node.attr == "does" or node.attr not in ASKED_BY_PAGES.get(book, {node.attr}):
                found.append(ast.unparse(node))
    return found


def test_the_site_writes_through_the_desk() -> None:
    """A page reads its form, calls a function of the desk, and shows what came of it."""
    written = {path: written_without_the_desk(path.read_text()) for path in (SOURCES / "web").rglob("*.py")}
    assert written
    assert {str(path): what for path, what in written.items() if what} == {}


@pytest.mark.parametrize(
    ("source", "written"),
    [
        ("hand(request).does(key, 'note', {})", "hand(request).does"),
        ("hand.repository.add(journal)", "hand.repository.add"),
        ("REPOSITORY.append(key, 'note', {}, 'phone')", "REPOSITORY.append"),
        ("self._repository.create({}, 'phone')", "self._repository.create"),
        ("partial(REGISTRY.merge, lines)", "REGISTRY.merge"),
        ("books.RATINGS.take_back(key)", "books.RATINGS.take_back"),
        ("CHESS_LISTS.replace(lists)", "CHESS_LISTS.replace"),
        ("from tabellone.journal.journal import Journal, Moment", "Journal"),
        ("gatherings.remove(key)", "gatherings.remove"),
        ("from tabellone.store.gatherings import members, merge", "merge"),
    ],
)
def test_what_is_written_without_the_desk_is_found(source: str, written: str) -> None:
    assert written_without_the_desk(source) == [written]


def test_no_registry_address_and_no_local_path_in_the_repository() -> None:
    for lock in ROOT.glob("*.lock"):
        assert "://" not in lock.read_text()
        assert " @ " not in lock.read_text()


@pytest.mark.parametrize("lock", ["run.lock", "dev.lock"])
def test_every_package_of_a_lock_is_known_by_its_hashes(lock: str) -> None:
    """pip's own words: a requirement and its options are one line, the newline written with a backslash."""
    text = (ROOT / lock).read_text().replace("\\\n", " ")
    packages = [line for line in text.splitlines() if not line.startswith("#")]
    assert packages
    for line in packages:
        assert re.fullmatch(r"[\w.-]+==[\w.]+(?: ; [^-]+)?(?: +--hash=sha256:[0-9a-f]{64})+", line.strip()), line[:80]
    assert "--require-hashes" in (ROOT / "bootstrap.py").read_text()


def test_the_lock_of_the_program_is_part_of_the_lock_of_development() -> None:
    run, dev = (
        dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / lock).read_text(), re.MULTILINE))
        for lock in ("run.lock", "dev.lock")
    )
    assert run.items() <= dev.items()


def test_the_rooms_of_the_tests() -> None:
    """A unit test needs neither a running program nor a browser, and no test is somebody's library."""
    inside = {"cli", "documents", "engine", "events", "formats", "journal", "literal", "verifier"}
    for path in TESTS.rglob("*.py"):
        room = path.relative_to(TESTS).parts[0]
        for name in imported(path):
            assert room == "e2e" or name != "tests.running.browser", (path, name)
            assert room == "e2e" or path == TESTS / "running" / "browser.py" or not name.startswith("playwright"), path
            assert room not in inside or not name.startswith("tests.running"), (path, name)
            assert not name.startswith("tests.") or not name.rsplit(".", 1)[1].startswith("test_"), (path, name)
