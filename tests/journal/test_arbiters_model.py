"""Calls for arbiters against a simple model: of each table what it waits for, and what was decided."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tabellone.engine.reasons import UserError
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.journal.replay import fold
from tests.events.seats import tables
from tests.tries import tries

NOW = "2026-01-01T10:00:00+00:00"
SEATS = {1: [1, 2, 3, 4], 2: [5, 6, 7, 8], 3: [9, 10, 11]}
TABLES = st.integers(0, 4)
PHONES = st.sampled_from(["", "a", "b"])
ARBITERS = st.lists(st.one_of(st.integers(0, 12), st.sampled_from(["Ivo", "Ada"])), max_size=4)


def may_be_called(arbiters: list[Any], table: int) -> bool:
    players = [one for one in arbiters if isinstance(one, int)]
    known = all(1 <= one <= 11 and one not in SEATS[table] for one in players)
    return known and len(set(arbiters)) == len(arbiters) <= 3


class CallsMachine(RuleBasedStateMachine):
    """Phones and desks call, send others, decide, take back, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.journal = Journal()
        self.open: dict[int, dict[str, Any]] = {}
        self.decided: list[tuple[int, str, tuple[Any, ...]]] = []
        self.by_phone = dict.fromkeys(SEATS, 0)

    def do(self, kind: str, **data: Any) -> bool:
        before = self.journal.state
        try:
            self.journal.append(kind, data, "desk", NOW)
        except UserError:
            assert self.journal.state is before
            return False
        return True

    @initialize()
    def begin(self) -> None:
        assert self.do("create", name="Modello", system="big-tables", rules={}, rounds=3)
        assert self.do("enrol", players=[{"name": f"P{n}", "arbiter": n % 2 == 0} for n in range(1, 12)])
        assert self.do("draw", seed="1", numbers={str(n): n for n in range(1, 12)})
        assert self.do("pair", round=1, encounters=tables(*SEATS.values()))
        assert self.do("publish", round=1)

    @rule(table=TABLES, phone=PHONES, minor=st.booleans())
    def call(self, table: int, phone: str, minor: bool) -> None:
        allowed = table in SEATS and table not in self.open and not (phone and self.by_phone[table] >= 3)
        assert self.do("call", round=1, encounter=table, minor=minor, phone=phone) == allowed
        if allowed:
            called = self.journal.events[-1].data["arbiters"]
            assert may_be_called(called, table) and len(called) == (1 if minor else 3)
            self.open[table] = {"minor": minor, "phone": phone, "arbiters": called}
            self.by_phone[table] += bool(phone)

    @rule(table=TABLES, arbiters=ARBITERS)
    def assign(self, table: int, arbiters: list[Any]) -> None:
        allowed = table in self.open and bool(arbiters) and may_be_called(arbiters, table)
        assert self.do("assign", round=1, encounter=table, arbiters=arbiters) == allowed
        if allowed:
            self.open[table]["arbiters"] = arbiters

    @rule(table=TABLES, phone=PHONES)
    def call_off(self, table: int, phone: str) -> None:
        allowed = table in self.open and phone in ("", self.open[table]["phone"])
        assert self.do("call_off", round=1, encounter=table, phone=phone) == allowed
        if allowed:
            del self.open[table]

    @rule(table=TABLES, text=st.sampled_from(["Vale.", " ", "No."]), most=st.integers(0, 3), other=st.booleans())
    def decide(self, table: int, text: str, most: int, other: bool) -> None:
        waiting = self.open.get(table, {"arbiters": [], "minor": False})
        by = ["Ugo"] if other else waiting["arbiters"][:most]
        allowed = table in self.open and bool(text.strip()) and not other and (bool(by) or waiting["minor"])
        assert self.do("ruling", round=1, encounter=table, text=text, by=by) == allowed
        if allowed:
            del self.open[table]
            self.decided.append((table, text, tuple(by)))

    @rule()
    def decided_and_undone(self) -> None:
        for table, waiting in self.open.items():
            if waiting["arbiters"]:
                assert self.do("ruling", round=1, encounter=table, text="Anzi.", by=waiting["arbiters"][:1])
                assert self.do("undo", target=self.journal.sequence)
                return

    @invariant()
    def the_state_is_the_fold_and_the_model(self) -> None:
        state = self.journal.state
        assert state == fold(self.journal.events)
        if not state.paired_rounds:
            return
        played = state.paired_rounds[0]
        assert {made.call.encounter: list(made.call.arbiters) for made in played.open_calls} == {
            table: waiting["arbiters"] for table, waiting in self.open.items()
        }
        decided = [made.call for made in played.calls if made.call.decision]
        assert sorted((c.encounter, c.decision, str(c.by)) for c in decided) == sorted(
            (table, text, str(by)) for table, text, by in self.decided
        )

    def teardown(self) -> None:
        if not self.journal.state.paired_rounds:
            return
        assert read_journal(journal_text(self.journal.events)).state == self.journal.state
        tournament = self.journal.state.tournament
        assert read_data(write_data(tournament)).tournament == tournament
        assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


TestCallsMachine = CallsMachine.TestCase
TestCallsMachine.settings = settings(max_examples=tries(30), stateful_step_count=25, deadline=None)
