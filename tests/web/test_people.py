"""Records of people as a director keeps them: two of one person merged, an old list noticed; the real program."""

import json
import re

import pytest

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


@pytest.fixture
def site(own_site: Site) -> Site:
    """What is asked here depends on everything that is there."""
    return own_site


def person(desk: Desk, name: str, **more: str | int) -> int:
    """Somebody new; his number in the registry."""
    desk.go_on("/registry/new", name=name, **more)
    return int(re.findall(r"/registry/(\d+)", desk.place)[0])


def imported(desk: Desk, date: str, *lines: str, **more: str | int) -> str:
    content = "\n".join(["name;card;rating", *lines]).encode()
    page = desk.send("/registry/import", content, date=date, **{"game": "italian", **more})[1]
    while "<progress" in page:
        page = desk.get(desk.place)[1]
    return page


def capitals(desk: Desk) -> list[tuple[str, str]]:
    """Name and rating of everybody in the list of Italian draughts."""
    text = desk.download("/registry/italian.csv").decode("utf-8-sig")
    head, *rows = [line.split(";") for line in text.splitlines()]
    name, rating = (next(i for i, cell in enumerate(head) if cell.lower() in words) for words in NAMES)
    return [(row[name], row[rating]) for row in rows]


NAMES = (("name", "nome"), ("rating", "elo", "punteggio"))


def test_two_records_of_one_person_become_one_with_both_histories(site: Site) -> None:
    desk = Desk(site.director_link)
    kept, gone = person(desk, "Rossi Mario"), person(desk, "Rossi M.", card="77", club="Udine")
    imported(desk, "2026-02-01", "Rossi Mario;;2100")
    imported(desk, "2026-01-01", "Rossi M.;77;1900")
    page = desk.get(f"/registry/{kept}")[1]
    assert f'<option value="{gone}">Rossi M. (77)</option>' in page
    asked = desk.post(f"/registry/{kept}/merge", other=gone)[1]
    assert "Le due schede diventano una" in asked
    assert len(capitals(desk)) == 2  # nothing has happened yet
    assert desk.post(f"/registry/{kept}/merge", other=gone, confirmed="yes")[0] == 200
    assert capitals(desk) == [("Rossi Mario", "2100")]  # the later one by date is in force
    page = desk.get(f"/registry/{kept}")[1]
    assert 'name="card" value="77"' in page and 'name="club" value="Udine"' in page
    assert re.findall(r"<td>(01/0\d/2026)</td>", page) == ["01/02/2026", "01/01/2026"]
    assert "Rossi M." not in desk.get("/registry")[1]


def test_two_cards_are_two_people(site: Site) -> None:
    desk = Desk(site.director_link)
    one, other = person(desk, "Rossi Mario", card="1"), person(desk, "Rossi Mario", card="2")
    page = desk.post(f"/registry/{one}/merge", other=other, confirmed="yes")[1]
    assert "hanno tessere diverse (1 e 2)" in page
    assert desk.get(f"/registry/{other}")[0] == 200
    assert "hanno tessere diverse" in desk.post(f"/registry/{one}/merge", other=one, confirmed="yes")[1]


def test_a_list_older_than_the_capitals_it_replaces_is_not_imported_without_a_confirmation(site: Site) -> None:
    desk = Desk(site.director_link)
    assert "capitali più recenti" not in imported(desk, "2026-05-01", "Bo;1;2000", "Vi;2;1500")
    assert "capitali più recenti" not in imported(desk, "2026-06-01", "Bo;1;2050")
    assert "capitali più recenti" not in imported(desk, "2026-05-01", "Vi;2;1500")  # the same capital
    page = imported(desk, "2026-04-01", "Bo;1;1900", "Vi;2;1500", "Ed;3;1400")
    assert "La lista è del 01/04/2026 e sostituirebbe capitali più recenti: 1." in page
    before = [("Bo", "2050"), ("Vi", "1500")]
    assert capitals(desk) == before  # nothing of it was imported
    assert 'type="date" name="date" value="2026-04-01"' in page
    (asked,) = re.findall(r'name="over_newer" value="(\d+)"', page)
    assert "sostituirebbe" in imported(desk, "2026-04-01", "Bo;1;1900", "Vi;2;1400", over_newer=asked)  # 2 by now
    assert capitals(desk) == before
    page = imported(desk, "2026-04-01", "Bo;1;1900", "Vi;2;1500", "Ed;3;1400", over_newer=asked)
    assert "capitali più recenti del 01/04/2026 sostituiti da quelli della lista: 1." in page
    assert capitals(desk) == [("Bo", "1900"), ("Vi", "1500"), ("Ed", "1400")]
    assert "over_newer" not in desk.get("/registry")[1]


def test_a_long_list_older_than_the_capitals_it_replaces_waits_for_a_confirmation_too(site: Site) -> None:
    desk = Desk(site.director_link)
    many = [f"P{n};{n};2000" for n in range(1_200)]
    imported(desk, "2026-05-01", "Bo;x;2000", *many, game="international")
    older = ["Bo;x;1900", *(line.replace("2000", "1999") for line in many)]
    page = imported(desk, "2026-04-01", *older, game="international")
    assert "sostituirebbe capitali più recenti: 1201." in page
    assert 'value="international" selected' in page
    assert "1999" not in desk.download("/registry/international.csv").decode()
    page = imported(desk, "2026-04-01", *older, game="international", over_newer=1201)
    assert "Aggiunti: 0. Cambiati: 1201." in page
    assert "2000" not in desk.download("/registry/international.csv").decode()


def test_a_year_closed_with_nobody_in_it_leaves_a_trace_and_can_be_reopened(site: Site) -> None:
    desk = Desk(site.director_link)
    person(desk, "Bo")  # without a capital
    desk.go_on("/registry/close-year", year=2025, game="italian", confirmed="yes")
    assert 'value="year-italian-2025"' in desk.get("/registry")[1]
    again = desk.post("/registry/close-year", year=2025, game="italian", confirmed="yes")[1]
    assert "31/12/2025" in again  # done already, on that day
    assert desk.post("/registry/close-year", year=2024, game="italian", confirmed="yes")[0] != 500
    assert 'value="year-italian-2024"' not in desk.get("/registry")[1]  # a later year is closed
    desk.go_on("/registry/reopen-year", key="year-italian-2025")
    assert "year-italian-2025" not in desk.get("/registry")[1]


def test_e7_the_rating_page_counts_an_event_as_its_document_announced_it(site: Site) -> None:
    """Two equals of 2000: the winner has 2 points instead of 1, times 150 (E1, table 17), or half of that at 50 %."""
    desk = Desk(site.director_link)
    players = [{"rating": 2000, "title": "Nazionale"}] * 2
    for announced, shown, gained in (({"weight": 50}, "50", 75), ({}, "100", 150)):
        document = event(players, 1, ["1-2 1:0"], system="round-robin") | announced
        desk.send("/import", json.dumps(document).encode())
        address = re.findall(r"/t/\w+/", desk.place)[0] + "rating"
        page = desk.get(address)[1]
        assert f'value="{shown}" selected' in page
        assert f"<strong>{2000 + gained}</strong>" in page
        assert "<strong>2150</strong>" in desk.get(f"{address}?weight=100")[1]  # what is chosen counts


def test_a_category_lower_than_the_capital_reaches_is_raised_and_told(site: Site) -> None:
    """Table 11: 2000 is a Nazionale, 1000 a Regionale."""
    desk = Desk(site.director_link)
    lines = [
        "name;category;rating",
        "Bassi Ada;Provinciale;2100",
        "Alti Bea;Maestro;2100",
        "Giusti Cleo;Regionale;1500",
    ]
    page = desk.send("/registry/import", "\n".join(lines).encode(), date="2026-02-01", game="italian")[1]
    assert "più alta di quella scritta nel file: Bassi Ada." in page
    later = b"name;italian_category\nBassi Ada;Regionale\nAlti Bea;Nazionale\nGiusti Cleo;Nazionale\n"  # no capitals
    page = desk.send("/registry/import", later, date="2026-03-01", game="italian")[1]
    assert "più alta di quella scritta nel file: Bassi Ada." in page
