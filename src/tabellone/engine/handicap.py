"""FID Capo V, sistemi ad handicap: points that make up for a difference of strength (H1-H3).

First system: «per ogni scarto di categoria o di 1000 punti Elo-Rubele, un quarto di punto (0,25) aggiuntivo al
risultato conseguito»; it is transcribed on the tabellone with the result and counts in pairing and ranking (Art. 2, 3).
Second system: «per la vittoria punti 10; per il pareggio punti 5; per la sconfitta punti 0», and for every step «si
aggiunge un punto al punteggio ottenuto dal giocatore di categoria inferiore e si detrae un punto dal punteggio del suo
avversario» (Art. 3, 4). A game that was not played has no result to add to: forfeits and rests give plain points.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from tabellone.engine.board_handicap import QUARTERS
from tabellone.engine.categories import CATEGORIES, rank
from tabellone.engine.model import Player, Tournament
from tabellone.engine.options import option
from tabellone.engine.reason_values import PlayerNumber, TextList
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.scoring import HandicapPoints, Scoring


class Handicap(Enum):
    """Which of the two systems, if any."""

    NONE = "no_handicap"
    FIRST = "first_system"
    """A quarter of a point for every step, to the weaker player."""
    TRANSFER = "first_system_transfer"
    """The same quarter also taken from the stronger one (H1)."""
    SECOND = "second_system"
    """Ten points, of which one for every step goes from the stronger to the weaker player."""


class Steps(Enum):
    """The measure of a difference of strength (H3)."""

    CATEGORY = "category"
    RATING = "elo_rubele"


class HandicapRules(NamedTuple):
    """The options of handicaps."""

    handicap: Handicap = Handicap.NONE
    """Points that make up for a difference of strength (H1, H2)."""
    handicap_by: Steps = Steps.CATEGORY
    """Whether a step is a category or a thousand points of Elo-Rubele (H3)."""


POINTS_PER_STEP = {
    Handicap(name): (1, to_stronger // to_weaker) for name, (_, to_weaker, to_stronger) in QUARTERS.items()
}
"""What a step gives the weaker and the stronger player, in quarters of a point or, in the second system, in points."""


def handicap_rules(rules: Any) -> HandicapRules:
    """Returns the handicap options of any system; none by default."""
    return option(rules, HandicapRules) or HandicapRules()


def scoring(tournament: Tournament) -> Scoring:
    """The points of a draughts tournament: 2, 1, 0 in whole points, in quarters, or 10, 5, 0."""
    rules = handicap_rules(tournament.rules)
    if rules.handicap is Handicap.NONE:
        return Scoring(units_per_point=1)
    given = _handicap_points(rules, handicap_steps(tournament))
    return (
        Scoring(1, 5, handicap_points=given)
        if rules.handicap is Handicap.SECOND
        else Scoring(4, 4, handicap_points=given)
    )


def require_strengths(tournament: Tournament) -> None:
    """A handicap without category or rating cannot be worked out."""
    rules = handicap_rules(tournament.rules)
    if rules.handicap is Handicap.NONE:
        return
    for player in tournament.players:
        if strength(player, rules.handicap_by) is None:
            by_category = rules.handicap_by is Steps.CATEGORY
            code = "handicap_needs_category" if by_category else "handicap_needs_rating"
            where = f"players[{player.number - 1}].{'title' if by_category else 'rating'}"
            known = list(reversed(CATEGORIES))
            raise BadDocumentError(
                code, where, player=player.name or PlayerNumber(player.number), **_announced(by_category, known)
            )


def strength(player: Player, steps: Steps) -> int | None:
    """Returns the rank of the category, or the Elo-Rubele."""
    if steps is Steps.RATING:
        return player.rating
    return rank(player.title)


def strongest_first(tournament: Tournament, by_lot: Sequence[Player]) -> list[Player]:
    """Second system, Art. 1 (H2): players already in the order of the lot, the strongest first.

    «Il primo accoppiamento avviene sorteggiando i concorrenti in ordine di categoria o punteggio Elo-Rubele,
    cominciando dai giocatori più forti.»
    """
    measured = handicap_rules(tournament.rules).handicap_by
    return sorted(by_lot, key=lambda player: -(strength(player, measured) or 0))


def _announced(by_category: bool, known: list[str]) -> dict[str, TextList]:
    return {"known": TextList(known)} if by_category else {}


def has_handicap(tournament: Tournament) -> bool:
    return handicap_rules(tournament.rules).handicap is not Handicap.NONE


def has_general_order_only(rules: Any) -> bool:
    """First system, Art. 4: «La classifica finale avrà soltanto un ordine generale.»"""
    return handicap_rules(rules).handicap in (Handicap.FIRST, Handicap.TRANSFER)


def category_prize_warnings(tournament: Tournament) -> list[Reason]:
    """Warns of category prizes in earlier documents (first system, Art. 4)."""
    if not has_general_order_only(tournament.rules):
        return []
    categories = TextList(dict.fromkeys(prize.category for prize in tournament.prizes if prize.category))
    return (
        [Reason("prizes_by_category", "Primo sistema, Art. 4", "H5", {"categories": categories})] if categories else []
    )


def handicap_steps(tournament: Tournament) -> Callable[[int, int, int], int]:
    """The whole steps by which White is the stronger, below zero the weaker; of a round already paired, as then."""
    rules = handicap_rules(tournament.rules)
    strengths = [0, *(strength(player, rules.handicap_by) or 0 for player in tournament.players)]
    then = {
        (*played.games[one.encounter - 1].seats, number): one.steps
        for number, played in enumerate(tournament.history, 1)
        for one in played.handicaps
    }

    def steps(white: int, black: int, number: int) -> int:
        known = then.get((white, black, number))
        if known is not None:
            return known
        return _whole_steps(rules.handicap_by, strengths[white] - strengths[black])

    return steps


def current_handicap_steps(rules: HandicapRules, white: Player, black: Player) -> int:
    """The whole steps by which White is the stronger today, below zero the weaker."""
    strengths = [strength(player, rules.handicap_by) or 0 for player in (white, black)]
    return _whole_steps(rules.handicap_by, strengths[0] - strengths[1])


def _whole_steps(steps: Steps, difference: int) -> int:
    whole = abs(difference) // (1 if steps is Steps.CATEGORY else 1000)
    return -whole if difference < 0 else whole


def _handicap_points(rules: HandicapRules, steps_ahead: Callable[[int, int, int], int]) -> HandicapPoints:
    to_weaker, to_stronger = POINTS_PER_STEP[rules.handicap]

    def given(white: int, black: int, number: int) -> tuple[int, int]:
        difference = steps_ahead(white, black, number)
        steps = abs(difference)
        weaker, stronger = to_weaker * steps, to_stronger * steps
        return (weaker, stronger) if difference < 0 else (stronger, weaker)

    return given
