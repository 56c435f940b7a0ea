"""FID girone all'italiana, article by article, against the federation's printed tables."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.cli.context import CommandContext
from tabellone.cli.standings import run_standings
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.ranking.buholz import Buholz
from tabellone.engine.ranking.prizes import divide_prizes
from tabellone.engine.rating.event import rate_event
from tabellone.engine.reasons import BadDocumentError, NotReadyError, Reason
from tabellone.engine.systems.round_robin.ranking import quotient, split_by_single_results, technical_ranking
from tabellone.engine.systems.round_robin.table import meeting_round, rounds_per_leg, table_round
from tabellone.formats.document import write_data
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, pair_data
from tests.events.notation import event, opened, shown
from tests.events.seats import games
from tests.literal.sonneborn_berger import literally_by_b
from tests.places import DATA
from verify_certificate import verify

PRINTED = json.loads((DATA / "fid_round_robin.json").read_text())
NOW = "2026-01-01T10:00:00+00:00"
SHARED_TWICE = [
    "1-6 0:1, 2-5 =, 3-4 1:0",
    "6-4 0:1, 5-3 1:0, 1-2 =",
    "2-6 1:0, 3-1 =, 4-5 1:0",
    "6-5 0:1, 1-4 =, 2-3 =",
    "3-6 =, 4-2 1:0, 5-1 0:1",
]
"""Two places that two players share."""


def girone(players: int | list[dict[str, Any]], rounds: int, history: list[str] | None = None, **more: Any) -> Any:
    return event(players, rounds, history, system="round-robin", **more)


def test_r1_all_printed_tables() -> None:
    """Tables 8 (numbers) and 9 (letters): pairs, colours and the order within the round, from 4 to 24 players."""
    assert [len(table) for table in PRINTED["numbers"]] == [len(table) for table in PRINTED["letters"]]
    for numbers, letters in zip(PRINTED["numbers"], PRINTED["letters"], strict=True):
        players = len(numbers) + 1
        for number, (in_numbers, in_letters) in enumerate(zip(numbers, letters, strict=True), 1):
            pairs = table_round(players, number)
            assert " ".join(f"{white}-{black}" for white, black in pairs) == in_numbers
            assert " ".join(f"{chr(64 + white)}-{chr(64 + black)}" for white, black in pairs) == in_letters
            assert pairs == [tuple(pair) for pair in table_round(players - 1, number)]
    assert sum(len(PRINTED[kind]) for kind in ("numbers", "letters")) == 22


@given(st.integers(2, 60))
def test_r1_everybody_meets_everybody_once_with_colours_in_balance(players: int) -> None:
    met: set[frozenset[int]] = set()
    whites = dict.fromkeys(range(1, players + 2), 0)
    for number in range(1, rounds_per_leg(players) + 1):
        for white, black in table_round(players, number):
            assert meeting_round(players, white, black) == number
            assert frozenset((white, black)) not in met
            met.add(frozenset((white, black)))
            whites[white] += 1
    highest = players + players % 2
    assert len(met) == highest * (highest - 1) // 2
    assert all(abs(2 * whites[n] - (highest - 1)) == 1 for n in range(1, highest + 1))


def test_r1_a_published_event_of_six() -> None:
    """Maniago 2012: pairs and colours of table 2 in every round."""
    assert shown(girone(6, 5)) == "1-6, 2-5, 3-4"
    assert shown(girone(6, 5, ["1-6 =, 2-5 =, 3-4 ="])) == "6-4, 5-3, 1-2"


def test_r2_odd_number_whoever_would_meet_the_highest_rests_without_points() -> None:
    assert shown(girone(5, 5)) == "2-5, 3-4, rt 1"
    tournament, system = opened(girone(5, 5, ["2-5 1:0, 3-4 1:0, rt 1"]))
    assert next(line.points.units for line in system.standings(tournament) if line.player == 1) == 0
    assert system.explain(tournament.as_before_pairing(1), 1).opponent.code == "meets_the_missing"


def test_r3_art_6_the_lowest_rating_rests_in_the_last_round() -> None:
    players = [{"name": f"P{n}", "rating": rating} for n, rating in enumerate([900, 300, 700, 500, 800])]
    tournament, system = opened(girone(players, 5, lowest_rests_last=True))
    order, _ = system.draw_numbers(tournament, "seme")
    assert [p.rating for p in order][2] == 300  # number 3 = 6/2
    assert table_round(5, 5)[0] == (3, 6)


def test_r4_sonneborn_berger_a() -> None:
    """Twice the points of those beaten, once of those drawn with."""
    tournament, _ = opened(girone(4, 3, ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]))
    # points: 1 has 5, 2 has 4, 3 has 1, 4 has 2
    assert Buholz(tournament).points == {1: 5, 2: 4, 3: 1, 4: 2}
    assert quotient(tournament, 1) == 2 * 2 + 4 + 2 * 1
    assert quotient(tournament, 2) == 1 + 5 + 2 * 2


def test_r5_sonneborn_berger_b_first_example() -> None:
    """Third and fourth are equal: the result with the first decides, then with the second, then between the two."""
    tournament, _ = opened(girone(4, 3, ["1-4 1:0, 2-3 1:0", "4-3 =, 1-2 =", "2-4 1:0, 3-1 ="]))
    found = Buholz(tournament)
    # 3 drew with the first and lost to the second, 4 lost to both: the first decides
    assert split_by_single_results(found, [[1], [2], [3, 4]]) == [[1], [2], [3], [4]]
    tournament, _ = opened(girone(4, 3, ["1-4 1:0, 2-3 1:0", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]))
    assert split_by_single_results(Buholz(tournament), [[1], [2], [3, 4]])[2:] == [[4], [3]]  # the direct encounter


def test_r5_sonneborn_berger_b_second_example() -> None:
    """First and second are equal: their own encounter comes first, then the third, the fourth …"""
    tournament, _ = opened(girone(4, 3, ["1-4 =, 2-3 =", "4-3 =, 1-2 0:1", "2-4 =, 3-1 ="]))
    assert split_by_single_results(Buholz(tournament), [[1, 2], [3], [4]])[:2] == [[2], [1]]
    tournament, _ = opened(girone(4, 3, ["1-4 1:0, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="]))
    assert split_by_single_results(Buholz(tournament), [[1, 2], [3], [4]])[:2] == [[1], [2]]  # the fourth decides


def test_r5_who_was_separated_from_three_or_more_stays_an_opponent_at_his_new_place() -> None:
    """1, 2, 3 and 4 are equal: among themselves 4 has five points, 1 and 2 three each, 3 one; between 1 and 2 the
    result with 4, who now stands above them, decides before their own encounter.
    """
    history = ["1-6 =, 2-5 =, 3-4 0:1", "6-4 =, 5-3 =, 1-2 0:1", "2-6 =, 3-1 0:1, 4-5 =", "6-5 =, 1-4 =, 2-3 =",
               "3-6 =, 4-2 1:0, 5-1 ="]  # fmt: skip
    tournament, _ = opened(girone(6, 5, history))
    # among the four: 1 has 0 + 2 + 1, 2 has 2 + 1 + 0, 3 has 0 + 0 + 1, 4 has 2 + 1 + 2
    found = split_by_single_results(Buholz(tournament), [[1, 2, 3, 4], [5], [6]])
    assert found[:4] == [[4], [1], [2], [3]]  # 1 drew with 4, 2 lost to him, though 2 has beaten 1


@pytest.mark.parametrize("seed", range(10))
def test_r5_every_group_is_separated_as_with_a_pencil(seed: int) -> None:
    chance = random.Random(seed)
    deeper = 0
    for _ in range(60):
        count = chance.choice([4, 6, 7, 8, 10])
        lines, results = [], {}  # type: list[str], dict[tuple[int, int], int]
        for number in range(1, rounds_per_leg(count) + 1):
            games = [(w, b) for w, b in table_round(count, number) if max(w, b) <= count]
            texts = []
            for white, black in games:
                points = chance.choice([0, 1, 1, 1, 2])
                results[white, black], results[black, white] = points, 2 - points
                texts.append(f"{white}-{black} {['0:1', '=', '1:0'][points]}")
            resting = [w + b - count - 1 for w, b in table_round(count, number) if max(w, b) > count]
            lines.append(", ".join(texts) + "".join(f", rt {player}" for player in resting))
        players = list(range(1, count + 1))
        chance.shuffle(players)
        cuts = sorted(
            chance.sample(range(1, count), chance.randint(0, count // 2))
        )  # ties of any size, several of them
        ranking = [sorted(players[a:b]) for a, b in pairwise([0, *cuts, count]) if b - a <= 6]
        if sum(map(len, ranking)) < count:
            continue
        found = split_by_single_results(Buholz(opened(girone(count, rounds_per_leg(count), lines))[0]), ranking)
        assert found == literally_by_b(results, ranking), (ranking, results)
        deeper += len(found) > len(ranking) + 1
    assert deeper > 10


@pytest.mark.parametrize(
    ("name", "circle", "cup"), [("sb_b_circle", {2, 4, 5, 6}, {2, 5}), ("sb_b_circle_7", {1, 3, 5, 7}, {3, 5})]
)
def test_r5_ties_that_depend_on_each_other_in_a_circle_are_left_to_the_lot(
    name: str, circle: set[int], cup: set[int]
) -> None:
    """Settled one after the other, the first tie would come out differently once the second is settled."""
    tournament, system = opened(json.loads((DATA / "faults" / f"{name}.json").read_text()))
    lines = system.standings(tournament)
    told = {line.player for line in lines if "single_results_in_a_circle" in codes(system, tournament, line.player)}
    assert cup <= told <= circle
    waiting = next(line for line in lines if line.player in cup)
    assert set(waiting.tied_with) == cup


def codes(system: Any, tournament: Any, player: int) -> list[str]:
    return [reason.code for reason in system.explain_place(tournament, player)]


def test_r5_a_win_over_one_who_has_withdrawn_is_a_result() -> None:
    """3 beat 4, who then left: 1 and 2 have an RR against 4. All three took two points from him: he parts nobody.

    1, 2 and 3 drew with each other, so all three have four points and are equal in everything.
    """
    history = ["1-2 =, 3-4 1:0", "2-3 =, rr 1/4", "1-3 =, rr 2/4"]
    players: list[dict[str, Any]] = [{} for _ in range(4)]
    players[3]["leaves"] = 1
    tournament, _ = opened(girone(players, 3, history))
    assert split_by_single_results(Buholz(tournament), [[1, 2, 3], [4]]) == [[1, 2, 3], [4]]


def test_r5_ex_aequo_of_another_place_are_compared_with_one_by_one_in_their_order() -> None:
    """2 B: «con i singoli giocatori nell'ordine di classifica». 4 is first, then 3 before 1, who share the second
    place: 3 beat the first, 1 drew with him. Of 2 and 5, who share the fourth, both lost to the first; with the second,
    who is 3, the one drew and the other won, so that 5 comes before 2 though together 3 and 1 gave them the same.
    """
    ranking = technical_ranking(opened(girone(6, 5, SHARED_TWICE))[0])
    assert [(line.place, line.player) for line in ranking][:5] == [(1, 4), (2, 3), (2, 1), (4, 5), (4, 2)]


def test_r6_equal_after_a_share_the_place() -> None:
    tournament, system = opened(girone(4, 3, ["1-4 =, 2-3 =", "4-3 =, 1-2 =", "2-4 =, 3-1 ="]))
    assert [(line.place, line.is_shared) for line in system.standings(tournament)] == [(1, True)] * 4
    assert {reason.code for reason in system.explain_place(tournament, 1)} == {
        "working_sonneborn",
        "shares_place",
        "tie_open",
    }


def test_r7_ridotto_supposed_rounds_are_drawn_and_left_out_of_the_quotient() -> None:
    document = girone(4, 3, supposed="first_round")
    tournament, system = opened(document)
    assert [game.result for game in system.pair(tournament).games] == ["1/2", "1/2"]
    document = girone(4, 3, ["1-4 =, 2-3 =", "4-3 1:0, 1-2 1:0"], supposed="first_round")
    tournament, _ = opened(document)
    assert quotient(tournament, 1) == 2 * 1  # 2 has the supposed draw: one point; the draw with 4 is left out
    plain = opened(girone(4, 3, ["1-4 =, 2-3 =", "4-3 1:0, 1-2 1:0"]))[0]
    assert quotient(plain, 1) == 2 * 1 + 3


def test_r8_double_game_points_of_the_match_then_of_the_games() -> None:
    """Art. 3 and 4: 4-0 and 3-1 are two points, 2-2 one; level on points, the games decide before the quotient."""
    history = ["1-4 4:0, 2-3 3:1", "4-3 2:2, 1-2 2:2", "2-4 3:1, 3-1 0:4"]
    document = girone(4, 3, match="double")
    document["history"] = [
        {"round": n, "games": [
            {"white": int(p[0]), "black": int(p[2]), "result": p[4:].replace(":", "-")} for p in text.split(", ")
        ]}
        for n, text in enumerate(history, 1)
    ]  # fmt: skip
    tournament, system = opened(document)
    lines = system.standings(tournament)
    assert [(line.player, line.points.units) for line in lines[:2]] == [(1, 5), (2, 5)]
    assert [
        a and a.units for line in lines[:2] for name, a in line.tie_breaks.items() if name.value == "game_points"
    ] == [
        10,
        8,
    ]
    with pytest.raises(BadDocumentError, match="impossible_result"):
        opened(girone(4, 3, ["1-4 1:0, 2-3 ="], match="double"))
    with pytest.raises(BadDocumentError, match="impossible_result"):
        opened({**document, "rules": {}})


def test_r9_two_legs_colours_exchanged_and_quotients_added() -> None:
    history = ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]
    document = girone(4, 6, history, legs="two")
    assert shown(document) == "4-1, 3-2"
    document = girone(4, 6, [*history, "4-1 1:0, 3-2 ="], legs="two")
    tournament, _ = opened(document)
    # the first leg as in R4; in the second 4 beat 1, and 2 and 3 have a point each
    assert quotient(tournament, 2) == (1 + 5 + 2 * 2) + 1
    assert quotient(tournament, 1) == (2 * 2 + 4 + 2 * 1) + 0


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_round_of_two_legs_is_verified_without_the_program(players: int) -> None:
    """The separate verifier knows the tables by itself; a withdrawal and a struck player in between."""
    document = girone(players, 2 * rounds_per_leg(players), legs="two")
    document["players"][0]["leaves"], document["players"][1]["leaves"] = 2, 3
    document["players"][1]["struck"] = True
    for number in range(1, document["rounds"] + 1):
        tournament, system = opened(document)
        certificate = system.certificate(tournament)
        verify(document, certificate)
        with pytest.raises(SystemExit):
            verify(document, {**certificate, "games": [*certificate["games"], {"white": 1, "black": 2}]})
        games = [{**game, "result": "1-0"} for game in certificate["games"]]
        document["history"].append({"round": number, "games": games, "rests": certificate["rests"]})


def test_a_table_has_so_many_rounds() -> None:
    with pytest.raises(BadDocumentError, match="round_robin_is_shorter"):
        opened(girone(6, 6))
    tournament, system = opened(girone(6, 4))
    assert [reason.code for reason in system.warnings(tournament)] == ["round_robin_is_longer"]


def refused_at_the_end(document: Any) -> Reason:
    tournament, system = opened(document)
    with pytest.raises(NotReadyError) as refusal:
        system.pair(tournament)
    return refusal.value.reason


def test_at_the_end_of_a_girone_only_what_can_be_done_is_advised() -> None:
    """Four players meet in three rounds, in six with a second leg; a fourth round of one leg is refused."""
    history = ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]
    complete = refused_at_the_end(girone(4, 3, history))
    assert (complete.code, complete.args) == ("girone_complete", {"rounds": 3, "both": 6})
    advised = girone(4, 6, history, legs="two")
    assert shown(advised) == "4-1, 3-2"
    back = ["4-1 1:0, 3-2 =", "3-4 1:0, 2-1 =", "4-2 1:0, 1-3 0:1"]
    assert refused_at_the_end(girone(4, 6, [*history, *back], legs="two")).code == "both_legs_complete"
    assert refused_at_the_end(girone(4, 2, history[:2])).code == "all_rounds_played"
    assert shown(girone(4, 3, history[:2])) == "2-4, 3-1"


def test_r9_the_colours_of_the_second_leg_rest_on_the_article_about_two_legs() -> None:
    """«Prima deve concludersi un girone, poi l'altro, invertendo il colore»: not on Art. 4 of the girone."""
    history = ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]
    for played_so_far, cited in ((history[:1], ("Art. 4", "R1")), (history, ("Andata e ritorno, Art. 1", "R9"))):
        tournament, system = opened(girone(4, 6, played_so_far, legs="two"))
        colour = system.explain(tournament, 1).colour
        assert colour is not None and (colour.article, colour.reading) == cited


def test_r8_an_explanation_says_that_the_colours_are_exchanged_in_the_second_game() -> None:
    """1-4 is the first pair of the table for four: 4 has White in the second game; one game has no second."""
    for match, said in (("single", []), ("double", [("second_game_swaps_colours", "R8", {"player": 4})])):
        tournament, system = opened(girone(4, 3, match=match))
        intro = system.explain(tournament, 1).intro
        assert [(reason.code, reason.reading, reason.args) for reason in intro] == said


def doubts(document: Any) -> list[tuple[str, dict[str, Any]]]:
    tournament, system = opened(document)
    return [(reason.code, dict(reason.args)) for reason in system.warnings(tournament)]


def test_art_1_two_who_met_twice_in_one_leg_are_told() -> None:
    """«una sola volta»: 1-4 in rounds 1 and 2; with a second leg the same two meet once in each."""
    history = ["1-4 1:0, 2-3 =", "4-1 1:0, 3-2 =", "2-4 1:0, 3-1 0:1"]
    twice = [
        ("met_twice_in_a_leg", {"player": white, "opponent": black, "round": 1, "again": 2})
        for white, black in ((4, 1), (3, 2))
    ]
    assert doubts(girone(4, 3, history)) == twice
    right = ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 =", "2-4 1:0, 3-1 0:1"]
    assert doubts(girone(4, 6, [*right, "4-1 1:0, 3-2 ="], legs="two")) == []


def test_r11_a_player_struck_after_half_of_his_games_is_told() -> None:
    """Of four, everybody has three games: two are more than half, one is less; of five in five rounds four, so two."""
    history = ["1-4 1:0, 2-3 =", "4-3 1:0, 1-2 ="]
    for rounds, late in ((1, []), (2, [("struck_after_half", {"player": 2, "games": 2})])):
        document = girone(4, 3, history[:rounds])
        document["players"][1] |= {"leaves": rounds, "struck": True}
        assert doubts(document) == late
    odd = girone(5, 5, ["2-5 1:0, 3-4 =, rt 1", "5-3 =, 1-2 =, rt 4"])
    odd["players"][0] |= {"leaves": 2, "struck": True}
    assert doubts(odd) == []
    odd["players"][0] |= {"struck": False}
    odd["players"][1] |= {"leaves": 2, "struck": True}
    assert doubts(odd) == [("struck_after_half", {"player": 2, "games": 2})]


def played(journal: Journal, rounds: int) -> None:
    for _ in range(rounds):
        event_ = journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
        for board in range(1, len(event_.data["encounters"]) + 1):
            journal.append("result", {"round": event_.data["round"], "encounter": board, "result": "1-0"}, "desk", NOW)


def begun(players: int) -> Journal:
    journal = Journal()
    journal.append("create", {"name": "G", "system": "round-robin", "rules": {}, "rounds": 1}, "desk", NOW)
    journal.append("enrol", {"players": [{"name": f"P{n}"} for n in range(players)]}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "s"), "desk", NOW)
    return journal


def test_withdrawal_the_games_left_are_lost_by_forfeit_or_the_player_is_struck() -> None:
    """The draw sets the rounds; who leaves is beaten by all still to come, or struck before half of his games."""
    journal = begun(6)
    assert journal.state.rounds == 5
    played(journal, 1)
    leaving = journal.state.id_of[2]
    journal.append("withdraw", {"player": leaving, "strike": True}, "desk", NOW)
    played(journal, 1)
    tournament = journal.state.tournament
    assert [(r.player, r.kind) for r in tournament.history[1].rests] == [(1, "rt")]
    assert {line.player: line.points.units for line in journal.state.system.standings(tournament)}[2] == 0
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament
    assert opened(json.loads(json.dumps(write_data(tournament))))[0] == tournament
    journal = begun(6)
    played(journal, 1)
    journal.append("withdraw", {"player": journal.state.id_of[2]}, "desk", NOW)
    played(journal, 1)
    assert [(r.player, r.kind, r.against) for r in journal.state.tournament.history[1].rests] == [(1, "rr", 2)]
    played(journal, 2)
    with pytest.raises(RefusedError, match="played_half"):
        journal.append("withdraw", {"player": journal.state.id_of[3], "strike": True}, "desk", NOW)


def test_r11_who_was_struck_shares_neither_a_place_nor_a_prize() -> None:
    """Technical ranking a) to c) speak of competitors «al termine»: 1, with no point, is third of three there are."""
    document = event(4, 3, ["1-4 1:0, 2-3 1:0", "2-1 1:0"], system="round-robin")
    document["players"][3] |= {"leaves": 1, "struck": True}
    document["history"][1]["rests"] = [{"player": 3, "kind": "rt"}]
    document["history"].append({"round": 3, "games": [{"white": 3, "black": 1, "result": "1-0"}]})
    document["history"][2]["rests"] = [{"player": 2, "kind": "rt"}]
    document["prizes"] = [{"place": 3, "cents": 500}, {"place": 4, "cents": 500}, {"place": 3, "thing": "Coppa"}]
    tournament, system = opened(document)
    lines = system.standings(tournament)
    assert [(line.place, line.player, line.points.units, line.is_shared) for line in lines] == [
        *((1, 2, 4, False), (2, 3, 2, False), (3, 1, 0, False), (4, 4, 0, False)),
    ]
    shared = divide_prizes(tournament.prizes, lines, tournament.players)
    assert [(award.player, award.cents, award.things) for award in shared.awards] == [(1, 500, ("Coppa",))]
    assert (shared.pending, [prize.place for prize in shared.unassigned]) == ([], [4])


def test_a_withdrawn_player_may_come_back_and_the_document_is_still_one() -> None:
    journal = begun(6)
    played(journal, 1)
    journal.append("withdraw", {"player": journal.state.id_of[2]}, "desk", NOW)
    played(journal, 1)
    journal.append("return", {"player": journal.state.id_of[2]}, "desk", NOW)
    tournament = journal.state.tournament
    assert opened(json.loads(json.dumps(write_data(tournament))))[0] == tournament
    played(journal, 1)
    assert not journal.state.tournament.history[2].rests


def test_what_cannot_be_changed_once_it_is_used() -> None:
    """One game or two an encounter after the first result; a player of the table, or one somebody rested against."""
    journal = begun(4)
    played(journal, 1)
    with pytest.raises(RefusedError, match="results_of_other_kind"):
        journal.append("settings", {"rules": {"match": "double"}}, "desk", NOW)
    journal = begun(4)
    journal.append("withdraw", {"player": 1}, "desk", NOW)
    played(journal, 1)
    with pytest.raises(RefusedError, match="has_been_in_a_round"):
        journal.append("remove", {"player": 1}, "desk", NOW)


def test_r7_supposed_rounds_of_two_games_are_drawn_too() -> None:
    tournament, system = opened(girone(4, 3, supposed="first_round", match="double"))
    assert [game.result for game in system.pair(tournament).games] == ["2-2", "2-2"]


def ridotto(**rules: str) -> Journal:
    journal = Journal()
    data = {"name": "R", "system": "round-robin", "rules": {"supposed": "first_round", **rules}, "rounds": 1}
    journal.append("create", data, "desk", NOW)
    journal.append("enrol", {"players": [{"name": f"P{n}"} for n in range(4)]}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "s"), "desk", NOW)
    return journal


def test_r7_a_supposed_round_has_its_results_once_it_is_formed_and_no_others() -> None:
    """«considerare come terminate pari le partite di uno o due turni di gioco, che in realtà non vengono giocati»"""
    journal = ridotto()
    journal.append(
        "pair", {"round": 1, "encounters": games([1, 2], [3, 4])}, "desk", NOW
    )  # by hand, without a word of results
    assert [board.result for board in journal.state.paired_rounds[0].games] == ["1/2", "1/2"]
    for kind, code in (("result", "1-0"), ("correct", "0-1"), ("correct", "1-0f"), ("correct", None)):
        with pytest.raises(RefusedError, match="supposed_round"):
            journal.append(kind, {"round": 1, "encounter": 1, "result": code}, "desk", NOW)
    with pytest.raises(RefusedError, match="supposed_rounds_paired"):
        journal.append("settings", {"rules": {"supposed": "no_round"}}, "desk", NOW)
    with pytest.raises(RefusedError, match="supposed_round"):
        journal.append("replace", {"round": 1, "encounters": games([1, 3, "1-0"], [2, 4])}, "desk", NOW)
    journal.append("replace", {"round": 1, "encounters": games([1, 3], [2, 4])}, "desk", NOW)  # nothing has been played
    assert [board.result for board in journal.state.paired_rounds[0].games] == ["1/2", "1/2"]
    journal.append("unpair", {"round": 1}, "desk", NOW)
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    played(journal, 1)
    with pytest.raises(RefusedError, match="round_has_results"):
        journal.append("unpair", {"round": 2}, "desk", NOW)
    tournament = journal.state.tournament
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


def test_r7_a_supposed_round_says_that_it_is_not_played() -> None:
    tournament, system = opened(girone(4, 3, supposed="first_round"))
    assert [(r.code, r.as_data()["round"]) for r in system.pair(tournament).remarks] == [("round_supposed", 1)]
    assert [r.code for r in system.explain(tournament, 1).intro] == ["round_supposed"]
    later = opened(girone(4, 3, ["1-4 =, 2-3 ="], supposed="first_round"))[0]
    assert not system.pair(later).remarks


def test_r7_a_document_has_draws_in_a_supposed_round_and_nothing_else() -> None:
    """`null` is what an earlier version wrote there: it is a draw all the same."""
    tournament, _ = opened(girone(4, 3, ["1-4 ?, 2-3 ="], supposed="first_round"))
    assert [game.result for game in tournament.history[0].games] == ["1/2", "1/2"]
    with pytest.raises(BadDocumentError, match="supposed_round"):
        opened(girone(4, 3, ["1-4 1:0, 2-3 ="], supposed="first_round"))


def test_r7_standings_name_the_supposed_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for history, named in ([], False), (["1-4 =, 2-3 ="], True):
        file = tmp_path / "ridotto.json"
        file.write_text(json.dumps(girone(4, 3, history, supposed="first_round")))
        run_standings(CommandContext("it"), str(file))
        assert ("Turni supposti, dati pari e non giocati: 1" in capsys.readouterr().out) == named


def test_r7_supposed_games_are_not_rated() -> None:
    """Nobody played them: only the second round gives anybody a game."""
    tournament, _ = opened(girone(4, 3, ["1-4 =, 2-3 =", "4-3 1:0, 1-2 1:0"], supposed="first_round"))
    rated = rate_event(tournament, DraughtsGame.ITALIAN)
    assert {line.player: [game.round for game in line.games] for line in rated} == {n: [2] for n in (1, 2, 3, 4)}


def test_check_answers_a_board_with_what_is_published_on_it() -> None:
    """The table gives 1-6, 2-5, 3-4: on board 2 it is 5-6 that was published, not 2-1 of another board."""
    tournament, system = opened(girone(6, 5, ["2-1 =, 5-6 =, 3-4 ="]))
    found = system.differences(tournament, 1)
    assert [(d.board, d.expected, d.published) for d in found] == [
        (1, Game(1, 6), Game(2, 1)), (2, Game(2, 5), Game(5, 6))
    ]  # fmt: skip
    assert {reason.article for d in found for reason in d.reasons} == {"Art. 3"}


def test_check_and_pairs_by_hand() -> None:
    tournament, system = opened(girone(4, 3, ["4-1 =, 2-3 ="]))
    (turned,) = system.differences(tournament, 1)
    assert (turned.reasons[0].code, turned.reasons[0].article) == ("white_by_table", "Art. 4")
    assert turned.published == tournament.history[0].games[0]._replace(result=None)
    games = tournament.history[0].games
    assert [r.code for r in system.rule_violations(tournament.as_before_pairing(1), games, ())] == ["white_by_table"]
    other = opened(girone(4, 3, ["1-2 =, 3-4 ="]))[0].history[0].games
    assert {r.code for r in system.rule_violations(tournament.as_before_pairing(1), other, ())} == {"pair_by_table"}
    assert system.why_not(tournament.as_before_pairing(1), 1, 2).as_data()["round"] == 2
