"""How each kind of encounter is shown: one module of pages and a few templates each."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from django.http import HttpResponse

from tabellone.engine.decision import Decision
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.model import Tournament
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import State
from tabellone.web.request import Request
from tabellone.web.tournament.games import hall_games, preview_games, show_games
from tabellone.web.tournament.match_pages import hall_matches, preview_matches, show_matches
from tabellone.web.tournament.tables import hall_tables, preview_tables, show_tables


class Pages(NamedTuple):
    """Of one kind."""

    show: Callable[[Request, str, Snapshot, int], HttpResponse]
    """The page of a round that was paired."""
    preview: Callable[[Tournament, Decision, int], list[dict[str, Any]]]
    """The encounters of one that is not paired yet; points are so many units."""
    preview_template: str
    hall: Callable[[Request, State, int], list[dict[str, Any]]]
    """Those of the last round, for the wall."""
    hall_template: str


PAGES: Mapping[type[Encounter], Pages] = {
    Game: Pages(
        show_games, preview_games, "tabellone/round/preview_games.html", hall_games, "tabellone/hall/game.html"
    ),
    Table: Pages(
        show_tables, preview_tables, "tabellone/round/preview_tables.html", hall_tables, "tabellone/hall/table.html"
    ),
    Match: Pages(
        show_matches, preview_matches, "tabellone/round/preview_games.html", hall_matches, "tabellone/hall/match.html"
    ),
}
