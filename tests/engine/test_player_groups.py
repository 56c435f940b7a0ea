"""Standings of categories, ages and women: the general order, places of their own, ties as they are."""

from typing import Any

import pytest

from tabellone.engine.ages import AGE_CLASSES
from tabellone.engine.player_groups import PlayerGroup, needs_event_date, offered_groups, rank_within
from tests.events.notation import event, opened
from tests.events.teams import team_event

AGE = {one.code: one for one in AGE_CLASSES}
PLAYERS: list[dict[str, Any]] = [
    {"title": "CM", "born": 1960, "sex": "m"},
    {"title": "CM", "born": "2010/12/31", "sex": "w"},
    {"title": "1N", "born": "2011-01-01", "sex": "w"},
    {"title": "CM", "born": 1976},
    {"title": "", "sex": "w"},
    {"title": "1N", "born": 2026 - 50},
]


def played(players: list[dict[str, Any]], date: str = "2026-05-02") -> dict[str, Any]:
    """1, 2 and 3 win and are equal, and so are 4, 5 and 6 below them."""
    return event(players, 3, ["1-4 1:0, 2-5 1:0, 3-6 1:0"], tie_breaks=["wins"]) | {"date": date}


def places(group: PlayerGroup, document: dict[str, Any]) -> list[tuple[int, int, int]]:
    tournament, system = opened(document)
    found = rank_within(group, tournament, system.standings(tournament))
    return [(one.place, one.line.place, one.line.player) for one in found]


def test_who_shares_the_general_place_shares_the_one_of_the_group() -> None:
    assert places(PlayerGroup(category="CM"), played(PLAYERS)) == [(1, 1, 1), (1, 1, 2), (3, 4, 4)]
    assert places(PlayerGroup(women=True), played(PLAYERS)) == [(1, 1, 2), (1, 1, 3), (3, 4, 5)]
    assert places(PlayerGroup(category="CM", women=True), played(PLAYERS)) == [(1, 1, 2)]


@pytest.mark.parametrize(
    ("code", "date", "members"),
    [
        ("U16", "2026-12-31", [2, 3]),
        ("U16", "2027-01-01", [3]),
        ("U14", "2026-01-01", []),
        ("U20", "2026", [2, 3]),
        ("S50", "2026-01-01", [1, 4, 6]),
        ("S50", "2025-12-31", [1]),
        ("S65", "2026-01-01", [1]),
        ("U16", "", []),
        ("U16", "in primavera", []),
    ],
)
def test_ages_are_of_the_year_of_the_event(code: str, date: str, members: list[int]) -> None:
    """Whoever turns 16 in it is under 16 to its end; who turns 50 in it is over 50 from its first day."""
    assert [player for *_, player in places(PlayerGroup(age=AGE[code]), played(PLAYERS, date))] == members


def test_years_of_birth_from_and_to() -> None:
    assert [player for *_, player in places(PlayerGroup(born_from=1976, born_to=2010), played(PLAYERS))] == [2, 4, 6]


def test_groups_that_occur_are_offered_once() -> None:
    tournament, _ = opened(played(PLAYERS))
    offered = [group.code for group in offered_groups(tournament)]
    assert offered == ["category-1N", "category-CM", "U16", "S50", "S65", "women", "U16-women"]
    assert not needs_event_date(tournament)


def test_without_a_date_there_are_no_ages_and_it_can_be_said() -> None:
    tournament, _ = opened(played(PLAYERS, ""))
    assert [group.code for group in offered_groups(tournament)] == ["category-1N", "category-CM", "women"]
    assert needs_event_date(tournament)


def test_who_all_belong_to_a_group_are_no_group_and_teams_have_none() -> None:
    everybody = [{"title": "CM", "sex": "w"} for _ in range(6)]
    assert offered_groups(opened(played(everybody))[0]) == []
    assert offered_groups(opened(team_event(2, 3, 1, ["1-2 ++x"]))[0]) == []
