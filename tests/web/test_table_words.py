"""Results of tables are said by name at the desk and in the history."""

import json
import re

from tests.events.notation import opened
from tests.events.tables import by_hand
from tests.running.desk import Desk
from tests.running.site import Site


def test_results_at_the_desk_and_in_the_history_are_said_by_name(site: Site) -> None:
    """Also of a table whose players sit elsewhere since: the round was thrown away and made again."""
    desk = Desk(site.director_link)
    desk.post("/new", name="M", rounds=2, system="big-tables")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    people = ["Ada", "Ivo", "Lea", "Ugo", "Eva", "Leo", "Ida", "Pio"]
    desk.post(f"/t/{key}/players/add", players="\n".join(people))
    desk.post(f"/t/{key}/draw")
    desk.post(f"/t/{key}/pair")
    desk.post(f"/t/{key}/round/1/publish")
    seats = re.findall(r'class="name" href="/t/\w+/player/\d+">(\w+)<', desk.get(f"/t/{key}/round/1")[1])[:4]
    places = {f"places.{seat}": place for seat, place in enumerate((2, 1, 4, 3))}
    by_name = f"1° {seats[1]}, 2° {seats[0]}, 3° {seats[3]}, 4° {seats[2]}"
    page = desk.post(f"/t/{key}/round/1/table/1", **places)[1]
    assert f"Tavolo 1: {by_name}." in page
    assert "senza i punti partita la quota PBG" in page
    assert "Al primo turno servono i punti partita" in desk.get(f"/t/{key}/round/1/table/2")[1]
    sequence = max(map(int, re.findall(r'name="target" value="(\d+)"', desk.get(f"/t/{key}/history")[1])))
    desk.post(f"/t/{key}/undo", target=sequence)
    desk.post(f"/t/{key}/round/1/unpair")
    desk.post(f"/t/{key}/players/add", players="Zoe")
    desk.post(f"/t/{key}/draw")
    desk.post(f"/t/{key}/pair")
    assert f"turno 1 · tavolo 1 · {by_name}<" in desk.get(f"/t/{key}/history")[1]


def test_a_round_without_a_seed_is_confirmed_with_the_lots_it_was_shown_with(site: Site) -> None:
    """The director sees the seed, the round keeps it, and the standings name it."""
    desk = Desk(site.director_link)
    _, page = desk.send("/import", json.dumps(by_hand(3)).encode())
    key = re.findall(r'href="/t/(\w+)/', page)[0]
    assert "che non è stata tirata" in desk.get(f"/t/{key}/standings")[1]
    shown = desk.get(f"/t/{key}/pair")[1]
    seed = re.findall(r'name="lots_seed" value="(\w+)"', shown)[0]
    assert f"Seme del sorteggio: {seed}" in shown
    desk.post(f"/t/{key}/pair", lots_seed=seed)
    document = json.loads(desk.download(f"/t/{key}/document.json"))
    assert document["history"][1]["lots_seed"] == seed
    tournament, system = opened(document)
    again = system.pair(tournament.as_before_pairing(2))
    tables = document["history"][1]["tables"]
    assert [sorted(table["seats"]) for table in tables] == [list(table.seats) for table in again.tables]
    assert f"(seme {seed})" in desk.get(f"/t/{key}/standings")[1]


def test_points_are_corrected_without_typing_their_places_and_the_bar_says_both(site: Site) -> None:
    """The form leaves places that follow from points empty; typed ones stay in it."""
    desk = Desk(site.director_link)
    key = desk.new(name="Masters", rounds=2, system="big-tables")
    people = "\n".join(f"G{team}{one}; Squadra {team}" for team in "ABCD" for one in (1, 2))
    desk.go_on(f"/t/{key}/players/add", players=people)
    for step in ("draw", "pair", "round/1/publish"):
        desk.go_on(f"/t/{key}/{step}")
    form = f"/t/{key}/round/1/table/1"
    desk.go_on(form, **{f"points.{seat}": points for seat, points in enumerate((40, 30, 20, 10))})
    page = desk.get(form)[1]
    assert re.findall(r'name="points.\d" [^>]*value="(\d+)"', page) == ["40", "30", "20", "10"]
    assert "selected" not in page
    fields = dict(re.findall(r'name="(points.\d)" [^>]*value="(\d+)"', page)) | {"points.3": "50"}
    status, page = desk.post(form, **fields)
    assert status == 200
    assert re.search(
        r"toast.*?1° \w+ \(50\), 2° \w+ \(40\), .* · al posto di: 1° \w+ \(40\), 2° \w+ \(30\)", page, re.DOTALL
    )
    desk.go_on(form, **{f"places.{seat}": seat + 1 for seat in range(4)})
    assert desk.get(form)[1].count(" selected") == 4
