"""B.4: who plays White."""

from collections.abc import Callable
from typing import NamedTuple

from tabellone.engine.model import Colour
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.past import BLACK, CODE, NO_COLOUR, WHITE, Past

RECENCY = {BLACK: 0, NO_COLOUR: 1, WHITE: 2}
"""A17: who had Black comes before who had no colour, before who had White; the first gets White."""


class Duel(NamedTuple):
    """Two players who meet."""

    past: Past
    upper: int
    """The one with the smaller ranking number."""
    lower: int
    upper_rank: int
    """The ranking number of the upper player among those who have entered so far."""
    drawn: Colour
    """The colour drawn for number 1 before the first round."""


class Preference(NamedTuple):
    """Who should have White, and why."""

    white: int
    reason: Reason


Chain = tuple[Callable[[Duel], Preference | None], ...]
"""Rules asked one after the other; the last one always answers."""


def preference(duel: Duel, rules: Chain) -> Preference:
    """The answer of the first rule that decides."""
    return next(found for rule in rules if (found := rule(duel)) is not None)


def percentage(duel: Duel) -> Preference | None:
    """B.4.2 (A16): the higher percentage of games with Black, exactly; a player without games counts as one half.

    «Il Bianco sarà assegnato al giocatore che abbia giocato fino a quel momento una percentuale maggiore di partite con
    il Nero. La percentuale va calcolata sul totale delle partite effettivamente giocate.»
    """
    (b1, n1), (b2, n2) = (_blacks_of_games(duel.past, player) for player in (duel.upper, duel.lower))
    if b1 * n2 == b2 * n1:
        return None
    white = duel.upper if b1 * n2 > b2 * n1 else duel.lower
    args = {"upper": duel.upper, "upper_share": [b1, n1], "lower": duel.lower, "lower_share": [b2, n2]}
    return Preference(white, Reason("colour_percentage", "B.4.2", "A16", args))


def latest_difference(duel: Duel) -> Preference | None:
    """B.4.3 (A17): the most recent round in which the two differ; Black before no colour before White.

    «sarà assegnato il Bianco al giocatore che abbia giocato più di recente con il Nero in un turno in cui il suo
    attuale avversario sia stato senza colore o abbia giocato con il Bianco, oppure al giocatore che sia stato più di
    recente senza colore in un turno in cui il suo attuale avversario abbia giocato con il Bianco.»
    """
    for number in range(len(duel.past.colours), 0, -1):
        found = _differs(duel, number)
        if found is not None:
            return found
    return None


def latest_black_then_latest_none(duel: Duel) -> Preference | None:
    """English text 5.3 (A17): first through all rounds for case a, one had Black, then for case b, one had no colour.

    «a) to the player that more recently played with Black in a round in which his/her actual opponent played with White
    or got a bye; b) to the player that more recently got a bye in a round in which his/her actual opponent played with
    White.»
    """
    rounds = range(len(duel.past.colours), 0, -1)
    for case_a in (True, False):
        for number in rounds:
            row = duel.past.colours[number - 1]
            if (BLACK in (row[duel.upper], row[duel.lower])) == case_a:
                found = _differs(duel, number)
                if found is not None:
                    return found
    return None


def opposite_of_last(duel: Duel) -> Preference:
    """B.4.4 (A18): the upper player alternates; if neither has played, odd numbers have the colour drawn for number 1.

    «il giocatore con numero d’ordine più alto giocherà col colore opposto a quello dell’ultimo turno da lui giocato.
    Qualora entrambi non abbiano giocato alcuna partita fino a quel momento, il colore del giocatore con numero d’ordine
    più alto sarà quello sorteggiato al primo turno per il N° 1, se il suo numero d’ordine è dispari; quello opposto se
    pari.»
    """
    last = duel.past.last_colour(duel.upper)
    if last == NO_COLOUR:
        colour = CODE[duel.drawn if duel.upper_rank % 2 else duel.drawn.opposite]
        reason = Reason("colour_never_played", "B.4.4", "A18", {"upper": duel.upper, "rank": duel.upper_rank})
    else:
        colour = WHITE + BLACK - last
        reason = Reason("colour_alternates", "B.4.4", "A18", {"upper": duel.upper})
    return Preference(duel.upper if colour == WHITE else duel.lower, reason)


def fewer_whites(duel: Duel) -> Preference | None:
    """JavaPairing: fewer Whites gets White; equal Whites, fewer Blacks gets Black."""
    past, (upper, lower) = duel.past, (duel.upper, duel.lower)
    first = (past.whites[upper], -past.blacks[upper])
    second = (past.whites[lower], -past.blacks[lower])
    if first == second:
        return None
    args = {"upper": upper, "lower": lower}
    return Preference(upper if first < second else lower, Reason("colour_fewer_whites", "JavaPairing", "", args))


def latest_difference_of_games(duel: Duel) -> Preference | None:
    """JavaPairing: histories compared from the last game back, missing games counting as "not White"."""
    games = [_colours_of_games(duel.past, player) for player in (duel.upper, duel.lower)]
    for ago in range(1, max(map(len, games)) + 1):
        upper_white, lower_white = (len(g) >= ago and g[-ago] == WHITE for g in games)
        if upper_white != lower_white:
            args = {"upper": duel.upper, "lower": duel.lower, "games_ago": ago}
            white = duel.lower if upper_white else duel.upper
            return Preference(white, Reason("colour_latest_games", "JavaPairing", "", args))
    return None


def _differs(duel: Duel, number: int) -> Preference | None:
    row = duel.past.colours[number - 1]
    upper, lower = RECENCY[row[duel.upper]], RECENCY[row[duel.lower]]
    if upper == lower:
        return None
    args = {"upper": duel.upper, "lower": duel.lower, "round": number}
    return Preference(
        duel.upper if upper < lower else duel.lower, Reason("colour_latest_difference", "B.4.3", "A17", args)
    )


def _blacks_of_games(past: Past, player: int) -> tuple[int, int]:
    return (past.blacks[player], past.games_played(player)) if past.opponents[player] else (1, 2)


def _colours_of_games(past: Past, player: int) -> list[int]:
    return [row[player] for row in past.colours if row[player] != NO_COLOUR]
