"""Verifies a pairing without the program that made it: python3 verify_certificate.py DOCUMENT CERTIFICATE

It needs nothing but Python, shares no code with Tabellone and hardly searches. It reads the tournament document,
goes through the procedure of the regulation (Amalfi, the FID systems, BIG tables), and accepts the certificate
only if every candidate passed over was taken, is incompatible, or is refuted by a barrier: a set of players without
whom the others fall into more odd groups than it has members, so that they can never all be paired.
"""

import hashlib
import json
import sys
from fractions import Fraction
from pathlib import Path

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0),
          "4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2),
          "suspended": (1, 1)}  # fmt: skip
CATEGORIES = ["p prov provinciale", "r reg regionale", "n naz nazionale", "c cm candidato-maestro",
              "m maestro gm grande-maestro mi gmi mf mn"]  # fmt: skip
COLOUR_STAGES = ([], ["A6"], ["A6", "A7"])
BYE = 0  # also a rest


class Amalfi:
    """What the document says of everybody; points in halves, colours one letter a round ("-" without a game)."""

    def __init__(self, document):
        rules, self.history = document.get("rules", {}), document.get("history") or []
        self.edition, self.drawn = rules.get("edition", "fsi"), rules.get("first_colour", "white")
        self.rounds, self.round = document["rounds"], len(self.history) + 1
        self.players = {player["number"]: player for player in document["players"]}
        self.score, self.met = dict.fromkeys(self.players, 0), {number: set() for number in self.players}
        self.colours = dict.fromkeys(self.players, "")
        self.had_bye, self.free_point = set(), set()
        bye_points = {"win": 2, "draw": 1, "nothing": 0}[rules.get("bye", "win")]
        for played in self.history:
            colour = dict.fromkeys(self.players, "-")
            for game in played.get("games") or []:
                white, black = game["white"], game["black"]
                for player, points in zip((white, black), POINTS[game["result"]], strict=True):
                    self.score[player] += points
                    if game["result"].endswith("f") and points:
                        self.free_point.add(player)
                if not game["result"].endswith("f"):
                    self.met[white].add(black)
                    self.met[black].add(white)
                    colour[white], colour[black] = "W", "B"
            for rest in played.get("rests") or []:
                self.score[rest["player"]] += {"bye": bye_points, "half": 1, "absent": 0}[rest["kind"]]
                if rest["kind"] == "bye":
                    self.had_bye.add(rest["player"])
                    if bye_points == 2:
                        self.free_point.add(rest["player"])
            for number in self.players:
                self.colours[number] += colour[number]
        if self.edition == "fsi":  # B.2.5: half a point for late entrants, for pairing only
            for number, player in self.players.items():
                self.score[number] += 1 < player.get("enters", 1) <= self.round
        coming = document.get("next") or {}
        away = {*(coming.get("absent") or ()), *(coming.get("half") or ())}
        present = [number for number, player in self.players.items() if number not in away and self.in_round(player)]
        self.listing = sorted(present, key=lambda number: (-self.score[number], number))

    def in_round(self, player):
        leaves = player.get("leaves")
        return player.get("enters", 1) <= self.round and (leaves is None or leaves >= self.round)

    def games(self, player):
        return self.colours[player].replace("-", "")

    def breaks(self, player, colour, waived):
        """B.3.1: the same colour a third time in a row, or three times more than the other."""
        games = self.games(player)
        difference = games.count(colour) - games.count("B" if colour == "W" else "W")
        return ("A7" not in waived and games[-2:] == 2 * colour) + ("A6" not in waived and difference >= 2)

    def may_meet(self, a, b, waived):
        if BYE in (a, b):
            return a + b in self.byes(waived)
        if b in self.met[a]:
            return False
        if self.round == self.rounds:
            return True
        ways = [(a, b), (b, a)]
        if self.edition == "javapairing":
            ways = [way for way in ways if way[0] == self.preferred_white(a, b)]
        return any(not self.breaks(w, "W", waived) and not self.breaks(b, "B", waived) for w, b in ways)

    def preferred_white(self, a, b):
        """B.4.2-4.4; `a` has the smaller number or the two are put in order."""
        a, b = sorted((a, b))
        java, last = self.edition == "javapairing", self.round == self.rounds
        games = {player: self.games(player) for player in (a, b)}
        if java and not last:
            first = {player: (games[player].count("W"), -games[player].count("B")) for player in (a, b)}
        else:
            first = {p: -Fraction(games[p].count("B"), len(games[p])) if games[p] else Fraction(-1, 2) for p in (a, b)}
        if first[a] != first[b]:
            return min((a, b), key=first.get)
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

    def white_of(self, a, b):
        """The preferred colours, unless the other way breaks less."""
        white = self.preferred_white(a, b)
        black = a + b - white
        if self.round == self.rounds:
            return white

        def weight(w, b):
            return [self.breaks(w, "W", waived) + self.breaks(b, "B", waived) for waived in (["A6"], ["A7"])]

        return black if weight(black, white) < weight(white, black) else white

    def byes(self, waived):
        upwards = self.listing[::-1]
        if "A10" in waived:
            return upwards
        if self.edition == "fsi":
            most = max(len(self.games(player)) for player in upwards)
            return [player for player in upwards if len(self.games(player)) == most]
        spoiled = self.free_point | (self.had_bye if self.edition == "javapairing" else set())
        return [player for player in upwards if player not in spoiled] or upwards


class ItaloSwiss:
    """The same for FID Capo V; a game won by forfeit counts as played, with the colour of Art. 14."""

    def __init__(self, document):
        rules, self.history = document.get("rules", {}), document.get("history") or []
        self.italian = rules.get("game", "italian") == "italian"
        self.drawn = rules.get("colours", "assigned") == "drawn"
        self.leg = document["rounds"] // (2 if rules.get("legs") == "two" else 1)
        self.rounds, self.round, self.size = self.leg, len(self.history) + 1, len(document["players"])
        system, by_category = rules.get("handicap", "no_handicap"), rules.get("handicap_by", "category") == "category"
        half_win = 5 if system == "second_system" else 1 if system == "no_handicap" else 4  # the first in quarters
        strength = {player["number"]: strength_of(player, by_category) for player in document["players"]}
        numbers = [player["number"] for player in document["players"]]
        self.score, self.met = dict.fromkeys(numbers, 0), {number: set() for number in numbers}
        self.colours = dict.fromkeys(numbers, "")
        self.forfeit_points, self.turn_rested = set(), set()
        for played in self.history:
            colour = dict.fromkeys(numbers, "-")
            for game in played.get("games") or []:
                white, black, result = game["white"], game["black"], game.get("result")
                self.met[white].add(black)
                self.met[black].add(white)
                points = [half_win * scored for scored in POINTS.get(result, (1, 1))]  # Art. 16
                if system != "no_handicap" and not (result or "").endswith("f"):
                    ahead = strength[white] - strength[black]
                    steps = abs(ahead) // (1 if by_category else 1000)
                    points[ahead > 0] += steps
                    points[ahead <= 0] -= steps * (system != "first_system")
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
        absent = (document.get("next") or {}).get("absent") or ()
        away = [n for n in numbers if leaves[n] is not None and leaves[n] < self.round]
        self.gone = [n for n in away if leaves[n] >= 1]  # who never came has not withdrawn
        self.there = sorted(n for n in numbers if n not in away and n not in absent)
        at_start = sum(leaves[n] is None or leaves[n] >= 1 for n in numbers)
        self.turn_rests = rules.get("odd", "forfeit") == "rest" and at_start % 2 == 1
        self.may_rest = []

    def repeated(self):
        """The round of a second leg: the one of the first with the colours exchanged; who is left alone has RR."""
        first, games, rests = self.history[self.round - 1 - self.leg], [], []
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
        return games, [rest for rest in rests if rest[0] not in busy]

    def may_meet(self, a, b, waived=None):
        return a + b in self.may_rest if BYE in (a, b) else b not in self.met[a]

    def circle(self, place, inclusive=False):
        return [(place - inclusive + step) % self.size + 1 for step in range(self.size)]

    def start(self):
        last = self.history[-1]
        resting = [rest["player"] for rest in last.get("rests") or [] if rest["kind"] in ("rf", "rr")]
        if resting and self.italian and not self.turn_rests:
            return resting[-1]
        return last["games"][-1]["black"] if last["games"] else 1

    def candidates(self, player, free):
        """Art. 5: score by score downwards, each circle after the last one considered; resting last."""
        order, considered = [], player
        for score in sorted({self.score[other] for other in free}, reverse=True):
            group = [o for o in self.circle(considered) if o in free and o != player and self.score[o] == score]
            considered = group[-1] if group else considered
            order += group
        return order + [BYE] * (player in self.may_rest)

    def rest_groups(self, playing):
        never = [player for player in playing if player not in self.forfeit_points]
        unmet = [player for player in never if any(other not in self.met[player] for other in self.gone)]
        groups = []
        for kind, players in (("rr", unmet), ("rf", [player for player in never if player not in unmet])):
            for score in sorted({self.score[player] for player in players}):
                groups.append((kind, [player for player in players if self.score[player] == score]))
        return groups

    def white_of(self, a, b):
        """Art. 9 d, 17."""
        if self.round == 2 and self.turn_rests:
            entering = [player for player in (a, b) if player in self.turn_rested]
            if len(entering) == 2:
                return min(a, b)
            if entering and self.colours[a + b - entering[0]] != "-":
                return entering[0] if self.colours[a + b - entering[0]] == "W" else a + b - entering[0]
        whites = {player: self.colours[player].count("W") for player in (a, b)}
        if whites[a] != whites[b]:
            return min((a, b), key=whites.get)
        for one, other in zip(reversed(self.colours[a]), reversed(self.colours[b]), strict=True):
            if one != other:
                return a if "B-W".index(one) < "B-W".index(other) else b
        first = min((a, b), key=lambda player: (-self.score[player], player))
        return first if self.italian else a + b - first


class RoundRobin:
    """FID girone all'italiana: the table says it all."""

    def __init__(self, document):
        self.players, self.round = document["players"], len(document.get("history") or []) + 1
        self.size = len(self.players) + len(self.players) % 2  # with an odd number the highest is missing

    def table(self):
        """Tables 8 and 9 of FID Capo XIV, White first; the second leg has the colours exchanged."""
        leg, number = divmod(self.round - 1, self.size - 1)
        number += 1
        circle = list(range(1, self.size))
        pivot = (number + 1) // 2 if number % 2 else self.size // 2 + number // 2
        pairs = [(pivot, self.size) if number % 2 else (self.size, pivot)]
        for step in range(1, self.size // 2):
            pairs.append((circle[(pivot - 1 + step) % len(circle)], circle[(pivot - 1 - step) % len(circle)]))
        return [pair[::-1] for pair in pairs] if leg else pairs


class Elimination:
    """FID Capo V: brackets as lists of players who play for places, best place first."""

    def __init__(self, document):
        rules, history = document.get("rules", {}), document.get("history") or []
        self.players = sorted(document["players"], key=lambda player: player["number"])
        self.round, self.seed = len(history) + 1, document.get("seed") or ""
        self.recovery, everybody = rules.get("form") == "recovery", [p["number"] for p in self.players]
        placing, self.unbeaten = rules.get("placing", "final_only"), everybody
        self.lists, self.losses, self.beaten = [(1, everybody, True)], dict.fromkeys(everybody, 0), []
        self.had, self.met = {number: {} for number in everybody}, {number: set() for number in everybody}
        self.rests = dict.fromkeys(everybody, 0)
        for number, played in enumerate(history, 1):
            won, absent = {rest["player"] for rest in played.get("rests") or []}, set()
            for player in won:
                self.rests[player] += 1
            for game in played.get("games") or []:
                white, black, result = game["white"], game["black"], game["result"]
                won |= {white} if result.endswith(("1-0", "1-0f")) else set()
                won |= {black} if result.endswith(("0-1", "0-1f")) else set()
                absent |= {white, black} if result == "0-0f" else set()
                self.met[white].add(black)
                self.met[black].add(white)
                if not result.endswith("f"):
                    self.had[white][number], self.had[black][number] = "W", "B"
            here = [player for player in everybody if number < self.leaves(player)]
            after = []
            for place, players, main in self.lists:
                up = in_slots(players, won)
                down = [player for player in players if player and player not in won | absent and player in here]
                played_for = placing == "all_places" or (placing == "third_place" and main and len(up) == 2)
                after.append((place, up, main))
                after += [(place + len(real(up)), down, False)] if played_for else []
            self.lists = sorted(entry for entry in after if len(real(entry[1])) > 1)
            self.unbeaten = in_slots(self.unbeaten, won) if len(self.unbeaten) > 1 else self.unbeaten
            self.beaten = [player for player in self.beaten if player in won] + [
                player for player in everybody if not self.losses[player] and player not in won
            ]
            self.beaten = [player for player in self.beaten if player in here]
            for player in everybody:
                self.losses[player] += player not in won
            if len(real(self.unbeaten)) < 2:
                self.unbeaten = [player for player in everybody if not self.losses[player]]

    def leaves(self, number):
        left = self.players[number - 1].get("leaves")
        return len(self.players) + self.round if left is None else left

    def encounters(self):
        """All pairs, White and Black not yet known, and who goes on alone with the kind of his rest; rematches too."""
        if not self.recovery:
            found = [neighbours(players) for _, players, _ in self.lists]
            pairs = [pair for pairs, _ in found for pair in pairs]
            alone = {p: "rf" for _, free in found for p in free} | {sum(pair): "rf" for pair in pairs if 0 in pair}
            return [pair for pair in pairs if 0 not in pair], {p: kind for p, kind in alone.items() if p}
        if len(self.unbeaten) < 2 and len(self.unbeaten + self.beaten) == 2:
            return [tuple(self.unbeaten + self.beaten)], {}
        pairs, free = neighbours(self.unbeaten) if len(self.unbeaten) > 1 else ([], [])
        alone = dict.fromkeys(free, "rf") | {p: "rt" for p in self.unbeaten if len(self.unbeaten) == 1}
        alone |= {sum(pair): "rf" for pair in pairs if 0 in pair and sum(pair)}
        pairs = [pair for pair in pairs if 0 not in pair]
        listed = self.beaten
        if len(listed) % 2:
            fewest = min(self.rests[player] for player in listed)
            tickets = {f"{self.seed}\nrest {self.round} {p}": p for p in listed if self.rests[p] == fewest}
            lots = sorted(tickets, key=lambda ticket: hashlib.sha256(ticket.encode()).hexdigest())
            without = {ticket: [p for p in listed if p != tickets[ticket]] for ticket in lots}
            good = [ticket for ticket in lots if first_with_last(without[ticket], self.met) is not None]
            chosen = (good or lots)[0]
            alone[tickets[chosen]], listed = "rf", without[chosen]
        again = first_with_last(listed, self.met)
        return pairs + (first_with_last(listed, dict.fromkeys(listed, ())) if again is None else again), alone

    def white_of(self, a, b):
        whites = [list(self.had[player].values()).count("W") for player in (a, b)]
        if whites[0] != whites[1]:
            return a if whites[0] < whites[1] else b
        for number in range(self.round - 1, 0, -1):
            ranks = ["B-W".index(self.had[player].get(number, "-")) for player in (a, b)]
            if ranks[0] != ranks[1]:
                return a if ranks[0] < ranks[1] else b
        return min(a, b)


class Tables:
    """BIG Masters: who met whom, and who sits in the next round."""

    def __init__(self, document):
        history = document.get("history") or []
        self.round, self.met, self.team = len(history) + 1, {}, {}
        absent = (document.get("next") or {}).get("absent") or ()
        for player in document["players"]:
            self.team[player["number"]] = player.get("team") or player["number"]
        self.there = sorted(
            player["number"]
            for player in document["players"]
            if player.get("enters", 1) <= self.round
            and (player.get("leaves") is None or player["leaves"] >= self.round)
            and player["number"] not in absent
        )
        for played in history:
            for table in played["tables"]:
                for pair in ((a, b) for a in table["seats"] for b in table["seats"] if a != b):
                    self.met[pair] = self.met.get(pair, 0) + 1

    def indicator(self, tables):
        pairs = ((a, b) for table in tables for a in table for b in table if a != b)
        return sum((0, 1, 10, 100, 1000)[min(self.met.get(pair, 0), 4)] for pair in pairs)


def verify_tables(t, certificate):
    """The rules and the indicator; that nothing smaller exists is not searched for here."""
    tables = certificate["tables"]
    require(sorted(player for table in tables for player in table) == t.there, "not everybody exactly once")
    require(all(len({t.team[player] for player in table}) == len(table) for table in tables), "team-mates together")
    threes = -len(t.there) % 4
    sizes = [5] if len(t.there) == 5 else [3] * threes + [4] * ((len(t.there) - 3 * threes) // 4)
    require(sorted(map(len, tables)) == sizes, f"the tables should have {sizes} seats")
    require(t.indicator(tables) == certificate["indicator"], f"the indicator is {t.indicator(tables)}")
    require(certificate["bound"] <= certificate["indicator"], "the bound is above the indicator")


def real(slots):
    return [player for player in slots if player]


def in_slots(players, won):
    """Who goes on keeps the slot of his encounter; 0 is an empty one."""
    pairs, free = neighbours(players)
    slots, spare = [], []
    for pair in [*pairs, *((player,) for player in free)]:
        up = [player for player in pair if player in won]
        slots.append(up[0] if up else 0)
        spare += up[1:]
    for player in spare:
        slots[slots.index(0)] = player
    return slots


def neighbours(players):
    """The first pairs play, the last players go on, so that a power of two is left."""
    half = 1
    while 2 * half < len(players):
        half *= 2
    playing = 2 * (len(players) - half)
    return list(zip(players[:playing:2], players[1:playing:2], strict=True)), players[playing:]


def first_with_last(listed, met):
    """Each with the last of the list he has not met, going back where the others could not all be paired."""
    if not listed:
        return []
    for other in reversed(listed[1:]):
        if other not in met[listed[0]]:
            after = first_with_last([player for player in listed[1:] if player != other], met)
            if after is not None:
                return [(listed[0], other), *after]
    return None


def strength_of(player, by_category):
    if not by_category:
        return player.get("rating") or 0
    written = "-".join((player.get("title") or "").lower().replace(".", "").split())
    return next((rank for rank, words in enumerate(CATEGORIES) if written in words.split()), 0)


SYSTEMS = {
    "amalfi": Amalfi,
    "italo-swiss": ItaloSwiss,
    "round-robin": RoundRobin,
    "elimination": Elimination,
    "big-tables": Tables,
}


def require(condition, message):
    if not condition:
        sys.exit(f"NOT VALID: {message}")


def require_barrier(t, among, barrier, waived, what):
    """Without the barrier, more odd groups are left than it has members."""
    require(set(barrier) <= set(among) and len(set(barrier)) == len(barrier), f"{what}: a barrier of other players")
    left, odd = set(among) - set(barrier), 0
    while left:
        group = [left.pop()]
        for player in group:
            reached = {other for other in left if t.may_meet(player, other, waived)}
            left -= reached
            group += reached
        odd += len(group) % 2
    require(odd > len(barrier), f"{what}: the barrier proves nothing")


def as_before(document, number):
    """The document as it was when that round was about to be paired."""
    history = document.get("history") or []
    if number > len(history):
        return document
    rests = history[number - 1].get("rests") or []
    away = {kind: [rest["player"] for rest in rests if rest["kind"] == kind] for kind in ("absent", "half")}
    rounds = history[number - 1].get("announced") or document["rounds"]
    return {**document, "history": history[: number - 1], "next": away, "rounds": rounds}


def verify(document, certificate):
    system = document["system"]
    require(system in SYSTEMS, f"the system {system} is not known here")
    require(certificate["system"] == system, f"the certificate is for the system {certificate['system']}")
    t = SYSTEMS[system](as_before(document, certificate["round"]))
    require(certificate["round"] == t.round, f"the certificate is for round {certificate['round']}, not {t.round}")
    {
        "amalfi": verify_amalfi,
        "italo-swiss": verify_italo_swiss,
        "round-robin": verify_round_robin,
        "elimination": verify_elimination,
        "big-tables": verify_tables,
    }[system](t, certificate)


def verify_round_robin(t, certificate):
    gone = {p["number"] for p in t.players if p.get("leaves") is not None and p["leaves"] < t.round}
    struck = {player["number"] for player in t.players if player.get("struck")}
    there = {player["number"] for player in t.players} - gone
    games = [pair for pair in t.table() if set(pair) <= there]
    require([(game["white"], game["black"]) for game in certificate["games"]] == games, "the table has other pairs")
    rests = {}
    for pair in t.table():
        for player in there & set(pair) if not set(pair) <= there else ():
            other = sum(pair) - player
            rests[player] = ("rr", other) if other in gone - struck else ("rt", None)
    found = {rest["player"]: (rest["kind"], rest.get("against")) for rest in certificate["rests"]}
    require(found == rests, "the table has other rests")


def verify_elimination(t, certificate):
    pairs, alone = t.encounters()
    here = {player["number"] for player in t.players if t.round <= t.leaves(player["number"])}
    games, rests = [], [(player, kind, None) for player, kind in alone.items() if player in here]
    for pair in pairs:
        there = [player for player in pair if player in here]
        if len(there) == 2:
            white = t.white_of(*pair)
            games.append((white, sum(pair) - white))
        rests += [(there[0], "rr", sum(pair) - there[0])] if len(there) == 1 else []
    require([(game["white"], game["black"]) for game in certificate["games"]] == games, "the brackets have other pairs")
    found = [(rest["player"], rest["kind"], rest.get("against")) for rest in certificate["rests"]]
    require(sorted(found, key=str) == sorted(rests, key=str), "the brackets have other rests")


def verify_amalfi(t, certificate):
    require(certificate["edition"] == t.edition, f"the certificate is for edition {certificate['edition']}")
    everybody = [BYE] * (len(t.listing) % 2) + t.listing
    stages = list(COLOUR_STAGES[:1] if t.round == t.rounds else COLOUR_STAGES)
    stages += [sorted(["A10", *stage]) for stage in stages] * (len(t.listing) % 2)
    for stage, proof in zip(stages, certificate["impossible"], strict=False):
        require(proof["waived"] == stage, "the stages of A19 are not in order")
        require_barrier(t, everybody, proof["barrier"], stage, f"no pairing with {stage or 'all rules'}")
    if certificate["games"] is None:
        require(len(certificate["impossible"]) == len(stages), "a stage of A19 is missing")
        return
    games = [(game["white"], game["black"]) for game in certificate["games"]]
    waived, bye = certificate["waived"], certificate["bye"]
    require([waived] == stages[len(certificate["impossible"]) :][:1], "a stage of A19 is missing")
    seated = [player for game in games for player in game] + [bye] * (bye is not None)
    require(sorted(seated) == sorted(t.listing), "not everybody exactly once")
    if bye is not None:
        refuted = {proof["player"]: proof["barrier"] for proof in certificate["byes_refused"]}
        candidates = t.byes(waived)
        require(bye in candidates, f"{bye} may not have the bye")
        for player in candidates[: candidates.index(bye)]:
            require(player in refuted, f"{player} should have the bye")
            require_barrier(t, set(t.listing) - {player}, refuted[player], waived, f"bye of {player}")
    listing = [player for player in t.listing if player != bye]
    turns = max(1, t.rounds - t.round + 1)
    if t.edition == "javapairing":
        turns = max(1, min(turns, len(t.listing) // 2))
    refuted = {(proof["player"], proof["candidate"]): proof["barrier"] for proof in certificate["refused"]}
    free = listing.copy()
    for board, (white, black) in enumerate(games):
        player = free[0]
        require(player in (white, black), f"board {board + 1}: it is the turn of {player}")
        opponent, place = white + black - player, listing.index(player)
        theoretical = min(place + turns, len(listing) - 1)
        order = listing[theoretical:place:-1] + listing[theoretical + 1 :]
        for candidate in order[: order.index(opponent)]:
            if candidate in free and t.may_meet(player, candidate, waived):
                require((player, candidate) in refuted, f"{player} should play {candidate}")
                rest = set(free) - {player, candidate}
                require_barrier(t, rest, refuted[player, candidate], waived, f"{player}-{candidate}")
        require(t.may_meet(player, opponent, waived), f"{player} may not play {opponent}")
        if t.round == 1:
            expected = player if (t.drawn == "white") == (board % 2 == 0) else opponent
        else:
            expected = t.white_of(player, opponent)
        require(white == expected, f"board {board + 1}: {expected} should have White")
        free = [other for other in free if other not in (white, black)]


def verify_italo_swiss(t, certificate):
    if t.round == 1:
        verify_first_round(t, certificate)
        return
    if t.round > t.leg:
        games, rests = t.repeated()
        require([(game["white"], game["black"]) for game in certificate["games"]] == games, "the first leg had others")
        found = [(rest["player"], rest["kind"], rest.get("against")) for rest in certificate["rests"]]
        found = [rest for rest in found if rest[0] in t.there]
        require(sorted(found, key=str) == sorted(rests, key=str), "the first leg had other rests")
        return
    playing, rests = list(t.there), {rest["player"]: rest for rest in certificate.get("rests") or []}
    owing = [player for player in playing if player not in t.turn_rested] if t.turn_rests else []
    if owing:
        resting = min(owing, key=lambda player: (-t.score[player], player))
        playing.remove(resting)
        rest = rests.pop(resting, {"kind": None})
        require(certificate["games"] is None or rest["kind"] == "rt", f"{resting} should have his RT")
    groups = t.rest_groups(playing) if len(playing) % 2 else [("", [])]
    for (_, group), barrier in zip(groups, certificate["impossible"], strict=False):
        t.may_rest = group
        require_barrier(t, playing + [BYE] * bool(group), barrier, None, f"no pairing with {group} resting")
    if certificate["games"] is None:
        require(len(certificate["impossible"]) == len(groups), "a group of those who may rest is missing")
        return
    kind, group = groups[len(certificate["impossible"])]
    t.may_rest = []
    if kind:
        require(len(rests) == 1 and next(iter(rests)) in group, "somebody else should rest")
        ((resting, rest),) = rests.items()
        unmet = [other for other in t.gone if other not in t.met[resting]]
        against = min(unmet, key=lambda other: (t.score[other], other)) if kind == "rr" else None
        require((rest["kind"], rest.get("against")) == (kind, against), f"{resting}: the rest is {kind}, {against}")
        if len(group) == 1:
            playing.remove(resting)  # he rests before the rotation
        else:
            t.may_rest = group
    verify_rotation(t, certificate, playing, None if not t.may_rest else resting)


def verify_first_round(t, certificate):
    even = len(t.there) // 2 * 2
    seated = t.there[: min(t.rounds - 1, even) if t.turn_rests else even]
    resting, kind = [player for player in t.there if player not in seated], "rt" if t.turn_rests else "rf"
    require({r["player"]: r["kind"] for r in certificate["rests"]} == dict.fromkeys(resting, kind), "wrong rests")
    for board, game in enumerate(certificate["games"]):
        pair = seated[2 * board : 2 * board + 2]
        found = [game["white"], game["black"]]
        require(found == pair or (t.drawn and sorted(found) == pair), f"board {board + 1}: it is {pair}")
    require(2 * len(certificate["games"]) == len(seated), "not everybody exactly once")


def verify_rotation(t, certificate, playing, resting):
    games = [(game["white"], game["black"]) for game in certificate["games"]]
    seated = [player for game in games for player in game] + [resting] * (resting is not None)
    require(sorted(seated) == sorted(playing), "not everybody exactly once")
    refuted = {(proof["player"], proof["candidate"]): proof["barrier"] for proof in certificate["refused"]}
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
                require((player, candidate) in refuted, f"{player} should play {candidate}")
                still = {BYE} if t.may_rest and resting in free else set()
                left = (free | still) - {player, candidate}
                require_barrier(t, left, refuted[player, candidate], None, f"{player}-{candidate}")
        free -= {player, opponent}
        circle = t.circle(player if opponent == BYE else opponent)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print("usage: python3 verify_certificate.py DOCUMENT CERTIFICATE", file=sys.stderr)
        sys.exit(2)
    try:
        certified = [json.loads(Path(name).read_text(encoding="utf-8-sig")) for name in sys.argv[1:]]
        sys.setrecursionlimit(10_000)  # a recovery has thousands of players at most
        require(
            "players" in certified[0] and {"games", "tables"} & certified[1].keys(),
            "first the document, then the certificate",
        )
        verify(*certified)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        require(False, f"the files cannot be read as document and certificate ({type(error).__name__}: {error})")
    if certified[1].get("games", ()) is None:
        print("VALID: there is no pairing, whatever is waived.")
    else:
        print("VALID: this is the pairing of the rules.")
