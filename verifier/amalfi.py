"""FSI Amalfi, the older English text, and JavaPairing's reading."""

import re
from collections.abc import Collection, Sequence
from fractions import Fraction

from verifier.document import POINTS, Data
from verifier.proof import BYE, Refusals, games_of, require, require_barrier, require_fields

COLOUR_STAGES: tuple[list[str], ...] = ([], ["A6"], ["A6", "A7"])
HEAD = ("format", "system", "edition", "round", "impossible", "games")
PAIRING = ("waived", "bye", "byes_refused", "refused")
COLOUR_RULES = {"A6", "A7"}


NOTHING = Fraction(0)


def announced_points(rules: Data) -> list[Fraction]:
    """For a win, a draw and a loss; only how they compare matters, so a team's match may count 1, ½, 0."""
    written = str(rules.get("points") or "1 1/2 0").replace("½", "1/2").replace(",", ".")
    return [
        sum((Fraction(part) for part in re.sub(r"(\d)(1/2)$", r"\1 \2", number).split()), NOTHING)
        for number in re.split(r"[\s;-]+", written.strip())
    ]


class Amalfi:
    """What the document says of everybody; colours one letter a round ("-" without a game)."""

    def __init__(self, document: Data) -> None:
        rules, self.history = document.get("rules", {}), document.get("history") or []
        self.edition, self.drawn = rules.get("edition", "fsi"), rules.get("first_colour", "white")
        self.rounds, self.round = document["rounds"], len(self.history) + 1
        self.players = {player["number"]: player for player in document["players"]}
        self.score: dict[int, Fraction] = dict.fromkeys(self.players, NOTHING)
        self.met: dict[int, set[int]] = {number: set() for number in self.players}
        self.colours = dict.fromkeys(self.players, "")
        self.had_bye, self.free_point = set[int](), set[int]()
        self.costs: dict[tuple[str, str], int] = {}
        win, draw, loss = announced_points(rules)
        bye_points = {"win": win, "draw": draw, "nothing": NOTHING}[rules.get("bye", "win")]
        for played in self.history:
            colour = dict.fromkeys(self.players, "-")
            for game in played.get("games") or []:
                white, black = game["white"], game["black"]
                unplayed = game["result"].endswith("f")
                for player, result in zip((white, black), POINTS[game["result"]], strict=True):
                    self.score[player] += (NOTHING if unplayed else loss, draw, win)[result]
                    if unplayed and result:
                        self.free_point.add(player)
                if not unplayed:
                    self.met[white].add(black)
                    self.met[black].add(white)
                    colour[white], colour[black] = "W", "B"
            for rest in played.get("rests") or []:
                self.score[rest["player"]] += {"bye": bye_points, "half": draw, "absent": NOTHING}[rest["kind"]]
                if rest["kind"] == "bye":
                    self.had_bye.add(rest["player"])
                    if rules.get("bye", "win") == "win":
                        self.free_point.add(rest["player"])
            for number in self.players:
                self.colours[number] += colour[number]
        if self.edition == "fsi":  # B.2.5: half a point for late entrants, as a draw is worth, for pairing only
            for number, player in self.players.items():
                self.score[number] += draw * (1 < player.get("enters", 1) <= self.round)
        coming = document.get("next") or {}
        away = {*(coming.get("absent") or ()), *(coming.get("half") or ())}
        present = [number for number, player in self.players.items() if number not in away and self.in_round(player)]
        self.listing = sorted(present, key=lambda number: (-self.score[number], number))

    def in_round(self, player: Data) -> bool:
        enters: int = player.get("enters", 1)
        leaves: int | None = player.get("leaves")
        return enters <= self.round and (leaves is None or leaves >= self.round)

    def games(self, player: int) -> str:
        return self.colours[player].replace("-", "")

    def breaks(self, player: int, colour: str, waived: Collection[str]) -> int:
        """B.3.1: the same colour a third time in a row, or three times more than the other."""
        games = self.games(player)
        difference = games.count(colour) - games.count("B" if colour == "W" else "W")
        return ("A7" not in waived and games[-2:] == 2 * colour) + ("A6" not in waived and difference >= 2)

    def may_meet(self, a: int, b: int, waived: Collection[str]) -> bool:
        if BYE in (a, b):
            return a + b in self.byes(waived)
        if b in self.met[a]:
            return False
        if self.round == self.rounds:
            return True
        ways = [(a, b), (b, a)]
        if self.edition == "javapairing":
            ways = [way for way in ways if way[0] == self.preferred_white(a, b)]
            if sorted(self.games(a)) != sorted(self.games(b)):
                waived = ["A6", *waived]  # the difference is looked at only where the counts are equal
        return any(not self.breaks(w, "W", waived) and not self.breaks(b, "B", waived) for w, b in ways)

    def preferred_white(self, a: int, b: int) -> int:
        """B.4.2-4.4; `a` has the smaller number or the two are put in order."""
        a, b = sorted((a, b))
        java = self.edition == "javapairing"
        games = {player: self.games(player) for player in (a, b)}
        first: dict[int, tuple[Fraction | int, ...]]
        if java:
            first = {player: (games[player].count("W"), -games[player].count("B")) for player in (a, b)}
        else:
            share = {p: Fraction(games[p].count("B"), len(games[p])) if games[p] else Fraction(1, 2) for p in (a, b)}
            first = {p: (-share[p],) for p in (a, b)}
        if first[a] != first[b]:
            return min((a, b), key=lambda player: first[player])
        if java:
            longest = max(map(len, games.values()))
            rows = list(zip(*(games[p].rjust(longest, "B") for p in (a, b)), strict=True))
        else:
            rows = list(zip(self.colours[a], self.colours[b], strict=True))
        with_black, without = {"BW", "WB", "B-", "-B"}, {"-W", "W-"}
        for case in [with_black, without] if self.edition == "english" else [with_black | without]:
            for row in reversed(rows):
                if "".join(row) in case:
                    return (a, b)["B-W".index(row[0]) > "B-W".index(row[1])]
        if games[a]:
            return b if games[a][-1] == "W" else a
        rank = sum(player.get("enters", 1) <= self.round for number, player in self.players.items() if number <= a)
        return a if (self.drawn == "white") == (rank % 2 == 1) else b

    def white_of(self, a: int, b: int) -> int:
        """The preferred colours, unless the other way breaks less."""
        white = self.preferred_white(a, b)
        black = a + b - white
        if self.round == self.rounds or self.edition == "javapairing":
            return white
        return black if self.broken(black, white) < self.broken(white, black) else white

    def broken(self, white: int, black: int) -> list[int]:
        """How many of the two break A7, and A6."""
        return [self.breaks(white, "W", only) + self.breaks(black, "B", only) for only in (["A6"], ["A7"])]

    def cost(self, a: int, b: int) -> int:
        """Where A6 and A7 are waived: 1 if the board breaks A6, for A7 more than A6 can cost on all boards."""
        if BYE in (a, b):
            return 0
        games = self.games(a), self.games(b)
        if games not in self.costs:
            third, difference = min(self.broken(a, b), self.broken(b, a))
            if self.edition == "javapairing":
                white = self.preferred_white(a, b)
                third, difference = self.broken(white, a + b - white)
                difference *= sorted(games[0]) == sorted(games[1])
            self.costs[games] = (third > 0) * (len(self.listing) + 1) + (difference > 0)
        return self.costs[games]

    def byes(self, waived: Collection[str]) -> list[int]:
        """Who may have the bye, first choice first; where that rule is waived, those who may not come before."""
        upwards = self.listing[::-1]
        spoiled = self.free_point if self.edition == "english" else self.free_point | self.had_bye
        if self.edition == "fsi":
            most = max(len(self.games(player)) for player in upwards)
            may = [player for player in upwards if len(self.games(player)) == most]
            upwards.sort(key=lambda player: (player in spoiled, -len(self.games(player))))
        else:
            may = [player for player in upwards if player not in spoiled]
            if self.edition == "javapairing":
                may = may or upwards
        return [player for player in upwards if player not in may and "A10" in waived] + may


def verify(t: Amalfi, certificate: Data) -> None:
    fields = HEAD + (PAIRING + ("least",) * ("least" in certificate)) * (certificate["games"] is not None)
    require_fields(certificate, fields, "the certificate")
    require(certificate["edition"] == t.edition, f"the certificate is for edition {certificate['edition']}")
    require(len(t.listing) > 0, "nobody is there")
    everybody = [BYE] * (len(t.listing) % 2) + t.listing
    stages = list(COLOUR_STAGES[:1] if t.round == t.rounds else COLOUR_STAGES)
    stages += [sorted(["A10", *stage]) for stage in stages] * (len(t.listing) % 2)
    for stage, proof in zip(stages, certificate["impossible"], strict=False):
        require_fields(proof, ("waived", "barrier"), "a stage of A19")
        require(proof["waived"] == stage, "the stages of A19 are not in order")
        require_barrier(t, everybody, proof["barrier"], stage, f"no pairing with {stage or 'all rules'}")
    if certificate["games"] is None:
        require(len(certificate["impossible"]) == len(stages), "a stage of A19 is missing")
        return
    games = games_of(certificate)
    waived, bye = certificate["waived"], certificate["bye"]
    require([waived] == stages[len(certificate["impossible"]) :][:1], "a stage of A19 is missing")
    seated = [player for game in games for player in game] + [bye] * (bye is not None)
    require(sorted(seated) == sorted(t.listing), "not everybody exactly once")
    proofs = Proofs(t, everybody, certificate, sum(t.cost(*game) for game in games))
    if bye is not None:
        candidates = t.byes(waived)
        require(bye in candidates, f"{bye} may not have the bye")
        for player in candidates[: candidates.index(bye)]:
            proofs.require_worse("byes_refused", (BYE, player), (player,))
        proofs.settle(BYE, bye)
    listing = [player for player in t.listing if player != bye]
    turns = max(1, t.rounds - t.round + 1)
    if t.edition == "javapairing":
        turns = max(1, min(turns, len(t.listing) // 2))
    for board, (white, black) in enumerate(games):
        player = next(player for player in listing if player in proofs.free)
        require(player in (white, black), f"board {board + 1}: it is the turn of {player}")
        opponent, place = white + black - player, listing.index(player)
        theoretical = min(place + turns, len(listing) - 1)
        order = listing[theoretical:place:-1] + listing[theoretical + 1 :]
        for candidate in order[: order.index(opponent)]:
            if candidate in proofs.free and t.may_meet(player, candidate, waived):
                proofs.require_worse("refused", (player, candidate), (player, candidate))
        require(t.may_meet(player, opponent, waived), f"{player} may not play {opponent}")
        if t.round == 1:
            expected = player if (t.drawn == "white") == (board % 2 == 0) else opponent
        else:
            expected = t.white_of(player, opponent)
        require(white == expected, f"board {board + 1}: {expected} should have White")
        proofs.settle(player, opponent)
    proofs.require_used_up()


class Proofs:
    """Why each candidate passed over would not do: a barrier shows that the others could not have been paired; where
    rules about colours are waived, weights show that they would be broken more, and that they cannot be broken less."""

    def __init__(self, t: Amalfi, everybody: Sequence[int], certificate: Data, cost: int) -> None:
        self.t, self.waived, self.free, self.least = t, certificate["waived"], set(everybody), cost
        self.pairs: list[tuple[int, int]] = []
        self.weights: list[Weights] | None = None
        kind = "barrier"
        if "least" in certificate:
            require(COLOUR_RULES & set(self.waived), "no rule about colours is waived")
            kind = "proof"
            self.weights = [Weights(t, everybody, entry) for entry in certificate["least"]]
            require(self.bound(0) == 2 * cost, "the rules about colours are broken more than is shown to be needed")
        elif COLOUR_RULES & set(self.waived):  # as written before there were weights: one board is never too many
            one = 1 if "A7" not in self.waived else len(t.listing) + 1
            require(cost == one, "it is not shown that the rules about colours are broken as little as possible")
        self.refusals = {
            "byes_refused": Refusals(certificate["byes_refused"], "player", proof=kind),
            "refused": Refusals(certificate["refused"], "player", "candidate", proof=kind),
        }
        self.used = {0}

    def settle(self, player: int, opponent: int) -> None:
        self.free -= {player, opponent}
        self.pairs.append((player, opponent))

    def require_worse(self, field: str, pair: tuple[int, int], tried: tuple[int, ...]) -> None:
        """With this pair the others could not be paired, or the whole would break more."""
        proof, what = self.refusals[field].proof_of(*tried), "-".join(map(str, tried))
        if self.weights is None:
            require_barrier(self.t, self.free - set(pair), proof, self.waived, what)
        else:
            require(self.bound(proof, pair) > 2 * self.least, f"{what}: the weights prove nothing")
            self.used.add(proof)

    def bound(self, index: int, *tried: tuple[int, int]) -> int:
        """Twice what a round costs at least that has the pairs formed so far and this one."""
        known = self.weights or []
        require(type(index) is int and 0 <= index < len(known), "there are no such weights")
        weights = known[index]
        weights.require_right(self.free, self.waived)
        return weights.total + sum(weights.slack(*pair) for pair in [*self.pairs, *tried])

    def require_used_up(self) -> None:
        for refusals in self.refusals.values():
            refusals.require_used_up()
        require(self.weights is None or len(self.used) == len(self.weights), "weights that show nothing")


class Weights:
    """Weights of players, and charges of odd groups: no two who may meet weigh more than twice the cost of their board
    and the charges of the groups that have both. A group of 2k + 1 has at most k boards inside; so no round costs less
    than all weights together, less k times every charge."""

    def __init__(self, t: Amalfi, everybody: Sequence[int], entry: Data) -> None:
        require_fields(entry, ("weights", "groups"), "weights")
        self.t = t
        self.right: set[int] | None = None
        for group in entry["groups"]:
            require_fields(group, ("members", "charge"), "a group")
        self.of: dict[int, int] = dict.fromkeys(everybody, 0)
        self.groups: list[tuple[set[int], int]] = [
            (set(group["members"]), group["charge"]) for group in entry["groups"]
        ]
        require(len({player for player, _ in entry["weights"]}) == len(entry["weights"]), "a player weighed twice")
        require(self.of.keys() >= {player for player, _ in entry["weights"]}, "weights of somebody else")
        self.of.update(entry["weights"])
        require(all(type(weight) is int for weight in self.of.values()), "a weight is a whole number")
        for (group, charge), written in zip(self.groups, entry["groups"], strict=True):
            require(type(charge) is int and charge > 0, "a charge is a whole number above 0")
            require(
                len(written["members"]) == len(group) and len(group) % 2 and group <= self.of.keys(), "a group is odd"
            )
        self.total = sum(self.of.values()) - sum(len(group) // 2 * charge for group, charge in self.groups)

    def slack(self, a: int, b: int) -> int:
        charges = sum(charge for group, charge in self.groups if a in group and b in group)
        return 2 * self.t.cost(a, b) + charges - self.of[a] - self.of[b]

    def require_right(self, free: set[int], waived: Collection[str]) -> None:
        """No two of those free weigh too much; looked at once, for there are only ever fewer."""
        if self.right is None or not free <= self.right:
            for a in free:
                for b in free:
                    if a < b and self.slack(a, b) < 0:
                        require(not self.t.may_meet(a, b, waived), f"{a} and {b} weigh too much")
            self.right = set(free)
