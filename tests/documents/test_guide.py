"""The guide: the same in both languages, every link leads somewhere, and what it quotes is on the pages."""

import re
from collections.abc import Iterator

import pytest

from tabellone.documents.guide.pages import GLOSSARY, NAMES, SYSTEMS, Page, glossary, page
from tabellone.documents.markup import Heading, Items, Line, Paragraph, Picture, Span, SpanType, blocks, spans
from tabellone.documents.regulations.catalogue import REGULATIONS, place_of
from tabellone.documents.words import catalogue
from tabellone.engine.systems import SYSTEM_NAMES
from tests.places import SOURCES

TEXTS = SOURCES / "documents" / "guide"
DRAWINGS = SOURCES / "web" / "templates" / "tabellone" / "pictures" / "guide"


def lines(found: Page) -> Iterator[Line]:
    yield found.summary
    for block in found.blocks:
        if isinstance(block, Paragraph):
            yield block.line
        if isinstance(block, Items):
            yield from block.lines


def targets(found: Page) -> list[str]:
    return [span.target for line in lines(found) for span in line if span.kind is SpanType.LINK]


def test_a_text_is_taken_apart() -> None:
    text = (
        "# A *title*\n\nOne\nparagraph.\n\n## Here {#here}\n\n- first\n  and more\n- [[F]] second\n\n1. one\n\n!board"
    )
    assert blocks(text) == (
        Heading(1, "A *title*", ""),
        Paragraph((Span(SpanType.TEXT, "One paragraph."),)),
        Heading(2, "Here", "here"),
        Items(
            False,
            ((Span(SpanType.TEXT, "first and more"),), (Span(SpanType.KEY, "F"), Span(SpanType.TEXT, " second"))),
        ),
        Items(True, ((Span(SpanType.TEXT, "one"),),)),
        Picture("board"),
    )


def test_a_line_is_taken_apart() -> None:
    assert spans("**a** `b` [c](guide:round) (F11) Z9") == (
        Span(SpanType.STRONG, "a"),
        Span(SpanType.TEXT, " "),
        Span(SpanType.CODE, "b"),
        Span(SpanType.TEXT, " "),
        Span(SpanType.LINK, "c", "guide:round"),
        Span(SpanType.TEXT, " ("),
        Span(SpanType.LINK, "F11", "F11"),
        Span(SpanType.TEXT, ") Z9"),
    )


def test_there_is_a_text_for_every_page_and_no_other() -> None:
    for folder in ("italian", "english"):
        assert {path.stem for path in (TEXTS / folder).glob("*.md")} == set(NAMES)
    assert {*SYSTEM_NAMES, "teams"} == set(SYSTEMS)


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same(name: str) -> None:
    italian, english = page(name, "it"), page(name, "en")
    assert [type(block) for block in italian.blocks] == [type(block) for block in english.blocks]
    assert italian.anchors == english.anchors
    assert sorted(targets(italian)) == sorted(targets(english))


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_every_link_and_drawing_is_there(name: str, language: str) -> None:
    found = page(name, language)
    for target in targets(found):
        kind, _, where = target.rpartition(":")
        if kind == "guide":
            other, _, anchor = where.partition("#")
            assert other in NAMES, target
            assert not anchor or anchor in page(other, language).anchors, target
        elif kind == "glossary":
            assert where in page(GLOSSARY, language).anchors, target
        elif kind == "rules":
            assert where in REGULATIONS, target
        else:
            assert place_of(target), target
    for block in found.blocks:
        assert not isinstance(block, Picture) or (DRAWINGS / f"{block.name}.html").exists(), block


@pytest.mark.parametrize(("language", "quoted"), [("it", r"«([^»]+)»"), ("en", r"“([^”]+)”")])
def test_what_the_guide_quotes_is_said_by_a_page(language: str, quoted: str) -> None:
    """A button that is called otherwise one day is called so here too."""
    folder = TEXTS / ("italian" if language == "it" else "english")
    said = "\n".join(catalogue(language).values())
    for path in folder.glob("*.md"):
        for words in re.findall(quoted, " ".join(path.read_text().split())):
            if words not in ("cut 1", "="):  # of the federation, and a sign
                assert words.removesuffix("…") in said, (path.name, words)


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_word_of_the_glossary_has_a_meaning_in_the_order_of_the_alphabet(language: str) -> None:
    words = glossary(language)
    assert len(words) == len(page(GLOSSARY, language).anchors) > 40
    assert [entry.word.casefold() for entry in words] == sorted(entry.word.casefold() for entry in words)
