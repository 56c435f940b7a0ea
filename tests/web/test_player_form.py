"""The form of a player asks what the system of his tournament knows of players, and loses nothing that was typed."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.site import Site

ALWAYS = [
    ("name", "Nome"),
    ("rating", "Rating"),
    ("title", "Categoria"),
    ("club", "Circolo"),
    ("province", "Provincia"),
    ("card", "Tessera"),
    ("born", "Nascita (anno, o anno-mese-giorno)"),
    ("sex", "Sesso"),
]
FEDERATION = ("federation", "Federazione (tre lettere, come ITA)")
FIDE = [("fide_number", "Numero FIDE"), ("fide_title", "Titolo FIDE")]
OTHER = [
    ("other_rating", "Elo di un&#x27;altra lista (nazionale)"),
    ("other_title", "Titolo di quella lista"),
]
APPRAISED = ("appraised_rating", "Elo stimato dal direttore, se non è in nessuna lista")
SEEDED, ARBITER = ("seeded", "Testa di serie"), ("arbiter", "Fa anche da arbitro")


def entrant(desk: Desk, system: str) -> str:
    """The address of the only player of a new tournament."""
    desk.go_on("/new", name="Prova", rounds=3, system=system)
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.go_on(f"/t/{key}/players/add", players="Ada Prova")
    return f"/t/{key}/players/1"


def asked(page: str) -> list[tuple[str, str]]:
    """The fields of the form that describe him, with their labels, from the top; the rounds come after them."""
    form = page.split('/edit"')[1].split("</form>", maxsplit=1)[0].split("<h2>", maxsplit=1)[0]
    labels = re.findall(r"<label.*?</label>", form, re.DOTALL)
    names = [re.findall(r'<(?:input|select) [^>]*?name="(\w+)"', label)[0] for label in labels]
    told = (re.sub(r"<select.*</select>|<[^>]+>", "", label, flags=re.DOTALL).strip() for label in labels)
    return list(zip(names, told, strict=True))


@pytest.mark.parametrize(
    ("system", "more"),
    [
        ("amalfi", [*OTHER, FEDERATION, *FIDE, APPRAISED]),
        ("elimination", [SEEDED]),
        ("big-tables", [("team", "Squadra"), ARBITER]),
    ],
)
def test_what_the_system_knows_of_a_player_is_asked(site: Site, system: str, more: list[tuple[str, str]]) -> None:
    desk = Desk(site.director_link)
    assert asked(desk.get(entrant(desk, system))[1]) == ALWAYS + more


def test_what_is_typed_is_saved_or_still_there_when_it_is_refused(site: Site) -> None:
    desk = Desk(site.director_link)
    address = entrant(desk, "elimination")
    form = {"name": "Ada Rossi", "title": "CM", "club": "Circolo", "province": "LE", "card": "AB12", "seeded": "yes"}
    status, page = desk.post(f"{address}/edit", rating="tanti", **form)
    assert status == 400
    for name, value in {**form, "rating": "tanti"}.items():
        assert re.search(rf'<input [^>]*name="{name}"[^>]*value="{value}"', page)
    assert re.search(r'name="seeded"[^>]* checked', page)
    assert "Ada Prova" in desk.get(address)[1]
    assert desk.post(f"{address}/edit", rating=" 3500 ", **form)[0] == 200
    page = desk.get(address)[1]
    for name, value in {**form, "rating": "3500"}.items():
        assert re.search(rf'<input [^>]*name="{name}"[^>]*value="{value}"', page)
    assert re.search(r'name="seeded"[^>]* checked', page)
    del form["seeded"]
    assert desk.post(f"{address}/edit", rating="", **form)[0] == 200
    assert not re.search(r'name="seeded"[^>]* checked', desk.get(address)[1])
    assert re.search(r'name="rating"[^>]*value=""', desk.get(address)[1])


def test_the_federation_of_a_chess_player_is_typed_and_goes_into_the_report(site: Site) -> None:
    desk = Desk(site.director_link)
    address = entrant(desk, "amalfi")
    status, page = desk.post(f"{address}/edit", name="Ada Rossi", federation="Italia")
    assert (status, "«ITALIA» non è una federazione: scrivere tre lettere, come ITA." in page) == (400, True)
    key = address.split("/")[2]
    desk.go_on(f"{address}/edit", name="Ada Rossi", federation="ita")
    desk.go_on(f"/t/{key}/players/add", players="Nome;Fed\nBea Prova;SLO")
    desk.go_on(f"/t/{key}/draw")
    people = [line for line in desk.get(f"/t/{key}/report/26.trf")[1].splitlines() if line.startswith("001")]
    assert sorted(line[53:56] for line in people) == ["ITA", "SLO"]
