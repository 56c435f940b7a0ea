"""Stessa provincia o sodalizio (R10): what the director is told before the draw."""

from typing import Any

from tests.running.desk import Desk
from tests.running.site import Site


def test_the_site_says_it_before_the_draw_and_the_director_can_turn_it_off_and_on(site: Site) -> None:
    desk = Desk(site.director_link)
    desk.go_on("/new", name="Girone", rounds=3, system="round-robin")
    key = desk.get("/")[1].split('href="/t/', 1)[1].split("/", 1)[0]
    desk.go_on(f"/t/{key}/players/add", players="A;;;Nova;UD\nB;;;;UD\nC;;;Nova\nD\nE\nF")
    assert '<p class="note">Il sorteggio darà ai compagni di circolo o provincia' in desk.get(f"/t/{key}/players")[1]
    form: dict[str, Any] = {"name": "Girone", "rounds": 3}
    desk.go_on(f"/t/{key}/settings", **form, **{"round-robin.together": "nobody"})
    assert "è obbligatorio che si incontrino nei primi turni" in desk.get(f"/t/{key}/players")[1]
    desk.go_on(f"/t/{key}/draw")
    assert '<p class="note stop">3 giocatori hanno compagni' in desk.get(f"/t/{key}/pair")[1]
    assert "è obbligatorio che si incontrino nei primi turni" in desk.get(f"/t/{key}/pair")[1]
    desk.go_on(f"/t/{key}/settings", **form, **{"round-robin.together": "club_or_province"})
    assert "è obbligatorio" not in desk.get(f"/t/{key}/pair")[1]
    desk.go_on(f"/t/{key}/undo", target=4, confirmed="yes")  # the draw, to be made again
    desk.go_on(f"/t/{key}/draw")
    assert "si incontrano entro il turno 2; prima non si può" in desk.get(f"/t/{key}/players")[1]
