"""Encounters as they are shown: one module a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.documents.encounters.games import GAME_PRESENTER
from tabellone.documents.encounters.matches import MATCH_PRESENTER
from tabellone.documents.encounters.tables import TABLE_PRESENTER
from tabellone.engine.encounters import Encounter, Game, Match, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabellone.documents.encounters.presenter import Presenter

PRESENTERS: Mapping[type[Encounter], Presenter[Any]] = {
    Game: GAME_PRESENTER,
    Table: TABLE_PRESENTER,
    Match: MATCH_PRESENTER,
}


def presenter_of(encounter: Encounter) -> Presenter[Any]:
    return PRESENTERS[type(encounter)]


def round_presenter(encounters: tuple[Encounter, ...], of_teams: bool) -> Presenter[Any]:
    """Returns the presenter of a round; if everybody rests, that of games, or of matches for teams."""
    return presenter_of(encounters[0]) if encounters else MATCH_PRESENTER if of_teams else GAME_PRESENTER
