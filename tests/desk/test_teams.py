"""Teams at the desk: lists of them, rosters by name, boards, forfeits, and a drawn match that has to be decided."""

import pytest

from tabellone.desk.enrolment import enrol_person
from tabellone.desk.matches import decide_drawn, enter_board, enter_forfeit, is_undecided
from tabellone.desk.teams import edit_team, enrol_teams, roster_text
from tabellone.engine.rating.people import Person
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tests.desk.hands import TWO_TEAMS, new_hand, paired_teams, team_event


def test_teams_listed() -> None:
    """Under a name with a colon, in the order of the boards; a hyphen is an empty one; numbers before names are not."""
    hand = new_hand()
    key = team_event(hand)
    assert not enrol_teams(hand, key, "Alfa, 4000\nBravo").is_done
    assert hand.state(key).teams == {}
    wrong = enrol_teams(hand, key, "Lecce:\nAlfa, molti, 4000, x, y, z\n;;\n").wrong
    assert wrong
    assert enrol_teams(hand, key, TWO_TEAMS).is_done
    state = hand.state(key)
    assert [one.team.players for one in state.teams.values()] == [(1, None, 2), (3, 4, 5)]
    assert [one.name for one in state.entrants.values()] == ["Alfa", "Bravo", "Charlie", "Delta", "Echo"]
    assert enrol_teams(hand, key, "squadra;nome;elo\nFossano;Golf;4000\nFossano;Hotel;3900\n").is_done
    assert hand.state(key).teams[3].team.roster == (6, 7)


def test_rosters_by_name() -> None:
    """Whoever is in the team or in none stays himself; a name of another team is somebody who cannot be in two."""
    hand = new_hand()
    key = team_event(hand)
    enrol_teams(hand, key, TWO_TEAMS)
    state = hand.state(key)
    assert roster_text(state, state.teams[1]) == "Alfa\n-\nBravo"
    edit_team(hand, key, 1, {"captain": "Alfa"}, "Bravo\nALFA\nNuovo, 3000")
    team = hand.state(key).teams[1].team
    assert (team.players, team.captain) == ((2, 1, 6), "Alfa")
    assert hand.state(key).entrants[6].player.rating == 3000
    with pytest.raises(RefusedError, match="name_twice"):
        edit_team(hand, key, 1, {}, "Bravo\nAlfa\nCharlie")
    with pytest.raises(BadDocumentError, match="roster_line"):
        edit_team(hand, key, 1, {}, "Bravo\nAlfa\n;;")
    assert hand.state(key).teams[1].team == team


def test_registry_into_a_team() -> None:
    """Somebody of the registry is the last of the team whose page he was found on."""
    hand = new_hand()
    key = team_event(hand)
    enrol_teams(hand, key, TWO_TEAMS)
    enrol_person(hand, key, Person("Zulu", "77", "", ""), team=2)
    state = hand.state(key)
    assert state.teams[2].team.players == (3, 4, 5, 6)
    assert (state.entrants[6].name, state.entrants[6].player.card) == ("Zulu", "77")
    with pytest.raises(RefusedError, match="no_enrolled_team"):
        enrol_person(hand, key, Person("Yankee", "78", "", ""), team=9)


def test_boards_and_forfeits() -> None:
    """A board is entered, corrected and taken away; a team that did not come is a forfeit until it is taken back."""
    hand = new_hand()
    key = paired_teams(hand, "italo-swiss")
    assert not enter_board(hand, key, 1, 1, 1, "1-0").corrects
    assert enter_board(hand, key, 1, 1, 1, "0-1").corrects
    with pytest.raises(RefusedError, match="forfeit_after_games"):
        enter_forfeit(hand, key, 1, 1, "1-0f")
    enter_board(hand, key, 1, 1, 1, None)
    enter_forfeit(hand, key, 1, 1, "0-1f")
    assert hand.state(key).paired_rounds[0].matches[0].result == "0-1f"
    enter_forfeit(hand, key, 1, 1, None)
    assert hand.state(key).paired_rounds[0].matches[0].result is None


def test_drawn_matches_decided() -> None:
    """FID, eliminazione, Art. 5: a drawn match does not let anybody go on; a replay or the lot does, from a seed."""
    hand = new_hand()
    key = paired_teams(hand, "elimination")
    for board in (1, 2, 3):
        enter_board(hand, key, 1, 1, board, "1/2")
    state = hand.state(key)
    assert is_undecided(state, state.paired_rounds[0].matches[0])
    decide_drawn(hand, key, 1, 1, "lot")
    match = hand.state(key).paired_rounds[0].matches[0]
    assert match.after in ("lot 1-0", "lot 0-1")
    assert not is_undecided(hand.state(key), match)
