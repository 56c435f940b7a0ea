"""`docs/rules/coverage.md`: every provision of the five texts, with what keeps it."""

import re
from collections import Counter
from typing import NamedTuple

import pytest

from tests.places import ROOT, SOURCES

KINDS = ("rule", "page", "paper", "person")
TEXTS = {"FSI Amalfi": 125, "Amalfi, English text": 66, "FID Capo V": 689, "FID Capo XIV": 1797, "BIG Masters": 163}
"""With their lines."""
TESTS = {name for path in (ROOT / "tests").rglob("*.py") for name in re.findall(r"def (test_\w+)", path.read_text())}


class Row(NamedTuple):
    line: str
    article: str
    provides: str
    kept_by: str
    where: str
    test: str


def rows() -> dict[str, list[Row]]:
    page = (ROOT / "docs/rules/coverage.md").read_text()
    found = {}
    for part in page.split("\n## ")[1:]:
        title, _, table = part.partition("\n")
        lines = [line for line in table.splitlines() if line.startswith("| ")][1:]
        found[title] = [Row(*(cell.strip() for cell in line.strip("|").split("|"))) for line in lines]
    return found


@pytest.mark.parametrize("text", TEXTS)
def test_every_row_has_its_line_what_keeps_it_and_its_test(text: str) -> None:
    at = 0
    for row in rows()[text]:
        first, _, last = row.line.split(",")[0].partition("-")
        assert at <= int(first) <= int(last or first) <= TEXTS[text], row
        at = int(first)
        assert row.article, row
        assert row.provides, row
        assert row.kept_by in KINDS, row
        assert (row.where == "–") == (row.test == "–") == (row.kept_by == "person"), row
        for path in re.findall(r"`([^`]+)`", row.where):
            assert (SOURCES / path).exists(), row
        for name in re.findall(r"`([^`]+)`", row.test):
            assert name in TESTS, row


def test_the_figures_at_the_top_are_those_of_the_rows() -> None:
    page = (ROOT / "docs/rules/coverage.md").read_text()
    found = rows()
    assert found.keys() == TEXTS.keys()
    for text, provisions in found.items():
        kinds = Counter(row.kept_by for row in provisions)
        figures = " | ".join(str(figure) for figure in (len(provisions), *(kinds[kind] for kind in KINDS)))
        assert f"| {text} | {figures} |" in page
