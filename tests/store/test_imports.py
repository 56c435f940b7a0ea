"""Long imports of the registry go on beside everything else: on real databases, and in the real program."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.site import Site


def registry_file(people: int) -> bytes:
    return b"card;name;rating\n" + b"".join(b"%d;Persona %d;2000\n" % (n, n) for n in range(people))


def test_a_long_import_is_followed_on_a_page_while_results_are_saved(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = desk.tournament(8)
    status, page = desk.send("/registry/import", registry_file(3_000), date="2026-01-01", back="/registry")
    followed, entered = desk.place, 0
    while "<progress" in page:
        assert re.search(r'<progress value="\d+" max="3000"', page)
        assert f'href="{followed}"' in (registry := desk.get("/registry")[1]) or "3000" in registry
        entered = entered % 4 + 1
        assert desk.enter(key, 1, entered, "1-0") in (200, 204)
        status, page = desk.get(followed)
    assert (status, desk.place) == (200, "/registry")
    assert "Aggiunti: 3000. Cambiati: 0." in page
    assert [desk.results(key, 1)[board] for board in range(1, entered + 1)] == ["1-0"] * entered


def test_a_short_import_is_answered_at_once(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    page = desk.send("/registry/import", registry_file(1_000), date="2026-01-01", back="/registry")[1]
    assert "Aggiunti: 1000. Cambiati: 0." in page


def test_an_import_nobody_knows_leads_to_the_registry(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    status, page = desk.get("/registry/import/0123456789abcdef")
    assert (status, desk.place) == (200, "/registry")
    assert "importa di nuovo lo stesso file" in page


def test_a_long_import_that_cannot_be_made_says_why(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    desk.go_on("/registry/new", name="Rossi Anna", card="a")
    desk.go_on("/registry/new", name="Rossi Anna", card="b")
    content = registry_file(1_500) + b";Rossi Anna;2000\n"
    page = desk.send("/registry/import", content, date="2026-01-01", back="/registry")[1]
    while "<progress" in page:
        page = desk.get(desk.place)[1]
    assert "Rossi Anna" in re.sub(r"<table.*?</table>", "", page, flags=re.DOTALL)
    assert "Persona" not in desk.get("/registry?q=persona")[1].split('id="people"')[1].split("<h3>")[0]


@pytest.mark.parametrize("people", [3, 1_500])
def test_columns_that_are_not_read_are_named_after_an_import(own_site: Site, people: int) -> None:
    rows = b"".join(b"n%d;Nuovo %d;2000;x;y\n" % (n, n) for n in range(people))
    desk = Desk(own_site.director_link)
    page = desk.send("/registry/import", b"card;name;rating;Telefono;Nato\n" + rows, date="2026-01-01")[1]
    while "<progress" in page:
        page = desk.get(desk.place)[1]
    assert "non sa che cosa sia: Telefono, Nato." in page
