"""Enrolment from the rating lists of chess, over HTTP."""

import html
import re
from pathlib import Path

import pytest

from tests.formats.chess_lists.published import CARLSEN, COMBINED, DING
from tests.running.desk import Desk
from tests.running.forks import ran
from tests.running.process import eventually
from tests.running.public import ask
from tests.running.site import Site

FSI = (
    "ID FSI;Nominativo;Elo;Categoria;Provincia;Circolo\n"
    "5;ROSSI Carla;1500;2N;UD;Scacchi Udine\n"
    "6;ROSSI Carla;1600;1N;TS;\n"
)


@pytest.fixture
def site(own_site: Site) -> Site:
    """What is asked here depends on everything that is there."""
    return own_site


def imported(folder: Path, name: str, text: str) -> None:
    """By the command, while the program runs."""
    (folder / name).write_text(text)
    arguments = ("lists", "import", folder / name, "--date", "2026-10")
    assert ran("tabellone", *arguments, TABELLONE_DATA=str(folder / "data")).returncode == 0


def tournament(desk: Desk, system: str) -> str:
    desk.go_on("/new", name="Prova", rounds=5, system=system)
    return str(re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0])


def offered(desk: Desk, key: str, text: str) -> list[tuple[str, str, str]]:
    """Where each button leads, the name on it, and what is said beside it."""
    page = desk.get(f"/t/{key}/players/search?q={text}")[1]
    found = re.findall(
        r'<button formaction="([^"]+)" formnovalidate>([^<]+)</button>\s*<small>(.*?)</small>', page, re.S
    )
    return [(place, name, " ".join(said.split())) for place, name, said in found]


def test_a_few_letters_enrol_somebody_of_a_list(desk: Desk, tmp_path: Path) -> None:
    key = tournament(desk, "amalfi")
    assert offered(desk, key, "car") == []
    imported(tmp_path, "players_list_foa.txt", f"{COMBINED}\n{CARLSEN}\n{DING}\n")
    imported(tmp_path, "allin.csv", FSI)
    offers = offered(desk, key, "car")
    assert [(name, said) for _, name, said in offers] == [
        ("ROSSI Carla", "2N 1500 Scacchi Udine UD · 5 · FSI"),
        ("ROSSI Carla", "1N 1600 TS · 6 · FSI"),
        ("Carlsen, Magnus", "GM 2823 · 1503014 · FIDE NOR 1990"),
    ]
    for place, *_ in offers:
        assert desk.post(place)[0] == 200
    assert offered(desk, key, "car") == []
    assert desk.get(f"/t/{key}/players/search?q=car")[1].count("<li>") == 3
    text = desk.download(f"/t/{key}/document.json").decode()
    assert '"ROSSI Carla (6)"' in text
    assert '"Scacchi Udine"' in text
    assert re.findall(r'"card": "(\d+)"', text) == ["5", "6"]
    assert re.findall(r'"fide_number": "(\d*)"', text) == ["", "", "1503014"]
    assert re.findall(r'"(?:fide_)?title": "(\w+)"', text) == ["2N", "1N", "GM"]
    assert re.findall(r'"rating": (\d+)', text) == ["1500", "1600", "2823"]


def test_an_offer_of_a_list_that_was_replaced_is_refused(desk: Desk, tmp_path: Path) -> None:
    key = tournament(desk, "amalfi")
    imported(tmp_path, "allin.csv", FSI)
    ((place, *_), _) = offered(desk, key, "rossi")
    imported(tmp_path, "allin.csv", FSI)
    assert "la lista è stata sostituita" in desk.post(place)[1].casefold()
    assert len(offered(desk, key, "rossi")) == 2


def test_a_tournament_of_draughts_has_nobody_in_the_lists_of_chess(desk: Desk, tmp_path: Path) -> None:
    imported(tmp_path, "allin.csv", FSI)
    assert offered(desk, tournament(desk, "italo-swiss"), "rossi") == []


def brought(desk: Desk, text: str, **fields: str) -> str:
    """A list sent by the page; the page at its end, without its marks."""
    status, page = desk.send("/chess-lists/import", text.encode(), **fields)
    assert status == 200
    waiting = desk.place

    def is_over() -> bool:
        nonlocal page
        page = desk.get(waiting)[1] if desk.place != "/chess-lists" else page
        return desk.place == "/chess-lists"

    eventually(is_over)
    return html.unescape(re.sub(r"<[^>]+>", "", page))


def test_a_list_is_brought_by_the_page_and_its_players_are_found(desk: Desk) -> None:
    desk.headers["Accept-Language"] = "it"
    key = tournament(desk, "amalfi")
    assert "Lista FIDE, 2026-10: 2 giocatori." in brought(desk, f"{COMBINED}\n{CARLSEN}\n{DING}\n", month="2026-10")
    assert [name for _, name, _ in offered(desk, key, "car")] == ["Carlsen, Magnus"]
    said = brought(desk, FSI.replace("Circolo", "Colore"), month="2026-11")
    assert "Lista FSI, 2026-11: 2 giocatori." in said
    assert "non lette: Colore." in said
    page = desk.get("/chess-lists")[1]
    assert ("<td>2026-10</td>" in page, "<td>2026-11</td>" in page) == (True, True)


@pytest.mark.parametrize(
    ("text", "month", "said"),
    [
        (f"{COMBINED}\n{CARLSEN}\n", "", "non dice di che mese è"),
        (f"{COMBINED}\n{CARLSEN}\n", "ottobre", "«ottobre» non è un mese"),
        (
            f"{COMBINED.replace('B-day', 'Born ')}\n{CARLSEN}\n",
            "2026-10",
            "Riga 1: non è la lista della FIDE come si pubblica ora",
        ),
        (f"{COMBINED}\n{CARLSEN}\n{DING.replace('2', 'x')}\n", "2026-10", "Riga 3"),
        (FSI.replace("Nominativo", "Chi"), "2026-10", "Riga 1"),
        ("", "2026-10", "nessuna riga"),
    ],
)
def test_a_list_that_cannot_be_read_is_a_sentence_and_the_one_before_stays(
    desk: Desk, text: str, month: str, said: str
) -> None:
    """Without a month, of another year's format, with a line that is spoilt, with nothing in it."""
    desk.headers["Accept-Language"] = "it"
    brought(desk, FSI, month="2026-09")
    assert said in brought(desk, text, month=month)
    page = desk.get("/chess-lists")[1]
    assert ("<td>2026-09</td>" in page, "<td>2026-10</td>" in page) == (True, False)


def test_only_the_director_brings_lists(site: Site) -> None:
    for path in ("/chess-lists", "/chess-lists/import/abc"):
        assert ask(site, path)[0] == 403
    assert ask(site, "/chess-lists/import", method="POST", body=b"x")[0] == 403
