"""Ties at the desk: a round robin of four in which every game is drawn, so that all are equal in everything."""

import pytest

from tabellone.desk.hand import Hand
from tabellone.desk.ties import close, decide, draw_lot, open_ties, reopen
from tabellone.engine.model import TieDecisionMethod, TiedPoint
from tabellone.engine.reasons import NotReadyError
from tabellone.journal.entry import RefusedError
from tests.desk.hands import drawn, new_hand, play

ALL = (1, 2, 3, 4)


def all_equal(hand: "Hand", rounds_played: int = 3, blitz_play_off: bool = True) -> str:
    """Its key."""
    key = drawn(hand, 4, "round-robin", blitz_play_off=blitz_play_off)
    for _ in range(rounds_played):
        play(hand, key, "1/2")
    return key


def order(hand: "Hand", key: str) -> list[int]:
    """The numbers down the standings."""
    state = hand.state(key)
    return [line.player for line in state.system.standings(state.tournament)]


def test_ties_found() -> None:
    """While a game is to come nothing is a tie; then all four are equal, and somebody else's order is taken."""
    hand = new_hand()
    assert open_ties(hand.state(all_equal(hand, 2))) == []
    key = all_equal(hand)
    tie = open_ties(hand.state(key))[0]
    assert (tie.after, sorted(tie.players)) == (TiedPoint.EVERYTHING, [*ALL])
    with pytest.raises(NotReadyError, match="order_of_all"):
        decide(hand, key, tie, TieDecisionMethod.BLITZ, [4, 3])
    decide(hand, key, tie, TieDecisionMethod.BLITZ, [4, 2, 3, 1])
    assert order(hand, key) == [4, 2, 3, 1]
    assert not [one for one in open_ties(hand.state(key)) if one.after is TiedPoint.EVERYTHING]


def test_ties_drawn() -> None:
    """A lot is recorded with its order and its seed; what only points have in common no lot parts."""
    hand = new_hand()
    key = all_equal(hand)
    tie = open_ties(hand.state(key))[0]
    with pytest.raises(NotReadyError, match="tie_only_when_all_is_equal"):
        draw_lot(hand, key, tie._replace(after=TiedPoint.POINTS))
    draw_lot(hand, key, tie)
    recorded = hand.repository.moment(key).events[-1]
    assert (recorded.kind, recorded.data["how"], recorded.data["seed"]) == ("decide", "lot", "1")  # that of the draw
    assert order(hand, key) == [hand.state(key).number_of[player] for player in recorded.data["order"]]


def test_lots_for_prizes() -> None:
    """A cup has one winner: closing draws the lot, tells it, and closes; without such a prize it only closes."""
    hand = new_hand()
    plain, key = all_equal(hand), all_equal(hand, blitz_play_off=False)
    assert close(hand, plain).told == []
    assert hand.repository.moment(plain).events[-2].kind == "result"
    hand.does(key, "settings", {"prizes": [{"place": 1, "thing": "Coppa"}]})
    told = close(hand._replace(seen=hand.repository.moment(key).sequence), key).told
    assert [event.kind for event in hand.repository.moment(key).events[-2:]] == ["decide", "close"]
    assert len(told) == 1
    assert hand.state(key).closed


def test_technical_ranking_c_an_announced_blitz_comes_before_the_lot() -> None:
    """«uno spareggio blitz (se previsto dal Regolamento di gara)»: closing draws no lot in its place."""
    hand = new_hand()
    key = all_equal(hand)
    hand.does(key, "settings", {"prizes": [{"place": 1, "thing": "Coppa"}]})
    with pytest.raises(NotReadyError, match="blitz_before_the_lot") as refused:
        close(hand, key)
    assert sorted(refused.value.reason.as_data()["equal"]) == [*ALL]
    assert not hand.state(key).closed
    decide(hand, key, open_ties(hand.state(key))[0], TieDecisionMethod.BLITZ, [4, 2, 3, 1])
    close(hand, key)
    assert hand.state(key).closed
    assert order(hand, key) == [4, 2, 3, 1]


def test_refused_closings() -> None:
    """A tournament with a round nobody has seen is not closed, and no lot is left behind."""
    hand = new_hand()
    key = all_equal(hand)
    hand.does(key, "settings", {"prizes": [{"place": 1, "thing": "Coppa"}]})
    hand.does(key, "unpublish", {"round": 3})
    before = hand.repository.moment(key).sequence
    with pytest.raises(RefusedError, match="unpublished_at_closing"):
        close(hand, key)
    assert hand.repository.moment(key).sequence == before


def test_reopened() -> None:
    """What was closed goes on; what is open cannot be opened."""
    hand = new_hand()
    key = all_equal(hand)
    close(hand, key)
    reopen(hand, key)
    assert not hand.state(key).closed
    with pytest.raises(RefusedError, match="not_closed"):
        reopen(hand, key)
