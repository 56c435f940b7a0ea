"""Enrolment in a chess tournament from the rating lists: who is meant, and as whom he is enrolled."""

from typing import Any

from tabellone.desk.enrolment import Enrolled, as_player, enrol_one
from tabellone.desk.hand import Hand
from tabellone.engine.capabilities import PlaysChess
from tabellone.engine.fide_identity import CANDIDATE_MASTER
from tabellone.engine.person_register import PersonNumbers
from tabellone.engine.player_fields import FIDE_TITLES, ITALIAN_TITLES, is_federation
from tabellone.engine.rating.people import Person
from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tabellone.journal.state import State
from tabellone.store.chess_lists import ChessLists, Listed

SEXES = {"M": "m", "F": "w"}
"""As the lists of FIDE and of the FSI write them, and as reports do."""


def found_for(state: State, lists: ChessLists, text: str, most: int) -> list[Listed]:
    """Who of the lists is meant by some letters; a tournament that is not of chess has nobody there."""
    return lists.found(text, most) if isinstance(state.system, PlaysChess) else []


def marks_of(player: ListedPlayer, kind: ListKind) -> PersonNumbers:
    """A list of the FSI has its own numbers, and those of FIDE beside them."""
    return PersonNumbers("", player.number) if kind is ListKind.FIDE else PersonNumbers(player.number, player.fide)


def as_listed_player(player: ListedPlayer, kind: ListKind, state: State) -> dict[str, Any]:
    """As a tournament enrols them: with the rating of games at standard time, title and category.

    CM in the list of the FSI is its category Candidato Maestro, and says nothing of FIDE's title.
    """
    marks = marks_of(player, kind)
    category = "" if kind is ListKind.FIDE else player.title
    return {
        **as_player(Person(player.name, marks.card, player.club, player.province), state),
        "rating": player.standard,
        "title": category,
        "fide_number": marks.fide_number,
        "fide_title": _fide_title(player.title, kind),
        "born": player.birth_year or "",
        "sex": SEXES.get(player.sex, ""),
        "federation": player.federation if is_federation(player.federation) else "",
    }


def enrol_rated(hand: Hand, key: str, player: ListedPlayer, kind: ListKind, team: int | None = None) -> Enrolled:
    """Somebody of a rating list; into a team, where one is named."""
    return enrol_one(hand, key, lambda state: as_listed_player(player, kind, state), team)


def _fide_title(written: str, kind: ListKind) -> str:
    title = ITALIAN_TITLES.get(written.upper(), written.upper())
    is_category = kind is ListKind.FSI and title == CANDIDATE_MASTER
    return title if title in FIDE_TITLES and not is_category else ""
