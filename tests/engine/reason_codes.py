"""The codes of all reasons a system can give, read from its source: none is forgotten by a test that counts them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from tabellone.documents.words import catalogue


def reason_codes(system: ModuleType) -> set[str]:
    """Whatever is given to a `Reason` as its code in the modules of a system, an if-else as both."""
    assert system.__file__ is not None
    found: set[str] = set()
    for file in sorted(Path(system.__file__).parent.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
                found |= set(strings(call.args[0]))
                if isinstance(call.args[0], ast.Name):  # a code worked out before
                    found |= {text for node in named if "code" in names(node) for text in strings(node.value)}
    return found & catalogue("en").keys()


def strings(node: ast.AST) -> Iterator[str]:
    return (one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str))


def names(assignment: ast.Assign) -> set[str]:
    return {node.id for target in assignment.targets for node in ast.walk(target) if isinstance(node, ast.Name)}
