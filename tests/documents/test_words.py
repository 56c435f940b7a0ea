"""The catalogues: both languages say the same things, and everything the program can say is in them."""

import re
import string

import pytest

from tabellone.documents.speaker import OF_TEAMS
from tabellone.documents.words import catalogue
from tabellone.engine.options import fields
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.systems import SYSTEM_NAMES, system_named
from tabellone.engine.teams.options import TeamRules
from tabellone.journal.entry_types import ENTRY_NAMES as KINDS
from tabellone.web.roles import Action, Role
from tests.places import DOCS, SOURCES


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    """A sentence about teams may be one language's alone: Italian has a gender where English has none."""
    italian, english = catalogue("it"), catalogue("en")
    of_everybody = [code for code in italian if not code.endswith(OF_TEAMS)]
    assert of_everybody == [code for code in english if not code.endswith(OF_TEAMS)]
    for code in italian.keys() & english.keys():
        assert placeholders(italian[code]) == placeholders(english[code]), code
    for one, other in ((italian, english), (english, italian)):
        for code in one.keys() - other.keys():
            assert placeholders(one[code]) <= placeholders(one[code.removesuffix(OF_TEAMS)]), code


@pytest.mark.parametrize("language", ["italian", "english"])
def test_no_code_has_two_sentences(language: str) -> None:
    """Of two the later would be said in the place of the other."""
    files = (SOURCES / "documents" / "words" / language).glob("*.py")
    codes = [code for file in files for code in re.findall(r'^    "([^"]+)":', file.read_text(), re.M)]
    assert sorted(codes) == sorted(set(codes))


def test_every_code_in_the_source_has_its_sentence() -> None:
    """Reasons, errors, tried opponents, headings: whatever is written as a code is found in the catalogue."""
    patterns = [
        r'Reason\(\s*"(\w+)"',
        r'\w+Error\(\s*"(\w+)"',
        r'(?:speaker\.)?say\(\s*"(\w+)"',
        r'said\("(\w+)"\)',
    ]
    words = catalogue("it")
    found = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text()
        for pattern in patterns:
            prefix = "help_" if pattern.startswith("said") else ""
            found |= {prefix + code for code in re.findall(pattern, text)}
    assert len(found) > 80
    assert found - set(words) == set()


def test_every_kind_of_event_has_its_word() -> None:
    assert all(f"event_{kind}" in catalogue("it") for kind in KINDS)


def test_every_role_and_action_has_its_word() -> None:
    words = {*(f"role_{role}" for role in Role), *(f"action_{action}" for action in Action)}
    assert words <= set(catalogue("it"))


def test_every_word_in_a_template_is_in_the_catalogue() -> None:
    words = catalogue("it")
    for path in SOURCES.rglob("*.html"):
        for code in re.findall(r"{% (?:say|tell) [\"'](\w+)[\"']", path.read_text()):
            assert code in words, (path.name, code)


def test_every_option_and_choice_has_its_word() -> None:
    for name in SYSTEM_NAMES:
        assert name in catalogue("it")
        for field in fields(system_named(name).options):
            if not field.many:
                assert f"option_{field.name}" in catalogue("it")
                assert all(f"choice_{choice}" in catalogue("it") for choice in field.choices or ())
            if field.name not in TeamRules._fields:
                assert f"about_{field.name}" in catalogue("it")
        assert all(f"{what}_{name}" in catalogue("it") for what in ("card", "card_for", "card_about", "card_short"))
        assert f"advice_rounds_{name}" in catalogue("it")


def test_every_sentence_is_used() -> None:
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.html")]
    text = "\n".join(path.read_text() for path in files if "words" not in path.parts)
    # composed from parts in the source
    made_up: tuple[str, ...] = (
        "break_",
        "breaks_",
        "fewest_",
        "waived_",
        "taken_",
        "proof_",
        "help_",
        "event_",
        "why_",
        "option_",
        "choice_",
    )
    made_up += (
        "result_",
        "hall_view_",
        "short_",
        "did_",
        "explain_readings_",
        "explain_decided_",
        "check_decided_",
        "column_",
        "ui_team_",
        "ui_demo_",
        "ui_now_",
        "ui_status_",
        "month_",
        "weekday_",
        "card_",
        "advice_",
        "about_",
        "legend_",
        "bracket_",
        "cadence_",
        "score_sheet_",
        "cause_",
        "opening_table_",
        "placed_",
        "counted_",
        "done_",
        "ui_ask_",
        "ui_history_",
        "ui_archived_",
        "ui_deleted_",
        "about_",
        "actor_",
        "role_",
        "action_",
        "ui_may_",
        "ui_comes_",
        "ui_limit_",
        "ui_network_",
        "awarded_",
        "early_",
        "federation_about_",
        *SYSTEM_NAMES,
    )
    tie_breaks = {tie_break.value for tie_break in TieBreak}
    for code in catalogue("it"):
        if not code.startswith(made_up) and code not in tie_breaks:
            used = code.removesuffix(OF_TEAMS)
            assert f'"{used}"' in text or f"'{used}'" in text, code


def test_every_option_is_documented() -> None:
    """In the page of its system, by name; those of team events in their own."""
    for name in SYSTEM_NAMES:
        for field in fields(system_named(name).options):
            page = (DOCS / f"{'teams' if field.name in TeamRules._fields else name}.md").read_text()
            assert f"`{field.name}`" in page
            for choice in field.choices or ():
                assert f"`{choice}`" in page, (field.name, choice)
