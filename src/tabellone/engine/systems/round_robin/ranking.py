"""Sonneborn-Berger as the federation has it, and the technical ranking of a round robin."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from itertools import groupby, pairwise

from tabellone.engine.model import Tournament
from tabellone.engine.ranking.buholz import (
    Buholz,
    Groups,
    QuotientTerm,
    group_by_place,
    legs_of,
    play_off_decisions,
    quotient_terms,
    split_by,
    standing_lines,
)
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import explain_tie
from tabellone.engine.reason_values import PlayerNumbers, SumTerms
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.round_robin.table import rounds_per_leg
from tabellone.engine.unplayed_rounds import unplayed_round_count


class Quotient(Enum):
    """The quotient by its name in documents."""

    FIRST = "quotient"


def quotient_terms_of(tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
    """A (R4): for each opponent, 2 if beaten or 1 if drawn with, and the opponent's points, leg by leg.

    «il doppio del punteggio totale ottenuto da ciascun competitore battuto; il punteggio totale ottenuto da ciascun
    competitore col quale ha fatto partita pari». Two legs have a quotient each, which are added (R9); games of supposed
    rounds are left out, the opponents' totals stay as they are (R7).
    """
    legs = legs_of(tournament, rounds_per_leg(len(tournament.players)))
    return partial(quotient_terms, legs, after=unplayed_round_count(tournament.rules))


def quotient(tournament: Tournament, player: int) -> int:
    return _sum_points(quotient_terms_of(tournament)(player))


def _sum_points(terms: Sequence[QuotientTerm]) -> int:
    return sum(addend.points_taken * addend.points.units for addend in terms)


def technical_ranking(tournament: Tournament) -> list[Standing]:
    """a), d): equal after A share the place, and are listed by B."""
    found = Buholz(tournament)
    added = quotient_terms_of(tournament)
    figures = {p: found.tie_breaks(p, {Quotient.FIRST: _sum_points(added(p))}) for p in found.points}
    places = group_by_place(found, figures)
    order = split_by_single_results(found, places)
    return standing_lines(
        found,
        figures,
        places,
        lambda equal: [part for part in order if set(part) <= set(equal)],
        play_off_decisions(found, figures),
    )


def split_by_single_results(buholz: Buholz, places: Groups) -> Groups:
    """B (R5): «i risultati diretti da essi ottenuti con i singoli giocatori nell'ordine di classifica, compresi gli
    stessi ex-aequo»; among themselves they count by the points they made against each other.

    Whenever some are separated the order of the standings is a finer one: whoever is left equal is compared along it,
    also with those who were separated from him, at the places they have now. Ex-aequo of another place are single
    players too: those who are compared with them wait until their order is known, as long as it matters. Where ties
    wait for each other, or for a lot, the highest is separated first, with the others' points counted together. Ties
    that would then come out differently depend on each other in a circle: B does not settle them.
    """
    return _order_by_results(buholz, places)[0]


def circular_ties(buholz: Buholz, places: Groups) -> Groups:
    """R5: the ties that B leaves to c), a blitz or a lot."""
    return _order_by_results(buholz, places)[1]


def _order_by_results(buholz: Buholz, places: Groups) -> tuple[Groups, Groups]:
    """The listing by single results, and the ties that they do not settle.

    Each tie is looked at once more against the listing that came out. One that comes out differently, and those that
    it waits for and that wait for it, cannot be settled by single results, whichever is settled first.
    """
    circle: Groups = []
    while True:
        order = _separate_all(buholz, places, circle)
        ties = [tie for tie in places if len(tie) > 1 and tie not in circle]
        doubtful = [tie for tie in ties if _recheck_tie(buholz, order, tie) != _parts_of_tie(order, tie)]
        if not doubtful:
            return order, circle
        waits = {
            (tie[0], other[0])
            for tie in ties
            for other in ties
            if tie != other and _waits_for(buholz, order, tie, other)
        }
        circle += [
            tie
            for tie in ties
            if any(tie == one or (_has_path(waits, tie, one) and _has_path(waits, one, tie)) for one in doubtful)
        ]


def _separate_all(buholz: Buholz, places: Groups, left_alone: Groups) -> Groups:
    """Separates every tie as far as possible, except those left alone."""
    order = places
    while finer := _separate_next(buholz, order, left_alone, False) or _separate_next(buholz, order, left_alone, True):
        order = finer
    return order


def _separate_next(buholz: Buholz, order: Groups, left_alone: Groups, whatever_order: bool) -> Groups | None:
    """Separates the highest tie that can be. Returns None if there is none."""
    for index, equal in enumerate(order):
        if len(equal) > 1 and equal not in left_alone:
            separated = _separate_tie(buholz, order, equal, whatever_order)
            if len(separated) > 1:
                return [*order[:index], *separated, *order[index + 1 :]]
    return None


def _separate_tie(buholz: Buholz, order: Groups, equal: list[int], whatever_order: bool) -> Groups:
    """Separates a tie by the first place that does it."""
    for place in order:
        if place is not equal and not whatever_order and _depends_on_order(buholz, place, equal):
            return [equal]
        parts = split_by(partial(_points_taken_from_place, buholz, place), equal)
        if len(parts) > 1:
            return parts
    return [equal]


def _parts_of_tie(order: Groups, tie: list[int]) -> Groups:
    return [part for part in order if set(part) <= set(tie)]


def _restore_ties(order: Groups, *ties: list[int]) -> Groups:
    """The listing with some ties as they were before anybody of them was separated."""
    of = {player: tie for tie in ties for player in tie}
    whole: Groups = []
    for place in order:
        tie = of.get(place[0], place)
        if tie not in whole:
            whole.append(tie)
    return whole


def _recheck_tie(buholz: Buholz, order: Groups, tie: list[int]) -> Groups:
    """Separates a tie again with all others as they are listed."""
    others = [place for place in order if not set(place) <= set(tie)]
    return _parts_of_tie(_separate_all(buholz, _restore_ties(order, tie), others), tie)


def _waits_for(buholz: Buholz, order: Groups, tie: list[int], other: list[int]) -> bool:
    """Whether the order of another tie matters before this one is separated to its end."""
    listing = _restore_ties(order, tie, other)
    left_alone = [place for place in listing if place != tie]
    while finer := _separate_next(buholz, listing, left_alone, whatever_order=False):
        listing = finer
    for part in _parts_of_tie(listing, tie):
        waited_for = (place for place in listing if place != part and _depends_on_order(buholz, place, part))
        if len(part) > 1 and next(waited_for, None) == other:
            return True
    return False


def _has_path(waits: set[tuple[int, int]], start: list[int], end: list[int]) -> bool:
    """Whether one tie waits for another, perhaps by way of others."""
    reached, fresh = {start[0]}, {start[0]}
    while fresh:
        fresh = {to for since, to in waits if since in fresh} - reached
        reached |= fresh
    return end[0] in reached


def _depends_on_order(buholz: Buholz, place: list[int], equal: list[int]) -> bool:
    """Whether it matters which of those who share a place is met first: two took more from different ones of them."""
    took = sorted([buholz.crosstable_points_against(player, (other,)) for other in place] for player in equal)
    return any(mine > others for less, more in pairwise(took) for mine, others in zip(less, more, strict=True))


def _points_taken_from_place(buholz: Buholz, place: list[int], player: int) -> int:
    """Returns the points taken from those of a place, without the player's own."""
    return buholz.crosstable_points_against(player, (other for other in place if other != player))


def place_explainer(
    tournament: Tournament, lines: Sequence[Standing], lists_by_results: bool = True
) -> Callable[[int], list[Reason]]:
    """Returns an explainer of places: the quotient with its sum, and what lists a shared place."""
    line_of = {line.player: line for line in lines}
    added = quotient_terms_of(tournament)
    places = [[line.player for line in group] for _, group in groupby(lines, key=lambda line: line.place)]
    ties = circular_ties(Buholz(tournament), [sorted(place) for place in places]) if lists_by_results else []
    in_a_circle = {player for tie in ties for player in tie}

    def working(player: int) -> list[Reason]:
        line = line_of[player]
        terms = SumTerms((one.points_taken, one.points) for one in added(player) if one.points_taken)
        args = {"total": line.tie_breaks[Quotient.FIRST], "sum": terms}
        told = [Reason("working_sonneborn", "Sonneborn-Berger A", "R4", args)]
        if line.is_shared:
            others = PlayerNumbers(
                other.player for other in lines if other.place == line.place and other.player != player
            )
            told.append(Reason("shares_place", "Classifica tecnica a", "R6", {"others": others}))
            if lists_by_results and player in in_a_circle:
                told.append(Reason("single_results_in_a_circle", "Sonneborn-Berger B", "R5"))
            elif lists_by_results and not line.tied_with and not line.tie_decision:
                told.append(Reason("listed_single", "Sonneborn-Berger B", "R5"))
        return told + explain_tie(tournament, line)

    return working
