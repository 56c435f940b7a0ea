"""FID Capo XIV, table 27: the form for play-offs names those who are equal, with the pairs of table 8."""

from typing import Any

from tabellone.documents.play_offs import PlayOffForm, make_play_off_forms
from tests.events.notation import event, opened

CIRCLE = ["1-4 1:0, 2-3 1:0", "4-3 0:1, 1-2 1:0", "2-4 1:0, 3-1 1:0"]
"""1, 2 and 3 beat each other in a circle, and all beat 4."""


def forms_of(document: dict[str, Any]) -> list[PlayOffForm]:
    return make_play_off_forms(*opened(document))


def test_those_who_share_a_place_are_on_a_form_with_their_small_girone() -> None:
    """Table n. 1 for three: the fourth number is missing."""
    (found,) = forms_of(event(4, 3, CIRCLE, system="round-robin"))
    assert [player and player.number for player in found.players] == [1, 2, 3]
    assert (found.place, found.on_points) == (1, False)
    assert [line.pairs for line in found.rounds] == [["1 – (4)", "2 – 3"], ["(4) – 3", "1 – 2"], ["2 – (4)", "3 – 1"]]


def test_those_level_on_points_only_may_play_off_for_the_title_and_every_shared_place_has_its_form() -> None:
    """1, 2 and 4 have 3 points, with the quotients 3 + 2, 3 + 1 and 1; in the other 1 and 5 are equal, 3 and 4."""
    history = ["1-2 =, 3-4 =, rf 5", "5-1 0:1, 2-3 1:0, rf 4"]
    assert named(forms_of(event(5, 3, history, system="italo-swiss"))) == [([1, 2, 4], 1, True)]
    history = ["1-2 1:0, 3-4 =, rf 5"]
    found = forms_of(event(5, 3, history, system="italo-swiss"))
    assert named(found) == [([1, 5], 1, False), ([3, 4], 3, False)]
    assert [one.is_provided for one in found] == [True, False]  # technical ranking e): for the title only


def named(found: list[PlayOffForm]) -> list[tuple[list[int], int | None, bool]]:
    return [([player.number for player in one.players if player], one.place, one.on_points) for one in found]


def test_eight_equals_are_too_many_and_without_a_tie_the_form_is_empty() -> None:
    all_drawn = ["1-2 =, 3-4 =, 5-6 =, 7-8 ="]
    for history in ([], all_drawn):
        (found,) = forms_of(event(8, 3, history, system="italo-swiss"))
        assert found.players == [None] * 6
        assert [len(line.pairs) for line in found.rounds] == [3] * 5
