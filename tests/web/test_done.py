"""What is done at once says so with undo; what concerns others asks first; what was public says that it is not."""

import re

import pytest

from tests.running.desk import Desk
from tests.running.public import ask
from tests.running.site import Site


@pytest.fixture(scope="module")
def desk(site: Site) -> Desk:
    """Its link lets in once."""
    return Desk(site.director_link)


def bar(page: str) -> tuple[str, int]:
    """What it says was done, and the entry that its button undoes."""
    form = re.findall(r'<form method="post" class="note done toast".*?</form>', page, re.DOTALL)
    assert len(form) == 1
    sentence = re.findall(r"<span>(.*?)</span>", form[0])[0]
    return sentence, int(re.findall(r'name="target" value="(\d+)"', form[0])[0])


def kinds(desk: Desk, key: str) -> list[str]:
    lines = desk.download(f"/t/{key}/journal.txt").decode().splitlines()
    return [found.group(1) for line in lines if (found := re.search(r'"kind": "(\w+)"', line))]


def undo(desk: Desk, key: str, page: str) -> str:
    """As the bar does it."""
    form = re.findall(r'<form method="post" class="note done toast".*?</form>', page, re.DOTALL)[0]
    fields = dict(re.findall(r'name="(target|back)" value="([^"]+)"', form))
    return desk.post(f"/t/{key}/undo", **fields)[1]


def test_a_round_is_published_withdrawn_and_thrown_away_each_with_its_undo(desk: Desk) -> None:
    key = desk.new(rounds=3)
    desk.go_on(f"/t/{key}/players/add", players="Ada\nBruno\nCarla\nDino")
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    page = desk.post(f"/t/{key}/round/1/publish")[1]
    assert bar(page) == ("Il turno 1 è pubblicato.", 5)
    assert bar(desk.get(f"/t/{key}/round/1?done=5")[1]) == bar(page)  # a reload, or Back
    assert "toast" not in desk.get(f"/t/{key}/round/1")[1]
    page = undo(desk, key, page)
    assert "Voce 5 annullata: pubblicazione." in page
    assert "toast" not in page
    assert "toast" not in desk.get(f"/t/{key}/round/1?done=5")[1]  # it has been undone
    page = desk.post(f"/t/{key}/round/1/unpair")[1]
    assert bar(page) == ("Il turno 1 è cancellato.", 7)
    assert desk.place == f"/t/{key}/players"
    undo(desk, key, page)
    assert desk.place == f"/t/{key}/round/1"
    desk.go_on(f"/t/{key}/round/1/publish")
    page = desk.post(f"/t/{key}/round/1/unpublish")[1]
    assert bar(page)[0] == "Il turno 1 è ritirato: lo vede solo chi dirige."
    undo(desk, key, page)
    assert kinds(desk, key)[4:] == ["publish", "undo", "unpair", "undo", "publish", "unpublish", "undo"]


def test_people_leave_and_come_back_with_undo(desk: Desk) -> None:
    key = desk.new(rounds=3)
    desk.go_on(f"/t/{key}/players/add", players="Ada\nBruno\nCarla\nDino\nEva")
    page = desk.post(f"/t/{key}/players/5/remove")[1]
    assert bar(page) == ("Eva non è più nella lista.", 3)
    assert "Eva" in undo(desk, key, page)
    assert bar(desk.post(f"/t/{key}/players/2/withdraw")[1])[0] == "Bruno: ritiro registrato."
    assert bar(desk.post(f"/t/{key}/players/2/return")[1])[0] == "Bruno: rientro registrato."


def test_closing_and_opening_again_have_their_undo(desk: Desk) -> None:
    key = desk.tournament(2, rounds=1)
    desk.go_on(f"/t/{key}/round/1/board/1", result="1-0")
    page = desk.post(f"/t/{key}/close")[1]
    assert bar(page)[0] == "Il torneo è chiuso."
    undo(desk, key, page)
    desk.go_on(f"/t/{key}/close")
    assert bar(desk.post(f"/t/{key}/reopen")[1])[0] == "Il torneo è riaperto."


def test_what_others_have_seen_is_asked_about_first_and_nothing_is_done_until_it_is_confirmed(desk: Desk) -> None:
    key = desk.tournament(4, rounds=3)
    before = kinds(desk, key)
    page = desk.post(f"/t/{key}/round/1/unpair")[1]
    assert "Il turno è pubblicato, con 2 tavoli: chi lo ha visto sa già dove gioca." in page
    assert 'name="confirmed" value="yes"' in page
    assert kinds(desk, key) == before
    assert bar(desk.post(f"/t/{key}/round/1/unpair", confirmed="yes")[1])[0] == "Il turno 1 è cancellato."
    page = desk.post(f"/t/{key}/players/1/remove")[1]
    assert "3 altri iscritti avranno un altro numero" in page
    assert kinds(desk, key) == [*before, "unpair"]
    page = desk.post(f"/t/{key}/players/1/remove", confirmed="yes")[1]
    assert bar(page)[0] == "P0 non è più nella lista."


def test_a_round_taken_back_says_so_on_every_public_page_until_it_is_published_again(site: Site, desk: Desk) -> None:
    """Whatever took it back: the button, the undo of the publication, or a round thrown away and paired anew."""
    key = desk.tournament(4, rounds=3)
    taken_back = "Il turno 1 è stato ritirato da chi dirige"

    def told() -> list[bool]:
        pages = (f"/t/{key}/{page}" for page in ("round/1", "standings", "hall", "players"))
        return [f'<p class="note stop">{taken_back}' in ask(site, page)[2].decode() for page in pages]

    assert told() == [False] * 4
    desk.go_on(f"/t/{key}/round/1/unpublish")
    assert told() == [True] * 4
    assert "P0" not in ask(site, f"/t/{key}/round/1")[2].decode()
    desk.go_on(f"/t/{key}/round/1/unpair")
    desk.go_on(f"/t/{key}/pair")
    assert told() == [True] * 4
    page = desk.post(f"/t/{key}/round/1/publish")[1]
    assert told() == [False] * 4
    undo(desk, key, page)
    assert told() == [True] * 4
    assert taken_back not in re.sub(r"data-\S+=\"[^\"]*\"", "", desk.get(f"/t/{key}/round/1")[1])
    assert ask(site, f"/t/{key}/round/2")[0] == 404


def test_the_phone_of_a_table_says_that_its_round_was_taken_back(site: Site, desk: Desk) -> None:
    desk.go_on("/demo", demo="masters")
    key = desk.place.split("/")[2]
    phone = re.findall(rf"/phone/{key}/1/1/\w+", desk.get(f"/t/{key}/round/1/cards")[1])[0]
    assert "data-live" in ask(site, phone)[2].decode()
    desk.go_on(f"/t/{key}/round/1/unpublish")
    status, _, page = ask(site, phone)
    assert status == 200
    assert "Il turno 1 è stato ritirato da chi dirige" in page.decode().partition('id="taken-back"')[2]
    assert ask(site, phone[:-1] + ("0" if phone[-1] != "0" else "1"))[0] == 404


def test_the_draw_says_the_colour_it_drew_or_kept(desk: Desk) -> None:
    """As the form of a new tournament sends it: chosen, or left to the draw."""
    for chosen, said in (("white", "come scelto: Bianco"), ("black", "come scelto: Nero"), ("", "sorteggiato: ")):
        key = desk.new(rounds=3, **{"amalfi.first_colour": chosen})
        desk.go_on(f"/t/{key}/players/add", players="Ada\nBruno\nCarla\nDino")
        settings = desk.get(f"/t/{key}/settings")[1]
        offered = re.findall(r'<select name="amalfi.first_colour".*?</select>', settings, re.DOTALL)[0]
        assert re.findall(r'value="(\w*)" selected', offered) == ([chosen] if chosen else [])
        assert "si sorteggia" in offered
        page = desk.post(f"/t/{key}/draw")[1]
        assert f"Colore del n. 1, {said}" in bar(page)[0]
        assert "si sorteggia" not in desk.get(f"/t/{key}/settings")[1]


def test_settings_that_change_what_was_played_ask_first_and_the_history_has_both_values(desk: Desk) -> None:
    """With every tie-break in its place: the form that is confirmed is the one that was sent."""
    key = desk.tournament(5, rounds=4)
    for board in (1, 2):
        desk.enter(key, 1, board, "1-0")
    sent: dict[str, str | int] = {"name": "Prova", "rounds": 4, "amalfi.bye": "nothing", "amalfi.first_colour": "white"}
    status, page = desk.post(f"/t/{key}/settings", **sent)
    assert status == 200
    assert "cambiano quello che è già stato giocato" in page
    assert re.search(r"\w+ → \w+", page)
    assert "Cambierebbero i punti di 1 concorrente" in page
    assert "settings" not in kinds(desk, key)
    fields = dict(re.findall(r'type="hidden" name="([\w.]+)" value="([^"]*)"', page.partition("<h1>")[2]))
    desk.post(f"/t/{key}/settings", **fields)
    assert kinds(desk, key)[-1] == "settings"
    assert re.search(r"\w+ → \w+", desk.get(f"/t/{key}/history")[1])
    desk.post(f"/t/{key}/settings", **sent | {"name": "Altro nome"})
    assert kinds(desk, key)[-2:] == ["settings", "settings"]  # nothing that was played changes: nobody is asked


@pytest.mark.parametrize("address", ["http://[::1/x?", "http://[", "//", "", "http://127.0.0.1:x/", "javascript:1"])
def test_a_result_from_a_page_with_a_strange_address_is_entered_and_answered(desk: Desk, address: str) -> None:
    key = desk.tournament(4)
    desk.headers = {"HX-Request": "true", "HX-Current-URL": address}
    try:
        for result in ("1-0", "0-1"):
            assert desk.post(f"/t/{key}/round/1/board/1", result=result)[0] == 200
    finally:
        desk.headers = {}
    assert "0-1" in desk.get(f"/t/{key}/history")[1]
