"""Imports go one way, inner to outer; the engine needs nothing but Python."""

import ast
import re
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.places import ROOT, SOURCES, TESTS


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
