"""An explanation is a statement that can be false: each is worked out again from the text on random events."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Explanation
from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.formats.document import read_data
from tests.events.answers import EDITIONS, engine_pair
from tests.events.notation import event, opened
from tests.events.random_chess import played_out, random_event
from tests.literal.amalfi import LiteralRound
from tests.tries import tries

COLOURS = {"W": "white", "B": "black", "-": "no_colour"}


def right_about_colours(literal: LiteralRound, reason: Reason) -> bool:
    """B.4.2-4.4 and what the other editions have there: the claim, from the colours of the document."""
    upper, lower = reason.as_data()["upper"], reason.as_data()["lower"]
    ours, theirs = literal.colours(upper), literal.colours(lower)
    rows = list(zip(ours, theirs, strict=True))
    counts = [[literal.games(player).count(colour) for colour in "WB"] for player in (upper, lower)]
    level = literal.black_share(upper) == literal.black_share(lower)
    match reason.code:
        case "colour_percentage":
            shares = [[one[1], sum(one)] for one in counts]
            return not level and [reason.as_data()["upper_share"], reason.as_data()["lower_share"]] == shares
        case "colour_latest_difference":
            differ = [number for number, row in enumerate(rows, 1) if row[0] != row[1]]
            return level and literal.edition == "fsi" and says(reason, rows, max(differ))
        case "colour_latest_black":
            black = [number for number, row in enumerate(rows, 1) if row[0] != row[1] and "B" in row]
            return level and literal.edition == "english" and says(reason, rows, max(black))
        case "colour_latest_none":
            with_black = [row for row in rows if row[0] != row[1] and "B" in row]
            none = [number for number, row in enumerate(rows, 1) if row in (("-", "W"), ("W", "-"))]
            return level and not with_black and literal.edition == "english" and says(reason, rows, max(none))
        case "colour_fewer_whites":
            return counts[0][0] != counts[1][0]
        case "colour_fewer_blacks":
            return counts[0][0] == counts[1][0] and counts[0][1] != counts[1][1]
        case "colour_latest_games":
            ago = reason.as_data()["games_ago"]
            white = [[game == "W" for game in reversed(literal.games(player))] for player in (upper, lower)]
            padded = [one + [False] * (ago - len(one)) for one in white]
            same = padded[0][: ago - 1] == padded[1][: ago - 1]
            return counts[0] == counts[1] and same and padded[0][ago - 1] != padded[1][ago - 1]
        case "colour_alternates":
            return bool(ours.strip("-")) and (literal.edition == "javapairing" or ours == theirs)
        case "colour_never_played":
            entered = [number for number, p in literal.players.items() if p.get("enters", 1) <= literal.number]
            return not (ours + theirs).strip("-") and reason.as_data()["rank"] == sorted(entered).index(upper) + 1
    raise AssertionError(reason.code)


def says(reason: Reason, rows: list[tuple[str, str]], number: int) -> bool:
    had = tuple(COLOURS[colour] for colour in rows[number - 1])
    return (reason.as_data()["round"], reason.as_data()["upper_had"], reason.as_data()["lower_had"]) == (number, *had)


def breaks(literal: LiteralRound, item: dict[str, Any]) -> bool:
    """Whether this player would really break this rule with this colour."""
    other = {"A6"} if item["rule"] == "A7" else {"A7"}
    return not literal.allowed(item["player"], "W" if item["colour"] == "white" else "B", other)


def right_about_candidate(literal: LiteralRound, decision: Decision, found: Explanation, index: int) -> bool:
    """B.2 and B.3.3: why a candidate was passed over, or taken."""
    candidate, reason = found.candidates[index]
    upper = found.facts.get("upper")
    bye = [rest.player for rest in decision.rests if rest.kind == "bye"]
    boards = [{game.white, game.black} for game in decision.games]
    listing = [player for player in literal.listing() if player not in bye]
    match reason.code:
        case "gets_the_bye":
            return candidate == found.player
        case "bye_to_the_least_excluded" | "bye_to_the_last_excluded":
            order = literal.bye_candidates(literal.listing()) + literal.excluded_from_bye(literal.listing())
            passed_over = [tried.player for tried in found.candidates[:index]]
            return (candidate, reason.article) == (found.player, "") and passed_over == order[:index]
        case "bye_fewer_games":
            games = {player: len(literal.games(player)) for player in literal.listing()}
            return (reason.as_data()["games"], reason.as_data()["most"]) == (
                games[candidate],
                max(games.values()),
            ) and games[candidate] < max(games.values())
        case "bye_unplayed_point":
            return any(row[0] == "-" and row[2] == literal.announced.win for row in literal.happened(candidate))
        case "bye_or_walkover":
            return literal.spoiled(candidate)
        case "met":
            assert upper is not None
            return bool(literal.happened(upper)[reason.as_data()["round"] - 1][1] == candidate)
        case "colours":
            assert upper is not None
            items = [item for way in reason.as_data()["ways"] for item in way["breaks"]]
            return not literal.compatible(upper, candidate, set()) and all(breaks(literal, item) for item in items)
        case "already_paired":
            earlier = boards[: next(board for board, pair in enumerate(boards) if upper in pair)]
            return {candidate, reason.as_data()["with"]} in earlier
        case "others_unpaired":
            if upper is None:  # a candidate for the bye
                return searched(literal, [player for player in literal.listing() if player != candidate], set()) is None
            earlier = boards[: next(board for board, pair in enumerate(boards) if upper in pair)]
            return searched(literal, listing, set().union(*earlier, {upper, candidate})) is None
        case "taken_theoretical" | "taken_upwards" | "taken_downwards":
            place = found.facts["position"] + found.facts["turns"]
            sought = {"taken_theoretical": 0, "taken_upwards": -1, "taken_downwards": 1}[reason.code]
            difference = listing.index(candidate) + 1 - place
            return bool((difference > 0) - (difference < 0) == sought)
    raise AssertionError(reason.code)


def right_about_facts(literal: LiteralRound, decision: Decision, found: Explanation) -> bool:
    """B.3.2: places in the list without the bye, points, rounds left and the theoretical place."""
    bye = [rest.player for rest in decision.rests if rest.kind == "bye"]
    listing = [player for player in literal.listing() if player not in bye]
    facts, first = found.facts, found.intro[0]
    upper, lower = facts["upper"], facts["lower"]
    pair = next({game.white, game.black} for game in decision.games if found.player in (game.white, game.black))
    place, left = listing.index(upper) + 1, literal.document["rounds"] - literal.number + 1
    turns = max(1, min(left, len(literal.listing()) // 2)) if literal.edition == "javapairing" else left
    codes = ["facts" if turns == left else "facts_half_the_list"]
    announced = "" if literal.announced.draw == Fraction(1, 2) else "_as_draw"
    for player in (upper, lower):
        codes += [f"facts_late{announced}"] * (
            literal.edition == "fsi" and literal.players[player].get("enters", 1) > 1
        )
        codes += [f"facts_suspended{announced}"] * any(
            game["result"] == "suspended" and player in (game["white"], game["black"])
            for played in literal.history
            for game in played["games"]
        )
    codes += ["facts_beyond"] * (place + turns > len(listing))
    return (
        pair == {upper, lower}
        and listing.index(upper) < listing.index(lower)
        and (facts["position"], facts["turns"], facts["theoretical"]) == (place, turns, place + turns)
        and (facts["players"], first.as_data()["count"]) == (len(listing), left)
        and Fraction(*facts["score"]) == literal.score(upper)
        and Fraction(*facts["opponent_score"]) == literal.score(lower)
        and [reason.code for reason in found.intro] == codes
    )


def right_about_first_colour(literal: LiteralRound, decision: Decision, reason: Reason) -> bool:
    """B.4.1: the drawn colour is number 1's, and alternates board by board."""
    game = decision.games[reason.as_data()["board"] - 1]
    drawn = literal.rules.get("first_colour", "white") == "white"
    has_white = game.white == reason.as_data()["upper"]
    upper = reason.as_data()["upper"] == min(game.white, game.black)
    return literal.number == 1 and upper and has_white == (drawn == (reason.as_data()["board"] % 2 == 1))


def right_about_two(literal: LiteralRound, decision: Decision, player: int, other: int, reason: Reason) -> bool:
    """Why two do not meet, whatever pairing was chosen."""
    args, pair = reason.as_data(), {player, other}
    boards = [(game.white, game.black) for game in decision.games]
    board_of = {seat: number for number, board in enumerate(boards) for seat in board}
    bye = [rest.player for rest in decision.rests if rest.kind == "bye"]
    listing = [one for one in literal.listing() if one not in bye]
    coming = literal.document.get("next", {})
    entrant = literal.players.get(args.get("player", 0), {})
    match reason.code:
        case "has_the_bye":
            return args["player"] in pair and [args["player"]] == bye
        case "asked_for_half":
            return args["player"] in pair and args["player"] in coming["half"]
        case "announced_absence":
            return args["player"] in pair and args["player"] in coming["absent"]
        case "enters_later":
            return args["player"] in pair and entrant["enters"] == args["round"] > literal.number
        case "withdrew":
            return args["player"] in pair and entrant["leaves"] == args["round"] < literal.number
        case "they_meet":
            return board_of[player] == board_of[other]
        case "met":
            return bool(literal.happened(player)[args["round"] - 1][1] == other)
        case "colours":
            items = [item for way in args["ways"] for item in way["breaks"]]
            return not literal.compatible(player, other, set()) and all(breaks(literal, item) for item in items)
    first, second = sorted(pair, key=board_of.__getitem__)
    partner = sum(boards[board_of[first]]) - first
    found = listing.index(partner) < listing.index(first)
    if reason.code == "found_for_another":
        return (args["player"], args["by"]) == (first, partner) and found
    order = literal.order(listing, first)
    if reason.code == "found_before":
        right = (args["player"], args["opponent"], args["candidate"]) == (first, partner, second)
        return right and not found and order.index(partner) < order.index(second)
    assert reason.code == "others_unpaired", reason.code
    return args["candidate"] == second and not found and order.index(second) < order.index(partner)


def searched(literal: LiteralRound, listing: list[int], taken: set[int]) -> object:
    """A pairing of those not taken, found by trying, or None."""
    literal.cache = {(a, b): literal.compatible(a, b, set()) for i, a in enumerate(listing) for b in listing[i + 1 :]}
    return literal.search(listing, taken)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_claim_of_an_explanation_is_true(edition: str, seed: int) -> None:
    chance = random.Random(f"{edition} explained {seed}")
    said: Counter[str] = Counter()
    for _ in range(tries(10)):
        document = random_event(chance, edition, most=10)
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            tournament, system, _ = read_data(before)
            literal, number = LiteralRound(before), len(before["history"]) + 1
            try:
                decision = system.pair(tournament)
            except NoLegalPairingError:
                continue
            waived = any(exception.code.startswith("waived") for exception in decision.exceptions)
            for player in literal.listing():
                found = system.explain(tournament, player)
                for index, (_, reason) in enumerate(found.candidates):
                    if not (waived and reason.code == "others_unpaired"):  # which needs to know what was set aside
                        assert right_about_candidate(literal, decision, found, index), (number, reason)
                        said[reason.code] += 1
                if found.facts:
                    assert right_about_facts(literal, decision, found), (number, found)
                    said.update(reason.code for reason in found.intro)
                colour = found.colour
                if colour is not None and colour.code == "colour_only_legal":
                    assert all(breaks(literal, item) for item in colour.as_data()["otherwise"])
                elif colour is not None and colour.code == "colour_first_round":
                    assert right_about_first_colour(literal, decision, colour), colour
                    said[colour.code] += 1
                elif colour is not None:
                    assert number > 1
                    assert right_about_colours(literal, colour), (number, colour)
                    said[colour.code] += 1
            for player, other in (chance.sample(sorted(literal.players), 2) for _ in range(6)):
                reason = system.why_not(tournament, player, other)
                assert right_about_two(literal, decision, player, other, reason), (number, reason, before)
                if reason.code == "others_unpaired" and not waived:
                    upper = next(p for p in literal.listing() if p in (player, other))
                    taken = set().union(*(g[:2] for g in decision.games[: first_board(decision, upper)]))
                    bye = [rest.player for rest in decision.rests if rest.kind == "bye"]
                    listing = [p for p in literal.listing() if p not in bye]
                    assert searched(literal, listing, taken | {player, other}) is None
                said[f"why not: {reason.code}"] += 1
    assert {"facts", "facts_beyond", "colour_first_round", "why not: met", "why not: they_meet"} <= set(said)
    assert {"why not: found_before", "why not: found_for_another", "why not: has_the_bye"} <= set(said)
    assert said["facts_late"] or edition != "fsi"
    assert said["facts_half_the_list"] or edition != "javapairing"
    assert {"taken_theoretical", "taken_upwards", "met", "already_paired", "others_unpaired", "gets_the_bye"} <= set(
        said
    )
    own = {"fsi": "colour_latest_difference", "english": "colour_latest_black", "javapairing": "colour_fewer_whites"}
    assert said[own[edition]]


def first_board(decision: Decision, player: int) -> int:
    return next(index for index, game in enumerate(decision.games) if player in game[:2])


def test_who_was_never_there_has_not_withdrawn_after_a_round() -> None:
    document = event([{}, {}, {}, {"leaves": 0}, {}], 3)
    tournament, system = opened(document)
    assert system.explain(tournament, 4).opponent.code == system.why_not(tournament, 1, 4).code == "never_came"


def test_5_3_english_names_the_round_with_black_not_the_latest_difference() -> None:
    """1: W B - W B, 2: B W W - B. They differ last in round 4, but case a is last in round 2, where 1 had Black."""
    history = [
        "1-3 =, 4-2 =",
        "3-1 =, 2-4 =",
        "2-3 =, absent 1, absent 4",
        "1-4 =, absent 2, absent 3",
        "3-1 =, 4-2 =",
    ]
    tournament, system = opened(event(4, 9, history, absent=[3, 4], edition="english"))
    colour = system.explain(tournament, 1).colour
    assert colour is not None
    assert (colour.code, colour.article, colour.as_data()["round"]) == ("colour_latest_black", "5.3", 2)
    assert Fraction(1, 2) == LiteralRound(event(4, 9, history)).black_share(1)


def test_a19_only_what_really_happened_is_announced() -> None:
    """1: W B B W W, 2: B W W: one White more each. Whoever has White has it a third time in a row, and no more."""
    history = ["1-3 =, 4-2 =", "3-1 =, 2-4 =", "4-1 =, 2-3 =", "1-3 =, absent 2, absent 4", "1-4 =, absent 2, absent 3"]
    decision = engine_pair(event(4, 9, history, absent=[3, 4]))
    assert decision is not None
    assert decision[2] == {"A7"}


def test_check_answers_a_board_with_what_was_published_there() -> None:
    """Round 1 of 3 of six: 1-4, 5-2, 3-6. Published 1-2, 4-5, 3-6: board 2 had 4-5, not the pair of board 1 again."""
    tournament, system = opened(event(6, 3, ["1-2 =, 4-5 =, 3-6 ="]))
    found = [
        (d.board, *(one.seats if isinstance(one, Game) else None for one in (d.expected, d.published)))
        for d in system.differences(tournament, 1)
    ]
    assert found == [(1, (1, 4), (1, 2)), (2, (5, 2), (4, 5))]


@pytest.mark.parametrize("seed", range(3))
def test_check_answers_with_every_wrong_game_once(seed: int) -> None:
    """Boards shuffled and players exchanged: each wrong game is told once, and none twice."""
    chance = random.Random(seed)
    for _ in range(30):
        numbers = chance.sample(range(1, 9), 8)
        games = [f"{a}-{b} =" for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        tournament, system = opened(event(8, 4, [", ".join(games)]))
        right = {game[:2] for game in system.pair(tournament.as_before_pairing(1)).games}
        told = [difference.published for difference in system.differences(tournament, 1)]
        wrong = [game for game in tournament.history[0].games if game[:2] not in right]
        assert sorted(map(str, told)) == sorted(map(str, wrong))
