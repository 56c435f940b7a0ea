"""The guard of a redesign sees what differs, and nothing that differs between two runs of the same program."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from tests.places import DEMOS
from tools.compare_revisions.__main__ import Comparison, comparable, compare_commands
from tools.compare_revisions.commands import CommandRunner, commands, spoilt
from tools.compare_revisions.revisions import ROOT
from tools.compare_revisions.sites import Form, Page


def test_what_differs_is_printed_with_its_label(capsys: pytest.CaptureFixture[str]) -> None:
    comparison = Comparison()
    comparison.compare("a page", b"<p>one</p>", b"<p>two</p>")
    comparison.compare("another", b"same", b"same")
    comparison.compare_all("command", {"output": b"x"}, {"output": b"x", "out.json": b"{}"})
    assert (comparison.compared, comparison.differ) == (4, 2)
    printed = capsys.readouterr().out
    assert "--- a page\n-one</p>\n+two</p>" in printed and "--- command: out.json" in printed


def test_moments_and_tokens_are_no_difference_and_words_are() -> None:
    first = b'2026-05-01T10:00:00+02:00 at 10.15, csrfmiddlewaretoken" value="abc"'
    assert comparable(first) == comparable(b'2026-05-02T11:30:00Z at 11:45, csrfmiddlewaretoken" value="xyz"')
    assert comparable(b"board 1") != comparable(b"board 2")


def test_an_archive_is_compared_by_what_is_in_it() -> None:
    files = io.BytesIO()
    with zipfile.ZipFile(files, "w") as archive:
        archive.writestr("b.xml", "two")
        archive.writestr("a.xml", "one")
    assert comparable(files.getvalue()) == b"a.xml\none\nb.xml\ntwo"


def test_a_page_gives_its_links_and_its_forms_as_they_are_before_anybody_types() -> None:
    page = Page(
        '<a href="/x">x</a><form method="post" action="/y"><input name="a" value="1"><input type="checkbox" name="b">'
        '<select name="c"><option value="1"><option value="2" selected></select><textarea name="d">text</textarea>'
        '<button name="e" value="f"></button><button name="e" value="g"></button></form><form><input name="q"></form>'
    )
    assert page.links == ["/x"]
    assert page.forms[0] == Form("/y", (("a", "1"), ("c", "2"), ("d", "text"), ("e", "f")))
    assert page.forms[1].action == "GET"


def test_every_example_is_asked_and_every_value_of_a_document_spoilt() -> None:
    asked = list(commands(ROOT, "it"))
    for demo in Path(DEMOS).glob("*.json"):
        assert any(str(demo) in arguments for arguments in asked), demo
    wrong = [json.dumps(document) for document in spoilt({"name": "E", "players": [{"number": 1}]})]
    assert len(wrong) == len(set(wrong)) == 6 * 4


def test_a_revision_answers_like_itself_each_time(tmp_path: Path) -> None:
    example = str(ROOT / "docs/example.json")
    asked = [["pair", example, "--certificate", "proof.json"], ["draw", example], ["export", example, "--xlsx", "all"]]
    comparison = Comparison()
    compare_commands(lambda _: asked, ("it",), [ROOT, ROOT], comparison)
    assert comparison.differ == 0 and comparison.compared > 3 * len(asked)
    runner = CommandRunner(ROOT, "en")
    runner.ask(["pair", example, "--certificate", "proof.json"])
    answer = runner.answer()
    assert (
        answer["exit code"] == b"0"
        and b"Board" in answer["output"]
        and b"tabellone-certificate" in answer["proof.json"]
    )
    runner.close()
