"""BIG Masters 5 read word by word on a document: every way to call people is tried, and the text strikes them out."""

from itertools import permutations
from typing import Any

Way = tuple[int | str, ...]


def summoned(document: dict[str, Any], number: int, table: int, minor: bool) -> list[int | str]:
    """The one way to call arbiters that is left."""
    people = [who for who in candidates(document, number) if not sits_at(document, number, table, who)]
    ways = [way for size in range(4) for way in permutations(people, size)]
    ways = [way for way in ways if len(way) <= (1 if minor else 3)]
    if any(not is_team_mate(document, number, table, who) for who in people):
        ways = [way for way in ways if not any(is_team_mate(document, number, table, who) for who in way)]
    staff = [who for who in people if isinstance(who, str)]
    ways = [way for way in ways if staff_first(way, staff)]
    most = max(len(way) for way in ways)
    ways = [way for way in ways if len(way) == most]
    return list(min(ways, key=lambda way: [wish(document, number, table, who) for who in way]))


def candidates(document: dict[str, Any], number: int) -> list[int | str]:
    """Players at a table who were announced, and the staff who are not such players."""
    seated = [seat for one in document["history"][number - 1]["tables"] for seat in one["seats"]]
    names = {p["name"].lower(): p["number"] for p in document["players"] if p["number"] in seated}
    staff = document.get("staff", [])
    found: list[int | str] = [name for name in staff if name.lower() not in names]
    for player in document["players"]:
        announced = player.get("arbiter", False) or player["name"].lower() in [name.lower() for name in staff]
        if announced and player["number"] in seated:
            found.append(player["number"])
    return found


def staff_first(way: Way, staff: list[str]) -> bool:
    """«Verrà sempre prima convocato lui»: no player while somebody who does not play is left out, or behind him."""
    kinds = [isinstance(who, int) for who in way]
    return kinds == sorted(kinds) and (not any(kinds) or all(who in way for who in staff))


def sits_at(document: dict[str, Any], number: int, table: int, who: int | str) -> bool:
    return who in document["history"][number - 1]["tables"][table - 1]["seats"]


def is_team_mate(document: dict[str, Any], number: int, table: int, who: int | str) -> bool:
    team = {p["number"]: p.get("team", "") for p in document["players"]}
    here = [team[seat] for seat in document["history"][number - 1]["tables"][table - 1]["seats"]]
    return isinstance(who, int) and team[who] != "" and team[who] in here


def wish(document: dict[str, Any], number: int, table: int, who: int | str) -> tuple[int, int, int, str, int]:
    """Not waited for at another table, then with a finished game, then called least, then by name."""
    called = []
    for played in document["history"]:
        for call in played.get("calls", []):
            own_call = played["round"] == number and call["table"] == table and "decision" not in call
            if who in call["arbiters"] and not own_call:
                called.append(call)
    waits = any("decision" not in call for call in called)
    own = [one for one in document["history"][number - 1]["tables"] if who in one["seats"]]
    playing = any("places" not in one for one in own)
    name = who if isinstance(who, str) else document["players"][who - 1]["name"]
    return (int(waits), int(playing), len(called), name.lower(), 0 if isinstance(who, str) else who)
