"""Arbiters at a BIG event: marked at the desk, called from a table's phone, their decision kept (BIG 5, B16)."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.running.browser import Director, follow
from tests.running.desk import Desk
from tests.running.program import Program
from tests.running.public import everything_public

TEAMS = "\n".join(f"P{n}; T{n % 6}{'; arbitro' if n <= 6 else ''}" for n in range(1, 13))


@pytest.fixture
def program(own_program: Program) -> Program:
    """What is asked here depends on everything that is there."""
    return own_program


def event(program: Program) -> tuple[Desk, str]:
    """Twelve players, six of them arbiters, one who does not play; round 1 is published."""
    desk = Desk(program.director_link)
    desk.go_on("/new", name="Masters", rounds=3, system="big-tables", **{"big-tables.seed": "7"})
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.go_on(f"/t/{key}/players/add", players=TEAMS)
    rules = {"big-tables.seed": "7"}
    desk.go_on(f"/t/{key}/settings", name="Masters", rounds=3, staff="Ivo\r\n\r\n Ada \r\n", **rules)
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    return desk, key


def links_of(desk: Desk, key: str, number: int = 1) -> list[str]:
    return re.findall(rf'href="[^"]*(/phone/\w+/{number}/\d+/\w+)"', desk.get(f"/t/{key}/round/{number}/cards")[1])


def phone(program: Program, link: str) -> Desk:
    """Somebody has opened the page of his table."""
    there = Desk(f"{program.address}/enter/nothing")
    assert "Chiama un arbitro" in there.get(link)[1]
    return there


def called(desk: Desk, key: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(desk.get(f"/t/{key}/document.json")[1])["history"][0].get("calls", [])
    return found


def test_from_enrolment_to_the_decision_and_back_from_a_file(program: Program) -> None:
    desk, key = event(program)
    base = f"/t/{key}/"
    _, players = desk.get(f"{base}players")
    assert players.count('class="chip arbiter"') == 6
    assert "Arbitri che non giocano: Ivo, Ada." in players
    document = json.loads(desk.get(f"{base}document.json")[1])
    assert document["staff"] == ["Ivo", "Ada"]
    assert [player["number"] for player in document["players"] if player.get("arbiter")] == [1, 2, 3, 4, 5, 6]

    place = f"{base}round/1/table/1/arbiters"
    assert "Da chiamare: Ada (non gioca), Ivo (non gioca), P" in desk.get(place)[1]
    desk.go_on(place, action="call", minor="no")
    ((call,),) = [called(desk, key)]
    assert call["arbiters"][:2] == ["Ada", "Ivo"]  # type: ignore[index]
    seats = {seat: n for n, table in enumerate(document["history"][0]["tables"], 1) for seat in table["seats"]}
    third = call["arbiters"][2]  # type: ignore[index]
    _, page = desk.get(f"{base}round/1")
    assert f"Chiamata aperta: Ada (non gioca), Ivo (non gioca), P{third} (tavolo {seats[third]})." in page
    assert "Arbitri: tavolo 1" in desk.get(f"{base}standings")[1]  # on every page of the desk

    _, page = desk.get(place)
    # A decision half typed stays where it is, whatever happens elsewhere.
    assert not re.search(r"data-refresh[ >]", page)
    seen = re.findall(r'name="seen" value="(\d+)"', page)[0]
    desk.go_on(place, action="assign", arbiter="staff:Ivo", seen=seen)
    _, page = desk.post(place, action="ruling", text="Vale.", by="staff:Ada", seen=seen, back=place)
    assert "s fa direttore ha cambiato qualcosa (altri arbitri): guarda prima di riprovare." in page
    desk.go_on(place, action="ruling", text="Si rigioca\r\nl'ultima mano.", by="staff:Ivo")
    expected = {"table": 1, "arbiters": ["Ivo"], "decision": "Si rigioca l'ultima mano.", "by": ["Ivo"]}
    assert called(desk, key) == [expected]
    assert "Si rigioca l&#x27;ultima mano. (Ivo)" in desk.get(place)[1]
    assert "Arbitri: tavolo 1" not in desk.get(f"{base}standings")[1]
    _, history = desk.get(f"{base}history")
    for words in ("chiamata di arbitri", "altri arbitri", "decisione degli arbitri", "Si rigioca l&#x27;ultima mano."):
        assert words in history

    for name in ("document.json", "journal.txt"):
        _, asked = desk.send("/import", desk.download(f"{base}{name}"))
        desk.go_on("/import", again=re.findall(r'name="again" value="(\w+)"', asked)[0])
        again = re.findall(r"/t/(\w+)/", desk.place)[0]
        assert again != key and called(desk, again) == [expected]
    desk.go_on(f"{base}duplicate")
    copy = json.loads(desk.get(desk.place.replace("settings", "document.json"))[1])
    assert copy["staff"] == ["Ivo", "Ada"] and sum(player.get("arbiter", False) for player in copy["players"]) == 6


def test_a_mark_is_set_and_taken_away_on_the_players_page_and_too_few_are_warned_of(program: Program) -> None:
    desk = Desk(program.director_link)
    desk.go_on("/new", name="Masters", rounds=3, system="big-tables")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    listed = "nome;squadra;arbitro\n" + "\n".join(f"P{n};T{n % 4};{'sì' if n < 5 else 'no'}" for n in range(1, 9))
    _, preview = desk.send(f"/t/{key}/players/csv", (listed + "\nP9;T9;forse\n").encode())
    assert "Nella colonna «arbitro» serve sì o no" in preview
    desk.go_on(f"/t/{key}/players/add", players=listed)
    desk.go_on(f"/t/{key}/draw")
    assert "Arbitri annunciati: 4, ne servono almeno 5" in desk.get(f"/t/{key}/pair")[1]
    desk.go_on(f"/t/{key}/players/5/edit", name="P5", team="T1", arbiter="yes")
    assert "Arbitri annunciati" not in desk.get(f"/t/{key}/pair")[1]
    desk.go_on(f"/t/{key}/players/5/edit", name="P5", team="T1")
    assert "Arbitri annunciati" in desk.get(f"/t/{key}/pair")[1]


def test_a_phone_calls_for_its_own_table_in_the_round_being_played_and_takes_back_its_own(
    program: Program,
) -> None:
    desk, key = event(program)
    first, second, *_ = links_of(desk, key)
    mine, other = phone(program, first), phone(program, first)
    assert mine.post(first[:-1] + ("0" if first[-1] != "0" else "1"), call="full")[0] == 404
    _, page = mine.post(first, call="full")
    assert "La direzione sa della chiamata. Arbitri: Ada (non gioca), Ivo (non gioca)" in page
    assert "Ritira la chiamata" in page and "Ritira la chiamata" not in other.get(first)[1]
    status, page = other.post(first, call_off="yes")
    assert (status, "la ritira chi l&#x27;ha fatta" in page) == (400, True)
    status, page = other.post(first, call="minor")
    assert (status, "ha già chiamato" in page) == (400, True)
    assert "La direzione sa" not in other.get(second)[1]  # nothing of another table
    assert [call["table"] for call in called(desk, key)] == [1]
    for _ in range(2):
        mine.post(first, call_off="yes")
        assert called(desk, key) == []
        mine.post(first, call="minor")
    mine.post(first, call_off="yes")
    status, page = mine.post(first, call="minor")
    assert (status, "andare alla direzione" in page) == (400, True)

    for table in range(1, 4):
        places = {f"places.{seat}": seat + 1 for seat in range(4)}
        desk.go_on(f"/t/{key}/round/1/table/{table}", **places)
    desk.go_on(f"/t/{key}/pair")
    assert "Chiama un arbitro" in other.get(second)[1]  # nobody in the hall knows of round 2
    later = links_of(desk, key, 2)[0]
    assert mine.post(later, call="full")[0] == 404
    desk.go_on(f"/t/{key}/round/2/publish")
    assert "Chiama un arbitro" not in other.get(second)[1]
    assert other.post(second, call="full")[0] == 400
    assert "La direzione sa" in mine.post(later, call="full")[1]


def test_nobody_else_learns_of_a_contested_table(program: Program) -> None:
    desk, key = event(program)
    before = everything_public(program, key)
    link = links_of(desk, key)[0]
    caller = phone(program, link)
    caller.post(link, call="full")
    assert everything_public(program, key) == before
    place = f"/t/{key}/round/1/table/1/arbiters"
    assert caller.get(place)[0] == caller.post(place, action="call_off")[0] == 403
    desk.go_on(place, action="ruling", text="Decisione segreta", by="staff:Ivo")
    assert everything_public(program, key) == before
    assert "Decisione segreta (Ivo)" in caller.get(link)[1]
    assert "Decisione segreta" not in caller.get(links_of(desk, key)[1])[1]


def test_where_no_arbiter_can_come_the_desk_is_told_and_sends_somebody(program: Program) -> None:
    desk = Desk(program.director_link)
    desk.go_on("/new", name="Masters", rounds=3, system="big-tables")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"P{n}; T{n % 4}" for n in range(8)))
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    link = links_of(desk, key)[0]
    _, page = phone(program, link).post(link, call="full")
    assert "La direzione sa della chiamata e manda qualcuno." in page
    assert "Chiamata aperta: nessun arbitro" in desk.get(f"/t/{key}/round/1")[1]
    place = f"/t/{key}/round/1/table/1/arbiters"
    status, page = desk.post(place, action="ruling", text="Si rigioca tutto", back=place)
    assert (status, "La decisione è di chi è stato chiamato" in page) == (400, True)
    assert "Si rigioca tutto</textarea>" in page  # nothing that was typed is lost
    assert "Serve almeno un arbitro" in desk.post(place, action="assign", back=place)[1]
    desk.go_on(f"/t/{key}/settings", name="Masters", rounds=3, staff="Ivo")
    desk.go_on(place, action="assign", arbiter="staff:Ivo")
    assert "Chiamata aperta: Ivo (non gioca)." in desk.get(place)[1]
    assert desk.post(place, action="nothing")[0] == 404


def test_a_call_by_phone_is_seen_at_the_desk_at_once_and_the_decision_on_the_phone(
    director: Director, browser: Browser
) -> None:
    page = director.page
    address = director.new_tournament("Masters", TEAMS.split("\n"), rounds=3, system="big-tables")
    page.goto(f"{address}settings")
    page.fill("textarea[name=staff]", "Ivo\nAda")
    follow(page, "main form button:has-text('Salva')")
    director.begin(address)
    page.goto(f"{address}round/1/cards")
    link = page.eval_on_selector_all(".qr-card > a", "links => links.map(link => link.href)")[1]
    link = re.sub(r"^http://[^/]+", director.program.address, link)
    page.goto(f"{address}round/1")
    expect(page.locator(".signal")).to_have_count(0)

    context = browser.new_context(viewport={"width": 390, "height": 800}, locale="it-IT")
    there = context.new_page()
    there.goto(link)
    there.click("summary")
    there.click("button[value=full]")
    expect(there.locator("main")).to_contain_text("Arbitri: Ada (non gioca), Ivo (non gioca)")
    assert there.evaluate("document.documentElement.scrollWidth") <= 390

    expect(page.locator("#table-2 .note.stop")).to_contain_text("Chiamata aperta: Ada")  # nobody has reloaded it
    page.click(".signal")
    page.click("summary")
    page.locator("details label", has_text="Ada").locator("input").uncheck()
    page.click("button[value=assign]")
    expect(page.locator("main .note.stop")).not_to_contain_text("Ada")
    page.fill("textarea[name=text]", "Vale la prima mossa.")
    page.click("button[value=ruling]")
    expect(page.locator("main")).to_contain_text("Vale la prima mossa. (Ivo, P")
    expect(page.locator(".signal")).to_have_count(0)
    there.reload()
    expect(there.locator("main")).to_contain_text("Decisione: Vale la prima mossa. (Ivo, P")
    context.close()
