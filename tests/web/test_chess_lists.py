"""Enrolment from the rating lists of chess, over HTTP."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.formats.chess_lists.published import CARLSEN, COMBINED, DING
from tests.running.desk import Desk

FSI = (
    "ID FSI;Nominativo;Elo;Categoria;Provincia;Circolo\n"
    "5;ROSSI Carla;1500;2N;UD;Scacchi Udine\n"
    "6;ROSSI Carla;1600;1N;TS;\n"
)


def imported(folder: Path, name: str, text: str) -> None:
    """By the command, while the program runs."""
    (folder / name).write_text(text)
    command = [sys.executable, "-m", "tabellone", "lists", "import", str(folder / name), "--date", "2026-10"]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"TABELLONE_DATA": str(folder / "data")})


def tournament(desk: Desk, system: str) -> str:
    desk.post("/new", name="Prova", rounds=5, system=system)
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
    assert re.findall(r'"card": "(\d+)"', text) == ["5", "6", "1503014"]
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
