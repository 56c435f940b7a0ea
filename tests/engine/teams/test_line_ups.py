"""Line-ups: what the rules allow, whatever a captain writes, and one sentence for what they do not."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabellone.documents.speaker import Speaker
from tabellone.engine.encounters import all_matches
from tabellone.engine.reasons import BadDocumentError
from tests.events.notation import opened
from tests.events.teams import team_event


def refusal(document: dict[str, Any]) -> tuple[str, str]:
    """The code and the place; the sentence exists in both languages."""
    with pytest.raises(BadDocumentError) as refused:
        opened(document)
    for language in ("it", "en"):
        sentence = Speaker(language).problem(refused.value)
        assert "{" not in sentence
        assert sentence.endswith(".")
    return refused.value.reason.code, refused.value.where


def with_line_up(line_up: list[int | None], **rules: Any) -> dict[str, Any]:
    return team_event(4, 4, 3, line_ups="every_round", reserves=1, line_ups_next={"1": line_up}, **rules)


def test_somebody_in_two_teams_is_refused() -> None:
    document = team_event(4, 2, 2)
    document["teams"][1]["players"] = [1, 4]
    assert refusal(document) == ("in_two_teams", "teams[1].players")


def test_somebody_twice_in_a_roster_is_refused() -> None:
    document = team_event(4, 2, 2)
    document["teams"][1]["players"] = [4, 4]
    assert refusal(document) == ("on_two_boards", "teams[1].players")


@pytest.mark.parametrize(
    ("line_up", "rules", "code"),
    [
        ([1, 2, 3], {}, "line_up_of_boards"),
        ([1, 1, 2, 3], {}, "on_two_boards"),
        ([1, 2, 3, 6], {}, "not_of_the_team"),
        ([1, None, None, 2], {}, "line_up_below_quorum"),
        ([1, None, 2, 3], {"empty_boards": "last"}, "hole_above_a_board"),
        ([1, 2, 3, 4], {"rating_limit": 15989}, "line_up_over_limit"),
    ],
)
def test_a_line_up_against_the_rules_is_refused(line_up: list[int | None], rules: dict[str, Any], code: str) -> None:
    """The ratings of players 1 to 4 are 3999 to 3996, 15990 together."""
    assert refusal(with_line_up(line_up, **rules)) == (code, "next.line_ups.1")


@pytest.mark.parametrize(
    ("line_up", "rules"),
    [
        ([5, 4, 3, 2], {}),
        ([None, 4, 3, 2], {}),
        ([4, 3, 2, None], {"empty_boards": "last"}),
        ([1, 2, 3, 4], {"rating_limit": 15990}),
    ],
)
def test_a_line_up_the_rules_allow_is_read(line_up: list[int | None], rules: dict[str, Any]) -> None:
    tournament, _ = opened(with_line_up(line_up, **rules))
    assert tournament.line_ups[1] == tuple(line_up)


def test_art_4_a_whoever_has_had_a_board_keeps_it_and_a_reserve_takes_the_place_of_who_is_missing() -> None:
    history = ["1-2 ==, 3-4 =="]
    moved = team_event(4, 2, 3, history, reserves=1, line_ups_next={"1": [2, 1]})
    assert refusal(moved) == ("keeps_his_board", "next.line_ups.1")
    opened(team_event(4, 2, 3, history, reserves=1, line_ups_next={"1": [1, 3]}))


def test_somebody_who_has_left_is_in_no_line_up() -> None:
    document = team_event(4, 2, 3, ["1-2 ==, 3-4 =="], reserves=1, line_ups_next={"1": [1, 2]})
    document["players"][0]["leaves"] = 1
    assert refusal(document) == ("away_in_round", "next.line_ups.1")


def test_reserves_where_none_are_announced_are_refused() -> None:
    document = team_event(4, 2, 2)
    document["rules"]["reserves"] = False
    document["players"].append({"number": 9, "name": "P9"})
    document["teams"][0]["players"].append(9)
    assert refusal(document) == ("no_reserves_here", "teams[0].players")


def test_a_fixed_line_up_over_the_limit_is_refused_at_enrolment() -> None:
    """Players 1 and 2 have 3999 and 3998."""
    assert refusal(team_event(4, 2, 2, rating_limit=7996)) == ("line_up_over_limit", "teams[0].players")
    opened(team_event(4, 2, 2, rating_limit=7997))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"white": 1, "black": 5, "result": "1-0"}, "of_neither_team"),
        ({"white": 1, "black": 2, "result": "1-0"}, "team_against_itself"),
        ({"white": 1, "black": None, "result": "0-1f"}, "result_of_an_empty_board"),
        ({"white": 1, "black": 3, "result": "2-0"}, "impossible_result"),
        ({"white": 2, "black": 3, "result": "1-0"}, "on_two_boards"),
        ({"white": "1", "black": 3, "result": "1-0"}, "not_a_whole_number"),
        ({}, "field_missing"),
        ({"white": 1, "result": "1-0f"}, "field_missing"),
    ],
)
def test_a_game_that_cannot_be_is_refused(change: dict[str, Any], code: str) -> None:
    document = team_event(4, 2, 2, ["1-2 ==, 3-4 =="])
    document["history"][0]["matches"][0]["games"][0] = change
    assert refusal(document)[0] == code


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("teams", [], "too_few_teams"),
        ("teams", "T1", "not_a_list"),
        ("rules", {"competitors": "teams", "boards": 11}, "out_of_range"),
        ("rules", {"competitors": "teams", "boards": "4"}, "not_a_whole_number"),
        ("rules", {"competitors": "teams", "boards": 2, "handicap": "first_system"}, "handicap_needs_category"),
        ("rules", {}, "teams_without_rules"),
        ("next", {"line_ups": {"9": [1, 2]}}, "unknown_team"),
        ("next", {"line_ups": {"1": [1, 99]}}, "unknown_player"),
    ],
)
def test_a_team_document_that_cannot_be_is_refused(path: str, value: Any, code: str) -> None:
    document = team_event(4, 2, 2) | {path: value}
    assert refusal(document)[0] == code


def test_a_match_that_cannot_be_is_refused() -> None:
    document = team_event(4, 2, 2, ["1-2 ==, 3-4 =="])
    match = document["history"][0]["matches"][0]
    for change, code in (
        ({"result": "1-0f"}, "forfeit_with_games"),
        ({"after": "lot 1-0"}, "after_in_elimination"),
        ({"white": 2, "black": 1}, "black_on_board_1"),
    ):
        changed = {**document["history"][0], "matches": [match | change, document["history"][0]["matches"][1]]}
        assert refusal(document | {"history": [changed]})[0] == code
    document["players"][0]["leaves"] = 0
    assert refusal(document)[0] == "away_in_round"


def test_rosters_are_refused_as_line_ups_are() -> None:
    document = team_event(4, 3, 2, empty_boards="last")
    document["teams"][0]["players"] = [1, None, 3]
    assert refusal(document) == ("hole_above_a_board", "teams[0].players")
    document = team_event(4, 3, 2)
    document["teams"][1]["name"] = "t1"
    assert refusal(document) == ("team_name_twice", "teams[1].name")
    document = team_event(4, 2, 2, line_ups_next={"01": [1, 2]})
    assert refusal(document)[0] == "unknown_team"


line_ups = st.lists(st.one_of(st.none(), st.integers(1, 12)), min_size=0, max_size=6)


@given(line_up=line_ups, last=st.booleans(), limit=st.sampled_from([0, 11_994, 15_980]))
def test_whatever_a_captain_writes_nobody_sits_at_two_boards_or_for_another_team(
    line_up: list[int | None], last: bool, limit: int
) -> None:
    rules = {"empty_boards": "last" if last else "any", "rating_limit": limit}
    try:
        tournament, system = opened(with_line_up(line_up, **rules))
    except BadDocumentError:
        return
    seated = [player for player in line_up if player is not None]
    assert len(line_up) == 4
    assert len(set(seated)) == len(seated) > 2
    assert set(seated) <= {1, 2, 3, 4, 5}
    assert not limit or sum(4000 - player for player in seated) <= limit
    assert not last or None not in line_up[: len(seated)]
    match = next(match for match in all_matches(system.pair(tournament).encounters) if 1 in match.seats)
    assert match.games == () or {p for game in match.games for p in game.players} >= set(seated)
