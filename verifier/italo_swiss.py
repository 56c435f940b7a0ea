"""FID Capo V: the italo-svizzero with continuous rotation, and its handicaps."""

from collections.abc import Collection, Sequence

from verifier.document import POINTS, Data
from verifier.proof import (
    BYE,
    Refusals,
    Rest,
    games_of,
    in_any_order,
    require,
    require_barrier,
    require_fields,
    rests_of,
)

CATEGORIES = (
    ("provinciale", "prov", "p"),
    ("regionale", "reg", "r"),
    ("nazionale", "naz", "n"),
    ("candidato maestro", "cm", "c"),
    ("maestro", "m", "maestro nazionale", "mn", "mf", "mi", "grande maestro", "gm", "gmi"),
)
HEAD = ("format", "system", "round", "games")


def steps_ahead(played: Data, board: int, difference: int, size: int) -> int:
    """Whole steps of a handicap by which White is the stronger, or was when the board was paired."""
    for then in played.get("handicaps") or []:
        if then["board"] == board:
            return int(then["ahead"])
    return abs(difference) // size * (-1 if difference < 0 else 1)


class ItaloSwiss:
    """The same for FID Capo V; a game won by forfeit counts as played, with the colour of Art. 14."""

    def __init__(self, document: Data) -> None:
        rules, self.history = document.get("rules", {}), document.get("history") or []
        self.italian = rules.get("game", "italian") == "italian"
        self.drawn = rules.get("colours", "assigned") == "drawn"
        self.leg = document["rounds"] // (2 if rules.get("legs") == "two" else 1)
        self.rounds, self.round, self.size = self.leg, len(self.history) + 1, len(document["players"])
        system, by_category = rules.get("handicap", "no_handicap"), rules.get("handicap_by", "category") == "category"
        half_win = 5 if system == "second_system" else 1 if system == "no_handicap" else 4  # the first in quarters
        handicapped = document["players"] if system != "no_handicap" else []
        strength = {player["number"]: strength_of(player, by_category) for player in handicapped}
        numbers = [player["number"] for player in document["players"]]
        self.score: dict[int, int] = dict.fromkeys(numbers, 0)
        self.met: dict[int, set[int]] = {number: set() for number in numbers}
        self.colours = dict.fromkeys(numbers, "")
        self.forfeit_points, self.turn_rested = set[int](), set[int]()
        for played in self.history:
            colour = dict.fromkeys(numbers, "-")
            for board, game in enumerate(played.get("games") or [], 1):
                white, black, result = game["white"], game["black"], game.get("result")
                self.met[white].add(black)
                self.met[black].add(white)
                points = [half_win * scored for scored in POINTS.get(result, (1, 1))]  # Art. 16
                if system != "no_handicap" and not (result or "").endswith("f"):
                    ahead = steps_ahead(played, board, strength[white] - strength[black], 1 if by_category else 1000)
                    points[ahead > 0] += abs(ahead)
                    points[ahead <= 0] -= abs(ahead) * (system != "first_system")
                for player, scored, own in zip((white, black), points, "WB", strict=True):
                    self.score[player] += scored
                    if not (result or "").endswith("f"):
                        colour[player] = own
                    elif scored:
                        colour[player] = "B" if self.italian else "W"
                        if rules.get("no_show_uses_up_rest"):
                            self.forfeit_points.add(player)
            for rest in played.get("rests") or []:
                player, kind = rest["player"], rest["kind"]
                if rest.get("against"):
                    self.met[player].add(rest["against"])
                    self.met[rest["against"]].add(player)
                if kind in ("rf", "rr"):
                    self.score[player] += 2 * half_win
                    self.forfeit_points.add(player)
                    colour[player] = "B" if self.italian else "W"
                elif kind == "rt":
                    self.turn_rested.add(player)
                    colour[player] = "B"
            for number in numbers:
                self.colours[number] += colour[number]
        leaves = {player["number"]: player.get("leaves") for player in document["players"]}
        self.absent = (document.get("next") or {}).get("absent") or []
        away = [n for n in numbers if leaves[n] is not None and leaves[n] < self.round]
        self.gone = [n for n in away if leaves[n] >= 1]  # who never came has not withdrawn
        self.there = sorted(n for n in numbers if n not in away and n not in self.absent)
        at_start = sum(leaves[n] is None or leaves[n] >= 1 for n in numbers)
        self.turn_rests = rules.get("odd", "forfeit") == "rest" and self.began_odd(document, at_start)
        self.may_rest: list[int] = []

    def began_odd(self, document: Data, at_start: int) -> bool:
        """The first round shows whether Art. 9 was in force; before it, or where it does not, the number decides."""
        first = self.history[0] if self.history else {}
        kinds = {rest["kind"] for rest in first.get("rests") or []}
        announced = (first.get("announced") or document["rounds"]) // (document["rounds"] // self.leg)
        plain = "rf" in kinds or 2 * len(first.get("games") or []) >= announced  # Art. 9 b seats one fewer
        return "rt" in kinds or (at_start % 2 == 1 and not plain)

    def repeated(self) -> tuple[list[tuple[int, int]], list[Rest]]:
        """The round of a second leg: the one of the first with the colours exchanged; who is left alone has RR."""
        first = self.history[self.round - 1 - self.leg]
        games: list[tuple[int, int]] = []
        rests: list[Rest] = []
        for game in first["games"]:
            pair = game["black"], game["white"]
            there = [player for player in pair if player in self.there]
            games += [pair] if len(there) == 2 else []
            rests += [(there[0], "rr", sum(pair) - there[0])] if len(there) == 1 else []
        for rest in first.get("rests") or []:
            player, against = rest["player"], rest.get("against")
            if against in self.there and player in self.there:
                games.append((min(player, against), max(player, against)))  # his formal opponent is back
            elif player in self.there:
                rests.append((player, "rt" if rest["kind"] == "absent" else rest["kind"], against))
        busy = {player for pair in games for player in pair}
        rests = [rest for rest in rests if rest[0] not in busy]
        return games, rests + [(player, "absent", None) for player in self.absent]

    def owes_turn_rest(self, player: int) -> bool:
        """Art. 9 c: who played the first round, and has not rested since."""
        first = self.history[0].get("games") or []
        return player not in self.turn_rested and any(player in (game["white"], game["black"]) for game in first)

    def may_meet(self, a: int, b: int, waived: None = None) -> bool:
        return a + b in self.may_rest if BYE in (a, b) else b not in self.met[a]

    def circle(self, place: int, inclusive: bool = False) -> list[int]:
        return [(place - inclusive + step) % self.size + 1 for step in range(self.size)]

    def start(self) -> int:
        last = self.history[-1]
        resting: list[int] = [rest["player"] for rest in last.get("rests") or [] if rest["kind"] in ("rf", "rr")]
        blacks = [game["black"] for game in last["games"]]
        forfeits = {n: game["result"] for n, game in enumerate(last["games"]) if (game.get("result") or "")[-1:] == "f"}
        if self.italian and all(rest["kind"] != "rt" for rest in last.get("rests") or []):  # Art. 14
            if resting:
                return resting[-1]
            for board, result in forfeits.items():
                blacks[board] = {"1-0f": last["games"][board]["white"], "0-1f": blacks[board]}.get(result)
        else:  # the last pair really playing
            blacks = [None if board in forfeits else black for board, black in enumerate(blacks)]
        found = [black for black in blacks if black is not None]
        if not found:  # nobody played: who won the last game by forfeit (Art. 14)
            seats = {"1-0f": "white", "0-1f": "black"}
            won = [last["games"][n][seats[result]] for n, result in forfeits.items() if result in seats]
            found = won or ([last["games"][-1]["black"] % self.size + 1] if last["games"] else [1])
        return int(found[-1])

    def candidates(self, player: int, free: Collection[int]) -> list[int]:
        """Art. 5: score by score downwards, each circle after the last one considered; resting last."""
        order: list[int] = []
        considered = player
        for score in sorted({self.score[other] for other in free}, reverse=True):
            group = [o for o in self.circle(considered) if o in free and o != player and self.score[o] == score]
            considered = group[-1] if group else considered
            order += group
        return order + [BYE] * (player in self.may_rest)

    def rest_groups(self, playing: Sequence[int]) -> list[tuple[str, list[int]]]:
        never = [player for player in playing if player not in self.forfeit_points]
        unmet = [player for player in never if any(other not in self.met[player] for other in self.gone)]
        groups = []
        for kind, players in (("rr", unmet), ("rf", [player for player in never if player not in unmet])):
            for score in sorted({self.score[player] for player in players}):
                groups.append((kind, [player for player in players if self.score[player] == score]))
        return groups

    def white_of(self, a: int, b: int) -> int:
        """Art. 9 d, 17."""
        if self.round == 2 and self.turn_rests:
            entering = [player for player in (a, b) if player in self.turn_rested]
            if len(entering) == 2:
                return min(a, b)
            if entering and self.colours[a + b - entering[0]] != "-":
                return entering[0] if self.colours[a + b - entering[0]] == "W" else a + b - entering[0]
        whites = {player: self.colours[player].count("W") for player in (a, b)}
        if whites[a] != whites[b]:
            return min((a, b), key=lambda player: whites[player])
        for one, other in zip(reversed(self.colours[a]), reversed(self.colours[b]), strict=True):
            if (one == "B") != (other == "B"):
                return a if one == "B" else b
        first = min((a, b), key=lambda player: (-self.score[player], player))
        return first if self.italian else a + b - first


def strength_of(player: Data, by_category: bool) -> int:
    if not by_category:
        return int(player.get("rating") or 0)
    written = " ".join((player.get("title") or "").lower().replace(".", "").split())
    found = next((rank for rank, words in enumerate(CATEGORIES) if written in words), -1)
    require(found >= 0, f"{player['number']}: {written} is no category, and the handicap needs one")
    return found


def verify(t: ItaloSwiss, certificate: Data) -> None:
    if t.round == 1:
        verify_first_round(t, certificate)
        return
    if t.round > t.leg:
        games, rests = t.repeated()
        require_fields(certificate, (*HEAD, "rests"), "the certificate")
        require(games_of(certificate) == games, "the first leg had others")
        require(rests_of(certificate) == in_any_order(rests), "the first leg had other rests")
        return
    found = () if certificate["games"] is None else ("rests", "refused")
    require_fields(certificate, (*HEAD, *found, "impossible"), "the certificate")
    playing = list(t.there)
    expected: list[Rest] = []
    owing = [player for player in playing if t.owes_turn_rest(player)] if t.turn_rests else []
    if owing:
        resting = min(owing, key=lambda player: (-t.score[player], player))
        playing.remove(resting)
        expected.append((resting, "rt", None))
    groups = t.rest_groups(playing) if len(playing) % 2 else [("", list[int]())]
    for (_, group), barrier in zip(groups, certificate["impossible"], strict=False):
        t.may_rest = group
        require_barrier(t, playing + [BYE] * bool(group), barrier, None, f"no pairing with {group} resting")
    if certificate["games"] is None:
        require(len(certificate["impossible"]) == len(groups), "a group of those who may rest is missing")
        return
    require(len(certificate["impossible"]) < len(groups), "all are refuted, and yet somebody rests")
    kind, group = groups[len(certificate["impossible"])]
    t.may_rest, left_free = [], None
    if kind:
        seated = {player for game in games_of(certificate) for player in game}
        unseated = [player for player in group if player not in seated]
        require(unseated, "somebody else should rest")
        left_free = unseated[0]
        unmet = [other for other in t.gone if other not in t.met[left_free]]
        against = min(unmet, key=lambda other: (t.score[other], other)) if kind == "rr" else None
        expected.append((left_free, kind, against))
        if len(group) == 1:
            playing.remove(left_free)  # he rests before the rotation
        else:
            t.may_rest = group
    require(rests_of(certificate) == in_any_order(expected), f"the rests are {expected}")
    verify_rotation(t, certificate, playing, left_free if t.may_rest else None)


def verify_first_round(t: ItaloSwiss, certificate: Data) -> None:
    even = len(t.there) // 2 * 2
    seated = t.there[: min(t.rounds - 1, even) if t.turn_rests else even]
    resting, kind = [player for player in t.there if player not in seated], "rt" if t.turn_rests else "rf"
    require_fields(certificate, (*HEAD, "rests", "refused", "impossible"), "the certificate")
    require(certificate["refused"] == certificate["impossible"] == [], "nobody is passed over in the first round")
    require(rests_of(certificate) == in_any_order((player, kind, None) for player in resting), "wrong rests")
    games = games_of(certificate)
    for board, found in enumerate(games):
        lower, higher = seated[2 * board : 2 * board + 2]
        pair = (higher, lower) if lower % 2 == 0 and higher % 2 else (lower, higher)  # Art. 17: the odd number drawn
        require(found == pair or (t.drawn and found[::-1] == pair), f"board {board + 1}: it is {pair}")
    require(2 * len(games) == len(seated), "not everybody exactly once")


def verify_rotation(t: ItaloSwiss, certificate: Data, playing: list[int], resting: int | None) -> None:
    games = games_of(certificate)
    seated = [player for game in games for player in game] + ([] if resting is None else [resting])
    require(sorted(seated) == sorted(playing), "not everybody exactly once")
    refused = Refusals(certificate["refused"], "player", "candidate")
    free, circle, board = set(playing), t.circle(t.start(), inclusive=True), 0
    while free:
        top = max(t.score[player] for player in free)
        player = next(other for other in circle if other in free and t.score[other] == top)
        if player == resting:
            opponent = BYE
        else:
            white, black = games[board]
            board += 1
            require(player in (white, black), f"board {board}: it is the turn of {player}")
            opponent = white + black - player
            require(t.may_meet(player, opponent), f"{player} may not play {opponent}")
            require(t.drawn or t.white_of(player, opponent) == white, f"board {board}: {black} should have White")
        order = t.candidates(player, free)
        for candidate in order[: order.index(opponent)]:
            if t.may_meet(player, candidate):
                still = {BYE} if t.may_rest and resting in free else set()
                left = (free | still) - {player, candidate}
                require_barrier(t, left, refused.proof_of(player, candidate), None, f"{player}-{candidate}")
        free -= {player, opponent}
        circle = t.circle(player if opponent == BYE else opponent)
    refused.require_used_up()
