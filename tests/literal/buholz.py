"""The Buholz procedure and the technical ranking read a second time, from the document, one comparison at a time."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.literal.handicap import of_rest, with_handicap

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0)}
POINTS |= {"4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2)}


class Table:
    """Everything that happened, one line for each player and round: (leg, player, opponent, plain points, points)."""

    def __init__(self, document: dict[str, Any]):
        self.players = [p["number"] for p in document["players"]]
        self.lines: list[tuple[int, int, int | None, int, Fraction]] = []
        self.over_the_board: set[tuple[int, int]] = set()
        self.games = dict.fromkeys(self.players, 0)
        two_legs = document["rules"].get("legs") == "two"
        for played in document["history"]:
            leg = 2 if two_legs and played["round"] > document["rounds"] // 2 else 1
            for game in played["games"]:
                if game["result"] in POINTS:
                    white, black = game["white"], game["black"]
                    code = {"1-0f": "4-0", "0-1f": "0-4"}.get(game["result"], game["result"])
                    if code[0] in "01234" and code[2:] in "01234":
                        self.games[white] += int(code[0])
                        self.games[black] += int(code[2])
                    plain, points = POINTS[game["result"]], with_handicap(document, game, POINTS[game["result"]])
                    self.lines += [(leg, white, black, plain[0], points[0]), (leg, black, white, plain[1], points[1])]
                    self.over_the_board |= {(white, black), (black, white)}
            for rest in played["rests"]:
                if rest["kind"] in ("rf", "rr"):
                    self.games[rest["player"]] += 4
                    self.lines.append((leg, rest["player"], rest.get("against"), -2, of_rest(document)))  # no game

    def points(self, player: int, leg: int | None = None) -> Fraction:
        return sum((v for n, one, _, _, v in self.lines if one == player and leg in (None, n)), Fraction(0))

    def quotient(self, player: int) -> Fraction:
        met = [(n, other) for n, one, other, _, _ in self.lines if one == player and other is not None]
        return sum((self.points(other, n) for n, other in met), Fraction(0))

    def second(self, player: int) -> Fraction:
        """Twice the points of the beaten, once of those drawn with; the leg's own points in each leg."""
        total = Fraction(0)
        for leg, one, other, plain, _ in self.lines:
            if one == player and other is not None:
                total += abs(plain) * self.points(other, leg)
        return total

    def wins(self, player: int) -> int:
        return sum(one == player and plain == 2 for _, one, _, plain, _ in self.lines)

    def taken(self, player: int, other: int) -> Fraction:
        games = [v for _, one, two, plain, v in self.lines if (one, two) == (player, other) and plain != -2]
        return sum(games, Fraction(0))


Criterion = Callable[[int, list[int]], Fraction]
"""The figure of a player among those who are equal."""


def ranked(document: dict[str, Any]) -> list[tuple[int, set[int], list[list[int]]]]:
    """For each place: who shares it, and the order of the listing, those left to the lot together."""
    table = Table(document)
    double = document["rules"].get("match") == "double"
    figures = {
        p: (table.points(p), table.games[p] if double else 0, table.quotient(p), table.second(p)) for p in table.players
    }
    order = sorted(set(figures.values()), reverse=True)
    places = [[p for p in table.players if figures[p] == value] for value in order]
    found, place = [], 1
    for group in places:
        found.append((place, set(group), listed(table, places, group)))
        place += len(group)
    return found


def listed(table: Table, places: list[list[int]], group: list[int]) -> list[list[int]]:
    """Art. 4.1, then 4.2, then 4.3 with one place of the standings after the other; never back."""
    direct = all((a, b) in table.over_the_board for a in group for b in group if a != b)
    criteria: list[Criterion] = (
        [lambda p, g: sum((table.taken(p, o) for o in g if o != p), Fraction(0))] if direct else []
    )
    criteria.append(lambda p, g: Fraction(table.wins(p)))
    for place in places:
        criteria.append(lambda p, g, place=place: common(table, p, g, place))  # type: ignore[misc]
    lists = [group]
    for criterion in criteria:
        finer = []
        for equal in lists:
            values = {p: criterion(p, equal) for p in equal}
            finer += [[p for p in equal if values[p] == v] for v in sorted(set(values.values()), reverse=True)]
        lists = finer
    return lists


def common(table: Table, player: int, group: list[int], place: list[int]) -> Fraction:
    met_by_all = [o for o in place if all((p, o) in table.over_the_board for p in group)]
    return sum((table.taken(player, o) for o in met_by_all), Fraction(0))
