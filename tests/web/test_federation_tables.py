"""The federation's tables and blank forms, without any event (FID Capo XIV, tables 2 to 4, 24, 26, 27)."""

import re

import pytest

from tabellone.documents.blank_papers import FORMS, PRINTED_SIZES
from tabellone.documents.group_tables import GROUPS, PLAYERS, ROUNDS, divisions
from tests.running.public import ask
from tests.running.site import Site

MIN = {5: 8, 6: 10, 7: 10, 8: 12, 9: 12, 10: 14}
"""«PARTITE 5 6 7 8 9 10 · MIN 8 10 10 12 12 14»."""


def page(site: Site, path: str, status: int = 200) -> str:
    found = ask(site, path)
    assert found[0] == status, path
    return found[2].decode()


@pytest.mark.parametrize(
    "table", [("general", 174), ("table_a", 48), ("table_b", 126), ("table_c", 83), ("table_d", 8)]
)
def test_table_4_every_opening_has_its_diagram_and_the_legend_stands_above(site: Site, table: tuple[str, int]) -> None:
    """«composta da 174 aperture», 48, 126, 83; D has the eight that moved."""
    name, count = table
    for language in ("it", "en"):
        shown = page(site, f"/federation/openings/{name}?lang={language}")
        assert shown.count('<svg class="diagram"') == count
        assert "BBB" in shown and "PARI" in shown
    assert page(site, "/federation/openings/table_a?edition=later").count('<svg class="diagram"') == 40
    page(site, "/federation/openings/table_e", 404)


@pytest.mark.parametrize("rounds", ROUNDS)
def test_table_24_every_division_keeps_to_the_rule_of_table_23(rounds: int) -> None:
    """The figures of the text, worked out again: the limit of the first group, MIN, everybody in a group."""
    for row in divisions(rounds):
        assert len(row.divisions) == len(GROUPS)
        for groups, division in zip(GROUPS, row.divisions, strict=True):
            critical = rounds * groups * 4
            increment = 2 * int((row.players - critical) / (2 * groups)) if row.players > critical else 0
            limit = 3 * rounds + increment
            sizes = division.sizes
            if sizes:
                assert (sum(sizes), len(sizes)) == (row.players, groups)
                assert sizes[0] <= limit
                assert min(sizes) >= MIN[rounds]
                assert max(sizes[1:]) - min(sizes[1:]) <= 2
            else:  # no division at all keeps to both
                assert row.players < groups * MIN[rounds]


def test_table_24_by_hand(site: Site) -> None:
    """24 entries, 5 rounds: 12 + 12, then 8 + 8 + 8; four groups would have six each, fewer than 8."""
    (row,) = divisions(5, [24])
    assert [list(one.sizes) for one in row.divisions] == [[12, 12], [8, 8, 8], [], [], []]
    shown = page(site, "/federation/groups?rounds=5")
    assert len(re.findall(r'<th class="num">\d+</th>', shown)) == len(PLAYERS)
    assert "8 · 8 · 8" in shown
    page(site, "/federation/groups?rounds=11", 404)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", ["italian", "international"])
def test_every_form_is_there_in_blank(site: Site, form: str, game: str) -> None:
    shown = page(site, f"/federation/blank/{form}?game={game}")
    assert 'class="paper' in shown
    assert "None" not in re.sub(r"<[^>]+>", "", shown)


@pytest.mark.parametrize(("players", "rounds"), [*PRINTED_SIZES, (2, 1), (200, 60)])
def test_table_27_a_tabellone_of_any_size(site: Site, players: int, rounds: int) -> None:
    shown = page(site, f"/federation/blank/tabellone?players={players}&rounds={rounds}")
    tables = re.findall(r"<tbody[^>]*>(.*?)</tbody>", shown, re.DOTALL)
    assert {table.count("<tr>") for table in tables} == {players}
    heads = [int(number) for number in re.findall(r'<th class="played">(\d+)</th>', shown)]
    assert heads == list(range(1, rounds + 1))
    assert len(re.findall(r'<td class="played">', shown)) == players * rounds


@pytest.mark.parametrize("form", ["tabellone", "quotients", "formation"])
@pytest.mark.parametrize(
    "size", ["players=0", "players=10000", "players=x", "rounds=0", "rounds=61", "players=-3&rounds=2"]
)
def test_a_size_there_is_no_room_for_is_a_sentence(site: Site, form: str, size: str) -> None:
    shown = page(site, f"/federation/blank/{form}?{size}", 400)
    assert "un modulo ha da" in shown.lower()
    assert 'class="paper' not in shown
    page(site, "/federation/blank/nothing", 404)


def test_table_27_play_offs_have_the_missing_number_in_brackets(site: Site) -> None:
    """Table 8, no. 1 and 2, «per 3 e 4 giocatori», «per 5 e 6»: whoever would meet the number in brackets rests."""
    shown = re.findall(r"<td>([^<]*–[^<]*):", page(site, "/federation/blank/play-offs"))
    assert shown[:6] == ["1 – (4)", "2 – 3", "(4) – 3", "1 – 2", "2 – (4)", "3 – 1"]
    assert len(shown) == 6 + 15
    assert sum("(6)" in pair for pair in shown) == 5


def test_blank_forms_have_room_to_write(site: Site) -> None:
    for form in ("tabellone", "quotients"):
        assert '<tbody class="to-fill-in">' in page(site, f"/federation/blank/{form}"), form
    for form in ("sealed-game", "sealed-move"):
        shown = page(site, f"/federation/blank/{form}")
        assert 'Denominazione della gara:\n<i class="blank long"></i>' in re.sub(r"\n\s+", "\n", shown), form
        assert "partita:" in shown, form
    assert "Sodalizio che la chiede" in page(site, "/federation/blank/request")


@pytest.mark.parametrize("players", [3, 4, 24])
def test_tables_8_and_9_of_any_number_without_an_event(site: Site, players: int) -> None:
    """In numbers and in letters, with lines for the names; of an odd number the one who is missing in brackets."""
    shown = page(site, f"/federation/blank/calendar?players={players}")
    pairs = re.findall(r'<td class="played">([^<]*)</td>', shown)
    size = players + players % 2
    assert len(pairs) == 2 * (size - 1) * size // 2
    if players == 3:
        assert pairs[:6] == ["1 – (4)", "2 – 3", "(4) – 3", "1 – 2", "2 – (4)", "3 – 1"]
        assert pairs[6:] == ["A – (D)", "B – C", "(D) – C", "A – B", "B – (D)", "C – A"]
    assert len(re.findall(r'<li><b>\d+</b> <i class="blank"></i></li>', shown)) == players
    assert 'name="rounds"' not in shown


def test_a_girone_there_is_no_room_for_is_a_sentence(site: Site) -> None:
    assert "un modulo ha da" in page(site, "/federation/blank/calendar?players=41", 400).lower()
