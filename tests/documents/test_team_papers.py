"""FID, squadre, Art. 5, 6 and 8: the papers of a team event hold its data, whatever the system and whenever."""

import random
from typing import Any

import pytest

from tabellone.documents.formation import formation_sheet
from tabellone.documents.papers import (
    ranked_lines,
    score_sheets,
    suspended_sheets,
)
from tabellone.documents.quotients import quotient_sheet
from tabellone.documents.speaker import Speaker
from tabellone.documents.tabellone import Tabellone
from tabellone.documents.team_papers import line_up_slips, match_sheets, player_sheets
from tabellone.engine.teams.options import Meetings, team_rules
from tabellone.engine.teams.team_view import competitors
from tabellone.formats.document import read_data
from tests.events.random_teams import played_out, random_team_event
from tests.events.teams import team_event

ROUNDS = ["1-2 +=x, 3-4 +s=, rf 5", "5-1 forfeit 1-0f, 2-3 ???, rf 4"]


def opened(document: dict[str, Any]) -> tuple[Any, Any, Speaker]:
    tournament, system, _ = read_data(document)
    return tournament, system, Speaker("it", competitors(tournament), people=tournament.players, of_teams=True)


def test_the_tabellone_has_opponent_colour_on_board_1_points_of_the_match_and_of_the_boards() -> None:
    """Team 1: 2 + 1 + 0 = 3 points on its boards, team 2: 0 + 1 + 2 = 3, a drawn match, 1 point each.

    Team 3: 2 + 1 so far, the match is open. Team 5 rests with points: 2, and 1.5 on each of three boards (9.3, T13);
    then it wins by forfeit, the same again.
    """
    tournament, system, speaker = opened(team_event(5, 3, 4, ROUNDS))
    rows = {row.player.number: row for row in Tabellone(tournament, system, speaker).rows()}
    assert [cell[:3] for cell in rows[1].cells] == [
        ("2B", "1 (3)", "1"),
        ("5f", "0 (0)", "1"),
        ("", "", ""),
        ("", "", ""),
    ]
    assert rows[2].cells[0][:3] == ("1N", "1 (3)", "1")
    assert rows[3].cells[0][1] == "(3)"
    assert [cell[:3] for cell in rows[5].cells[:2]] == [("RF(N)", "(4½)", "2"), ("1f(N)", "2 (4½)", "4")]
    assert rows[5].player.name == "T5"


def test_in_a_chess_event_a_board_won_is_one_point() -> None:
    """1 + ½ + 0 on the boards, the match is drawn."""
    tournament, system, speaker = opened(team_event(2, 3, 1, ["1-2 +=-"], system="amalfi", first_colour="white"))
    assert Tabellone(tournament, system, speaker).rows()[0].cells == [("2B", "1 (1½)", "1", "")]


def test_a_match_sheet_has_the_boards_with_names_and_colours_and_every_result_that_is_known() -> None:
    tournament, _, speaker = opened(team_event(5, 3, 4, ROUNDS))
    first, second = match_sheets(tournament, 1, speaker)
    assert (first.number, first.white.name, first.black.name) == (1, "T1", "T2")
    assert [tuple(row.white) for row in first.rows] == [("P1", "B", "2"), ("P2", "N", "1"), ("(vuota)", "B", "0")]
    assert [tuple(row.black) for row in first.rows] == [("P4", "N", "0"), ("P5", "B", "1"), ("P6", "N", "2")]
    assert (first.totals, first.who_did_not_come) == ((("3", "3"), ("1", "1")), None)
    assert [row.white.points for row in second.rows] == ["2", "", "1"]  # one is suspended
    assert second.totals is None
    assert player_sheets(tournament, 1, speaker) == []


def test_a_match_sheet_of_a_team_that_did_not_come_says_so_and_has_the_points_of_9_3() -> None:
    """1.5 to each of three players, the match to the team that came."""
    tournament, _, speaker = opened(team_event(5, 3, 4, ROUNDS))
    forfeited, played = match_sheets(tournament, 2, speaker)
    assert (forfeited.white.name, forfeited.black.name) == ("T5", "T1")
    assert forfeited.totals == (("4½", "0"), ("2", "0"))
    assert forfeited.who_did_not_come is not None
    said = speaker.sentence(forfeited.who_did_not_come)
    assert said == "T1 non è venuta: T5 ha 2 punti per l'incontro e 1½ per ogni giocatore (9.3, T7)"
    assert [row.white.points for row in forfeited.rows] == ["", "", ""]
    assert (played.totals, played.who_did_not_come) == (None, None)


def test_a_match_sheet_before_the_line_ups_has_lines_for_the_names() -> None:
    document = team_event(2, 3, 1, line_ups="every_round")
    document["history"] = [{"round": 1, "matches": [{"white": 1, "black": 2}]}]
    tournament, _, speaker = opened(document)
    rows = match_sheets(tournament, 1, speaker)[0].rows
    assert [(row.white.name, row.white.colour, row.black.colour) for row in rows] == [
        ("", "B", "N"),
        ("", "N", "B"),
        ("", "B", "N"),
    ]


def test_art_6_where_everyone_meets_everyone_there_is_a_page_for_every_player() -> None:
    """Boards (own, other): 1-1, 2-2, then 1-2, 2-1; White where both are odd or both even (T3)."""
    document = team_event(2, 2, 1, meetings="everyone")
    seats = [(1, 3, False), (2, 4, False), (1, 4, True), (2, 3, True)]
    games = [{"white": b if c else w, "black": w if c else b, "result": None} for w, b, c in seats]
    document["history"] = [{"round": 1, "matches": [{"white": 1, "black": 2, "games": games}]}]
    tournament, _, speaker = opened(document)
    pages = {page.name: page for page in player_sheets(tournament, 1, speaker)}
    assert sorted(pages) == ["P1", "P2", "P3", "P4"]
    assert [(row.white.colour, row.black.name) for row in pages["P1"].rows] == [("B", "P3"), ("N", "P4")]
    assert [(row.white.colour, row.black.name) for row in pages["P3"].rows] == [("N", "P1"), ("B", "P2")]
    assert pages["P3"].team.name == "T2"


def test_art_5_a_slip_for_every_team_that_plays_with_a_line_for_every_board() -> None:
    document = team_event(5, 3, 4, ROUNDS, reserves=1, line_ups="every_round")
    document["players"][3]["leaves"] = 1
    document["history"][1]["matches"] = document["history"][1]["matches"][1:]
    document["history"][1]["rests"] += [{"kind": "absent", "team": 1}, {"kind": "absent", "team": 5}]
    tournament, _, _ = opened(document)
    slips = line_up_slips(tournament, 1)
    assert [(slip.team.name, slip.opponent and slip.opponent.name, slip.colour) for slip in slips] == [
        ("T1", "T2", "B"),
        ("T2", "T1", "N"),
        ("T3", "T4", "B"),
        ("T4", "T3", "N"),
    ]
    assert [player.name for player in slips[0].roster] == ["P1", "P2", "P3", "P4"]
    ahead = line_up_slips(tournament, 3)
    assert [slip.team.number for slip in ahead] == [1, 2, 3, 4, 5]
    assert [player.name for player in ahead[0].roster] == ["P1", "P2", "P3"]  # the reserve has left
    assert list(ahead[0].boards) == [1, 2, 3]


def test_art_5_a_fixed_line_ups_are_handed_in_once() -> None:
    tournament, _, _ = opened(team_event(5, 3, 4, ROUNDS))
    assert len(line_up_slips(tournament, 1)) == 4
    assert line_up_slips(tournament, 2) == []
    announced = team_event(5, 3, 4, ROUNDS[:1], line_ups="fixed_in_envelope")
    tournament, _, _ = opened(announced)
    assert [slip.team.number for slip in line_up_slips(tournament, 1)] == [1, 2, 3, 4]
    assert [slip.team.number for slip in line_up_slips(tournament, 2)] == [5]  # it rested


def test_score_sheets_are_of_the_boards_that_somebody_plays_at() -> None:
    tournament, _, _ = opened(team_event(5, 3, 4, ROUNDS))
    sheets = score_sheets(tournament, 1)
    assert [(sheet.board, sheet.white, sheet.black) for sheet in sheets] == [
        ("1.1", "P1", "P4"),
        ("1.2", "P5", "P2"),
        ("2.1", "P7", "P10"),
        ("2.2", "P11", "P8"),
        ("2.3", "P9", "P12"),
    ]
    assert [(sheet.round, sheet.board) for sheet in suspended_sheets(tournament)] == [(1, "2.2")]


def test_the_formation_and_the_quotient_sheet_are_of_teams() -> None:
    """With its suspended board taken as drawn, team 3 has won 4-2 (T18)."""
    tournament, system, speaker = opened(team_event(5, 3, 4, ROUNDS))
    sheet = formation_sheet(tournament, system, 2, speaker)
    assert [(group[0].points, [one.player.name for one in group]) for group in sheet.groups] == [
        ("2", ["T3", "T5"]),
        ("1", ["T1", "T2"]),
        ("0", ["T4"]),
    ]
    assert [one.cells for one in sheet.groups[1]] == [["2B"], ["1N"]]
    assert [(match.white, match.black) for match in sheet.games] == [(5, 1), (2, 3)]
    ranked = quotient_sheet(tournament, system, speaker)
    assert ranked[0].ranked.player.name == "T5"
    assert ranked[0].ranked.members == ["P13", "P14", "P15"]


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi", "elimination"])
@pytest.mark.parametrize("seed", range(6))
def test_every_paper_of_a_random_team_event_can_be_made_at_any_time(system: str, seed: int) -> None:
    """Everybody is in the tabellone and in the standings, and every board on exactly one match sheet."""
    chance = random.Random(f"papers {system} {seed}")
    document = random_team_event(chance, system)
    if system == "elimination":
        document["rounds"] = (len(document["teams"]) - 1).bit_length()
    elif system != "round-robin":
        document["rounds"] = min(document["rounds"], 4)
    for before in played_out(chance, document, open_boards=system in ("italo-swiss", "round-robin")):
        tournament, known, speaker = opened(before)
        numbers = sorted(team.number for team in tournament.teams)
        assert [row.player.number for row in Tabellone(tournament, known, speaker).rows()] == numbers
        assert sorted(one.player.number for one in ranked_lines(tournament, known)) == numbers
        formation_sheet(tournament, known, tournament.next_round, speaker)
        line_up_slips(tournament, tournament.next_round)
        for number, played in enumerate(tournament.history, 1):
            if system in ("italo-swiss", "round-robin"):
                quotient_sheet(tournament, known, speaker)
            formation_sheet(tournament, known, number, speaker)
            sheets = match_sheets(tournament, number, speaker)
            assert len(sheets) == len(played.matches)
            seated = [
                {p for game in match.games for p in game.players} for match in played.matches if not match.forfeit
            ]
            everyone = team_rules(tournament.rules).meetings is Meetings.EVERYONE
            assert len(player_sheets(tournament, number, speaker)) == (sum(map(len, seated)) if everyone else 0)
            assert len(line_up_slips(tournament, number)) in (0, 2 * len(played.matches))
            assert len(score_sheets(tournament, number)) == len(played.board_games)
