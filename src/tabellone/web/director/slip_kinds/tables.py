"""Slips of tables."""

from typing import Any

from django.http import Http404

from tabellone.desk.slips import Found, Verification
from tabellone.engine.encounters import Table
from tabellone.engine.game_points import points_text
from tabellone.journal.encounters.tables import TABLE_CODEC, placings
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said
from tabellone.web.director.slip_kinds.slips import Asked, Slips
from tabellone.web.table_form import as_typed, entered, form_rows
from tabellone.web.typed import whole_number


class SlipsOfTables(Slips[Table]):
    """One at a time: the one that is asked for, or the first that was not read."""

    template = "tabellone/round/slips_tables.html"

    def page(self, asked: Asked, found: Verification, refused: int) -> dict[str, Any]:
        """The form of one."""
        wanted = refused or whole_number(asked.request.GET.get("table", "")) or 0
        unread = (line.place.encounter for line in found.lines if line.found is Found.UNREAD)
        at = wanted if 0 < wanted <= len(found.lines) else next(unread, 0)
        context: dict[str, Any] = {"tables": [(line.place.encounter, line.second is not None) for line in found.lines]}
        if not at:
            return context
        seated = asked.state.paired_rounds[asked.number - 1].tables[at - 1]
        rows = form_rows(
            asked.request.speaker, asked.state, TABLE_CODEC.with_result(seated, found.lines[at - 1].second or {}), None
        )
        rows = as_typed(asked.request, rows) if refused else rows
        return {**context, "table": at, "rows": rows, "places": range(1, len(seated.seats) + 1)}

    def said(self, asked: Asked, place: Place) -> Said | None:
        """Places, points or both."""
        paired, number = asked.state.paired_rounds, asked.number
        tables = paired[number - 1].tables if 0 < number <= len(paired) else ()
        if not 0 < place.encounter <= len(tables):
            raise Http404
        return entered(asked.request, tables[place.encounter - 1])

    def who(self, state: State, encounter: Table, board: int) -> str:
        """All who sit there."""
        return ", ".join(state.entrants[seat].name for seat in encounter.seats)

    def label(self, asked: Asked, encounter: Table, board: int, said: Said) -> str:
        """Who has which place, and the game's points."""
        ended = TABLE_CODEC.with_result(encounter, said)
        speaker = asked.request.speaker
        figures = " · ".join(speaker.figure(points_text(made)) for made in ended.points or ())
        return (speaker.placed(placings(asked.state, ended)) or "–") + (f" ({figures})" if figures else "")
