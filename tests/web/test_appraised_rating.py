"""Amalfi, English text, 1.2: a rating appraised by the director, kept apart from the official one (A26)."""

import json
import re

from tests.running.desk import Desk
from tests.running.site import Site

PLAYERS = "Anna;2000\nBruno;1450\nCarla\nDario"
MARKED = "≈1500"


def test_a26_an_appraised_rating_is_marked_wherever_it_is_shown(site: Site) -> None:
    desk = Desk(site.director_link)
    address = desk.go_on(
        "/new",
        name="English",
        rounds="2",
        system="amalfi",
        **{"amalfi.edition": "english", "amalfi.competitors": "players"},
    ).removesuffix("players")
    page = desk.post(f"{address}players/add", players=PLAYERS)[1]
    assert "2 giocatori senza nessun punteggio" in page
    desk.post(f"{address}players/3/edit", name="Carla", rating="", appraised_rating="1500")
    page = desk.get(f"{address}players")[1]
    assert "Un giocatore senza nessun punteggio: 4 Dario" in re.sub(r"\s+", " ", re.sub("<[^>]+>", "", page))
    assert "≈ punteggio stimato dal direttore" in page
    desk.post(f"{address}draw")
    desk.post(f"{address}pair")
    desk.post(f"{address}round/1/publish")
    for path in ("players", "player/2", "tables/players"):
        shown = desk.get(f"{address}{path}")[1]
        assert "Carla" in shown, path
        if path == "tables/players":
            assert "Elo stimato" in shown
            assert "1500" in shown
        else:
            assert MARKED in shown, path
    report = desk.get(f"{address}report/26.trf")[1]
    assert "1500" not in report
    assert "Carla" in report
    document = desk.get(f"{address}document.json")[1]
    assert '"appraised_rating": 1500' in document


def test_a_rating_of_another_list_is_typed_and_pasted(site: Site) -> None:
    """English text, 2.2 a: «FIDE if provided, national as subordinate»; FSI, B.1: other lists after it."""
    desk = Desk(site.director_link)
    address = desk.go_on(
        "/new", name="English", rounds="2", system="amalfi", **{"amalfi.edition": "english"}
    ).removesuffix("players")
    desk.post(f"{address}players/add", players="nome;elo fide;elo fsi\nAnna;1500;1950\nBruno;;1700\nCarla;1600;")
    desk.post(f"{address}players/add", players="Dario;1650")
    desk.post(f"{address}players/4/edit", name="Dario", rating="", other_rating="1550", other_title="2N")
    desk.post(f"{address}draw")
    players = json.loads(desk.get(f"{address}document.json")[1])["players"]
    assert [player["name"] for player in players] == ["Bruno", "Carla", "Dario", "Anna"]
    assert {player["name"]: player.get("other_rating") for player in players} == {
        "Anna": 1950,
        "Bruno": 1700,
        "Carla": None,
        "Dario": 1550,
    }
    assert players[2]["other_title"] == "2N"
