"""B.2: who gets the bye of an odd round; each edition's rule lists the candidates and says why not."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.history import History


class ByeRule(NamedTuple):
    """One edition's rule."""

    candidates: Callable[[History, Sequence[int]], list[int]]
    """Of the pairing list, who may have the bye, first choice first."""
    why_not: Callable[[History, Sequence[int], int], Reason]
    """Why somebody of the list may not have it."""
    severity: Callable[[History, int], tuple[int, ...]]
    """How grave it is to give it to somebody who may not have it: the smaller, the less."""
    why_excluded: str
    """The sentence for him who has it all the same."""

    def excluded_candidates(self, past: History, listing: Sequence[int]) -> list[int]:
        """A19: those who may not have the bye, by severity, for a round in which nobody who may can be spared.

        The rule is set aside as little as possible; where it is as much for several, the last of the list (B.2.1).
        """
        may_have_it = frozenset(self.candidates(past, listing))
        excluded = [player for player in reversed(listing) if player not in may_have_it]
        return sorted(excluded, key=lambda player: self.severity(past, player))


def most_games_played(past: History, listing: Sequence[int]) -> list[int]:
    """FSI B.2.1-2.2 (A10): the last of the list among those who have played the most games.

    «Nei turni in cui il numero dei partecipanti risulti dispari, si assegnerà il bye al giocatore ultimo nella lista
    per l’accoppiamento, salvo quanto previsto al punto 2.2. Una volta che non abbia giocato una partita per qualsiasi
    motivo, un giocatore non potrà ricevere il bye, se vi è almeno un giocatore che abbia giocato un numero maggiore di
    partite.»
    """
    most = max(past.games_played(player) for player in listing)
    return [player for player in reversed(listing) if past.games_played(player) == most]


def fewer_games(past: History, listing: Sequence[int], player: int) -> Reason:
    """B.2.2: others have played more."""
    most = max(past.games_played(other) for other in listing)
    args = {"player": PlayerNumber(player), "games": (games := past.games_played(player)), "most": most, "count": games}
    return Reason("bye_fewer_games", "B.2.2", "A10", args)


def severity_by_free_point_and_games(past: History, player: int) -> tuple[int, ...]:
    """B.2.2 (A19): it keeps points without a game to one each, and evens out the games played.

    So first whoever has had neither a bye nor a win by forfeit, then whoever lacks the fewest games.
    """
    return past.had_bye[player] | past.unplayed_point[player], -past.games_played(player)


def no_unplayed_point(past: History, listing: Sequence[int]) -> list[int]:
    """English text 4.1, 4.3 (A10): the last who never scored a full point without playing.

    «A player, who previously scored 1 point in a game without having played that game for any reason, can not get a
    bye.»
    """
    return [player for player in reversed(listing) if not past.unplayed_point[player]]


def had_unplayed_point(past: History, listing: Sequence[int], player: int) -> Reason:
    """English text 4.3, which stands where the federation's text has B.2.2."""
    return Reason("bye_unplayed_point", "B.2.2", "A10", {"player": PlayerNumber(player)})


def equal_severity(past: History, player: int) -> tuple[int, ...]:
    """English text 4.3 and JavaPairing: all who have had their point are equal."""
    return ()


def no_bye_no_walkover(past: History, listing: Sequence[int]) -> list[int]:
    """JavaPairing: the last without an earlier bye, of any worth, or forfeit win; if nobody, the last."""
    upwards = list(reversed(listing))
    return [p for p in upwards if not (past.had_bye[p] or past.unplayed_point[p])] or upwards


def had_bye_or_walkover(past: History, listing: Sequence[int], player: int) -> Reason:
    return Reason("bye_or_walkover", "JavaPairing", "", {"player": PlayerNumber(player)})


MOST_GAMES_PLAYED = ByeRule(
    most_games_played, fewer_games, severity_by_free_point_and_games, "bye_to_the_least_excluded"
)
NO_UNPLAYED_POINT = ByeRule(no_unplayed_point, had_unplayed_point, equal_severity, "bye_to_the_last_excluded")
NO_BYE_NO_WALKOVER = ByeRule(no_bye_no_walkover, had_bye_or_walkover, equal_severity, "bye_to_the_last_excluded")
