"""Every sentence of an explanation is a claim: each is worked out again from the text on random events."""

import hashlib
import random
from collections import Counter
from typing import Any

import pytest

from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasProcedureSteps
from tabellone.engine.reasons import Reason
from tests.events.answers import italo_swiss_pair
from tests.events.notation import opened
from tests.events.random_draughts import played_out, random_event
from tests.literal.handicap import of_rest as points_of_rest
from tests.literal.italo_swiss import REST, Answer, LiteralRound, TooLongError
from tests.tries import tries

OFTEN = (
    *("white_odd_place", "white_both_enter", "white_entering", "white_fewer", "white_latest", "white_higher_score"),
    *("white_lower_score", "white_lower_number", "white_higher_number", "first_round_rf", "first_round_rt"),
    *("rests_turn", "rf_alone", "rf_of_several", "rr_alone", "rr_of_several", "taken_same_score", "taken_lower_score"),
    *("rests_last", "why not: they_meet", "why not: met", "why not: found_before", "why not: found_for_another"),
)
"""What sixty events are enough for."""
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
    play_after_all = [set(pair) for pair in final]
    return [pair for pair in formed[kept:] if REST not in pair and set(pair) not in play_after_all]


def is_so(literal: Written, reason: Reason, player: int) -> bool:
    """Whether a sentence about this round is true."""
    args, code = reason.as_data(), reason.code
    last = literal.history[-1]
    if code == "rotation_started_rest":
        resting = [r["player"] for r in last["rests"] if r["kind"] in ("rf", "rr")]
        return args["player"] == literal.start() and args["player"] in resting
    if code == "rotation_started_forfeit":
        won = {g["white"] for g in last["games"] if g["result"] == "1-0f"}
        won |= {g["black"] for g in last["games"] if g["result"] == "0-1f"}
        return args["player"] == literal.start() and args["player"] in won
    if code == "rotation_started_nobody_came":
        return args["player"] == literal.start() and {game["result"] for game in last["games"]} == {"0-0f"}
    if code in ("rotation_started", "rotation_started_first"):
        return args["player"] == literal.start() and bool(last["games"]) == (code == "rotation_started")
    if code == "open_games_as_drawn":
        games = [game for played in literal.history for game in played["games"]]
        still = [[game["white"], game["black"]] for game in games if game["result"] in (None, "suspended")]
        return bool(args["pairs"] == still != [])
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
    args, code = reason.as_data(), reason.code
    lower = [p for p in literal.there if literal.score(p) < literal.score(player) and p not in literal.turn_resting]
    had = [p for p in lower if literal.had_forfeit_points(p)]
    if code == "lower_had_forfeit_points":
        return bool(args["others"] == had != [])
    if code == "lower_met_all_withdrawn":
        met = [p for p in lower if p not in had and all(literal.met(p, w) for w in literal.withdrawn)]
        return bool(args["others"] == met != [])
    unmet = [w for w in literal.withdrawn if not literal.met(player, w)]
    equal = [w for w in unmet if literal.score(w) == literal.score(args["opponent"])]
    if code == "rr_only_one_left":
        return unmet == [args["opponent"]]
    fewest = all(literal.score(w) >= literal.score(args["opponent"]) for w in unmet)
    if code == "rr_fewest_points":
        return fewest and equal == [args["opponent"]] != unmet
    assert code == "rr_highest_on_tabellone", code
    return fewest and min(equal) == args["opponent"] and args["equal"] == equal[1:] != []


def points(amount: Amount) -> float:
    return amount.units / amount.per


def units(literal: Written, player: int) -> float:
    return float(literal.score(player))


def refused_rightly(literal: Written, upper: int, candidate: int, reason: Reason) -> bool:
    before = literal.before(upper)
    if reason.code in ("met", "met_formally"):
        played = literal.history[reason.as_data()["round"] - 1]
        games = [{game["white"], game["black"]} for game in played["games"]]
        return literal.met(upper, candidate) and ({upper, candidate} in games) == (reason.code == "met")
    assert reason.code in ("others_unpaired", "one_must_be_left_free")
    if literal.can_go_on(before, (upper, candidate)):
        return False
    with_anybody = bool(literal.may_rest) and REST not in {p for one in before for p in one} and candidate != REST
    by_rest = with_anybody and literal.can_go_on(before, (upper, candidate), anybody=True)
    return (reason.article != "Art. 15") == by_rest == (reason.code == "one_must_be_left_free")


def colour_is_so(literal: Written, reason: Reason, white: int, black: int) -> bool:
    """Art. 17 a-c and 9 d, from the colours of the document; what comes first is not passed over."""
    args, code = reason.as_data(), reason.code
    if literal.number == 1:
        only_one_odd = code == "white_odd_place" and (white % 2, black % 2) == (1, 0)
        alike = code == "white_lower_of_alike" and white % 2 == black % 2 and white < black
        return args["player"] == white and (only_one_odd or alike)
    rested = [p for p in (white, black) if literal.number == 2 and literal.article_9 and literal.had(p, "rt")]
    of_other = literal.colour(white + black - rested[0], literal.history[0]) if len(rested) == 1 else "-"
    if code == "white_both_enter":
        return len(rested) == 2 and args["player"] == white == min(white, black)
    if code == "white_entering":
        taken = "W" if args["player"] == white else "B"
        return rested == [args["player"]] and args["opponent"] == white + black - rested[0] and of_other == taken
    if len(rested) == 2 or of_other != "-" or args["player"] != white:
        return False
    own, other = ([literal.colour(p, played) for played in literal.history] for p in (white, black))
    if code == "white_fewer":
        return (args["whites"], args["more"]) == (own.count("W"), other.count("W")) and args["whites"] < args["more"]
    one_black = [n for n, pair in enumerate(zip(own, other, strict=True), 1) if pair.count("B") == 1]
    if own.count("W") != other.count("W"):
        return False
    if code == "white_latest":
        names = {"W": "white", "B": "black", "-": "no_colour"}
        said = (args["round"], args["had"], args["other_had"])
        return said == (one_black[-1], "black", names[other[one_black[-1] - 1]])
    return not one_black and score_is_so(literal, reason, white, black)


def score_is_so(literal: Written, reason: Reason, white: int, black: int) -> bool:
    """Art. 17 c: Italian draughts and international draughts are each other's contrary."""
    higher = units(literal, white) > units(literal, black)
    if reason.code in ("white_higher_score", "white_lower_score"):
        said = (points(reason.as_data()["score"]), points(reason.as_data()["opponent_score"]))
        right = said == (units(literal, white), units(literal, black)) and said[0] != said[1]
        return right and higher == literal.italian == (reason.code == "white_higher_score")
    assert reason.code in ("white_lower_number", "white_higher_number"), reason.code
    level = units(literal, white) == units(literal, black)
    return level and (white < black) == literal.italian == (reason.code == "white_lower_number")


def main_reason_is_so(literal: Written, reason: Reason, player: int, rest: tuple[int, str, int | None]) -> bool:
    """Why he rests: Art. 8, 9 and 12."""
    args, code, kind = reason.as_data(), reason.code, rest[1]
    playing = [p for p in literal.there if p not in literal.turn_resting]
    if code.startswith("first_round"):
        play, everybody = 2 * len(literal.first_round()[0]), len(literal.players)
        if "_rf" in code:
            alone = player == literal.there[-1] and len(literal.there) == play + 1
            said = points(args["credited"]) == float(points_of_rest(literal.document))
            return alone and said and (player == everybody) == (code == "first_round_rf")
        all_there = len(literal.there) == everybody
        said = play == literal.rounds - 1 if code == "first_round_rt" else play == args["count"] < literal.rounds
        return literal.article_9 and said and all_there == (code == "first_round_rt")
    if code == "rests_turn":
        played_first = {g[side] for g in literal.history[0]["games"] for side in ("white", "black")}
        owing = [p for p in literal.there if p in played_first and not literal.had(p, "rt")]
        first = min(owing, key=lambda p: (-literal.score(p), p))
        return kind == "rt" and first == player and points(args["score"]) == units(literal, player)
    never = [p for p in playing if not literal.had_forfeit_points(p)]
    unmet = [p for p in never if any(not literal.met(p, w) for w in literal.withdrawn)]
    if code in ("another_rest", "rest_of_one_who_met_all", "nobody_qualifies_for_rr"):
        return exception_is_so(literal, reason, unmet, kind)
    lowest = unmet if kind == "rr" else never
    group = [p for p in lowest if literal.score(p) == min(map(literal.score, lowest))]
    others = [p for p in group if p != player]
    same = player in group and args["others"] == others and points(args["score"]) == units(literal, player)
    if kind == "rf" and points(args["credited"]) != float(points_of_rest(literal.document)):
        return False
    of_kind = code.startswith(kind) and (kind == "rr" or not literal.withdrawn) and args.get("opponent") == rest[2]
    return same and of_kind and code.endswith("of_several" if others else "alone")


def exception_is_so(literal: Written, reason: Reason, unmet: list[int], kind: str) -> bool:
    """Those passed over could not have rested; the literal search tries it with each of them."""
    if reason.code == "nobody_qualifies_for_rr":
        return kind == "rf" and bool(literal.withdrawn) and not unmet
    playing = [p for p in literal.there if p not in literal.turn_resting]
    lower = [p for p in reason.as_data()["refused"] if literal.score(p) > literal.score(reason.as_data()["player"])]
    if (lower and reason.code == "another_rest") or literal.had_forfeit_points(reason.as_data()["player"]):
        return False
    search, all_unmet = LiteralRound(literal.document), reason.as_data()["refused"] == sorted(unmet, key=literal.score)
    stuck = all(search.rotate([p for p in playing if p != one], []) is None for one in reason.as_data()["refused"])
    return stuck and (reason.code == "another_rest" or (all_unmet and kind == "rf"))


def order_of(literal: Written, upper: int) -> list[int]:
    """Art. 5: everybody who is free when it is his turn, in the order of the search, met or not."""
    paired = {p for pair in literal.before(upper) for p in pair}
    free, order, considered = [p for p in literal.playing if p not in paired], list[int](), upper
    for score in sorted({literal.score(p) for p in free}, reverse=True):
        level = [p for p in literal.circle(considered) if p in free and p != upper and literal.score(p) == score]
        order += level
        considered = level[-1] if level else considered
    return order


def taken_is_so(literal: Written, upper: int, tried: list[tuple[int, Reason]]) -> bool:
    """The last one is the first who is possible, and everybody free before him in the order is answered."""
    candidate, reason = tried[-1]
    order = order_of(literal, upper)
    assert literal.final is not None
    if candidate == REST:
        return reason.code == "rests_last" and upper in literal.may_rest and [c for c, _ in tried[:-1]] == order
    same = literal.score(candidate) == literal.score(upper)
    said = points(reason.as_data()["score"]) == units(literal, candidate)
    before = [c for c, _ in tried[:-1]] == order[: order.index(candidate)]
    right = (upper, candidate) in literal.final and said and before
    return right and reason.code == ("taken_same_score" if same else "taken_lower_score")


def why_not_is_so(literal: Written, reason: Reason, pair: list[int], answer: Answer) -> bool:
    """Why these two do not meet: somebody is away or rests, they have met, or somebody else was found first."""
    args, code = reason.as_data(), reason.code
    resting = [rest for rest in answer[1] if rest[0] in pair]
    away = [p for p in pair if p not in literal.there]
    if away or resting:
        if args["player"] in away:
            left = literal.players[args["player"] - 1].get("leaves")
            absent = args["player"] in literal.document["next"]["absent"]
            return bool(
                {"announced_absence": absent, "never_came": left == 0, "withdrew": left == args.get("round")}[code]
            )
        rest = next(rest for rest in resting if rest[0] == args["player"])
        return main_reason_is_so(literal, reason, rest[0], rest)
    assert literal.final is not None
    first, second = sorted(pair, key=lambda p: next(n for n, one in enumerate(literal.final or []) if p in one))
    upper, lower = next(one for one in literal.final if first in one)
    if code == "they_meet":
        return {upper, lower} == set(pair)
    if code in ("met", "met_formally"):
        played = literal.history[args["round"] - 1]
        formal = [{rest["player"], rest.get("against")} for rest in played["rests"]]
        games = [{game["white"], game["black"]} for game in played["games"]]
        return set(pair) in (games if code == "met" else formal)
    if code == "found_for_another":
        return (args["player"], args["by"]) == (first, upper) and first == lower
    order = order_of(literal, upper)
    if code == "found_before":
        found = (
            (args["player"], args["opponent"], args["candidate"]) == (first, lower, second) == (upper, lower, second)
        )
        return found and lower != REST and order.index(lower) < order.index(second)
    return first == upper and refused_rightly(literal, upper, second, reason)


@pytest.mark.parametrize("seed", range(8))
def test_every_sentence_about_a_round_is_true(seed: int) -> None:
    chance = random.Random(1000 + seed)
    told: Counter[str] = Counter()
    for _ in range(tries(20)):
        for before in played_out(chance, random_event(chance, 5, 12), italo_swiss_pair):
            if len(before["history"]) < LiteralRound(before).leg:
                try:
                    told += claims_of(before)
                except TooLongError:
                    continue
    for code in OFTEN:
        assert told[code], code
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
    decision = system.pair(tournament)
    remarks, colours = decision.remarks, {p: game[:2] for game in decision.games for p in game[:2]}
    if literal.number == 1:
        assert not remarks
        return claims_of_first_round(literal, document, answer)
    assert any(remark.code.startswith("pairs_unmade") for remark in remarks) == bool(unmade(literal)), document
    for exception in decision.exceptions:
        (rest,) = [rest for rest in answer[1] if rest[0] == exception.as_data()["player"] and rest[1] != "rt"]
        assert main_reason_is_so(literal, exception, rest[0], rest), (exception, document)
        told[exception.code] += 1
    for player in literal.there:
        why = system.explain(tournament, player)
        for reason in why.intro:
            assert is_so(literal, reason, player), (reason, document)
        resting = [rest for rest in answer[1] if rest[0] == player]
        if resting:
            assert main_reason_is_so(literal, why.opponent, player, resting[0]), (why.opponent, document)
            told[why.opponent.code] += 1
        else:
            assert taken_is_so(literal, why.facts["upper"], list(why.candidates)), (why.candidates, document)
        assert why.exceptions == decision.exceptions
        for candidate, reason in why.candidates[:-1]:
            assert refused_rightly(literal, why.facts["upper"], candidate, reason), (reason, document)
        if why.colour is not None:
            assert colour_is_so(literal, why.colour, *colours[player]), (why.colour, document)
            told[why.colour.code] += 1
        told.update(reason.code for reason in (*why.intro, *(reason for _, reason in why.candidates)))
    assert isinstance(system, HasProcedureSteps)
    for step in system.procedure_steps(tournament):
        assert taken_is_so(literal, step.player, list(step.candidates)), (step, document)
        told[step.candidates[-1].reason.code] += step.opponent is None
    everybody = [player["number"] for player in document["players"]]
    chance = random.Random(str(document["history"]))
    for pair in (chance.sample(everybody, 2) for _ in range(5)):
        reason = system.why_not(tournament, *pair)
        assert why_not_is_so(literal, reason, pair, answer), (reason, document)
        told[f"why not: {reason.code}"] += 1
    return told


def claims_of_first_round(literal: Written, document: dict[str, Any], answer: Answer) -> Counter[str]:
    tournament, system = opened(document)
    told: Counter[str] = Counter()
    for player in literal.there:
        why = system.explain(tournament, player)
        resting = [rest for rest in answer[1] if rest[0] == player]
        if resting:
            assert main_reason_is_so(literal, why.opponent, player, resting[0]), (why.opponent, document)
        else:
            place = literal.there.index(player)
            pair = (why.opponent.as_data()["player"], why.opponent.as_data()["opponent"])
            assert pair == (literal.there[place - place % 2], literal.there[place - place % 2 + 1])
            as_drawn = pair in ((n, n + 1) for n in range(1, len(literal.players), 2))
            assert why.opponent.code == ("first_round_pair" if as_drawn else "first_round_pair_of_present")
            assert why.colour is not None
            board = next(game for game in answer[0] if player in game)
            assert colour_is_so(literal, why.colour, *board), (why.colour, document)
            told[why.colour.code] += 1
        told[why.opponent.code] += 1
    return told


def test_art_18_a_drawn_colour_is_the_lot_of_the_seed() -> None:
    """The ticket names round and both numbers; an odd lot is the lower number's."""
    chance = random.Random(18)
    for _ in range(10):
        document = random_event(chance, 6, 10)
        document["seed"], document["rules"] = str(chance.random()), {"colours": "drawn"}
        for before in played_out(chance, document, italo_swiss_pair):
            tournament, system = opened(before)
            for game in system.pair(tournament).games if italo_swiss_pair(before) else ():
                lower, higher = sorted(game[:2])
                ticket = f"{before['seed']}\ncolour {len(before['history']) + 1} {lower} {higher}"
                odd = int(hashlib.sha256(ticket.encode()).hexdigest(), 16) % 2
                colour = system.explain(tournament, game.white).colour
                assert colour is not None
                assert (colour.code, colour.as_data()["player"]) == ("white_drawn", game.white)
                assert game.white == (lower if odd else higher)


def test_r9_every_sentence_about_a_second_leg_is_true() -> None:
    """Pairs, colours, rests and absences of the round it repeats, from the document; somebody may be back."""
    chance, told = random.Random(9), Counter[str]()
    while not told.keys() >= SECOND_LEG:
        document = random_event(chance, 5, 9)
        if document["rules"].get("legs") != "two":
            document["rules"]["legs"], document["rounds"] = "two", 2 * document["rounds"]
        leg = document["rounds"] // 2
        for before in played_out(chance, document, italo_swiss_pair):
            if len(before["history"]) >= leg:
                if len(before["history"]) == leg:
                    come_back(before)
                told += claims_of_second_leg(before, before["history"][len(before["history"]) - leg])
        assert sum(told.values()) < 100_000, SECOND_LEG - told.keys()


SECOND_LEG = {"second_leg_pair", "second_leg_colour", "second_leg_not", "second_leg_rest", "second_leg_absent"}
SECOND_LEG |= {"second_leg_now", "white_lower_number", "announced_absence"}
SECOND_LEG |= {"never_came", "they_meet"}


def come_back(document: dict[str, Any]) -> None:
    """The last who withdrew during the first leg is there again."""
    gone = [p for p in document["players"] if 1 <= (p.get("leaves") or 0) < len(document["history"])]
    for player in gone[-1:]:
        for missed in document["history"][player.pop("leaves") :]:
            missed["rests"].append({"player": player["number"], "kind": "absent"})
            missed.setdefault("withdrawn", []).append({"player": player["number"]})


def claims_of_second_leg(document: dict[str, Any], first: dict[str, Any]) -> Counter[str]:
    tournament, system = opened(document)
    games = [(game["white"], game["black"]) for game in first["games"]]
    formal = [{rest["player"], rest["against"]} for rest in first["rests"] if rest.get("against")]
    kinds = {rest["player"]: rest["kind"] for rest in first["rests"]}
    number, absent = len(document["history"]) + 1, document["next"]["absent"]
    leaves = {player["number"]: player.get("leaves") for player in document["players"]}
    away = {p for p, left in leaves.items() if p in absent or (left is not None and left < number)}

    def is_so(reason: Reason) -> bool:
        player, other = reason.as_data()["player"], reason.as_data().get("opponent", 0)
        together = (player, other) in games or (other, player) in games
        right_round = reason.as_data().get("round") == first["round"]
        match reason.code:
            case "second_leg_pair":
                return right_round and together and not away & {player, other}
            case "second_leg_now":
                return right_round and {player, other} in formal and not away & {player, other}
            case "second_leg_not":
                return right_round and not together and not away & {player, other}
            case "second_leg_colour":
                return player in [black for _, black in games]
            case "white_lower_number":
                return any(player == min(pair) for pair in formal)
            case "second_leg_rest" | "second_leg_absent":
                was_absent = kinds[player] == "absent"
                return right_round and player not in away and was_absent == (reason.code == "second_leg_absent")
            case "beats_the_withdrawn" | "beats_who_is_not_there":
                return other in away and player not in away and (together or {player, other} in formal)
            case "announced_absence":
                return player in absent
            case "withdrew":
                return player not in absent and leaves[player] == reason.as_data()["round"] > 0
            case "never_came":
                return bool(leaves[player] == 0)
            case "they_meet":
                return (together or {player, other} in formal) and not away & {player, other}
        raise AssertionError(reason.code)

    told = [system.why_not(tournament, one, other) for one in leaves for other in leaves if one != other]
    for player in leaves:
        why = system.explain(tournament, player)
        assert why.opponent.as_data()["player"] == player
        told += [why.opponent, *([why.colour] if why.colour else [])]
    for reason in told:
        assert is_so(reason), (reason, document)
    return Counter(reason.code for reason in told)


def test_the_last_who_may_rest_is_left_free_by_art_8_c_and_not_by_art_15() -> None:
    """On random events some candidate is refused for the rest alone, and told so with its article."""
    chance = random.Random(5)
    told: Counter[str] = Counter()
    while not told["one_must_be_left_free"]:
        for before in played_out(chance, random_event(chance, 5, 9), italo_swiss_pair):
            if before["history"] and len(before["history"]) < LiteralRound(before).leg:
                told += claims_of(before)
