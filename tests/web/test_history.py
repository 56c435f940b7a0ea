"""The history: in words, by names, found by what it is about, and undo where it works."""

import re

import pytest

from tabellone.journal.entry_types import CATEGORIES, ENTRY_NAMES
from tests.running.desk import Desk
from tests.running.site import Site


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


def rows(desk: Desk, key: str, asked: str = "") -> dict[int, list[str]]:
    """What the page says by number: who, what, about what, and undo or why not."""
    page = desk.get(f"/t/{key}/history{asked}")[1]
    found = {}
    for number, row in re.findall(r'<tr id="entry-(\d+)"[^>]*>(.*?)</tr>', page, re.DOTALL):
        cells = re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)
        found[int(number)] = [" ".join(re.sub(r"<[^>]+>", " ", cell).split()) for cell in cells[2:]]
    return found


def test_every_kind_of_event_is_about_something_once() -> None:
    assert sorted(kind for kinds in CATEGORIES.values() for kind in kinds) == sorted(set(ENTRY_NAMES) - {"undo"})


def test_people_are_called_by_the_names_they_had_also_when_they_are_gone(desk: Desk) -> None:
    key = desk.new(rounds=3)
    desk.go_on(f"/t/{key}/players/add", players="Ada; 2000\nBruno; 1900\nCarla; 1800\nDino; 1700\nEva; 1600")
    desk.go_on(f"/t/{key}/players/5/remove")
    desk.go_on(f"/t/{key}/players/4/edit", name="Dina", rating=1700)
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    desk.go_on(f"/t/{key}/round/1/board/2", result="0-1f")
    desk.go_on(f"/t/{key}/undo", target=8)
    shown = rows(desk, key)
    assert shown[3] == ["direttore", "cancellazione di un giocatore", "Eva", "Serve alla voce 5"]
    assert shown[4][2] == "Dino · Dina"
    assert shown[8][2].startswith("turno 1 · tavolo 2 · ")
    assert " – " in shown[8][2]
    assert shown[8][2].endswith("0-1 a forfait")
    assert shown[9][2] == f"voce 8 · risultato · {shown[8][2]}"


def test_it_is_searched_by_thing_by_round_and_by_person(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    for board in (1, 2):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/2/board/1", result="1/2")
    desk.go_on(f"/t/{key}/undo", target=9)
    everything = rows(desk, key)
    assert {number for number, row in everything.items() if "turno 2" in row[2]} == {8, 9, 10}
    assert set(rows(desk, key, "?round=2")) == {8, 9, 10}
    assert set(rows(desk, key, "?what=results")) == {6, 7, 9, 10}
    assert set(rows(desk, key, "?what=results&round=1")) == {6, 7}
    first = everything[6][2].split(" · ")[2].split(" – ")[0]
    assert set(rows(desk, key, f"?what=results&round=1&who={first}")) == {6}
    page = desk.get(f"/t/{key}/history?who=nessuno")[1]
    assert "Niente di simile nella storia" in page


def test_undo_is_offered_where_it_works_and_says_why_where_it_does_not(desk: Desk) -> None:
    key = desk.tournament(4, rounds=1)
    assert [rows(desk, key)[number][3] for number in (1, 2, 3, 4, 5)] == [
        "",
        "Serve alla voce 3",
        "Serve alla voce 4",
        "Serve alla voce 5",
        "Annulla",
    ]
    for board in (1, 2):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    desk.go_on(f"/t/{key}/close")
    assert [rows(desk, key)[number][3] for number in (6, 8)] == ["Torneo chiuso", "Annulla"]
    for number, row in rows(desk, key).items():
        if row[3] == "Annulla":
            desk.go_on(f"/t/{key}/undo", target=number)
    assert [rows(desk, key)[number][3] for number in (6, 8)] == ["Annulla", ""]


def test_a_long_history_has_pages_that_keep_what_was_sought(desk: Desk) -> None:
    """A hundred entries on each; the oldest is the one that made the tournament."""
    key = desk.new()
    for number in range(105):
        desk.go_on(f"/t/{key}/note", text=f"nota {number}")
    first = desk.get(f"/t/{key}/history")[1]
    assert "Voci da 1 a 100 di 106." in first
    assert ("nota 104" in first, "nota 4<" in first) == (True, False)
    second = desk.get(f"/t/{key}/history?page=2")[1]
    assert "Voci da 101 a 106 di 106." in second
    assert ("nota 104" in second, "nota 4<" in second) == (False, True)
    assert 'href="?who=nota&amp;page=2"' in desk.get(f"/t/{key}/history?who=nota")[1]
    assert desk.get(f"/t/{key}/history?page=99")[0] == 200
