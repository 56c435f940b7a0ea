"""What is asked once of players from older documents: whether a number and a title are of FIDE or of the federation."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.fide_identity import has_unclear_card, has_unclear_title
from tabellone.journal.state import Entrant, State


class Unclear(NamedTuple):
    """Of whom something has to be asked."""

    cards: list[Entrant]
    titles: list[Entrant]


def unclear_players(state: State) -> Unclear:
    """Those with a card that may be a FIDE number, and those with a CM that may be a title of FIDE."""
    people = list(state.entrants.values())
    return Unclear(
        [one for one in people if has_unclear_card(one.player)],
        [one for one in people if has_unclear_title(one.player)],
    )


def clarify(hand: Hand, key: str, meanings: Mapping[str, str]) -> None:
    """`card` and `title` as they were meant, for everybody of whom it is unclear."""
    hand.does(key, "clarify", meanings)
