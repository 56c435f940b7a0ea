"""What can be taken back, asked of all events of a journal at once, is what the literal way says of each."""

import random
from collections.abc import Iterable
from contextlib import suppress

import pytest

from tabellone.engine.reasons import UserError
from tabellone.journal.entry import RefusedError
from tabellone.journal.journal import Journal
from tabellone.journal.replay import fold
from tabellone.journal.undo import UndoCheck
from tests.journal.played import NOW, do, pair, play, started
from tests.literal.undoing import in_the_way
from tests.tries import tries
from tests.written_by.scenes import scenes

SCENES = scenes(lambda name: name)
ASKED = tries(25)
"""Events of a journal; the literal way replays them all for each."""


@pytest.mark.parametrize("name", sorted(SCENES))
def test_of_every_event_it_is_known_what_stands_in_the_way_of_undoing_it(name: str) -> None:
    """Then something is undone, and it is asked again."""
    chance, journal = random.Random(name), SCENES[name]
    for _ in range(2):
        undoing, events = UndoCheck(journal.events), journal.events
        asked = sorted(chance.sample(range(1, len(events) + 1), min(ASKED, len(events))))
        assert said(undoing, asked) == [in_the_way(journal, sequence) for sequence in asked]
        assert [undoing.then[sequence] for sequence in asked] == [fold(events[: sequence - 1]) for sequence in asked]
        assert undoing.then.keys() == {one.sequence for one in events}
        possible = [event.sequence for event in journal.events if undoing.refusal(event.sequence) is None]
        if not possible:
            return
        journal.append("undo", {"target": chance.choice(possible[-8:])}, "someone", NOW)


@pytest.mark.parametrize("system", ["amalfi", "italo-swiss", "round-robin", "elimination"])
def test_of_many_corrections_too_in_the_last_round_and_before_it(system: str) -> None:
    """Some are refused, as where somebody would go out who has played on."""
    chance, journal = random.Random(system), started(8, 3, system)
    for number in (1, 2):
        play(journal)
        for _ in range(tries(12)):
            place = {"round": chance.randint(1, number), "encounter": chance.randint(1, 2)}
            with suppress(UserError):
                do(journal, "correct", **place, result=chance.choice(["1-0", "0-1", "1-0f", "0-1f"]))
    assert [event.kind for event in journal.events].count("correct") > tries(8)
    asked = [event.sequence for event in journal.events]
    assert said(UndoCheck(journal.events), asked) == [in_the_way(journal, sequence) for sequence in asked]


def said(undoing: UndoCheck, asked: Iterable[int]) -> list[int | None]:
    refusals = [undoing.refusal(sequence) for sequence in asked]
    return [None if one is None else number_in(one) for one in refusals]


def number_in(refusal: RefusedError) -> int:
    """The event named, where it is another one."""
    named = refusal.reason.args["sequence"] if refusal.reason.code == "something_depends_on_it" else 0
    assert isinstance(named, int)
    return named


def test_a_round_in_play_can_be_taken_back_step_by_step_and_an_earlier_one_cannot() -> None:
    journal = started()
    play(journal)
    pair(journal)
    published = do(journal, "publish", round=2)
    result = do(journal, "result", round=2, encounter=2, result="1-0")
    undoing = UndoCheck(journal.events)
    first, paired = (next(one for one in journal.events if one.kind == kind) for kind in ("result", "pair"))
    second = [one for one in journal.events if one.kind == "pair"][1]
    assert [undoing.refusal(one.sequence) for one in (published, result)] == [None, None]
    assert number_in_the_way(undoing, first.sequence) == second.sequence
    assert number_in_the_way(undoing, second.sequence) == published.sequence
    assert number_in_the_way(undoing, paired.sequence) == paired.sequence + 1


def number_in_the_way(undoing: UndoCheck, target: int) -> int:
    refusal = undoing.refusal(target)
    assert refusal is not None
    return number_in(refusal)


def test_an_enrolment_stays_once_others_have_their_ids_after_it() -> None:
    """Else whatever names them by their ids would name somebody else."""
    journal = Journal()
    do(journal, "create", name="Sociale", system="amalfi", rules={}, rounds=3)
    for name in ("Ada", "Bruno", "Carla"):
        do(journal, "enrol", players=[{"name": name}])
    do(journal, "edit", player=2, name="Bruno Bis")
    undoing = UndoCheck(journal.events)
    assert number_in_the_way(undoing, 2) == 3
    assert undoing.refusal(4) is None
    last = do(journal, "undo", target=4)
    do(journal, "enrol", players=[{"name": "Dora"}])
    assert number_in_the_way(UndoCheck(journal.events), last.sequence) == last.sequence + 1
