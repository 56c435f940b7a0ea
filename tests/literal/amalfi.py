"""Amalfi read literally and slowly: lists, loops and backtracking, sharing nothing with the engine.

The input is the JSON document. `pair` answers (bye, [(white, black), …], exceptions) or None when there is no pairing.
"""

from fractions import Fraction
from typing import Any

from tests.literal.announced_points import Announced

Answer = tuple[int | None, list[tuple[int, int]], set[str]]


def pair(document: dict[str, Any]) -> Answer | None:
    return LiteralRound(document).pair()


class LiteralRound:
    def __init__(self, document: dict[str, Any]):
        self.document = document
        self.rules = document.get("rules", {})
        self.edition = self.rules.get("edition", "fsi")
        self.announced = Announced(self.rules)
        self.history = document.get("history", [])
        self.number = len(self.history) + 1
        self.last = self.number == document["rounds"]
        self.players = {p["number"]: p for p in document["players"]}
        self.looked_up: dict[int, list[tuple[str, int | None, Fraction]]] = {}

    # -- what happened to a player, round by round

    def happened(self, player: int) -> list[tuple[str, int | None, Fraction]]:
        """For each round: colour ("W", "B" or "-"), opponent met, points."""
        if player not in self.looked_up:
            self.looked_up[player] = self.look_up(player)
        return self.looked_up[player]

    def look_up(self, player: int) -> list[tuple[str, int | None, Fraction]]:
        found = []
        for played in self.history:
            entry: tuple[str, int | None, Fraction] = ("-", None, Fraction(0))
            for game in played["games"]:
                if player in (game["white"], game["black"]):
                    seat = 0 if game["white"] == player else 1
                    suspended = game["result"] == "suspended"
                    points = self.announced.draw if suspended else self.announced.games[game["result"]][seat]
                    if game["result"].endswith("f"):
                        entry = ("-", None, points)
                    else:
                        entry = ("WB"[seat], game["black" if seat == 0 else "white"], points)
            for rest in played.get("rests", []):
                if rest["player"] == player:
                    entry = ("-", None, self.announced.rests[rest["kind"]])
            found.append(entry)
        return found

    def colours(self, player: int) -> str:
        return "".join(colour for colour, _, _ in self.happened(player))

    def games(self, player: int) -> str:
        return self.colours(player).replace("-", "")

    def score(self, player: int) -> Fraction:
        score = sum((points for _, _, points in self.happened(player)), Fraction(0))
        if self.edition == "fsi" and self.players[player].get("enters", 1) > 1:
            score += self.announced.draw  # B.2.5: half a point where a draw gives half a point
        return score

    # -- the list and the bye

    def listing(self) -> list[int]:
        coming = self.document.get("next", {})
        out = coming.get("absent", []) + coming.get("half", [])
        inside = []
        for number, player in self.players.items():
            leaves = player.get("leaves")
            if (
                player.get("enters", 1) <= self.number
                and (leaves is None or leaves >= self.number)
                and number not in out
            ):
                inside.append(number)
        return sorted(inside, key=lambda p: (-self.score(p), p))

    def bye_candidates(self, listing: list[int]) -> list[int]:
        upwards = list(reversed(listing))
        if self.edition == "fsi":
            most = max(len(self.games(p)) for p in upwards)
            return [p for p in upwards if len(self.games(p)) == most]
        good = [p for p in upwards if not self.spoiled(p)]
        return upwards if self.edition == "javapairing" and not good else good

    def excluded_from_bye(self, listing: list[int]) -> list[int]:
        """A19: where somebody must have the bye whom B.2.2 (4.3) excludes, by taking out the least bad again and again.

        In the federation's text: nobody who has rested with the bye or won a game that was not played, as long as
        somebody else is left; of those the most games over the board; of those the last. Otherwise simply the last.
        """
        left = [p for p in listing if p not in self.bye_candidates(listing)]
        order = []
        while left:
            best = left
            if self.edition == "fsi":
                best = [p for p in left if not self.rested_or_won_unplayed(p)] or left
                games = [len(self.games(p)) for p in best]
                best = [p for p, count in zip(best, games, strict=True) if count == max(games)]
            order.append(best[-1])
            left = [p for p in left if p != best[-1]]
        return order

    def rested_or_won_unplayed(self, player: int) -> bool:
        for played in self.history:
            if {"player": player, "kind": "bye"} in played.get("rests", []):
                return True
            for game in played["games"]:
                if (game["white"], game["result"]) == (player, "1-0f") or (game["black"], game["result"]) == (
                    player,
                    "0-1f",
                ):
                    return True
        return False

    def spoiled(self, player: int) -> bool:
        """English 4.3: the points of a win without playing; JavaPairing: a bye or a forfeit win."""
        if any(colour == "-" and points == self.announced.win for colour, _, points in self.happened(player)):
            return True
        if self.edition == "javapairing":
            return any(r["player"] == player and r["kind"] == "bye" for h in self.history for r in h.get("rests", []))
        return False

    # -- compatible

    def allowed(self, player: int, colour: str, waived: set[str]) -> bool:
        games = self.games(player) + colour
        if "A7" not in waived and games[-3:] == colour * 3:
            return False
        other = "B" if colour == "W" else "W"
        return "A6" in waived or games.count(colour) - games.count(other) < 3

    def compatible(self, a: int, b: int, waived: set[str]) -> bool:
        if any(opponent == b for _, opponent, _ in self.happened(a)):
            return False
        if self.last:
            return True
        if self.edition == "javapairing":
            return self.javapairing_agrees(a, b, waived)
        one = self.allowed(a, "W", waived) and self.allowed(b, "B", waived)
        two = self.allowed(a, "B", waived) and self.allowed(b, "W", waived)
        return one or two

    def javapairing_agrees(self, a: int, b: int, waived: set[str]) -> bool:
        """The colours worked out make no third in a row; with equal counts no difference above two either."""
        white = self.preferred_white(a, b)
        black = a + b - white
        third = (self.games(white) + "W").endswith("WWW") or (self.games(black) + "B").endswith("BBB")
        if third and "A7" not in waived:
            return False
        if sorted(self.games(a)) != sorted(self.games(b)) or "A6" in waived:
            return True
        return abs(self.games(a).count("W") - self.games(a).count("B")) < 2

    # -- colours

    def preferred_white(self, a: int, b: int) -> int:
        upper, lower = min(a, b), max(a, b)
        if self.edition == "javapairing":
            return self.javapairing_white(upper, lower)
        share = {p: self.black_share(p) for p in (upper, lower)}
        if share[upper] != share[lower]:
            return upper if share[upper] > share[lower] else lower
        ours, theirs = self.colours(upper), self.colours(lower)
        if self.edition == "english":
            for r in reversed(range(len(ours))):
                if ours[r] == "B" and theirs[r] in "W-":
                    return upper
                if theirs[r] == "B" and ours[r] in "W-":
                    return lower
            for r in reversed(range(len(ours))):
                if ours[r] == "-" and theirs[r] == "W":
                    return upper
                if theirs[r] == "-" and ours[r] == "W":
                    return lower
        else:
            for r in reversed(range(len(ours))):
                if ours[r] != theirs[r]:
                    rank = {"B": 0, "-": 1, "W": 2}
                    return upper if rank[ours[r]] < rank[theirs[r]] else lower
        return self.by_alternation(upper, lower)

    def black_share(self, player: int) -> Fraction:
        games = self.games(player)
        return Fraction(games.count("B"), len(games)) if games else Fraction(1, 2)

    def by_alternation(self, upper: int, lower: int) -> int:
        games = self.games(upper)
        if games:
            return lower if games[-1] == "W" else upper
        drawn = self.rules.get("first_colour", "white")
        entered = sorted(n for n, p in self.players.items() if p.get("enters", 1) <= self.number)
        odd = (entered.index(upper) + 1) % 2 == 1
        return upper if (drawn == "white") == odd else lower

    def javapairing_white(self, upper: int, lower: int) -> int:
        ours, theirs = self.games(upper), self.games(lower)
        if ours.count("W") != theirs.count("W"):
            return upper if ours.count("W") < theirs.count("W") else lower
        if ours.count("B") != theirs.count("B"):
            return lower if ours.count("B") < theirs.count("B") else upper
        for ago in range(1, max(len(ours), len(theirs)) + 1):
            ours_white = ago <= len(ours) and ours[-ago] == "W"
            theirs_white = ago <= len(theirs) and theirs[-ago] == "W"
            if ours_white != theirs_white:
                return lower if ours_white else upper
        return self.by_alternation(upper, lower)

    def white(self, a: int, b: int, board: int) -> int:
        if self.number == 1:
            upper, lower = min(a, b), max(a, b)
            drawn_is_white = self.rules.get("first_colour", "white") == "white"
            return upper if drawn_is_white == (board % 2 == 0) else lower
        preferred = self.preferred_white(a, b)
        other = a + b - preferred
        if self.last or self.edition == "javapairing":
            return preferred
        if self.cost(other, preferred) < self.cost(preferred, other):
            return other
        return preferred

    def cost(self, white: int, black: int) -> tuple[int, int]:
        """How many rules this way breaks: thirds in a row weigh more than differences."""
        sevens = (not self.allowed(white, "W", {"A6"})) + (not self.allowed(black, "B", {"A6"}))
        sixes = (not self.allowed(white, "W", {"A7"})) + (not self.allowed(black, "B", {"A7"}))
        return sevens, sixes

    def happened_on(self, white: int, black: int, waived: set[str]) -> set[str]:
        """The waived rules that a board really breaks."""
        broken = set()
        for player, colour in ((white, "W"), (black, "B")):
            broken |= {
                rule for rule, other in (("A6", "A7"), ("A7", "A6")) if not self.allowed(player, colour, {other})
            }
        if self.edition == "javapairing" and sorted(self.games(white)) != sorted(self.games(black)):
            broken -= {"A6"}
        return broken & waived if waived & {"A6", "A7"} else set()

    # -- B.3.3 by trying

    def pair(self) -> Answer | None:
        listing = self.listing()
        stages: list[set[str]] = [set()] if self.last else [set(), {"A6"}, {"A6", "A7"}]
        if len(listing) % 2:
            stages += [{"A10"} | stage for stage in stages]
        for waived in stages:
            byes: list[int | None] = list(self.bye_candidates(listing)) if len(listing) % 2 else [None]
            if "A10" in waived:
                byes = list(self.excluded_from_bye(listing))
            best: tuple[tuple[int, int], int | None, list[tuple[int, int]]] | None = None
            for bye in byes:
                without = [p for p in listing if p != bye]
                self.cache = {
                    (a, b): self.compatible(a, b, waived) for i, a in enumerate(without) for b in without[i + 1 :]
                }
                if waived & {"A6", "A7"}:
                    least = self.least(without, waived, best and best[0])
                    best = best if least is None else (least[0], bye, least[1])
                elif (pairs := self.search(without, set())) is not None:
                    best = ((0, 0), bye, pairs)
                    break
            if best is not None:
                _, bye, pairs = best
                games = []
                for board, (a, b) in enumerate(pairs):
                    white = self.white(a, b, board)
                    games.append((white, a + b - white))
                exceptions = {"bye"} if bye != byes[0] and "A10" not in waived else set()
                exceptions |= waived & {"A10"} | {rule for game in games for rule in self.happened_on(*game, waived)}
                return bye, games, exceptions
        return None

    def search(self, listing: list[int], taken: set[int]) -> list[tuple[int, int]] | None:
        free = [p for p in listing if p not in taken]
        if not free:
            return []
        player = free[0]
        for opponent in self.order(listing, player):
            if opponent in taken or not self.cache[player, opponent]:
                continue
            rest = self.search(listing, taken | {player, opponent})
            if rest is not None:
                return [(player, opponent), *rest]
        return None

    # -- A19 on as few boards as possible, by trying all pairings

    def least(
        self, listing: list[int], waived: set[str], below: tuple[int, int] | None = None
    ) -> tuple[tuple[int, int], list[tuple[int, int]]] | None:
        """Boards that break A7, boards that break A6, and the first pairing in order with the least of them."""
        best: tuple[tuple[int, int], list[tuple[int, int]]] | None = None
        breaks = {pair: self.breaks(*pair, waived) for pair, compatible in self.cache.items() if compatible}

        def try_all(pairs: list[tuple[int, int]], sevens: int, sixes: int) -> None:
            nonlocal best, below
            if below is not None and (sevens, sixes) >= below:
                return  # no better than what was found before
            free = [p for p in listing if all(p not in pair for pair in pairs)]
            if not free:
                below = sevens, sixes
                best = below, pairs
                return
            for opponent in self.order(listing, free[0]):
                if opponent in free and (free[0], opponent) in breaks:
                    seven, six = breaks[free[0], opponent]
                    try_all([*pairs, (free[0], opponent)], sevens + seven, sixes + six)

        try_all([], 0, 0)
        return best

    def breaks(self, a: int, b: int, waived: set[str]) -> tuple[int, int]:
        white = self.white(a, b, 0)
        broken = self.happened_on(white, a + b - white, waived)
        return int("A7" in broken), int("A6" in broken)

    def order(self, listing: list[int], player: int) -> list[int]:
        position = listing.index(player) + 1
        turns = self.document["rounds"] - self.number + 1
        if self.edition == "javapairing":
            turns = max(1, min(turns, len(self.listing()) // 2))
        theoretical = position + turns
        theoretical = min(theoretical, len(listing))
        up = [listing[q - 1] for q in range(theoretical, position, -1)]
        down = [listing[q - 1] for q in range(theoretical + 1, len(listing) + 1)]
        return up + down


# -- B.1 and B.2.5: ranking numbers

FIDE_TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"]
ALL_TITLES = ["GM", "IM", "WGM", "FM", "WIM", "M", "CM", "WFM", "WCM", "1N", "2N", "3N", "NC"]


def better(edition: str, one: dict[str, Any], other: dict[str, Any]) -> bool | None:
    """Whether one comes before the other by the text; None if nothing but the lot or the order of arrival decides."""
    if edition == "fsi":
        questions = [("rating", None), ("title", ALL_TITLES), ("other_rating", None), ("other_title", ALL_TITLES)]
    else:
        questions = [("either", None), ("title", FIDE_TITLES)] if edition == "english" else [("rating", None)]
    for field, titles in questions:
        a, b = (worth(player, field, titles) for player in (one, other))
        if a != b:
            return a > b
    if edition != "fsi" and one["name"] != other["name"]:
        return bool(one["name"] < other["name"])
    return None


def worth(player: dict[str, Any], field: str, titles: list[str] | None) -> int:
    if titles is not None:
        return -titles.index(player[field]) if player.get(field) in titles else -len(titles)
    if field == "either":
        return int(player.get("rating") or player.get("other_rating") or 1440)
    return int(player.get(field) or 0)


def with_late_entrant(edition: str, numbered: list[dict[str, Any]], late: dict[str, Any]) -> list[dict[str, Any]]:
    """He goes up from the end as long as he is better than the one above; an equal stays above him."""
    place = len(numbered)
    while place and better(edition, late, numbered[place - 1]):
        place -= 1
    return [*numbered[:place], late, *numbered[place:]]
