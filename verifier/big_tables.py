"""BIG Masters: tables of four."""

import hashlib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from verifier.document import Data
from verifier.proof import require, require_fields

FIELDS = ("format", "system", "round", "tables", "indicator", "bound", "proven")
OF_LATER_AIMS = ("heavy", "heavy_bound", "closeness", "closeness_bound", "worst", "worst_bound")
RELAXED = (0, 2, 1, 3)
"""The aims of a round by team in their order, where some closeness may be given up for fewer rematches."""
BOUNDS = {"indicator": "bound", "closeness": "closeness_bound", "heavy": "heavy_bound", "worst": "worst_bound"}


Seats = Sequence[int]


class Tables:
    """BIG Masters: points, standings, who met whom, and who sits in the next round; every figure from the results."""

    def __init__(self, document: Data) -> None:
        rules, self.history = document.get("rules", {}), document.get("history") or []
        self.round = len(self.history) + 1
        self.met: dict[tuple[int, int], int] = {}
        of_rounds = [played["lots_seed"] for played in self.history if played.get("lots_seed")]
        self.seed = str(rules.get("seed") or document.get("seed") or (of_rounds or [""])[-1])
        self.last = self.round == document["rounds"] or rules.get("middle") == "by_player"
        self.by_eights, self.relaxed = rules.get("blocks") == "blocks_of_8", int(rules.get("relaxed") or 0)
        self.of_winner, self.rotates = rules.get("share") == "of_winner", bool(rules.get("rotate_start"))
        numbers = [player["number"] for player in document["players"]]
        self.team = {p["number"]: p.get("team") or f"\0{p['number']}" for p in document["players"]}
        absent = (document.get("next") or {}).get("absent") or ()
        self.there = sorted(
            player["number"]
            for player in document["players"]
            if player.get("enters", 1) <= self.round
            and (player.get("leaves") is None or player["leaves"] >= self.round)
            and player["number"] not in absent
        )
        scale = [int(part) for part in rules.get("scale", "1000 611 403 200").replace(",", " ").split()] + [0] * 5
        self.points, self.firsts = dict.fromkeys(numbers, Fraction(0)), dict.fromkeys(numbers, 0)
        for played in self.history:
            for table in played["tables"]:
                places = self.places(table)
                for player, place in zip(table["seats"], places, strict=True):
                    tied = places.count(place)
                    self.points[player] += Fraction(sum(scale[place - 1 : place - 1 + tied]), tied)
                    self.firsts[player] += place == 1
                for pair in ((a, b) for a in table["seats"] for b in table["seats"] if a != b):
                    self.met[pair] = self.met.get(pair, 0) + 1

    def starts(self, player: int) -> tuple[int, int, int]:
        """How often he sat first, and in which round last; the lower number of equals starts."""
        rounds = [n for n, played in enumerate(self.history, 1) for t in played["tables"] if t["seats"][0] == player]
        return len(rounds), max(rounds, default=0), player

    @staticmethod
    def places(table: Data) -> list[int]:
        given: list[int] | None = table.get("places")
        points = table.get("points") or ()
        return given or [1 + sum(other > own for other in points) for own in points]

    def lot(self, ticket: str) -> str:
        return hashlib.sha256(f"{self.seed}\n{ticket}".encode()).hexdigest()

    def key(self, player: int) -> tuple[Fraction, Any]:
        """Points, then the share of the table's points (after round 1), or table and place from the latest round."""
        if len(self.history) == 1:
            for table in self.history[0]["tables"]:
                if player in table["seats"] and table.get("points"):
                    points = [Fraction(str(made)) for made in table["points"]]  # 12.5 is one half more than 12
                    whole = max(points) if self.of_winner else sum(points)
                    own = points[table["seats"].index(player)]
                    return -self.points[player], -own / whole if whole > 0 else Fraction(0)
            return -self.points[player], Fraction(0)
        sat = []
        for played in self.history[:0:-1]:  # the tables of the first round were drawn
            at = [(n, t) for n, t in enumerate(played["tables"]) if player in t["seats"]]
            sat.append((at[0][0], self.places(at[0][1])[at[0][1]["seats"].index(player)]) if at else (1 << 30, 1 << 30))
        return -self.points[player], sat

    def team_places(self) -> tuple[dict[str, int], dict[str, list[Fraction]]]:
        members: dict[str, list[int]] = {}
        for player, team in self.team.items():
            members.setdefault(team, []).append(player)
        of = {
            team: [Fraction(-sum(figures[p] for p in players)) for figures in (self.points, self.firsts)]
            for team, players in members.items()
        }
        best = {team: min(self.key(p) for p in players) for team, players in members.items()}
        order = sorted(members, key=lambda team: (*of[team], best[team], self.lot(f"team {team}")))
        return {team: place // (8 if self.by_eights else 1) for place, team in enumerate(order)}, of

    def weights(self, table: Seats) -> list[int]:
        return [(0, 1, 10, 100, 1000)[min(self.met.get((a, b), 0), 4)] for a in table for b in table if a != b]

    def aims(self, tables: Sequence[Seats], place: Mapping[str, int]) -> tuple[int, int, int, int]:
        """Heavy rematches, closeness, indicator, worst table (B3)."""
        weights = [self.weights(table) for table in tables]
        spread = [[place[self.team[player]] for player in table] for table in tables]
        return (
            sum(weight for of in weights for weight in of if weight > 1),
            sum(max(of) - min(of) for of in spread),
            sum(map(sum, weights)),
            max(map(sum, weights)),
        )

    def rank(self, table: Seats, of_team: Mapping[str, list[Fraction]], places: Mapping[int, int]) -> tuple[Any, ...]:
        """What numbers a table by team (B11)."""
        return (
            Fraction(sum(of_team[self.team[player]][0] for player in table), len(table)),
            Fraction(-sum(self.points[player] for player in table), len(table)),
            min(places[player] for player in table),
            self.lot(f"table {self.round} {' '.join(map(str, sorted(table)))}"),
        )


def verify(t: Tables, certificate: Data) -> str:
    """Rule 1, the sizes, and by the kind of round its seating, figures and numbers; says what the file proves."""
    tables = certificate["tables"]
    by_team = t.round > 1 and not t.last
    later = OF_LATER_AIMS if by_team or set(OF_LATER_AIMS) & certificate.keys() else ()  # the first version had none
    seed = ("seed",) if "seed" in certificate else ()  # nor a seed
    require_fields(certificate, (*FIELDS, *later, *seed), "the certificate")
    if seed:
        require(certificate["seed"] and isinstance(certificate["seed"], str), "the seed of lots is a text")
        require(t.seed in ("", certificate["seed"]), f"lots are drawn from the seed {t.seed}")
        t.seed = certificate["seed"]
    require(sorted(player for table in tables for player in table) == t.there, "not everybody exactly once")
    require(all(len({t.team[player] for player in table}) == len(table) for table in tables), "team-mates together")
    threes = -len(t.there) % 4
    sizes = [5] if len(t.there) == 5 else [3] * threes + [4] * ((len(t.there) - 3 * threes) // 4)
    require(sorted(map(len, tables)) == sizes, f"the tables should have {sizes} seats")
    if t.rotates:
        require(all(table[0] == min(table, key=t.starts) for table in tables), "somebody else should start at a table")
    place, of_team = t.team_places()
    found = dict(zip(("heavy", "closeness", "indicator", "worst"), t.aims(tables, place), strict=True))
    for aim, figure in found.items():
        if aim == "indicator" or by_team:
            require(certificate[aim] == figure, f"the {aim} is {figure}, not {certificate[aim]}")
        else:
            require(certificate.get(aim, 0) == 0, f"the {aim} is no aim of this round")
    reached = {aim: certificate.get(bound, 0) == certificate.get(aim, 0) for aim, bound in BOUNDS.items()}
    for aim, bound in BOUNDS.items():
        require(0 <= certificate.get(bound, 0) <= certificate.get(aim, 0), f"the bound of the {aim} is above it")
    require(by_team or reached["indicator"], "the indicator is that of the only seating")
    proven = all(reached[aim] for aim in ("heavy", "closeness", "indicator"))
    require(certificate["proven"] == proven, "proven is what has reached its bounds")
    if t.round == 1:
        return "VALID: team-mates are apart; a draw cannot be proven."
    if t.last:
        verify_last_round(t, tables)
        return "VALID AND BEST: this is the seating of the standings."
    keys = {player: t.key(player) for player in t.team}
    places = {player: 1 + sum(other < key for other in keys.values()) for player, key in keys.items()}
    ranks = [t.rank(table, of_team, places) for table in tables]
    require(ranks == sorted(ranks), "the tables are not in their order")
    if len(tables) <= 24:
        require_no_better_exchange(t, tables, place)
    ordered = sorted(place[team] for team in {t.team[player] for player in t.there})
    narrowest = {n: min(b - a for a, b in zip(ordered, ordered[n - 1 :], strict=False)) for n in set(sizes)}
    closest = found["closeness"] == sum(narrowest[size] for size in sizes)
    if found["indicator"] == 0 and closest:
        return "VALID AND BEST: nobody meets again, and no tables could be closer."
    return "VALID, NOT PROVEN BEST: the rules are kept and every figure but the bounds is worked out again and right."


def verify_last_round(t: Tables, tables: Sequence[Seats]) -> None:
    """B5: down the standings nobody could have sat higher, with all the others still seated somehow.

    The seats that the certificate gives to those further down are a way to seat them: somebody could have sat higher
    only if a chain of moves frees a seat there for him, and ends where his own team sits further down.
    """
    order = sorted(t.there, key=lambda player: (t.key(player), t.lot(f"table {len(t.history)} {player}")))
    size = [len(table) for table in tables]
    require(size == sorted(size, reverse=True), "tables of three are the last ones")
    at = {player: number for number, table in enumerate(tables) for player in table}
    taken: list[set[str]] = [set() for _ in tables]
    later = [{t.team[player] for player in table} for table in tables]
    for player in order:
        team, own = t.team[player], at[player]
        for above in range(own):
            if later[above] and team not in taken[above]:
                require(not can_sit(team, above, taken, later), f"{player} should sit at table {above + 1}")
        later[own].discard(team)
        taken[own].add(team)


def can_sit(team: str, table: int, taken: Sequence[set[str]], later: Sequence[set[str]]) -> bool:
    if team in later[table]:
        return True
    reached, moving = [table], set[str]()
    for here in reached:
        for other in later[here] - moving:
            moving.add(other)
            for there in range(len(later)):
                if later[there] and other not in later[there] and other not in taken[there] and there not in reached:
                    if team in later[there]:
                        return True
                    reached.append(there)
    return False


def require_no_better_exchange(t: Tables, tables: Sequence[Seats], place: Mapping[str, int]) -> None:
    """No two players could change places for something better."""
    whole = t.aims(tables, place)
    each = [t.aims([table], place) for table in tables]
    for i, here in enumerate(tables):
        for j in range(i + 1, len(tables)):
            others = max((aim[3] for k, aim in enumerate(each) if k not in (i, j)), default=0)
            for one in here:
                for other in tables[j]:
                    left = [other if p == one else p for p in here]
                    right = [one if p == other else p for p in tables[j]]
                    if any(len({t.team[p] for p in table}) < len(table) for table in (left, right)):
                        continue
                    after, before = t.aims([left, right], place), [a + b for a, b in zip(each[i], each[j], strict=True)]
                    changed = [total - b + a for total, b, a in zip(whole[:3], before[:3], after[:3], strict=True)]
                    aims = (*changed, max(others, after[3]))
                    better = aims < whole
                    if t.relaxed:  # no rematch and no place more is surely allowed; rematches count first
                        better = aims[1] <= whole[1] and tuple(aims[i] for i in RELAXED) < tuple(
                            whole[i] for i in RELAXED
                        )
                    require(not better, f"{one} and {other} should change places")
