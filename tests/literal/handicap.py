"""What a game gives with a handicap, worked out a second time from the document, in fractions."""

from fractions import Fraction
from typing import Any

LADDER = ["Provinciale", "Regionale", "Nazionale", "Candidato Maestro", "Maestro"]


def with_handicap(document: dict[str, Any], game: dict[str, Any], points: tuple[int, int]) -> list[Fraction]:
    """`points` are 2, 1 or 0 without any handicap."""
    system = document["rules"].get("handicap", "no_handicap")
    worth = [Fraction(5 * p if system == "second_system" else p) for p in points]
    if system == "no_handicap" or (game["result"] or "").endswith("f"):
        return worth
    players = {player["number"]: player for player in document["players"]}
    white, black = players[game["white"]], players[game["black"]]
    if document["rules"].get("handicap_by", "category") == "category":
        ahead = LADDER.index(white["title"]) - LADDER.index(black["title"])
    else:
        ahead = int((white["rating"] - black["rating"]) / 1000)
    weaker = 1 if ahead > 0 else 0
    step = Fraction(1) if system == "second_system" else Fraction(1, 4)
    worth[weaker] += step * abs(ahead)
    if system != "first_system":
        worth[1 - weaker] -= step * abs(ahead)
    return worth


def of_rest(document: dict[str, Any]) -> Fraction:
    return Fraction(10 if document["rules"].get("handicap") == "second_system" else 2)
