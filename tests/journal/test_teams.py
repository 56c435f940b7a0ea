"""Team events in journals: enrolment, line-ups sealed and opened, boards, and documents that become journals."""

import random
from typing import Any

import pytest

from tabellone.engine.reasons import UserError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.entry import RefusedError
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal, replays_under_current_rules
from tabellone.journal.requests import draw_data, enrol_teams_data, pair_data
from tabellone.journal.state import as_published
from tests.events.random_teams import played_out, random_team_event
from tests.journal.played import NOW, do
from tests.journal.team_events import (
    AFTER,
    BEFORE,
    DEADLINE,
    SALT,
    event,
    first_three,
    paired,
    roster,
    sealed,
    seats,
    teams_of,
)


def refused(journal: Journal, kind: str, /, **data: Any) -> str:
    before = journal.state
    with pytest.raises(UserError) as error:
        do(journal, kind, **data)
    assert journal.state == before
    return error.value.reason.code


def test_art_4_a_a_fixed_line_up_is_on_the_boards_when_the_round_is_paired_with_colours_that_alternate() -> None:
    journal = paired(event())
    white, black = teams_of(journal)
    ours, theirs = first_three(white), first_three(black)
    assert seats(journal) == [(ours[0], theirs[0]), (theirs[1], ours[1]), (ours[2], theirs[2])]


def test_art_6_a_match_is_won_by_its_boards_entered_one_by_one() -> None:
    """2-0, 1-1, 1-1 on the boards: 4-2, so the match is won 2-0."""
    journal = paired(event())
    do(journal, "publish", round=1)
    for game, result in ((1, "1-0"), (2, "1/2")):
        do(journal, "result", round=1, encounter=1, game=game, result=result)
        assert journal.state.paired_rounds[0].matches[0].result is None
    do(journal, "result", round=1, encounter=1, game=3, result="1/2")
    assert journal.state.paired_rounds[0].matches[0].result == "1-0"


def test_two_desks_enter_two_boards_of_one_match_and_the_same_board_collides() -> None:
    journal = paired(event())
    seen = journal.sequence
    journal.append("result", {"round": 1, "encounter": 1, "game": 1, "result": "1-0"}, "one", NOW, seen)
    journal.append("result", {"round": 1, "encounter": 1, "game": 2, "result": "1-0"}, "other", NOW, seen)
    with pytest.raises(UserError) as error:
        journal.append("result", {"round": 1, "encounter": 1, "game": 2, "result": "0-1"}, "one", NOW, seen)
    assert error.value.reason.code == "collision_board"
    with pytest.raises(UserError):
        journal.append("result", {"round": 1, "encounter": 1, "forfeit": "1-0f"}, "one", NOW, seen)


def test_art_5_two_envelopes_are_commitments_until_both_are_opened_together() -> None:
    journal = paired(event(line_ups="every_round"))
    white, black = teams_of(journal)
    assert seats(journal) == []
    ours, theirs = first_three(white)[::-1], [*first_three(black)[:2], None]
    written = {white: ",".join(map(str, ours)), black: f"{theirs[0]},{theirs[1]},-"}
    do(journal, "deadline", round=1, until=DEADLINE)
    for team in (white, black):
        do(journal, "envelope", round=1, team=team, commitment=sealed(1, team, written[team]), at=BEFORE)
    assert {one.team for one in journal.state.paired_rounds[0].envelopes} == {white, black}
    assert seats(journal) == []
    opening = {"round": 1, "encounter": 1, "line_ups": {str(white): ours, str(black): theirs}, "at": BEFORE}
    salts = {str(white): SALT, str(black): SALT}
    assert refused(journal, "line_ups", **opening, salts=salts) == "envelope_before_publication"
    do(journal, "publish", round=1)
    do(journal, "line_ups", **opening, salts=salts)
    assert seats(journal) == [(ours[0], theirs[0]), (theirs[1], ours[1]), (ours[2], None)]
    assert journal.state.paired_rounds[0].matches[0].games[2].result == "1-0f"
    assert journal.state.paired_rounds[0].envelopes == ()
    opened = journal.sequence
    assert refused(journal, "undo", target=opened) == "envelopes_stay_open"


def one_in(journal: Journal, line_up: str = "3,2,1") -> tuple[int, int]:
    """The round is public and the envelope of the team with players 1 to 4 in; its own match, and the other team."""
    do(journal, "publish", round=len(journal.state.paired_rounds))
    played = journal.state.paired_rounds[-1]
    match = next(number for number, one in enumerate(played.matches, 1) if 1 in one.seats)
    do(journal, "envelope", round=len(journal.state.paired_rounds), team=1, commitment=sealed(1, 1, line_up), at=BEFORE)
    return match, next(team for team in played.matches[match - 1].seats if team != 1)


def test_art_5_one_envelope_alone_is_opened_when_the_time_is_over_and_the_other_line_up_is_by_rating() -> None:
    journal = paired(event(line_ups="every_round"))
    do(journal, "deadline", round=1, until=DEADLINE)
    match, other = one_in(journal)
    data = {"round": 1, "encounter": match, "line_ups": {"1": [3, 2, 1]}, "salts": {"1": SALT}}
    assert refused(journal, "line_ups", **data, at=BEFORE) == "envelope_missing"
    do(journal, "line_ups", **data, at=AFTER)
    boards = journal.state.paired_rounds[0].matches[match - 1]
    mine = [game.first_player if boards.white == 1 else game.second_player for game in boards.games]
    theirs = [game.second_player if boards.white == 1 else game.first_player for game in boards.games]
    assert (mine, theirs) == ([3, 2, 1], first_three(other))
    assert journal.events[-1].data["told"][0]["code"] == "line_up_by_rating"


def test_what_is_opened_is_what_was_handed_in() -> None:
    journal = paired(event(line_ups="every_round"))
    do(journal, "deadline", round=1, until=DEADLINE)
    match, other = one_in(journal)
    both = {"1": [3, 2, 1], str(other): first_three(other)}
    data: dict[str, Any] = {"round": 1, "encounter": match, "at": AFTER}
    assert refused(journal, "line_ups", **data, line_ups=both) == "envelope_sealed"
    assert refused(journal, "line_ups", **data, line_ups={str(other): both[str(other)]}) == "envelope_sealed"
    swapped = both | {"1": [1, 2, 3]}
    assert refused(journal, "line_ups", **data, line_ups=swapped, salts={"1": SALT}) == "envelope_of_another"
    assert refused(journal, "line_ups", **data, line_ups=both, salts={"1": "11" * 32}) == "envelope_of_another"
    do(journal, "line_ups", **data, line_ups=both, salts={"1": SALT})


def test_an_envelope_is_changed_until_the_deadline_and_refused_after_it() -> None:
    journal = paired(event(line_ups="every_round"))
    do(journal, "deadline", round=1, until=DEADLINE)
    one_in(journal)
    do(journal, "envelope", round=1, team=1, commitment=sealed(1, 1, "1,2,3"), at=BEFORE)
    assert [one.commitment for one in journal.state.paired_rounds[0].envelopes] == [sealed(1, 1, "1,2,3")]
    late = {"round": 1, "team": 1, "commitment": sealed(1, 1, "2,1,3")}
    assert refused(journal, "envelope", **late, at=DEADLINE) == "envelope_late"
    do(journal, "deadline", round=1, until="")
    do(journal, "envelope", **late, at=AFTER)


def test_on_paper_the_director_enters_both_at_once_and_may_mend_them_until_a_board_has_a_result() -> None:
    journal = paired(event(line_ups="every_round"))
    white, black = teams_of(journal)
    do(journal, "line_ups", round=1, encounter=1, line_ups={str(t): first_three(t) for t in (white, black)})
    reserve = [first_three(white)[0], first_three(white)[1], white * 4]
    given = {str(white): reserve, str(black): first_three(black)}
    do(journal, "line_ups", round=1, encounter=1, line_ups=given)
    assert seats(journal)[2][0] == white * 4
    do(journal, "result", round=1, encounter=1, game=2, result="1/2")
    assert refused(journal, "line_ups", round=1, encounter=1, line_ups=given) == "line_ups_too_late"


@pytest.mark.parametrize(
    ("line_up", "code"),
    [
        ([1, 1, 2], "on_two_boards"),
        ([1, 2, 5], "not_of_the_team"),
        ([1, None, None], "line_up_below_quorum"),
        ([1, 2], "line_up_of_boards"),
        ([1, 2, 99], "no_such_entrant"),
    ],
)
def test_an_illegal_line_up_is_refused_with_its_reason(line_up: list[int | None], code: str) -> None:
    journal = paired(event(line_ups="every_round"))
    match = next(number for number, one in enumerate(journal.state.paired_rounds[0].matches, 1) if 1 in one.seats)
    assert refused(journal, "line_ups", round=1, encounter=match, line_ups={"1": line_up}) == code


def test_limits_and_holes_of_line_ups_are_refused() -> None:
    """The rosters have 3900, 3800, 3700 and 3600."""
    journal = paired(event(line_ups="every_round", rating_limit=11_200, empty_boards="last"))
    match = next(number for number, one in enumerate(journal.state.paired_rounds[0].matches, 1) if 1 in one.seats)
    assert refused(journal, "line_ups", round=1, encounter=match, line_ups={"1": [1, 2, 3]}) == "line_up_over_limit"
    assert refused(journal, "line_ups", round=1, encounter=match, line_ups={"1": [1, None, 2]}) == "hole_above_a_board"


@pytest.mark.parametrize(
    ("teams", "code"),
    [
        ([{"name": "E", "players": [1, {"name": "X"}]}], "in_two_teams"),
        ([{"name": "E", "players": [{"name": "X"}]}], "team_below_quorum"),
        ([{"name": "a", "players": [{"name": "X"}, {"name": "Y"}]}], "team_name_twice"),
        ([{"name": "E", "players": [{"name": "A 1"}, {"name": "Y"}]}], "name_twice"),
        ([{"name": "E", "players": [{"name": "X"}, {"name": "Y"}], "enters": 7}], "out_of_range"),
        ([{"name": " ", "players": [{"name": "X"}, {"name": "Y"}]}], "text_empty"),
        ([], "nobody_to_enrol"),
    ],
)
def test_teams_that_cannot_be_enrolled(teams: list[dict[str, Any]], code: str) -> None:
    assert refused(event(), "enrol_teams", teams=teams) == code


def test_no_reserves_where_none_are_allowed() -> None:
    journal = Journal()
    rules = {"competitors": "teams", "boards": 3, "reserves": False}
    do(journal, "create", name="S", system="round-robin", rules=rules, rounds=3)
    assert refused(journal, "enrol_teams", teams=[{"name": "A", "players": roster("A", 4)}]) == "no_reserves_here"


def test_t9_a_pair_with_one_player_is_refused_unless_the_director_lets_it_play() -> None:
    journal = event(boards=2, size=2)
    alone = {"name": "E", "players": [{"name": "X"}]}
    assert refused(journal, "enrol_teams", teams=[alone]) == "team_below_quorum"
    do(journal, "enrol_teams", teams=[alone | {"plays_short": True}])


def test_results_that_no_board_can_have() -> None:
    journal = paired(event(size=2))
    data = {"round": 1, "encounter": 1}
    assert refused(journal, "result", **data, game=3, result="1-0") == "board_is_empty"
    assert refused(journal, "result", **data, game=4, result="1-0") == "no_such_board_of_match"
    assert refused(journal, "result", **data, game=1, result="1-0 1-0") == "impossible_result"
    assert refused(journal, "correct", **data, game=1, result="1-0") == "no_match_result_to_correct"
    do(journal, "result", **data, game=1, result="1-0")
    assert refused(journal, "result", **data, game=1, result="1/2") == "board_has_a_result"
    assert refused(journal, "result", **data, forfeit="1-0f") == "forfeit_after_games"
    do(journal, "correct", **data, game=1, result="1/2")
    assert refused(journal, "result", round=1, encounter=9, game=1, result="1-0") == "no_such_match_there"


def test_a_result_before_the_line_ups_is_refused() -> None:
    journal = paired(event(line_ups="every_round"))
    assert refused(journal, "result", round=1, encounter=1, game=1, result="1-0") == "line_ups_first"


def test_9_3_a_team_that_does_not_come_is_a_forfeit_of_the_match() -> None:
    journal = paired(event())
    do(journal, "result", round=1, encounter=1, forfeit="1-0f")
    white, black = teams_of(journal)
    lines = {line.player: line for line in journal.state.system.standings(journal.state.tournament)}
    assert [lines[journal.state.number_of[team]].points.units for team in (white, black)] == [2, 0]


def all_drawn(journal: Journal) -> None:
    number = len(journal.state.paired_rounds)
    for index, match in enumerate(journal.state.paired_rounds[-1].matches, 1):
        do(journal, "result", round=number, encounter=index, results=[g.result or "1/2" for g in match.games])


def test_art_16_a_suspended_board_comes_late_and_the_next_round_was_paired_as_if_it_were_drawn() -> None:
    journal = paired(event())
    all_drawn(journal)
    do(journal, "correct", round=1, encounter=1, game=2, result="suspended")
    paired(journal)
    do(journal, "result", round=1, encounter=1, game=2, result="0-1")
    late = journal.state.tournament.history[0].late_results
    assert [(one.encounter, one.board, one.last_round_without) for one in late] == [(1, 2, 2)]
    assert journal.state.system.differences(journal.state.tournament, 2) == []


def test_members_and_teams_withdraw_and_come_back() -> None:
    journal = paired(event())
    all_drawn(journal)
    do(journal, "withdraw", player=2)
    do(journal, "withdraw", team=4)
    paired(journal)
    played = journal.state.paired_rounds[-1]
    match = next(one for one in played.matches if 1 in one.seats)
    empty = match.games[1]
    assert (empty.first_player if match.white == 1 else empty.second_player) is None
    assert 4 not in {team for one in played.matches for team in one.seats}
    do(journal, "return", player=2)
    do(journal, "return", team=4)
    assert journal.state.entrants[2].player.leaves is None
    assert journal.state.paired_rounds[-1].rests[-1].player == 4
    assert refused(journal, "absence", player=2, kind="absent") == "absence_of_a_member"
    do(journal, "absence", team=3, kind="absent")
    assert journal.state.tournament.absent == {3}


def test_a_roster_grows_by_reserves_and_keeps_who_has_played_at_his_board() -> None:
    journal = paired(event())
    do(journal, "edit_team", team=1, players=[1, 2, 3, 4, {"name": "New"}], captain="Somebody")
    assert journal.state.teams[1].team.players == (1, 2, 3, 4, 17)
    assert journal.state.teams[1].team.captain == "Somebody"
    assert refused(journal, "edit_team", team=1, players=[2, 1, 3, 4]) == "keeps_his_board"
    assert refused(journal, "edit_team", team=1, players=[2, 3, 4]) == "has_been_in_a_round"
    do(journal, "edit_team", team=1, players=[1, 2, 3])
    assert refused(journal, "remove", player=1) == "has_been_in_a_round"
    do(journal, "remove", player=17)
    assert refused(journal, "remove_team", team=2) == "has_been_in_a_round"


def test_before_the_first_round_a_team_goes_with_its_players_and_the_draw_is_made_again() -> None:
    journal = event()
    do(journal, "remove_team", team=2)
    assert set(journal.state.entrants) == {*range(1, 5), *range(9, 17)}
    assert not journal.state.drawn
    do(journal, "draw", **draw_data(journal.state, "s"))
    assert sorted(journal.state.number_of.values()) == [1, 2, 3]


def test_a_late_team_enters_with_numbers_for_all() -> None:
    journal = paired(event(system="amalfi"))
    all_drawn(journal)
    data = enrol_teams_data(journal.state, [{"name": "Late", "players": roster("Late", 3)}])
    do(journal, "enrol_teams", **data)
    assert journal.state.teams[5].team.enters == 2
    paired(journal)
    assert 5 in journal.state.paired_rounds[-1].participants


def test_players_or_teams_is_decided_before_anybody_is_enrolled() -> None:
    journal = event()
    rules = dict(journal.state.rules)
    assert refused(journal, "settings", rules=rules | {"competitors": "players"}) == "competitors_enrolled"
    paired(journal)
    assert refused(journal, "settings", rules=rules | {"boards": 4}) == "boards_paired"
    players = Journal()
    do(players, "create", name="P", system="italo-swiss", rules={}, rounds=3)
    assert refused(players, "enrol_teams", teams=[{"name": "A", "players": roster("A", 3)}]) == "no_teams_here"


@pytest.mark.parametrize("system", ["italo-swiss", "round-robin", "amalfi", "elimination"])
@pytest.mark.parametrize("seed", range(4))
def test_random_events_go_through_journal_file_and_document_and_come_back(system: str, seed: int) -> None:
    chance = random.Random(f"{system} {seed}")
    document = random_team_event(chance, system)
    if system == "elimination":
        document["rounds"] = 2  # four teams need no more
    for before in played_out(chance, document, open_boards=system in ("italo-swiss", "round-robin")):
        tournament = read_data(before).tournament
        journal = journal_from_tournament(tournament, "test", NOW)
        again = journal.state.tournament
        assert write_data(again) == write_data(tournament)
        assert again == tournament
    assert read_journal(journal_text(journal.events)).state == journal.state
    assert replays_under_current_rules(journal)


def test_the_next_round_is_what_the_engine_pairs() -> None:
    journal = paired(event(teams=7, system="italo-swiss"))
    all_drawn(journal)
    data, decision = pair_data(journal.state)
    number, people = journal.state.number_of, journal.state.person_number_of
    do(journal, "pair", **data)
    seen = [match.renumber(number, people) for match in journal.state.paired_rounds[-1].matches]
    assert seen == list(decision.encounters)


def test_nobody_sees_line_ups_of_a_round_that_is_not_published() -> None:
    journal = event(line_ups="every_round")
    do(journal, "line_ups", round=1, line_ups={"1": [1, 2, 3]})
    assert journal.state.tournament.line_ups == {1: (1, 2, 3)}
    assert as_published(journal.state).line_ups == {}
    paired(journal)
    assert journal.state.line_ups == {}
    with pytest.raises(RefusedError):
        do(journal, "line_ups", round=3, line_ups={"1": [1, 2, 3]})
