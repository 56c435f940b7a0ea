"""Tables as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.presenter import Presenter, RoundCell, SeatCell
from tabellone.documents.reasons import reason_data, rest_data
from tabellone.engine.encounters import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabellone.documents.speaker import Speaker
    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Explanation
    from tabellone.engine.scoring import Scoring


class TablePresenter(Presenter[Table]):
    """Tables with their seats."""

    def pairing_data(self, decision: Decision, speaker: Speaker) -> dict[str, Any]:
        """The highest first, each with what put it there, and how good the seating is."""
        assert decision.quality is not None  # every seating is measured
        return {
            "round": decision.round,
            "tables": [
                {"seats": list(table.seats), "why": reason_data(why, speaker)}
                for table, why in zip(decision.tables, decision.table_order_reasons, strict=True)
            ],
            **decision.quality._asdict(),
            **({"seed": decision.seed} if decision.seed else {}),
            "rests": [rest_data(rest) for rest in decision.rests],
            "remarks": [reason_data(reason, speaker) for reason in decision.remarks],
        }

    def pairing_table(
        self, decision: Decision, seat: Callable[[int], str], speaker: Speaker
    ) -> tuple[list[str], list[tuple[object, ...]]]:
        most = max(len(table.seats) for table in decision.tables)
        headings = [speaker.say("table"), *(speaker.say("seat", number=n) for n in range(1, most + 1))]
        rows = (
            (number, *map(seat, table.seats), *[""] * (most - len(table.seats)))
            for number, table in enumerate(decision.tables, 1)
        )
        return headings, list(rows)

    def data(self, encounter: Table) -> dict[str, Any]:
        return {"seats": list(encounter.seats)}

    def text(self, encounter: Table, speaker: Speaker) -> str:
        return speaker.names(encounter.seats)

    def crosstable_cells(self, encounter: Table, index: int, round_number: int, scoring: Scoring) -> Iterator[SeatCell]:
        won = scoring.encounter_points(encounter, round_number)
        for seat, player in enumerate(encounter.seats):
            sign = f"{encounter.places[seat]}°" if encounter.places else "·"
            yield SeatCell(player, won[seat], RoundCell(round_number, sign=sign, table=index))

    def explanation(self, explanation: Explanation, decision: Decision, speaker: Speaker) -> str:
        title = speaker.say("explain_table_title", round=explanation.round, player=speaker.name(explanation.player))
        told = [speaker.sentence(reason) for reason in (explanation.opponent, *explanation.intro)]
        met = [f"  · {speaker.sentence(tried.reason)}" for tried in explanation.candidates]
        return "\n".join([title, "", *(f"  {line}" for line in told), "", speaker.say("met_title"), *met])


TABLE_PRESENTER = TablePresenter()
