"""Small team events in a compact notation: a round is "1-2 +=-, 3-4 ++s, 5-6 forfeit 1-0f, rf 7".

A board is written from the side of the team named first: + won, = drawn, - lost, s suspended, ? open, x empty (its own
player is missing), o empty (the other's is).
"""

from typing import Any

WON = {"+": ("1-0", "0-1"), "-": ("0-1", "1-0"), "=": ("1/2", "1/2"), "s": ("suspended",) * 2, "?": (None, None)}
"""The result where the first team has White, and where it has Black."""


def team_event(
    teams: int, boards: int, rounds: int, history: list[str] | None = None, reserves: int = 0, **more: Any
) -> dict[str, Any]:
    """Team 1 has players 1, 2 … and so on; `system` and `line_ups_next` are themselves, all others rules."""
    size = boards + reserves
    document: dict[str, Any] = {
        "format": "tabellone/1",
        "name": "Test",
        "system": more.pop("system", "italo-swiss"),
        "rounds": rounds,
        "players": [{"number": n, "name": f"P{n}", "rating": 4000 - n} for n in range(1, teams * size + 1)],
        "teams": [
            {"number": n, "name": f"T{n}", "players": list(range((n - 1) * size + 1, n * size + 1))}
            for n in range(1, teams + 1)
        ],
        "next": {"line_ups": more.pop("line_ups_next")} if "line_ups_next" in more else {},
        "rules": {"competitors": "teams", "boards": boards, **more},
    }
    document["history"] = [_round(number, text, document) for number, text in enumerate(history or [], 1)]
    return document


def _round(number: int, text: str, document: dict[str, Any]) -> dict[str, Any]:
    matches: list[dict[str, Any]] = []
    rests: list[dict[str, Any]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        first, *words = part.split()
        if first in ("rf", "rt", "absent", "bye"):
            rests.append({"kind": first, "team": int(words[0])})
        elif first == "rr":
            team, against = map(int, words[0].split("/"))
            rests.append({"kind": first, "team": team, "against": against})
        else:
            white, black = map(int, first.split("-"))
            match: dict[str, Any] = {"white": white, "black": black}
            boards = {"result": words[1]} if words[0] == "forfeit" else {"games": _games(words[0], match, document)}
            matches.append(match | boards)
    return {"round": number, "matches": matches, "rests": rests}


def _games(signs: str, match: dict[str, Any], document: dict[str, Any]) -> list[dict[str, Any]]:
    games = []
    rosters = [document["teams"][match[side] - 1]["players"] for side in ("white", "black")]
    for board, sign in enumerate(signs):
        one, other = rosters[0][board], rosters[1][board]
        one, other = (None if sign == "x" else one), (None if sign == "o" else other)
        turned = board % 2 == 1
        result = WON[{"x": "-", "o": "+"}.get(sign, sign)][turned]
        white, black = (other, one) if turned else (one, other)
        games.append({"white": white, "black": black, "result": f"{result}f" if sign in "xo" else result})
    return games


def three_teams() -> dict[str, Any]:
    """A round robin of three teams, two of which leave after the first round."""
    players = [{"number": number, "name": f"G{number}", "rating": 3000 - number} for number in range(1, 7)]
    teams = [{"number": number, "name": f"T{number}", "players": [2 * number - 1, 2 * number]} for number in (1, 2, 3)]
    games = [{"white": 3, "black": 5, "result": "1-0"}, {"white": 6, "black": 4, "result": "1-0"}]
    first = {"round": 1, "matches": [{"white": 2, "black": 3, "games": games}], "rests": [{"team": 1, "kind": "rt"}]}
    return {
        **{"format": "tabellone/1", "name": "S", "system": "round-robin", "rounds": 3, "seed": "a"},
        **{"rules": {"competitors": "teams", "boards": 2}, "players": players},
        **{"teams": [teams[0], *(team | {"leaves": 1} for team in teams[1:])], "history": [first]},
    }
