"""FID Capo V, sistemi ad eliminazione (K1-K8)."""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabellone.cli.context import CommandContext
from tabellone.cli.pair import run_pair
from tabellone.cli.standings import run_standings
from tabellone.documents.results import result_words
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import HasBrackets, HasFixedRounds
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.results import result_of
from tabellone.engine.systems.elimination.bracket_state import bracket_pairs, current_state
from tabellone.engine.systems.elimination.colours import colour_history
from tabellone.engine.systems.elimination.explanation import earliest_meeting
from tabellone.engine.systems.elimination.options import Form, Returns
from tabellone.engine.systems.elimination.pairing import survivors_by_round
from tabellone.engine.systems.elimination.system import Elimination
from tabellone.formats.document import write_data
from tabellone.formats.schema import schema
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament, read_journal
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, draw_lot_result, pair_data
from tests.events.notation import event, opened, shown
from tests.literal import elimination as literal_elimination
from tests.places import WRITTEN_BY
from tests.tries import tries
from verify_certificate import verify

NOW = "2026-01-01T10:00:00+00:00"
DECISIONS = ["1-0", "0-1", "1-0f", "0-1f", "1/2 1-0", "1/2 0-1", "1/2 lot 1-0", "1/2 1/2 lot 0-1"]
DECISIONS += ["1/2 1/2 1/2 1-0", "1/2 1/2 0-1", "1/2 1-0f", "1/2 1/2 0-1f", "1/2 0-0f lot 1-0", "1/2 1/2 0-0f lot 0-1"]
DECISIONS_OF_TWO = ["4-0", "3-1", "1-3", "0-4", "1-0f", "0-1f", "2-2 1-0", "2-2 1/2 0-1", "2-2 lot 1-0"]
DECISIONS_OF_TWO += ["2-2 0-1f", "2-2 0-0f lot 0-1"]


def knock_out(players: int | list[dict[str, Any]], history: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """As many rounds as it takes, unless `rounds` says otherwise."""
    count = players if isinstance(players, int) else len(players)
    rounds = more.pop(
        "rounds",
        len(survivors_by_round(count, Form(more.get("form", "direct")), Returns(more.get("returns", "return_1")))),
    )
    return event(players, rounds, history, system="elimination", **more)


Decide = Callable[[int, int], str]


def by_chance(seed: int, decisions: list[str] = DECISIONS) -> Decide:
    chance = random.Random(seed)
    return lambda white, black: chance.choice(decisions)


def played_out(document: dict[str, Any], decide: Decide) -> Iterator[dict[str, Any]]:
    """Yield the document before every round, then let the program pair it and `decide` play it."""
    while True:
        tournament, system = opened(document)
        if system.is_over(tournament):
            return
        yield document
        decision = system.pair(tournament)
        games = [{"white": g.white, "black": g.black, "result": decide(g.white, g.black)} for g in decision.games]
        rests = [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests]
        document["history"].append({"round": decision.round, "games": games, "rests": rests})


FORMS = [{}, {"placing": "third_place"}, {"placing": "all_places"}, {"form": "recovery"}]
FORMS += [{"form": "recovery", "returns": "return_2"}, {"form": "recovery", "returns": "return_4"}]
FORMS += [{"match": "double"}, {"match": "double", "form": "recovery"}]


@pytest.mark.parametrize("rules", FORMS, ids=str)
@settings(max_examples=tries(8), deadline=None)
@given(players=st.integers(2, 40), seed=st.integers(0, 10**6))
def test_every_round_is_that_of_the_recursive_reading(rules: dict[str, Any], players: int, seed: int) -> None:
    players = max(players, 2 * int(rules.get("returns", "return_0").split("_")[1]) + 1, 2)
    decisions = DECISIONS_OF_TWO if rules.get("match") else DECISIONS
    for before in played_out(knock_out(players, seed=str(seed), **rules), by_chance(seed, decisions)):
        tournament, system = opened(before)
        decision = system.pair(tournament)
        pairs = {frozenset((game.white, game.black)) for game in decision.games}
        assert (pairs, {rest.player: rest.kind for rest in decision.rests}) == literal_elimination.next_round(before)
        verify(before, system.certificate(tournament))
        for player in range(1, players + 1):
            system.explain(tournament, player)
            system.explain_place(tournament, player)
    tournament, system = opened(before)
    standings = system.standings(tournament)
    assert sorted(line.player for line in standings) == list(range(1, players + 1))
    assert [line.place for line in standings[:2]] == [1, 2]
    forfeits = any("f" in game["result"] for played in before["history"] for game in played["games"])
    if rules.get("placing") == "all_places" and not forfeits:
        assert [line.place for line in standings] == list(range(1, players + 1))
    assert all(not system.differences(tournament, number) for number in range(1, len(tournament.history) + 1))
    assert opened(json.loads(json.dumps(write_data(tournament))))[0] == tournament
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


def test_k1_the_example_of_art_1() -> None:
    """60 players: 28 pairs, the last 4 with 2 forfeit points, then 32."""
    tournament, system = opened(knock_out(60))
    decision = system.pair(tournament)
    assert [{game.white, game.black} for game in decision.games] == [{2 * n - 1, 2 * n} for n in range(1, 29)]
    assert [(rest.player, rest.kind) for rest in decision.rests] == [(n, "rf") for n in (57, 58, 59, 60)]
    assert survivors_by_round(60, Form.DIRECT) == [32, 16, 8, 4, 2, 1]
    rest = system.explain(tournament, 58).opponent
    assert (rest.code, rest.as_data()["pairs_count"], rest.as_data()["free"], rest.as_data()["power"]) == (
        "bracket_rest",
        28,
        4,
        32,
    )


@pytest.mark.parametrize("players", [2, 3, 1000, 2049])
def test_k1_any_number_of_players(players: int) -> None:
    document = knock_out(players)
    assert document["rounds"] == literal_elimination.rounds_to_the_end(players)
    for before in played_out(document, by_chance(players)):
        tournament, system = opened(before)
        pairs = {frozenset((game.white, game.black)) for game in system.pair(tournament).games}
        assert pairs == literal_elimination.next_round(before)[0]
    tournament, system = opened(document)
    assert sum(len(played.games) for played in tournament.history) == players - 1
    assert system.standings(tournament)[0].is_shared is False


@pytest.mark.parametrize(("rule", "places"), [("every_8", [1, 9, 17, 25, 33, 41, 49]), ("every_16", [1, 17, 33])])
def test_k2_the_seeded_have_their_places_and_the_lot_says_who_has_which(rule: str, places: list[int]) -> None:
    """60 players, the strongest seeded if nobody is marked: one for every 8 or 16."""
    players = [{"rating": 1000 + number} for number in range(1, 61)]
    tournament, system = opened(knock_out(players, seeds=rule))
    seeded = set(range(61 - len(places), 61))
    orders = set()
    for seed in "abcdef":
        order = [player.number for player in system.draw_numbers(tournament, seed)[0]]
        assert sorted(order) == list(range(1, 61))
        assert [order.index(player) + 1 for player in order if player in seeded] == places
        orders.add(tuple(order[place - 1] for place in places))
    assert len(orders) > 3


def test_k2_marked_players_are_seeded_and_fewer_are_spread_over_the_places() -> None:
    players = [{"seeded": number in (3, 4)} for number in range(1, 33)]
    tournament, system = opened(knock_out(players, seeds="every_8"))
    order = [player.number for player in system.draw_numbers(tournament, "x")[0]]
    assert {order[0], order[16]} == {3, 4}
    unseeded, _ = opened(knock_out(players))
    assert [player.number for player in system.draw_numbers(unseeded, "x")[0]] != order


def test_k2_fewer_seeds_than_places_meet_as_late_as_the_bracket_allows() -> None:
    """Against every choice of places, for numbers that are no power of two; when two meet is counted by halving."""
    assert seeded_on(20, 2) == {1, 17}  # 9 is on the side of 1
    assert seeded_on(40, 2) == {1, 25}
    for players in range(17, 72):
        places = range(1, players + 1, 8)
        for count in range(2, len(places)):
            ways = [meeting_rounds(players, way) for way in combinations(places, count)]
            assert meeting_rounds(players, seeded_on(players, count)) == max(ways)


def seeded_on(players: int, count: int) -> set[int]:
    """The places of so many seeded players after a draw."""
    marked = [{"seeded": number <= count} for number in range(1, players + 1)]
    tournament, system = opened(knock_out(marked, seeds="every_8"))
    return {n for n, player in enumerate(system.draw_numbers(tournament, "x")[0], 1) if player.seeded}


def meeting_rounds(players: int, places: Iterable[int]) -> list[int]:
    """Of every two, the round they meet in if they win, earliest first."""
    left, found, number = [{place} for place in range(1, players + 1)], [], 0
    while len(left) > 1:
        number += 1
        size = 2 ** (literal_elimination.rounds_to_the_end(len(left)) - 1)
        pairs = len(left) - size
        left = [left[2 * i] | left[2 * i + 1] for i in range(pairs)] + left[2 * pairs :]
        found.append(sum(len(group & set(places)) * (len(group & set(places)) - 1) // 2 for group in left))
    met = [found[0], *(after - before for before, after in pairwise(found))]
    return [number for number, count in enumerate(met, 1) for _ in range(count)]


def test_k2_seeds_off_their_places_are_warned_of() -> None:
    """Drawn by hand, or a document from elsewhere; so are two on the same side when there was room on the other."""

    def told(numbers: set[int], players: int = 20, **rules: Any) -> list[Any]:
        marked = [{"seeded": number in numbers} for number in range(1, players + 1)]
        tournament, system = opened(knock_out(marked, **{"seeds": "every_8", **rules}))
        return [(r.code, r.as_data()["seeded"]) for r in system.warnings(tournament) if r.code.startswith("seed")]

    assert told({1, 9, 17}) == [("seeded_are", [1, 9, 17])]
    assert told({1, 9, 18}) == [("seeds_off_their_places", [18])]
    assert told({1, 9}) == [("seeds_off_their_places", [9])]
    assert told({9, 17}) == [("seeded_are", [9, 17])]  # as late as 1 and 17
    assert told({1, 9}, seeds="every_16") == [("seeds_off_their_places", [9])]
    assert told({2}, seeds="no_seeds") == []


def test_k2_seeds_on_places_of_art_3_that_meet_too_early_are_warned_of_by_our_reading_alone() -> None:
    """Art. 3 lists 1, 9 and 17; only the reading says which of them two seeds take."""
    for numbers, cited in (((1, 9), ""), ((1, 10), "Art. 3")):
        marked = [{"seeded": number in numbers} for number in range(1, 21)]
        tournament, system = opened(knock_out(marked, seeds="every_8"))
        (told,) = system.warnings(tournament)
        assert (told.code, told.article, told.reading) == ("seeds_off_their_places", cited, "K2")


def test_k2_the_verifier_wants_the_seeded_on_their_places() -> None:
    """Of a draw by the program; one without a seed is the director's own. Places that meet as late are as good."""

    def accepted(numbers: set[int], players: int, **more: Any) -> bool:
        marked = [{"seeded": number in numbers} for number in range(1, players + 1)]
        document = knock_out(marked, **{"seeds": "every_8", "seed": "x", **more})
        tournament, system = opened(document)
        try:
            verify(document, system.certificate(tournament))
        except SystemExit:
            return False
        return True

    assert accepted({1, 9, 17}, 20)
    assert not accepted({1, 9, 18}, 20)
    assert accepted({1, 9, 18}, 20, seed=None)
    assert accepted({1, 9, 18}, 20, seeds="no_seeds")
    assert not accepted({1, 9}, 20, seeds="every_16")
    for players in (16, 20, 33, 40, 45):
        places = range(1, players + 1, 8)
        for count in range(1, len(places) + 1):
            latest = max(meeting_rounds(players, way) for way in combinations(places, count))
            for way in combinations(places, count):
                assert accepted(set(way), players) == (meeting_rounds(players, way) == latest), (players, way)
    strongest = [{"rating": 3000 if number in (1, 9) else 2000 + number} for number in range(1, 17)]
    document = knock_out(strongest, seeds="every_8", seed="x")
    verify(document, opened(document)[1].certificate(opened(document)[0]))
    document["players"][1]["rating"] = 3500
    with pytest.raises(SystemExit, match="2 is seeded"):
        verify(document, opened(document)[1].certificate(opened(document)[0]))


def test_k2_which_of_two_equal_ratings_is_seeded_the_lot_has_said() -> None:
    ratings = {1: 3000, 9: 2900, 10: 2900}
    players = [{"rating": ratings.get(number, 2000)} for number in range(1, 17)]
    for on_nine in (2900, 2000):
        players[8]["rating"] = on_nine
        tournament, system = opened(knock_out(players, seeds="every_8"))
        codes = [reason.code for reason in system.warnings(tournament)]
        assert codes == ["seeded_are" if on_nine == 2900 else "seeds_off_their_places"]


def test_k6_who_did_not_come_plays_for_no_further_place() -> None:
    """2 did not come, 4 not to the replay: 6 and 8 play for the fifth place, and the other two share the seventh."""
    document = knock_out(8, ["1-2 +:-, 3-4 1:0, 5-6 1:0, 7-8 1:0"], placing="all_places")
    document["history"][0]["games"][1]["result"] = "1/2 1-0f"
    tournament, system = opened(document)
    pairs = [{game.white, game.black} for game in system.pair(tournament).games]
    assert pairs == [{1, 3}, {5, 7}, {6, 8}]
    places = {line.player: line.place for line in system.standings(tournament)}
    assert {player: places[player] for player in (2, 4, 6, 8)} == {2: 7, 4: 7, 6: 5, 8: 5}
    verify(document, system.certificate(tournament))
    third = knock_out(4, ["1-2 +:-, 3-4 1:0"], placing="third_place")
    assert shown(third) == "1-3"
    places = {line.player: line.place for line in system.standings(opened(third)[0])}
    assert (places[4], places[2]) == (3, 4)
    why = system.explain(opened(third)[0], 4).opponent
    assert (why.code, why.as_data()["missing"], why.as_data()["place"]) == ("placed_without_playing", [2], 3)
    assert system.explain(opened(third)[0], 2).opponent.code == "out_in_round"


def test_k8_in_games_for_places_an_absent_player_moves_nobody() -> None:
    """2 did not come: 4, who would have met him, goes on; 6 and 8 meet as if he had come, then the winner and 4 for
    the fifth place."""
    rounds = ["1-2 +:-, 3-4 1:0, 5-6 1:0, 7-8 1:0", "1-3 1:0, 5-7 1:0, 6-8 1:0, rf 4"]
    document = knock_out(8, rounds[:1], placing="all_places")
    assert shown(document) == "1-3, 5-7, 6-8, rf 4"
    tournament, system = opened(document)
    assert system.explain(tournament, 4).opponent.code == "slot_is_empty"
    verify(document, system.certificate(tournament))
    assert isinstance(system, HasBrackets)
    placing = next(tree for tree in system.brackets(tournament) if tree.place == 5)
    assert [(tie.upper, tie.lower) for tie in placing.columns[0]] == [(4, None), (6, 8)]
    document = knock_out(8, rounds, placing="all_places")
    tournament, system = opened(document)
    assert {frozenset(game[:2]) for game in system.pair(tournament).games} == {
        *map(frozenset, ((1, 5), (3, 7), (4, 6)))
    }
    places = {line.player: line.place for line in system.standings(tournament)}
    assert (places[8], places[2]) == (7, 8)


def test_k8_places_already_played_for_by_who_was_moved_are_read() -> None:
    """Written when the others moved up: 4 met 6, and 8 went on."""
    rounds = ["1-2 +:-, 3-4 1:0, 5-6 1:0, 7-8 1:0", "1-3 1:0, 5-7 1:0, 4-6 0:1, rf 8"]
    document = knock_out(8, rounds, placing="all_places")
    tournament, system = opened(document)
    assert {frozenset(game[:2]) for game in system.pair(tournament).games} == {
        *map(frozenset, ((1, 5), (3, 7), (6, 8)))
    }
    places = {line.player: line.place for line in system.standings(tournament)}
    assert (places[4], places[2]) == (7, 8)
    verify(document, system.certificate(tournament))


def test_a_document_in_which_he_played_on_nonetheless_is_read() -> None:
    document = knock_out(4, ["1-2 +:-, 3-4 1:0", "3-1 1:0, 2-4 1:0"], placing="third_place")
    tournament, system = opened(document)
    assert [line.player for line in system.standings(tournament)] == [3, 1, 2, 4]
    assert system.differences(tournament, 2)


def test_k5_no_roll_of_honour_of_a_phase_that_nobody_has_won(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rounds = ["1-2 1:0, 3-4 1:0", "1-3 1:0"]
    for history, announced, expected in ((rounds[:1], 1, None), (rounds, 2, [1])):
        file = tmp_path / "event.json"
        file.write_text(json.dumps(knock_out(4, history, rounds=announced, final_group=True)), encoding="utf-8")
        assert run_standings(CommandContext("en", json=True), str(file)) == 0
        assert json.loads(capsys.readouterr().out).get("roll_of_honour") == expected


def test_art_2_seeds_out_of_proportion_are_warned_of_before_the_first_round() -> None:
    """«in proporzione al numero dei concorrenti e precisamente: una testa di serie ogni 8 o 16 giocatori»."""

    def told(marked: set[int], players: int, seeds: str, history: list[str] | None = None) -> list[str]:
        entries = [{"seeded": number in marked} for number in range(1, players + 1)]
        tournament, system = opened(knock_out(entries, history, seeds=seeds))
        said = ("seeded_are", "seeds_off_their_places", "elimination_is_longer")
        return [r.code for r in system.warnings(tournament) if r.code not in said]

    assert told({1}, 8, "no_seeds") == ["marked_but_nobody_is_seeded"]
    assert told(set(), 8, "no_seeds") == []
    assert told(set(), 7, "every_8") == told({1}, 7, "every_8") == ["too_few_to_seed"]
    assert told(set(), 15, "every_16") == ["too_few_to_seed"]
    assert told(set(), 16, "every_16") == told({1}, 16, "every_16") == []
    assert told({1, 9, 17}, 20, "every_8") == ["more_seeds_than_their_share"]  # one for every 8 of 20 are two
    assert told({1, 17}, 20, "every_8") == told({1, 9, 17}, 24, "every_8") == []
    assert told({1}, 4, "no_seeds", ["1-2 1:0, 3-4 1:0"]) == []


def test_k2_more_seeds_than_places_is_refused() -> None:
    players = [{"seeded": True} for _ in range(20)]
    with pytest.raises(BadDocumentError, match="more_seeds_than_places") as refused:
        opened(knock_out(players, seeds="every_8"))
    assert refused.value.reason.args == {"seeds": 20, "places": 3, "players": 20}


def test_k3_third_place_and_all_places() -> None:
    rounds = ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0", "1-3 1:0, 5-7 1:0"]
    assert shown(knock_out(8, rounds)) == "1-5"
    assert shown(knock_out(8, rounds, placing="third_place")) == "1-5, 3-7"
    rounds[1] += ", 2-4 1:0, 6-8 1:0"
    assert shown(knock_out(8, rounds, placing="all_places")) == "1-5, 3-7, 2-6, 4-8"


def test_k4_recovery_first_with_last_and_two_losses_go_out() -> None:
    """Of 8: the losers 2, 4, 6, 8 meet first with last; then the survivors meet the losers of the second round."""
    rounds = ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0"]
    assert shown(knock_out(8, rounds, form="recovery")) == "1-3, 5-7, 2-8, 4-6"
    rounds.append("1-3 1:0, 5-7 1:0, 2-8 1:0, 4-6 1:0")
    tournament, system = opened(knock_out(8, rounds, form="recovery"))
    assert {line.player: line.place for line in system.standings(tournament)} == {
        **{1: 1, 5: 1},
        **{2: 3, 3: 3, 4: 3, 7: 3},
        **{6: 7, 8: 7},
    }
    pairs = [{game.white, game.black} for game in system.pair(tournament).games]
    assert pairs == [{1, 5}, {2, 3}, {4, 7}]  # 2 and 7 would leave 4 and 3, who have met


def test_k4_who_comes_back_and_wins_the_final_plays_it_again() -> None:
    rounds = ["1-2 1:0, 3-4 1:0", "1-3 1:0, 2-4 1:0"]
    assert shown(knock_out(4, rounds, form="recovery")) == "3-2, rt 1"
    rounds.append("3-2 1:0, rt 1")
    tournament, system = opened(knock_out(4, rounds, form="recovery"))
    assert system.explain(tournament, 3).opponent.code == "pair_final"
    assert shown(knock_out(4, rounds, form="recovery")) == "3-1"  # two Whites each, and 3 alone had Black
    tournament, system = opened(knock_out(4, [*rounds, "3-1 0:1"], form="recovery"))
    assert system.is_over(tournament)
    with pytest.raises(NotReadyError, match="elimination_is_over"):
        system.pair(tournament)
    again, _ = opened(knock_out(4, [*rounds, "3-1 1:0"], form="recovery"))
    assert system.explain(again, 3).opponent.code == "pair_final_again"
    assert [(line.place, line.player) for line in system.standings(tournament)[:2]] == [(1, 1), (2, 3)]


def test_k4_a_recovery_stopped_before_its_final_has_a_first_and_a_second() -> None:
    rounds = ["1-2 1:0, 3-4 1:0", "1-3 1:0, 2-4 1:0", "3-2 1:0, rt 1"]
    tournament, system = opened(knock_out(4, rounds, form="recovery", final_group=True, rounds=3))
    lines = system.standings(tournament)
    assert [(line.place, line.player, line.is_shared) for line in lines[:2]] == [(1, 1, False), (2, 3, False)]
    codes = [system.explain_place(tournament, player)[0].code for player in (1, 3)]
    assert codes == ["stopped_unbeaten", "stopped_beaten_once"]
    going_on, _ = opened(knock_out(4, rounds, form="recovery", rounds=5))
    assert [line.place for line in system.standings(going_on)[:2]] == [1, 1]


def test_k4_two_return_and_meet_the_two_unbeaten() -> None:
    """Of 8: two unbeaten wait while four play the recovery down to two; then semifinals, where who loses is out."""
    rounds = ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0", "1-3 1:0, 5-7 1:0, 2-8 1:0, 4-6 1:0"]
    document = knock_out(8, rounds, form="recovery", returns="return_2")
    assert document["rounds"] == 5
    decision = opened(document)[1].pair(opened(document)[0])
    assert [{g.white, g.black} for g in decision.games] == [{2, 3}, {4, 7}]  # 2 with 7 would leave 4 and 3 again
    assert [(r.player, r.kind) for r in decision.rests] == [(1, "rt"), (5, "rt")]
    rounds.append("2-3 0:1, 4-7 0:1, rt 1, rt 5")
    tournament, system = opened(knock_out(8, rounds, form="recovery", returns="return_2"))
    pairs = [{g.white, g.black} for g in system.pair(tournament).games]
    assert pairs == [{1, 7}, {5, 3}]  # 1 has met 3, 5 has met 7
    assert isinstance(system, HasBrackets)
    tree = next(tree for tree in system.brackets(tournament) if tree.kind == "final_phase")
    assert [len(column) for column in tree.columns] == [2, 1]
    rounds.append("1-7 0:1, 5-3 1:0")
    rounds.append("7-5 1:0")
    tournament, system = opened(knock_out(8, rounds, form="recovery", returns="return_2"))
    assert system.is_over(tournament)
    assert [(line.place, line.player) for line in system.standings(tournament)][:4] == [(1, 7), (2, 5), (3, 1), (3, 3)]


def test_k4_as_many_return_as_announced_and_somebody_may_leave() -> None:
    """Of 9 with four returning: of five in the recovery two play, so that four come back. Who leaves makes room."""
    document = knock_out(9, form="recovery", returns="return_4", seed="a")
    plan = survivors_by_round(9, Form.RECOVERY, Returns.FOUR)
    for before in played_out(document, by_chance(4)):
        number = len(before["history"])
        if number:
            tournament, system = opened(before)
            assert len(players_left([], tournament, system)) == plan[number - 1]
    assert plan == [9, 9, 8, 4, 2, 1]
    for left in range(1, 10):
        players = [{"leaves": 2} if n == left else {} for n in range(1, 10)]
        document = knock_out(players, form="recovery", returns="return_4", seed="a")
        for before in played_out(document, by_chance(left)):
            tournament, system = opened(before)
            verify(before, system.certificate(tournament))
        tournament, system = opened(document)
        assert system.standings(tournament)[0].is_shared is False
    with pytest.raises(BadDocumentError, match="more_return_than_lose"):
        opened(knock_out(8, form="recovery", returns="return_4", rounds=1))


def test_k4_nobody_meets_again_in_the_recovery_while_it_can_be_avoided() -> None:
    """Against every way to pair the list, with everybody tried as the one who rests."""
    for seed in range(tries(40)):
        for before in played_out(knock_out(16, form="recovery", seed="z"), by_chance(seed)):
            tournament, system = opened(before)
            decision = system.pair(tournament)
            met = [{g.white, g.black} for played in tournament.history for g in played.games]
            listed = [p for b in current_state(tournament).brackets if b.kind == "recovery" for p in b.players]
            if len(listed) > 1:
                rematch = any({g.white, g.black} in met for g in decision.games if g.white in listed)
                may_rest = listed if len(listed) % 2 else [0]
                ways = [literal_elimination.fold([o for o in listed if o != p], met) for p in may_rest]
                assert rematch == all(way is None for way in ways)
                assert rematch == bool(decision.remarks)


def test_k4_who_has_rested_rests_again_where_that_avoids_a_rematch() -> None:
    """1 has rested, 2 and 3 have not; but only 2 and 3 have not met."""
    rounds = [
        "1-2 1:0, 3-4 1:0, rf 5, rf 6",
        "1-3 0:1, 5-6 1:0, 2-4 1:0",
        "3-5 0:1, 6-2 0:1, rf 1",
    ]
    document = knock_out(6, rounds, form="recovery", seed="s70109")
    assert shown(document) == "2-3, rf 1, rt 5"
    tournament, system = opened(document)
    assert not system.pair(tournament).remarks
    why = system.explain(tournament, 1).opponent
    assert (why.code, why.as_data()["must_play"]) == ("recovery_rest_only_he", [2, 3])
    verify(document, system.certificate(tournament))


def test_k8_who_did_not_come_does_not_rest_in_the_recovery_while_another_can() -> None:
    """4 did not come: of the three just beaten 2 or 6 rests, by lot."""
    resting = set()
    for seed in "abcdefghijkl":
        document = knock_out(7, ["1-2 1:0, 3-4 +:-, 5-6 1:0, rf 7"], form="recovery", seed=seed)
        tournament, system = opened(document)
        decision = system.pair(tournament)
        resting |= {rest.player for rest in decision.rests}
        (rest,) = decision.rests
        why = system.explain(tournament, rest.player).opponent
        assert (why.code, why.as_data()["equal"]) == ("recovery_rest", [2, 6])
        verify(document, system.certificate(tournament))
    assert resting == {2, 6}


def test_k4_where_one_has_rested_least_or_is_alone_there_is_no_lot() -> None:
    tournament, system = opened(knock_out(3, ["1-2 1:0, rf 3"], form="recovery"))
    assert system.explain(tournament, 2).opponent.code == "recovery_of_one"
    away = knock_out(7, ["1-2 1:0, 3-4 +:-, 5-6 +:-, rf 7"], form="recovery")
    tournament, system = opened(away)
    assert system.explain(tournament, 2).opponent.code == "recovery_rest_least"


def test_k4_a_lot_of_the_recovery_made_in_the_hall_is_right() -> None:
    """Of 2, 4 and 6 anybody may rest: the first of the others meets the last, whatever the seed would have drawn."""
    first = "1-2 1:0, 3-4 1:0, 5-6 1:0, rf 7"
    hall = {2: "4-6 1:0", 4: "2-6 1:0", 6: "2-4 1:0"}
    for resting, game in hall.items():
        second = f"1-3 1:0, 7-5 1:0, {game}, rf {resting}"
        for seed in (None, "a", "b"):
            document = knock_out(7, [first, second], form="recovery", **({"seed": seed} if seed else {}))
            tournament, system = opened(document)
            wrong = [d for d in system.differences(tournament, 2) if d.reasons[0].reading != "K7"]
            assert not wrong
    for rests in ("rf 4", "rf 2"):  # 2 did not come
        absent = knock_out(
            7,
            ["1-2 +:-, 3-4 1:0, 5-6 1:0, rf 7", f"1-3 1:0, 7-5 1:0, {hall[int(rests[3:])]}, {rests}"],
            form="recovery",
        )
        tournament, system = opened(absent)
        told = {d.reasons[0].code for d in system.differences(tournament, 2)}
        assert ("recovery_rest" in told) == (rests == "rf 2")


def test_k4_the_verifier_accepts_any_lot_of_the_hall_and_the_lot_of_a_seed() -> None:
    document = knock_out(7, ["1-2 1:0, 3-4 1:0, 5-6 1:0, rf 7"], form="recovery")
    certificates = []
    for seed in "abcdefgh":
        tournament, system = opened({**document, "seed": seed})
        certificates.append((seed, system.certificate(tournament)))
    assert len({str(certificate["rests"]) for _, certificate in certificates}) == 3
    for seed, certificate in certificates:
        verify(document, certificate)
        other = next(one for _, one in certificates if one["rests"] != certificate["rests"])
        with pytest.raises(SystemExit):
            verify({**document, "seed": seed}, other)


def test_k4_a_lot_of_the_recovery_without_a_seed_gets_one_that_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, after = tmp_path / "event.json", tmp_path / "after.json"
    for rounds, drawn in ((["1-2 1:0, 3-4 1:0, 5-6 1:0, rf 7"], True), ([], False)):
        file.write_text(json.dumps(knock_out(7, rounds, form="recovery")), encoding="utf-8")
        after.unlink(missing_ok=True)
        assert run_pair(CommandContext("en", json=True), str(file), output=str(after)) == 0
        answer = json.loads(capsys.readouterr().out)
        written = json.loads(after.read_text(encoding="utf-8"))
        assert ("seed" in answer, written["history"][-1].get("lots_seed")) == (drawn, answer.get("seed"))
        assert written.get("seed") is None  # rounds before it were not drawn from this one
        tournament, system = opened(written)
        again = tournament.as_before_pairing(len(written["history"]))
        assert [rest.player for rest in system.pair(again).rests] == [rest["player"] for rest in answer["rests"]]


def test_k4_two_tournaments_imported_without_a_seed_are_not_drawn_alike() -> None:
    """Seven players, a recovery of three: one of them goes on by lot, from a seed that the round brings."""
    document = knock_out(7, ["1-2 1:0, 3-4 1:0, 5-6 1:0, rf 7"], form="recovery")
    rested = set()
    for _ in range(24):
        journal = journal_from_tournament(opened(document)[0], "import", NOW)
        assert journal.state.tournament.seed is None
        data, decision = pair_data(journal.state)
        assert pair_data(journal.state, data["lots_seed"]) == (data, decision)
        journal.append("pair", data, "desk", NOW)
        assert journal.state.tournament.lots_seed == data["lots_seed"]
        assert Journal(journal.events).state == journal.state
        tournament, system = opened(json.loads(json.dumps(write_data(journal.state.tournament))))
        assert tournament == journal.state.tournament
        assert system.pair(tournament.as_before_pairing(2)).rests == decision.rests
        rested.add(decision.rests)
    assert len(rested) > 1


def test_k4_where_neither_came_the_recovery_may_need_a_round_more_than_planned() -> None:
    """14 players, four return: two games to which nobody came leave five in the recovery, and so one round more."""
    rounds = [
        "1-2 +:-, 3-4 0:1, 5-6 1:0, 7-8 +:-, 9-10 1:0, 11-12 0:1, rf 13, rf 14",
        "4-1 1:0, 7-5 0:1, 12-9 -:-, 13-14 -:-, 2-11 1:0, 10-3 0:1, 6-8 1:0",
    ]
    document = knock_out(14, rounds, form="recovery", returns="return_4", seed="0.7750755706393062")
    assert document["rounds"] == 6
    for _ in played_out(document, lambda white, black: "1-0" if white < black else "0-1"):
        pass
    tournament, system = opened(document)
    assert isinstance(system, Elimination)
    assert not system.has_a_winner(tournament)
    told = [(reason.code, reason.as_data()["needed"]) for reason in system.warnings(tournament)]
    assert told == [("elimination_is_longer", 7)]
    assert isinstance(system, HasFixedRounds)
    assert system.rounds_needed(tournament) == 7
    with pytest.raises(BadDocumentError, match="elimination_is_shorter"):
        opened({**document, "rounds": 8})
    document["rounds"] = 7
    for played in document["history"]:
        played["announced"] = 6
    for before in played_out(document, lambda white, black: "1-0" if white < black else "0-1"):
        verify(before, opened(before)[1].certificate(opened(before)[0]))
    tournament, system = opened(document)
    assert isinstance(system, Elimination)
    assert system.has_a_winner(tournament)
    assert not system.warnings(tournament)
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


def test_k5_survivors_for_a_final_group() -> None:
    """Art. 4 c: the director announces the rounds, the program says how many are left after them."""
    assert survivors_by_round(60, Form.RECOVERY)[:5] == [60, 46, 31, 20, 12]
    tournament, system = opened(knock_out(60, form="recovery", final_group=True, rounds=5))
    assert isinstance(system, HasFixedRounds)
    assert system.rounds_needed(tournament) is None
    (warning,) = system.warnings(tournament)
    assert (warning.code, warning.as_data()["count"]) == ("survivors_of_rounds", 12)
    document = knock_out(60, form="recovery", final_group=True, rounds=5)
    for _ in played_out(document, by_chance(5)):
        pass
    tournament, system = opened(document)
    assert system.is_over(tournament)
    assert sum(line.place <= 12 for line in system.standings(tournament)) == 12


@pytest.mark.parametrize(("players", "form"), [(n, form) for n in (2, 3, 5, 8, 13, 60) for form in Form])
def test_k5_the_plan_of_survivors_is_what_happens(players: int, form: Form) -> None:
    document = knock_out(players, form=form.value)
    for before in played_out(document, by_chance(players)):
        if before["history"]:
            tournament, system = opened(before)
            alive = len(players_left(system.standings(tournament), tournament, system))
            assert alive == survivors_by_round(players, form)[len(before["history"]) - 1]


def players_left(standings: Any, tournament: Any, system: Any) -> set[int]:
    decision = system.pair(tournament)
    return {p for g in decision.games for p in (g.white, g.black)} | {rest.player for rest in decision.rests}


def test_k6_a_drawn_game_has_to_be_replayed_or_drawn_by_lot() -> None:
    document = knock_out(4, ["1-2 1:0, 3-4 ="])
    tournament, system = opened(document)
    with pytest.raises(NotReadyError, match="drawn_without_decision") as refused:
        system.pair(tournament)
    assert refused.value.reason.as_data()["board"] == 2
    for code, winner in (("1/2 1-0", 3), ("1/2 0-1", 4), ("1/2 1/2 lot 1-0", 3), ("1/2 lot 0-1", 4)):
        document["history"][0]["games"][1]["result"] = code
        assert {int(p) for p in shown(document).split("-")} == {1, winner}
    document["history"][0]["games"][1]["result"] = "1/2 1/2"
    document["history"].append({"round": 2, "games": [{"white": 1, "black": 3}]})
    with pytest.raises(BadDocumentError, match="undecided_before_next_round"):
        opened(document)


def test_k6_replays_and_lots_in_words() -> None:
    say = Speaker("en").say
    said = {
        "1/2 1-0": "2-0 after 1-1",
        "1/2 0-1": "0-2 after 1-1",
        "1/2 1/2": "1-1 after 1-1",
        "1/2 lot 1-0": "2-0 by lot, after 1-1",
        "1/2 1/2 lot 0-1": "0-2 by lot, after 1-1, 1-1",
        "1/2 1/2 1/2 0-1": "0-2 after 1-1, 1-1, 1-1",
        "1/2 1/2 1-0f": "2-0 forfeit after 1-1, 1-1",
        "1/2 0-0f": "neither came after 1-1",
        "1/2 1/2 0-0f lot 1-0": "2-0 by lot, after 1-1, 1-1, neither came",
    }
    assert {code: result_words(code, 1, say) for code in said} == said


@pytest.mark.parametrize("draws", [1, 2, 3, 9])
def test_k6_a_drawn_game_is_replayed_as_often_as_needed(draws: int) -> None:
    """Each replay a game of its own; who does not come to one has lost it, but has played the one before."""
    drawn = " ".join(["1/2"] * draws)
    for last, winner, games in (
        ("1-0", 3, draws + 1),
        ("0-1", 4, draws + 1),
        ("1-0f", 3, draws),
        ("0-1f", 4, draws),
        ("lot 1-0", 3, draws),
        ("0-0f lot 1-0", 3, draws),
        ("0-0f lot 0-1", 4, draws),
    ):
        document = knock_out(4, ["1-2 1:0, 3-4 1:0"])
        code = document["history"][0]["games"][1]["result"] = f"{drawn} {last}"
        tournament, system = opened(document)
        decision = system.pair(tournament)
        assert {p for game in decision.games for p in game[:2]} == {1, winner}
        assert len(result_of(code).games) == games
        assert colour_history(tournament)[3] == {1: "white"}
        assert opened(json.loads(json.dumps(write_data(tournament))))[0] == tournament
        assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
        assert re.fullmatch(replays_of_the_schema(), code)
        verify(document, system.certificate(tournament))
    document["history"][0]["games"][1]["result"] = f"{drawn} 0-0f"
    tournament, system = opened(document)
    assert system.is_over(tournament)
    for code in (
        f"{drawn} 1-0 1-0",
        f"1-0 {drawn}",
        f"{drawn} lot 1/2",
        f"{drawn}  1-0",
        f"{drawn} ",
        f"{drawn} 0-0f 1-0",
    ):
        document["history"][0]["games"][1]["result"] = code
        with pytest.raises(BadDocumentError, match="impossible_result"):
            opened(document)


def test_art_5_a_replay_nobody_came_to_asks_for_the_lot() -> None:
    """«Quando ciò non è possibile […] si dovrà procedere al sorteggio per l'eliminazione di uno dei due»."""
    journal = begun(4)
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 1, "result": "1/2"}, "desk", NOW)
    for kind, board, code in (("result", 1, "1/2 0-0f"), ("result", 2, "1/2 1/2 0-0f"), ("correct", 1, "1/2 0-0f")):
        with pytest.raises(RefusedError, match="replay_needs_the_lot") as refused:
            journal.append(kind, {"round": 1, "encounter": board, "result": code}, "desk", NOW)
        assert refused.value.reason.as_data()["known"] == [f"{code} lot 1-0", f"{code} lot 0-1"]
        assert "(Art. 5)" in Speaker("it").problem(refused.value)
    decided = draw_lot_result(journal.state, 1, 1, nobody_came=True)
    assert decided in ("1/2 0-0f lot 1-0", "1/2 0-0f lot 0-1")
    journal.append("result", {"round": 1, "encounter": 1, "result": decided}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 2, "result": "1-0"}, "desk", NOW)
    assert len(pair_data(journal.state)[1].games) == 1


def test_art_5_who_was_written_out_without_the_lot_stays_out_and_it_is_said() -> None:
    """Documents and journals that hold it mean what they meant: both are out; it is said while it can be mended."""
    document = knock_out(4, ["1-2 1:0, 3-4 1:0"])
    document["history"][0]["games"][1]["result"] = "1/2 0-0f"
    tournament, system = opened(document)
    assert system.is_over(tournament)
    assert next(line.player for line in system.standings(tournament)) == 1
    (told,) = system.warnings(tournament)
    assert (told.code, told.article, told.as_data()["boards"]) == ("replay_without_lot", "Art. 5", [2])
    journal = journal_from_tournament(tournament, "import", NOW)
    assert journal.state.tournament == tournament
    assert Journal(journal.events).state.tournament == tournament
    document["history"][0]["games"][1]["result"] = "1/2 0-0f lot 0-1"
    tournament, system = opened(document)
    assert system.warnings(tournament) == []
    assert {p for game in system.pair(tournament).games for p in game[:2]} == {1, 4}


def test_k6_who_lost_the_lot_after_a_replay_nobody_came_to_plays_for_no_further_place() -> None:
    document = knock_out(4, ["1-2 1:0, 3-4 1:0"], placing="third_place")
    document["history"][0]["games"][1]["result"] = "1/2 0-0f lot 1-0"
    assert shown(document) == "1-3"
    verify(document, opened(document)[1].certificate(opened(document)[0]))


def test_art_5_drawn_again_the_lot_is_due_and_a_further_replay_is_our_reading() -> None:
    """«in caso di nuova parità, si dovrà procedere al sorteggio»."""
    document = knock_out(4, ["1-2 1:0, 3-4 ="])
    for code, expected in (("1/2", "drawn_without_decision"), ("1/2 1/2", "drawn_again_without_decision")):
        document["history"][0]["games"][1]["result"] = code
        tournament, system = opened(document)
        with pytest.raises(NotReadyError, match=expected) as refused:
            system.pair(tournament)
        assert refused.value.reason.article == "Art. 5"
    said = Speaker("it").problem(refused.value)
    assert "per l'Art. 5 decide il sorteggio" in said and "nostra lettura" in said


def replays_of_the_schema() -> str:
    """What a document may say of a game beyond the ordinary results."""
    game = schema()["properties"]["history"]["items"]["properties"]["games"]["items"]
    (pattern,) = (kind["pattern"] for kind in game["properties"]["result"]["anyOf"] if "pattern" in kind)
    return str(pattern)


def test_k7_colours_by_art_17_then_the_lower_number() -> None:
    tournament, system = opened(knock_out(4, ["1-2 1:0, 4-3 1:0"]))
    assert shown(knock_out(4, ["1-2 1:0, 4-3 1:0"])) == "1-4"
    assert system.explain(tournament, 1).colour.code == "white_lower_number"  # type: ignore[union-attr]
    assert shown(knock_out(4, ["1-2 1:0, 4-3 0:1"])) == "3-1"
    tournament, system = opened(knock_out(4, ["1-2 1:0, 4-3 0:1"]))
    assert system.explain(tournament, 3).colour.code == "white_fewer"  # type: ignore[union-attr]
    assert shown(knock_out(4, ["1-2 +:-, 3-4 1:0"])) == "1-3"  # a game not played gives no colour


def test_k8_who_meets_one_who_has_left_goes_on() -> None:
    players: list[dict[str, Any]] = [{}, {}, {"leaves": 1}, {}]
    document = knock_out(players, ["1-2 1:0, 3-4 1:0"], placing="third_place")
    assert shown(document) == "2-4, rr 1/3"
    tournament, system = opened(document)
    assert system.explain(tournament, 1).opponent.code == "beats_the_withdrawn"
    history = ["1-2 1:0, 3-4 1:0", "2-4 0:1, rr 1/3"]
    tournament, system = opened(knock_out(players, history, placing="third_place"))
    assert [(line.place, line.player) for line in system.standings(tournament)] == [(1, 1), (2, 3), (3, 4), (4, 2)]


def test_nobody_goes_on_when_neither_came() -> None:
    """The others keep their way: 3 has no opponent left and goes on, 5 meets 7 as he would have."""
    for placing in ("final_only", "third_place", "all_places"):
        document = knock_out(8, ["1-2 -:-, 3-4 1:0, 5-6 1:0, 7-8 1:0"], placing=placing)
        tournament, system = opened(document)
        decision = system.pair(tournament)
        assert (decision.games[0].white, decision.games[0].black) == (5, 7)
        assert (decision.rests[0].player, decision.rests[0].kind) == (3, "rf")
        assert len(decision.games) == (
            2 if placing == "all_places" else 1
        )  # 4, 6 and 8 play for places, 1 and 2 do not
        assert system.explain(tournament, 3).opponent.code == "slot_is_empty"
        verify(document, system.certificate(tournament))
    history = ["1-2 -:-, 3-4 1:0, 5-6 1:0, 7-8 1:0", "rf 3, 5-7 -:-"]
    tournament, system = opened(knock_out(8, history, placing="third_place"))
    assert system.is_over(tournament)
    assert [(line.place, line.player) for line in system.standings(tournament)][:3] == [(1, 3), (2, 5), (2, 7)]


def test_where_nobody_came_to_the_last_encounters_it_is_said_that_nobody_has_won() -> None:
    tournament, system = opened(knock_out(4, ["1-2 -:-, 3-4 -:-"], placing="third_place"))
    with pytest.raises(NotReadyError, match="elimination_nobody_won") as refused:
        system.pair(tournament)
    assert refused.value.reason.as_data()["equal"] == [1, 2, 3, 4]


def test_k4_the_brackets_of_a_recovery_cite_its_own_article() -> None:
    for form, cited in (("direct", ("Art. 4 a", "K3")), ("recovery", ("Art. 4 b", "K4"))):
        tournament, system = opened(knock_out(8, form=form))
        why = system.why_not(tournament, 1, 3)
        assert (why.code, why.article, why.reading) == ("meet_in_bracket", *cited)


def test_both_of_a_pair_may_leave() -> None:
    players = [{"leaves": 1} if n in (1, 3) else {} for n in range(1, 9)]
    document = knock_out(players, ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0"], placing="third_place")
    assert shown(document) == "5-7"
    document = knock_out(players, ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0", "5-7 1:0"], placing="third_place")
    tournament, system = opened(document)
    assert system.is_over(tournament)
    assert [(line.place, line.player) for line in system.standings(tournament)][:2] == [(1, 5), (2, 7)]


@given(players=st.integers(2, 70), data=st.data())
def test_earliest_meeting_is_when_the_two_meet_if_they_win(players: int, data: Any) -> None:
    one, other = data.draw(st.lists(st.integers(1, players), min_size=2, max_size=2, unique=True))
    strong = {one, other}
    for before in played_out(knock_out(players), lambda white, black: "1-0" if white in strong else "0-1"):
        tournament, system = opened(before)
        pairs = [{g.white, g.black} for g in system.pair(tournament).games]
        if {one, other} in pairs:
            assert earliest_meeting(tuple(range(1, players + 1)), one, other) == len(before["history"])
            return
        reason = system.why_not(tournament, one, other)
        assert reason.code == "meet_in_bracket"
        assert reason.as_data()["round"] == earliest_meeting(tuple(range(1, players + 1)), one, other) + 1
    raise AssertionError("two who win everything meet")


def test_the_tree_has_every_column_and_every_winner() -> None:
    document = knock_out(6, ["1-2 1:0, 3-4 0:1, rf 5, rf 6"])
    tournament, system = opened(document)
    assert isinstance(system, HasBrackets)
    (tree,) = system.brackets(tournament)
    assert [[(t.upper, t.lower, t.winner) for t in column] for column in tree.columns] == [
        [(1, 2, 1), (3, 4, 4), (5, None, 5), (6, None, 6)],
        [(1, 4, None), (5, 6, None)],
        [(None, None, None)],
    ]
    (tree,) = system.brackets(opened(knock_out(60))[0])
    assert [len(column) for column in tree.columns] == [32, 16, 8, 4, 2, 1]


def begun(players: int, **rules: Any) -> Journal:
    journal = Journal()
    journal.append("create", {"name": "E", "system": "elimination", "rules": rules, "rounds": 1}, "desk", NOW)
    journal.append("enrol", {"players": [{"name": f"P{n}"} for n in range(players)]}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "s"), "desk", NOW)
    return journal


def test_the_journal_of_an_elimination() -> None:
    """The draw sets the rounds, draws wait for their decision, and what a later round rests on cannot be corrected."""
    journal = begun(4)
    assert journal.state.rounds == 2
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    journal.append("publish", {"round": 1}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 1, "result": "1-0"}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 2, "result": "1/2"}, "desk", NOW)
    with pytest.raises(NotReadyError, match="drawn_without_decision"):
        pair_data(journal.state)
    with pytest.raises(RefusedError, match="open_game_at_closing"):
        journal.append("close", {}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 2, "result": "1/2 1/2"}, "desk", NOW)
    decided = draw_lot_result(journal.state, 1, 2)
    assert decided in ("1/2 1/2 lot 1-0", "1/2 1/2 lot 0-1")
    journal.append("result", {"round": 1, "encounter": 2, "result": decided}, "desk", NOW)
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    with pytest.raises(BadDocumentError, match="eliminated_plays"):
        journal.append("correct", {"round": 1, "encounter": 1, "result": "0-1"}, "desk", NOW)
    journal.append("correct", {"round": 1, "encounter": 1, "result": "1-0f"}, "desk", NOW)
    journal.append("publish", {"round": 2}, "desk", NOW)
    journal.append("result", {"round": 2, "encounter": 1, "result": "1-0"}, "desk", NOW)
    journal.append("close", {}, "desk", NOW)


def test_the_lot_after_a_draw_falls_both_ways() -> None:
    found = set()
    for seed in range(12):
        journal = begun(4)
        journal.append("draw", draw_data(journal.state, str(seed)), "desk", NOW)
        journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
        journal.append("result", {"round": 1, "encounter": 1, "result": "1/2"}, "desk", NOW)
        found.add(draw_lot_result(journal.state, 1, 1))
    assert found == {"1/2 lot 1-0", "1/2 lot 0-1"}


@pytest.mark.parametrize(
    ("history", "code"),
    [
        (["1-2 1:0, 3-4 1:0", "2-3 1:0"], "eliminated_plays"),
        (["1-2 1:0"], "still_in_but_not_seated"),
        (["1-2 ?, 3-4 1:0", "1-3 1:0"], "undecided_before_next_round"),
    ],
)
def test_a_history_that_cannot_be_is_refused(history: list[str], code: str) -> None:
    with pytest.raises(BadDocumentError, match=code):
        opened(knock_out(4, history))


def test_pairs_across_two_brackets_and_rounds_too_many_are_refused() -> None:
    rounds = ["1-2 1:0, 3-4 1:0", "1-2 1:0, 3-4 1:0"]
    with pytest.raises(BadDocumentError, match="of_different_brackets"):
        opened(knock_out(4, rounds, placing="third_place"))
    with pytest.raises(BadDocumentError, match="elimination_is_shorter"):
        opened(knock_out(4, rounds=3))
    assert all(a > b for a, b in pairwise(survivors_by_round(4096, Form.DIRECT)))


def test_k7_check_cites_the_rule_of_colours_where_only_they_are_wrong() -> None:
    tournament, system = opened(knock_out(4, ["2-1 1:0, 3-4 1:0"]))
    (turned,) = system.differences(tournament, 1)
    assert (turned.reasons[0].code, turned.reasons[0].reading) == ("white_lower_number", "K7")
    assert turned.published == tournament.history[0].games[0]._replace(result=None)


def test_k4_the_brackets_are_drawn_when_one_is_left_in_the_recovery() -> None:
    """Two return from it: whoever is alone there in a round has nobody to meet, and the brackets show him."""
    journal = read_journal((WRITTEN_BY / "0.2" / "journals" / "elimination-with-two-returning.journal").read_text())
    tournament, system = journal.state.tournament, journal.state.system
    assert isinstance(system, HasBrackets)
    (recovery,) = [tree for tree in system.brackets(tournament) if tree.kind == "recovery"]
    assert any(tie.alone for column in recovery.columns for tie in column)
    assert bracket_pairs((2,)) == ([], (2,))


def test_k9_a_match_of_two_games_is_replayed_with_one() -> None:
    """Doppia partita, Art. 3: 3-1 is won; 2-2 is drawn, and a replay of one game or the lot decides (Art. 5)."""
    document = knock_out(4, match="double")
    document["history"] = [{"round": 1, "games": [{"white": 1, "black": 2, "result": "1-3"}], "rests": []}]
    document["history"][0]["games"].append({"white": 3, "black": 4, "result": "2-2"})
    tournament, system = opened(document)
    with pytest.raises(NotReadyError, match="drawn_without_decision"):
        system.pair(tournament)
    for code, winner in {"2-2 1-0": 3, "2-2 1/2 0-1": 4, "2-2 lot 1-0": 3, "2-2 0-1f": 4}.items():
        document["history"][0]["games"][1]["result"] = code
        tournament, system = opened(document)
        assert {(game.white, game.black) for game in system.pair(tournament).games} == {(2, winner)}, code
        assert system.explain(tournament, 2).intro[0].code == "second_game_swaps_colours"
    assert result_of("2-2 1/2 0-1").games == ((1, 1), (1, 1), (1, 1), (0, 2))
    assert [game.code for game in result_of("2-2 1/2 0-1").games_played] == ["2-2", "1/2", "0-1"]


@pytest.mark.parametrize(("match", "code"), [("double", "1/2"), ("double", "1/2 1-0"), ("single", "2-2 1-0")])
def test_k9_results_of_the_other_form_are_refused(match: str, code: str) -> None:
    document = knock_out(2, match=match)
    document["history"] = [{"round": 1, "games": [{"white": 1, "black": 2, "result": code}], "rests": []}]
    with pytest.raises(BadDocumentError, match="impossible_result"):
        opened(document)


@pytest.mark.parametrize("table", ["general", "table_a"])
def test_k9_the_general_table_and_table_a_can_be_announced_for_a_cup(table: str) -> None:
    """Capo XIV, table 4: «valevoli solo per incontri su due partite»."""
    rules: dict[str, Any] = {"openings": "one_a_round", "opening_table": table}
    opened(knock_out([{"title": "M"}] * 4, match="double", **rules))
    with pytest.raises(BadDocumentError, match="table_for_two_games"):
        opened(knock_out([{"title": "M"}] * 4, **rules))


CATEGORIES = [{"title": title} for title in ("CM", "R", "N", "N")]


@pytest.mark.parametrize("handicap", ["first_system", "first_system_transfer", "second_system"])
@pytest.mark.parametrize(("match", "drawn", "won"), [("single", "1/2", "1-0"), ("double", "2-2", "3-1")])
def test_k10_a_draw_of_the_unequal_is_decided_by_the_handicap(handicap: str, match: str, drawn: str, won: str) -> None:
    """CM and R draw: 1 to 1½, or 3 to 7, so R goes on. N and N draw: equal, so it is replayed."""
    document = knock_out(CATEGORIES, handicap=handicap, match=match)
    games = [{"white": 1, "black": 2, "result": drawn}, {"white": 4, "black": 3, "result": f"{drawn} 0-1"}]
    document["history"] = [{"round": 1, "games": games, "rests": []}]
    tournament, system = opened(document)
    assert {frozenset((game.white, game.black)) for game in system.pair(tournament).games} == {frozenset((2, 3))}
    verify(write_data(tournament), system.certificate(tournament))
    assert write_data(tournament)["history"][0]["games"][0]["result"] == f"{drawn} handicap 0-1"
    games[1]["result"] = drawn
    tournament, system = opened(document)
    with pytest.raises(NotReadyError, match="drawn_without_decision"):
        system.pair(tournament)
    games[0]["result"], games[1]["result"] = won, f"{drawn} lot 1-0"
    tournament, system = opened(document)
    assert {game.white + game.black for game in system.pair(tournament).games} == {5}, "who wins goes on: 1, and 4"


def test_k10_second_system_numbers_are_drawn_strongest_first() -> None:
    """Secondo sistema, Art. 1: «cominciando dai giocatori più forti»; with a lot among equals."""
    titles = ["P", "CM", "R", "M", "N", "M", "R", "P", "N"]
    players = [{"title": title, "name": str(number)} for number, title in enumerate(titles)]
    seen = set()
    for seed in "abcdefgh":
        tournament, system = opened(knock_out(players, handicap="second_system"))
        order, _ = system.draw_numbers(tournament, seed)
        assert [player.title for player in order] == sorted(titles, key=["M", "CM", "N", "R", "P"].index)
        seen.add(tuple(player.name for player in order[:2]))
    assert seen == {("3", "5"), ("5", "3")}, "a lot among equals"
    tournament, system = opened(knock_out(players, handicap="first_system"))
    assert len({system.draw_numbers(tournament, seed)[0][0].title for seed in "abcdefgh"}) > 2, "drawn as usual"


def test_k10_the_journal_writes_what_the_handicap_decides() -> None:
    """And it stays what it was when a category is corrected later; a corrected result counts as things are then."""
    journal = journal_from_tournament(opened(knock_out(CATEGORIES, handicap="second_system"))[0], "import", NOW)
    boards = [{"white": 1, "black": 2}, {"white": 3, "black": 4}]
    journal.append("pair", {"round": 1, "encounters": boards, "rests": []}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 1, "result": "1/2"}, "desk", NOW)
    journal.append("result", {"round": 1, "encounter": 2, "result": "1/2"}, "desk", NOW)
    assert [game.result for game in journal.state.paired_rounds[0].games] == ["1/2 handicap 0-1", "1/2"]
    journal.append("result", {"round": 1, "encounter": 2, "result": "1/2 0-1"}, "desk", NOW)
    journal.append("edit", {"player": 1, "title": "P"}, "desk", NOW)
    assert journal.state.paired_rounds[0].games[0].result == "1/2 handicap 0-1"
    journal.append("correct", {"round": 1, "encounter": 1, "result": "1/2"}, "desk", NOW)
    assert journal.state.paired_rounds[0].games[0].result == "1/2 handicap 1-0"


def test_k10_an_elimination_without_a_handicap_knows_no_such_result() -> None:
    document = knock_out(2)
    document["history"] = [{"round": 1, "games": [{"white": 1, "black": 2, "result": "1/2 handicap 0-1"}], "rests": []}]
    with pytest.raises(BadDocumentError, match="impossible_result"):
        opened(document)


def test_k4_once_somebody_has_won_nothing_is_missing() -> None:
    """A recovery of six takes six rounds or seven: where the sixth decides it nobody has to play on."""
    document = knock_out(6, form="recovery", rounds=6)
    for _ in played_out(document, lambda white, black: "1-0" if white < black else "0-1"):
        pass
    tournament, system = opened(document)
    assert isinstance(system, Elimination)
    assert len(tournament.history) <= 6 and system.has_a_winner(tournament)
    assert "elimination_is_longer" not in [reason.code for reason in system.warnings(tournament)]
