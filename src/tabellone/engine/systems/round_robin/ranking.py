"""Sonneborn-Berger as the federation has it, and the technical ranking of a round robin."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from itertools import groupby, pairwise

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
    wait for each other, or for a lot, the highest is separated first, with the others' points counted together. Ties
    that would then come out differently depend on each other in a circle: B does not settle them.
    """
    return _listed(found, places)[0]


def ties_in_a_circle(found: Buholz, places: Groups) -> Groups:
    """R5: the ties that B leaves to c), a blitz or a lot."""
    return _listed(found, places)[1]


def _listed(found: Buholz, places: Groups) -> tuple[Groups, Groups]:
    """The listing by single results, and the ties that they do not settle.

    Each tie is looked at once more against the listing that came out. One that comes out differently, and those that
    it waits for and that wait for it, cannot be settled by single results, whichever is settled first.
    """
    circle: Groups = []
    while True:
        order = _settled(found, places, circle)
        ties = [tie for tie in places if len(tie) > 1 and tie not in circle]
        doubtful = [tie for tie in ties if _looked_at_again(found, order, tie) != _parts(order, tie)]
        if not doubtful:
            return order, circle
        waits = {
            (tie[0], other[0])
            for tie in ties
            for other in ties
            if tie != other and _waits_for(found, order, tie, other)
        }
        circle += [
            tie
            for tie in ties
            if any(tie == one or (_leads(waits, tie, one) and _leads(waits, one, tie)) for one in doubtful)
        ]


def _settled(found: Buholz, places: Groups, left_alone: Groups) -> Groups:
    """With every tie separated as far as it can be, but for some that stay as they are."""
    order = places
    while finer := _finer(found, order, left_alone, False) or _finer(found, order, left_alone, True):
        order = finer
    return order


def _finer(found: Buholz, order: Groups, left_alone: Groups, whatever_order: bool) -> Groups | None:
    """With the highest tie separated that can be; None if none can."""
    for index, equal in enumerate(order):
        if len(equal) > 1 and equal not in left_alone:
            separated = _separated(found, order, equal, whatever_order)
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


def _parts(order: Groups, tie: list[int]) -> Groups:
    return [part for part in order if set(part) <= set(tie)]


def _with_whole(order: Groups, *ties: list[int]) -> Groups:
    """The listing with some ties as they were before anybody of them was separated."""
    of = {player: tie for tie in ties for player in tie}
    whole: Groups = []
    for place in order:
        tie = of.get(place[0], place)
        if tie not in whole:
            whole.append(tie)
    return whole


def _looked_at_again(found: Buholz, order: Groups, tie: list[int]) -> Groups:
    """How a tie comes out with all others as they are listed."""
    others = [place for place in order if not set(place) <= set(tie)]
    return _parts(_settled(found, _with_whole(order, tie), others), tie)


def _waits_for(found: Buholz, order: Groups, tie: list[int], other: list[int]) -> bool:
    """Whether the order of another tie matters before this one is separated to its end."""
    listing = _with_whole(order, tie, other)
    left_alone = [place for place in listing if place != tie]
    while finer := _finer(found, listing, left_alone, whatever_order=False):
        listing = finer
    for part in _parts(listing, tie):
        waited_for = (place for place in listing if place != part and _needs_their_order(found, place, part))
        if len(part) > 1 and next(waited_for, None) == other:
            return True
    return False


def _leads(waits: set[tuple[int, int]], start: list[int], end: list[int]) -> bool:
    """Whether one tie waits for another, perhaps by way of others."""
    reached, fresh = {start[0]}, {start[0]}
    while fresh:
        fresh = {to for since, to in waits if since in fresh} - reached
        reached |= fresh
    return end[0] in reached


def _needs_their_order(found: Buholz, place: list[int], equal: list[int]) -> bool:
    """Whether it matters which of those who share a place is met first: two took more from different ones of them."""
    took = sorted([found.shown_against(player, (other,)) for other in place] for player in equal)
    return any(mine > others for less, more in pairwise(took) for mine, others in zip(less, more, strict=True))


def _taken(found: Buholz, place: list[int], player: int) -> int:
    """What he took from those of a place; who shares it with them did not meet himself."""
    return found.shown_against(player, (other for other in place if other != player))


def workings(
    tournament: Tournament, lines: Sequence[Standing], lists_by_results: bool = True
) -> Callable[[int], list[Reason]]:
    """For any player of a ranking: the quotient with its sum, for a shared place with whom and what lists them."""
    line_of = {line.player: line for line in lines}
    added = quotient_addends(tournament)
    places = [[line.player for line in group] for _, group in groupby(lines, key=lambda line: line.place)]
    ties = ties_in_a_circle(Buholz(tournament), [sorted(place) for place in places]) if lists_by_results else []
    in_a_circle = {player for tie in ties for player in tie}

    def working(player: int) -> list[Reason]:
        line = line_of[player]
        terms = Sum((one.taken, one.points) for one in added(player) if one.taken)
        args = {"total": line.tie_breaks[Quotient.FIRST], "sum": terms}
        told = [Reason("working_sonneborn", "Sonneborn-Berger A", "R4", args)]
        if line.shared:
            others = Players(other.player for other in lines if other.place == line.place and other.player != player)
            told.append(Reason("shares_place", "Classifica tecnica a", "R6", {"others": others}))
            if lists_by_results and player in in_a_circle:
                told.append(Reason("single_results_in_a_circle", "Sonneborn-Berger B", "R5"))
            elif lists_by_results and not line.equal and not line.decided:
                told.append(Reason("listed_single", "Sonneborn-Berger B", "R5"))
        return told + about_tie(tournament, line)

    return working
