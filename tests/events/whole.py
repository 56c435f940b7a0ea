"""Events of every system and any size, paired by the engine and played by chance, for whatever shows or prints them."""

import random
from typing import Any

from tabellone.engine.reasons import NoLegalPairingError
from tabellone.formats.rounds import write_rest
from tests.events import random_teams
from tests.events.notation import opened
from tests.events.tables import big, played_out

SURNAMES = [
    *("Alloro", "Betulla", "Cipresso", "Castagno", "Đorđević", "Edera", "Faggio", "Ginepro", "Hőgyes", "Iris"),
    *("Larice", "Łukasik", "Melograno", "Nocciolo", "Ontano", "Pioppo", "Quercia", "Roverella", "Sambuco", "Tiglio"),
    *("Ulivo", "Vilucchio", "D'Abete", "Жуков", "Zafferano"),
]
FIRST_NAMES = [
    *("Ada", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gemma", "Igor", "Lidia", "Nicolò", "Olga", "Piero"),
    *("Rosa", "Silvio", "Tullia", "Ugo", "Vera", "Zoë"),
]
BOARDS_OF_A_TEAM = 4
EVERY_SYSTEM = [
    *(("amalfi", 8, 3), ("italo-swiss", 8, 3), ("round-robin", 8, 7), ("elimination", 8, 3)),
    *(("teams", 8, 1), ("big-tables", 8, 3)),
    *(("amalfi", 40, 9), ("italo-swiss", 40, 9), ("round-robin", 40, 39), ("elimination", 40, 6)),
    *(("teams", 40, 5), ("big-tables", 40, 4)),
]
"""System, players and rounds, small and as large as most events are."""


def named(count: int) -> list[dict[str, Any]]:
    """So many players, no two of the same name, with ratings and clubs."""
    return [
        {
            "name": f"{SURNAMES[n % len(SURNAMES)]} {FIRST_NAMES[n // len(SURNAMES) % len(FIRST_NAMES)]}"
            + (f" {n}" if n >= len(SURNAMES) * len(FIRST_NAMES) else ""),
            "rating": 2400 - n,
            "club": f"Circolo {SURNAMES[n * 7 % len(SURNAMES)]}",
        }
        for n in range(count)
    ]


def whole_event(system: str, players: int, rounds: int, **rules: Any) -> dict[str, Any]:
    """Played to its end, or to where nobody can be paired any more; `teams` is the italo-swiss for teams of four."""
    chance = random.Random(f"{system} {players}")
    head = {"name": "Open d'autunno", "place": "Palazzo del Molo", "date": "2026-11-22", "arbiter": "Edera Nora"}
    if system == "big-tables":
        size = 4 if players >= 16 else 2  # no team may be larger than the tables are many
        document = big([size] * (players // size), rounds, **rules)
        _named_after(document["players"], players)
        for _ in played_out(document, players):
            pass
    elif system == "teams":
        document = _teams(players, rounds, rules)
        for _ in random_teams.played_out(chance, document, open_boards=False):
            pass
    else:
        document = {"format": "tabellone/1", "system": system, "rules": rules, "rounds": rounds, "seed": "7"}
        document |= {"players": [{"number": n, **one} for n, one in enumerate(named(players), 1)], "history": []}
        _play_games(document, chance)
    return document | head


def _named_after(players: list[dict[str, Any]], count: int) -> None:
    for player, name in zip(players, named(count), strict=True):
        player["name"] = name["name"]


def _teams(players: int, rounds: int, rules: dict[str, Any]) -> dict[str, Any]:
    size = BOARDS_OF_A_TEAM
    people = [{"number": n, **one} for n, one in enumerate(named(players), 1)]
    teams = [
        {"number": n, "name": f"Squadra {SURNAMES[n % len(SURNAMES)]} {n}", "players": list(range(first, first + size))}
        for n, first in enumerate(range(1, players + 1, size), 1)
    ]
    rules = {"competitors": "teams", "boards": size, "line_ups": "fixed", **rules}
    head = {"format": "tabellone/1", "system": "italo-swiss", "rules": rules, "rounds": rounds}
    return {**head, "players": people, "teams": teams, "history": []}


def _play_games(document: dict[str, Any], chance: random.Random) -> None:
    drawn = [] if document["system"] == "elimination" else ["1/2"] * 3
    results = ["1-0"] * 5 + ["0-1"] * 4 + drawn
    while len(document["history"]) < document["rounds"]:
        tournament, system = opened(document)
        try:
            decision = system.pair(tournament)
        except NoLegalPairingError:
            return
        games = [
            {"white": game.white, "black": game.black, "result": chance.choice(results)} for game in decision.games
        ]
        rests = [write_rest(rest, "player") for rest in decision.rests]
        document["history"].append({"round": decision.round, "games": games, "rests": rests})
