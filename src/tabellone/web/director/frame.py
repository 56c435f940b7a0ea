"""What every page of a tournament shows around its own content."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tabellone.journal.journal import Journal
from tabellone.web.access import is_director
from tabellone.web.books import visible_rounds
from tabellone.web.steps import next_step

TABS = {
    "why": "round",
    "by_hand": "round",
    "player": "standings",
    "entrant": "players",
    "csv_preview": "players",
    "rotation": "round",
    "prizes": "standings",
    "following": "standings",
    "overall": "standings",
    "tables": "round",
    "table_result": "round",
    "table_cards": "round",
    "repair": "round",
    "rating": "standings",
    "rating_player": "standings",
    "rating_preview": "standings",
    "papers": "settings",
    "paper_tabellone": "settings",
    "paper_quotients": "settings",
    "paper_formation": "settings",
    "paper_score_sheets": "settings",
    "paper_sealed_move": "settings",
    "paper_sealed_game": "settings",
    "paper_report": "settings",
    "plan": "players",
    "groups": "players",
}
"""The tab a page belongs to, where it is not its own."""


def tournament_page(request: HttpRequest, key: str, journal: Journal, template: str, **context: Any) -> HttpResponse:
    """Render a page of a tournament: its name, its tabs, the one next action."""
    state, director = journal.state, is_director(request)
    return render(
        request,
        f"tabellone/{template}.html",
        {
            "key": key,
            "base": f"/t/{key}/",
            "state": state,
            "seen": journal.sequence,
            "step": next_step(state) if director else None,
            "rounds": visible_rounds(state, director),
            "tab": TABS.get(template, template),
            **context,
        },
    )
