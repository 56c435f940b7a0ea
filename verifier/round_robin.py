"""FID girone all'italiana: nothing is searched, the federation's table is read again."""

from verifier.document import Data
from verifier.proof import Rest, games_of, in_any_order, require, require_fields, rests_of


class RoundRobin:
    """FID girone all'italiana: the table says it all."""

    def __init__(self, document: Data) -> None:
        self.players, self.round = document["players"], len(document.get("history") or []) + 1
        self.size = len(self.players) + len(self.players) % 2  # with an odd number the highest is missing

    def table(self) -> list[tuple[int, int]]:
        """Tables 8 and 9 of FID Capo XIV, White first; the second leg has the colours exchanged."""
        leg, number = divmod(self.round - 1, self.size - 1)
        number += 1
        circle = list(range(1, self.size))
        pivot = (number + 1) // 2 if number % 2 else self.size // 2 + number // 2
        pairs = [(pivot, self.size) if number % 2 else (self.size, pivot)]
        for step in range(1, self.size // 2):
            pairs.append((circle[(pivot - 1 + step) % len(circle)], circle[(pivot - 1 - step) % len(circle)]))
        return [(black, white) for white, black in pairs] if leg else pairs


def verify(t: RoundRobin, certificate: Data) -> None:
    gone = {p["number"] for p in t.players if p.get("leaves") is not None and p["leaves"] < t.round}
    struck = {player["number"] for player in t.players if player.get("struck")}
    there = {player["number"] for player in t.players} - gone
    games = [pair for pair in t.table() if set(pair) <= there]
    require_fields(certificate, ("format", "system", "round", "games", "rests"), "the certificate")
    require(games_of(certificate) == games, "the table has other pairs")
    rests: list[Rest] = []
    for pair in t.table():
        for player in there & set(pair) if not set(pair) <= there else ():
            other = sum(pair) - player
            rests.append((player, "rr", other) if other in gone - struck else (player, "rt", None))
    require(rests_of(certificate) == in_any_order(rests), "the table has other rests")
