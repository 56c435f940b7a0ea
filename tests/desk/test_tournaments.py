"""Results, rounds, copies, groups, phases and files at the desk."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from tabellone.desk.bringing import bring, bring_demo, duplicate
from tabellone.desk.groups import are_made, divide, may_group, proposed
from tabellone.desk.phases import NextPhase, going_on, note_other_qualifiers, open_next_phase, other_finished
from tabellone.desk.remarks import note
from tabellone.desk.results import LOT, enter_game, enter_table, undo
from tabellone.desk.rounds import pair_next, publish, unpair, unpublish
from tabellone.engine.groups import GroupLimits
from tabellone.engine.reasons import BadDocumentError, NotReadyError, UserError
from tabellone.journal.entry import CollisionError, RefusedError
from tabellone.journal.requests import draw_data
from tabellone.store.shelf import Shelf
from tabellone.web.demos import DEMOS
from tests.desk.hands import drawn, new_hand, play


def test_results() -> None:
    """A first result is taken at once; a correction that a later round rests on waits until it is confirmed."""
    hand = new_hand()
    key = drawn(hand, 8)
    play(hand, key)
    assert enter_game(hand, key, 1, 1, "1/2").corrects  # nothing rests on it yet
    assert enter_game(hand, key, 1, 1, "1-0").is_done
    pair_next(hand, key)
    before = hand.repository.moment(key).sequence
    asked = enter_game(hand, key, 1, 1, "0-1")  # winner and loser change places: both were paired by their points
    assert (asked.is_done, asked.otherwise) == (False, [2])
    assert hand.repository.moment(key).sequence == before
    assert enter_game(hand, key, 1, 1, "0-1", confirmed=True).is_done
    assert hand.state(key).paired_rounds[0].games[0].result == "0-1"
    assert hand.repository.moment(key).events[-1].actor == "Ada"


def test_collisions() -> None:
    """Two desks enter the same board: the second, who has not seen the first, is told; what he repeats is no harm."""
    hand = new_hand()
    key = drawn(hand, 4)
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 1})
    both_saw = hand._replace(seen=hand.repository.moment(key).sequence)
    assert enter_game(both_saw, key, 1, 1, "1-0").is_done
    try:
        enter_game(both_saw._replace(actor="Bea"), key, 1, 1, "0-1")
    except CollisionError:
        pass
    else:
        raise AssertionError("he has overwritten what he had not seen")
    assert hand.state(key).paired_rounds[0].games[0].result == "1-0"


def test_lots() -> None:
    """A drawn game of an elimination: the lot brings its seed and decides; it is asked of no other game."""
    hand = new_hand()
    key = drawn(hand, 2, "elimination", 1)
    play(hand, key, "1/2")
    entered = enter_game(hand, key, 1, 1, LOT)
    decided = hand.state(key).paired_rounds[0].games[0].result
    assert decided == entered.data["result"] != "1/2"
    assert decided not in hand.state(key).system.open_results
    try:
        enter_game(hand, key, 1, 1, LOT)
    except UserError:
        pass
    else:
        raise AssertionError("there is nothing left to decide")


def test_tables() -> None:
    """Places of a table; others in their place are a correction."""
    hand = new_hand()
    key = hand.repository.create({"name": "Tavoli", "system": "big-tables", "rules": {}, "rounds": 2}, "Ada")
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(8)]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 1})
    assert not enter_table(hand, key, 1, 1, {"places": [1, 2, 3, 4]}).corrects
    assert enter_table(hand, key, 1, 1, {"places": [2, 1, 3, 4]}).corrects
    assert hand.state(key).paired_rounds[0].tables[0].places == (2, 1, 3, 4)


def test_undoing() -> None:
    """A result that a later round rests on is taken back only when that is confirmed."""
    hand = new_hand()
    key = drawn(hand, 8)
    play(hand, key)
    enter_game(hand, key, 1, 1, "0-1")
    correction = hand.repository.moment(key).sequence
    pair_next(hand, key)
    asked = undo(hand, key, correction)
    assert (asked.is_done, asked.otherwise) == (False, [2])
    assert hand.state(key).paired_rounds[0].games[0].result == "0-1"
    assert undo(hand, key, correction, confirmed=True).is_done
    assert hand.state(key).paired_rounds[0].games[0].result == "1-0"


def test_copies() -> None:
    """A copy has the rules and the people of another day's tournament; its draw is still to come."""
    hand = new_hand()
    key = drawn(hand, 6)
    hand.does(key, "settings", {"date": "2026-05-01", "place": "Amalfi"})
    play(hand, key)
    copy = hand.state(duplicate(hand, key, "Di nuovo"))
    assert (copy.name, copy.system_name, copy.rounds, copy.rules) == ("Di nuovo", "amalfi", 3, hand.state(key).rules)
    assert sorted(entrant.name for entrant in copy.entrants.values()) == [f"P{number}" for number in range(1, 7)]
    assert (copy.drawn, copy.paired_rounds, copy.date, copy.place) == (False, (), "", "Amalfi")


def test_groups() -> None:
    """Eight in two groups, the stronger half in the first; the event notes that its groups are made."""
    hand = new_hand()
    key = drawn(hand, 8, "round-robin")
    assert may_group(hand.state(key))
    halves = proposed(hand.state(key), GroupLimits(8, 3, 2), {})
    assert [[entrant.name for entrant in half] for half in halves] == [
        ["P1", "P2", "P3", "P4"],
        ["P5", "P6", "P7", "P8"],
    ]
    eighth = next(one.id for one in hand.state(key).entrants.values() if one.name == "P8")
    hand.does(key, "edit", {"player": eighth, "rating": None})
    first = {hand.state(key).number_of[eighth]: 5875}  # table 22, FMJD 2350
    (stronger, _) = proposed(hand.state(key), GroupLimits(8, 3, 2), first)
    assert [entrant.name for entrant in stronger] == ["P8", "P1", "P2", "P3"]
    assert not are_made(hand.repository.moment(key))
    keys = divide(hand, key, 3, halves, lambda number: f"Gruppo {number}", "4, 4")
    assert [hand.state(one).name for one in keys] == ["Gruppo 1", "Gruppo 2"]
    assert [len(hand.state(one).entrants) for one in keys] == [4, 4]
    assert hand.repository.tournaments()[:2] == keys  # the first group is listed first
    assert are_made(hand.repository.moment(key))
    assert not may_group(hand.state(drawn(hand, 8)))  # chess knows no such groups


def test_phases() -> None:
    """The first two of a group go on; a correction after which others would is noted where they play."""
    hand = new_hand()
    key = drawn(hand, 4, "round-robin")
    try:
        going_on(hand, [key], 2)
    except NotReadyError:
        pass
    else:
        raise AssertionError("nothing has been played")
    for _ in range(3):
        play(hand, key)
    chosen = going_on(hand, [key], 2)
    following = open_next_phase(hand, chosen, NextPhase("Finale", "round-robin", 1))
    state = hand.state(following)
    assert state.previous_phases == (key,)
    assert {entrant.name for entrant in state.entrants.values()} == {who.player.name for who in chosen.who}
    assert [name for _, name in other_finished(hand, following)] == ["Prova"]

    before, last = hand.state(key), chosen.who[-1].player.number
    for number, paired in enumerate(before.paired_rounds, 1):  # the second now loses every game
        for board, game in enumerate(paired.games, 1):
            colours = [before.number_of[player] for player in game.seats]
            if last in colours:
                enter_game(hand, key, number, board, "0-1" if colours[0] == last else "1-0", confirmed=True)
    texts = note_other_qualifiers(hand, key, before, lambda name, changed: f"{name}: {', '.join(changed.before)}")
    assert texts == [f"Prova: P{_named(before, last)}"]
    noted = hand.repository.moment(following).events[-1]
    assert (noted.kind, noted.data["text"]) == ("note", texts[0])


def test_lots_at_the_cut() -> None:
    """All equal: lots say who goes on, written where they decided; for a next phase that cannot be, none is."""
    hand = new_hand()
    key = drawn(hand, 4, "round-robin")
    for _ in range(3):
        play(hand, key, "1/2")
    chosen = going_on(hand, [key], 2)
    before = hand.repository.moment(key).sequence
    try:
        open_next_phase(hand, chosen, NextPhase("Finale", "no such system", 1))
    except UserError:
        assert hand.repository.moment(key).sequence == before
    else:
        raise AssertionError("there is no such system")
    open_next_phase(hand, chosen, NextPhase("Finale", "round-robin", 1))
    assert [event.kind for event in hand.repository.moment(key).events[before:]] == ["decide"]
    assert going_on(hand, [key], 2).who == chosen.who  # the lot is known now


def _named(state: Any, number: int) -> str:
    return str(state.entrants[state.id_of[number]].name).removeprefix("P")


def test_files_brought() -> None:
    """A document becomes a tournament by whoever brings it; what is none is refused and leaves nothing."""
    hand = new_hand()
    brought = bring(hand, files("tabellone.demos").joinpath("biblioteca.json").read_bytes())
    assert len(hand.state(brought.key).entrants) > 2
    assert hand.repository.moment(brought.key).events[0].actor == "Ada"
    try:
        bring(hand, b"{}")
    except BadDocumentError:
        assert hand.repository.tournaments() == [brought.key]
    else:
        raise AssertionError("an empty object is no tournament")


def test_demonstrations() -> None:
    """Each of them is a tournament of whoever asked for it, and is known to be one to play with."""
    hand = new_hand()
    shelf = Shelf(hand.repository)
    keys = [bring_demo(hand, shelf, demo.name) for demo in DEMOS]
    assert [hand.state(key).system_name for key in keys] == [demo.system for demo in DEMOS]
    assert all(row.demonstration for row in shelf.shown(keys))
    assert {hand.repository.moment(key).events[0].actor for key in keys} == {"Ada"}


def test_publication() -> None:
    """A round is shown, hidden again and thrown away; one with a result stays."""
    hand = new_hand()
    key = drawn(hand, 4)
    pair_next(hand, key)
    assert hand.repository.moment(key).published.state.paired_rounds == ()
    publish(hand, key, 1)
    assert len(hand.repository.moment(key).published.state.paired_rounds) == 1
    with pytest.raises(RefusedError, match="published_already"):
        publish(hand, key, 1)
    unpublish(hand, key, 1)
    assert hand.repository.moment(key).published.state.paired_rounds == ()
    unpair(hand, key, 1)
    assert hand.state(key).paired_rounds == ()
    pair_next(hand, key)
    publish(hand, key, 1)
    enter_game(hand, key, 1, 1, "1-0")
    with pytest.raises(RefusedError, match="round_has_results"):
        unpair(hand, key, 1)
    assert len(hand.state(key).paired_rounds) == 1


def test_remarks() -> None:
    """What is noted is in the journal and changes nothing; nothing cannot be noted."""
    hand = new_hand()
    key = drawn(hand, 4)
    before = hand.state(key)
    note(hand, key, "Piove")
    noted = hand.repository.moment(key).events[-1]
    assert (noted.kind, noted.data, noted.actor, hand.state(key)) == ("note", {"text": "Piove"}, "Ada", before)
    with pytest.raises(BadDocumentError, match="text_empty"):
        note(hand, key, " ")


def test_kept() -> None:
    """Every round that is paired leaves a backup."""
    hand = new_hand()
    key = drawn(hand, 4)
    first = pair_next(hand, key)
    assert (first.round, first.not_kept) == (1, None)
    assert list(Path(settings.TABELLONE_FOLDER).rglob("*.zip"))
