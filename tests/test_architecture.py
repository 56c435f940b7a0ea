"""Imports go one way, inner to outer; the engine needs nothing but Python."""

import ast
import re
import sys
from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tabellone"


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


def test_no_registry_address_and_no_local_path_in_the_repository() -> None:
    for lock in ROOT.glob("*.lock"):
        assert "://" not in lock.read_text()
        assert " @ " not in lock.read_text()
