"""The italo-svizzero read literally and slowly: the tabellone as a list, loops and backtracking, nothing of the engine.

The input is the JSON document. `pair` answers ([(white, black), …] in order of formation, [(player, kind, against), …])
or None when there is no pairing.
"""

from fractions import Fraction
from functools import cache
from typing import Any

from tests.literal.handicap import of_rest, with_handicap

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0)}
POINTS |= {"4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2)}

Rested = tuple[int, str, int | None]
Answer = tuple[list[tuple[int, int]], list[Rested]]
REST = 0


def pair(document: dict[str, Any]) -> Answer | None:
    return LiteralRound(document).pair()


class TooLongError(Exception):
    """The naive search would take longer than the tournament."""


class LiteralRound:
    def __init__(self, document: dict[str, Any]):
        self.patience = 3000
        self.document = document
        self.rules = document.get("rules", {})
        self.italian = self.rules.get("game", "italian") == "italian"
        self.history = document["history"]
        self.number = len(self.history) + 1
        self.leg = self.rounds = document["rounds"]
        if self.rules.get("legs") == "two":
            self.leg = self.rounds = document["rounds"] // 2
        self.players = document["players"]
        absent = (document.get("next") or {}).get("absent", [])
        self.there = [p["number"] for p in self.players if not self.gone(p) and p["number"] not in absent]
        self.withdrawn = [p["number"] for p in self.players if self.gone(p) and p["leaves"] >= 1]
        at_start = [p for p in self.players if p.get("leaves") is None or p["leaves"] >= 1]
        self.article_9 = self.rules.get("odd", "forfeit") == "rest" and len(at_start) % 2 == 1
        if self.rules.get("odd") == "rest" and self.history:  # what was begun is gone on with
            shown = {r["kind"] for r in self.history[0]["rests"]}
            played = 2 * len(self.history[0]["games"])
            self.article_9 = "rt" in shown or (self.article_9 and "rf" not in shown and played < self.rounds)

    def gone(self, player: dict[str, Any]) -> bool:
        return player.get("leaves") is not None and player["leaves"] < self.number

    # -- the tabellone, read line by line

    @cache  # noqa: B019  (a round is read once)
    def score(self, player: int) -> Fraction:
        total = Fraction(0)
        for played in self.history:
            for game in played["games"]:
                if player in (game["white"], game["black"]):
                    result = POINTS.get(game["result"], (1, 1))  # Art. 16: suspended or unreported, a draw
                    total += with_handicap(self.document, game, result)[0 if player == game["white"] else 1]
            for rest in played["rests"]:
                if rest["player"] == player and rest["kind"] in ("rf", "rr"):
                    total += of_rest(self.document)
        return total

    @cache  # noqa: B019
    def met(self, one: int, other: int) -> bool:
        games = [{g["white"], g["black"]} for played in self.history for g in played["games"]]
        formal = [{r["player"], r["against"]} for played in self.history for r in played["rests"] if r.get("against")]
        return {one, other} in games + formal

    def had(self, player: int, *kinds: str) -> bool:
        return any(r["player"] == player and r["kind"] in kinds for played in self.history for r in played["rests"])

    def won_by_forfeit(self, player: int) -> bool:
        games = [game for played in self.history for game in played["games"]]
        return any(
            (g["white"] == player and g["result"] == "1-0f") or (g["black"] == player and g["result"] == "0-1f")
            for g in games
        )

    def had_forfeit_points(self, player: int) -> bool:
        if self.rules.get("no_show_uses_up_rest") and self.won_by_forfeit(player):
            return True
        return self.had(player, "rf", "rr")

    def colour(self, player: int, played: dict[str, Any]) -> str:
        """Art. 14."""
        by_forfeit = "B" if self.italian else "W"
        for rest in played["rests"]:
            if rest["player"] == player:
                return {"rf": by_forfeit, "rr": by_forfeit, "rt": "B", "absent": "-"}[rest["kind"]]
        for game in played["games"]:
            if player in (game["white"], game["black"]):
                if game["result"] in ("1-0f", "0-1f", "0-0f"):
                    winner = {"1-0f": game["white"], "0-1f": game["black"], "0-0f": None}[game["result"]]
                    return by_forfeit if player == winner else "-"
                return "W" if player == game["white"] else "B"
        return "-"

    # -- who rests

    def pair(self) -> Answer | None:
        if self.number == 1:
            return self.first_round()
        if self.number > self.leg:
            return self.second_leg()
        playing = list(self.there)
        rests: list[tuple[int, str, int | None]] = []
        if self.article_9:
            in_first = {g[side] for g in self.history[0]["games"] for side in ("white", "black")}
            owing = [p for p in playing if p in in_first and not self.had(p, "rt")]
            if owing:
                best = max(self.score(p) for p in owing)
                resting = min(p for p in owing if self.score(p) == best)
                playing.remove(resting)
                rests.append((resting, "rt", None))
        if len(playing) % 2 == 0:
            pairs = self.rotate(playing, [])
            return None if pairs is None else (self.coloured(pairs), rests)
        never = [p for p in playing if not self.had_forfeit_points(p)]
        left_to_meet = [p for p in never if any(not self.met(p, w) for w in self.withdrawn)]
        others = [p for p in never if p not in left_to_meet]
        for kind, candidates in (("rr", left_to_meet), ("rf", others)):
            for score in sorted({self.score(p) for p in candidates}):
                group = [p for p in candidates if self.score(p) == score]
                found = self.with_rest(playing, group)
                if found is not None:
                    pairs, free = found
                    against = None
                    if kind == "rr":
                        unmet = [w for w in self.withdrawn if not self.met(free, w)]
                        fewest = min(self.score(w) for w in unmet)
                        against = min(w for w in unmet if self.score(w) == fewest)
                    return self.coloured(pairs), [*rests, (free, kind, against)]
        return None

    def second_leg(self) -> Answer:
        """R9: everything of the round half-way back, with the other colours."""
        before = self.history[self.number - 1 - self.leg]
        games, rests = [], []  # type: list[tuple[int, int]], list[Rested]
        back = [
            (min(r["player"], r["against"]), max(r["player"], r["against"]))
            for r in before["rests"]
            if r.get("against") and {r["player"], r["against"]} <= set(self.there)
        ]
        busy = {p for pair in back for p in pair}
        for game in before["games"]:
            white, black = game["black"], game["white"]
            if white in self.there and black in self.there:
                games.append((white, black))
            rests += [
                (p, "rr", o) for p, o in ((white, black), (black, white)) if p in self.there and o not in self.there
            ]
        again = [
            (r["player"], "rt" if r["kind"] == "absent" else r["kind"], r.get("against"))
            for r in before["rests"]
            if r["player"] in self.there and r["player"] not in busy
        ]
        return [*games, *back], [*again, *rests]

    def first_round(self) -> Answer:
        seated, rests = list(self.there), []  # type: list[int], list[Rested]
        if self.article_9:
            count = min(self.rounds - 1, len(seated) - len(seated) % 2)
            rests = [(p, "rt", None) for p in seated[count:]]
            seated = seated[:count]
        elif len(seated) % 2:
            rests = [(seated.pop(), "rf", None)]
        games = []
        while seated:
            one, other = seated.pop(0), seated.pop(0)
            only_other_is_odd = other % 2 == 1 and one % 2 == 0  # Art. 17: the odd number drawn has White
            games.append((other, one) if only_other_is_odd else (one, other))
        return games, rests

    def with_rest(self, playing: list[int], group: list[int]) -> tuple[list[tuple[int, int]], int] | None:
        if len(group) == 1:
            pairs = self.rotate([p for p in playing if p != group[0]], [])
            return None if pairs is None else (pairs, group[0])
        pairs = self.rotate(playing, group)
        if pairs is None:
            return None
        free = next(a for a, b in pairs if b == REST)
        return [p for p in pairs if REST not in p], free

    # -- the rotation

    def start(self) -> int:
        """Art. 4 with its note: the circle is read from the last Black, who may be one by convention only."""
        last = self.history[-1]
        note_2 = any(r["kind"] == "rt" for r in last["rests"])
        if self.italian and not note_2:
            for rest in reversed(last["rests"]):
                if rest["kind"] in ("rf", "rr"):
                    return int(rest["player"])
            convention = {"1-0f": "white", "0-1f": "black"}
        else:
            convention = {}
        for game in reversed(last["games"]):
            if game["result"] in ("1-0f", "0-1f", "0-0f"):
                if game["result"] in convention:
                    return int(game[convention[game["result"]]])
            else:
                return int(game["black"])
        for game in reversed(last["games"]):  # nobody played, so who won without playing has the Black (Art. 14)
            if game["result"] in ("1-0f", "0-1f"):
                return int(game["white"] if game["result"] == "1-0f" else game["black"])
        return int(last["games"][-1]["black"]) % len(self.players) + 1 if last["games"] else 1

    def circle(self, place: int, inclusive: bool = False) -> list[int]:
        """All numbers after a place on the tabellone, once round."""
        size = len(self.players)
        steps = range(size) if inclusive else range(1, size + 1)
        return [(place - 1 + step) % size + 1 for step in steps]

    def rotate(self, free: list[int], may_rest: list[int]) -> list[tuple[int, int]] | None:
        return self.go_on(free, may_rest, self.circle(self.start(), inclusive=True))

    def go_on(self, free: list[int], may_rest: list[int], circle: list[int]) -> list[tuple[int, int]] | None:
        self.patience -= 1
        if self.patience < 0:
            raise TooLongError
        if not free:
            return None if may_rest else []
        top = max(self.score(p) for p in free)
        player = next(p for p in circle if p in free and self.score(p) == top)
        for candidate in self.candidates(player, free, may_rest):
            left = [p for p in free if p not in (player, candidate)]
            last = player if candidate == REST else candidate
            after = self.go_on(left, [] if candidate == REST else may_rest, self.circle(last))
            if after is not None:
                return [(player, candidate), *after]
        return None

    def candidates(self, player: int, free: list[int], may_rest: list[int]) -> list[int]:
        found = []
        considered = player
        for score in sorted({self.score(p) for p in free}, reverse=True):
            for other in self.circle(considered):
                if other in free and other != player and self.score(other) == score:
                    found.append(other)
            if found and self.score(found[-1]) == score:
                considered = found[-1]
        allowed = [other for other in found if not self.met(player, other)]
        return [*allowed, REST] if player in may_rest else allowed

    # -- colours

    def coloured(self, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [(a, b) if self.white(a, b) == a else (b, a) for a, b in pairs]

    def white(self, a: int, b: int) -> int:
        if self.number == 2 and self.article_9:
            entering = [p for p in (a, b) if self.had(p, "rt")]
            if len(entering) == 2:
                return min(a, b)
            if len(entering) == 1:
                other = a + b - entering[0]
                had = self.colour(other, self.history[0])
                if had != "-":
                    return entering[0] if had == "W" else other
        colours = {p: [self.colour(p, played) for played in self.history] for p in (a, b)}
        whites = {p: colours[p].count("W") for p in (a, b)}
        if whites[a] != whites[b]:
            return a if whites[a] < whites[b] else b
        for one, two in zip(reversed(colours[a]), reversed(colours[b]), strict=True):
            if "B" in (one, two) and one != two:
                return a if one == "B" else b
        if self.score(a) != self.score(b):
            higher = a if self.score(a) > self.score(b) else b
            return higher if self.italian else a + b - higher
        return min(a, b) if self.italian else max(a, b)
