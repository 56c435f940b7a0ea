"""Templates, styles and scripts are written for people; what every form carries along is written once."""

import re
from pathlib import Path

import pytest
from django.template import Context, Engine

from tests.places import SOURCES

WEB = SOURCES / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
STATIC = sorted(path for path in (WEB / "static").rglob("*") if path.is_file() and path.suffix != ".png")
LONGEST = 120

TEMPLATE_TAG = r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}"
QUOTED = rf""""(?:{TEMPLATE_TAG}|[^"])*"|'(?:{TEMPLATE_TAG}|[^'])*'"""
PIECE = re.compile(rf"<(?P<end>/?)(?P<element>\w+)(?:{TEMPLATE_TAG}|{QUOTED}|[^<>])*?(?P<empty>/?)>|\{{% (?P<tag>\w+)")
"""An element's beginning or end, whatever is said in it, or a template tag between elements."""
EMPTY = {"br", "img", "input", "link", "meta"}
BRANCHING = {"if", "for", "with", "block"}
LINES_OF_THEIR_OWN = {
    *("article", "dl", "fieldset", "figure", "form", "h1", "h2", "h3", "header", "legend", "li", "main", "nav", "ol"),
    *("option", "p", "section", "select", "svg", "table", "tbody", "td", "th", "thead", "tr", "ul"),
}


def name(path: Path) -> str:
    return str(path.relative_to(WEB))


every_template = pytest.mark.parametrize("path", TEMPLATES, ids=name)


@pytest.mark.parametrize("path", [*TEMPLATES, *STATIC], ids=name)
def test_no_line_is_longer_than_a_screen(path: Path) -> None:
    lines = list(enumerate(path.read_text().splitlines(), 1))
    assert [number for number, line in lines if len(line) > LONGEST] == []
    assert [number for number, line in lines if line != line.rstrip() or "\t" in line] == []


@pytest.mark.parametrize("path", [path for path in STATIC if path.suffix == ".css"], ids=name)
def test_a_line_of_style_says_one_thing(path: Path) -> None:
    for number, line in enumerate(path.read_text().splitlines(), 1):
        assert re.fullmatch(r" *(/\* .* \*/|[^{};]+[,{;]|\})?", line), f"{number}: {line}"


@every_template
def test_every_element_is_closed_in_the_branch_in_which_it_was_opened(path: Path) -> None:
    text = path.read_text()
    inside: list[str] = []
    for piece in PIECE.finditer(text):
        line = text.count("\n", 0, piece.start()) + 1
        element, tag = piece["element"], piece["tag"] or ""
        if piece["end"] or tag.startswith("end"):
            closed = element or tag.removeprefix("end")
            assert inside and inside.pop() == closed, f"line {line}: {closed} is closed, not opened"
        elif tag in ("elif", "else", "empty"):
            assert inside[-1] in BRANCHING, f"line {line}: {inside[-1]} is still open"
        elif tag in BRANCHING or (element and not piece["empty"] and element not in EMPTY):
            inside.append(element or tag)
    assert inside == []


@every_template
def test_what_stands_by_itself_on_the_page_begins_a_line(path: Path) -> None:
    text = path.read_text()
    for piece in PIECE.finditer(text):
        if piece["element"] in LINES_OF_THEIR_OWN and not piece["end"]:
            before = text[text.rfind("\n", 0, piece.start()) + 1 : piece.start()]
            # Two choices that must not drift apart have no space between them, and so no line either.
            assert not before.strip() or piece["element"] == "select", f"{before}{piece.group()}"


@every_template
def test_every_form_that_changes_something_carries_what_it_must(path: Path) -> None:
    text = path.read_text()
    for form in re.findall(r'<form method="post".*?</form>', text, re.DOTALL):
        assert "{% form_fields" in form
    assert text.count('method="post"') == len(re.findall('<form method="post"', text))


def test_the_fields_of_a_form_are_the_token_and_what_is_named_in_this_order() -> None:
    engine = Engine(libraries={"forms": "tabellone.web.templatetags.forms"})
    template = engine.from_string('{% load forms %}{% form_fields seen=seen back=place|add:"players" %}')
    shown = template.render(Context({"csrf_token": "abc", "seen": 7, "place": '/t/"x"/'}))
    assert shown.splitlines() == [
        '<input type="hidden" name="csrfmiddlewaretoken" value="abc">',
        '<input type="hidden" name="seen" value="7">',
        '<input type="hidden" name="back" value="/t/&quot;x&quot;/players">',
    ]


def test_a_form_without_a_token_is_a_mistake_of_ours() -> None:
    engine = Engine(libraries={"forms": "tabellone.web.templatetags.forms"})
    with pytest.raises(KeyError, match="csrf_token"):
        engine.from_string("{% load forms %}{% form_fields %}").render(Context({}))


@pytest.mark.parametrize("path", [path for path in STATIC if path.suffix == ".css"], ids=name)
def test_a_sheet_of_paper_is_no_phone(path: Path) -> None:
    """An A4 sheet is 703 pixels wide inside its margins: rules for narrow screens must not reach it."""
    asked = re.findall(r"@media ([^{]*(?:max|min)-width[^{]*) \{", path.read_text())
    assert [query for query in asked if not query.startswith("screen and")] == []
