"""How sentences look on a page: with a capital wherever they begin, and with the language's own numbers and days."""

import re
from fractions import Fraction

import pytest

from tabellone.documents.rating import hundredths_text
from tabellone.documents.speaker import Speaker, whole_sentence
from tabellone.documents.words import catalogue
from tabellone.engine.amounts import Amount
from tabellone.engine.reason_values import IsoDay, SumTerms
from tabellone.engine.reasons import Reason
from tests.places import SOURCES

TEMPLATES = sorted((SOURCES / "web" / "templates").rglob("*.html"))
BEGINS = re.compile(
    r"<(?:p|h1|h2|h3|button|summary|legend|label|th)\b[^<>]*>\s*(?:\{% icon [^%]*%\}\s*)?(?:<span>)?"
    r"\{% say [\"'](\w+)[\"'][^%]*%\}"
)
"""Words with which something begins that stands by itself: a paragraph, a heading, a button, a field, a column."""
SIGN_FIRST = {"ui_bracket_legend"}
"""Begins with the sign it explains."""
AFTER_A_COLON = "ui_now_"
"""Said behind «Adesso:»."""
SHOWN = re.compile(r"\{\{ *((?:message\.message|message|sentence|problem)(?:\|\w+)*) *\}\}")
"""What comes from anywhere in the program as a whole sentence."""
OF_THE_FRONT = "refused.html"
"""Has no words of its own: sentences of a host that is not known, which begin with a capital."""


def beginnings(text: str) -> list[str]:
    """How a sentence may begin: with either form of a word that has two."""
    forms = re.match(r"\{\w+:([^|}]*)\|([^{}]*)", text)
    return [form for form in (forms.groups() if forms else (text,)) if form]


def is_capital(text: str) -> bool:
    return not text[0].isalpha() or text[0].isupper()


@pytest.mark.parametrize("language", ["it", "en"])
def test_what_stands_by_itself_begins_with_a_capital(language: str) -> None:
    found = {code for path in TEMPLATES for code in BEGINS.findall(path.read_text())} - SIGN_FIRST
    assert len(found) > 300
    words = catalogue(language)
    assert {code for code in found if not all(map(is_capital, beginnings(words[code])))} == set()


@pytest.mark.parametrize("language", ["it", "en"])
def test_whole_sentences_of_the_pages_begin_with_a_capital(language: str) -> None:
    pages = {
        code: text
        for code, text in catalogue(language).items()
        if code.startswith("ui_") and text.endswith((".", "?")) and not code.startswith(AFTER_A_COLON)
    }
    assert len(pages) > 150
    assert {code for code, text in pages.items() if not all(map(is_capital, beginnings(text)))} == {"ui_why_link"}


def test_whatever_is_told_as_a_whole_sentence_gets_its_capital_at_the_edge() -> None:
    """What the engine says is often part of another sentence, and has none of its own."""
    shown = {(path.name, what) for path in TEMPLATES for what in SHOWN.findall(path.read_text())}
    assert len(shown) > 3
    assert {(name, what) for name, what in shown if "|capitalised" not in what} == {(OF_THE_FRONT, "sentence")}
    assert whole_sentence("è finito") == "È finito"
    assert whole_sentence("") == ""


@pytest.mark.parametrize(("language", "written"), [("it", "22/11/2026"), ("en", "22 November 2026")])
def test_days_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    speaker = Speaker(language)
    assert speaker.day("2026-11-22") == written
    assert speaker.day("2026-11") == "2026-11"
    assert speaker.day("") == ""
    said = speaker.sentence(Reason("rated_already", args={"date": IsoDay("2026-11-22")}))
    assert written in said
    assert Reason("rated_already", args={"date": IsoDay("2026-11-22")}).as_data()["date"] == "2026-11-22"


@pytest.mark.parametrize(("language", "mark"), [("it", ","), ("en", ".")])
def test_decimals_have_the_mark_of_the_language(language: str, mark: str) -> None:
    speaker = Speaker(language)
    assert speaker.figure(hundredths_text(Fraction(286, 100))) == f"2{mark}86"
    amount, terms = Amount(1512, 10), SumTerms([(2, Amount(11, 10)), (None, Amount(1, 2))])
    said = speaker.sentence(Reason("working_quotient", args={"total": amount, "sum": terms}))
    assert f"151{mark}2" in said
    assert f"2 × 1{mark}1 + ½" in said
