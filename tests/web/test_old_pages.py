"""Forms sent from pages that have become old: one true sentence at the place it is about, and nothing done twice."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.site import Site


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


def last(desk: Desk, key: str) -> int:
    """How many events there are."""
    return desk.download(f"/t/{key}/journal.txt").decode().count('"kind": ')


def sent(desk: Desk, key: str, address: str, **fields: str | int) -> tuple[list[str], str]:
    """What the page says and where it is; nothing was done."""
    before = last(desk, key)
    desk.get(f"/t/{key}/standings")  # what was said before is read
    page = desk.post(f"/t/{key}/{address}", **fields)[1]
    assert last(desk, key) == before
    messages = re.findall(r'<div id="messages".*?</div>', page, re.DOTALL)[0]
    return re.findall(r"<p[^>]*>(.*?)</p>", messages), desk.place.removeprefix(f"/t/{key}/")


def played(desk: Desk, rounds: int) -> str:
    key = desk.tournament(4, rounds=rounds)
    for number in range(1, rounds + 1):
        if number > 1:
            desk.post(f"/t/{key}/pair")
            desk.post(f"/t/{key}/round/{number}/publish")
        for board in (1, 2):
            desk.post(f"/t/{key}/round/{number}/board/{board}", result="1-0")
    return key


def test_the_draw_and_the_steps_of_a_round(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    back: dict[str, str | int] = {"back": f"/t/{key}/round/1", "seen": 1}
    assert sent(desk, key, "draw", seen=2)[0][0].startswith("I numeri sono già assegnati: eccoli.")
    assert sent(desk, key, "pair", round=1) == (["Il turno 1 è già formato: eccolo."], "round/1")
    assert sent(desk, key, "pair", round=3) == (["Il turno 3 non è il prossimo: prima si forma il turno 2."], "round/1")
    assert sent(desk, key, "round/1/publish", **back) == (["Il turno 1 è già pubblicato: eccolo."], "round/1")
    desk.post(f"/t/{key}/round/1/unpublish")
    assert sent(desk, key, "round/1/unpublish", **back)[0] == ["Il turno 1 non è pubblicato: lo vede solo chi dirige."]
    desk.post(f"/t/{key}/round/1/unpair")
    for address in ("round/1/unpair", "round/1/publish", "round/1/unpublish"):
        assert sent(desk, key, address, **back) == (["Il turno 1 non è formato: ecco dove siamo."], "players")
    assert sent(desk, key, "round/1/board/1", result="1-0", back=back["back"]) == (
        ["Il turno 1 non è ancora accoppiato."],
        "players",
    )
    assert sent(desk, key, "round/1/openings", numbers="3", back=back["back"])[1] == "players"


def test_a_round_that_waits_for_results_is_refused_once(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    messages, place = sent(desk, key, "pair", round=2)
    assert len(messages) == 1
    assert messages[0].startswith("Manca un risultato: turno 1, tavolo 1")
    assert place == "round/1"


def test_when_all_rounds_are_formed_the_desk_is_told_where_to_add_one(desk: Desk) -> None:
    key = played(desk, 2)
    said = "Tutti i 2 turni annunciati sono già formati; per aggiungerne uno cambia il numero dei turni nelle "
    said += "impostazioni."
    assert sent(desk, key, "pair") == ([said], "round/2")
    assert sent(desk, key, "pair", round=2) == (["Il turno 2 è già formato: eccolo."], "round/2")
    assert said in desk.get(f"/t/{key}/pair")[1]


def test_closing_and_opening_again(desk: Desk) -> None:
    key = played(desk, 1)
    assert sent(desk, key, "reopen") == (["Il torneo è già aperto."], "standings")
    desk.post(f"/t/{key}/close")
    assert sent(desk, key, "close", seen=3) == (["Il torneo è già chiuso."], "standings")
    assert sent(desk, key, "round/1/board/1", result="0-1", back=f"/t/{key}/round/1")[1] == "round/1"
    assert sent(desk, key, "players/1/withdraw", back=f"/t/{key}/players")[1] == "players"
    desk.post(f"/t/{key}/reopen")
    desk.post(f"/t/{key}/undo", target=last(desk, key))
    assert sent(desk, key, "undo", target=last(desk, key) - 1)[0] == [f"La voce {last(desk, key) - 1} è già annullata."]


def test_people_who_are_gone_and_boards_that_have_changed(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    desk.post(f"/t/{key}/players/add", players="Zoe")
    desk.post(f"/t/{key}/players/5/remove")
    assert sent(desk, key, "players/5/remove", back=f"/t/{key}/players/5")[1] == "players"
    desk.post(f"/t/{key}/players/1/withdraw")
    assert sent(desk, key, "players/1/withdraw", back=f"/t/{key}/players/1") == (["P0 si è già ritirato."], "players/1")
    before = last(desk, key)
    desk.post(f"/t/{key}/round/1/board/1", result="1-0")
    messages, place = sent(desk, key, "round/1/board/1", result="0-1", seen=before, back=f"/t/{key}/round/1")
    assert messages[0].startswith("Il tavolo 1 è stato inserito come 1-0 da direttore")
    assert place == "round/1"
