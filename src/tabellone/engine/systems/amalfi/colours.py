"""B.4: who plays White.

Each criterion looks only at the colours the two players have had, round by round: first those of the *upper* player,
the one with the smaller ranking number, then those of the *lower*. It answers whether the upper player gets White, or
None when it does not decide; a second function says why, once it has.
"""

from collections.abc import Callable
from typing import NamedTuple

from tabellone.engine.model import Colour
from tabellone.engine.reason_values import BlackShare, MessageId, PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.history import BLACK, NO_COLOUR, WHITE, profile


class Criterion(NamedTuple):
    """One article."""

    upper_has_white: Callable[[bytes, bytes], bool | None]
    reason: Callable[[bytes, bytes], Reason]
    """Without the players' numbers."""


Criteria = tuple[Criterion, ...]
"""Asked one after the other; the last one decides whenever one of the two has played."""


def percentage(upper: bytes, lower: bytes) -> bool | None:
    """B.4.2 (A16): the higher percentage of games with Black, exactly; a player without games counts as one half.

    «Il Bianco sarà assegnato al giocatore che abbia giocato fino a quel momento una percentuale maggiore di partite con
    il Nero […]. La percentuale va calcolata sul totale delle partite effettivamente giocate.»
    """
    (blacks, games), (other_blacks, other_games) = _black_share(upper), _black_share(lower)
    difference = blacks * other_games - other_blacks * games
    return None if difference == 0 else difference > 0


def percentage_reason(upper: bytes, lower: bytes) -> Reason:
    one, other = (BlackShare(found.blacks, found.games) for found in (profile(upper), profile(lower)))
    return Reason("colour_percentage", "B.4.2", "A16", {"upper_share": one, "lower_share": other})


def latest_difference(upper: bytes, lower: bytes) -> bool | None:
    """B.4.3 (A17): the most recent round in which the two differ; Black before no colour before White.

    «sarà assegnato il Bianco al giocatore che abbia giocato più di recente con il Nero in un turno in cui il suo
    attuale avversario sia stato senza colore o abbia giocato con il Bianco, oppure al giocatore che sia stato più di
    recente senza colore in un turno in cui il suo attuale avversario abbia giocato con il Bianco.»
    """
    return None if upper == lower else _comes_first(upper, lower, _latest_differing_round(upper, lower))


def latest_difference_reason(upper: bytes, lower: bytes) -> Reason:
    return _round_reason(upper, lower, _latest_differing_round(upper, lower))


def latest_black_then_latest_none(upper: bytes, lower: bytes) -> bool | None:
    """English text 5.3 (A17): first through all rounds for case a, one had Black, then for case b, one had no colour.

    «a) to the player that more recently played with Black in a round in which his/her actual opponent played with White
    or got a bye; b) to the player that more recently got a bye in a round in which his/her actual opponent played with
    White.»
    """
    return None if upper == lower else _comes_first(upper, lower, _round_of_black_or_none(upper, lower))


def latest_black_then_latest_none_reason(upper: bytes, lower: bytes) -> Reason:
    """The round that decides, which need not be the latest in which they differ."""
    number = _round_of_black_or_none(upper, lower)
    with_black = BLACK in (upper[number - 1], lower[number - 1])
    code = "colour_latest_black" if with_black else "colour_latest_none"
    return _round_reason(upper, lower, number)._replace(code=code)


def opposite_of_last(upper: bytes, lower: bytes) -> bool | None:
    """B.4.4 (A18), first sentence: the upper player alternates.

    «A parità delle precedenti condizioni, il giocatore con numero d’ordine più alto giocherà col colore opposto a
    quello dell’ultimo turno da lui giocato.»
    """
    last = profile(upper).last_two[1]
    return None if last == NO_COLOUR else last == BLACK


def opposite_of_last_reason(upper: bytes, lower: bytes) -> Reason:
    return Reason("colour_alternates", "B.4.4", "A18")


def neither_has_played(upper_rank: int, drawn: Colour) -> bool:
    """B.4.4 (A18), second sentence: whether the upper player gets White when neither has played.

    «Qualora entrambi non abbiano giocato alcuna partita fino a quel momento, il colore del giocatore con numero
    d’ordine più alto sarà quello sorteggiato al primo turno per il N° 1, se il suo numero d’ordine è dispari; quello
    opposto se pari.»
    """
    return (drawn is Colour.WHITE) == (upper_rank % 2 == 1)


def neither_has_played_reason(upper_rank: int) -> Reason:
    return Reason("colour_never_played", "B.4.4", "A18", {"rank": upper_rank})


def fewer_whites(upper: bytes, lower: bytes) -> bool | None:
    """JavaPairing: fewer Whites gets White; equal Whites, fewer Blacks gets Black."""
    one, other = ((p.whites, -p.blacks) for p in (profile(upper), profile(lower)))
    return None if one == other else one < other


def fewer_whites_reason(upper: bytes, lower: bytes) -> Reason:
    """The counts are on the players' cards."""
    differ = profile(upper).whites != profile(lower).whites
    return Reason("colour_fewer_whites" if differ else "colour_fewer_blacks", "JavaPairing")


def latest_difference_of_games(upper: bytes, lower: bytes) -> bool | None:
    """JavaPairing: histories compared from the last game back, missing games counting as "not White"."""
    ago = _games_ago(upper, lower)
    if ago is None:
        return None
    games = _games(upper)
    return not (len(games) >= ago and games[-ago] == WHITE)


def latest_difference_of_games_reason(upper: bytes, lower: bytes) -> Reason:
    """Returns how many games ago the two differed."""
    return Reason("colour_latest_games", "JavaPairing", "", {"games_ago": _games_ago(upper, lower)})


def name_players(reason: Reason, upper: int, lower: int) -> Reason:
    """The reason with the two players in it."""
    return reason._replace(args={"upper": PlayerNumber(upper), "lower": PlayerNumber(lower), **reason.args})


PERCENTAGE = Criterion(percentage, percentage_reason)
LATEST_DIFFERENCE = Criterion(latest_difference, latest_difference_reason)
LATEST_BLACK_THEN_NONE = Criterion(latest_black_then_latest_none, latest_black_then_latest_none_reason)
OPPOSITE_OF_LAST = Criterion(opposite_of_last, opposite_of_last_reason)
FEWER_WHITES = Criterion(fewer_whites, fewer_whites_reason)
LATEST_DIFFERENCE_OF_GAMES = Criterion(latest_difference_of_games, latest_difference_of_games_reason)


def _black_share(colours: bytes) -> tuple[int, int]:
    """Games with Black and games; one half for a player without games."""
    found = profile(colours)
    return (found.blacks, found.games) if found.games else (1, 2)


def _latest_differing_round(upper: bytes, lower: bytes) -> int:
    pairs = zip(upper, lower, strict=True)
    return max(number for number, (one, other) in enumerate(pairs, 1) if one != other)


def _round_of_black_or_none(upper: bytes, lower: bytes) -> int:
    """The latest round of case a, or else of case b."""
    pairs = enumerate(zip(upper, lower, strict=True), 1)
    return max((BLACK in pair, number) for number, pair in pairs if pair[0] != pair[1])[1]


def _round_reason(upper: bytes, lower: bytes, round_number: int) -> Reason:
    names = {WHITE: MessageId("white"), BLACK: MessageId("black"), NO_COLOUR: MessageId("no_colour")}
    had = {"upper_had": names[upper[round_number - 1]], "lower_had": names[lower[round_number - 1]]}
    return Reason("colour_latest_difference", "B.4.3", "A17", {"round": round_number, **had})


def _comes_first(upper: bytes, lower: bytes, round_number: int) -> bool:
    """Whether the upper player's colour of that round comes first in the order Black, none, White."""
    return upper[round_number - 1] < lower[round_number - 1]


def _games(colours: bytes) -> bytes:
    return colours.replace(bytes((NO_COLOUR,)), b"")


def _games_ago(upper: bytes, lower: bytes) -> int | None:
    games = _games(upper), _games(lower)
    for ago in range(1, max(map(len, games)) + 1):
        upper_white, lower_white = (len(g) >= ago and g[-ago] == WHITE for g in games)
        if upper_white != lower_white:
            return ago
    return None
