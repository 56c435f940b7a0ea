"""Templates, styles and scripts are written for people; what every form carries along is written once."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from django.template import Context, Engine

from tests.places import SOURCES

WEB = SOURCES / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
STATIC = sorted(path for path in (WEB / "static").rglob("*") if path.is_file() and path.suffix != ".png")
STYLES = [path for path in STATIC if path.suffix == ".css"]
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


def lines_of(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Every line with its place."""
    for path in paths:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            yield f"{path.relative_to(WEB)}:{number}", line


def test_no_line_is_longer_than_a_screen() -> None:
    lines = list(lines_of([*TEMPLATES, *STATIC]))
    assert [place for place, line in lines if len(line) > LONGEST] == []
    assert [place for place, line in lines if line != line.rstrip() or "\t" in line] == []


def test_a_line_of_style_says_one_thing() -> None:
    one_thing = re.compile(r" *(/\* .* \*/|[^{};]+[,{;]|\})?")
    assert [place for place, line in lines_of(STYLES) if not one_thing.fullmatch(line)] == []


def unclosed(text: str) -> Iterator[str]:
    """What is closed in another branch than the one in which it was opened, or never."""
    inside: list[str] = []
    for piece in PIECE.finditer(text):
        line = text.count("\n", 0, piece.start()) + 1
        element, tag = piece["element"], piece["tag"] or ""
        if piece["end"] or tag.startswith("end"):
            closed = element or tag.removeprefix("end")
            if not inside or inside.pop() != closed:
                yield f"line {line}: {closed} is closed, not opened"
        elif tag in ("elif", "else", "empty"):
            if inside[-1] not in BRANCHING:
                yield f"line {line}: {inside[-1]} is still open"
        elif tag in BRANCHING or (element and not piece["empty"] and element not in EMPTY):
            inside.append(element or tag)
    yield from (f"{element} is never closed" for element in inside)


def test_every_element_is_closed_in_the_branch_in_which_it_was_opened() -> None:
    assert [(path.name, wrong) for path in TEMPLATES for wrong in unclosed(path.read_text())] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("<p><b>x</b></p>", []),
        ("{% if x %}<p>{% endif %}</p>", ["line 1: if is closed, not opened", "line 1: p is closed, not opened"]),
        ("{% if x %}<p>{% else %}</p>{% endif %}", ["line 1: p is still open"]),
        ("<p><br>\n<img>", ["p is never closed"]),
    ],
)
def test_what_is_not_closed_is_found(text: str, wrong: list[str]) -> None:
    assert list(unclosed(text)) == wrong


def test_what_stands_by_itself_on_the_page_begins_a_line() -> None:
    wrong = []
    for path in TEMPLATES:
        text = path.read_text()
        for piece in PIECE.finditer(text):
            if piece["element"] in LINES_OF_THEIR_OWN and not piece["end"]:
                before = text[text.rfind("\n", 0, piece.start()) + 1 : piece.start()]
                # Two choices that must not drift apart have no space between them, and so no line either.
                if before.strip() and piece["element"] != "select":
                    wrong.append(f"{path.name}: {before}{piece.group()}")
    assert wrong == []


def test_every_form_that_changes_something_carries_what_it_must() -> None:
    for path in TEMPLATES:
        text = path.read_text()
        forms = re.findall(r'<form method="post".*?</form>', text, re.DOTALL)
        assert [form for form in forms if "{% form_fields" not in form] == [], path
        assert text.count('method="post"') == len(re.findall('<form method="post"', text)), path


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


def test_a_sheet_of_paper_is_no_phone() -> None:
    """An A4 sheet is 703 pixels wide inside its margins: rules for narrow screens must not reach it."""
    for path in STYLES:
        asked = re.findall(r"@media ([^{]*(?:max|min)-width[^{]*) \{", path.read_text())
        assert [query for query in asked if not query.startswith("screen and")] == [], path
