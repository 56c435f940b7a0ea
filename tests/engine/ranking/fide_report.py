"""A finished chess event as a FIDE tournament report (TRF), the text that FIDE's own programs read; written from the
JSON document, sharing nothing with the engine."""

from typing import Any

SIDES = {"1-0": "10", "0-1": "01", "1/2": "==", "1-0f": "+-", "0-1f": "-+", "0-0f": "--"}
"""What White and Black get, in the letters of the report."""
RESTS = {"bye": "U", "half": "H", "absent": "Z"}


def report(document: dict[str, Any]) -> str:
    """The columns are those of the report's description: of a player 001, and ten more for every round."""
    rules = document["rules"]
    win, draw, loss = map(float, (rules.get("points") or "1 0.5 0").split())
    bye = {"win": win, "draw": draw, "nothing": 0.0}[rules.get("bye", "win")]
    worth = {"1": win, "+": win, "=": draw, "H": draw, "0": loss, "-": 0.0, "Z": 0.0, "U": bye}
    rows: dict[int, list[str]] = {player["number"]: [] for player in document["players"]}
    points = dict.fromkeys(rows, 0.0)
    for played in document["history"]:
        letters = dict.fromkeys(rows, (0, "-", "Z"))  # not entered yet, or gone: a bye worth nothing
        for game in played["games"]:
            white, black = game["white"], game["black"]
            letters[white] = (black, "w", SIDES[game["result"]][0])
            letters[black] = (white, "b", SIDES[game["result"]][1])
        letters |= {rest["player"]: (0, "-", RESTS[rest["kind"]]) for rest in played["rests"]}
        for number, (opponent, colour, letter) in letters.items():
            rows[number].append(f"  {opponent:04} {colour} {letter}")
            points[number] += worth[letter]
    scores = {"W": win, "D": draw, "L": loss, "P": bye, "A": 0.0}
    lines = [
        f"012 {document['name']}",
        f"062 {len(rows)}",
        "092 Individual: Swiss-System",
        f"142 {document['rounds']}",
        "162  " + "".join(f"{sign}{value:4.1f}    " for sign, value in scores.items()),
    ]
    for player in document["players"]:
        number, rating = player["number"], player.get("rating") or ""
        start = f"001 {number:4} m    {player['name']:33} {rating:4} ITA"
        lines.append(f"{start:80}{points[number]:4.1f} {number:4}" + "".join(rows[number]))
    return "\n".join(lines) + "\n"
