"""FIDE C.07 read literally and slowly on the JSON document, sharing nothing with the engine; numbers are fractions."""

from fractions import Fraction
from typing import Any

from tests.literal.announced_points import Announced


class Table:
    def __init__(self, document: dict[str, Any]):
        self.document = document
        self.players = {p["number"]: p for p in document["players"]}
        self.announced = Announced(document.get("rules", {}))
        self.rows: dict[int, list[dict[str, Any]]] = {number: [] for number in self.players}
        for played in document["history"]:
            entries = {}
            for game in played["games"]:
                for seat, player, other in ((0, game["white"], game["black"]), (1, game["black"], game["white"])):
                    points = self.announced.games.get(game["result"], (Fraction(0), Fraction(0)))[seat]
                    forfeit = str(game["result"]).endswith("f")
                    kind = "game" if not forfeit else "forfeit win" if points else "forfeit loss"
                    entries[player] = {"kind": kind, "points": points, "opponent": other, "black": seat == 1}
            for rest in played.get("rests", []):
                points = self.announced.rests[rest["kind"]]
                kind = "pairing-allocated bye" if rest["kind"] == "bye" else "requested bye"
                entries[rest["player"]] = {"kind": kind, "points": points, "opponent": None, "black": False}
            for number in self.players:
                missing = {"kind": "requested bye", "points": Fraction(0), "opponent": None, "black": False}
                self.rows[number].append(entries.get(number, missing))

    def points(self, player: int) -> Fraction:
        return sum((row["points"] for row in self.rows[player]), Fraction(0))

    def voluntary(self, row: dict[str, Any]) -> bool:
        """16.1.2."""
        return row["kind"] in ("requested bye", "forfeit loss")

    def adjusted(self, player: int) -> Fraction:
        """16.3: category 16.2.5 counts as draws."""
        total = Fraction(0)
        rows = self.rows[player]
        for index, row in enumerate(rows):
            only_voluntary_after = all(self.voluntary(later) for later in rows[index + 1 :])
            total += self.announced.draw if row["kind"] == "requested bye" and only_voluntary_after else row["points"]
        return total

    def contributions(self, player: int) -> list[tuple[Fraction, dict[str, Any]]]:
        found = []
        for row in self.rows[player]:
            if row["kind"] == "game":
                value = self.adjusted(row["opponent"])
            elif row["kind"].startswith("forfeit"):
                value = min(self.points(player), self.adjusted(row["opponent"]))
            else:
                value = min(self.points(player), self.announced.draw * self.document["rounds"])
            found.append((value, row))
        return found

    def buchholz(self, player: int, low: int, high: int) -> Fraction:
        left = self.contributions(player)
        for _ in range(low):
            if left:
                voluntary = [c for c in left if self.voluntary(c[1])]
                left.remove(min(voluntary or left, key=lambda c: c[0]))
        for _ in range(high):
            if left:
                left.remove(max(left, key=lambda c: c[0]))
        return sum((value for value, _ in left), Fraction(0))

    def value(self, name: str, player: int) -> Fraction:
        rows = self.rows[player]
        cuts = {
            "buchholz": (0, 0),
            "buchholz_cut1": (1, 0),
            "buchholz_cut2": (2, 0),
            "median": (1, 1),
            "median2": (2, 2),
        }
        if name in cuts:
            return self.buchholz(player, *cuts[name])
        if name == "sonneborn_berger":
            return sum((value * row["points"] for value, row in self.contributions(player)), Fraction(0))
        if name == "wins":
            return Fraction(sum(row["points"] == self.announced.win for row in rows))
        if name == "games_won":
            return Fraction(sum(row["points"] == self.announced.win and row["kind"] == "game" for row in rows))
        if name == "black_games":
            return Fraction(sum(row["black"] and row["kind"] == "game" for row in rows))
        assert name == "progressive"
        return sum((sum((r["points"] for r in rows[: i + 1]), Fraction(0)) for i in range(len(rows))), Fraction(0))
