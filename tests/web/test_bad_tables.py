"""What cannot be at tables: one clear sentence in a form and on a phone."""

import json
import re
from typing import Any

from tests.running.desk import Desk
from tests.running.site import Site


def seated(desk: Desk, players: str) -> str:
    """An event with round 1 published, if it can be; its key."""
    desk.go_on("/new", name="M", rounds=2, system="big-tables")
    key = re.findall(r"/t/(\w+)/", desk.place)[0]
    desk.go_on(f"/t/{key}/players/add", players=players)
    desk.go_on(f"/t/{key}/draw")
    desk.go_on(f"/t/{key}/pair")
    desk.go_on(f"/t/{key}/round/1/publish")
    return str(key)


FORMS: list[tuple[dict[str, tuple[Any, ...]], str]] = [
    ({"places": (1, 1, 2)}, "I piazzamenti 1, 1, 2 non tornano"),
    ({"places": (1, 2, 3, 3)}, "e nessuno per un posto vuoto"),
    ({"points": (5, 4, 3, 2)}, "e nessuno per un posto vuoto"),
    ({"places": (1, 2)}, "Al tavolo siedono in 3: serve un numero per ognuno"),
    ({"points": (5, 4, "x")}, "«x» non è un numero."),
    ({"points": (5, 4, "1e3")}, "«1e3» non è un numero."),
    ({"points": (5, 4, 10**8)}, "numeri da -1000000 a 1000000, con 3 decimali al massimo"),
    ({"points": (5, 4, "3,0625")}, "numeri da -1000000 a 1000000, con 3 decimali al massimo"),
    ({"places": ("1,5", 2, 3)}, "numero intero"),
    ({"points": (5, -4, 3)}, "non possono essere negativi"),
    ({}, "mancano i piazzamenti o i punti partita"),
]


def fields(typed: dict[str, tuple[Any, ...]]) -> dict[str, str | int]:
    return {f"{name}.{seat}": value for name, values in typed.items() for seat, value in enumerate(values)}


def test_at_the_desk_and_on_a_phone_a_result_that_cannot_be_is_one_sentence(site: Site) -> None:
    desk = Desk(site.director_link)
    key = seated(desk, "Ada\nIvo\nLea")
    phone = re.search(r'href="http://[^/"]+(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])
    assert phone is not None
    for typed, sentence in FORMS:
        page = desk.post(f"/t/{key}/round/1/table/1", **fields(typed))[1]
        assert sentence in page and 'class="note stop"' in page, typed
        status, page = desk.post(phone.group(1), **fields(typed))
        assert status == 400 and sentence in page, typed
        for name, value in fields(typed).items():  # nobody has to type it again
            if name.startswith("points") and not name.endswith(".3"):
                assert f'name="{name}" inputmode="decimal" size="5" value="{value}"' in page
    assert "known" not in re.findall(r'<div class="block seated([^"]*)"', desk.get(f"/t/{key}/round/1")[1])[0]


def test_in_the_browser_too_few_players_a_large_team_and_a_bad_scale_are_one_sentence(site: Site) -> None:
    desk = Desk(site.director_link)
    key = seated(desk, "Ada\nIvo")
    assert "I giocatori presenti sono 2: per un tavolo ne servono almeno 3." in desk.get(f"/t/{key}/pair")[1]
    key = seated(desk, "Ada; Rossi\nIvo; Rossi\nLea; Rossi\nUgo; Verdi\nEva; Blu\nPia; Blu")
    page = desk.get(f"/t/{key}/pair")[1]
    assert "La squadra Rossi ha 3 giocatori, più dei tavoli (2)" in page
    for scale in ("5 3", "1 2 3 4", "dieci"):
        page = desk.post(f"/t/{key}/settings", name="M", rounds=2, **{"big-tables.scale": scale})[1]
        assert f"I punti dei piazzamenti «{scale}» non vanno" in page
    status, page = desk.post("/new", name="N", rounds=2, system="big-tables", **{"big-tables.scale": "5 3"})
    assert (status, "i punti dei piazzamenti «5 3» non vanno" in page) == (400, True)  # after its place
    status, page = desk.post("/new", name="N", rounds=1, system="big-tables")
    assert (status, "ne servono almeno 2" in page) == (400, True)


def test_game_points_may_be_halves_and_are_shown_as_they_were_typed(site: Site) -> None:
    """12,5 beats 12; the pages show it with the comma of the language, the document has the number."""
    desk = Desk(site.director_link)
    key = seated(desk, "Ada\nIvo\nLea")
    table = f"/t/{key}/round/1/table/1"
    desk.go_on(table, **fields({"points": ("12", "12,5", "0.25")}))
    page = desk.get(table)[1]
    for seat, value in enumerate(("12", "12,5", "0,25")):
        assert f'name="points.{seat}" inputmode="decimal" size="5" value="{value}"' in page
    document = json.loads(desk.get(f"/t/{key}/document.json")[1])
    (played,) = document["history"][0]["tables"]
    assert (played["points"], played["places"]) == ([12, 12.5, 0.25], [2, 1, 3])


def test_somebody_missing_can_be_said_until_all_tables_have_reported_and_the_tables_then_stay(site: Site) -> None:
    """With a result only a substitute is offered: other tables would take its players away."""
    desk = Desk(site.director_link)
    key = seated(desk, "\n".join(f"P{n}; ; T{n % 4}" for n in range(8)))
    missing = int(re.findall(r'<option value="(\d+)">', desk.get(f"/t/{key}/round/1/repair")[1])[0])
    address = f"/t/{key}/round/1/repair"
    for entered in range(3):
        offered = desk.get(f"{address}?missing={missing}")[1]
        assert 'value="substitute"' in offered
        assert ('value="mended"' in offered, 'value="anew"' in offered) == (entered == 0, entered == 0)
        assert ("Un tavolo ha già il risultato: i tavoli restano come sono." in offered) == (entered > 0)
        assert (f'href="{address}"' in desk.get(f"/t/{key}/round/1")[1]) == (entered < 2)
        if entered < 2:
            desk.go_on(f"/t/{key}/round/1/table/{entered + 1}", **fields({"places": (1, 2, 3, 4)}))


def test_a_result_typed_for_others_is_refused_and_figures_stay_with_their_player(site: Site) -> None:
    """A phone and a desk page opened before somebody was replaced by a substitute of his team."""
    desk = Desk(site.director_link)
    key = seated(desk, "\n".join(f"P{n}; ; T{n % 4}" for n in range(8)))
    phone = re.findall(r'href="http://[^/"]+(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])[0]
    made_for = re.findall(r'name="(player\.\d)" value="(\d+)"', desk.get(phone)[1])
    assert len(made_for) == 4
    typed = {**dict(made_for), **fields({"points": (40, 30, 20, 10)})}
    names = [player["name"] for player in json.loads(desk.get(f"/t/{key}/document.json")[1])["players"]]
    missing = names.index(re.findall(r"<td>\s*(P\d) <small>", desk.get(phone)[1])[2]) + 1
    desk.go_on(f"/t/{key}/round/1/repair", missing=missing, way="substitute", name="Nuovo")
    for address in (phone, f"/t/{key}/round/1/table/1"):
        status, page = desk.post(address, **typed)
        assert (status, "qui ora siedono altri" in page.replace("Qui", "qui")) == (400, True)
        assert re.findall(r'name="points\.\d" inputmode="decimal" size="5" value="([^"]*)"', page) == [
            "40",
            "30",
            "",
            "10",
        ]
    now = dict(re.findall(r'name="(player\.\d)" value="(\d+)"', desk.get(phone)[1]))
    assert desk.post(f"/t/{key}/round/1/table/1", **{**typed, **now})[0] == 200


def test_a_result_of_a_board_typed_for_others_is_refused(site: Site) -> None:
    desk = Desk(site.director_link)
    key = desk.tournament(4)
    desk.go_on(f"/t/{key}/settings", name="Prova", rounds=9, phones="agreed", confirmed="yes")
    phone = re.findall(r'href="http://[^/"]+(/phone/[^"]+)"', desk.get(f"/t/{key}/round/1/cards")[1])[0]
    (before,) = set(re.findall(r'name="players" value="([^"]+)"', desk.get(phone)[1]))
    seats = re.findall(r'name="seats" value="([^"]+)"', desk.get(f"/t/{key}/round/1/by-hand")[1])[0]
    first, second = seats.split(",")
    desk.go_on(f"/t/{key}/round/1/by-hand", seats=f"{second},{first}", save="1", reason="Scambio")
    status, page = desk.post(phone, players=before, result="1-0")
    assert (status, "ora siedono altri" in page) == (400, True)
    (now,) = set(re.findall(r'name="players" value="([^"]+)"', page))
    assert now != before
    assert desk.post(phone, players=now, result="1-0")[0] == 200
