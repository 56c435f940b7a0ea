"""A19: rules about colours are waived for as few boards as possible, A7 before A6; all pairings are tried to see it."""

import copy
import random
from typing import Any

import pytest

from tabellone.engine.explanations import Explanation
from tabellone.engine.reasons import Reason
from tests.events.answers import engine_pair
from tests.events.notation import event, opened, paired, shown
from tests.events.random_chess import played_out, random_event
from tests.literal.amalfi import LiteralRound
from tests.literal.amalfi import pair as literal_pair
from tests.tries import tries
from tests.verifier.judging import certificate_of, is_refused
from tests.verifier.tampering import EDITIONS, tampered
from verify_certificate import verify

Document = dict[str, Any]
LISTED = {"A6": "fewest_difference", "A7": "fewest_third_in_a_row"}

SIX = [
    "1-7 =, 2-8 =, 9-3 =, 10-4 =, 5-11 =, 6-12 =",
    "1-8 =, 2-7 =, 10-3 =, 9-4 =, 5-12 =, 6-11 =",
]
"""1, 2, 5 and 6 have had White twice, 3 and 4 Black twice; the others will be absent."""

SEVEN = [
    "1-8 =, 2-9 =, 3-10 =, 4-11 =, 5-12 =, 13-6 =, 14-7 =",
    "1-9 =, 2-8 =, 3-11 =, 4-10 =, 5-13 =, 14-6 =, 12-7 =",
]
"""1 to 5 have had White twice, 6 and 7 Black twice; the others will be absent."""


def test_a19_a_waiver_holds_for_as_few_boards_as_possible() -> None:
    """Four need Black and two need White, so two who need Black meet, and one board is enough.

    From the last upwards (G = 7) 1 would have 6, 2 would have 5, and 3-4 would be left: three boards.
    """
    document = event(12, 9, SIX, absent=[7, 8, 9, 10, 11, 12])
    assert shown(document) == "6-1, 4-2, 3-5, " + ", ".join(f"absent {player}" for player in range(7, 13))
    verify(document, certificate_of(document))


def test_a19_the_boards_are_announced_and_that_fewer_will_not_do() -> None:
    exceptions = paired(event(12, 9, SIX, absent=[7, 8, 9, 10, 11, 12])).exceptions
    assert [(reason.code, reason.as_data().get("boards", reason.as_data().get("player"))) for reason in exceptions] == [
        ("waived_difference", None),
        ("fewest_difference", [1]),
        ("waived_third_in_a_row", None),
        ("fewest_third_in_a_row", [1]),
        ("breaks_difference", 6),
        ("breaks_third_in_a_row", 6),
    ]


def test_a19_a_candidate_who_would_break_more_is_refused_as_such() -> None:
    """2 would have 5, from the last upwards; but both need Black, and one such board there is already."""
    tournament, system = opened(event(12, 9, SIX, absent=[7, 8, 9, 10, 11, 12]))
    tried = [(candidate, reason.code) for candidate, reason in system.explain(tournament, 2).candidates]
    assert tried == [(6, "already_paired"), (5, "more_colours_broken"), (4, "taken_upwards")]


def test_a19_inside_a_waiver_the_first_bye_with_which_the_fewest_boards_do() -> None:
    """Five need Black and two White: if one of the two rests two boards are broken, otherwise one."""
    document = event(14, 9, SEVEN, absent=list(range(8, 15)))
    decision = paired(document)
    assert decision.rests[0] == (5, "bye", None)
    assert (decision.exceptions[0].code, decision.exceptions[0].args) == (
        "another_bye_for_colours",
        {"player": 5, "refused": (7, 6), "count": 2},
    )
    assert [reason.as_data()["count"] for reason in decision.exceptions if reason.code.startswith("fewest")] == [1, 1]
    verify(document, certificate_of(document))


B22 = [
    "1-8 1:0, 7-2 0:1, 3-6 -:+, 5-4 0:1",
    "7-1 =, 2-3 =, 4-6 =, bye 8, absent 5",
    "3-1 =, 6-2 -:+, 8-4 -:-, bye 7, absent 5",
    "8-4 -:-, 6-3 1:0, bye 1, absent 2, absent 5, absent 7",
    "1-4 =, 8-6 0:1, bye 3, absent 2, absent 5, absent 7",
]
"""1 has played four games, 3, 4 and 6 three, 8 two; 1, 3 and 8 have had the bye, 6 has won by forfeit."""


def test_a19_b22_is_set_aside_as_little_as_possible() -> None:
    """6 has met 3, 4 and 8, so 1 cannot rest. Of the others only 4 has had no point without playing: 1-6, 3-8."""
    document = event(8, 8, B22, absent=[2, 5, 7])
    assert shown(document).startswith("6-1, 3-8, bye 4")
    (exception,) = paired(document).exceptions
    assert (exception.code, exception.article, exception.as_data()["player"]) == ("waived_bye", "B.2.2", 4)
    tournament, system = opened(document)
    tried = [(candidate, reason.code) for candidate, reason in system.explain(tournament, 4).candidates]
    assert tried == [(1, "others_unpaired"), (4, "bye_to_the_least_excluded")]
    verify(document, certificate_of(document))


def test_a19_the_smallest_breach_of_b22_as_the_literal_reading_has_it() -> None:
    """Few players and many rounds: now the free points decide who comes before the last of the list, now the games."""
    chance = random.Random("B.2.2")
    free_points_decided = games_decided = 0
    for _ in range(tries(80)):
        document = {**random_event(chance, "fsi", least=5, most=8), "rounds": 8}
        document["rules"]["points"] = ""
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            found = engine_pair(before)
            if found is None or "A10" not in found[2]:
                continue
            assert found == literal_pair(before), before
            verify(before, certificate_of(before))
            literal = LiteralRound(before)
            excluded = literal.excluded_from_bye(literal.listing())
            below = [p for p in literal.listing()[::-1] if p in excluded]
            bye = found[0]
            assert bye is not None
            for last in below[: below.index(bye)]:
                had = [literal.rested_or_won_unplayed(player) for player in (bye, last)]
                free_points_decided += had == [False, True]
                games_decided += had[0] == had[1] and len(literal.games(bye)) > len(literal.games(last))
    assert free_points_decided
    assert games_decided


def test_a19_a_certificate_with_the_bye_to_somebody_more_excluded_is_refused() -> None:
    """8 at rest: the last of the list, but he has had the bye already."""
    document = event(8, 8, B22, absent=[2, 5, 7])
    games = [{"white": 6, "black": 1}, {"white": 4, "black": 3}]
    assert is_refused(document, {**certificate_of(document), "bye": 8, "games": games})


def test_a19_another_bye_comes_before_any_waiver() -> None:
    """Three need Black and two White: without the last, who needs White, somebody would have White a third time."""
    history = ["1-6 =, 2-7 =, 3-8 =, 9-4 =, 10-5 =", "1-7 =, 2-6 =, 3-9 =, 10-4 =, 8-5 ="]
    decision = paired(event(10, 9, history, absent=[6, 7, 8, 9, 10]))
    assert decision.rests[0] == (3, "bye", None)
    assert [(reason.code, reason.as_data()["refused"]) for reason in decision.exceptions] == [("another_bye", [5, 4])]


def test_a19_check_finds_the_boards_that_broke_more_than_necessary() -> None:
    document = event(12, 9, [*SIX, "6-1 =, 5-2 =, 3-4 =" + "".join(f", absent {player}" for player in range(7, 13))])
    tournament, system = opened(document)
    assert [found.expected for found in system.differences(tournament, 3)] == [(4, 2, None), (3, 5, None)]


# -- all pairings


def random_round(chance: random.Random, edition: str) -> Document:
    """A round after games with colours that came as they came, so that a legal pairing is often missing."""
    count, played = chance.randint(4, 9), chance.randint(2, 6)
    players: list[Document] = [{"number": number, "name": f"P{number}"} for number in range(1, count + 1)]
    for player in players[2:]:
        if chance.random() < 0.15:
            player["enters"] = chance.randint(2, played + 1)
        elif chance.random() < 0.1:
            player["leaves"] = chance.randint(1, played + 1)
    keen = {number: chance.choice([0.1, 0.5, 0.9, 0.9]) for number in range(1, count + 1)}
    met: set[frozenset[int]] = set()
    history = []
    for number in range(1, played + 1):
        inside = [p["number"] for p in players if p.get("enters", 1) <= number <= p.get("leaves", number)]
        chance.shuffle(inside)
        games: list[Document] = []
        while len(inside) > 1:
            one = inside.pop()
            other = next((other for other in inside if frozenset((one, other)) not in met), None)
            if other is None or chance.random() < 0.1:
                continue
            inside.remove(other)
            white, black = (one, other) if chance.random() * keen[other] < chance.random() * keen[one] else (other, one)
            result = chance.choice(["1-0", "0-1", "1/2", "1/2", "1-0f"])
            games.append({"white": white, "black": black, "result": result})
            met |= {frozenset((one, other))} if result != "1-0f" else set()
        seated = {game[side] for game in games for side in ("white", "black")}
        resting = [p["number"] for p in players if p.get("enters", 1) <= number <= p.get("leaves", number)]
        rests = [{"player": player, "kind": "absent"} for player in resting if player not in seated]
        history.append({"round": number, "games": games, "rests": rests})
    rules = {"edition": edition, "first_colour": "white", "late_entries": True}
    away = [p["number"] for p in players if chance.random() < 0.1 and p.get("leaves", played + 1) > played]
    absent = [player for player in away if players[player - 1].get("enters", 1) <= played + 1][: count - 2]
    return {
        "format": "tabellone/1",
        "system": "amalfi",
        "rules": rules,
        "rounds": played + chance.randint(2, 5),
        "players": players,
        "history": history,
        "next": {"absent": absent},
    }


def broken_on(literal: LiteralRound, games: list[tuple[int, int]]) -> dict[str, list[int]]:
    """By rule, the boards that break it."""
    broken = [literal.happened_on(*game, {"A6", "A7"}) for game in games]
    boards = {rule: [board for board, rules in enumerate(broken, 1) if rule in rules] for rule in LISTED}
    return {rule: numbers for rule, numbers in boards.items() if numbers}


def rounds_with_waivers(seed: str, edition: str, wanted: int) -> list[Document]:
    chance = random.Random(f"{seed} {edition}")
    found: list[Document] = []
    while len(found) < wanted:
        document = random_round(chance, edition)
        answer = engine_pair(document) if LiteralRound(document).listing() else None
        if answer is not None and answer[2] & {"A6", "A7"}:
            found.append(document)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a19_no_pairing_of_all_breaks_less_and_none_that_breaks_as_little_comes_before(edition: str) -> None:
    several = odd = both = 0
    for document in rounds_with_waivers("all pairings", edition, tries(60)):
        expected = literal_pair(document)
        assert expected is not None
        assert engine_pair(document) == expected
        verify(document, certificate_of(document))
        broken = broken_on(LiteralRound(document), expected[1])
        announced = {reason.code: reason.as_data() for reason in paired(document).exceptions}
        for rule, code in LISTED.items():
            assert announced.get(code, {}).get("boards", []) == broken.get(rule, [])
            assert announced.get(code, {}).get("count", 0) == len(broken.get(rule, []))
        several += max(map(len, broken.values())) > 1
        odd += expected[0] is not None
        both += len(broken) == 2
    assert min(several, odd, both) > tries(5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_explanation_says_of_colours_broken_more_than_necessary_is_so(edition: str) -> None:
    said = 0
    for document in rounds_with_waivers("explained", edition, tries(30)):
        tournament, system = opened(document)
        decision = system.pair(tournament)
        pairs = [(game.white, game.black) for game in decision.games]
        for player in LiteralRound(document).listing():
            found = system.explain(tournament, player)
            for candidate, reason in found.candidates:
                if reason.code in ("more_colours_broken", "others_unpaired"):
                    least = least_with(LiteralRound(document), found, candidate, pairs)
                    assert (least is None) == (reason.code == "others_unpaired")
                    assert least is None or least > broken_in(decision.exceptions)
                    said += 1
    assert said > tries(20)


def least_with(
    literal: LiteralRound, found: Explanation, candidate: int, pairs: list[tuple[int, int]]
) -> tuple[int, int] | None:
    """How often A7 and A6 are broken at least with the boards before and this candidate; None if nobody can pair it."""
    waived = {"A6", "A7"}
    settled: list[set[int]] = []
    listing = literal.listing()
    if found.facts:
        turn = next(index for index, pair in enumerate(pairs) if found.player in pair)
        settled = [set(pair) for pair in pairs[:turn]] + [{found.facts["upper"], candidate}]
        seated = {player for pair in pairs for player in pair}
        listing = [player for player in listing if player in seated]
    else:  # a candidate for the bye
        listing = [player for player in listing if player != candidate]
    places = set().union(*settled)
    literal.cache = {
        (a, b): ({a, b} in settled if {a, b} & places else literal.compatible(a, b, waived))
        for i, a in enumerate(listing)
        for b in listing[i + 1 :]
    }
    least = literal.least(listing, waived)
    return least and least[0]


def broken_in(exceptions: tuple[Reason, ...]) -> tuple[int, int]:
    counts = {
        reason.as_data()["rule"]: reason.as_data()["count"] for reason in exceptions if reason.code.startswith("fewest")
    }
    return counts.get("A7", 0), counts.get("A6", 0)


# -- certificates


def test_a_certificate_with_weights_is_refused_once_anything_in_it_is_changed() -> None:
    forged = weights = 0
    for document in rounds_with_waivers("forged", "fsi", 60):
        genuine = certificate_of(document)
        verify(document, genuine)
        weights += len(genuine["least"])
        for what, spoiled in tampered(genuine, len(document["players"])):
            assert is_refused(document, spoiled), (what, spoiled, document)
            forged += 1
    assert forged > 60 * 60
    assert weights > 70


def test_a_pairing_that_breaks_more_is_refused_whatever_it_comes_with() -> None:
    """The round as it was paired when a waiver held for everybody: three boards instead of one, without weights."""
    document = event(12, 9, SIX, absent=[7, 8, 9, 10, 11, 12])
    genuine = certificate_of(document)
    games = [{"white": 6, "black": 1}, {"white": 5, "black": 2}, {"white": 3, "black": 4}]
    worse: Document = {**genuine, "games": games, "refused": []}
    with pytest.raises(SystemExit, match="broken more than is shown"):
        verify(document, worse)
    del worse["least"]
    with pytest.raises(SystemExit, match="not shown"):
        verify(document, worse)


def test_a_certificate_without_weights_is_accepted_where_one_board_breaks_a_rule() -> None:
    """As they were written before: with every pairing before it impossible, one board cannot be too many."""
    document = event(4, 9, ["1-3 =, 2-4 =", "1-4 =, 2-3 =", "3-1 =, 4-2 =", "1-4 =, 2-3 ="], absent=[3, 4])
    without = copy.deepcopy(certificate_of(document))
    del without["least"]
    assert (without["waived"], without["refused"]) == (["A6"], [])
    verify(document, without)
