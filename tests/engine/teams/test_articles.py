"""FID, «Sistema per gare a squadre o coppie», article by article."""

from fractions import Fraction
from typing import Any

import pytest

from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import points_text
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import TeamEvent
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import all_matches
from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint
from tabellone.engine.openings.draw import applicable_table, draw_openings
from tabellone.engine.openings.names import OpeningTable
from tabellone.engine.rating.event import rate_event
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.settling import require_decidable_tie, require_play_off
from tabellone.engine.teams.boards import games
from tabellone.engine.teams.line_ups import has_quorum, sorted_by_rating
from tabellone.engine.teams.options import Meetings
from tabellone.engine.teams.substitutes import SubstitutionMethod, line_up_for, substitute_line_up
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament
from tests.events.notation import opened
from tests.events.teams import team_event
from verify_certificate import verify


def figures(document: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Of every team: points and tie-breaks by name, as fractions."""
    tournament, system = opened(document)
    return {
        line.player: {
            "place": line.place,
            "points": Fraction(line.points.units, line.points.per),
            **{name.value: Fraction(a.units, a.per) for name, a in line.tie_breaks.items() if a is not None},
        }
        for line in system.standings(tournament)
    }


def order(document: dict[str, Any]) -> list[tuple[int, int]]:
    tournament, system = opened(document)
    return [(line.place, line.player) for line in system.standings(tournament)]


def test_art_6_each_meets_the_one_of_his_board_and_colours_alternate() -> None:
    """T3: the team named first has White on boards 1 and 3."""
    found = games(Meetings.BOARD_BY_BOARD, (1, 2, 3, 4), (5, 6, 7, 8))
    assert [(game.white, game.black) for game in found] == [(1, 5), (6, 2), (3, 7), (8, 4)]


@pytest.mark.parametrize("boards", [2, 3, 4, 5])
def test_art_6_everyone_meets_everyone_once_with_balanced_colours(boards: int) -> None:
    ours, theirs = tuple(range(1, boards + 1)), tuple(range(11, boards + 11))
    found = games(Meetings.EVERYONE, ours, theirs)
    assert {(game.first_player, game.second_player) for game in found} == {(a, b) for a in ours for b in theirs}
    for player in (*ours, *theirs):
        white = sum(game.white == player for game in found)
        assert abs(2 * white - boards) <= 1
    for turn in range(boards):  # everybody sits somewhere in every turn
        seated = [p for game in found[turn * boards : (turn + 1) * boards] for p in game.players]
        assert len(set(seated)) == 2 * boards


def test_art_6_two_points_for_a_match_won_by_game_points_one_for_a_drawn_one() -> None:
    """T10: 1-2 is 2+1+0 against 0+1+2, drawn; 3-4 is 2+1+1 against 0+1+1, won."""
    found = figures(team_event(4, 3, 1, ["1-2 +=-, 3-4 +=="]))
    assert {team: line["points"] for team, line in found.items()} == {1: 1, 2: 1, 3: 2, 4: 0}


@pytest.mark.parametrize(("boards", "enough"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (10, 6)])
def test_9_1_more_than_half_of_the_boards_have_to_be_manned(boards: int, enough: int) -> None:
    """«2 su squadre da 3 giocatori, 3 su squadre da 4 o da 5»; of a pair both."""
    assert has_quorum(enough, boards)
    assert not has_quorum(enough - 1, boards)


def test_9_1_a_team_below_the_quorum_is_refused_unless_the_director_lets_it_play() -> None:
    document = team_event(4, 4, 2)
    document["teams"][1]["players"] = [5, None, None, 8]
    with pytest.raises(BadDocumentError) as refused:
        opened(document)
    assert (refused.value.reason.code, refused.value.where) == ("team_below_quorum", "teams[1].players")
    document["teams"][1]["plays_short"] = True
    opened(document)


def test_9_2_a_team_that_loses_its_quorum_is_told_of() -> None:
    document = team_event(4, 4, 3, ["1-2 ====, 3-4 ===="])
    for player in (5, 6):
        document["players"][player - 1]["leaves"] = 1
    tournament, system = opened(document)
    told = [reason for reason in system.warnings(tournament) if reason.code == "team_without_quorum"]
    assert [(reason.article, reason.args["count"]) for reason in told] == [("Art. 9.2", 2)]


@pytest.mark.parametrize(("boards", "points"), [(4, 6), (3, Fraction(9, 2))])
def test_9_3_a_team_that_wins_by_forfeit_has_one_and_a_half_a_board(boards: int, points: Fraction) -> None:
    """«squadra con 4 giocatori 6 punti; squadra con 3 giocatori 4,5 punti»; 2 match points."""
    found = figures(team_event(4, boards, 1, [f"1-2 forfeit 1-0f, 3-4 {'=' * boards}"]))
    assert (found[1]["points"], found[1]["individual"]) == (2, points)
    assert (found[2]["points"], found[2]["individual"]) == (0, 0)


def test_9_3_a_team_that_came_to_no_board_is_a_forfeit_of_the_team() -> None:
    """Board by board it would be 8 points."""
    assert figures(team_event(4, 4, 1, ["1-2 oooo, 3-4 ===="]))[1]["individual"] == 6


def test_9_4_an_empty_board_is_lost_two_to_nothing_and_nobodys_if_both_are() -> None:
    """1-2: board 1 empty on team 1's side (0-2), the others drawn: 3 against 5."""
    document = team_event(4, 4, 1, ["1-2 x===, 3-4 o==="])
    found = figures(document)
    assert (found[1]["individual"], found[2]["individual"]) == (3, 5)
    both = document["history"][0]["matches"][0]["games"][0]
    both |= {"white": None, "black": None, "result": "0-0f"}
    found = figures(document)
    assert (found[1]["individual"], found[2]["individual"], found[1]["points"]) == (3, 3, 1)


def test_t13_a_team_that_rests_with_forfeit_points_has_them_on_the_boards_too() -> None:
    found = figures(team_event(5, 4, 1, ["1-2 ====, 3-4 ====, rf 5"]))
    assert (found[5]["points"], found[5]["individual"]) == (2, 6)


def test_8_1_opponents_points_second_quotient_individual_points_in_this_order() -> None:
    """After 1-2 won 2-0, 3-4 won 3-1, then 1-3 and 2-4 drawn: 1 and 3 have 3 points, 2 and 4 have 1.

    Opponents of 1: 2 (1) and 3 (3) = 4; of 3: 4 (1) and 1 (3) = 4. Second quotient 2 · 1 + 3 = 5 both. Individual:
    1 has 3 + 2, 3 has 4 + 2, so 3 is first; 4 has 0 + 2 against 1 + 2 of team 2.
    """
    document = team_event(4, 2, 2, ["1-2 +=, 3-4 ++", "1-3 ==, 2-4 =="])
    found = figures(document)
    assert {name: found[1][name] for name in ("points", "quotient", "second_quotient", "individual")} == {
        "points": 3,
        "quotient": 4,
        "second_quotient": 5,
        "individual": 5,
    }
    assert found[3]["individual"] == 6
    assert order(document) == [(1, 3), (2, 1), (3, 2), (4, 4)]
    assert [name for name in found[1] if name not in ("place", "points")] == [
        "quotient",
        "second_quotient",
        "individual",
    ]


def test_8_1_equal_after_individual_points_are_ex_aequo_and_art_3_lists_them() -> None:
    """T16: 1 and 3 are equal in everything up to 8.1.3; they drew with each other and won once each."""
    assert order(team_event(4, 2, 2, ["1-2 +=, 3-4 +=", "1-3 ==, 2-4 =="])) == [(1, 1), (1, 3), (3, 2), (3, 4)]


def test_8_2_individual_points_come_before_the_quotient() -> None:
    """Each has won once and lost once, so that all have 2 points and the quotient 4; on the boards team 1 has 0 + 3,
    team 2 has 3 + 1, team 3 has 1 + 4.
    """
    document = team_event(3, 2, 3, ["2-3 +=, rt 1", "3-1 ++, rt 2", "1-2 +=, rt 3"], system="round-robin")
    found = figures(document)
    assert {team: line["individual"] for team, line in found.items()} == {1: 3, 2: 4, 3: 5}
    assert [name for name in found[1] if name not in ("place", "points")] == ["individual", "quotient"]
    assert order(document) == [(1, 3), (2, 2), (3, 1)]


def test_8_2_1_points_are_written_with_the_individual_points_as_the_decimal() -> None:
    """As published in 2013 for teams of three: «12,33»."""
    document = team_event(3, 2, 3, ["2-3 +=, rt 1", "3-1 ++, rt 2", "1-2 +=, rt 3"], system="round-robin")
    tournament, system = opened(document)
    assert [points_text(line) for line in system.standings(tournament)] == ["2,5", "2,4", "2,3"]


EQUAL_TO_8_2_3 = ["2-3 +-, rt 1", "3-1 +-, rt 2", "1-2 -+, rt 3"]
"""Three drawn matches: everybody has 2 points, 4 individual points and the same quotient.

By boards: team 1 lost board 1 to 3 and to 2 (0) and won board 2 twice (4); team 2 won board 1 twice (4 and 0); team 3
lost it to 2 and won it from 1 (2 and 2).
"""


def test_8_2_5_the_boards_from_the_first_list_those_who_share_a_place() -> None:
    document = team_event(3, 2, 3, EQUAL_TO_8_2_3, system="round-robin")
    assert order(document) == [(1, 2), (1, 3), (1, 1)]


def test_8_2_4_a_play_off_gives_each_its_place_before_the_boards() -> None:
    document = team_event(3, 2, 3, EQUAL_TO_8_2_3, system="round-robin", play_off="first_boards")
    tournament, system = opened(document)
    decision = TieDecision((1, 3, 2), TieDecisionMethod.PLAY_OFF, TiedPoint.QUOTIENT)
    require_decidable_tie(system, tournament, decision)
    require_play_off(system, tournament, decision)
    document["decisions"] = [{"players": [1, 3, 2], "how": "play_off", "after": "quotient"}]
    assert order(document) == [(1, 1), (2, 3), (3, 2)]
    tournament, system = opened(document)
    assert [reason.article for reason in system.explain_place(tournament, 1)] == ["8.2.1", "8.2.2", "8.2.4"]


def test_8_2_nota_with_more_than_two_the_boards_may_come_before_the_play_off() -> None:
    document = team_event(
        3, 2, 3, EQUAL_TO_8_2_3, system="round-robin", play_off="all_boards", boards_before_play_off=True
    )
    tournament, system = opened(document)
    with pytest.raises(NotReadyError):
        require_decidable_tie(
            system, tournament, TieDecision((1, 3, 2), TieDecisionMethod.PLAY_OFF, TiedPoint.QUOTIENT)
        )
    document["decisions"] = [{"players": [1, 3, 2], "how": "play_off", "after": "quotient"}]
    assert order(document) == [(1, 2), (1, 3), (1, 1)]


def test_8_2_4_a_play_off_that_was_not_announced_is_refused() -> None:
    for document in (
        team_event(3, 2, 3, EQUAL_TO_8_2_3, system="round-robin"),
        team_event(4, 2, 2, ["1-2 +=, 3-4 +=", "1-3 ==, 2-4 =="]),
    ):
        tournament, system = opened(document)
        with pytest.raises(NotReadyError) as refused:
            require_play_off(system, tournament, TieDecision((1, 3), TieDecisionMethod.PLAY_OFF, TiedPoint.QUOTIENT))
        assert refused.value.reason.code == "play_off_not_announced"


def test_art_5_a_missing_line_up_is_by_rating_in_round_1_and_then_the_one_before() -> None:
    """T17: whoever has left since leaves his board empty."""
    document = team_event(4, 3, 3, line_ups="every_round")
    document["players"][0]["rating"] = 100
    tournament, _ = opened(document)
    assert line_up_for(tournament, 1) == (2, 3, 1)
    played = team_event(4, 3, 3, ["1-2 ===, 3-4 ==="], line_ups="every_round")
    played["players"][1]["leaves"] = 1
    tournament, _ = opened(played)
    assert line_up_for(tournament, 1) == (1, None, 3)


def test_art_5_equal_ratings_are_drawn_by_lot_from_the_seed() -> None:
    document = team_event(4, 5, 3, line_ups="every_round")
    for player in document["players"]:
        player["rating"] = 3000
    orders = set()
    for seed in range(30):
        tournament, _ = opened({**document, "seed": str(seed)})
        drawn = sorted_by_rating(tournament, tournament.teams[0])
        assert sorted(drawn) == [1, 2, 3, 4, 5]
        assert drawn == sorted_by_rating(tournament, tournament.teams[0])
        orders.add(drawn)
    assert len(orders) > 20


def test_art_5_1_a_missing_line_up_respects_the_limit_of_the_total_rating() -> None:
    """T23, Art. 2: 4000 + 3990 + 3968 = 11958 is over 11950; of those within it the first by Elo-Rubele is played."""
    document = team_event(4, 3, 3, reserves=2, line_ups="every_round", rating_limit=11_950)
    for player, rating in zip(document["players"], (4000, 3990, 3968, 3960, 3950), strict=False):
        player["rating"] = rating
    tournament, system = opened(document)
    made = substitute_line_up(tournament, tournament.teams[0])
    assert (made.line_up, made.method) == ((1, 2, 4), SubstitutionMethod.WITHIN_LIMIT)  # 4000 + 3990 + 3960 = 11950
    document["rules"]["rating_limit"] = 7000  # three of the weakest are 11878, two 7910: below the quorum
    tournament, system = opened(document)
    told = [(reason.code, reason.article) for reason in system.pair(tournament).exceptions]
    assert told[0] == ("no_line_up_within_limit", "Art. 2")


def test_art_5_2_the_line_up_of_the_round_before_is_changed_as_little_as_the_rules_want() -> None:
    """T23: two of three have left and the quorum is lost: one board is filled, the lower one, by the first reserve."""
    played = team_event(4, 3, 3, ["1-2 ===, 3-4 ==="], reserves=2, line_ups="every_round")
    played["players"][0]["leaves"] = played["players"][1]["leaves"] = 1
    tournament, _ = opened(played)
    made = substitute_line_up(tournament, tournament.teams[0])
    assert (made.line_up, made.method) == ((None, 4, 3), SubstitutionMethod.NEAREST)


def test_art_5_a_a_fixed_line_up_is_handed_in_before_the_event_and_stands() -> None:
    """Not handed in, it is by Elo-Rubele (5.1), not in the order of the roster."""
    document = team_event(4, 3, 3, line_ups="fixed_in_envelope", line_ups_next={"1": [3, 1, 2], "2": [4, 5, 6]})
    tournament, system = opened(document)
    first, second = all_matches(system.pair(tournament).encounters)
    assert [(game.white, game.black) for game in first.games] == [(3, 4), (5, 1), (2, 6)]
    assert second.games == ()
    document["players"][6]["rating"] = 1
    tournament, _ = opened(document)
    assert line_up_for(tournament, 3) == (8, 9, 7)
    played = team_event(4, 3, 3, ["1-2 ===, 3-4 ==="], line_ups="fixed_in_envelope")
    tournament, system = opened(played)
    assert all(match.games for match in all_matches(system.pair(tournament).encounters))


def test_art_5_free_line_ups_are_known_once_both_are_handed_in() -> None:
    document = team_event(4, 2, 2, line_ups="every_round", line_ups_next={"1": [2, 1], "2": [3, 4], "3": [5, 6]})
    tournament, system = opened(document)
    first, second = all_matches(system.pair(tournament).encounters)
    assert [(game.white, game.black) for game in first.games] == [(2, 3), (4, 1)]
    assert second.games == ()


def test_t18_a_suspended_board_counts_as_drawn_for_the_next_pairing_and_the_match_follows() -> None:
    """1 leads 2-0 with a board to finish: for the pairing 3-1, a match won; in the standings nothing is decided."""
    document = team_event(4, 2, 2, ["1-2 +s, 3-4 =="])
    tournament, system = opened(document)
    assert system.pair(tournament).scores[1:] == [2, 0, 1, 1]
    assert {team: line["points"] for team, line in figures(document).items()} == {1: 0, 2: 0, 3: 1, 4: 1}


def test_t20_every_board_really_played_is_rated() -> None:
    document = team_event(4, 3, 1, ["1-2 +x=, 3-4 forfeit 1-0f"])
    tournament, _ = opened(document)
    met = {line.player: [game.opponent for game in line.games] for line in rate_event(tournament, DraughtsGame.ITALIAN)}
    assert {player: others for player, others in met.items() if others} == {1: [4], 4: [1], 3: [6], 6: [3]}


@pytest.mark.parametrize(("titles", "table"), [(("Maestro",) * 8, "table_a"), (("Maestro",) * 7 + ("Reg",), "table_c")])
def test_t19_table_a_is_for_matches_in_which_everybody_is_of_the_national_series(
    titles: tuple[str, ...], table: str
) -> None:
    document = team_event(4, 2, 1, ["1-2 ??, 3-4 ??"], openings="board_by_board", opening_table="table_a")
    for player, title in zip(document["players"], titles, strict=True):
        player["title"] = title
    tournament, _ = opened(document)
    games_of_both = tournament.history[0].games_of_matches
    assert applicable_table(tournament, games_of_both[0]) is OpeningTable.A
    assert applicable_table(tournament, games_of_both[1]) is OpeningTable(table)
    if table == "table_a":
        assert len(draw_openings(tournament, 1, "seed")) == 4


def test_individual_standings_are_by_points_with_the_board_of_each() -> None:
    """1-2 +=: players 1 and 3 on board 1, 2 and 4 on board 2."""
    tournament, system = opened(team_event(4, 2, 1, ["1-2 +=, 3-4 =o"]))
    assert isinstance(system, TeamEvent)
    found = system.individual_standings(tournament)
    shown = [
        (line.place, line.player, Fraction(line.points.units, line.points.per), line.games, line.board)
        for line in found
    ]
    # 6 won against an empty board: two points, no game played
    assert shown[:2] == [(1, 1, Fraction(2), 1, 1), (1, 6, Fraction(2), 0, 2)]
    assert system.individual_standings(tournament, board=2)[0].player == 6


def test_a_published_event_of_seven_rounds_with_teams_of_four_has_56_points_at_most() -> None:
    """Fossano 2012: «11 (individuali 38 su 56)»."""
    document = team_event(10, 4, 7, ["1-2 ++++, 3-4 ====, 5-6 ====, 7-8 ====, 9-10 ===="])
    assert 7 * figures(document)[1]["individual"] == 56


def test_match_points_of_a_chess_event_are_two_for_a_win_and_boards_decide_first() -> None:
    """T22: 1 and 3 won their matches, 3 with more points on the boards."""
    document = team_event(4, 2, 2, ["1-3 +=, 2-4 ++"], system="amalfi")
    found = figures(document)
    assert (found[1]["points"], found[1]["individual"]) == (2, Fraction(3, 2))
    assert (found[2]["points"], found[2]["individual"]) == (2, 2)
    assert order(document)[:2] == [(1, 2), (2, 1)]


def test_art_4_a_a_fixed_line_up_stays_where_a_rating_is_corrected() -> None:
    """«che ogni giocatore mantenga inalterato il numero di damiera»: over the limit now, and it is said."""
    document = team_event(4, 3, 3, ["1-2 ===, 3-4 ==="], reserves=1, line_ups="fixed_in_envelope", rating_limit=12_000)
    document["players"][0]["rating"] = 9999
    tournament, _ = opened(document)
    made = substitute_line_up(tournament, tournament.teams[0])
    assert (made.line_up, made.method, made.over_limit) == ((1, 2, 3), SubstitutionMethod.AS_BEFORE, True)


def test_a25_points_announced_for_teams_are_those_of_the_match() -> None:
    """1 beats 3, 2 and 4 draw, 5 has the bye; the next round is paired, and its certificate holds."""
    document = team_event(5, 2, 3, ["1-3 +=, 2-4 ==, bye 5"], system="amalfi", points="3 1 0")
    assert [figures(document)[team]["points"] for team in range(1, 6)] == [3, 1, 0, 1, 3]
    tournament, system = opened(document)
    certificate = system.certificate(tournament)
    verify(document, certificate)
    with pytest.raises(SystemExit, match="NOT VALID"):
        verify({**document, "rules": {**document["rules"], "points": "100 99 0", "bye": "nothing"}}, certificate)


def test_t21_the_rating_of_a_team_is_the_mean_of_its_strongest_members() -> None:
    """Players 1, 2 and a reserve 3 with 3999, 3998 and 3997: the mean of two is 3998½, written 3999."""
    tournament, system = opened(team_event(4, 2, 2, reserves=1))
    assert isinstance(system, TeamEvent)
    assert system.competitors(tournament)[0].rating == 3999


def test_two_games_a_board_rank_by_the_single_games_after_the_points() -> None:
    """R8: 1 won 3-1 and 2-2, so 5 games points of 8; 3 won 4-0 and 2-2, so 6."""
    document = team_event(4, 2, 2, ["1-2 ??, 3-4 ??"], match="double")
    codes = (("3-1", "2-2"), ("4-0", "2-2"))
    for match, results in zip(document["history"][0]["matches"], codes, strict=True):
        for game, code in zip(match["games"], results, strict=True):
            game["result"] = code
    found = figures(document)
    assert (found[1]["points"], found[1]["game_points"], found[1]["individual"]) == (2, 5, 3)
    assert order(document)[0] == (1, 3)


def test_9_3_boards_nobody_came_to_are_no_forfeit_of_the_team() -> None:
    """9.4: only one came, and has won his board 2-0; who did not come has nothing."""
    document = team_event(4, 3, 1, ["1-2 ===, 3-4 o=="])
    games_of_both = document["history"][0]["matches"][1]["games"]
    for game in games_of_both[1:]:
        game["result"] = "0-0f"
    found = figures(document)
    assert (found[3]["points"], found[3]["individual"]) == (2, 2)


def test_9_3_the_players_of_a_fixed_line_up_have_their_points() -> None:
    """Resting with points, or because the others did not come: 1.5 each."""
    tournament, system = opened(team_event(5, 2, 1, ["1-2 ==, 3-4 forfeit 1-0f, rf 5"]))
    assert isinstance(system, TeamEvent)
    points = {
        line.player: Fraction(line.points.units, line.points.per) for line in system.individual_standings(tournament)
    }
    assert {player: points.get(player) for player in (5, 6, 9, 10)} == dict.fromkeys((5, 6, 9, 10), Fraction(3, 2))


def individual_points(document: dict[str, Any]) -> dict[int, Fraction]:
    tournament, system = opened(document)
    assert isinstance(system, TeamEvent)
    return {line.player: Fraction(*line.points) for line in system.individual_standings(tournament)}


def three_of_four(history: list[str], **more: Any) -> dict[str, Any]:
    """Four teams of four boards; the captain of team 1 leaves board 3 empty (9.4.1)."""
    document = team_event(4, 4, 2, history, **more)
    document["teams"][0]["players"] = [1, 2, None, 4]
    for played in document["history"]:
        for match in played["matches"]:
            for game in match.get("games", ()):
                game |= {side: None for side in ("white", "black") if game[side] == 3}
    document["players"][2]["name"] = "in no team"
    return document


@pytest.mark.parametrize("first", ["1-2 forfeit 1-0f", "1-2 ooxo"])
def test_9_3_one_and_a_half_to_each_component_and_nothing_to_an_empty_board(first: str) -> None:
    """T7: 3 times 1.5, said of the match or board by board; the opponents' own player at board 3 has won nothing."""
    document = three_of_four([f"{first}, 3-4 ===="])
    for game in document["history"][0]["matches"][0].get("games", ()):  # who is missing was in the line-up
        board = document["history"][0]["matches"][0]["games"].index(game)
        side = "black" if board % 2 == 0 else "white"
        game[side] = 5 + board
    found = figures(document)
    assert (found[1]["points"], found[1]["individual"]) == (2, Fraction(9, 2))
    assert (found[2]["points"], found[2]["individual"]) == (0, 0)
    points = individual_points(document)
    assert {p: points.get(p, 0) for p in (1, 2, 4, 7)} == {
        1: Fraction(3, 2),
        2: Fraction(3, 2),
        4: Fraction(3, 2),
        7: 0,
    }


def test_t13_a_team_with_an_empty_board_that_rests_with_points_has_those_of_its_players() -> None:
    document = three_of_four([])
    document["teams"].append({"number": 5, "name": "T5", "players": [17, 18, None, 20]})
    document["players"] += [{"number": n, "name": f"P{n}", "rating": 3000} for n in range(17, 21)]
    document["history"] = [{"round": 1, "matches": [], "rests": [{"kind": "rf", "team": 5}]}]
    document["history"][0]["matches"] = [{"white": white, "black": white + 1, "result": "1-0f"} for white in (1, 3)]
    assert figures(document)[5]["individual"] == Fraction(9, 2)


def test_9_3_without_an_envelope_the_line_up_of_the_round_before_has_the_points_and_it_is_said() -> None:
    """Art. 5 b: team 1 played round 1 with 1, 2 and nobody at board 3; the reserve 4 never sat anywhere."""
    document = team_event(
        4, 3, 2, ["1-2 ==x, 3-4 ===", "1-3 forfeit 1-0f, 2-4 ==="], reserves=1, line_ups="every_round"
    )
    found = figures(document)
    assert found[1]["individual"] == 1 + 1 + 2 * Fraction(3, 2)
    points = individual_points(document)
    assert {player: points.get(player, 0) for player in (1, 2, 4)} == {1: Fraction(5, 2), 2: Fraction(5, 2), 4: 0}
    tournament, system = opened(document)
    (told,) = [reason for reason in system.explain_place(tournament, 1) if reason.code == "working_awarded"]
    assert (told.article, told.reading, told.args["round"], list(told.as_data()["players"]), told.as_data()["how"]) == (
        *("9.3", "T7", 2, ["P1", "P2"], "as_before"),
    )


def test_9_3_in_round_1_without_an_envelope_the_strongest_have_the_points() -> None:
    """Art. 5 1): «in ordine di Elo-Rubele o per sorteggio in caso di giocatori a pari punti Elo»."""
    document = team_event(4, 2, 2, ["1-2 forfeit 1-0f, 3-4 =="], reserves=1, line_ups="every_round")
    document["players"][0]["rating"] = 100
    assert {p for p, points in individual_points(document).items() if points == Fraction(3, 2)} == {2, 3}
    tournament, system = opened(document)
    assert [r.as_data()["how"] for r in system.explain_place(tournament, 1) if r.code == "working_awarded"] == [
        "by_rating"
    ]
    document["players"][2]["rating"] = document["players"][1]["rating"]
    document["players"][0]["rating"] = document["players"][1]["rating"]
    document["seed"] = "lot"
    tournament, system = opened(document)
    assert [r.as_data()["how"] for r in system.explain_place(tournament, 1) if r.code == "working_awarded"] == [
        "by_lot"
    ]
    assert figures(document)[1]["individual"] == 3


def test_9_3_a_team_that_came_to_no_board_plays_for_no_further_place_of_an_elimination() -> None:
    """K6, with one board of the others empty: it had won that one, and had played on for the third place."""
    document = team_event(4, 4, 2, ["1-2 ====, 3-4 ++++"], system="elimination", placing="third_place")
    match = document["history"][0]["matches"][0]
    match["games"] = [
        {"white": 1, "black": 5, "result": "1-0f"},
        {"white": 6, "black": 2, "result": "0-1f"},
        {"white": None, "black": 7, "result": "0-1f"},
        {"white": 8, "black": 4, "result": "0-1f"},
    ]
    tournament, system = opened(document)
    assert [match.seats for match in system.pair(tournament).encounters] == [(1, 3)]


def test_9_2_a_round_with_a_team_without_quorum_is_an_exception_to_confirm() -> None:
    document = team_event(4, 3, 3, ["1-2 ===, 3-4 ==="])
    for player in (1, 2):
        document["players"][player - 1]["leaves"] = 1
    tournament, system = opened(document)
    assert [reason.code for reason in system.pair(tournament).exceptions] == ["team_without_quorum"]
    document["teams"][0]["plays_short"] = True
    tournament, system = opened(document)
    assert system.pair(tournament).exceptions == ()


def test_art_16_the_boards_counted_as_drawn_are_named() -> None:
    tournament, system = opened(team_event(4, 2, 2, ["1-2 +s, 3-4 =?"]))
    (remark,) = [reason for reason in system.pair(tournament).remarks if reason.code == "boards_counted_as_drawn"]
    assert remark.as_data()["boards"] == ["1/1.2", "1/2.2"]


def test_a_match_without_boards_is_ranked_as_open() -> None:
    document = team_event(4, 2, 2, line_ups="every_round")
    document["history"] = [{"round": 1, "matches": [{"white": 1, "black": 2}, {"white": 3, "black": 4}], "rests": []}]
    assert {line["points"] for line in figures(document).values()} == {0}


def told(document: dict[str, Any]) -> list[str]:
    tournament, system = opened(document)
    return [reason.code for reason in system.warnings(tournament)]


def test_past_matches_that_the_rules_would_have_had_otherwise_are_told() -> None:
    """T3: colours that do not alternate; Art. 4 a: another board; 9.2: too few; somebody in no team."""
    document = team_event(4, 3, 3, ["1-2 ===, 3-4 ===", "1-3 ===, 2-4 ==="])
    assert told(document) == []
    second = document["history"][0]["matches"][0]["games"][1]
    second["white"], second["black"] = second["black"], second["white"]
    assert told(document) == ["colours_do_not_alternate"]
    third = document["history"][1]["matches"][0]["games"]
    third[0]["white"], third[2]["white"] = third[2]["white"], third[0]["white"]
    assert told(document) == ["colours_do_not_alternate", *["moved_to_another_board"] * 2]
    document["players"].append({"number": 13, "name": "P13"})
    assert "players_without_team" in told(document)


def test_a_fixed_line_up_is_whole_again_when_who_was_missing_is_back() -> None:
    """9.4.2: his board stayed empty in one round; he has not left, so it is his again."""
    tournament, _ = opened(team_event(4, 3, 3, ["1-2 =x=, 3-4 ==="]))
    assert line_up_for(tournament, 1) == (1, 2, 3)


def test_doppia_partita_art_4_nothing_of_a_struck_team_counts() -> None:
    """R11: its rest with points before it was struck neither; it comes after a team that lost everything."""
    document = team_event(4, 2, 3, ["1-4 ++, rr 3/2", "2-1 ++"], system="round-robin", match="double")
    document["history"][0]["matches"][0]["games"] = [
        {"white": 1, "black": 7, "result": "4-0"},
        {"white": 8, "black": 2, "result": "0-4"},
    ]
    document["history"][1]["matches"][0]["games"] = [
        {"white": 3, "black": 1, "result": "4-0"},
        {"white": 2, "black": 4, "result": "0-4"},
    ]
    document["history"][0]["rests"].append({"team": 2, "kind": "rt"})
    document["history"][1]["rests"] = [{"team": 4, "kind": "rt"}]
    document["teams"][2] |= {"leaves": 1, "struck": True}
    found = figures(document)
    assert (found[3]["game_points"], found[3]["points"], found[3]["place"]) == (0, 0, 4)
    assert (found[4]["game_points"], found[4]["place"]) == (0, 3)


def test_t22_points_of_a_team_are_said_as_match_points() -> None:
    """B.2.5 adds half a win: of two points, as the sheet, the standings and the explanation all say."""
    document = team_event(4, 2, 3, ["1-2 ++"], system="amalfi", first_colour="white", edition="fsi")
    document["teams"][2]["enters"] = document["teams"][3]["enters"] = 2
    tournament, system = opened(document)
    explained = system.explain(tournament, 3)
    pair = next(match for match in all_matches(system.pair(tournament).encounters) if 3 in match.seats)
    upper = 1 if 1 in pair.seats else 3
    score = next(reason.args["score"] for reason in explained.intro if reason.code == "facts")
    assert score == Amount({1: 2, 3: 1}[upper], 1)
    speaker = Speaker("en", tournament.players, of_teams=True)
    late = next(reason for reason in explained.intro if reason.code == "facts_late")
    assert "one match point" in speaker.sentence(late)


def test_a_team_that_enters_late_is_called_by_its_name() -> None:
    document = team_event(4, 2, 3, system="round-robin")
    document["teams"][3]["enters"] = 2
    with pytest.raises(BadDocumentError) as refusal:
        opened(document)
    assert (refusal.value.where, refusal.value.reason.args) == ("teams[3].enters", {"player": "T4"})


def with_titles(document: dict[str, Any], *titles: str) -> dict[str, Any]:
    for player, title in zip(document["players"], titles, strict=False):
        player["title"] = title
    return document


@pytest.mark.parametrize(
    ("handicap", "expected", "forfeit"),
    [
        ("first_system", ["1", "0", "3/2", "9/4"], "3/2"),
        ("first_system_transfer", ["1/2", "-1/4", "3/2", "9/4"], "3/2"),
        ("second_system", ["3", "-1", "7", "11"], "15/2"),
    ],
)
def test_t24_a_match_goes_to_who_has_more_with_the_handicap_of_every_board(
    handicap: str, expected: list[str], forfeit: str
) -> None:
    """Maestro draws with Nazionale, two steps; Nazionale loses to Regionale, one step. 3 does not come: 4 has 9.3."""
    document = team_event(4, 2, 3, ["1-2 =-, 3-4 forfeit 0-1f"], handicap=handicap)
    tournament, system = opened(with_titles(document, "M", "N", "N", "R", "N", "N", "N", "N"))
    assert isinstance(system, TeamEvent)
    made = {line.player: Fraction(*line.points) for line in system.individual_standings(tournament)}
    assert [made[number] for number in range(1, 5)] == [Fraction(points) for points in expected]
    assert made[7] == made[8] == Fraction(forfeit)
    assert [figures(document)[team]["points"] for team in (1, 2, 3, 4)] == [0, 2, 0, 2]


def test_t24_a_drawn_match_of_the_unequal_is_won_by_the_weaker() -> None:
    document = with_titles(team_event(2, 2, 1, ["1-2 =="], handicap="first_system"), "M", "M", "P", "P")
    assert [figures(document)[team]["points"] for team in (1, 2)] == [0, 2]
    tournament, _ = opened(with_titles(document, "M", "M", "M", "M"))
    assert [match.result for match in tournament.history[0].matches] == ["1/2"]
    assert read_data(write_data(tournament)).tournament == tournament


def test_t24_the_handicap_is_that_of_the_time_of_the_line_ups() -> None:
    """A document and a journal keep it when a category is corrected later."""
    document = with_titles(team_event(2, 2, 1, ["1-2 =="], handicap="second_system"), "M", "M", "P", "P")
    tournament, _ = opened(document)
    written = write_data(tournament)
    assert [board["ahead"] for board in written["history"][0]["matches"][0]["games"]] == [4, -4], "White is the weaker"
    written["players"][0]["title"] = written["players"][1]["title"] = "P"
    assert opened(written)[0].history == tournament.history
    journal = journal_from_tournament(tournament, "import", "2026-01-01T10:00:00+00:00")
    journal.append("edit", {"player": 1, "title": "P"}, "desk", "2026-01-01T10:00:00+00:00")
    assert journal.state.tournament.history == tournament.history


def test_t24_second_system_the_strongest_teams_are_drawn_first() -> None:
    """By the sum of their two best: CM + CM, M + R, N + N, R + R."""
    titles = ("R", "R", "P", "N", "N", "P", "M", "R", "P", "CM", "CM", "P")
    document = with_titles(team_event(4, 2, 2, reserves=1, handicap="second_system"), *titles)
    tournament, system = opened(document)
    order, rules = system.draw_numbers(tournament, "s")
    assert [team.name for team in order] == ["T4", "T3", "T2", "T1"]
    assert rules == tournament.rules


def test_a_handicap_of_teams_needs_everybodys_category() -> None:
    with pytest.raises(BadDocumentError, match="handicap_needs_category"):
        opened(with_titles(team_event(2, 2, 1, handicap="first_system"), "M", "M", "P"))
