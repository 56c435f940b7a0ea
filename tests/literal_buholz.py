"""The Buholz procedure and the technical ranking read a second time, from the document, one comparison at a time."""

from typing import Any

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0)}
POINTS |= {"4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2)}


class Table:
    """Who took how many points from whom."""

    def __init__(self, document: dict[str, Any]):
        self.players = [p["number"] for p in document["players"]]
        self.taken: dict[tuple[int, int], int] = {}
        self.formal: dict[int, int] = {}
        self.rest_points = dict.fromkeys(self.players, 0)
        self.games = dict.fromkeys(self.players, 0)
        for played in document["history"]:
            for game in played["games"]:
                if game["result"] in POINTS:
                    code = {"1-0f": "4-0", "0-1f": "0-4"}.get(game["result"], game["result"])
                    if code[0] in "01234" and code[2:] in "01234":
                        self.games[game["white"]] += int(code[0])
                        self.games[game["black"]] += int(code[2])
                    self.taken[game["white"], game["black"]] = POINTS[game["result"]][0]
                    self.taken[game["black"], game["white"]] = POINTS[game["result"]][1]
            for rest in played["rests"]:
                if rest["kind"] in ("rf", "rr"):
                    self.games[rest["player"]] += 4
                    self.rest_points[rest["player"]] += 2
                if rest["kind"] == "rr":
                    self.formal[rest["player"]] = rest["against"]

    def points(self, player: int) -> int:
        return self.rest_points[player] + sum(v for (one, _), v in self.taken.items() if one == player)

    def quotient(self, player: int) -> int:
        total = sum(self.points(other) for one, other in self.taken if one == player)
        return total + (self.points(self.formal[player]) if player in self.formal else 0)

    def second(self, player: int) -> int:
        total = 0
        for (one, other), taken in self.taken.items():
            if one == player and taken == 2:
                total += 2 * self.points(other)
            if one == player and taken == 1:
                total += self.points(other)
        return total + (2 * self.points(self.formal[player]) if player in self.formal else 0)

    def wins(self, player: int) -> int:
        return sum(one == player and taken == 2 for (one, _), taken in self.taken.items())


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
    direct = all((a, b) in table.taken for a in group for b in group if a != b)
    criteria = [lambda p, g: sum(table.taken[p, o] for o in g if o != p)] if direct else []
    criteria.append(lambda p, g: table.wins(p))
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


def common(table: Table, player: int, group: list[int], place: list[int]) -> int:
    return sum(table.taken[player, o] for o in place if all((p, o) in table.taken for p in group))
