"""An event at tables whose games are announced by the form of its settings."""

import re

from tests.running.desk import Desk

FAQ = "https://example.org/faq?gioco=azul#tempi"
GAMES = [
    {"round": 1, "name": "Azul", "faq": FAQ, "minutes": 20},
    {"round": 2, "name": "Carcassonne", "minutes": 1},
    {"round": 3, "name": "Kingdomino", "faq": "http://example.org", "minutes": 15},
]


def announced(desk: Desk) -> str:
    """An event with its games typed into the form of its settings, and round 1 published; its key."""
    desk.post("/new", name="Masters", rounds=3, system="big-tables")
    key = re.findall(r'href="/t/(\w+)/', desk.get("/")[1])[0]
    desk.post(f"/t/{key}/players/add", players="\n".join(f"P{n}; T{n % 4}" for n in range(8)))
    desk.post(f"/t/{key}/settings", **form())
    desk.post(f"/t/{key}/draw")
    desk.post(f"/t/{key}/pair")
    desk.post(f"/t/{key}/round/1/publish")
    return str(key)


def form(**other: str) -> dict[str, str | int]:
    fields: dict[str, str | int] = {"name": "Masters", "rounds": 3}
    for game in GAMES:
        for name in ("name", "faq", "minutes"):
            fields[f"game.{game['round']}.{name}"] = str(game.get(name, ""))
    return {**fields, **other}
