"""Every sentence of an explanation is a claim: each is worked out again from the text on random events."""

import random
from collections import Counter
from typing import Any

import pytest
from events import opened
from literal_italo_swiss import REST, LiteralRound, TooLongError
from random_draughts import played_out, random_event
from test_italo_swiss_differential import engine

from tabellone.engine.model import Amount
from tabellone.engine.reasons import Reason

Pairs = list[tuple[int, int]]


class Written(LiteralRound):
    """The literal reading, with what it did written down."""

    turn_resting: frozenset[int] = frozenset()
    """Who has his RT is not among those who could have another rest."""

    def rotate(self, free: list[int], may_rest: list[int]) -> Pairs | None:
        self.playing, self.may_rest = free, may_rest
        self.final = super().rotate(free, may_rest)
        return self.final

    def formed(self) -> Pairs:
        """Pair after pair until somebody finds nobody; the last who may rest is left free (Art. 8 c, 12 b4)."""
        free, may_rest, found = list(self.playing), list(self.may_rest), []  # type: list[int], list[int], Pairs
        circle = self.circle(self.start(), inclusive=True)
        while free:
            player = self.first(circle, free)
            for candidate in self.candidates(player, free, may_rest):
                left = [other for other in free if other not in (player, candidate)]
                if candidate == REST or not may_rest or set(may_rest) & set(left):
                    break
            else:
                return found
            free, may_rest = left, [] if candidate == REST else may_rest
            found.append((player, candidate))
            circle = self.circle(player if candidate == REST else candidate)
        return found

    def first(self, circle: list[int], free: list[int]) -> int:
        top = max(self.score(player) for player in free)
        return next(player for player in circle if player in free and self.score(player) == top)

    def before(self, player: int) -> Pairs:
        """The pairs formed before his."""
        assert self.final is not None
        return self.final[: next(n for n, pair in enumerate(self.final) if player in pair)]

    def can_go_on(self, before: Pairs, pair: tuple[int, int], anybody: bool = False) -> bool:
        taken = {player for one in [*before, pair] for player in one}
        left = [player for player in self.playing if player not in taken]
        may_rest = [] if REST in taken else left if anybody and self.may_rest else self.may_rest
        self.patience = 1500
        last = pair[0] if pair[1] == REST else pair[1]
        return self.go_on(left, may_rest, self.circle(last)) is not None


def unmade(literal: Written) -> Pairs:
    formed, final = literal.formed(), literal.final
    assert final is not None
    kept = 0
    while kept < len(formed) and formed[kept] == final[kept]:
        kept += 1
    return [pair for pair in formed[kept:] if REST not in pair]


def is_so(literal: Written, reason: Reason, player: int) -> bool:
    """Whether a sentence about this round is true."""
    args, code = reason.args, reason.code
    last = literal.history[-1]
    if code == "rotation_started_rest":
        resting = [r["player"] for r in last["rests"] if r["kind"] in ("rf", "rr")]
        return args["player"] == literal.start() and args["player"] in resting
    if code == "rotation_started_forfeit":
        won = {g["white"] for g in last["games"] if g["result"] == "1-0f"}
        won |= {g["black"] for g in last["games"] if g["result"] == "0-1f"}
        return args["player"] == literal.start() and args["player"] in won
    if code in ("rotation_started", "rotation_started_first"):
        return args["player"] == literal.start() and bool(last["games"]) == (code == "rotation_started")
    if code.startswith("pairs_unmade"):
        first = unmade(literal)[0]
        for_rest = bool(literal.may_rest) and literal.can_go_on(literal.before(first[0]), first, anybody=True)
        same = [tuple(pair) for pair in args["pairs"]] == unmade(literal)
        return same and for_rest == (code == "pairs_unmade_for_rest")
    if code in ("first_turn", "next_turn"):
        before = literal.before(args["player"])
        free = [p for p in literal.playing if p not in {q for pair in before for q in pair}]
        after = before[-1][0] if before and before[-1][1] == REST else before[-1][1] if before else literal.start()
        circle = literal.circle(after, inclusive=not before)
        same = args["by"] == after and literal.first(circle, free) == args["player"]
        return same and points(args["score"]) == units(literal, args["player"])
    return of_rest(literal, reason, player)


def of_rest(literal: Written, reason: Reason, player: int) -> bool:
    args, code = reason.args, reason.code
    lower = [p for p in literal.there if literal.score(p) < literal.score(player) and p not in literal.turn_resting]
    had = [p for p in lower if literal.had_forfeit_points(p)]
    if code == "lower_had_forfeit_points":
        return bool(args["refused"] == had != [])
    if code == "lower_met_all_withdrawn":
        met = [p for p in lower if p not in had and all(literal.met(p, w) for w in literal.withdrawn)]
        return bool(args["refused"] == met != [])
    unmet = [w for w in literal.withdrawn if not literal.met(player, w)]
    equal = [w for w in unmet if literal.score(w) == literal.score(args["opponent"])]
    if code == "rr_only_one_left":
        return unmet == [args["opponent"]]
    fewest = all(literal.score(w) >= literal.score(args["opponent"]) for w in unmet)
    if code == "rr_fewest_points":
        return fewest and equal == [args["opponent"]] != unmet
    assert code == "rr_highest_on_tabellone", code
    return fewest and min(equal) == args["opponent"] and args["refused"] == equal[1:] != []


def points(amount: Amount) -> float:
    return amount.units / amount.per


def units(literal: Written, player: int) -> float:
    return float(literal.score(player))


def refused_rightly(literal: Written, upper: int, candidate: int, reason: Reason) -> bool:
    before = literal.before(upper)
    if reason.code == "met":
        return literal.met(upper, candidate)
    assert reason.code in ("others_unpaired", "one_must_be_left_free")
    if literal.can_go_on(before, (upper, candidate)):
        return False
    with_anybody = bool(literal.may_rest) and REST not in {p for one in before for p in one} and candidate != REST
    by_rest = with_anybody and literal.can_go_on(before, (upper, candidate), anybody=True)
    return (reason.article != "Art. 15") == by_rest == (reason.code == "one_must_be_left_free")


def colour_is_so(literal: Written, reason: Reason) -> bool:
    args = reason.args
    if reason.code not in ("white_fewer", "white_latest"):
        return True
    had = {p: [literal.colour(p, played) for played in literal.history] for p in (args["player"], args["opponent"])}
    own, other = had.values()
    if reason.code == "white_fewer":
        return (args["whites"], args["more"]) == (own.count("W"), other.count("W")) and args["whites"] < args["more"]
    one_black = [n for n, pair in enumerate(zip(own, other, strict=True), 1) if pair.count("B") == 1]
    names = {"W": "white", "B": "black", "-": "no_colour"}
    said = (args["round"], args["had"], args["other_had"])
    return said == (one_black[-1], "black", names[other[one_black[-1] - 1]])


@pytest.mark.parametrize("seed", range(8))
def test_every_sentence_about_a_round_is_true(seed: int) -> None:
    chance = random.Random(1000 + seed)
    told: Counter[str] = Counter()
    for _ in range(60):
        for before in played_out(chance, random_event(chance, 5, 12), engine):
            if before["history"] and len(before["history"]) < LiteralRound(before).leg:
                try:
                    told += claims_of(before)
                except TooLongError:
                    continue
    for code in ("pairs_unmade", "others_unpaired", "lower_had_forfeit_points", "rotation_started_forfeit"):
        assert told[code], code
    assert told["rr_only_one_left"] + told["rr_fewest_points"] + told["rr_highest_on_tabellone"]


def claims_of(document: dict[str, Any]) -> Counter[str]:
    """The codes of all sentences about a round; each of them is true."""
    literal = Written(document)
    answer = literal.pair()
    if answer is None:
        return Counter()
    literal.turn_resting = frozenset(player for player, kind, _ in answer[1] if kind == "rt")
    tournament, system = opened(document)
    told: Counter[str] = Counter()
    remarks = system.pair(tournament).remarks
    assert any(remark.code.startswith("pairs_unmade") for remark in remarks) == bool(unmade(literal)), document
    for player in literal.there:
        why = system.explain(tournament, player)
        for reason in why.intro:
            assert is_so(literal, reason, player), (reason, document)
        for candidate, reason in why.tried[:-1]:
            assert refused_rightly(literal, why.facts["upper"], candidate, reason), (reason, document)
        if why.colour is not None:
            assert colour_is_so(literal, why.colour), (why.colour, document)
        told.update(reason.code for reason in (*why.intro, *(reason for _, reason in why.tried)))
    return told


def test_the_last_who_may_rest_is_left_free_by_art_8_c_and_not_by_art_15() -> None:
    """On random events some candidate is refused for the rest alone, and told so with its article."""
    chance = random.Random(5)
    told: Counter[str] = Counter()
    while not told["one_must_be_left_free"]:
        for before in played_out(chance, random_event(chance, 5, 9), engine):
            if before["history"] and len(before["history"]) < LiteralRound(before).leg:
                told += claims_of(before)
