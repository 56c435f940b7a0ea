"""Club and province are two things known of a player, at the desk as well."""

import re

from tests.running.desk import Desk
from tests.running.site import Site


def started(desk: Desk) -> str:
    desk.go_on("/new", name="Girone", rounds=3, system="round-robin")
    return str(re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0])


def cells(page: str) -> list[list[str]]:
    """The texts of a page's table, row by row."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", page, re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "", cell).strip() for cell in re.findall(r"<t[dh].*?</t[dh]>", row, re.DOTALL)]
        for row in rows
    ]


def test_both_are_pasted_edited_and_shown_where_they_are_meant(site: Site) -> None:
    desk = Desk(site.director_link)
    key = started(desk)
    desk.go_on(f"/t/{key}/players/add", players="Rossi; 3000; M; Nova; UD\nNeri; 2900; ; Alfa\nVerdi\nGallo")
    head, rossi, neri, *_ = cells(desk.get(f"/t/{key}/players")[1])
    assert head[3:5] == ["Circolo", "Provincia"]
    assert (rossi[3:5], neri[3:5]) == (["Nova", "UD"], ["Alfa", ""])
    form = desk.get(f"/t/{key}/players/2")[1]
    assert 'name="club" value="Alfa"' in form and 'name="province" value=""' in form
    desk.go_on(f"/t/{key}/players/2/edit", name="Neri", rating="2900", title="", club="Alfa", province="PN", card="")
    assert 'name="province" value="PN"' in desk.get(f"/t/{key}/players/2")[1]
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    number = next(row[0] for row in cells(desk.get(f"/t/{key}/players")[1]) if "Neri" in row[1])
    assert "· Alfa · Provincia PN" in " ".join(desk.get(f"/t/{key}/player/{number}")[1].split())
    report = cells(desk.get(f"/t/{key}/papers/report")[1])
    column = next(row for row in report if "Provincia" in row).index("Provincia")
    assert next(row for row in report if "Neri" in row)[column - 1 : column + 1] == ["Alfa", "PN"]
    assert re.search(r"Neri\s*<small>\s*<span>\s*Alfa\s*\(PN\)", desk.get(f"/t/{key}/papers/tabellone")[1])


def test_a_csv_file_with_both_columns_is_previewed_and_enrolled_with_both(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = started(desk)
    _, page = desk.send(f"/t/{key}/players/csv", "Nome;Società;Provincia\nRossi;Nova;UD\nNeri;;PN\n".encode())
    assert [row[1:] for row in cells(page)[1:]] == [["Rossi", "Nova", "UD"], ["Neri", "", "PN"]]
    typed = re.findall(r"<textarea name=\"players\" hidden>(.*?)</textarea>", page, re.DOTALL)[0]
    desk.go_on(f"/t/{key}/players/add", players=typed)
    assert [row[3:5] for row in cells(desk.get(f"/t/{key}/players")[1])[1:3]] == [["Nova", "UD"], ["", "PN"]]


def test_the_registry_gives_both_to_a_tournament(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    desk.go_on("/registry/new", name="Rossi Anna", card="7", club="Nova", province="UD")
    desk.go_on("/registry/new", name="Rossi Bea", card="8", province="PN")
    key = started(desk)
    offers = desk.get(f"/t/{key}/players/search?q=rossi")[1]
    assert "Nova UD" in offers
    for identity in re.findall(r"players/known/(\d+)", offers):
        desk.go_on(f"/t/{key}/players/known/{identity}")
    found = {row[1]: row[3:5] for row in cells(desk.get(f"/t/{key}/players")[1])[1:]}
    assert sorted(found.values()) == [["", "PN"], ["Nova", "UD"]]
