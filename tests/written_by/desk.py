"""Where a scene is played: a desk with a clock of its own, so that writing it again gives the same journal."""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tabellone.engine.openings.draw import TableChoice
from tabellone.journal.entry import Entry
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, enrol_data, openings_data, pair_data, remove_data
from tests.events.seats import games

MORNING = datetime(2026, 1, 10, 9, tzinfo=UTC)


class Desk:
    """Where one tournament is run."""

    def __init__(self, name: str, system: str, rounds: int, rules: dict[str, Any] | None = None, **more: Any):
        self.journal = Journal()
        self.chance = random.Random(name)
        self.do("create", name=name, system=system, rounds=rounds, rules=rules or {}, **more)

    @property
    def rounds(self) -> int:
        return len(self.journal.state.paired_rounds)

    def do(self, kind: str, /, **data: Any) -> Entry:
        moment = MORNING + timedelta(minutes=self.journal.sequence)
        return self.journal.append(kind, data, "phone" if kind == "propose" else "desk", moment.isoformat())

    def enrol(self, count: int, **more: Callable[[int], Any]) -> None:
        """So many players with a falling rating; of each further field, what it is for a player's number."""
        first = self.journal.state.last_id + 1
        players = [
            {"name": f"P{n}", "rating": 2400 - 37 * n, **{field: value(n) for field, value in more.items()}}
            for n in range(first, first + count)
        ]
        self.do("enrol", **enrol_data(self.journal.state, players))

    def remove(self, player: int) -> None:
        self.do("remove", **remove_data(self.journal.state, player))

    def draw(self, seed: str = "7") -> None:
        self.do("draw", **draw_data(self.journal.state, seed))

    def pair(self) -> None:
        self.do("pair", **pair_data(self.journal.state)[0])

    def publish(self) -> None:
        self.do("publish", round=self.rounds)

    def openings(self, seed: str, decided: TableChoice | None = TableChoice.ANNOUNCED) -> None:
        self.do("openings", **openings_data(self.journal.state, self.rounds, seed, decided))

    def results(
        self, codes: Sequence[str] = ("1-0", "1/2", "0-1"), but: Mapping[int, str | None] | None = None
    ) -> None:
        """A result by chance for every board of the last round that has none, or the one given for a board."""
        for board, game in enumerate(self.journal.state.paired_rounds[-1].games, 1):
            code = (but or {}).get(board, self.chance.choice(codes))
            if game.result is None and code is not None:
                self.do("result", round=self.rounds, encounter=board, result=code)

    def play(self, codes: Sequence[str] = ("1-0", "1/2", "0-1"), but: Mapping[int, str | None] | None = None) -> None:
        self.pair()
        self.publish()
        self.results(codes, but)

    def by_hand(self) -> None:
        """The last round with the colours of its first board exchanged."""
        played = self.journal.state.paired_rounds[-1]
        boards = [[board.white, board.black] for board in played.games]
        boards[0].reverse()
        self.do(
            "replace",
            round=self.rounds,
            encounters=games(*boards),
            rests=[_without_nothing(rest) for rest in played.rests],
        )

    def taken_back(self, kind: str, /, **data: Any) -> None:
        """Done and undone."""
        self.do("undo", target=self.do(kind, **data).sequence)

    def tables(self, points: bool = False) -> None:
        """Every table of the last round that has no result, by places or by the game's own points."""
        for number, table in enumerate(self.journal.state.paired_rounds[-1].tables, 1):
            if table.places is None:
                order = self.chance.sample(range(1, len(table.seats) + 1), len(table.seats))
                result = {"points": [10 * place for place in order]} if points else {"places": order}
                self.do("result", round=self.rounds, encounter=number, **result)


def _without_nothing(entry: tuple[Any, ...]) -> list[Any]:
    return [value for value in entry if value is not None]
