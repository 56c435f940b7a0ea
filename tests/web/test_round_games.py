"""BIG Masters, section 4 (B17): the games of the rounds in forms and on pages."""

import json
import re

from tests.running.desk import Desk
from tests.running.round_games import FAQ, GAMES, announced, form
from tests.running.site import Site


def test_b17_the_game_is_on_every_page_and_a_change_is_told(site: Site, desk: Desk) -> None:
    key = announced(desk)
    link = f'href="{FAQ}"'
    cards = desk.get(f"/t/{key}/round/1/cards")[1]
    phone = re.search(r'href="http://[^/"]+(/phone/[^"]+)"', cards)
    assert phone is not None
    assert cards.count("Azul") == cards.count(link) == 2  # one on each card
    pages = [f"/t/{key}/round/1", f"/t/{key}/hall", f"/t/{key}/players", phone.group(1)]
    for path in pages:
        page = desk.get(path)[1]
        assert "Azul" in page and link in page and "al più 20 minuti a testa" in page, path
    stranger = Desk(site.address)  # who was never let in
    for path in pages:
        status, page = stranger.get(path)
        assert (status, "Azul" in page, link in page) == (200, True, True), path
    warned = desk.post(f"/t/{key}/settings", **form(**{"game.1.name": "Splendor", "game.1.minutes": "30"}))[1]
    assert "Turno 1: Splendor" in warned and "era annunciato Azul, al più 20 minuti a testa" in warned
    for path in [*pages, f"/t/{key}/history"]:
        page = desk.get(path)[1]
        assert "Splendor" in page and "era annunciato Azul" in page, path


def test_b17_bad_games_in_the_form_are_one_sentence_and_change_nothing(desk: Desk) -> None:
    key = announced(desk)
    page = desk.post(f"/t/{key}/settings", **form(**{"game.2.faq": "javascript:alert(1)"}))[1]
    assert "«javascript:alert(1)» non è l&#x27;indirizzo di una pagina" in page and "Salvato" not in page
    for minutes in ("mezz'ora", "1000", "-3", "2,5"):
        page = desk.post(f"/t/{key}/settings", **form(**{"game.2.minutes": minutes}))[1]
        assert 'class="note stop"' in page and "Salvato" not in page, minutes
    document = json.loads(desk.download(f"/t/{key}/document.json"))
    assert document["round_games"] == GAMES


def test_b17_a_copy_of_an_event_has_its_games(desk: Desk) -> None:
    key = announced(desk)
    desk.post(f"/t/{key}/duplicate")
    copied = desk.place.split("/")[2]
    assert json.loads(desk.download(f"/t/{copied}/document.json"))["round_games"] == GAMES
