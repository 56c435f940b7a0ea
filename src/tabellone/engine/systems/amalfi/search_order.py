"""B.3.3: in which order pairs are formed and opponents tried."""

from collections.abc import Iterable, Sequence
from itertools import chain

from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.lexicographic import Pair


def rounds_left(rounds: int, round_number: int, present: int) -> int:
    """«numero di turni rimanenti», the round being paired included, never below 1 (A1, A20)."""
    return max(1, rounds - round_number + 1)


def rounds_left_capped(rounds: int, round_number: int, present: int) -> int:
    """JavaPairing: at most half of the players present."""
    return max(1, min(rounds_left(rounds, round_number, present), present // 2))


class SearchOrder:
    """The procedure of B.3.3 for the kernel.

    «Dopo aver eventualmente individuato nella lista il giocatore che riceve il bye, andrà accoppiato il primo giocatore
    della lista per l’accoppiamento non ancora accoppiato.» The bye is the first pair to be formed: vertex 0 stands for
    it when the number is odd, and the players follow in the order of the list.
    """

    def __init__(self, size: int, rounds_left: int, byes: Sequence[int] | None):
        """`size` vertices, `turns` rounds left; `byes` are the vertices who may have the bye, in order."""
        self._size = size
        self._turns = rounds_left
        self._byes = byes

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        player = last[0] + 1 if last else 0
        while mates[player] is not None:
            player += 1
        return player

    def candidates(self, player: int, mates: Mates) -> Iterable[int]:
        """Yields opponents from the theoretical one up the list, then down from it (A2).

        «Risalendo la lista d’accoppiamento, a partire dalla posizione dell’avversario teorico, fino alla posizione
        successiva a quella del giocatore da accoppiare; scorrendo la lista d’accoppiamento, a partire dalla posizione
        dell’avversario teorico, fino all’ultima posizione.»
        """
        if self._byes is not None and player == 0:
            return self._byes
        theoretical = player + self._turns
        if self._byes is not None:
            resting = mates[0]
            if resting is not None and player < resting <= theoretical:
                theoretical += 1  # the player with the bye is not counted (A3)
        theoretical = min(theoretical, self._size - 1)
        return chain(range(theoretical, player, -1), range(theoretical + 1, self._size))
