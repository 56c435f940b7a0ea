"""B.2: who gets the bye when the number of players is odd; each edition's rule lists the candidates, best first."""

from collections.abc import Sequence

from tabellone.engine.systems.amalfi.past import Past


def most_games_played(past: Past, listing: Sequence[int]) -> list[int]:
    """FSI B.2.1-2.2 (A10): the last of the list among those who have played the most games.

    «Nei turni in cui il numero dei partecipanti risulti dispari, si assegnerà il bye al giocatore ultimo nella lista
    per l’accoppiamento, salvo quanto previsto al punto 2.2. Una volta che non abbia giocato una partita per qualsiasi
    motivo, un giocatore non potrà ricevere il bye, se vi è almeno un giocatore che abbia giocato un numero maggiore di
    partite.»
    """
    most = max(past.games_played(player) for player in listing)
    return [player for player in reversed(listing) if past.games_played(player) == most]


def no_unplayed_point(past: Past, listing: Sequence[int]) -> list[int]:
    """English text 4.1, 4.3 (A10): the last who never scored a full point without playing; if nobody is left, the last.

    «A player, who previously scored 1 point in a game without having played that game for any reason, can not get a
    bye.»
    """
    upwards = list(reversed(listing))
    return [player for player in upwards if not past.unplayed_point[player]] or upwards


def no_bye_no_walkover(past: Past, listing: Sequence[int]) -> list[int]:
    """JavaPairing: the last without an earlier bye, whatever it was worth, or forfeit win; if nobody, the last."""
    upwards = list(reversed(listing))
    return [p for p in upwards if not (past.had_bye[p] or past.unplayed_point[p])] or upwards
