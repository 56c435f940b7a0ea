"""What older documents had in one field: FIDE number and federation card, FIDE title and category.

`card` was the FIDE number for reports of chess and the card of the federation in the lists of the FSI; `title` was
both, and CM is a title of FIDE (Candidate Master) and a category of the FSI (Candidato Maestro). What was meant is
asked, and never written into a report before it is known.
"""

from enum import Enum

from tabellone.engine.model import Player
from tabellone.engine.player_fields import FIDE_TITLES, ITALIAN_TITLES, is_fide_number

CANDIDATE_MASTER = "CM"


class Issuer(Enum):
    """Whose a number or a title is."""

    FIDE = "fide"
    FEDERATION = "federation"


def has_unclear_card(player: Player) -> bool:
    """Whether the card may be a FIDE number."""
    return player.fide_number is None and bool(player.card) and is_fide_number(player.card)


def has_unclear_title(player: Player) -> bool:
    """Whether CM may be the title of FIDE."""
    return player.fide_title is None and player.title.strip().upper() == CANDIDATE_MASTER


def resolve_card(player: Player, meaning: Issuer) -> Player:
    """A player whose unclear card is one or the other."""
    if not has_unclear_card(player):
        return player
    if meaning is Issuer.FIDE:
        return player._replace(fide_number=player.card, card="")
    return player._replace(fide_number="")


def resolve_title(player: Player, meaning: Issuer) -> Player:
    """A player whose unclear CM is one or the other."""
    if not has_unclear_title(player):
        return player
    if meaning is Issuer.FIDE:
        return player._replace(fide_title=CANDIDATE_MASTER, title="")
    return player._replace(fide_title="")


def fide_title(player: Player) -> str:
    """The title of FIDE that is certain; the FSI writes those of masters beside its categories in its own letters."""
    if player.fide_title is not None:
        return player.fide_title
    title = player.title.strip().upper()
    title = ITALIAN_TITLES.get(title, title)
    return title if title in FIDE_TITLES and title != CANDIDATE_MASTER else ""
