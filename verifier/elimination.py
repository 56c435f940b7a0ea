"""FID Capo V: direct elimination, with recovery, with games for places."""

import hashlib
from collections.abc import Collection, Mapping, Sequence

from verifier.document import Data
from verifier.proof import (
    Refusals,
    Rest,
    games_of,
    in_any_order,
    require,
    require_barrier,
    require_fields,
    rests_of,
)

Pair = tuple[int, int]
PROOFS = ("refused", "byes_refused", "impossible")
"""Fields a certificate has only where somebody was refused, or where nobody could be paired without a rematch."""


class Proofs:
    """Why the pairs of a recovery, or those of the final phase, are the first that can be."""

    def __init__(self, certificate: Data) -> None:
        self.refused = Refusals(certificate.get("refused") or [], "player", "candidate")
        self.rests_refused = Refusals(certificate.get("byes_refused") or [], "player")
        self.impossible: list[list[int]] = list(certificate.get("impossible") or [])

    def require_used_up(self) -> None:
        self.refused.require_used_up()
        self.rests_refused.require_used_up()
        require(not self.impossible, "a barrier proves what nobody says")


class Meeting:
    """Who may meet: two who have not met, and a free place with any player."""

    def __init__(self, met: Mapping[int, Collection[int]], places: Collection[int] = ()) -> None:
        self.met, self.places = met, places

    def may_meet(self, a: int, b: int, waived: object = None) -> bool:
        if a in self.places or b in self.places:
            return not (a in self.places and b in self.places)
        return a != b and b not in self.met[a]


class Pairing:
    """First with last, as the certificate proves it: each takes the first who is not refuted."""

    def __init__(self, listed: Sequence[int], places: Collection[int], met: Mapping[int, Collection[int]]) -> None:
        self.listed, self.left = listed, {*places, *listed}
        self.meeting = Meeting(met, places)

    def resting(self, order: Sequence[int], proofs: Proofs) -> list[int]:
        """Who goes on without playing, one for every free place."""
        return [self._taken(place, order, proofs.rests_refused, ()) for place in self.meeting.places]

    def pairs(self, proofs: Proofs) -> list[Pair]:
        found = []
        for player in self.listed:
            if player in self.left:
                found.append((player, self._taken(player, self.listed[::-1], proofs.refused, (player,))))
        return found

    def _taken(self, one: int, candidates: Sequence[int], refusals: Refusals, named: tuple[int, ...]) -> int:
        for other in candidates:
            if other not in self.left or not self.meeting.may_meet(one, other):
                continue
            if refusals.next_is(*named, other):
                left = self.left - {one, other}
                require_barrier(self.meeting, left, refusals.proof_of(*named, other), None, f"{one}-{other}")
                continue
            self.left -= {one, other}
            return other
        require(False, f"nobody is left for {one} in the recovery")
        raise AssertionError


class Elimination:
    """FID Capo V: brackets as lists of players who play for places, best place first."""

    def __init__(self, document: Data) -> None:
        rules, history = document.get("rules", {}), document.get("history") or []
        self.players = sorted(document["players"], key=lambda player: player["number"])
        self.round, self.seed = len(history) + 1, document.get("seed") or ""
        self.seed_every = {"every_8": 8, "every_16": 16}.get(rules.get("seeds", ""), 0)
        self.recovery, everybody = rules.get("form") == "recovery", [p["number"] for p in self.players]
        placing, self.unbeaten = rules.get("placing", "final_only"), everybody
        self.lists, self.losses = [(1, everybody, True)], dict.fromkeys(everybody, 0)
        self.beaten: list[int] = []
        self.had: dict[int, dict[int, str]] = {number: {} for number in everybody}
        self.met: dict[int, set[int]] = {number: set() for number in everybody}
        self.rests, self.stayed_away = dict.fromkeys(everybody, 0), set[int]()
        self.returns = int(rules.get("returns", "return_1").removeprefix("return_"))
        self.final_lists: tuple[list[int], list[int], dict[int, set[int]]] | None = None
        self.final_rounds: list[set[int]] = []
        for number, played in enumerate(history, 1):
            won, absent = {rest["player"] for rest in played.get("rests") or []}, set[int]()
            for player in won:
                self.rests[player] += 1
            for game in played.get("games") or []:
                white, black, result = game["white"], game["black"], game["result"]
                won |= {white} if result.endswith(("1-0", "1-0f", "4-0", "3-1")) else set()
                won |= {black} if result.endswith(("0-1", "0-1f", "0-4", "1-3")) else set()
                absent |= {white} if result.endswith(("0-1f", "0-0f")) or "0-0f lot" in result else set()
                absent |= {black} if result.endswith(("1-0f", "0-0f")) or "0-0f lot" in result else set()
                self.met[white].add(black)
                self.met[black].add(white)
                if not result.endswith("f") or " " in result:  # who came to a drawn game has played
                    self.had[white][number], self.had[black][number] = "W", "B"
            self.stayed_away |= absent
            here = [player for player in everybody if number < self.leaves(player)]
            for game in history[number].get("games") or [] if number < len(history) else ():
                absent -= {game["white"], game["black"]}  # who played for a place nonetheless
            after = []
            for place, players, main in [] if self.recovery else self.lists:
                up = in_slots(players, won)
                down = {player for player in players if player and player not in won | absent and player in here}
                played_for = placing == "all_places" or (placing == "third_place" and main and len(up) == 2)
                after.append((place, up, main))
                after += [(place + len(real(up)), losers_in_slots(players, down), False)] if played_for else []
            self.lists = sorted(entry for entry in after if len(real(entry[1])) > 1)
            wait = [player if player in won else 0 for player in self.unbeaten]
            self.unbeaten = in_slots(self.unbeaten, won) if len(self.unbeaten) > self.returns else wait
            self.beaten = [player for player in self.beaten if player in won] + [
                player for player in everybody if not self.losses[player] and player not in won
            ]
            self.beaten = [player for player in self.beaten if player in here]
            for player in everybody:
                self.losses[player] += player not in won
            if self.final_lists:
                self.final_rounds.append(won)
            elif self.returns > 1 and len(self.unbeaten) <= self.returns and len(self.beaten) <= self.returns:
                self.final_lists = (self.unbeaten, self.beaten, {player: {*self.met[player]} for player in everybody})
            if self.returns == 1 and len(real(self.unbeaten)) < 2:
                self.unbeaten = [player for player in everybody if not self.losses[player]]

    def leaves(self, number: int) -> int:
        left = self.players[number - 1].get("leaves")
        return len(self.players) + self.round if left is None else int(left)

    def encounters(self, drawn: Collection[int], proofs: Proofs) -> tuple[list[Pair], dict[int, str]]:
        """All pairs, White and Black not yet known, and who goes on alone with the kind of his rest; rematches too.

        Without a seed the lot was the director's: among equals those rest whom it has drawn.
        """
        if not self.recovery:
            found = [neighbours(players) for _, players, _ in self.lists]
            pairs = [pair for pairs, _ in found for pair in pairs]
            alone = {p: "rf" for _, free in found for p in free} | {sum(pair): "rf" for pair in pairs if 0 in pair}
            return [pair for pair in pairs if 0 not in pair], {p: kind for p, kind in alone.items() if p}
        if self.final_lists:
            slots = final_phase(*self.final_lists, proofs)
            for won in self.final_rounds:
                slots = in_slots(slots, won)
            pairs, _ = neighbours(slots)
            return [pair for pair in pairs if 0 not in pair], {a + b: "rf" for a, b in pairs if 0 in (a, b) and a + b}
        if self.returns == 1 and len(self.unbeaten) < 2 and len(self.unbeaten + self.beaten) == 2:
            one, other = self.unbeaten + self.beaten
            return [(one, other)], {}
        waiting = len(self.unbeaten) <= self.returns
        pairs, free = neighbours([] if waiting else self.unbeaten)
        alone = dict.fromkeys(free, "rf") | {p: "rt" for p in self.unbeaten if waiting and p}
        alone |= {a + b: "rf" for a, b in pairs if 0 in (a, b) and a + b}
        pairs = [pair for pair in pairs if 0 not in pair]
        listed = self.beaten
        resting = len(listed) % 2 if not waiting else max(len(listed) % 2, 2 * self.returns - len(listed))
        tickets = {p: (not self.seed and p not in drawn, sha256(f"{self.seed}\nrest {self.round} {p}")) for p in listed}
        order = sorted(listed, key=lambda p: (self.claim(p), tickets[p]))
        places = range(len(self.players) + 1, len(self.players) + 1 + resting)
        met = met_before(listed, places, self.met, proofs)
        pairing = Pairing(listed, places, met)
        alone |= dict.fromkeys(pairing.resting(order, proofs), "rf")
        return pairs + pairing.pairs(proofs), alone

    def claim(self, player: int) -> tuple[bool, int]:
        """Who goes on without playing while no rematch is needed: who always came, then who has rested least."""
        return player in self.stayed_away, self.rests[player]

    def white_of(self, a: int, b: int) -> int:
        whites = [list(self.had[player].values()).count("W") for player in (a, b)]
        if whites[0] != whites[1]:
            return a if whites[0] < whites[1] else b
        for number in range(self.round - 1, 0, -1):
            black = [player for player in (a, b) if self.had[player].get(number) == "B"]
            if len(black) == 1:
                return black[0]
        return min(a, b)


def real(slots: Sequence[int]) -> list[int]:
    return [player for player in slots if player]


def in_slots(players: Sequence[int], won: Collection[int]) -> list[int]:
    """Who goes on keeps the slot of his encounter; 0 is an empty one."""
    pairs, free = neighbours(players)
    slots: list[int] = []
    spare: list[int] = []
    for pair in [*pairs, *((player,) for player in free)]:
        up = [player for player in pair if player in won]
        slots.append(up[0] if up else 0)
        spare += up[1:]
    for player in spare:
        slots[slots.index(0)] = player
    return slots


def losers_in_slots(players: Sequence[int], down: set[int]) -> list[int]:
    """Who plays on for the places below keeps the slot of his encounter too."""
    pairs, free = neighbours(players)
    slots = [next((player for player in pair if player in down), 0) for pair in pairs]
    spare = [player for player in [*(p for pair in pairs for p in pair), *free] if player in down - set(slots)]
    for player in spare:
        if 0 in slots:
            slots[slots.index(0)] = player
        else:
            slots.append(player)
    return slots


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def met_before(
    listed: Sequence[int], places: Collection[int], met: Mapping[int, set[int]], proofs: Proofs
) -> Mapping[int, set[int]]:
    """Whom everybody has met; nobody, once a barrier shows that they cannot all be paired without a rematch."""
    if not proofs.impossible:
        return met
    barrier = proofs.impossible.pop()
    require_barrier(Meeting(met, places), {*places, *listed}, barrier, None, "without a rematch")
    return {player: set() for player in listed}


def final_phase(
    unbeaten: Sequence[int], beaten: Sequence[int], met: Mapping[int, set[int]], proofs: Proofs
) -> list[int]:
    """Each of the unbeaten beside the last who has returned and whom he has not met, where that can be."""
    here = [player for player in unbeaten if player]
    few = min(len(here), len(beaten))
    upper, lower = here[len(here) - few :], list(beaten[len(beaten) - few :])
    own = {p: set(upper if p in upper else lower) for p in upper + lower}
    before = met_before(upper + lower, (), {p: met[p] | own[p] for p in upper + lower}, proofs)
    pairs = Pairing(upper + lower, (), {p: before[p] | own[p] for p in upper + lower}).pairs(proofs)
    opponent, surplus = dict(pairs), list(beaten[: len(beaten) - few])
    slots = [player or (surplus.pop(0) if surplus else 0) for player in unbeaten]
    return [seat for player in slots for seat in (player, opponent.get(player, 0))]


def neighbours(players: Sequence[int]) -> tuple[list[Pair], list[int]]:
    """The first pairs play, the last players go on, so that a power of two is left."""
    half = 1
    while 2 * half < len(players):
        half *= 2
    playing = 2 * (len(players) - half)
    return list(zip(players[:playing:2], players[1:playing:2], strict=True)), list(players[playing:])


def require_seeds_on_their_places(t: Elimination) -> None:
    """Art. 3: on 1, 9, 17 … or 1, 17, 33 …; fewer than there are places for, where they meet as late as can be.

    A document without a seed was drawn by the director himself, who answers for it.
    """
    if not t.seed_every or not t.seed:
        return
    seeded = [player["number"] for player in t.players if player.get("seeded")]
    if not seeded:  # the highest ratings; who of equals is seeded the lot has said: those on the places
        rated = [player for player in t.players if player.get("rating") is not None]
        rated.sort(key=lambda player: (-player["rating"], (player["number"] - 1) % t.seed_every > 0))
        seeded = [player["number"] for player in rated[: len(t.players) // t.seed_every]]
    for number in seeded:
        require((number - 1) % t.seed_every == 0, f"{number} is seeded and not on a place of Art. 3")
    slot_of: dict[int, int] = {}
    pairs, free = neighbours([player["number"] for player in t.players])
    for slot, group in enumerate([*pairs, *((player,) for player in free)]):
        slot_of |= dict.fromkeys(group, slot)
    places = [slot_of[number] for number in range(1, len(t.players) + 1, t.seed_every)]
    meetings = fewest_meetings(places, len(pairs) + len(free))[len(seeded)]
    here = fewest_meetings([slot_of[number] for number in seeded], len(pairs) + len(free))[len(seeded)]
    require(here == meetings, "the seeded could meet later on other places of Art. 3")


def fewest_meetings(places: Sequence[int], slots: int) -> list[list[int]]:
    """For each number of players on these places: how many pairs meet in the first round, the second, …

    Early meetings are the ones to avoid; two meet in the first round in which one part of the bracket holds both.
    """
    rounds = max(1, slots.bit_length())
    if slots == 1 or not places:
        return [[count * (count - 1) // 2, *[0] * (rounds - 1)] for count in range(len(places) + 1)]
    half = slots // 2
    upper = fewest_meetings([place for place in places if place < half], half)
    lower = fewest_meetings([place - half for place in places if place >= half], half)
    return [
        min(
            [*(a + b for a, b in zip(upper[up], lower[count - up], strict=True)), up * (count - up)]
            for up in range(max(0, count - len(lower) + 1), min(count, len(upper) - 1) + 1)
        )
        for count in range(len(places) + 1)
    ]


def verify(t: Elimination, certificate: Data) -> None:
    require_seeds_on_their_places(t)
    proofs = Proofs(certificate)
    pairs, alone = t.encounters({rest["player"] for rest in certificate.get("rests") or ()}, proofs)
    proofs.require_used_up()
    here = {player["number"] for player in t.players if t.round <= t.leaves(player["number"])}
    games: list[Pair] = []
    rests: list[Rest] = [(player, kind, None) for player, kind in alone.items() if player in here]
    for pair in pairs:
        there = [player for player in pair if player in here]
        if len(there) == 2:
            white = t.white_of(*pair)
            games.append((white, sum(pair) - white))
        rests += [(there[0], "rr", sum(pair) - there[0])] if len(there) == 1 else []
    needed = [name for name in PROOFS if certificate.get(name)]  # one that is empty says nothing
    require_fields(certificate, ("format", "system", "round", "games", "rests", *needed), "the certificate")
    require(games_of(certificate) == games, "the brackets have other pairs")
    require(rests_of(certificate) == in_any_order(rests), "the brackets have other rests")
