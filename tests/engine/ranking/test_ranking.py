"""Standings and tie-breaks: hand-worked values, and a second, literal implementation of FIDE C.07 on random events."""

import random
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from tabellone.documents.numbers import amount_json
from tabellone.engine.amounts import Amount
from tabellone.engine.fide_tables import RATING_DIFFERENCES
from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.standings import MEASURES, Standing
from tabellone.formats.document import read_data
from tests.engine.ranking.direct_encounter import SECOND_IS_SAFE_TOO
from tests.events.answers import engine_pair
from tests.events.notation import event, opened
from tests.events.random_chess import played_out, random_event
from tests.literal.tiebreaks import Table
from tests.tries import tries

COMPARED = [tb.value for tb in MEASURES if tb not in (TieBreak.RATING_AVERAGE, TieBreak.PERFORMANCE)]


@pytest.mark.parametrize("seed", range(15))
def test_every_tie_break_as_in_the_literal_c07(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(tries(4)):
        document = random_event(chance, "fsi")
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            before["rules"]["tie_breaks"] = COMPARED
            tournament, system, _ = read_data(before)
            table = Table(before)
            for line in system.standings(tournament):
                assert Fraction(line.points.units, line.points.per) == table.points(line.player)
                for name in COMPARED:
                    amount = line.tie_breaks[TieBreak(name)]
                    assert amount is not None
                    assert Fraction(*amount) == table.value(name, line.player), (name, line.player)


def values(
    tie_break: str, history: list[str], players: int = 4, rounds: int = 3, **rules: str
) -> dict[int, int | str | None]:
    tournament, system = opened(event(players, rounds, history, tie_breaks=[tie_break], **rules))
    lines = system.standings(tournament)
    return {line.player: a and amount_json(a) for line in lines for a in line.tie_breaks.values()}


FULL = ["1-2 1:0, 3-4 =", "3-1 =, 4-2 1:0", "1-4 1:0, 2-3 ="]
"""Points: 1 2½, 4 1½, 3 1½, 2 ½."""


def test_buchholz_without_unplayed_rounds() -> None:
    """Everybody met everybody: the sum of the others' points, 6 minus one's own."""
    assert values("buchholz", FULL) == {1: "3.5", 3: "4.5", 4: "4.5", 2: "5.5"}
    assert values("buchholz_cut1", FULL) == {1: 3, 3: 4, 4: 4, 2: 4}
    assert values("median", FULL) == {1: "1.5", 3: "1.5", 4: "1.5", 2: "1.5"}


def test_sonneborn_berger() -> None:
    """1: beat 2 (½) and 4 (1½), drew with 3 (1½): ½ + 1½ + ¾ = 2¾."""
    assert values("sonneborn_berger", FULL)[1] == "2.75"


def test_progressive_wins_and_blacks() -> None:
    """1: 1, 1½, 2½ = 5; wins 2; Black once."""
    assert values("progressive", FULL)[1] == 5
    assert values("wins", FULL)[1] == 2
    assert values("black_games", FULL)[1] == 1


def test_wins_count_byes_and_walkovers_games_won_do_not() -> None:
    """C.07 7.1 and 7.2."""
    history = ["1-2 +:-, bye 3"]
    assert values("wins", history, 3) == {1: 1, 3: 1, 2: 0}
    assert values("games_won", history, 3) == {1: 0, 3: 0, 2: 0}


def test_c07_16_4_the_dummy_of_a_bye_has_at_most_a_draw_a_round() -> None:
    """3 rounds; 5 has the bye, then beats two: 3 points. His dummy counts min(3, 3 · ½) = 1½."""
    history = ["1-2 1:0, 3-4 1:0, bye 5", "5-1 1:0, 2-3 =, absent 4", "5-3 1:0, 1-4 1:0, absent 2"]
    # 1 has 2, 3 has 1½; both without unplayed rounds
    assert values("buchholz", history, 5)[5] == 5  # 1½ + 2 + 1½


def test_c07_16_4_1_after_a_forfeit_the_scheduled_opponent_caps_the_dummy() -> None:
    """1 wins by default against 2, who then loses: 1's dummy counts at most 2's adjusted score."""
    history = ["1-2 +:-, 3-4 =", "1-3 1:0, 4-2 1:0"]
    # 2: 0 points, no requested byes, adjusted 0. 1: min(2, 0) + 3's ½ = ½
    assert values("buchholz", history)[1] == "0.5"


def test_c07_16_3_a_withdrawn_player_counts_draws_to_his_opponents() -> None:
    """2 loses to 1 and is absent for the last two rounds: for 1 he counts 0 + ½ + ½ = 1."""
    history = ["1-2 1:0, 3-4 =", "1-3 =, absent 2, bye 4", "4-1 =, absent 2, bye 3"]
    # 3: ½ + ½ + 1 = 2; 4: ½ + 1 + ½ = 2
    assert values("buchholz", history)[1] == 5


def test_c07_16_5_a_voluntarily_unplayed_round_is_cut_first() -> None:
    """1 was absent in round 2 with 2 points: his dummy counts 1½ and is cut although an opponent has less."""
    history = ["1-2 1:0, 3-4 1:0", "3-2 1:0, absent 1, absent 4", "1-4 1:0, 2-3 ="]
    # opponents of 1: 2 has ½, 4 has 0 with an absence in between (counts 0): contributions ½, 0, dummy min(2, 1½)
    assert values("buchholz", history)[1] == 2
    assert values("buchholz_cut1", history)[1] == "0.5"


def test_c07_16_4_before_the_last_round_the_cap_is_that_of_the_rounds_announced() -> None:
    """After round 1 the dummy of a bye has his own point, at most ½ for each round: 5 announced, 2½; 1 announced, ½."""
    assert values("buchholz", ["1-2 1:0, bye 3"], 3, 5)[3] == 1
    assert values("buchholz", ["1-2 1:0, bye 3"], 3, 1)[3] == "0.5"


def test_c07_10_no_rated_opponent_is_none_and_ranks_after_a_negative_performance() -> None:
    """1 lost to an unrated player, 2 to one of 100: 100 - 800 = -700, which is still more than nothing."""
    players = [{"rating": 1500}, {"rating": 1500}, {}, {"rating": 100}]
    document = event(players, 3, ["1-3 0:1, 2-4 0:1"], tie_breaks=["performance"])
    tournament, system = opened(document)
    lost = [line for line in system.standings(tournament) if line.points.units == 0]
    shown = [(line.player, line.place, line.tie_breaks[TieBreak.PERFORMANCE]) for line in lost]
    assert shown == [(2, 3, Amount(-700, 1)), (1, 4, None)]
    (reason,) = system.explain_place(tournament, 1)
    assert (reason.as_data()["tie_break"], reason.as_data()["amount"]) == ("performance", None)
    average = event(players, 3, ["1-3 0:1, 2-4 0:1"], tie_breaks=["rating_average"])
    tournament, system = opened(average)
    assert [line.player for line in system.standings(tournament)][2:] == [2, 1]


def test_a_direct_encounter_that_decides_nothing_is_passed_over_and_shows_nothing() -> None:
    """1, 2 and 4 have one point; 2 beat 4, 1 met neither and could reach 2: nobody is safe (6.3), all remain tied.

    The wins then decide nothing either, the Blacks do: 4 had two, 1 one, 2 none.
    """
    history = ["2-4 1:0, 3-1 0:1", "5-4 0:1, absent 1, absent 2, absent 3"]
    history[0] += ", absent 5"
    tie_breaks = ["direct_encounter", "wins", "black_games"]
    tournament, system = opened(event(5, 3, history, tie_breaks=tie_breaks))
    lines = system.standings(tournament)[:3]
    assert [(line.player, line.tie_breaks[TieBreak.DIRECT_ENCOUNTER]) for line in lines] == [
        (4, None),
        (1, None),
        (2, None),
    ]
    reason = system.explain_place(tournament, 1)[0]  # what parts him from the one above comes before the one below
    assert (reason.as_data()["tie_break"], reason.as_data()["amount"], reason.as_data()["more"]) == (
        "black_games",
        Amount(1, 1),
        Amount(2, 1),
    )


@pytest.mark.parametrize("seed", range(8))
def test_why_this_place_names_the_tie_break_that_decided(seed: int) -> None:
    """Without it the two share the place, with it they do not; what it shows goes downwards."""
    chance = random.Random(f"place {seed}")
    named: set[str] = set()
    for _ in range(tries(4)):
        document = random_event(chance, "fsi", 8, 14)
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            chosen = ["direct_encounter", *chance.sample(COMPARED, 3)]
            chance.shuffle(chosen)
            before["rules"]["tie_breaks"] = chosen
            tournament, system, _ = read_data(before)
            for line in system.standings(tournament):
                for reason in system.explain_place(tournament, line.player):
                    if reason.code in ("lower_tie_break", "higher_tie_break"):
                        name, other = reason.as_data()["tie_break"], reason.as_data()["opponent"]
                        lower, above = (
                            (line.player, other) if reason.code == "lower_tie_break" else (other, line.player)
                        )
                        until = chosen.index(name)
                        places = [
                            {one.player: one.place for one in opened_with(before, chosen[:count])}
                            for count in (until, until + 1)
                        ]
                        assert places[0][lower] == places[0][above]
                        assert places[1][lower] > places[1][above]
                        assert Fraction(*reason.as_data()["amount"]) < Fraction(*reason.as_data()["more"])
                        named.add(name)
    assert "direct_encounter" in named
    assert len(named) > 3


def opened_with(document: dict[str, Any], tie_breaks: list[str]) -> list[Standing]:
    tournament, system = opened({**document, "rules": {**document["rules"], "tie_breaks": tie_breaks}})
    return system.standings(tournament)


@pytest.mark.parametrize("seed", range(4))
def test_the_column_of_the_direct_encounter_is_in_order(seed: int) -> None:
    """Among those level on points, asked first: never more than the one above, and a figure only where it decides."""
    chance = random.Random(f"column {seed}")
    shown = 0
    for _ in range(tries(10)):
        document = random_event(chance, "fsi", 8, 14)
        for before in played_out(chance, document, lambda d: (found := engine_pair(d)) and found[:2]):
            lines = opened_with(before, ["direct_encounter", "buchholz", "progressive"])
            for above, line in pairwise(lines):
                if above.points == line.points:
                    more, amount = (one.tie_breaks[TieBreak.DIRECT_ENCOUNTER] for one in (above, line))
                    assert amount is None or (more is not None and Fraction(*more) >= Fraction(*amount))
                    shown += amount is not None
    assert shown > tries(2)


def test_direct_encounter_when_all_have_met() -> None:
    """3 and 4 are level and drew: still tied. With 4 beating 3 he is first."""
    tournament, system = opened(event(4, 3, FULL, tie_breaks=["direct_encounter"]))
    assert [(line.place, line.player, line.is_shared) for line in system.standings(tournament)] == [
        (1, 1, False),
        (2, 3, True),
        (2, 4, True),
        (4, 2, False),
    ]
    history = ["1-2 1:0, 3-4 0:1", "2-4 1:0, 3-1 1:0"]  # 1, 2, 3, 4 have one point each
    tournament, system = opened(event(4, 3, history, tie_breaks=["direct_encounter"]))
    # not all have met (1-4, 2-3 missing), and nobody is safe at the top: all share
    assert [line.is_shared for line in system.standings(tournament)] == [True] * 4


def test_direct_encounter_a_game_not_finished_is_a_missing_game() -> None:
    """1 beat 3, 3 beat 2, 1-2 is not known yet, all on one point: nobody is safe, all three share the place."""
    history = ["1-3 1:0, 2-4 1:0", "3-2 1:0, absent 1, absent 4", "1-2 ?, 3-4 adj"]
    tournament, system = opened(event(4, 3, history, tie_breaks=["direct_encounter"]))
    lines = {line.player: line for line in system.standings(tournament)}
    assert {lines[player].place for player in (1, 2, 3)} == {1}


def test_direct_encounter_6_3_safe_at_the_top_whatever_the_missing_games_say() -> None:
    """1, 2 and 3 tied; 1 beat both, 2-3 was not played: 1 has 2, the others could reach 1. 2 and 3 stay tied."""
    history = ["1-2 1:0, 4-3 0:1, 5-6 1:0", "1-3 1:0, 2-5 1:0, 4-6 1:0", "6-1 1:0, 3-5 1:0, 2-4 1:0"]
    tournament, system = opened(event(6, 3, history, tie_breaks=["direct_encounter"]))
    lines = {line.player: line for line in system.standings(tournament)}
    assert lines[1].points == lines[2].points == lines[3].points
    order = sorted((1, 2, 3), key=lambda player: lines[player].place)
    assert order[0] == 1
    assert lines[2].place == lines[3].place
    assert lines[2].is_shared
    assert not lines[1].is_shared


def test_direct_encounter_6_3_the_second_rank_is_found_in_the_same_standings() -> None:
    """1, 2, 3 and 4 tied on 2½, only 3-4 was not played: 1 has 2½, 2 has 2, 3 could reach 1½ and 4 could reach 1.

    1 is first and 2 second whatever 3 and 4 would have done. Without 1's games 2 would not be safe: 1½ against 1½.
    """
    tournament, system = opened(event(7, 5, SECOND_IS_SAFE_TOO, tie_breaks=["direct_encounter"]))
    lines = system.standings(tournament)[:4]
    assert {line.points for line in lines} == {Amount(5, 2)}
    shown = [(line.player, line.place, line.tie_breaks[TieBreak.DIRECT_ENCOUNTER]) for line in lines]
    assert shown == [(1, 1, Amount(5, 2)), (2, 2, Amount(4, 2)), (3, 3, None), (4, 3, None)]
    reason, below = system.explain_place(tournament, 2)
    assert below.code == "higher_tie_break"
    assert (reason.as_data()["amount"], reason.as_data()["more"]) == (Amount(4, 2), Amount(5, 2))


def test_average_rating_and_performance() -> None:
    """1 met 1500 and 1601, scored 1½ of 2 = 75 %: average 1550.5 → 1551, dp(75) = 193, performance 1744."""
    players = [{"rating": 1800}, {"rating": 1500}, {"rating": 1601}, {}]
    document = event(players, 3, ["1-2 1:0, 3-4 =", "1-3 =, 2-4 ="], tie_breaks=["rating_average", "performance"])
    tournament, system = opened(document)
    line = next(line for line in system.standings(tournament) if line.player == 1)
    assert list(line.tie_breaks.values()) == [Amount(1551, 1), Amount(1744, 1)]


def test_performance_table() -> None:
    """FIDE Rating Regulations, 8.1.1: some of the printed pairs, and 51 values from 50 to 100 per cent."""
    assert len(RATING_DIFFERENCES) == 51
    printed = {
        50: 0,
        51: 7,
        55: 36,
        60: 72,
        67: 125,
        70: 149,
        75: 193,
        80: 240,
        85: 296,
        90: 366,
        95: 470,
        99: 677,
        100: 800,
    }
    assert {percent: RATING_DIFFERENCES[percent - 50] for percent in printed} == printed


def test_shared_places_and_listing() -> None:
    """Before the first round everybody shares the first place, listed by number."""
    tournament, system = opened(event(4, 3))
    assert [(line.place, line.player, line.is_shared) for line in system.standings(tournament)] == [
        (1, number, True) for number in range(1, 5)
    ]


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (Amount(15, 2), "7.5"),
        (Amount(14, 2), 7),
        (Amount(11, 4), "2.75"),
        (Amount(1, 4), "0.25"),
        (Amount(0, 2), 0),
        (Amount(6, 4), "1.5"),
    ],
)
def test_exact_numbers_are_whole_or_strings(amount: Amount, expected: int | str) -> None:
    assert amount_json(amount) == expected
