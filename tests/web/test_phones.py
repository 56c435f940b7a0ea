"""Players' phones: cards of boards, links of their own, their game, who is here."""

import asyncio
import io
import re
import threading
import zipfile
from typing import Any

import pytest
from django.test import Client

from tabellone.desk.events import assign, hold
from tabellone.desk.hand import Hand
from tabellone.desk.my_game import versions
from tabellone.desk.rounds import pair_next
from tabellone.journal.requests import draw_data
from tabellone.web.books import REPOSITORY
from tabellone.web.front.versions import Versions
from tests.running.store import director, visitor

pytestmark = pytest.mark.usefixtures("store")

PLAYERS = ("Acero", "Betulla", "Cedro", "Faggio", "Ginepro", "Larice", "Ontano")


class Hall:
    """Seven players, the first round published; results count when both agree."""

    def __init__(self, phones: str = "agreed"):
        self.director, self.visitor = director(), visitor()

        self.hand = Hand(REPOSITORY, "Ada")
        self.key = REPOSITORY.create({"name": "Aperto", "system": "amalfi", "rules": {}, "rounds": 4}, "Ada")
        entries = [{"name": name, "rating": 2000 - 10 * n} for n, name in enumerate(PLAYERS)]
        self.hand.does(self.key, "enrol", {"players": entries})
        self.hand.does(self.key, "draw", draw_data(self.state, "1"))
        self.hand.does(self.key, "settings", {"phones": phones})
        pair_next(self.hand, self.key)
        self.hand.does(self.key, "publish", {"round": 1})

    @property
    def state(self) -> Any:
        return self.hand.state(self.key)

    @property
    def results(self) -> list[str | None]:
        return [game.result for game in self.state.paired_rounds[-1].games]

    def card(self, board: int) -> str:
        """As the director prints it."""
        page = text(self.director, f"/t/{self.key}/round/{len(self.state.paired_rounds)}/cards")
        links = re.findall(r'href="http://[^/"]+(/phone/[^"]+)"', page)
        assert len(links) == len(self.results)
        return str(links[board - 1])


def phone(address: str = "10.0.0.7") -> Client:
    return visitor(address)


def text(client: Any, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, (path, answer.status_code)
    return str(answer.content.decode())


def test_two_cards_agree() -> None:
    """The page says what the code proves; the first is told to wait, the second makes it count."""
    hall = Hall()
    link = hall.card(1)
    one, other = phone(), phone("10.0.0.8")
    page = text(one, link)
    assert "non chi sei" in page
    assert [code in page for code in ('value="1-0"', 'value="1/2"', 'value="0-1"')] == [True] * 3
    assert "sessionid" not in one.cookies
    assert one.post(link, {"result": "1-0"}).status_code == 302
    assert "Hai scritto: 1-0" in text(one, link)
    assert "Hai scritto" not in text(other, link)
    assert hall.results == [None, None, None]
    other.post(link, {"result": "1-0"})
    assert hall.results == ["1-0", None, None]
    assert "Risultato registrato" in text(one, link)
    assert "sessionid" not in one.cookies, "a phone has no session, so that its pages stay everybody's"


def test_two_cards_differ_and_the_desk_decides() -> None:
    """The desk sees both and takes one of them, or another."""
    hall = Hall()
    link = hall.card(1)
    one, other = phone(), phone("10.0.0.8")
    one.post(link, {"result": "1-0"})
    other.post(link, {"result": "1/2"})
    assert "L&#x27;altro telefono ha scritto: 1/2" in text(one, link)
    desk = text(hall.director, f"/t/{hall.key}/round/1")
    assert "I telefoni non sono d&#x27;accordo" in desk
    assert "Conferma 1-0" in desk
    assert "Conferma 1/2" in desk
    assert "Conferma" not in text(hall.visitor, f"/t/{hall.key}/round/1")
    hall.director.post(f"/t/{hall.key}/round/1/board/1", {"result": "0-1"})
    assert hall.results[0] == "0-1"
    assert "Conferma" not in text(hall.director, f"/t/{hall.key}/round/1")
    history = text(hall.director, f"/t/{hall.key}/history")
    assert history.count("Risultato dal telefono") + history.count("risultato dal telefono") == 2


def test_a_card_opens_its_board_only() -> None:
    """A code is good for one board of one round, once everybody may see it; no result that is the desk's is taken."""
    hall = Hall()
    link = hall.card(1)
    code = link.rsplit("/", 1)[1]
    somebody = phone()
    for wrong in (
        f"/phone/{hall.key}/1/2/{code}",
        f"/phone/{hall.key}/2/1/{code}",
        f"/phone/{hall.key}/1/1/1/{code}",
        link[:-1] + ("0" if link[-1] != "0" else "1"),
    ):
        assert somebody.get(wrong).status_code == 404
        assert somebody.post(wrong, {"result": "1-0"}).status_code == 404
    for result in ("1-0f", "suspended", "", "x" * 3000):
        assert somebody.post(link, {"result": result}).status_code == 400
    hall.hand.does(hall.key, "unpublish", {"round": 1})
    assert "Il turno 1 è stato ritirato da chi dirige" in text(somebody, link)
    assert hall.results == [None, None, None]


def test_off_means_off() -> None:
    hall = Hall("off")
    link = hall.card(2)
    somebody = phone()
    assert 'value="1-0"' not in text(somebody, link)
    assert somebody.post(link, {"result": "1-0"}).status_code == 400
    said = {"name": "Aperto", "rounds": "4", "phones": "proposals", "confirmed": "yes", "back": "/"}
    hall.director.post(f"/t/{hall.key}/settings", said)
    assert hall.state.phone_policy.value == "proposals"
    assert somebody.post(link, {"result": "1-0"}).status_code == 302
    assert "Aspettiamo la conferma della direzione" in text(somebody, link)
    phone("10.0.0.9").post(link, {"result": "1-0"})
    assert hall.results == [None, None, None]
    desk = text(hall.director, f"/t/{hall.key}/round/1")
    assert desk.count("Conferma 1-0") == 1
    assert "non sono d&#x27;accordo" not in desk


def links_of(hall: Hall) -> dict[str, str]:
    """Everybody's own, as the director prints them."""
    page = text(hall.director, f"/t/{hall.key}/player-slips")
    return dict(re.findall(r"<h2>(\w+)</h2>.*?href=\"http://[^/\"]+(/me/[^\"]+)\"", page, re.DOTALL))


def test_a_link_of_his_own() -> None:
    """It leads to his game, where he enters his result; a stranger sees the same page without the keys."""
    hall = Hall()
    links = links_of(hall)
    assert sorted(links) == sorted(PLAYERS)
    white, black = (hall.state.entrants[player] for player in hall.state.paired_rounds[0].games[0].seats)
    mine = phone()
    assert mine.get(links[white.name]).headers["Location"] == f"/t/{hall.key}/mine/{white.id}"
    page = text(mine, f"/t/{hall.key}/mine/{white.id}")
    assert "Ho vinto" in page
    assert "vede il tuo nome" in page
    stranger = phone()
    seen = text(stranger, f"/t/{hall.key}/mine/{white.id}")
    assert black.name in seen
    assert "Ho vinto" not in seen
    assert "Ho vinto" not in text(mine, f"/t/{hall.key}/mine/{black.id}")
    for client, player in ((stranger, white.id), (mine, black.id)):
        assert client.post(f"/t/{hall.key}/mine/{player}", {"result": "1-0"}).status_code == 404
    assert hall.state.paired_rounds[0].proposals == ()
    mine.post(f"/t/{hall.key}/mine/{white.id}", {"result": "1-0"})
    assert "Hai scritto: 1." in text(mine, f"/t/{hall.key}/mine/{white.id}")
    assert f"Telefono di {white.name}: 1-0" in text(hall.director, f"/t/{hall.key}/round/1")
    other = phone()
    other.get(links[black.name])
    assert "Un altro giocatore ha già" in text(other, f"/t/{hall.key}/mine/{black.id}")
    other.post(f"/t/{hall.key}/mine/{black.id}", {"result": "1-0"})
    assert hall.results[0] == "1-0"
    assert "Il tuo risultato: 0" in text(stranger, f"/t/{hall.key}/mine/{black.id}")


def test_a_link_is_renewed() -> None:
    """The old slip and whoever has used it are strangers; the others' stay good. None is in a backup."""
    hall = Hall()
    links = links_of(hall)
    mine = phone()
    mine.get(links["Acero"])
    player = next(one.id for one in hall.state.entrants.values() if one.name == "Acero")
    assert "data-own" in text(mine, f"/t/{hall.key}/mine/{player}")
    hall.director.post(f"/t/{hall.key}/players/{player}/link")
    assert "data-own" not in text(mine, f"/t/{hall.key}/mine/{player}")
    assert mine.get(links["Acero"]).status_code == 404
    fresh = links_of(hall)
    assert {name for name in links if links[name] != fresh[name]} == {"Acero"}
    for wrong in (fresh["Acero"][:-1], fresh["Acero"].replace(f"/{player}/", "/2/" if player != 2 else "/3/")):
        assert phone().get(wrong).status_code == 404
    packed: Any = hall.director.post("/backup/file")
    content = b"".join(packed.streaming_content) if packed.streaming else packed.content
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        contents = b"".join(file.read(name) for name in file.namelist())
    assert hall.key.encode() in contents
    assert not any(link.rsplit("/", 1)[1].encode() in contents for link in fresh.values())


def test_here_and_absent_by_phone() -> None:
    """Before round 1 he says that he is here; he asks not to play a round, and the desk answers."""
    hall = Hall()
    hall.hand.does(hall.key, "unpublish", {"round": 1})
    hall.hand.does(hall.key, "unpair", {"round": 1})
    mine, links = phone(), links_of(hall)
    mine.get(links["Cedro"])
    player = next(one.id for one in hall.state.entrants.values() if one.name == "Cedro")
    page = f"/t/{hall.key}/mine/{player}"
    assert "Sono qui" in text(mine, page)
    mine.post(page, {"here": "yes"})
    assert hall.state.checked_in == (player,)
    assert "sa che sei qui" in text(mine, page)
    desk = text(hall.director, f"/t/{hall.key}/check-in")
    assert "Segna" in desk
    assert hall.visitor.get(f"/t/{hall.key}/check-in").status_code == 403
    hall.director.post(f"/t/{hall.key}/check-in", {"whose": "1" if player != 1 else "2", "here": "yes"})
    hall.director.post(f"/t/{hall.key}/check-in", {"missing": "yes"})
    assert len(hall.state.absences) == len(PLAYERS) - 2
    mine.post(page, {"round": "2", "absence": "half"})
    assert "Cedro chiede di non giocare il turno 2" in text(hall.director, f"/t/{hall.key}/players")
    assert "1 assenza chiesta" in text(hall.director, f"/t/{hall.key}/standings")
    assert "chiede" not in text(hall.visitor, f"/t/{hall.key}/players")
    hall.director.post(f"/t/{hall.key}/players/{player}/asked/2", {"yes": "yes"})
    assert hall.state.absences_in(2) == {player: "half"}
    assert "sa che non giochi" in text(mine, page)
    mine.post(page, {"round": "3", "absence": "absent"})
    hall.director.post(f"/t/{hall.key}/players/{player}/asked/3", {"no": "no"})
    assert "ha detto di no" in text(mine, page)
    assert mine.post(page, {"round": "99", "absence": "absent"}).status_code == 400


def test_nothing_unpublished_is_shown() -> None:
    """A round that is paired and not published, or published no more, is in no page, search or version."""
    hall = Hall()

    event = hold({"name": "Festa"})
    assign(hall.hand, hall.key, event)
    for board in (1, 2, 3):
        hall.hand.does(hall.key, "result", {"round": 1, "encounter": board, "result": "1-0"})
    mine, links = phone(), links_of(hall)
    mine.get(links["Larice"])
    players = list(hall.state.entrants)
    pages = [f"/t/{hall.key}/{page}" for page in ("mine", "players", "round/1", "round/1/by-name", "standings")]
    pages += [f"/t/{hall.key}/mine/{player}" for player in players] + [f"/e/{event}", f"/e/{event}?who=a"]
    token = re.compile(r'value="\w{64}"|data-seen="[^"]*"|<div id="taken-back".*?</div>', re.DOTALL)

    def all_pages(client: Any) -> list[str]:
        return [token.sub("", text(client, page)) for page in pages]

    def personal_versions() -> Any:
        return versions(hall.hand.repository.moment(hall.key).published)

    before = (all_pages(hall.visitor), all_pages(mine), personal_versions())
    pair_next(hall.hand, hall.key)
    link = hall.card(1)
    assert (all_pages(hall.visitor), all_pages(mine), personal_versions()) == before
    assert phone().get(link).status_code == 404
    hall.hand.does(hall.key, "publish", {"round": 2})
    assert all_pages(hall.visitor) != before[0]
    with_two = personal_versions()
    hall.hand.does(hall.key, "unpublish", {"round": 2})
    assert (all_pages(hall.visitor), all_pages(mine)) == before[:2]
    assert len({str(told) for told in (before[2], with_two, personal_versions())}) == 3  # it is said to be taken back


def test_one_address_for_an_event() -> None:
    """Two tournaments, a player found in both; whoever comes today is led there."""
    hall = Hall()

    other = hall.hand.repository.create({"name": "Lampo", "system": "amalfi", "rules": {}, "rounds": 2}, "Ada")
    hall.hand.does(other, "enrol", {"players": [{"name": "Acero"}, {"name": "Salice"}, {"name": "Sambuco"}]})
    hall.hand.does(other, "draw", draw_data(hall.hand.state(other), "1"))
    assert hall.visitor.get("/").status_code == 200
    event = hold({"name": "Festa di novembre", "place": "Lecce"})
    for key in (hall.key, other):
        assign(hall.hand, key, event)
    assert hall.visitor.get("/").headers["Location"] == f"/e/{event}"
    assert hall.visitor.get("/?all=yes").status_code == 200
    assert hall.director.get("/").status_code == 200
    page = text(hall.visitor, f"/e/{event}?who=ace")
    assert f"/t/{hall.key}/mine/" in page
    assert "Lampo" not in page  # nothing of it is published yet
    pair_next(hall.hand, other)
    hall.hand.does(other, "publish", {"round": 1})
    page = text(hall.visitor, f"/e/{event}?who=ACE")
    assert page.count("/mine/") == 2
    assert "Salice" not in page
    assert f"/t/{other}/mine/2" in text(hall.visitor, f"/e/{event}?who=salice")
    assert f"/e/{event}" in text(hall.director, f"/events/{event}")
    assert hall.visitor.get("/e/nothing").status_code in (302, 404)


def test_what_is_written_during_a_look_is_seen_by_the_next_page() -> None:
    """A look that began before does not pass for one that came after, whoever else asks as soon as it ends."""
    hall = Hall()

    repository: Any = hall.hand.repository
    begun, goes_on = threading.Event(), threading.Event()
    plain = repository.latest_sequences

    def slow(keys: Any) -> Any:
        found = plain(keys)
        begun.set()
        goes_on.wait(10)
        return found

    async def asks_at_its_end(versions: Any) -> None:
        while not versions._look.done():
            await asyncio.sleep(0)
        await versions.current(hall.key)

    async def asked() -> tuple[int, int]:
        versions = Versions(repository)
        before = await versions.current(hall.key)
        repository.latest_sequences = slow
        versions._looked.clear()
        waiting = asyncio.create_task(versions.current(hall.key))
        await asyncio.to_thread(begun.wait, 10)
        repository.latest_sequences = plain
        await asyncio.to_thread(hall.hand.does, hall.key, "settings", {"name": "Chiuso"})
        versions.written(hall.key)
        other = asyncio.create_task(asks_at_its_end(versions))
        goes_on.set()
        after = await waiting
        await other
        assert before is not None
        assert after is not None
        return before.sequence, after.sequence

    before, after = asyncio.run(asked())
    assert after == before + 1
