"""Line-ups against a second, literal reading of the articles: what is allowed, and why the rest is not."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.line_ups import require_line_up
from tabellone.formats.document import read_data
from tests.events.teams import team_event
from tests.literal.line_ups import faults

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
