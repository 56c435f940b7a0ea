"""The regulations: whatever a reason cites is explained, in both languages, and leads nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabellone.documents.markup import SpanType, spans
from tabellone.documents.regulations.catalogue import REGULATIONS, TABLES, place_of, reading_named
from tabellone.documents.regulations.regulation import Regulation, Said
from tests.places import SOURCES

NAME = re.compile(r"[A-Z]\d{1,2}")
ROOMS = ("engine", "formats", "journal", "desk")
CITING = [path for room in ROOMS for path in sorted((SOURCES / room).rglob("*.py"))] + [SOURCES / "documents/plan.py"]
"""Where reasons are made."""

regulations = pytest.mark.parametrize("regulation", REGULATIONS.values(), ids=REGULATIONS.keys())


def calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            yield node


def cited(path: Path) -> set[str]:
    """All that looks like the name of a reading where reasons are made, whatever way it takes into one."""
    nodes = ast.walk(ast.parse(path.read_text()))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if NAME.fullmatch(text)}


def test_every_reading_that_a_reason_can_cite_is_explained() -> None:
    found = {name for path in CITING for name in cited(path)}
    assert len(found) > 80
    assert {name for name in found if place_of(name) is None} == set()


def test_whatever_cites_an_article_names_the_reading_that_explains_it() -> None:
    """An article's number alone would not say of which text it is; a part of a text has a name of its own."""
    without = []
    for path in CITING:
        for call in calls(path):
            article, reading = (call.args[index] if len(call.args) > index else None for index in (1, 2))
            text = article.value if isinstance(article, ast.Constant) and isinstance(article.value, str) else ""
            cites = isinstance(article, ast.JoinedStr) or (text and not place_of(text))
            if cites and (reading is None or (isinstance(reading, ast.Constant) and not reading.value)):
                without.append((path.name, call.lineno))
    assert without == []


@regulations
def test_every_article_and_reading_is_said_in_sentences_of_both_languages(regulation: Regulation) -> None:
    for reading in regulation.readings:
        for said in filter(None, (reading.says, reading.reading)):
            for text in said:
                assert text[-1] in ".…", text
                assert not text[0].isalpha() or text[0].isupper() or re.match(r"[a-z][-/)]", text), text
            assert said.italian != said.english


@regulations
def test_what_is_said_only_by_us_is_called_so(regulation: Regulation) -> None:
    for part in regulation.parts:
        for reading in part.readings:
            silent = reading.article == Said("Non è nel testo", "Not in the text")
            assert silent is (reading.says is None) or part.title or reading.names == ("C.07, 10",), reading.names


@regulations
def test_a_reading_named_in_a_text_leads_to_it(regulation: Regulation) -> None:
    for reading in regulation.readings:
        for text in reading.reading:
            links = [span.target for span in spans(text) if span.kind is SpanType.LINK]
            assert links == [name for name in NAME.findall(text) if place_of(name)]


def test_a_reading_that_two_texts_use_stands_in_the_first_of_them() -> None:
    place, reading = place_of("R9"), reading_named("R9")
    assert place is not None
    assert reading is not None
    assert place == ("round-robin", "r9")
    assert reading.article.italian == "Andata e ritorno, Art. 1-4"
    assert place_of("X1") is None


def test_every_table_that_is_followed_has_its_reading() -> None:
    """Those whose numbers stand in an article, and no others."""
    named = {
        number
        for regulation in REGULATIONS.values()
        for reading in regulation.readings
        for tables in re.findall(r"[Tt]abell[ae] ([\d, e]+)", reading.article.italian)
        for number in re.findall(r"\d+", tables)
    }
    assert named | {"7"} == set(TABLES)  # table 7 is the worked example of Art. 4 and 5
    assert all(place_of(name) for name in TABLES.values())
