"""The search of the board: one player is shown at once, of several one is chosen."""

import re

from tests.running.desk import Desk
from tests.running.site import Site

NAMES = ["Rossi Anna", "Rossi Bruno", "Verdi Carla"]


def test_a_player_is_found_by_pieces_of_the_name_in_any_order_or_by_the_number(site: Site) -> None:
    desk = Desk(site.director_link)
    desk.go_on("/new", name="Cerca", rounds=3, system="amalfi")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.go_on(f"/t/{key}/players/add", players="\n".join(f"{name};{1500 - n}" for n, name in enumerate(NAMES)))
    desk.go_on(f"/t/{key}/draw")

    def found(wanted: str) -> list[str]:
        page = desk.get(f"/t/{key}/find?who={wanted}")[1]
        return re.findall(r'<td class="name">\s*<a href="[^"]+">([^<]+)<', page)

    def only(wanted: str) -> bool:
        return "Rating" in desk.get(f"/t/{key}/find?who={wanted}")[1]

    assert found("ROSSI") == ["Rossi Anna", "Rossi Bruno"]
    assert only("bruno+rossi")
    assert only("3")
    assert not only("33")
    assert found("33") == found("") == found("Bianchi") == []
