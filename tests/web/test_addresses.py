"""An address is spelled in `web/urls.py` and nowhere else: everybody else asks for it by its name."""

import ast
import re
from pathlib import Path

from tabellone.web.permissions import ADDRESSES
from tabellone.web.roles import MAY, Role
from tests.places import SOURCES

WEB = SOURCES / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
MODULES = sorted(path for path in WEB.rglob("*.py") if path != WEB / "urls.py")
NO_PAGES = {"/static/"}
"""What begins like an address of the site and is none of a page."""

ROUTE = re.compile(r'^    path\("([^"]*)", .*?(?:name="(\w+)")?\),$', re.MULTILINE)
ASKED_BY_A_TEMPLATE = re.compile(r"""\{% url ["'](\w+)["']""")
ASKS = {"redirect", "reverse", "numbered", "Shapes"}
SPELLED = re.compile(r"""\b(?:href|action|formaction|src|hx-\w+|data-live|data-url)=["'](?:/|\{\{ *base\b)|=["']/""")


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def routes() -> list[tuple[str, str]]:
    found = ROUTE.findall((WEB / "urls.py").read_text())
    assert len(found) == (WEB / "urls.py").read_text().count("path(")
    return found


def test_every_address_has_a_name_of_its_own() -> None:
    names = [name for _, name in routes()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_no_template_spells_an_address() -> None:
    known = {name for _, name in routes()}
    for path in TEMPLATES:
        text = path.read_text()
        assert [found.group() for found in SPELLED.finditer(text)] == [], path
        assert set(ASKED_BY_A_TEMPLATE.findall(text)) - known == set(), path


def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text())))


def test_no_module_spells_an_address() -> None:
    for path in MODULES:
        nodes = nodes_of(path)
        written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert {text for text in written if re.match(r"/\w", text)} - NO_PAGES == set(), path
        redirects = [node for node in nodes if isinstance(node, ast.Call) and called(node) == "HttpResponseRedirect"]
        assert [call for call in redirects if isinstance(call.args[0], ast.Constant)] == [], path


def test_whatever_a_module_asks_for_by_name_is_there() -> None:
    known = {name for _, name in routes()}
    for path in MODULES:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and called(node) in ASKS:
                asked = node.args if called(node) == "Shapes" else node.args[:1]
                names = {argument.value for argument in asked if isinstance(argument, ast.Constant)}
                assert names <= known, (path, names - known)


def test_the_pages_kept_before_django_are_those_that_everybody_sees() -> None:
    """`kept` tells the front which version a page shows; a page the front does not know would be told in vain."""
    kept = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
                if "kept" in marks:
                    kept.add(f"{path.stem}.{node.name}")
    views = dict(re.findall(r', ([\w.]+), (?:\{.*?\}, )?name="(\w+)"\),', (WEB / "urls.py").read_text()))
    front = (WEB / "front" / "pages.py").read_text()
    shapes = re.search(r"PUBLIC = Shapes\((.*?)\)", front, re.DOTALL)
    assert shapes is not None
    for_everybody = {views[view] for view in kept if ADDRESSES[views[view]].read in MAY[Role.PUBLIC]}
    assert for_everybody == set(re.findall(r'"(\w+)"', shapes.group(1)))
