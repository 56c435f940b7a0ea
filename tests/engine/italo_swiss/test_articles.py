"""FID Capo V, article by article; expected rounds are worked out by hand on the tabellone."""

import json
import random
from typing import Any

import pytest

from tabellone.engine.capabilities import WarnsOfTheDraw
from tabellone.engine.encounters import Game, LateResult
from tabellone.engine.lots import lot_value
from tabellone.engine.matching.lexicographic import Pairing, first_perfect_matching
from tabellone.engine.model import Player, Tournament
from tabellone.engine.phases import require_finished
from tabellone.engine.reasons import BadDocumentError, NoLegalPairingError
from tabellone.engine.settling import is_finished
from tabellone.engine.systems.italo_swiss.colours import choose_white
from tabellone.engine.systems.italo_swiss.history import BLACK, NO_OPPONENT, WHITE, History
from tabellone.engine.systems.italo_swiss.options import ItaloSwissOptions
from tabellone.engine.systems.italo_swiss.solution import RotationSearch, RoundContext, greedy_pairs, search_rotation
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal, invalidated_rounds
from tabellone.journal.requests import draw_data, pair_data
from tests.events.notation import event, opened, paired, shown
from tests.events.random_draughts import played_out, random_event
from tests.literal import italo_swiss as literal_italo_swiss
from tests.places import DATA
from verify_certificate import verify

NOW = "2026-01-01T10:00:00+00:00"
OPEN = json.loads((DATA / "italian_open.json").read_text())


def draughts(players: int | list[dict[str, Any]], rounds: int, history: list[str] | None = None, **more: Any) -> Any:
    return event(players, rounds, history, system="italo-swiss", **more)


def left(number: int, *leaving: tuple[int, int]) -> list[dict[str, Any]]:
    """So many players; some leave after a round."""
    return [{"leaves": dict(leaving)[n]} if n in dict(leaving) else {} for n in range(1, number + 1)]


def test_art_1_advice_on_the_number_of_rounds() -> None:
    """A third to a half is advised, three fewer than the players is the most in special cases."""

    def warned(players: int, rounds: int, **rules: Any) -> list[str]:
        tournament, system = opened(draughts(players, rounds, **rules))
        return [reason.code for reason in system.warnings(tournament)]

    assert warned(12, 4) == warned(12, 6) == []
    assert warned(12, 3) == warned(12, 7) == warned(12, 9) == ["rounds_not_advised"]
    assert warned(12, 10) == ["more_than_special_cases"]
    # Art. 1 counts games; with a rest for everybody (Art. 9) they are one fewer than the rounds
    assert warned(9, 5, odd="rest") == warned(15, 7, odd="rest") == []
    assert warned(15, 5, odd="rest") == warned(9, 7, odd="rest") == ["rounds_not_advised_with_rests"]
    assert warned(9, 9, odd="rest") == ["more_than_special_cases_with_rests"]
    assert warned(12, 4, odd="rest") == []  # an even number: nobody rests


def test_art_1_3_no_pairing_left_ends_the_event() -> None:
    """Four players, three rounds played, one of them leaves nobody to play: here after a withdrawal."""
    history = ["1-2 1:0, 3-4 1:0", "1-3 =, 2-4 =", "4-1 =, 3-2 ="]
    with pytest.raises(BadDocumentError, match="too_many_rounds"):
        opened(draughts(4, 4, history))
    players = left(6, (5, 1), (6, 1))
    history = ["1-2 1:0, 3-4 1:0, 5-6 =", "1-3 =, 2-4 =", "4-1 =, 3-2 ="]
    tournament, system = opened(draughts(players, 4, history))
    with pytest.raises(NoLegalPairingError) as stuck:
        system.pair(tournament)
    assert (stuck.value.reason.code, stuck.value.reason.article) == ("no_pairing_left", "Art. 1.3")
    verify(draughts(players, 4, history), system.certificate(tournament))
    assert is_finished(system, tournament)
    first = [line.player for line in require_finished(system, tournament).standings if line.place == 1]
    assert first == [1, 3]  # 4 points each, quotient 2 + 4 + 2, second quotient 2 x 2 + 4 + 2


def test_art_1_3_an_event_with_a_round_still_to_form_is_not_over() -> None:
    history = ["1-2 1:0, 3-4 1:0"]
    stuck, system = opened(draughts(left(4, (3, 1), (4, 1)), 3, history))
    assert is_finished(system, stuck)
    away_once, system = opened(draughts(4, 3, history, absent=[3, 4]))
    with pytest.raises(NoLegalPairingError):
        system.pair(away_once)
    assert not is_finished(system, away_once)  # 3 and 4 come back
    waiting, system = opened(draughts(left(4, (3, 1), (4, 1)), 3, ["1-2 ?, 3-4 1:0"]))
    assert not is_finished(system, waiting)


def test_art_2_the_draw_is_made_once_and_can_be_repeated() -> None:
    tournament, system = opened(draughts([{"name": name} for name in "ABCDEFG"], 3))
    order, _ = system.draw_numbers(tournament, "festa")
    assert [p.name for p in order] == [p.name for p in system.draw_numbers(tournament, "festa")[0]]
    assert [p.name for p in order] != [p.name for p in system.draw_numbers(tournament, "altra")[0]]
    assert [p.name for p in order] == sorted(
        "ABCDEFG", key=lambda n: lot_value("festa", f"{n}\n{'ABCDEFG'.index(n) + 1}")
    )
    with pytest.raises(BadDocumentError, match="draw_made_once"):
        opened(draughts([{}, {}, {}, {"enters": 2}], 3))


def test_art_3_the_first_round_follows_the_draw() -> None:
    assert shown(draughts(8, 4)) == "1-2, 3-4, 5-6, 7-8"


@pytest.mark.parametrize(
    ("players", "rules", "absent", "expected"),
    [
        (6, {}, [1], "3-2, 5-4, rf 6, absent 1"),
        (6, {}, [2, 5], "1-3, 4-6, absent 2, absent 5"),  # two odd, two even: the lower
        (9, {"odd": "rest"}, [1], "3-2, 5-4, rt 6, rt 7, rt 8, rt 9, absent 1"),
    ],
)
def test_art_17_in_round_1_white_goes_by_the_number_drawn_whoever_is_absent(
    players: int, rules: dict[str, Any], absent: list[int], expected: str
) -> None:
    """«i concorrenti che secondo l'ordine di sorteggio occupano le posizioni (numeri o lettere) dispari»."""
    document = draughts(players, 5, absent=absent, **rules)
    assert shown(document) == expected
    tournament, system = opened(document)
    verify(document, system.certificate(tournament))


def test_art_3_8_9_what_is_said_of_round_1_is_true_with_absences() -> None:
    def said(document: dict[str, Any], player: int) -> str:
        tournament, system = opened(document)
        return system.explain(tournament, player).opponent.code

    moved = draughts(7, 3, absent=[1, 7])
    assert [said(moved, player) for player in (2, 5, 6)] == ["first_round_pair_of_present"] * 2 + [
        "first_round_rf_of_present"
    ]
    last_two_away = draughts(9, 4, absent=[8, 9])
    assert [said(last_two_away, player) for player in (3, 7)] == ["first_round_pair", "first_round_rf_of_present"]
    assert said(draughts(9, 4, absent=[1, 2]), 9) == "first_round_rf"  # he was the last drawn of all
    tournament, system = opened(draughts(9, 5, odd="rest", absent=[1, 2, 3, 4, 5, 6]))
    why = system.explain(tournament, 9).opponent
    assert (why.code, why.args) == ("first_round_rt_of_present", {"player": 9, "count": 2})
    assert said(draughts(9, 5, odd="rest"), 9) == "first_round_rt"


def test_art_4_the_rotation_starts_at_the_last_black() -> None:
    """Round 2 of six: 1, 3 and 6 won. It starts at 6, Black of the last pair, who is among the best."""
    # 6 (2 p.) meets 1 (2 p.); from 1 on, 3 is the last of 2 points; lower: 4 is next after 3 but met him, so 5; 2-4.
    assert shown(draughts(6, 3, ["1-2 1:0, 3-4 1:0, 5-6 0:1"])) == "6-1, 3-5, 2-4"


def table_7() -> tuple[RoundContext, RotationSearch]:
    """What FID Capo XIV, table 7, tells of its sixteen players before round 8."""
    points = {12: 9, 13: 9, 2: 9, 5: 9, 8: 9, 4: 8, 10: 8, 15: 8, 9: 7, 16: 6, 6: 6, 7: 6, 1: 5, 3: 5, 11: 4, 14: 4}
    met = [(12, 13), (12, 2), (12, 5), (13, 2), (10, 15), (10, 9), (10, 16), (10, 6)]
    tournament = Tournament("", "italo-swiss", ItaloSwissOptions(), 8, tuple(Player(n) for n in range(1, 17)))
    past = History(tournament)
    past.score = [points.get(number, 0) for number in range(17)]
    past.opponents = [tuple(a + b - n for a, b in met if n in (a, b)) for n in range(17)]
    found = RoundContext(tournament, 8, past, list(range(1, 17)), turn_rests=False, withdrawn=[], start=11)
    return found, search_rotation(found, found.active, [])


def test_art_4_and_5_table_7() -> None:
    """«la prima coppia sarà 12-8 […] 13-5 […] la coppia sarà 2-4 […] 10-7. E così via partendo dal 15»."""
    _, among = table_7()
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    assert isinstance(outcome, Pairing)
    pairs = [(among.players[a], among.players[b]) for a, b in outcome.pairs]
    assert pairs[:4] == [(12, 8), (13, 5), (2, 4), (10, 7)]
    assert pairs[4][0] == 15


def test_art_5_a_lower_group_is_read_from_the_last_one_considered() -> None:
    """Ten players: 6 has met 8, the only other with 4 points; the 2-pointers are read after 8, not after 6."""
    history = ["1-2 =, 3-4 =, 5-6 0:1, 7-8 0:1, 9-10 =", "8-6 =, 1-3 =, 4-2 =, 10-5 =, 9-7 ="]
    # after two rounds: 6 and 8 have 3; 1, 2, 3, 4, 9, 10 have 2; 5 and 7 have 1. Last Black: 7.
    # from 7: 8 first; 6 met; the twos after 6 in the circle: 9, 10, 1 …: 8-9. From 9: 6 with 3; twos after 6: 10.
    assert [set(pair) for pair in pairs_of(draughts(10, 4, history))][:2] == [{8, 9}, {6, 10}]


def pairs_of(document: dict[str, Any]) -> list[tuple[int, int]]:
    return [(game.white, game.black) for game in paired(document).games]


def test_art_6_two_players_never_meet_twice_even_if_one_did_not_come() -> None:
    history = ["1-2 +:-, 3-4 1:0"]
    assert {1, 2} not in [set(pair) for pair in pairs_of(draughts(4, 3, history))]


def test_art_8_the_last_drawn_rests_then_the_last_of_the_standings() -> None:
    assert shown(draughts(5, 3)) == "1-2, 3-4, rf 5"
    # after round 1: 1, 3, 5 have 2; 2 and 4 have nothing: one of the two must be left free by the rotation.
    # italian: starts at 5, who rested and counts as Black: 5-1; 3 with the zeros after 3: 4 met, 2; 4 stays free.
    assert shown(draughts(5, 3, ["1-2 1:0, 3-4 1:0, rf 5"])) == "5-1, 2-3, rf 4"


def test_art_8_one_alone_rests_before_the_rotation() -> None:
    document = draughts(5, 3, ["1-2 1:0, 3-4 =, rf 5"])
    assert [(rest.player, rest.kind) for rest in paired(document).rests] == [(2, "rf")]
    tournament, system = opened(document)
    assert system.explain(tournament, 2).opponent.code == "rf_alone"


def test_art_4_nota_where_the_rotation_starts_after_a_rest() -> None:
    """Italian: at the player who rested; international: at Black of the last pair really playing."""
    history = ["1-2 =, 3-4 =, rf 5"]
    for game, code, place in (("italian", "rotation_started_rest", 5), ("international", "rotation_started", 4)):
        remark = paired(draughts(5, 3, history, game=game)).remarks[0]
        assert (remark.code, remark.as_data()["player"]) == (code, place)


@pytest.mark.parametrize(
    ("result", "italian", "international"), [("+:-", 5, 4), ("-:+", 6, 4), ("-:-", 4, 4), ("adj", 6, 6), ("?", 6, 6)]
)
def test_art_4_nota_somebody_did_not_come_on_the_last_board(result: str, italian: int, international: int) -> None:
    """Art. 14 makes who won by forfeit Black in Italian draughts; in international only a pair that plays has one."""
    for game, place in (("italian", italian), ("international", international)):
        remark = paired(draughts(6, 3, [f"1-2 =, 3-4 =, 5-6 {result}"], game=game)).remarks[0]
        assert remark.as_data()["player"] == place
        assert (remark.code == "rotation_started_forfeit") == (game == "italian" and result in ("+:-", "-:+"))


@pytest.mark.parametrize("game", ["italian", "international"])
@pytest.mark.parametrize(
    ("history", "place"),
    [
        ("1-2 +:-, 3-4 +:-", 3),
        ("1-2 +:-, 3-4 -:+", 4),
        ("1-2 +:-, 3-4 -:-", 1),
        ("1-2 -:+, 3-4 -:-", 2),
    ],
)
def test_art_4_nota_nobody_really_played(history: str, place: int, game: str) -> None:
    """Art. 14: who won by forfeit in the last pair that has a winner counts as the last Black, in both games."""
    decision = paired(draughts(4, 3, [history], game=game))
    assert (decision.remarks[0].code, decision.remarks[0].as_data()["player"]) == ("rotation_started_forfeit", place)


@pytest.mark.parametrize("game", ["italian", "international"])
def test_art_4_nota_nobody_came_at_all(game: str) -> None:
    """After the last player paired: 4 was, so the circle is read on at 1; with 6 and the last pair 3-4 at 5."""
    remark = paired(draughts(4, 3, ["1-2 -:-, 3-4 -:-"], game=game)).remarks[0]
    assert (remark.code, remark.as_data()["player"]) == ("rotation_started_nobody_came", 1)
    remark = paired(draughts(6, 3, ["5-6 -:-, 1-2 -:-, 3-4 -:-"], game=game)).remarks[0]
    assert (remark.code, remark.as_data()["player"]) == ("rotation_started_nobody_came", 5)


@pytest.mark.parametrize(
    ("game", "code"), [("italian", "rotation_started_rest"), ("international", "rotation_started_nobody_came")]
)
def test_art_4_nota_a_rest_is_black_in_italian_draughts_only(game: str, code: str) -> None:
    """Nobody came and 5 rested with points; in international draughts 5 is only the one after the last pair."""
    remark = paired(draughts(5, 3, ["1-2 -:-, 3-4 -:-, rf 5"], game=game)).remarks[0]
    assert (remark.code, remark.as_data()["player"]) == (code, 5)


def test_art_4_nota_the_event_of_teams_in_which_nobody_played() -> None:
    """The only match of round 1, 1-2, was lost by both: nobody is called the last Black, and 3 comes after 2."""
    tournament, system = opened(json.loads((DATA / "faults" / "teams_nobody_played.json").read_text()))
    remark = system.pair(tournament).remarks[0]
    assert (remark.code, remark.as_data()["player"]) == ("rotation_started_nobody_came", 3)


def test_art_9_c_the_later_rests_belong_to_those_who_played_round_1() -> None:
    """Five players, three rounds, 5 absent from the first: 1 and 2 played it, so they rest in rounds 2 and 3."""
    history = ["1-2 1:0, rt 3, rt 4, absent 5"]
    second = paired(draughts(5, 3, history, odd="rest"))
    assert [(rest.player, rest.kind) for rest in second.rests if rest.kind == "rt"] == [(1, "rt")]
    games = ", ".join(f"{game.white}-{game.black} =" for game in second.games)
    third = paired(draughts(5, 3, [*history, f"{games}, rt 1"], odd="rest"))
    assert [(rest.player, rest.kind) for rest in third.rests if rest.kind == "rt"] == [(2, "rt")]


def test_art_4_nota_while_rt_are_given_the_last_pair_playing_and_then_who_rests() -> None:
    """While RT are given an RR does not count as Black; once all have had theirs Art. 8 is in force again."""
    history = ["1-2 1:0, rt 3, rt 4, rt 5, rt 6, rt 7", "rt 1, 3-4 =, 5-6 =, rr 7/2"]
    assert paired(draughts(left(7, (2, 1)), 3, history, odd="rest")).remarks[0].as_data()["player"] == 6
    history = ["1-2 1:0, rt 3, rt 4, rt 5, rt 6, rt 7", "rt 1, 3-4 =, 5-6 +:-, rr 7/2"]
    assert paired(draughts(left(7, (2, 1)), 3, history, odd="rest")).remarks[0].as_data()["player"] == 4
    history = [
        "1-2 1:0, 3-4 1:0, rt 5, rt 6, rt 7, rt 8, rt 9",
        "rt 3, 4-5 =, 6-7 =, 8-9 =",
        "rt 4, 3-5 =, 6-8 =, 7-9 =",
        "3-6 =, 4-7 =, 5-8 =, rr 9/1",
    ]
    for game, place in (("italian", 9), ("international", 8)):
        document = draughts(left(9, (1, 1), (2, 1)), 5, history, odd="rest", game=game)
        assert paired(document).remarks[0].as_data()["player"] == place


def test_art_9_is_in_force_or_not_by_the_number_the_event_began_with() -> None:
    """Who was away at the start and comes back later makes the number odd or even, but the event has begun."""
    for enrolled, kinds in ((15, {"rf"}), (16, {"rt", "rf"})):
        journal = Journal()
        data = {"name": "A9", "system": "italo-swiss", "rules": {"odd": "rest"}, "rounds": 7}
        journal.append("create", data, "desk", NOW)
        journal.append("enrol", {"players": [{"name": f"P{n}"} for n in range(enrolled)]}, "desk", NOW)
        journal.append("draw", draw_data(journal.state, "s"), "desk", NOW)
        journal.append("withdraw", {"player": 1}, "desk", NOW)
        first = journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
        assert len(first.data["encounters"]) == (7 if enrolled == 15 else 3)
        journal.append("return", {"player": 1}, "desk", NOW)
        second = journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
        assert {rest[1] for rest in second.data["rests"]} == kinds
        tournament = journal.state.tournament
        assert not journal.state.system.differences(tournament, 2)
        verify(write_data(tournament), journal.state.system.certificate(tournament))


def test_art_9_the_example_of_fifteen_players_and_seven_rounds() -> None:
    """«Al primo turno giocheranno i concorrenti col numero di sorteggio 1, 2, 3, 4, 5, 6»."""
    first = shown(draughts(15, 7, odd="rest"))
    assert first == "1-2, 3-4, 5-6, " + ", ".join(f"rt {n}" for n in range(7, 16))
    resting = ", ".join(f"rt {n}" for n in range(7, 16))
    document = draughts(15, 7, [f"1-2 0:1, 3-4 1:0, 5-6 0:1, {resting}"], odd="rest")
    rests = paired(document).rests
    assert [(rest.player, rest.kind) for rest in rests] == [(2, "rt")]  # 2, 3 and 6 have 2 points: the highest up
    history = [f"1-2 =, 3-4 0:1, 5-6 =, {resting}"]
    assert [rest.player for rest in paired(draughts(15, 7, history, odd="rest")).rests] == [4]


def test_art_9_with_absentees_in_the_first_round_an_even_number_plays() -> None:
    document = draughts(5, 5, odd="rest", absent=[4, 5])
    assert shown(document) == "1-2, rt 3, absent 4, absent 5"
    tournament, system = opened(draughts(5, 5, odd="rest"))
    assert len(system.pair(tournament._replace(rounds=4)).games) == 1  # never half a pair


def test_art_9_needs_an_odd_number_of_rounds() -> None:
    with pytest.raises(BadDocumentError, match="turn_rests_need_odd_rounds"):
        opened(draughts(15, 6, odd="rest"))
    opened(draughts(14, 6, odd="rest"))  # an even number of players has no use for Art. 9


def test_art_9_d_who_enters_takes_the_colour_his_opponent_had() -> None:
    """Five players, three rounds: 1-2 play the first; in the second 1 or 2 rests and the other meets somebody new."""
    # 1 won and rests; 2 had Black: whoever enters against him takes Black, so 2 has White. Two who enter: lower White.
    assert shown(draughts(5, 3, ["1-2 1:0, rt 3, rt 4, rt 5"], odd="rest")) == "2-3, 4-5, rt 1"
    # here 2 won and rests; 1 had White: whoever enters takes White.
    assert shown(draughts(5, 3, ["1-2 0:1, rt 3, rt 4, rt 5"], odd="rest")) == "3-4, 5-1, rt 2"


def test_art_11_nobody_has_forfeit_points_twice() -> None:
    with pytest.raises(BadDocumentError, match="rest_twice"):
        opened(draughts(5, 4, ["1-2 =, 3-4 =, rf 5", "1-3 =, 2-4 =, rf 5"]))
    # 5 and 2 have had them, 4 has fewest points of the others
    history = ["1-2 1:0, 3-4 1:0, rf 5", "1-3 =, 4-5 0:1, rf 2"]
    assert [(r.player, r.kind) for r in paired(draughts(5, 4, history)).rests] == [(4, "rf")]


def test_art_11_a_win_by_absence_uses_up_the_right_only_if_announced() -> None:
    history = ["1-2 -:+, 3-4 1:0, rf 5"]  # 1 did not come; 4 lost
    history_2 = [*history, "2-3 0:1, 5-4 1:0, rf 1"]
    # the lowest who never rested: 4 (0 points), whatever is announced; with 2 lowest it matters
    assert [r.player for r in paired(draughts(5, 4, history_2)).rests] == [4]
    history_2 = [*history, "2-3 0:1, 5-1 0:1, rf 4"]
    assert [r.player for r in paired(draughts(5, 4, history_2)).rests] == [2]  # 1, 2 have 2; 2-1 was not played
    used_up = draughts(5, 4, history_2, no_show_uses_up_rest=True)
    assert [r.player for r in paired(used_up).rests] == [1]


def test_art_12_rest_with_a_withdrawn_player() -> None:
    """6 has withdrawn; the lowest who have not met him are 2 and 4, of whom the rotation leaves one free."""
    history = ["1-2 1:0, 3-4 1:0, 5-6 1:0"]
    decision = paired(draughts(left(6, (6, 1)), 4, history))
    assert [(r.player, r.kind, r.against) for r in decision.rests] == [(4, "rr", 6)]
    # whoever has met all the withdrawn cannot have the rest, whatever his score: here 2 met 1, and 4 has more
    decision = paired(draughts(left(6, (1, 1)), 4, ["1-2 1:0, 3-4 =, 5-6 1:0"]))
    assert [(r.player, r.kind, r.against) for r in decision.rests] == [(6, "rr", 1)]


def test_art_12_b2_nobody_qualifies_is_an_exception_and_never_silent() -> None:
    """2, 3 and 4 have had forfeit points; 1 and 5 have met 6, who has left, and «non può ricevere i due punti»."""
    history = ["1-2 -:+, 3-4 +:-, 5-6 =", "6-1 =, 2-3 =, 4-5 +:-"]
    decision = paired(draughts(left(6, (6, 2)), 4, history, no_show_uses_up_rest=True))
    (rest,) = decision.rests
    assert (rest.player in (1, 5), rest.kind, rest.against) == (True, "rf", None)
    assert [(r.code, r.article) for r in decision.exceptions] == [("nobody_qualifies_for_rr", "Art. 12 b2")]
    tournament, system = opened(draughts(left(6, (6, 2)), 4, history, no_show_uses_up_rest=True))
    assert system.explain(tournament, rest.player).opponent == decision.exceptions[0]
    unused = paired(draughts(left(6, (6, 2)), 4, history))  # 2, 3 and 4 qualify
    assert [r.kind for r in unused.rests] == ["rr"]
    assert not unused.exceptions


def test_art_12_of_several_withdrawn_the_fewest_points_then_the_lowest_number() -> None:
    history = ["1-2 1:0, 3-4 1:0, 5-6 =, 7-8 ="]
    decision = paired(draughts(left(8, (5, 1), (2, 1), (4, 1)), 4, history))
    # left are 1, 3 (2 p.) and 6, 7, 8 (1 p.), one of whom rests. From 8: 1-3; after 3, 6 meets 7;
    # 8 is left free. Of the withdrawn 2 and 4 have nothing: the lower number.
    assert [tuple(rest) for rest in decision.rests] == [(8, "rr", 2)]
    decision = paired(draughts(left(8, (1, 1), (2, 1), (4, 1)), 4, history))
    assert [r.against for r in decision.rests] == [2]


def test_art_12_a_formal_encounter_counts_and_is_called_formal() -> None:
    """4 rested in round 2 formally against 6, who had left; 6 is back, and they have never sat at one board."""
    document = draughts(6, 4, ["1-2 1:0, 3-4 1:0, 5-6 1:0", "1-3 =, 2-5 =, rr 4/6, absent 6"])
    document["history"][1]["withdrawn"] = [{"player": 6}]
    tournament, system = opened(document)
    why = system.why_not(tournament, 6, 4)
    assert (why.code, why.article, why.as_data()["round"]) == ("met_formally", "Art. 12", 2)
    assert (system.why_not(tournament, 5, 6).code, system.why_not(tournament, 5, 6).article) == ("met", "Art. 6")
    by_hand = system.rule_violations(tournament, [Game(4, 6), Game(5, 2), Game(1, 3)], [])
    assert [reason.code for reason in by_hand] == ["met_before_formally", "met_before", "met_before"]


def test_art_12_under_art_9_both_rests_in_one_round() -> None:
    resting = ", ".join(f"rt {n}" for n in range(5, 8))
    document = draughts(left(7, (7, 1)), 5, [f"1-2 1:0, 3-4 1:0, {resting}"], odd="rest")
    assert [(r.player, r.kind, r.against) for r in paired(document).rests] == [(1, "rt", None), (4, "rr", 7)]


def test_art_13_the_withdrawn_keep_points_and_place() -> None:
    tournament, system = opened(draughts(left(4, (2, 1)), 3, ["1-2 0:1, 3-4 ="]))
    best = system.standings(tournament)[0]
    assert (best.player, best.points.units) == (2, 2)


def test_art_14_conventional_colours() -> None:
    """Won by forfeit and RF: Black in Italian draughts, White in international; RT is Black in both."""
    document = draughts(5, 3, ["1-2 +:-, 3-4 =, rf 5"])
    for game, colour in (("italian", BLACK), ("international", WHITE)):
        tournament, _ = opened({**document, "rules": {"game": game}})
        past = History(tournament)
        assert [past.colours[1][0], past.colours[5][0]] == [colour, colour]
        assert past.opponents[5] == (NO_OPPONENT,)
        tournament, _ = opened({**draughts(5, 3, ["1-2 =, rt 3, rt 4, rt 5"]), "rules": {"game": game, "odd": "rest"}})
        assert History(tournament).colours[3][0] == BLACK


def test_art_15_pairs_are_unmade_from_the_last() -> None:
    """Where the rotation never gets stuck nothing is un-made, and no candidate is refused for the others' sake."""
    history = ["1-2 =, 3-4 =, 5-6 =", "6-1 =, 2-3 =, 4-5 ="]
    # last Black 5; all have 2: after 5 comes 6, met, then 1: 5-1. After 1: 2, who has met 3: 2-4. Then 3-6.
    document = draughts(6, 5, history)
    decision = paired(document)
    tournament, system = opened(document)
    assert [set(p) for p in pairs_of(document)] == [{5, 1}, {2, 4}, {3, 6}]
    assert all(
        "barrier" not in tried.reason.as_data()
        for p in range(1, 7)
        for tried in system.explain(tournament, p).candidates
    )
    assert not [r for r in decision.remarks if r.code == "pairs_unmade"]
    verify(document, system.certificate(tournament))


def test_art_15_the_remark_names_the_unmade_pairs_and_the_explanation_proves_it() -> None:
    """The published sixth round of a real event: three pairs that the rotation had formed were un-made."""
    found = italian_open(5)
    among = search_rotation(found, found.active, [])
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    assert isinstance(outcome, Pairing)
    formed_first = greedy_pairs(among)
    kept = next(i for i, pair in enumerate(formed_first) if outcome.pairs[i] != pair)
    assert len(formed_first) - kept == 3
    proof = among.numbered.refusal_proof(outcome, outcome.refusals[0])
    assert len(proof.groups) > len(proof.barrier)


def italian_open(rounds: int) -> RoundContext:
    """The situation after so many rounds, with game points, from a draw that a search over all draws has found."""
    number = {player: place for place, player in enumerate(OPEN["draw"], 1)}
    tournament = Tournament("", "italo-swiss", ItaloSwissOptions(), 11, tuple(Player(n) for n in range(1, 13)))
    past = History(tournament)
    start = None
    for index, matches in enumerate(OPEN["rounds"][:rounds]):
        found = RoundContext(tournament, index + 1, past, list(range(1, 13)), False, [], start)
        pairs = formed(found)
        assert {frozenset(p) for p in pairs} == {frozenset((number[a], number[b])) for a, _, b, _ in matches}
        colours, opponents = [bytearray((1,)) * 13, [NO_OPPONENT] * 13]
        for a, b in pairs:
            white = choose_white(found, a, b)[0]
            colours[white], colours[a + b - white], opponents[a], opponents[b] = WHITE, BLACK, b, a
            start = a + b - white
        past = History(tournament)
        past.score = list(found.history.score)
        for a, a_points, b, b_points in matches:
            past.score[number[a]] += a_points
            past.score[number[b]] += b_points
        past.colours = [old + bytes((new,)) for old, new in zip(found.history.colours, colours, strict=True)]
        past.opponents = [(*old, new) for old, new in zip(found.history.opponents, opponents, strict=True)]
    return RoundContext(tournament, rounds + 1, past, list(range(1, 13)), False, [], start)


def formed(context: RoundContext) -> list[tuple[int, int]]:
    if context.start is None:
        return [(n, n + 1) for n in range(1, 13, 2)]
    among = search_rotation(context, context.active, [])
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    assert isinstance(outcome, Pairing)
    return [(among.players[a], among.players[b]) for a, b in outcome.pairs]


def test_the_italian_open_comes_out_as_published() -> None:
    """All six published rounds of twelve players follow from Art. 4-6 and 15 with game points."""
    number = {player: place for place, player in enumerate(OPEN["draw"], 1)}
    published = {frozenset((number[a], number[b])) for a, _, b, _ in OPEN["rounds"][5]}
    assert {frozenset(pair) for pair in formed(italian_open(5))} == published


@pytest.mark.parametrize("result", ["adj", "?"])
def test_art_16_open_games_count_as_drawn_for_pairing_only(result: str) -> None:
    document = draughts(4, 3, [f"1-2 {result}, 3-4 1:0"])
    drawn = draughts(4, 3, ["1-2 =, 3-4 1:0"])
    assert shown(document) == shown(drawn)
    tournament, system = opened(document)
    assert {line.player: line.points.units for line in system.standings(tournament)} == {1: 0, 2: 0, 3: 2, 4: 0}


def test_art_16_the_round_says_which_games_it_counts_as_drawn() -> None:
    def told(history: list[str]) -> list[Any]:
        return [r.as_data()["pairs"] for r in paired(draughts(6, 3, history)).remarks if r.article == "Art. 16"]

    assert told(["1-2 ?, 3-4 adj, 5-6 1:0"]) == [[[1, 2], [3, 4]]]
    assert told(["1-2 ?, 3-4 =, 5-6 1:0", "5-3 1:0, 4-1 =, 2-6 adj"]) == [[[1, 2], [2, 6]]]
    assert told(["1-2 -:-, 3-4 =, 5-6 1:0"]) == []


def test_art_17_colours() -> None:
    """a) fewer Whites; b) Black in the latest round that differs; c) score and number, the other way round abroad."""
    # a) after one round: 1 had White, 4 Black: 4 has White now
    assert (4, 1) in pairs_of(draughts(4, 3, ["1-2 1:0, 3-4 0:1"]))
    history = ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0"]
    # c) 1 and 3 had White and won, equal in all: lower number White in Italian, higher in international draughts
    # from 8: 1 is the first with 2 points, after him 3; then 5 and 7
    assert pairs_of(draughts(8, 4, history))[:2] == [(1, 3), (5, 7)]
    abroad = pairs_of(draughts(8, 4, history, game="international"))
    assert abroad[:2] == [(3, 1), (7, 5)]


def test_art_17_b_the_latest_round_that_differs() -> None:
    """Of two with as many Whites, whoever had Black in the latest round in which they differ gets White."""
    # after two rounds 1: WB (4 p.), 2: BW, 3: WB, 4: BW; 1 has met 2 and 4, so 1-3 and 2-4, level in everything.
    history = ["1-2 1:0, 3-4 1:0, 5-6 1:0", "4-1 0:1, 6-3 0:1, 2-5 1:0"]
    tournament, system = opened(draughts(6, 5, history))
    reasons = {p: system.explain(tournament, p).colour for p in range(1, 7)}
    latest = [reason for reason in reasons.values() if reason and reason.code == "white_latest"]
    for reason in latest:
        assert (reason.as_data()["had"], reason.as_data()["other_had"]) == ("black", "white")
        assert reason.as_data()["round"] == 2
    assert latest


def test_art_17_b_a_round_without_a_colour_is_no_black() -> None:
    """4 had Black and White, 1 White and was absent: as many Whites, and it is 4 who had Black last."""
    history = ["1-2 =, 3-4 =", "4-2 =, absent 1, absent 3"]
    assert (4, 1) in pairs_of(draughts(4, 3, history))
    tournament, system = opened(draughts(4, 3, history))
    colour = system.explain(tournament, 1).colour
    assert colour is not None
    had = {name: colour.as_data()[name] for name in ("player", "round", "had", "other_had")}
    assert (colour.code, had) == ("white_latest", {"player": 4, "round": 1, "had": "black", "other_had": "white"})


def test_art_17_c_score() -> None:
    """Level in colours, unlike in points: White to the higher score in Italian, to the lower in the other."""
    history = ["1-2 1:0, 3-4 =, 5-6 ="]
    # 1 has 2 and White; from 6: 1 is paired first, with the first one-pointer after him: 3, who had White too.
    assert (1, 3) in pairs_of(draughts(6, 3, history))
    assert (3, 1) in pairs_of(draughts(6, 3, history, game="international"))


def test_art_18_colours_drawn_and_recorded() -> None:
    document = draughts(8, 4, ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0"], colours="drawn", seed="sala")
    tournament, system = opened(document)
    games = pairs_of(document)
    assert games == pairs_of(document)
    for white, black in games:
        lower, higher = sorted((white, black))
        assert white == (lower if int(lot_value("sala", f"colour 2 {lower} {higher}"), 16) % 2 else higher)
    published = ", ".join(f"{b}-{w} =" for w, b in games)  # the other way round at the boards: no difference
    tournament, system = opened(draughts(8, 4, ["1-2 1:0, 3-4 1:0, 5-6 1:0, 7-8 1:0", published], colours="drawn"))
    assert system.differences(tournament, 2) == []
    verify(document, opened(document)[1].certificate(opened(document)[0]))


def test_check_names_the_article_of_the_first_difference() -> None:
    history = ["1-2 1:0, 3-4 1:0, 5-6 0:1", "1-3 =, 6-5 =, 4-2 ="]
    tournament, system = opened(draughts(6, 4, history))
    differences = system.differences(tournament, 2)
    assert differences[0].reasons[0].article == "Art. 5"
    right = draughts(6, 4, [history[0], "6-1 =, 3-5 =, 2-4 ="])
    tournament, system = opened(right)
    assert system.differences(tournament, 2) == []
    turned = draughts(6, 4, [history[0], "6-1 =, 5-3 =, 2-4 ="])
    tournament, system = opened(turned)
    assert [d.reasons[0].article for d in system.differences(tournament, 2)] == ["Art. 17 c"]


def test_check_sees_that_another_pair_was_formed_last() -> None:
    """The pairs are those of the draw, but the next rotation would start at the wrong place."""
    tournament, system = opened(draughts(8, 4, ["7-8 =, 5-6 =, 3-4 =, 1-2 ="]))
    ((reason,),) = (difference.reasons for difference in system.differences(tournament, 1))
    assert (reason.code, reason.args) == ("last_pair_formed", {"player": 7, "opponent": 8, "by": 8})


@pytest.mark.parametrize(
    ("rules", "rounds", "start"),
    [
        ({}, 4, None),  # nota 1 a: it starts at 7, who rests, wherever the pairs stand
        ({"game": "international"}, 4, 6),  # nota 1 b: Black of the last pair really playing
        ({"game": "international"}, 1, None),  # no round follows
    ],
)
def test_art_4_nota_the_order_of_the_boards_is_reported_only_where_a_rotation_starts_from_it(
    rules: dict[str, Any], rounds: int, start: int | None
) -> None:
    tournament, system = opened(draughts(7, rounds, ["5-6 =, 3-4 =, 1-2 =, rf 7"], **rules))
    found = [
        reason.as_data()["by"] for difference in system.differences(tournament, 1) for reason in difference.reasons
    ]
    assert found == ([] if start is None else [start])


def test_art_10_who_never_came_has_not_withdrawn() -> None:
    document = draughts(left(6, (1, 0)), 4, ["2-3 1:0, 4-5 1:0, rf 6"])
    assert {rest.kind for rest in paired(document).rests} == {"rf"}


def test_a_withdrawn_player_who_comes_back_does_not_meet_his_formal_opponent() -> None:
    document = draughts(6, 5, ["1-2 1:0, 3-4 1:0, 5-6 1:0", "5-1 1:0, 3-2 1:0, absent 6, rr 4/6"])
    assert all({game.white, game.black} != {4, 6} for game in paired(document).games)


def test_rests_that_cannot_be() -> None:
    with pytest.raises(BadDocumentError, match="plays_himself"):
        opened(draughts(5, 4, ["1-2 =, 3-4 =, rr 5/5"]))
    with pytest.raises(BadDocumentError, match="impossible_rest"):
        opened(draughts(4, 3, half=[1]))


def test_pairs_by_hand_are_checked() -> None:
    history = ["1-2 1:0, 3-4 1:0, rf 5"]
    tournament, system = opened(draughts(5, 4, [*history, "2-1 =, 3-4 =, rf 5"][:1]))
    by_hand = opened(draughts(5, 4, ["2-1 =, 4-3 =, rf 5"]))[0].history[0]
    assert [reason.code for reason in system.rule_violations(tournament, by_hand.games, by_hand.rests)] == [
        "met_before", "met_before", "second_forfeit_rest",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "spoil",
    [
        lambda c: c["games"].reverse(),
        lambda c: c["games"][0].update(white=c["games"][0]["black"], black=c["games"][0]["white"]),
        lambda c: c["refused"].clear(),
        lambda c: [proof.update(barrier=[proof["player"]]) for proof in c["refused"]],
    ],
)
def test_the_verifier_refuses_a_certificate_that_was_tampered_with(spoil: Any) -> None:
    """A random round whose rotation got stuck and passed over candidates for the others' sake."""
    document, certificate = stuck_round()
    verify(document, certificate)
    spoil(certificate)
    with pytest.raises(SystemExit):
        verify(document, certificate)


def stuck_round() -> tuple[dict[str, Any], dict[str, Any]]:
    chance = random.Random(3)
    for _ in range(1000):
        for before in played_out(chance, random_event(chance, least=8), literal_italo_swiss.pair):
            tournament, system = opened(before)
            certificate = system.certificate(tournament)
            if certificate["games"] and len(certificate["games"]) > 2 and certificate["refused"]:
                return before, certificate
    raise AssertionError("no such round")


def test_art_16_a_game_finished_later_does_not_make_the_rounds_paired_without_it_wrong() -> None:
    """A suspended game counts as drawn when the next round is paired; its result comes when that is published."""
    journal = Journal()
    journal.append("create", {"name": "x", "system": "italo-swiss", "rules": {}, "rounds": 3}, "", NOW)
    journal.append("enrol", {"players": [{"name": f"P{n}"} for n in range(8)]}, "", NOW)
    journal.append("draw", draw_data(journal.state, "seme"), "", NOW)
    journal.append("pair", pair_data(journal.state)[0], "", NOW)
    for board in (2, 3, 4):
        journal.append("result", {"round": 1, "encounter": board, "result": "1-0"}, "", NOW)
    journal.append("result", {"round": 1, "encounter": 1, "result": "suspended"}, "", NOW)
    journal.append("pair", pair_data(journal.state)[0], "", NOW)
    journal.append("result", {"round": 1, "encounter": 1, "result": "0-1"}, "", NOW)
    state = journal.state
    assert state.paired_rounds[0].late_results == (LateResult(1, 2),)
    assert invalidated_rounds(state) == []
    assert state.system.standings(state.tournament)[0].points.units == 2  # the result itself counts
    tournament = state.tournament
    assert read_data(write_data(tournament)).tournament == tournament
    assert journal_from_tournament(tournament, "", NOW).state.tournament == tournament
    on_time = tournament._replace(history=(tournament.history[0]._replace(late_results=()), tournament.history[1]))
    assert state.system.differences(on_time, 2)  # with the result known at once the round would be another
    journal.append("unpair", {"round": 2}, "", NOW)
    assert journal.state.paired_rounds[0].late_results == ()  # now it is known before round 2
    journal.append("pair", pair_data(journal.state)[0], "", NOW)
    assert invalidated_rounds(journal.state) == []


@pytest.mark.parametrize("late", [[{"board": 1, "until": 1}], [{"board": 9, "until": 2}], [{"board": 1}], [7], "x"])
def test_late_results_that_cannot_be_are_refused(late: Any) -> None:
    data = event(4, 3, ["1-2 =, 3-4 =", "1-3 ?, 2-4 ?"], system="italo-swiss")
    data["history"][0]["late"] = late
    with pytest.raises(BadDocumentError):
        read_data(data)
    data["history"][0]["late"] = [{"board": 1, "until": 2}]
    assert read_data(data).tournament.history[0].late_results == (LateResult(1, 2),)


def test_art_4_who_is_parted_by_nothing_is_told_what_was_looked_at_before_the_lot() -> None:
    """All drew: equal points, quotients and wins, nobody has met all the others, and nobody has a common opponent."""
    tournament, system = opened(draughts(4, 3, ["1-2 =, 3-4 ="]))
    told = [(reason.code, reason.article, reason.as_data()) for reason in system.explain_place(tournament, 1)]
    *_, (code, article, args), (last, _, _) = told
    assert (code, article, args["others"], last) == ("listed_by_none", "Art. 4", [2, 3, 4], "tie_open")


@pytest.mark.parametrize(
    ("players", "rounds", "told"),
    [
        (15, 7, ["odd_number", "odd_by_article_8", "odd_by_article_9"]),
        (15, 6, ["odd_number", "odd_by_article_8", "odd_needs_odd_rounds"]),
        (16, 7, []),
    ],
)
def test_art_7_an_odd_number_is_pointed_out_before_the_draw(players: int, rounds: int, told: list[str]) -> None:
    """«Esempio: 15 giocatori, 7 turni. Al primo turno giocheranno i concorrenti col numero di sorteggio 1 … 6»."""
    tournament, system = opened(event(players, rounds, system="italo-swiss"))
    assert isinstance(system, WarnsOfTheDraw)
    found = system.draw_warnings(tournament)
    assert [reason.code for reason in found] == told
    if "odd_by_article_9" in told:
        assert found[-1].args == {"playing": 6, "resting": 9, "games": 6}
