"""Line-ups against a second, literal reading of the articles: what is allowed, and why the rest is not."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.line_ups import require_line_up
from tabellone.engine.teams.substitutes import SubstitutionMethod, substitute_line_up
from tabellone.formats.document import read_data
from tests.events.teams import team_event
from tests.literal.line_ups import by_elo_rubele, faults, with_fewest_changes

ROUND = 2
"""Some have left after the first."""


@st.composite
def envelopes(draw: st.DrawFn) -> tuple[dict[str, Any], list[int | None]]:
    """An event of four teams, and what their first captain hands in: mostly nearly right."""
    boards = draw(st.integers(1, 6))
    rules: dict[str, Any] = {"line_ups": "every_round", "empty_boards": draw(st.sampled_from(["any", "last"]))}
    reserves = draw(st.integers(0, 3))
    if draw(st.booleans()):
        rules["rating_limit"] = draw(st.integers(boards * 3990 - 40, boards * 4000))
    document = team_event(4, boards, 3, reserves=reserves, **rules)
    document["teams"][0]["plays_short"] = draw(st.booleans())
    roster = document["teams"][0]["players"]
    for player in roster:
        if draw(st.integers(0, 9)) == 0:
            del document["players"][player - 1]["rating"]
        if draw(st.integers(0, 19)) == 0:
            document["players"][player - 1]["leaves"] = 1
    line_up: list[int | None] = list(draw(st.permutations(roster))[:boards])
    for _ in range(draw(st.integers(0, 3))):
        board = draw(st.integers(0, boards - 1))
        line_up[board] = draw(st.one_of(st.none(), st.sampled_from(roster), st.integers(1, 2 * len(roster))))
    if draw(st.integers(0, 9)) == 0:
        line_up.append(None)
    return document, line_up


@given(envelopes())
def test_a_line_up_is_refused_exactly_for_what_the_articles_find_wrong(
    envelope: tuple[dict[str, Any], list[int | None]],
) -> None:
    document, line_up = envelope
    tournament = read_data(document).tournament
    expected = faults(document, 1, line_up, ROUND)
    try:
        require_line_up(tournament, tournament.teams[0], tuple(line_up), ROUND, "")
    except BadDocumentError as error:
        assert error.reason.code in expected
    else:
        assert expected == set()
        seated = [player for player in line_up if player is not None]
        assert len(seated) == len(set(seated))
        assert set(seated) <= set(document["teams"][0]["players"])


def test_the_literal_reading_by_hand() -> None:
    """The quorum of three boards is two; the limit lets the first three play."""
    document = team_event(4, 3, 3, reserves=1, line_ups="every_round", rating_limit=3 * 4000 - 6)
    assert faults(document, 1, [1, 2, 3], 1) == set()  # 3999 + 3998 + 3997
    assert faults(document, 1, [1, 1, 3], 1) == {"on_two_boards", "line_up_over_limit"}
    assert faults(document, 1, [1, None, 5], 1) == {"not_of_the_team"}
    assert faults(document, 1, [4, None, None], 1) == {"line_up_below_quorum"}


@st.composite
def events_with_a_limit(draw: st.DrawFn, history: list[str]) -> dict[str, Any]:
    """The first team has ratings of its own, each once, reserves, and perhaps a limit; some left after round 1."""
    boards = draw(st.integers(2, 4))
    reserves = draw(st.integers(0, 3 if boards < 4 else 2))
    rules: dict[str, Any] = {"line_ups": "every_round", "empty_boards": draw(st.sampled_from(["any", "last"]))}
    document = team_event(
        4, boards, 3, [one.replace("===", "=" * boards) for one in history], reserves=reserves, **rules
    )
    roster = document["teams"][0]["players"]
    ratings = draw(st.lists(st.integers(1, 60), min_size=len(roster), max_size=len(roster), unique=True))
    for player, rating in zip(roster, ratings, strict=True):
        document["players"][player - 1]["rating"] = rating
        if history and draw(st.integers(0, 3)) == 0:
            document["players"][player - 1]["leaves"] = 1
    for player in document["players"][len(roster) :]:
        player["rating"] = 1
    if draw(st.integers(0, 3)):
        document["rules"]["rating_limit"] = draw(st.integers(boards, 50 * boards))
    document["teams"][0]["plays_short"] = draw(st.integers(0, 4)) == 0
    return document


@given(events_with_a_limit([]))
def test_a_line_up_by_elo_rubele_is_the_first_of_all_that_are_legal(document: dict[str, Any]) -> None:
    tournament = read_data(document).tournament
    made = substitute_line_up(tournament, tournament.teams[0])
    expected = by_elo_rubele(document, 1, 1)
    if expected is not None:
        assert made.line_up == expected
    assert made.over_limit == (expected is None and "rating_limit" in document["rules"])


@given(events_with_a_limit(["1-2 ===, 3-4 ==="]))
def test_a_line_up_of_the_round_before_has_the_fewest_changes_of_all_that_are_legal(document: dict[str, Any]) -> None:
    tournament = read_data(document).tournament
    made = substitute_line_up(tournament, tournament.teams[0])
    leaves = {player["number"] for player in document["players"] if player.get("leaves") == 1}
    boards = document["rules"]["boards"]
    before = tuple(None if player in leaves else player for player in document["teams"][0]["players"][:boards])
    expected = with_fewest_changes(document, 1, ROUND, before)
    assert made.line_up == (before if expected is None else expected)
    assert (made.method is SubstitutionMethod.AS_BEFORE) == (made.line_up == before)
