"""Sonneborn-Berger as the federation has it, and the technical ranking of a round robin."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from itertools import pairwise

from tabellone.engine.model import Tournament
from tabellone.engine.ranking.buholz import (
    Addend,
    Buholz,
    Groups,
    addends,
    each_leg,
    lines_of,
    places_of,
    played_off,
    split,
)
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import about_tie
from tabellone.engine.reason_values import Players, Sum
from tabellone.engine.reasons import Reason
from tabellone.engine.supposed import supposed_rounds
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg


class Quotient(Enum):
    """By the name documents use."""

    FIRST = "quotient"


def quotient_addends(tournament: Tournament) -> Callable[[int], list[Addend]]:
    """A (R4) of anybody: for each opponent, 2 if beaten or 1 if drawn with, and his own points, leg by leg.

    «il doppio del punteggio totale ottenuto da ciascun competitore battuto; il punteggio totale ottenuto da ciascun
    competitore col quale ha fatto partita pari». Two legs have a quotient each, which are added (R9); games of supposed
    rounds are left out, the opponents' totals stay as they are (R7).
    """
    legs = each_leg(tournament, rounds_of_one_leg(len(tournament.players)))
    return partial(addends, legs, after=supposed_rounds(tournament.rules))


def quotient(tournament: Tournament, player: int) -> int:
    """A: the sum."""
    return _sum(quotient_addends(tournament)(player))


def _sum(found: Sequence[Addend]) -> int:
    return sum(addend.taken * addend.points.units for addend in found)


def technical_ranking(tournament: Tournament) -> list[Standing]:
    """a), d): equal after A share the place, and are listed by B."""
    found = Buholz(tournament)
    added = quotient_addends(tournament)
    figures = {p: found.tie_breaks(p, {Quotient.FIRST: _sum(added(p))}) for p in found.points}
    places = places_of(found, figures)
    order = by_single_results(found, places)
    return lines_of(
        found,
        figures,
        places,
        lambda equal: [part for part in order if set(part) <= set(equal)],
        played_off(found, figures),
    )


def by_single_results(found: Buholz, places: Groups) -> Groups:
    """B (R5): «i risultati diretti da essi ottenuti con i singoli giocatori nell'ordine di classifica, compresi gli
    stessi ex-aequo»; among themselves they count by the points they made against each other.

    Whenever some are separated the order of the standings is a finer one: whoever is left equal is compared along it,
    also with those who were separated from him, at the places they have now. Ex-aequo of another place are single
    players too: those who are compared with them wait until their order is known, as long as it matters. Where ties
    wait for each other, or for a lot, the highest is separated first, with the others' points counted together.
    """
    order = places
    while finer := _finer(found, order, whatever_order=False) or _finer(found, order, whatever_order=True):
        order = finer
    return order


def _finer(found: Buholz, order: Groups, whatever_order: bool) -> Groups | None:
    """With the highest tie separated that can be; None if none can."""
    for index, equal in enumerate(order):
        separated = _separated(found, order, equal, whatever_order) if len(equal) > 1 else [equal]
        if len(separated) > 1:
            return [*order[:index], *separated, *order[index + 1 :]]
    return None


def _separated(found: Buholz, order: Groups, equal: list[int], whatever_order: bool) -> Groups:
    """By the first place that does it."""
    for place in order:
        if place is not equal and not whatever_order and _needs_their_order(found, place, equal):
            return [equal]
        parts = split(partial(_taken, found, place), equal)
        if len(parts) > 1:
            return parts
    return [equal]


def _needs_their_order(found: Buholz, place: list[int], equal: list[int]) -> bool:
    """Whether it matters which of those who share a place is met first: two took more from different ones of them."""
    took = sorted([found.points_against(player, (other,)) for other in place] for player in equal)
    return any(mine > others for less, more in pairwise(took) for mine, others in zip(less, more, strict=True))


def _taken(found: Buholz, place: list[int], player: int) -> int:
    """What he took from those of a place; who shares it with them did not meet himself."""
    return found.points_against(player, (other for other in place if other != player))


def workings(
    tournament: Tournament, lines: Sequence[Standing], lists_by_results: bool = True
) -> Callable[[int], list[Reason]]:
    """For any player of a ranking: the quotient with its sum, for a shared place with whom and what lists them."""
    line_of = {line.player: line for line in lines}
    added = quotient_addends(tournament)

    def working(player: int) -> list[Reason]:
        line = line_of[player]
        terms = Sum((one.taken, one.points) for one in added(player) if one.taken)
        args = {"total": line.tie_breaks[Quotient.FIRST], "sum": terms}
        told = [Reason("working_sonneborn", "Sonneborn-Berger A", "R4", args)]
        if line.shared:
            others = Players(other.player for other in lines if other.place == line.place and other.player != player)
            told.append(Reason("shares_place", "Classifica tecnica a", "R6", {"others": others}))
            if lists_by_results and not line.equal and not line.decided:
                told.append(Reason("listed_single", "Sonneborn-Berger B", "R5"))
        return told + about_tie(tournament, line)

    return working
