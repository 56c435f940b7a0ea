"""Openings at the desk (FID Capo IV): table B is announced, and somebody plays who is not of the national series."""

import pytest

from tabellone.desk.announcement import create
from tabellone.desk.entrants import draw_numbers
from tabellone.desk.hand import Hand
from tabellone.desk.openings import draw_openings, enter_openings
from tabellone.desk.rounds import pair_next
from tabellone.engine.openings.book import openings_of_table
from tabellone.engine.openings.draw import TableChoice
from tabellone.engine.openings.names import OpeningTable
from tabellone.engine.openings.options import ChosenTable
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_types import entry_summary
from tabellone.journal.next_step import next_step
from tests.desk.hands import new_hand


def paired(hand: "Hand", last: str, **rules: str) -> str:
    """Three masters and somebody of another title, in the first of three rounds."""
    described = {"openings": "one_a_round", "opening_table": "table_b", **rules}
    key = create(hand, {"name": "Prova", "system": "round-robin", "rules": described, "rounds": 3})
    titles = ("Maestro", "Maestro", "Maestro", last)
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "title": title} for n, title in enumerate(titles, 1)]})
    draw_numbers(hand, key)
    pair_next(hand, key)
    return key


def drawn_now(hand: "Hand", key: str) -> int:
    """The one for everybody, from a seed that is recorded."""
    opening = hand.state(key).paired_rounds[0].openings
    assert len(opening) == 1
    assert hand.state(key).paired_rounds[0].openings_seed
    return opening[0]


def test_openings_drawn() -> None:
    """From the table announced where it is theirs; otherwise only from the one that is chosen, by its own name."""
    hand = new_hand()
    theirs = paired(hand, "CM")
    assert draw_openings(hand, theirs, 1) is None
    assert drawn_now(hand, theirs) in openings_of_table(OpeningTable.B)
    key = paired(hand, "Regionale")
    for chosen in (None, ChosenTable.A):
        objection = draw_openings(hand, key, 1, chosen)
        assert objection is not None
        assert (objection.code, hand.state(key).paired_rounds[0].openings) == ("table_not_theirs", ())
    assert draw_openings(hand, key, 1, TableChoice.APPLYING) is None
    assert drawn_now(hand, key) in openings_of_table(OpeningTable.C)
    assert draw_openings(hand, key, 1, ChosenTable.B) is None
    assert drawn_now(hand, key) in openings_of_table(OpeningTable.B)
    assert hand.repository.moment(key).events[-1].data["drawn_from"] == "announced"


def test_openings_entered() -> None:
    """As they were drawn in the hall; one that is not in their table is asked about, and recorded as such."""
    hand = new_hand()
    key = paired(hand, "Regionale")
    in_table, elsewhere = (
        openings_of_table(OpeningTable.C)[0],
        next(number for number in range(1, 175) if number not in openings_of_table(OpeningTable.C)),
    )
    assert enter_openings(hand, key, 1, [in_table]) == ([], True)
    asked = enter_openings(hand, key, 1, [elsewhere])
    assert ([remark.code for remark in asked.remarks], asked.is_done) == (["opening_not_in_table"], False)
    assert hand.state(key).paired_rounds[0].openings == (in_table,)
    assert enter_openings(hand, key, 1, [elsewhere], confirmed=True).is_done
    event = hand.repository.moment(key).events[-1]
    assert [reason["code"] for reason in event.data["exceptions"]] == ["opening_not_in_table"]
    assert [one.code for one in entry_summary(hand.state(key), event) if isinstance(one, Reason)] == [
        "did_round",
        "did_openings_not_in_table",
    ]
    played = hand.state(key).paired_rounds[0]
    assert (played.openings, played.openings_seed) == ((elsewhere,), "")


def test_openings_refused() -> None:
    """No round, no announcement, not as many as there are boards."""
    hand = new_hand()
    key, without = paired(hand, "CM"), paired(hand, "CM", openings="no_openings", opening_table="by_category")
    for number in (0, 2):
        with pytest.raises(BadDocumentError, match="not_paired"):
            draw_openings(hand, key, number)
        with pytest.raises(BadDocumentError, match="not_paired"):
            enter_openings(hand, key, number, [1])
    with pytest.raises(BadDocumentError, match="no_openings_announced"):
        draw_openings(hand, without, 1)
    with pytest.raises(BadDocumentError, match="openings_count"):
        enter_openings(hand, key, 1, [1, 2, 3])
    assert hand.state(key).paired_rounds[0].openings == ()


def test_a_forfeit_takes_no_opening_away() -> None:
    """The draw is offered, and may be made again, until a game was really played."""
    hand = new_hand()
    key = paired(hand, "CM")
    hand.does(key, "publish", {"round": 1})
    hand.does(key, "result", {"round": 1, "encounter": 1, "result": "1-0f"})
    step = next_step(hand.state(key))
    assert step is not None and step.message == "ui_step_openings"
    for _ in range(2):
        assert draw_openings(hand, key, 1) is None
    hand.does(key, "result", {"round": 1, "encounter": 2, "result": "1/2"})
    with pytest.raises(RefusedError, match="openings_in_play"):
        draw_openings(hand, key, 1)
    hand.does(key, "openings", {"round": 1, "openings": [1]})  # what was typed wrong is mended


def test_a_game_played_before_the_draw_takes_the_offer_away() -> None:
    hand = new_hand()
    key = paired(hand, "CM")
    hand.does(key, "publish", {"round": 1})
    hand.does(key, "result", {"round": 1, "encounter": 2, "result": "1-0"})
    step = next_step(hand.state(key))
    assert step is not None and step.message == "ui_step_results"
