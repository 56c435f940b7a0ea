"""The page on which a round is read a second time from its slips: blind, and only what differs."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.site import Site


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


def differing(page: str) -> list[str]:
    found = re.findall(r'<ul class="lines slips">(.*?)</ul>', page, re.DOTALL)
    rows = re.findall(r"<li>(.*?)<form", found[0], re.DOTALL) if found else []
    return [" ".join(re.sub(r"<[^>]+>", " ", row).split()) for row in rows]


def demonstration(desk: Desk, name: str) -> str:
    desk.go_on("/demo", demo=name)
    return desk.place.split("/")[2]


def test_nothing_of_the_first_entry_is_seen_and_only_what_differs_is_shown(desk: Desk) -> None:
    key = desk.tournament(6, rounds=3)
    slips = f"/t/{key}/round/1/slips"
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0")
    assert "Verifica con le cedole" not in desk.get(f"/t/{key}/round/1")[1]
    assert "non si può ancora verificare" in desk.get(slips)[1]
    for board in (2, 3):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="0-1")
    assert slips in desk.get(f"/t/{key}/round/1")[1]
    page = desk.get(slips)[1]
    assert "0 su 3 d&#x27;accordo, 0 diverse, 3 da leggere" in page
    assert "aria-pressed" not in page
    desk.go_on(f"{slips}/1/0", result="1-0")
    page = desk.post(f"{slips}/2/0", result="1/2")[1]
    assert "1 su 3 d&#x27;accordo, 1 diversa, 1 da leggere" in page
    assert [row.partition(" ")[0] for row in differing(page)] == ["2"]
    assert differing(page)[0].endswith("Inserito: 0-1 Cedola: 1/2")
    assert desk.results(key, 1)[2] == "0-1"
    desk.go_on(f"{slips}/3/0", result="0-1")
    desk.go_on(f"{slips}/2/0", correct="yes")
    assert desk.results(key, 1)[2] == "1/2"
    assert "Concludi la verifica" in desk.get(slips)[1]
    assert "Il turno 1 è verificato con le cedole" in desk.post(slips)[1]
    history = desk.get(f"/t/{key}/history")[1]
    assert "turno 1 · 3 cedole lette, 1 corretta, 0 lasciate come prima" in history
    assert "3 da leggere" in desk.get(slips)[1]


def test_boards_of_a_match_are_read_from_the_side_of_the_team_named_first(desk: Desk) -> None:
    """At the second board of a match the colours are crossed: the code is White's, the label the first team's."""
    key = demonstration(desk, "squadre")
    slips = f"/t/{key}/round/1/slips"
    page = desk.get(slips)[1]
    count = int(re.findall(r"0 su (\d+) d&#x27;accordo", page)[0])
    assert count == page.count('<tr class="board"')
    pressed = re.findall(r'id="board-1-2".*?</tr>', desk.get(f"/t/{key}/round/1")[1], re.DOTALL)[0]
    code, label = re.findall(r'value="([^"]+)"[^>]*aria-pressed="true"[^>]*>([^<]+)<', pressed)[0]
    assert "0 diverse" in desk.post(f"{slips}/1/2", result=code)[1]
    other = "0-1" if code != "0-1" else "1-0"
    page = desk.post(f"{slips}/1/2", result=other)[1]
    assert differing(page)[0].startswith("1.2 ")
    assert f"Inserito: {label} Cedola:" in differing(page)[0]
    assert differing(desk.post(f"{slips}/1/2", correct="yes", confirmed="yes")[1]) == []
    corrected = re.findall(r'id="board-1-2".*?</tr>', desk.get(f"/t/{key}/round/1")[1], re.DOTALL)[0]
    assert re.findall(r'value="([^"]+)"[^>]*aria-pressed="true"', corrected) == [other]


def test_tables_are_read_one_after_the_other_and_what_was_typed_wrong_is_still_there(desk: Desk) -> None:
    key = demonstration(desk, "masters")
    slips = f"/t/{key}/round/1/slips"
    fields = {f"places.{seat}": seat + 1 for seat in range(4)}
    desk.go_on(f"/t/{key}/round/1/table/1", confirmed="yes", **fields)
    page = desk.get(slips)[1]
    assert "<h2>Tavolo 1</h2>" in page
    assert "selected" not in page
    status, page = desk.post(f"{slips}/1/0", **{"places.0": 1, "places.1": 2})
    assert status == 400
    assert page.count("selected") == 2
    page = desk.post(f"{slips}/1/0", **fields)[1]
    assert "<h2>Tavolo 2</h2>" in page
    assert differing(page) == []
    page = desk.post(f"{slips}/1/0", **{f"places.{seat}": 4 - seat for seat in range(4)})[1]
    assert [row.partition(" ")[0] for row in differing(page)] == ["1"]
    assert differing(desk.post(f"{slips}/1/0", keep="yes")[1]) == []


def test_back_and_addresses_typed_by_hand_get_a_sentence(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    assert "Il turno 1 non si può ancora verificare" in desk.get(f"/t/{key}/round/1/slips")[1]
    for board in (1, 2):
        desk.go_on(f"/t/{key}/round/1/board/{board}", result="1-0")
    slips = f"/t/{key}/round/1/slips"
    assert "non c&#x27;è una cedola così" in desk.post(f"{slips}/9/0", result="1-0", back=slips)[1]
    assert "non è finita: da leggere 2" in desk.post(slips, back=slips)[1]
    assert "non è stata letta" in desk.post(f"{slips}/1/0", keep="yes", back=slips)[1]
