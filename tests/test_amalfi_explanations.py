"""An explanation is a statement that can be false: each is worked out again from the text on random events."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from events import event, opened
from literal_amalfi import LiteralRound
from random_events import played_out, random_event
from test_amalfi_differential import EDITIONS, engine_pair

from tabellone.engine.decision import Decision
from tabellone.engine.explanations import Explanation
from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.formats.document import read_data

COLOURS = {"W": "white", "B": "black", "-": "no_colour"}


def right_about_colours(literal: LiteralRound, reason: Reason) -> bool:
    """B.4.2-4.4 and what the other editions have there: the claim, from the colours of the document."""
    upper, lower = reason.args["upper"], reason.args["lower"]
    ours, theirs = literal.colours(upper), literal.colours(lower)
    rows = list(zip(ours, theirs, strict=True))
    counts = [[literal.games(player).count(colour) for colour in "WB"] for player in (upper, lower)]
    level = literal.black_share(upper) == literal.black_share(lower)
    match reason.code:
        case "colour_percentage":
            shares = [[one[1], sum(one)] for one in counts]
            return not level and [reason.args["upper_share"], reason.args["lower_share"]] == shares
        case "colour_latest_difference":
            differ = [number for number, row in enumerate(rows, 1) if row[0] != row[1]]
            return level and literal.edition == "fsi" and says(reason, rows, max(differ))
        case "colour_latest_black":
            black = [number for number, row in enumerate(rows, 1) if row[0] != row[1] and "B" in row]
            return level and literal.edition == "english" and says(reason, rows, max(black))
        case "colour_latest_none":
            black = [row for row in rows if row[0] != row[1] and "B" in row]
            none = [number for number, row in enumerate(rows, 1) if row in (("-", "W"), ("W", "-"))]
            return level and not black and literal.edition == "english" and says(reason, rows, max(none))
        case "colour_fewer_whites":
            return counts[0][0] != counts[1][0]
        case "colour_fewer_blacks":
            return counts[0][0] == counts[1][0] and counts[0][1] != counts[1][1]
        case "colour_latest_games":
            ago = reason.args["games_ago"]
            white = [[game == "W" for game in reversed(literal.games(player))] for player in (upper, lower)]
            padded = [one + [False] * (ago - len(one)) for one in white]
            same = padded[0][: ago - 1] == padded[1][: ago - 1]
            return counts[0] == counts[1] and same and padded[0][ago - 1] != padded[1][ago - 1]
        case "colour_alternates":
            return bool(ours.strip("-")) and (literal.edition == "javapairing" or ours == theirs)
        case "colour_never_played":
            entered = [number for number, p in literal.players.items() if p.get("enters", 1) <= literal.number]
            return not (ours + theirs).strip("-") and reason.args["rank"] == sorted(entered).index(upper) + 1
    raise AssertionError(reason.code)


def says(reason: Reason, rows: list[tuple[str, str]], number: int) -> bool:
    had = tuple(COLOURS[colour] for colour in rows[number - 1])
    return (reason.args["round"], reason.args["upper_had"], reason.args["lower_had"]) == (number, *had)


def breaks(literal: LiteralRound, item: dict[str, Any]) -> bool:
    """Whether this player would really break this rule with this colour."""
    other = {"A6"} if item["rule"] == "A7" else {"A7"}
    return not literal.allowed(item["player"], "W" if item["colour"] == "white" else "B", other)


def right_about_candidate(literal: LiteralRound, decision: Decision, found: Explanation, index: int) -> bool:
    """B.2 and B.3.3: why a candidate was passed over, or taken."""
    candidate, reason = found.tried[index]
    upper = found.facts.get("upper")
    bye = [rest.player for rest in decision.rests if rest.kind == "bye"]
    boards = [{game.white, game.black} for game in decision.games]
    listing = [player for player in literal.listing() if player not in bye]
    match reason.code:
        case "gets_the_bye":
            return candidate == found.player
        case "bye_fewer_games":
            games = {player: len(literal.games(player)) for player in literal.listing()}
            return (reason.args["games"], reason.args["most"]) == (games[candidate], max(games.values())) and games[
                candidate
            ] < max(games.values())
        case "bye_unplayed_point":
            return any(row[0] == "-" and row[2] == 1 for row in literal.happened(candidate))
        case "bye_or_walkover":
            return literal.spoiled(candidate)
        case "met":
            assert upper is not None
            return literal.happened(upper)[reason.args["round"] - 1][1] == candidate
        case "colours":
            assert upper is not None
            items = [item for way in reason.args["ways"] for item in way["breaks"]]
            return not literal.compatible(upper, candidate, set()) and all(breaks(literal, item) for item in items)
        case "already_paired":
            earlier = boards[: next(board for board, pair in enumerate(boards) if upper in pair)]
            return {candidate, reason.args["with"]} in earlier
        case "others_unpaired":
            if upper is None:  # a candidate for the bye
                return searched(literal, [player for player in literal.listing() if player != candidate], set()) is None
            earlier = boards[: next(board for board, pair in enumerate(boards) if upper in pair)]
            return searched(literal, listing, set().union(*earlier, {upper, candidate})) is None
        case "taken_theoretical" | "taken_upwards" | "taken_downwards":
            place = found.facts["position"] + found.facts["turns"]
            sought = {"taken_theoretical": 0, "taken_upwards": -1, "taken_downwards": 1}[reason.code]
            difference = listing.index(candidate) + 1 - place
            return (difference > 0) - (difference < 0) == sought
    raise AssertionError(reason.code)


def searched(literal: LiteralRound, listing: list[int], taken: set[int]) -> object:
    """A pairing of those not taken, found by trying, or None."""
    literal.cache = {(a, b): literal.compatible(a, b, set()) for i, a in enumerate(listing) for b in listing[i + 1 :]}
    return literal.search(listing, taken)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_claim_of_an_explanation_is_true(edition: str, seed: int) -> None:
    chance = random.Random(f"{edition} explained {seed}")
    said: Counter[str] = Counter()
    for _ in range(20):
        document = random_event(chance, edition, most=10)
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            tournament, system, _ = read_data(before)
            literal, number = LiteralRound(before), len(before["history"]) + 1
            try:
                decision = system.pair(tournament)
            except NoLegalPairingError:
                continue
            for player in literal.listing():
                found = system.explain(tournament, player)
                for index, (_, reason) in enumerate(found.tried):
                    if not any(exception.code.startswith("waived") for exception in decision.exceptions):
                        assert right_about_candidate(literal, decision, found, index), (number, reason)
                        said[reason.code] += 1
                colour = found.colour
                if colour is not None and colour.code == "colour_only_legal":
                    assert all(breaks(literal, item) for item in colour.args["otherwise"])
                elif colour is not None and number > 1:
                    assert right_about_colours(literal, colour), (number, colour)
                    said[colour.code] += 1
    assert {"taken_theoretical", "taken_upwards", "met", "already_paired", "others_unpaired", "gets_the_bye"} <= set(
        said
    )
    own = {"fsi": "colour_latest_difference", "english": "colour_latest_black", "javapairing": "colour_fewer_whites"}
    assert said[own[edition]]


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
    assert (colour.code, colour.article, colour.args["round"]) == ("colour_latest_black", "5.3", 2)
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
        (d.board, d.expected and d.expected[:2], d.published and d.published[:2])
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
        right = {game[:2] for game in system.pair(tournament.before_round(1)).games}
        told = [difference.published for difference in system.differences(tournament, 1)]
        wrong = [game for game in tournament.history[0].games if game[:2] not in right]
        assert sorted(map(str, told)) == sorted(map(str, wrong))
