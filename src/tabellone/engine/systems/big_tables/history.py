"""What the rounds played say of players and teams: who met whom, and all points (B6, B9)."""

from collections import Counter
from collections.abc import Sequence

from tabellone.engine.model import Round, Tournament

UNITS = 60
"""Ranking points are counted in sixtieths, so that a tie of two, three, four or five is divided exactly (B9)."""

REMATCH_WEIGHTS = (0, 1, 10, 100, 1000)
"""B6: «0, 1, 10, 100, 1000» for 0, 1, 2, 3 and at least 4 earlier meetings."""


class History:
    """Index = number; index 0 is nobody."""

    def __init__(self, tournament: Tournament):
        size = len(tournament.players) + 1
        self.scale = parse_scale(tournament.rules.scale)
        self.points = [0] * size
        """Ranking points in sixtieths."""
        self.firsts = [0] * size
        """First places (B12); a shared one is one for each: a place is «il piazzamento rispetto agli altri giocatori al
        tavolo», and nobody there is placed better. Only the points of the places are averaged (B9).
        """
        self.starts = [0] * size
        self.last_start = [0] * size
        """How often a player sat first, and in which round last."""
        self.meetings: list[Counter[int]] = [Counter() for _ in range(size)]
        self._rounds = 0
        for played in tournament.history:
            self.add_round(played)

    def add_round(self, round_: Round) -> None:
        self._rounds += 1
        for table in round_.tables:
            self.starts[table.seats[0]] += 1
            self.last_start[table.seats[0]] = self._rounds
            for player in table.seats:
                self.meetings[player].update(other for other in table.seats if other != player)
            if table.places is not None:
                won = points_for_places(self.scale, table.places)
                for player, place, points in zip(table.seats, table.places, won, strict=True):
                    self.points[player] += points
                    self.firsts[player] += place == 1

    def rematch_weight(self, one: int, other: int) -> int:
        """Returns the weight of a pair at the same table, for each of the two."""
        return REMATCH_WEIGHTS[min(self.meetings[one][other], 4)]

    def indicator(self, seats: Sequence[int]) -> int:
        """B6: «L'indicatore di reincontri "per tavolo" verrà calcolato semplicemente sommando gli indicatori di tutti i
        giocatori al tavolo.»
        """
        return sum(self.rematch_weight(one, other) for one in seats for other in seats if one != other)


def lot_seed(tournament: Tournament) -> str:
    """Returns the seed of lots: of the rules, else of the draw, else the latest of a round."""
    of_rounds = (played.lots_seed for played in reversed(tournament.history) if played.lots_seed)
    return tournament.rules.seed or tournament.seed or next(of_rounds, "")


def parse_relaxed_places(text: str) -> int | None:
    """The places of closeness given up as announced; None where they are no number of places."""
    return int(text) if text.isdecimal() and len(text) <= 4 else None


def parse_scale(text: str) -> list[int]:
    """The points of the places as announced; nothing where they are no list of numbers."""
    parts = text.replace(",", " ").split()
    return [int(part) for part in parts] if parts and all(part.isdecimal() for part in parts) else []


def points_for_places(scale: Sequence[int], places: Sequence[int]) -> list[int]:
    """B8, B9: the points of the places, in sixtieths; tied places are averaged, those beyond the scale give nothing."""
    worth = [*scale, 0, 0, 0, 0, 0]
    found = []
    for place in places:
        tied = sum(other == place for other in places)
        found.append(sum(worth[place - 1 : place - 1 + tied]) * UNITS // tied)
    return found
