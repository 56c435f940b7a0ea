"""Numbers and titles of older documents: the director says once whether they are FIDE's or the federation's."""

from collections.abc import Mapping
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.fide_identity import has_unclear_card, has_unclear_title
from tabellone.journal.state import Entrant, State


class Unclear(NamedTuple):
    """The players whose card or title may be one or the other."""

    cards: list[Entrant]
    titles: list[Entrant]


def unclear_players(state: State) -> Unclear:
    """A card of digits may be a FIDE number, CM may be FIDE's title."""
    people = list(state.entrants.values())
    return Unclear(
        [one for one in people if has_unclear_card(one.player)],
        [one for one in people if has_unclear_title(one.player)],
    )


def clarify(hand: Hand, key: str, meanings: Mapping[str, str]) -> None:
    """`card` and `title` as they were meant, for everybody of whom it is unclear."""
    hand.does(key, "clarify", meanings)
