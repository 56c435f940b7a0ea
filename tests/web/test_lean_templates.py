"""Templates are indented for people, and sent without it."""

from pathlib import Path

from django.template import Engine, Origin

from tabellone.web.lean_templates import Loader
from tests.places import SOURCES


def test_indentation_and_empty_lines_are_not_sent_but_the_space_between_words_is(tmp_path: Path) -> None:
    template = tmp_path / "page.html"
    template.write_text("<p>\n    one\n\n    <b>two</b>\n    three  four\n</p>\n")
    assert Loader(Engine()).get_contents(Origin(str(template))) == "<p>\none\n<b>two</b>\nthree  four\n</p>\n"


def test_no_template_has_text_whose_indentation_would_be_seen() -> None:
    """What is typed may be shown in a textarea, but a template itself writes nothing indented into one."""
    for path in (SOURCES / "web" / "templates").rglob("*.html"):
        text = path.read_text()
        assert "<pre" not in text, path
        assert not any(
            "\n  " in part.split("</textarea")[0].partition(">")[2] for part in text.split("<textarea")[1:]
        ), path
