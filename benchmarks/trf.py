"""A tournament document as a FIDE report file, for comparing with other programs on the same field."""

from typing import Any

CODES = {"1-0": ("1", "0"), "0-1": ("0", "1"), "1/2": ("=", "=")}


def as_trf(document: dict[str, Any]) -> str:
    cells: dict[int, list[str]] = {player["number"]: [] for player in document["players"]}
    points = dict.fromkeys(cells, 0.0)
    for played in document["history"]:
        for game in played["games"]:
            white, black = game["white"], game["black"]
            codes = CODES[game["result"]]
            for player, opponent, colour, code in ((white, black, "w", codes[0]), (black, white, "b", codes[1])):
                cells[player].append(f"  {opponent:4d} {colour} {code}")
                points[player] += {"1": 1, "0": 0, "=": 0.5}[code]
        for rest in played.get("rests", []):
            cells[rest["player"]].append("  0000 - U")
            points[rest["player"]] += 1
    lines = ["012 Benchmark", f"XXR {document['rounds']}", "XXC white1"]
    for player in document["players"]:
        number = player["number"]
        person = f"{player['name']:<33} {player['rating']:4d} {'':3} {'':11} {'':10}"
        lines.append(f"001 {number:4d}      {person} {points[number]:4.1f} {number:4d}" + "".join(cells[number]))
    return "\n".join(lines) + "\n"
