"""One test or more for every reading A1 … A25; the docstrings work out the expected values from the articles."""

from fractions import Fraction
from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import PlaysChess
from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError, NoLegalPairingError, NotReadyError
from tabellone.engine.systems.amalfi.history import History
from tabellone.engine.systems.amalfi.solution import pairing_list, read_context
from tabellone.formats.document import read_data
from tabellone.journal.journal import Journal
from tests.events.notation import event, opened, paired, shown


def opponents(document: dict[str, Any]) -> list[set[int]]:
    """The pairs of the next round, colours aside."""
    return [{game.white, game.black} for game in paired(document).games]


def test_a1_rounds_left_include_the_round_being_paired() -> None:
    """First round of 5: P = 1 + 5, so 1-6, 2-7, … 5-10; then 11-12. Last round: neighbours, 1-2."""
    assert shown(event(12, 5)) == "1-6, 7-2, 3-8, 9-4, 5-10, 12-11"
    assert shown(event(4, 1)) == "1-2, 4-3"


def test_a2_search_goes_up_from_the_theoretical_opponent_then_down_past_it() -> None:
    """Last of two rounds, everybody drew: the list is 1 … 6 and G = 1.

    1 has met 2, upwards there is nobody else, downwards comes 3. 2: P = 3 is taken, downwards 4, but then 5-6, who have
    met, would be left; so 5. 4-6.
    """
    assert opponents(event(6, 2, ["1-2 =, 4-3 =, 5-6 ="])) == [{1, 3}, {2, 5}, {4, 6}]


def test_a2_going_up_stops_at_the_next_of_the_list() -> None:
    """Round 1 of 4 with 10 players: 1-5, 2-6, 3-7, 4-8; then 9: P = 13 is past the end, the last is 10."""
    assert shown(event(10, 4)) == "1-5, 6-2, 3-7, 8-4, 9-10"


def test_a2_past_the_end_the_search_starts_from_the_last() -> None:
    """First round of 9 with 6 players: P = 10 is past the end, so the last one, 6, then going up."""
    assert shown(event(6, 9)) == "1-6, 5-2, 3-4"


def test_a3_positions_are_counted_without_the_player_with_the_bye() -> None:
    """Round 1 of 3, 7 players: 7 has the bye; 1-4, 2-5, 3-6."""
    assert shown(event(7, 3)) == "1-4, 5-2, 3-6, bye 7"


def test_a3_positions_count_players_already_paired() -> None:
    """Round 1 of 2, 6 players: 1-3; 2: P = 4; then 5 is at position 5 and finds 6 although 3 and 4 are gone."""
    assert shown(event(6, 2)) == "1-3, 4-2, 5-6"


def test_a4_stuck_means_the_first_complete_pairing_in_the_order_of_the_procedure() -> None:
    """Last round, all level. 1 wants 2, but 3 has met 4, 5 and 6, so 3 needs 1 or 2: the pair 1-2 is undone.

    1-3; then 2 has met 4 and 6 and plays 5; 4-6.
    """
    history = ["3-4 =, 1-5 =, 6-2 =", "5-3 =, 6-1 =, 2-4 =", "3-6 =, 1-4 =, half 2, half 5"]
    document = event(6, 4, history)
    assert opponents(document) == [{1, 3}, {2, 5}, {4, 6}]
    tournament, system = opened(document)
    refusal = system.explain(tournament, 1).candidates[0].reason
    assert (refusal.code, refusal.article, refusal.as_data()["candidate"]) == ("others_unpaired", "B.3.3, 3", 2)
    assert [3] in refusal.as_data()["groups"]


def test_a5_list_by_score_then_by_number() -> None:
    """After 1-3 1:0, 4-2 1:0 the list is 1, 4, 2, 3; G = 2, so 1 (P = 3) plays 2 and 4 plays 3."""
    assert opponents(event(4, 3, ["1-3 1:0, 4-2 1:0"])) == [{1, 2}, {3, 4}]


def test_a5_absent_players_are_not_in_the_list() -> None:
    assert shown(event(5, 2, absent=[2])) == "1-4, 5-3, absent 2"


def test_a6_a_difference_of_three_is_forbidden() -> None:
    """1 and 2 have had W W B W: two more Whites than Blacks, last two B W. Only the difference forbids 1-2.

    They are the only ones present, so A19 waives it, and it alone; one of them gets White a fourth time.
    """
    history = ["1-3 =, 2-4 =", "1-4 =, 2-3 =", "3-1 =, 4-2 =", "1-4 =, 2-3 ="]
    decision = paired(event(4, 9, history, absent=[3, 4]))
    assert [(r.code, r.reading) for r in decision.exceptions] == [
        ("waived_difference", "A19"),
        ("fewest_difference", "A19"),
        ("breaks_difference", "A6"),
    ]
    assert decision.exceptions[2].args == {"player": decision.games[0].white, "colour": "white", "count": 3}


def test_a6_in_the_english_text_a_difference_of_three_and_the_third_in_a_row_are_forbidden() -> None:
    """3.1 b «for the third consecutive time»; 3.1 c («more than three times») is the difference of B.3.1."""
    history = ["1-3 =, 2-4 =", "1-4 =, 2-3 =", "3-1 =, 4-2 =", "1-4 =, 2-3 ="]
    decision = paired(event(4, 9, history, absent=[3, 4], edition="english"))
    assert [reason.code for reason in decision.exceptions if reason.reading == "A6"] == ["breaks_difference"]
    decision = paired(event(4, 9, history[:2], absent=[3, 4], edition="english"))
    assert [reason.code for reason in decision.exceptions if reason.reading == "A7"] == ["breaks_third_in_a_row"]


def test_a7_third_in_a_row_counts_games_really_played() -> None:
    """1: B B W W and an absence; 2: W W B and two absences. By B.4.2 (1/2 against 1/3) 1 should have White, but it
    would be his third in a row: the unplayed round does not interrupt. With a game as Black instead he does have it."""
    history = ["3-1 =, 2-4 =", "4-1 =, 2-3 =", "1-3 =, 4-2 =", "1-4 =, absent 2, absent 3"]
    rest = "3-4 =, absent 1, absent 2"
    game = "3-1 =, absent 2, absent 4"
    assert paired(event(4, 9, [*history, rest], absent=[3, 4])).games[0][:2] == (2, 1)
    assert paired(event(4, 9, [*history, game], absent=[3, 4])).games[0][:2] == (1, 2)


def test_a8_the_only_legal_way_is_used_whatever_the_percentage_says() -> None:
    """1: B B W W, 2: W W B: 1/2 against 1/3 would give 1 White, the third in a row; so 2 has White."""
    history = ["3-1 =, 2-4 =", "4-1 =, 2-3 =", "1-3 =, 4-2 =", "1-4 =, absent 2, absent 3"]
    document = event(4, 9, history, absent=[3, 4])
    assert paired(document).games[0][:2] == (2, 1)
    tournament, system = opened(document)
    colour = system.explain(tournament, 1).colour
    assert colour is not None
    assert (colour.code, colour.article, colour.reading) == ("colour_only_legal", "B.3.1", "A8")
    assert colour.as_data()["otherwise"] == [{"player": 1, "colour": "white", "count": 3, "rule": "A7"}]


def test_a8_two_who_need_the_same_colour_are_not_compatible() -> None:
    """1 and 2 have had White twice: whoever had it again would have it three times more than Black."""
    history = ["1-3 =, 2-4 =, absent 5, absent 6", "1-5 =, 2-6 =, absent 3, absent 4"]
    document = event(6, 9, history, absent=[5, 6])
    assert opponents(document) == [{1, 4}, {2, 3}]
    tournament, system = opened(document)
    reason = system.why_not(tournament, 1, 2)
    assert (reason.code, reason.article) == ("colours", "B.3.1")
    assert [way["breaks"][0]["rule"] for way in reason.as_data()["ways"]] == ["A6", "A6"]


def test_a9_in_the_last_round_only_having_met_counts() -> None:
    """1 and 2 have had White twice. In the last round they may meet; in a round before they may not."""
    history = ["1-3 =, 2-4 =", "1-4 =, 2-3 ="]
    last = paired(event(4, 3, history))
    assert [{g.white, g.black} for g in last.games] == [{1, 2}, {3, 4}]
    assert last.exceptions == ()


def test_a10_fsi_the_bye_goes_to_the_last_of_those_with_most_games() -> None:
    """5 had the bye in round 1 and has played one game less: the bye goes to the last of the others."""
    assert shown(event(5, 4, ["1-3 =, 4-2 =, bye 5"])).endswith("bye 4")


def test_a10_fsi_an_absence_protects_from_the_bye_too() -> None:
    """5 was absent (no point); 4 and 3 and others have played more games."""
    document = event(5, 4, ["1-3 =, 4-2 =, absent 5"])
    assert "bye 4" in shown(document)


def test_a10_english_only_a_full_point_without_playing_protects() -> None:
    """The absent player scored nothing, so in the English text he can get the bye."""
    document = event(5, 4, ["1-3 =, 4-2 =, absent 5"], edition="english")
    assert "bye 5" in shown(document)
    walkover = event(5, 4, ["1-3 =, 4-2 -:+, bye 5"], edition="english")  # 4 lost by default, 5 had the bye
    assert "bye 4" in shown(walkover)
    winner = event(5, 4, ["1-3 =, 2-4 -:+, bye 5"], edition="english")  # 4 won by default
    assert "bye 2" in shown(winner)  # list: 4, 5 (1), 1, 3 (½), 2 (0)


def test_a10_english_if_nobody_is_left_the_last() -> None:
    history = ["1-2 +:-, bye 3", "2-1 +:-, absent 3"]
    assert "bye 3" in shown(event(3, 5, history, edition="english"))


def test_a10_english_a_second_full_point_without_playing_is_an_exception_under_another_article() -> None:
    """4.3: all three have had a point without playing. The last has the bye, and it is said that 4.3 forbids it."""
    tournament, system = opened(event(3, 4, ["1-2 +:-, bye 3", "1-3 1:0, bye 2"], edition="english"))
    (exception,) = system.pair(tournament).exceptions
    assert (exception.code, exception.article, exception.reading) == ("waived_bye_of_all", "4.3", "A19")
    assert exception.as_data()["player"] == 3
    assert system.explain(tournament, 3).opponent.article == ""
    assert system.why_not(tournament, 1, 3).article == ""
    by_hand = system.rule_violations(tournament, [Game(2, 1)], [Rest(3, "bye")])
    assert [(reason.code, reason.article) for reason in by_hand] == [("bye_unplayed_point", "4.3")]


def test_a11_if_the_others_cannot_be_paired_the_next_candidate_upwards_has_the_bye() -> None:
    """English text, last round. List: 1 (3), 4 (1½), 2 (1), 3 (½), 5 (0). 1 has met 2, 3 and 4, so he needs 5.

    Bye to 5: impossible. Bye to 3: 1-5 leaves 4-2, who have met. Bye to 2: 1-5, 4-3.
    """
    history = ["1-2 1:0, 4-5 1:0, absent 3", "1-3 1:0, 2-4 =, absent 5", "4-1 0:1, 3-2 =, absent 5"]
    decision = paired(event(5, 4, history, edition="english"))
    assert [{g.white, g.black} for g in decision.games] == [{1, 5}, {4, 3}]
    (exception,) = decision.exceptions
    assert (exception.code, exception.article, exception.reading) == ("another_bye", "4.1", "A11")
    assert exception.args == {"player": 2, "refused": (5, 3), "count": 2}
    said = Speaker("it").sentence(exception)
    assert "provati a riposo uno alla volta" in said


def test_a13_the_sheet_and_the_explanation_say_whose_half_point_is_for_pairing_only() -> None:
    """4 enters in round 2 with half a point, and 1 finds him. List: 1 (1), 4 (½, late), 2, 3 (0); G = 1."""
    late: list[dict[str, Any]] = [{}, {}, {}, {"enters": 2}]
    tournament, system = opened(event(late, 2, ["1-2 1:0, bye 3"], bye="nothing"))
    decision = system.pair(tournament)
    assert [{game.white, game.black} for game in decision.games] == [{1, 4}, {2, 3}]
    (remark,) = decision.remarks
    assert (remark.code, remark.article, remark.as_data()["late"]) == ("late_half_points", "B.2.5", [4])
    said = [(reason.code, reason.as_data()["player"]) for reason in system.explain(tournament, 1).intro[1:]]
    assert said == [("facts_late", 4)]


def test_a_suspended_game_is_said_where_it_counts_half_a_point() -> None:
    """List: everybody ½; G = 2. 1 and 3 have a suspended game, and 1 has met 3: he finds 2."""
    tournament, system = opened(event(4, 3, ["1-3 adj, 4-2 ="]))
    intro = system.explain(tournament, 2).intro
    assert [reason.as_data()["player"] for reason in intro if reason.code == "facts_suspended"] == [1]


def test_a18_the_english_text_has_no_article_for_two_who_never_played() -> None:
    """1 and 2 were absent in the only round: number 1 has the colour drawn, in English by our reading alone."""
    for edition, article in (("fsi", "B.4.4"), ("english", "")):
        tournament, system = opened(event(4, 3, ["3-4 =, absent 1, absent 2"], absent=[3, 4], edition=edition))
        colour = system.explain(tournament, 1).colour
        assert colour is not None
        assert (colour.code, colour.article, colour.reading) == ("colour_never_played", article, "A18")


def test_b22_one_game_is_said_in_the_singular() -> None:
    """Of 1, 3 and 5, the last of the list has played one game and the others two."""
    history = ["1-3 1:0, 4-2 =, bye 5", "1-2 1:0, 3-4 1:0, absent 5", "absent 1, absent 2, absent 3, 4-5 1:0"]
    tournament, system = opened(event(5, 5, history, absent=[2, 4]))
    passed_over = system.explain(tournament, 3).candidates[0]
    assert (passed_over.player, passed_over.reason.code) == (5, "bye_fewer_games")
    said = Speaker("it", tournament.players).sentence(passed_over.reason, cited=False)
    assert said == "5 P5: ha giocato 1 partita, altri 2"


def test_a12_an_unplayed_game_has_no_opponent_and_no_colour() -> None:
    """1 beat 3 by default in round 1; in round 2 they may meet."""
    document = event(4, 2, ["1-3 +:-, 4-2 -:+"])
    # list: 1, 2 (1), 3, 4 (0); last round, neighbours: 1-2, 3-4
    assert opponents(document) == [{1, 2}, {3, 4}]
    document = event(2, 2, ["1-2 +:-"])
    assert opponents(document) == [{1, 2}]


def test_a13_fsi_late_entrants_have_half_a_point_for_pairing_only() -> None:
    """5 and 6 enter in round 2. List: 1, 3 (1), 5, 6 (½, late), 2, 4 (0); G = 1: 1-3 met, so 1-5, 3-6 …"""
    players = [{}, {}, {}, {}, {"enters": 2}, {"enters": 2}]
    document = event(players, 2, ["1-2 1:0, 3-4 1:0"])
    assert opponents(document) == [{1, 3}, {5, 6}, {2, 4}]
    tournament, system = opened(document)
    late = next(line for line in system.standings(tournament) if line.player == 5)
    assert late.points.units == 0


def test_a13_english_and_javapairing_give_no_half_point() -> None:
    """List: 1, 3 (1), 2, 4, 5, 6 (0): 1-3, 2-4, 5-6."""
    players = [{}, {}, {}, {}, {"enters": 2}, {"enters": 2}]
    for edition in ("english", "javapairing"):
        document = event(players, 2, ["1-2 1:0, 3-4 1:0"], edition=edition, late_entries=True)
        assert opponents(document) == [{1, 3}, {2, 4}, {5, 6}]


def test_a13_english_admits_late_entrants_only_if_announced() -> None:
    players = [{}, {}, {"enters": 2}]
    with pytest.raises(BadDocumentError) as refusal:
        read_data(event(players, 2, ["1-2 1:0"], edition="english"))
    assert (refusal.value.reason.code, refusal.value.where) == ("late_entries_not_announced", "rules.late_entries")
    read_data(event(players, 2, ["1-2 1:0"], edition="english", late_entries=True))


def test_a15_the_upper_player_of_each_pair_alternates_from_the_colour_drawn() -> None:
    assert shown(event(8, 4, first_colour="black")) == "5-1, 2-6, 7-3, 4-8"


def test_a16_the_higher_percentage_of_blacks_gets_white() -> None:
    """1: W B W, one Black in three; 2: B W and the bye, one in two: 2 has White, though both have had one Black."""
    history = ["1-3 =, 4-2 =, bye 5", "5-1 =, 2-3 =, bye 4", "1-4 =, 3-5 =, bye 2"]
    document = event(5, 5, history, absent=[3, 4, 5])
    assert paired(document).games[0][:2] == (2, 1)
    tournament, system = opened(document)
    colour = system.explain(tournament, 1).colour
    assert colour is not None
    assert (colour.code, colour.article) == ("colour_percentage", "B.4.2")
    assert colour.args == {"upper": 1, "upper_share": (1, 3), "lower": 2, "lower_share": (1, 2)}


def test_a16_a_player_without_games_counts_as_one_half() -> None:
    """1 has had White once (0/1), 2 has not played (1/2): 2 has White."""
    assert paired(event(4, 3, ["1-3 =, absent 2, absent 4"], absent=[3, 4])).games[0][:2] == (2, 1)


def test_a17_fsi_the_latest_difference_of_any_kind_decides() -> None:
    """1: W B, 2: B W: they differ last in round 2, where 1 had Black: 1 gets White."""
    history = ["1-3 =, 4-2 =", "4-1 =, 2-3 ="]
    decision = paired(event(4, 3, history))
    assert decision.games[0][:2] == (1, 2)


def test_a17_english_looks_for_black_first() -> None:
    """1: W B - W B, 2: B W W - B: two Blacks in four games each.

    FSI: the latest round in which they differ is 4, where 1 had White and 2 nothing: 2 gets White.
    English: the latest round with a Black against something else is 2, where 1 had Black: 1 gets White.
    """
    history = [
        "1-3 =, 4-2 =",
        "3-1 =, 2-4 =",
        "2-3 =, absent 1, absent 4",
        "1-4 =, absent 2, absent 3",
        "3-1 =, 4-2 =",
    ]
    assert paired(event(4, 9, history, absent=[3, 4])).games[0][:2] == (2, 1)
    assert paired(event(4, 9, history, absent=[3, 4], edition="english")).games[0][:2] == (1, 2)


def test_a18_the_upper_player_alternates_when_all_is_equal() -> None:
    """Both had Black, then White: 1, the upper, gets Black."""
    history = ["3-1 =, 4-2 =", "1-4 =, 2-3 ="]
    assert paired(event(4, 3, history)).games[0][:2] == (2, 1)


def test_a18_neither_has_played_odd_numbers_have_the_drawn_colour() -> None:
    """3 and 4 won by default, 5 and 6 enter now: pairs of players without a game take the colour from the number."""
    players = [{}, {}, {}, {}, {"enters": 2}, {"enters": 2}]
    decision = paired(event(players, 2, ["1-3 -:+, 2-4 -:+"]))
    # list: 3, 4 (1), 5, 6 (½), 1, 2 (0): 3-4: 3 is odd, White; 5-6: 5 is odd, White; 1-2: 1 is odd, White
    assert [game[:2] for game in decision.games] == [(3, 4), (5, 6), (1, 2)]
    decision = paired(event(players, 2, ["1-3 -:+, 2-4 -:+"], first_colour="black"))
    assert [game[:2] for game in decision.games] == [(4, 3), (6, 5), (2, 1)]


def test_a18_the_number_is_the_one_at_that_time() -> None:
    """2 enters only in round 3; until then 3 is number 2, even, and has the opposite of the colour drawn."""
    players = [{}, {"enters": 3}, {}, {}, {}]
    document = event(players, 3, ["1-4 +:-, 3-5 +:-"])
    # list in round 2: 1, 3 (1), 4, 5 (0): G = 2: 1-4 (P = 3), 3-5
    assert [game[:2] for game in paired(document).games] == [(1, 4), (5, 3)]


def test_a19_no_legal_pairing_at_all_is_its_own_answer_with_a_proof() -> None:
    """Three rounds of four players: everybody has met everybody; a fourth round is impossible."""
    history = ["1-3 =, 4-2 =", "2-1 =, 3-4 =", "1-4 =, 2-3 ="]
    with pytest.raises(NoLegalPairingError) as refusal:
        paired(event(4, 4, history))
    assert refusal.value.reason.as_data()["groups"] == [[1], [2], [3], [4]]
    assert refusal.value.reason.as_data()["barrier"] == []


def test_a19_each_exception_is_named_with_the_player_concerned() -> None:
    history = ["1-3 =, 2-4 =", "1-4 =, 2-3 ="]
    decision = paired(event(4, 9, history))
    broken = [
        (r.code, r.as_data()["player"], r.as_data()["colour"])
        for r in decision.exceptions
        if r.code.startswith("breaks")
    ]
    white, black = decision.games[0][:2]
    assert {white, black} == {1, 2}
    assert ("breaks_third_in_a_row", white, "white") in broken
    assert ("breaks_difference", white, "white") in broken


def test_a19_a_fifth_game_with_the_same_colour_is_not_called_a_third() -> None:
    """Odd numbers have had White four times, even ones Black: who goes on has it five times, and five times more."""
    history = ["1-2 =, 3-4 =, 5-6 =, 7-8 =", "1-4 =, 3-6 =, 5-8 =, 7-2 =", "1-6 =, 3-8 =, 5-2 =, 7-4 ="]
    tournament, system = opened(event(8, 7, [*history, "1-8 =, 3-2 =, 5-4 =, 7-6 ="]))
    exceptions = system.pair(tournament).exceptions
    broken = {(reason.code, reason.as_data()["count"]) for reason in exceptions if reason.code.startswith("breaks")}
    assert broken == {("breaks_difference", 5), ("breaks_third_in_a_row", 5)}
    said = [Speaker("it", tournament.players).sentence(reason, cited=False) for reason in exceptions]
    assert "3 P3 avrà il Bianco per 5 volte di seguito" in said
    assert "3 P3 avrà 5 partite col Bianco in più che con l'altro colore" in said


def test_a20_rounds_added_during_the_event_change_g_never_below_one() -> None:
    """Announced 2, paired as round 2 of 2; then a third round is added: round 3 has G = 1, and check knows round 2."""
    history = ["1-3 =, 4-2 =", "2-1 =, 3-4 ="]
    document = event(4, 3, history)
    document["history"][0]["announced"] = 2
    document["history"][1]["announced"] = 2
    tournament, system = opened(document)
    assert system.differences(tournament, 1) == []
    assert system.differences(tournament, 2) == []
    assert [{g.white, g.black} for g in system.pair(tournament).games] == [{1, 4}, {2, 3}]


@pytest.mark.parametrize(("bye", "units"), [("win", 2), ("draw", 1), ("nothing", 0)])
def test_a21_the_bye_gives_a_point_unless_announced_otherwise(bye: str, units: int) -> None:
    tournament, system = opened(event(3, 2, ["1-2 1:0, bye 3"], bye=bye))
    assert {line.player: line.points.units for line in system.standings(tournament)}[3] == units


@pytest.mark.parametrize(
    ("announced", "expected"),
    [
        ("", ["2", "1/2", "1/2", "1", "1"]),
        ("3 1 0", ["6", "1", "1", "3", "3"]),
        ("2-1-0", ["4", "1", "1", "2", "2"]),
        ("2½ 1,5 1/2", ["5", "3/2", "2", "5/2", "3"]),
        ("3 2 1", ["6", "2", "3", "3", "4"]),
        ("3 - 2 - 1", ["6", "2", "3", "3", "4"]),
    ],
)
def test_a25_points_as_announced(announced: str, expected: list[str]) -> None:
    """1: two wins. 2: no show, draw. 3: loss, draw. 4: win by forfeit, absence. 5: bye, loss."""
    history = ["1-3 1:0, 4-2 +:-, bye 5", "1-5 1:0, 2-3 =, absent 4"]
    tournament, system = opened(event(5, 3, history, points=announced))
    won = {line.player: Fraction(line.points.units, line.points.per) for line in system.standings(tournament)}
    assert [won[player] for player in range(1, 6)] == [Fraction(points) for points in expected]


@pytest.mark.parametrize(
    "announced",
    ["0 1 2", "3 3 0", "3 1 2", "3 1", "3 1 0 0", "uno", "1 -1 0", "3 1 -1", "3.3 1 0", "101 1 0", "0 0 0", "½ ⅓ 0"],
)
def test_a25_points_that_do_not_fall_are_refused(announced: str) -> None:
    with pytest.raises(BadDocumentError, match="points_unusable"):
        opened(event(4, 3, points=announced))


def test_a25_points_that_cannot_be_are_refused_when_they_are_typed() -> None:
    journal = Journal()
    data = {"name": "Prova", "system": "amalfi", "rounds": 3}
    with pytest.raises(BadDocumentError, match="points_unusable"):
        journal.append("create", {**data, "rules": {"points": "1 3 0"}}, "desk", "2026-01-01T10:00:00+00:00")
    journal.append("create", {**data, "rules": {"points": "3 1 0"}}, "desk", "2026-01-01T10:00:00+00:00")
    with pytest.raises(BadDocumentError, match="points_unusable"):
        journal.append("settings", {"rules": {"points": "abc"}}, "desk", "2026-01-01T10:00:00+00:00")


def test_a25_announced_points_are_said() -> None:
    for edition, article in (("fsi", "A.6"), ("english", "A.5")):
        tournament, system = opened(event(4, 3, points="3 1 0", edition=edition))
        assert isinstance(system, PlaysChess)
        said = system.announced_points(tournament)
        assert said is not None
        assert (said.article, Speaker("it", tournament.players).sentence(said)) == (
            article,
            f"punti annunciati: vittoria 3, patta 1, sconfitta 0 ({article}, A25)",
        )
        usual, _ = opened(event(4, 3, edition=edition))
        assert system.announced_points(usual) is None


def test_a25_the_points_of_a_match_are_whole() -> None:
    document = event(8, 3, points="1 ½ 0", competitors="teams", boards=4)
    document["teams"] = [{"number": n, "name": f"T{n}", "players": [*range(4 * n - 3, 4 * n + 1)]} for n in (1, 2)]
    with pytest.raises(BadDocumentError, match="points_unusable_of_teams"):
        opened(document)


def test_a25_the_order_of_the_list_is_that_of_the_points_announced() -> None:
    """Two have three draws, others a win, a draw and a loss: equal by 1, ½, 0, where the smaller number goes first.

    By 3, 1, 0 they are 1 and 5 with 5 points, 3 with 4, 2 and 6 with 3, 4 with 2.
    """
    history = ["1-4 =, 5-2 =, 3-6 1:0", "2-3 =, 6-4 1:0, 1-5 =", "3-1 0:1, 5-6 1:0, 4-2 ="]
    usual, announced = (opened(event(6, 5, history, points=points))[0] for points in ("", "3 1 0"))
    assert pairing_list(usual, History(usual)) == [1, 5, 2, 3, 4, 6]
    assert pairing_list(announced, History(announced)) == [1, 5, 3, 2, 6, 4]


def test_a25_a_late_entrant_has_the_points_of_a_draw_for_pairing() -> None:
    document = event(5, 4, ["1-3 1:0, 2-4 1:0"], points="3 1 0")
    document["players"][4]["enters"] = 2
    tournament, system = opened(document)
    assert [History(tournament).score[5], read_context(tournament).history.score[5]] == [0, 2]
    assert [reason.code for reason in system.pair(tournament).remarks] == ["late_half_points_as_draw"]
    assert {line.player: line.points.units for line in system.standings(tournament)}[5] == 0


def test_a22_default_tie_breaks() -> None:
    tournament, system = opened(event(4, 2, ["1-3 1:0, 4-2 1:0"]))
    names = [tie_break.value for tie_break in system.standings(tournament)[0].tie_breaks]
    assert names == ["buchholz_cut1", "buchholz", "sonneborn_berger", "wins"]


def test_javapairing_g_is_capped_at_half_of_the_players() -> None:
    """9 rounds, 6 players: G = 3, so 1-4, 2-5, 3-6; the federation's text starts from the last."""
    assert shown(event(6, 9, edition="javapairing")) == "1-4, 5-2, 3-6"


def test_javapairing_last_round_colours_by_fewer_whites_not_by_the_percentage() -> None:
    """1: W B W, 2: W and two absences. One Black in three against none: FSI gives 1 White; fewer Whites gives 2."""
    history = ["1-3 =, 2-4 =", "4-1 =, absent 2, absent 3", "1-3 =, absent 2, absent 4"]
    assert paired(event(4, 4, history, absent=[3, 4])).games[0][:2] == (1, 2)
    assert paired(event(4, 4, history, absent=[3, 4], edition="javapairing")).games[0][:2] == (2, 1)


def test_javapairing_looks_at_the_difference_only_where_the_counts_are_equal() -> None:
    """1: W W B W, 2: W W W B W B: both have two Whites more. 1 has fewer Whites and gets a fourth, three more than
    Blacks: JavaPairing does not look, the texts forbid both ways. With W W B W for both, JavaPairing looks too."""
    history = ["1-3 =, 2-4 =", "1-4 =, 2-3 =", "3-1 =, 2-4 =", "1-4 =, 3-2 ="]
    more = ["2-4 =, absent 1, absent 3", "4-2 =, absent 1, absent 3"]
    decision = paired(event(4, 9, history + more, absent=[3, 4], edition="javapairing"))
    assert (decision.games[0][:2], decision.exceptions) == ((1, 2), ())
    assert paired(event(4, 9, history + more, absent=[3, 4])).exceptions != ()
    equal = ["1-3 =, 2-4 =", "1-4 =, 2-3 =", "3-1 =, 4-2 =", "1-4 =, 2-3 ="]
    looked = paired(event(4, 9, equal, absent=[3, 4], edition="javapairing")).exceptions
    assert [reason.code for reason in looked] == ["waived_difference", "fewest_difference", "breaks_difference"]


def test_javapairing_bye_looks_at_byes_whatever_they_were_worth() -> None:
    history = ["1-3 =, 4-2 =, bye 5"]
    assert "bye 4" in shown(event(5, 4, history, edition="javapairing", bye="nothing"))
    assert "bye 5" in shown(event(5, 4, history, edition="english", bye="nothing"))


def test_a_round_is_paired_only_when_every_result_is_known() -> None:
    with pytest.raises(NotReadyError) as refusal:
        paired(event(4, 3, ["1-3 1:0, 4-2 ?"]))
    assert refusal.value.reason.args == {"round": 1, "board": 2, "white": 4, "black": 2}


def test_a_suspended_game_counts_as_drawn_for_pairing_and_stays_open_in_the_standings() -> None:
    """1 and 3 suspended: ½ each for pairing. List: 4 (1), 1, 3 (½), 2 (0); last round: 4-1, 3-2."""
    document = event(4, 2, ["1-3 adj, 4-2 1:0"])
    assert opponents(document) == [{4, 1}, {3, 2}]
    tournament, system = opened(document)
    assert {line.player: line.points.units for line in system.standings(tournament)} == {4: 2, 1: 0, 2: 0, 3: 0}


def test_all_rounds_played_is_not_an_accident() -> None:
    with pytest.raises(NotReadyError) as refusal:
        paired(event(4, 1, ["1-2 1:0, 4-3 ="]))
    assert refusal.value.reason.code == "all_rounds_played"


def warned(ratings: list[int | None], history: list[str] | None = None, **more: Any) -> list[tuple[str, str]]:
    players = [{"rating": rating} if rating else {} for rating in ratings]
    found = read_data(event(players, 2, history, first_colour="white", **more))
    return [(reason.code, reason.article) for reason in found.warnings if reason.code != "many_rounds"]


def test_b1_numbers_that_do_not_follow_the_ratings_are_warned_of_before_the_first_round() -> None:
    """English 2.3: who has no rating counts 1440, so he comes before 1400 there, and in the federation's text after."""
    assert warned([1900, 2000, 1800, 1700]) == [("numbers_against_ratings", "B.1")]
    assert warned([1900, None, 1400, 1300], edition="fsi") == [("numbers_against_ratings", "B.1")]
    assert warned([1900, 1400, None, None], edition="english") == [("numbers_against_ratings", "2.2")]


def test_b1_no_warning_where_the_numbers_are_right_or_were_drawn_or_in_use() -> None:
    assert warned([2000, 1900, 1900, None]) == warned([None] * 4) == []
    assert warned([1900, None, 1400, 1300], edition="english") == []
    assert warned([1900, 2000, 1800, 1700], seed="drawn") == []
    assert warned([1900, 2000, 1800, 1700], ["1-3 =, 4-2 ="]) == []


def test_many_rounds_for_few_players_are_warned_of() -> None:
    """From n - 4 rounds on."""
    codes = [reason.code for reason in read_data(event(9, 5, first_colour="white")).warnings]
    assert codes == ["many_rounds"]
    assert read_data(event(9, 4, first_colour="white")).warnings == []


def test_b_4_1_a_first_colour_that_nobody_drew_is_warned_of_before_the_first_round() -> None:
    """«sorteggiando il colore per il giocatore N° 1»: without it White is taken, and said."""
    (warning,) = read_data(event(9, 4)).warnings
    assert (warning.code, warning.article) == ("first_colour_undrawn", "B.4.1")
    assert shown(event(9, 4)) == shown(event(9, 4, first_colour="white"))
    for colour in ("white", "black"):
        assert read_data(event(9, 4, first_colour=colour)).warnings == []
    assert read_data(event(9, 4, seed="drawn")).warnings == []
    assert read_data(event(4, 2, ["1-3 =, 4-2 ="])).warnings == []
