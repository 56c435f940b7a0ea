"""Sonneborn-Berger as the federation has it, and the technical ranking of a round robin."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from tabellone.engine.model import Amount, Tournament
from tabellone.engine.ranking.buholz import Buholz, Groups, each_leg, lines_of, places_of, split
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import about_tie
from tabellone.engine.reasons import Reason
from tabellone.engine.supposed import supposed_rounds
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg


class Quotient(Enum):
    """By the name documents use."""

    FIRST = "quotient"


def quotient_terms(tournament: Tournament, player: int) -> list[tuple[int, int]]:
    """A (R4): for each opponent, 2 if beaten or 1 if drawn with, and his own points, leg by leg.

    «il doppio del punteggio totale ottenuto da ciascun competitore battuto; il punteggio totale ottenuto da ciascun
    competitore col quale ha fatto partita pari». Two legs have a quotient each, which are added (R9); games of supposed
    rounds are left out, the opponents' totals stay as they are (R7).
    """
    supposed = supposed_rounds(tournament.rules)
    terms = []
    for leg in each_leg(tournament, rounds_of_one_leg(len(tournament.players))):
        terms += [
            (e.taken, leg.points[e.opponent])
            for e in leg.encounters[player]
            if e.opponent is not None and e.round > supposed
        ]
    return terms


def quotient(tournament: Tournament, player: int) -> int:
    """A: the sum."""
    return sum(taken * points for taken, points in quotient_terms(tournament, player))


def technical_ranking(tournament: Tournament) -> list[Standing]:
    """a), d): equal after A share the place, and are listed by B."""
    found = Buholz(tournament)
    figures = {p: found.tie_breaks(p, {Quotient.FIRST: quotient(tournament, p)}) for p in found.points}
    places = places_of(found, figures)
    return lines_of(found, figures, places, partial(by_single_results, found, places))


def by_single_results(found: Buholz, order: Groups, equal: Sequence[int]) -> Groups:
    """B (R5): «i risultati diretti da essi ottenuti con i singoli giocatori nell'ordine di classifica, compresi gli
    stessi ex-aequo»; among themselves they count by the points they made against each other.

    Whenever some are separated the order of the standings is a finer one: whoever is left equal is compared along it,
    also with those who were separated from him, at the places they have now.
    """
    at = next(index for index, place in enumerate(order) if set(equal) <= set(place))
    others = [player for player in order[at] if player not in equal]  # parted from them by a play-off
    after = [*([others] if others else []), *order[at + 1 :]]
    parts = [list(equal)]
    while (finer := _finer(found, [*order[:at], *parts, *after], parts)) != parts:
        parts = finer
    return parts


def _finer(found: Buholz, order: Groups, parts: Groups) -> Groups:
    """With the first of these groups separated by the first place that does it; as they are if none is."""
    for index, part in enumerate(parts):
        for place in order if len(part) > 1 else ():
            separated = split(partial(_taken, found, place), part)
            if len(separated) > 1:
                return [*parts[:index], *separated, *parts[index + 1 :]]
    return parts


def _taken(found: Buholz, place: list[int], player: int) -> int:
    """What he took from those of a place; who shares it with them did not meet himself."""
    return found.points_against(player, (other for other in place if other != player))


def workings(tournament: Tournament) -> Callable[[int], list[Reason]]:
    """For any player: the quotient with its sum, and for a shared place with whom."""
    lines = technical_ranking(tournament)
    line_of = {line.player: line for line in lines}

    def working(player: int) -> list[Reason]:
        line = line_of[player]
        per = line.points.per
        terms = [(taken, Amount(points, per)) for taken, points in quotient_terms(tournament, player) if taken]
        args = {"total": line.tie_breaks[Quotient.FIRST], "sum": terms}
        told = [Reason("working_sonneborn", "Sonneborn-Berger A", "R4", args)]
        if line.shared:
            others = [other.player for other in lines if other.place == line.place and other.player != player]
            told.append(Reason("shares_place", "Classifica tecnica a", "R6", {"refused": others}))
        return told + about_tie(line)

    return working
