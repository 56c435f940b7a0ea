"""Lots, blitzes and play-offs as a director makes them, against the real program."""

import json
import re
from typing import Any

from tests.events.notation import event
from tests.running.desk import Desk
from tests.running.site import Site

ALL_DRAWN = ["1-4 =, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="]


def imported(desk: Desk, **more: Any) -> str:
    """A finished round robin of four who are equal in everything; its key."""
    document = event(4, 3, ALL_DRAWN, system="round-robin", seed=more.pop("seed", None)) | more
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    return str(re.findall(r"/t/(\w+)/", desk.place)[0])


def listed(desk: Desk, key: str) -> list[int]:
    """The numbers down the standings page."""
    page = desk.get(f"/t/{key}/standings")[1]
    return [int(number) for number in re.findall(r'class="name">\s*<a href="/t/\w+/player/(\d+)"', page)]


def test_the_director_enters_a_blitz_and_the_listing_follows_it(site: Site) -> None:
    desk = Desk(site.director_link)
    unannounced = imported(desk)
    assert 'value="blitz"' not in desk.get(f"/t/{unannounced}/ties")[1]
    assert "se previsto dal Regolamento" in desk.get(f"/t/{unannounced}/ties")[1]
    assert desk.post(f"/t/{unannounced}/ties", tie=0, how="blitz", order="4 2 3 1")[0] == 400
    key = imported(desk, rules={"blitz_play_off": True})
    assert f'href="/t/{key}/ties"' in desk.get(f"/t/{key}/standings")[1]
    status, page = desk.post(f"/t/{key}/ties", tie=0, how="blitz", order="4 3")
    assert (status, "i numeri di tutti quelli che sono pari" in page) == (400, True)
    assert desk.post(f"/t/{key}/ties", tie=9, how="blitz", order="4 3")[0] == 400
    assert desk.post(f"/t/{key}/ties", tie=0, how="blitz", order="4, 2, 3, 1")[0] == 200
    assert listed(desk, key) == [4, 2, 3, 1]
    page = desk.get(f"/t/{key}/standings")[1]
    assert "Lo spareggio blitz ha dato quest&#x27;ordine: 4 P4, 2 P2, 3 P3 e 1 P1" in page
    assert "P4, P2, P3, P1" in desk.get(f"/t/{key}/history")[1]


def test_closing_draws_the_lots_that_prizes_wait_for(site: Site) -> None:
    desk = Desk(site.director_link)
    key = imported(desk, prizes=[{"place": 1, "thing": "Coppa"}])
    assert "«Coppa»: da decidere tra" in desk.get(f"/t/{key}/prizes")[1]
    seen = re.findall(r'name="seen" value="(\d+)"', desk.get(f"/t/{key}/prizes")[1])[0]
    assert desk.post(f"/t/{key}/close", seen=seen)[0] == 200
    assert "Il sorteggio dal seme" in desk.get(f"/t/{key}/standings")[1]
    winner = listed(desk, key)[0]
    prizes = desk.get(f"/t/{key}/prizes")[1]
    assert re.search(rf'player/{winner}">P{winner}</a>\s*</td>\s*<td>\s*Coppa', prizes)


def test_prizes_of_an_unfinished_tournament_are_called_provisional_on_their_page_and_on_paper(site: Site) -> None:
    desk = Desk(site.director_link)
    for played, heading in ((2, "Premi provvisori: il torneo non è finito"), (3, "<h1>Premi</h1>")):
        document = event(4, 3, ALL_DRAWN[:played], system="round-robin") | {"prizes": [{"place": 1, "cents": 100}]}
        assert desk.send("/import", json.dumps(document).encode())[0] == 200
        assert heading in desk.get(f"{re.findall(r'/t/[a-z0-9]+/', desk.place)[0]}prizes")[1]


def test_in_an_italo_svizzero_a_play_off_for_a_lower_place_is_neither_offered_nor_taken(site: Site) -> None:
    desk = Desk(site.director_link)
    history = ["1-2 1:0, 3-4 =", "1-3 1:0, 2-4 1:0", "1-4 1:0, 2-3 1:0"]
    assert (
        desk.send(
            "/import",
            json.dumps(event(4, 3, history, system="italo-swiss", blitz_play_off=True, play_offs=True)).encode(),
        )[0]
        == 200
    )
    address = f"{re.findall(r'/t/[a-z0-9]+/', desk.place)[0]}ties"
    assert desk.get(address)[1].count('<option value="0">') == 1
    assert '<option value="1">' not in desk.get(address)[1]
    status, page = desk.post(address, tie=0, how="play_off", order="4 3")
    assert (status, "solo per il titolo" in page) == (400, True)
    assert desk.post(address, tie=0, how="blitz", order="4 3")[0] == 200


def test_k4_in_the_browser_a_lot_without_a_seed_draws_one_records_it_and_says_it(site: Site) -> None:
    desk = Desk(site.director_link)
    document = event(
        7, 6, ["1-2 1:0, 3-4 1:0, 5-6 1:0, rf 7"], system="elimination", form="recovery", returns="return_1"
    )
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    address = re.findall(r"/t/[a-z0-9]+/", desk.place)[0]
    preview = desk.get(f"{address}pair")[1]
    seed = re.findall(r'name="lots_seed" value="(\w+)"', preview)[0]
    assert f"Seme del sorteggio: {seed}" in preview
    assert f"Seme del sorteggio: {seed}" in desk.post(f"{address}pair", lots_seed=seed)[1]
    exported = json.loads(desk.download(f"{address}document.json"))
    assert (exported.get("seed"), exported["history"][1]["lots_seed"]) == (None, seed)
    assert f"seme {seed}" in desk.get(f"{address}history")[1]


def test_art_5_a_lot_after_a_drawn_game_without_a_seed_brings_one(site: Site) -> None:
    desk = Desk(site.director_link)
    document = event(4, 2, ["1-2 1:0, 3-4 ="], system="elimination")
    assert desk.send("/import", json.dumps(document).encode())[0] == 200
    address = re.findall(r"/t/[a-z0-9]+/", desk.place)[0]
    assert "nessuno alla ripetizione" in desk.get(f"{address}round/1")[1]
    page = desk.post(f"{address}round/1/board/2", result="0-0f lot")[1]
    seed = re.findall(r"Seme del sorteggio: (\w+)", page)[0]
    exported = json.loads(desk.download(f"{address}document.json"))
    assert exported.get("seed") is None  # who rests in the hall was not drawn from it
    assert exported["history"][0]["games"][1]["result"] in ("1/2 0-0f lot 1-0", "1/2 0-0f lot 0-1")
    assert f"seme {seed}" in desk.get(f"{address}history")[1]


def test_the_lot_that_says_who_goes_on_is_recorded_in_the_first_phase(own_site: Site) -> None:
    desk = Desk(own_site.director_link)
    unseeded = imported(desk)
    problem = desk.post(f"/t/{unseeded}/following", count=2, name="Finale", rounds=3, system="round-robin", create="")
    assert "prima va deciso con un sorteggio" in problem[1]
    key = imported(desk, seed="s", name="Girone")
    form: dict[str, Any] = {"count": 2, "name": "Finale", "rounds": 3, "system": "round-robin"}
    preview = desk.post(f"/t/{key}/following", look="", **form)[1]
    assert "ha deciso il sorteggio dal seme «s»" in preview
    assert listed(desk, key) == [1, 2, 3, 4]  # looking decides nothing
    assert desk.post(f"/t/{key}/following", create="", **form)[0] == 200
    document = json.loads(desk.download(f"/t/{key}/document.json"))
    assert [one["seed"] for one in document["decisions"]] == ["s"]
    assert listed(desk, key) == document["decisions"][0]["players"]


def test_a_correction_in_a_first_phase_warns_its_final(site: Site) -> None:
    """1 and 2 went on; with the corrected result 3 would have gone on instead of 2."""
    desk = Desk(site.director_link)
    history = ["1-4 1:0, 2-3 1:0", "4-3 0:1, 1-2 1:0", "2-4 1:0, 3-1 0:1"]
    document = event(4, 3, history, system="round-robin") | {"name": "Girone"}
    desk.send("/import", json.dumps(document).encode())
    key = re.findall(r"/t/(\w+)/", desk.place)[0]
    form: dict[str, Any] = {"count": 2, "name": "Finale", "rounds": 1, "system": "round-robin"}
    desk.go_on(f"/t/{key}/following", create="", **form)
    final = re.findall(r"/t/(\w+)/", desk.place)[0]
    desk.enter(key, 3, 1, "1/2")  # 2 draws with 4: he stays second
    assert "passerebbero altri" not in desk.get(f"/t/{final}/history")[1]
    page = desk.post(f"/t/{key}/round/1/board/2", result="0-1", confirmed="0-1")[1]  # 3 has beaten 2
    said = "Dopo una correzione in «Girone» passerebbero altri alla fase successiva: ora P3, prima P2."
    assert said in page
    assert said in desk.get(f"/t/{final}/history")[1]


def test_a_correction_at_a_table_of_a_first_phase_warns_its_final(site: Site) -> None:
    """5 was first and second, 8 last and first; a table's places were entered the wrong way round."""
    desk = Desk(site.director_link)
    document = event(8, 2, [], system="big-tables") | {"name": "Tavoli"}
    in_order = [1, 2, 3, 4]
    seatings = ([1, 2, 3, 4], [5, 6, 7, 8]), ([1, 5, 2, 6], [8, 3, 4, 7])
    document["history"] = [
        {"round": number, "tables": [{"seats": seats, "places": in_order} for seats in tables]}
        for number, tables in enumerate(seatings, 1)
    ]
    desk.send("/import", json.dumps(document).encode())
    key = re.findall(r"/t/(\w+)/", desk.place)[0]
    desk.go_on(f"/t/{key}/following", create="", count=2, name="Finale", rounds=1, system="round-robin")
    final = re.findall(r"/t/(\w+)/", desk.place)[0]
    places = {f"places.{seat}": 4 - seat for seat in range(4)}
    page = desk.post(f"/t/{key}/round/1/table/2", confirmed="yes", **places)[1]
    said = "Dopo una correzione in «Tavoli» passerebbero altri alla fase successiva: ora P8, prima P5."
    assert said in page
    assert said in desk.get(f"/t/{final}/history")[1]
