"""Starting numbers that change, as a director sees and makes it, against the real program."""

import json
import re

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site


def imported(desk: Desk, seed: str | None = "7") -> str:
    """Three players of an Amalfi event, P1 the strongest, about to begin."""
    document = event([{"rating": 2000 - number} for number in range(3)], 2, seed=seed)
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def test_a_newcomer_after_the_draw_moves_others_and_the_change_is_told_and_printed(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk)
    page = desk.post(f"/t/{key}/players/add", players="Forte; 2500")[1]
    assert "Sono cambiati i numeri di 3 giocatori" in page
    assert "da rifare" not in page
    paper = re.sub(r"\s+", " ", desk.get(f"/t/{key}/numbers/changed")[1])
    for number in (1, 2, 3):
        line = f'<td class="n">{number}</td> <td class="n">→ <b>{number + 1}</b></td> <td class="who-is">P{number}</td>'
        assert line in paper
    assert f'href="/t/{key}/numbers/changed"' in desk.get(f"/t/{key}/papers")[1]


def test_numbers_are_changed_by_hand_before_round_1_and_each_is_there_once(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    key = imported(desk)
    page = desk.get(f"/t/{key}/numbers")[1]
    assert "Cambiandoli a mano, quelli sorteggiati e il loro seme non valgono più" in page
    fields = re.findall(r'name="(number-\d+)"', page)
    status, page = desk.post(f"/t/{key}/numbers", **dict(zip(fields, ("1", "1", "2"), strict=True)))
    assert (status, 'class="note stop"' in page) == (400, True)
    page = desk.post(f"/t/{key}/numbers", **dict(zip(fields, ("3", "2", "1"), strict=True)))[1]
    assert "Numeri cambiati" in page
    document = json.loads(desk.get(f"/t/{key}/document.json")[1])
    assert [player["name"] for player in document["players"]] == ["P3", "P2", "P1"]
    assert "non seguono i punteggi" in desk.get(f"/t/{key}/pair")[1]  # B.1 numbers by rating
    desk.go_on(f"/t/{key}/pair")
    assert f'/t/{key}/numbers"' not in desk.get(f"/t/{key}/players")[1]


def test_an_address_given_out_before_a_late_entry_says_whose_it_was(site: Site) -> None:
    """Of players and of explanations; before the first published round nobody had an address."""
    desk, visitor = Desk(site.director_link), Desk(f"{site.director_link.split('/enter')[0]}/enter/nothing")
    key = desk.tournament(8, rounds=5)
    had = {number: name_on(visitor, f"/t/{key}/player/{number}") for number in range(1, 9)}
    for board in range(1, 5):
        desk.enter(key, 1, board, "1-0")
    desk.go_on(f"/t/{key}/players/add", players="Ultimo; 2995")
    now = {name_on(visitor, f"/t/{key}/player/{number}"): number for number in range(1, 10)}
    assert now["Ultimo"] < 9
    for number, name in had.items():
        for path in (f"/t/{key}/player/{number}", f"/t/{key}/why/1/{number}"):
            page = visitor.get(path)[1]
            if now[name] == number:
                assert "fino al turno 1 era di" not in page, path
            else:
                told = re.search(r"Il numero (\d) fino al turno 1 era di\s*<a[^>]*/player/(\d)\">(\w+)</a>", page)
                assert told is not None, path
                assert told.groups() == (str(number), str(now[name]), name)
    assert "fino al turno" not in visitor.get(f"/t/{key}/player/9")[1]


def name_on(visitor: Desk, path: str) -> str:
    heading = re.findall(r"<h1>(.*?)</h1>", visitor.get(path)[1], re.DOTALL)[0]
    return str(re.sub(r"<[^>]*>", "", heading).split()[-1])
