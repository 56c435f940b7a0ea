"""Enrolment in a chess tournament from the rating lists: who is meant, and as whom he is enrolled."""

from typing import Any

from tabellone.desk.enrolment import Enrolled, as_player, enrol_one
from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import PlaysChess
from tabellone.engine.player_fields import is_federation
from tabellone.engine.rating.people import Person
from tabellone.formats.chess_lists.listed import ListedPlayer
from tabellone.journal.state import State
from tabellone.store.chess_lists import ChessLists, Listed

SEXES = {"M": "m", "F": "w"}
"""As the lists of FIDE and of the FSI write them, and as reports do."""


def found_for(state: State, lists: ChessLists, text: str, most: int) -> list[Listed]:
    """Who of the lists is meant by some letters; a tournament that is not of chess has nobody there."""
    return lists.found(text, most) if isinstance(state.system, PlaysChess) else []


def person_of(player: ListedPlayer) -> Person:
    """Himself; his card is the number he has in the list."""
    return Person(player.name, player.number, player.club, player.province)


def as_listed_player(player: ListedPlayer, state: State) -> dict[str, Any]:
    """As a tournament enrols him: with the rating of games at standard time, and title or category."""
    return {
        **as_player(person_of(player), state),
        "rating": player.standard,
        "title": player.title,
        "born": player.birth_year or "",
        "sex": SEXES.get(player.sex, ""),
        "federation": player.federation if is_federation(player.federation) else "",
    }


def enrol_rated(hand: Hand, key: str, player: ListedPlayer, team: int | None = None) -> Enrolled:
    """Somebody of a rating list; into a team, where one is named."""
    return enrol_one(hand, key, lambda state: as_listed_player(player, state), team)
