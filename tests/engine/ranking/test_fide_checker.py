"""The tie-breaks against FIDE's own checker (the program gacrux, once TieBreakServer), on random finished events.

They agree everywhere but in two things, which the last two tests hold:

- **Before the last round** the checker caps the dummy of C.07 16.4.2 by the rounds played so far, we by those
  announced: the article says the rounds of the tournament.
- **Unrated players**: article 10 drops the rating tie-breaks where somebody is unrated, unless the event has rules of
  its own. The checker then gives nobody a figure; our rule, which the documentation states, leaves the unrated out.

The figure of the direct encounter is a number of order for the checker, the points made for us: the order is compared.
"""

import random
from fractions import Fraction
from typing import Any

import pytest

from tabellone.engine.ranking.names import TieBreak
from tabellone.engine.ranking.standings import Standing
from tabellone.formats.document import read_data
from tests.engine.ranking.direct_encounter import SECOND_IS_SAFE_TOO
from tests.engine.ranking.fide_checker import ACRONYMS, by_the_checker
from tests.events.answers import engine_pair
from tests.events.notation import event
from tests.events.random_chess import played_out, random_event

EVENTS_PER_SEED = 12


def finished_events(chance: random.Random, how_many: int) -> list[dict[str, Any]]:
    """Events of all sizes, mostly small ones, played to the end, every game with a result."""
    found: list[dict[str, Any]] = []
    while len(found) < how_many:
        document = random_event(chance, chance.choice(["fsi", "english"]), 4, chance.choice([8, 14, 24]))
        for player in document["players"]:
            player["rating"] = chance.randint(100, 2900)
        for _ in played_out(chance, document, lambda d: (pair := engine_pair(d)) and pair[:2]):
            pass
        for game in (game for played in document["history"] for game in played["games"]):
            game["result"] = game["result"].replace("suspended", "1/2")
        if len(document["history"]) == document["rounds"]:
            found.append(document)
    return found


def by_us(document: dict[str, Any], chosen: list[TieBreak]) -> list[Standing]:
    document = {**document, "rules": {**document["rules"], "tie_breaks": [one.value for one in chosen]}}
    tournament, system, _ = read_data(document)
    return system.standings(tournament)


def test_every_tie_break_we_offer_is_compared() -> None:
    assert set(ACRONYMS) == set(TieBreak)


@pytest.mark.parametrize("seed", range(10))
def test_figures_and_order_are_those_of_fides_own_checker(seed: int) -> None:
    """With odd numbers, byes of any worth, rests, forfeits by one or both, late entrants, withdrawals."""
    chance = random.Random(f"checker {seed}")
    for document in finished_events(chance, EVENTS_PER_SEED):
        chosen = chance.sample(list(TieBreak), len(TieBreak))
        theirs = by_the_checker(document, chosen)
        for line in by_us(document, chosen):
            place, (points, *figures) = theirs[line.player]
            where = f"seed {seed}, player {line.player} of {document}"
            assert Fraction(*line.points) == Fraction(points), where
            for one, figure in zip(chosen, figures, strict=True):
                if one is not TieBreak.DIRECT_ENCOUNTER:
                    amount = line.tie_breaks[one]
                    assert (amount and Fraction(*amount)) == (figure if figure is None else Fraction(figure)), (
                        one,
                        where,
                    )
            assert line.place == place, (chosen, where)


@pytest.mark.parametrize("seed", range(6))
def test_places_by_direct_encounter_are_those_of_fides_own_checker(seed: int) -> None:
    """Asked at once, and after another tie-break: many are tied, and the article has something to part."""
    chance = random.Random(f"encounter {seed}")
    parted = 0
    for document in finished_events(chance, 4 * EVENTS_PER_SEED):
        for before in ([], [chance.choice([one for one in TieBreak if one is not TieBreak.DIRECT_ENCOUNTER])]):
            chosen = [*before, TieBreak.DIRECT_ENCOUNTER]
            ours, theirs = by_us(document, chosen), by_the_checker(document, chosen)
            places = {line.player: line.place for line in ours}
            assert places == {player: place for player, (place, _) in theirs.items()}, (seed, chosen, document)
            parted += sum(line.tie_breaks[TieBreak.DIRECT_ENCOUNTER] is not None for line in ours)
    assert parted > 20


def test_c07_6_3_the_second_rank_is_that_of_fides_own_checker() -> None:
    """Chance hardly ever makes such a tie."""
    document = event(7, 5, SECOND_IS_SAFE_TOO)
    places = {player: place for player, (place, _) in by_the_checker(document, [TieBreak.DIRECT_ENCOUNTER]).items()}
    assert [places[player] for player in (1, 2, 3, 4)] == [1, 2, 3, 3]
    assert places == {line.player: line.place for line in by_us(document, [TieBreak.DIRECT_ENCOUNTER])}


def test_c07_16_4_2_before_the_last_round_the_checker_caps_by_the_rounds_played() -> None:
    """3 had a bye in round 1 of 5 and has a point: his dummy counts 1 for us (at most 2½), ½ for the checker."""
    document = event([{"rating": 1500}] * 3, 5, ["1-2 1:0, bye 3"])
    theirs = by_the_checker(document, [TieBreak.BUCHHOLZ])
    ours = {line.player: line for line in by_us(document, [TieBreak.BUCHHOLZ])}
    assert ours[3].tie_breaks[TieBreak.BUCHHOLZ] == (2, 2)
    assert Fraction(theirs[3][1][1]) == Fraction(1, 2)


def test_c07_10_where_somebody_is_unrated_the_checker_gives_no_average() -> None:
    """1 met 1600 and an unrated player: 1600 for us, nothing for the checker."""
    players = [{"rating": 1500}, {"rating": 1600}, {}, {"rating": 1700}]
    document = event(players, 2, ["1-2 1:0, 3-4 =", "3-1 =, 4-2 1:0"])
    theirs = by_the_checker(document, [TieBreak.RATING_AVERAGE])
    ours = {line.player: line for line in by_us(document, [TieBreak.RATING_AVERAGE])}
    assert ours[1].tie_breaks[TieBreak.RATING_AVERAGE] == (1600, 1)
    assert {figures[1] for _, figures in theirs.values()} == {None}
