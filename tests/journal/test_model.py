"""The journal against a simple model: dictionaries of players and of results, and how many rounds there are."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabellone.engine.reasons import UserError
from tabellone.journal.journal import Journal
from tabellone.journal.replay import fold
from tabellone.journal.requests import draw_data, pair_data
from tests.tries import tries

NOW = "2026-01-01T10:00:00+00:00"
SYSTEMS = st.sampled_from(["amalfi", "italo-swiss", "round-robin"])


class JournalMachine(RuleBasedStateMachine):
    """Things a director does, in any order; the model knows only what they should come to."""

    def __init__(self) -> None:
        super().__init__()
        self.journal = Journal()
        self.names: dict[int, str] = {}
        self.gone: set[int] = set()
        self.results: dict[tuple[int, int], str | None] = {}
        self.openings: dict[int, tuple[int, ...]] = {}
        self.rounds = 0

    def do(self, kind: str, **data: Any) -> bool:
        """Try an event; a refusal changes nothing."""
        before = self.journal.state
        try:
            self.journal.append(kind, data, "director", NOW)
        except UserError:
            assert self.journal.state is before
            return False
        return True

    @initialize(system=SYSTEMS, players=st.integers(4, 8))
    def begin(self, system: str, players: int) -> None:
        assert self.do("create", name="Modello", system=system, rules={}, rounds=3)
        assert self.do("enrol", players=[{"name": f"P{n}", "rating": 2000 - n} for n in range(1, players + 1)])
        self.names = {n: f"P{n}" for n in range(1, players + 1)}
        assert self.do("draw", **draw_data(self.journal.state, "seme"))

    @rule(player=st.integers(1, 8), name=st.sampled_from(["Nuovo", "P1", "Altro"]))
    def rename(self, player: int, name: str) -> None:
        taken = any(other.casefold() == name.casefold() for n, other in self.names.items() if n != player)
        assert self.do("edit", player=player, name=name) == (player in self.names and not taken)
        if player in self.names and not taken:
            self.names[player] = name

    @precondition(lambda self: self.rounds > 0)
    @rule(player=st.integers(1, 8))
    def withdraw(self, player: int) -> None:
        assert self.do("withdraw", player=player) == (player in self.names and player not in self.gone)
        if player in self.names:
            self.gone.add(player)

    @rule()
    def pair(self) -> None:
        try:
            data, _ = pair_data(self.journal.state)
        except UserError:
            return
        if self.do("pair", **data):
            self.rounds += 1
            self.results |= {(self.rounds, board): None for board in range(1, len(data["encounters"]) + 1)}

    @precondition(lambda self: self.results)
    @rule(data=st.data(), code=st.sampled_from(["1-0", "0-1", "1/2", "1-0f", "suspended"]))
    def enter(self, data: st.DataObject, code: str) -> None:
        place = data.draw(st.sampled_from(sorted(self.results)))
        fresh = self.results[place] in (None, "suspended")
        assert self.do("result", round=place[0], encounter=place[1], result=code) == fresh
        if fresh:
            self.results[place] = code

    @precondition(lambda self: self.rounds > 0)
    @rule(data=st.data(), drawn=st.lists(st.integers(0, 175), min_size=1, max_size=4), seed=st.sampled_from(["", "7"]))
    def openings_drawn(self, data: st.DataObject, drawn: list[int], seed: str) -> None:
        """Known numbers, one for all or one a board; never drawn again once a result of the round is known."""
        number = data.draw(st.integers(1, self.rounds))
        boards = [result for (played, _), result in self.results.items() if played == number]
        allowed = (
            self.journal.state.system_name != "amalfi"
            and len(drawn) in (1, len(boards))
            and all(1 <= opening <= 174 for opening in drawn)
            and not (seed and number in self.openings and any(result is not None for result in boards))
        )
        assert self.do("openings", round=number, openings=drawn, seed=seed) == allowed
        if allowed:
            self.openings[number] = tuple(drawn)

    @precondition(lambda self: self.results)
    @rule(data=st.data())
    def correct_and_undo(self, data: st.DataObject) -> None:
        place = data.draw(st.sampled_from(sorted(self.results)))
        if self.do("correct", round=place[0], encounter=place[1], result="0-1f"):
            assert self.results[place] is not None
            assert self.do("undo", target=self.journal.sequence)

    @invariant()
    def the_state_is_the_fold_and_the_model(self) -> None:
        state = self.journal.state
        assert state == fold(self.journal.events)
        assert {n: entrant.name for n, entrant in state.entrants.items()} == self.names
        assert {n for n, entrant in state.entrants.items() if entrant.player.leaves is not None} == self.gone
        found = {
            (number, board): game.result
            for number, paired in enumerate(state.paired_rounds, 1)
            for board, game in enumerate(paired.games, 1)
        }
        assert found == self.results
        drawn = {number: paired.openings for number, paired in enumerate(state.paired_rounds, 1) if paired.openings}
        assert drawn == self.openings


TestJournalMachine = JournalMachine.TestCase
TestJournalMachine.settings = settings(max_examples=tries(30), stateful_step_count=25, deadline=None)
