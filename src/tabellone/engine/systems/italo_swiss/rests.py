"""Art. 8, 9 and 12: who rests when not everybody can play."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.engine.model import Player, Tournament
from tabellone.engine.systems.italo_swiss.history import History


class RestGroup(NamedTuple):
    """One of whom has to be left free, with two points."""

    kind: str
    """`rf` (Art. 8) or `rr` (Art. 12)."""
    players: list[int]


def next_turn_rest(past: History, active: Sequence[int]) -> int | None:
    """Art. 9 c (F9): among those who played round 1 and have had no RT, the highest score, then the lowest number.

    «i concorrenti che giocheranno invece il primo turno effettueranno il RT successivamente, uno alla volta nell'ordine
    di classifica e, in caso di parità, secondo l'ordine del tabellone di gara.»
    The withdrawn are passed over (Art. 12), and so is who was absent from round 1.
    """
    owing = [player for player in active if past.owes_turn_rest(player)]
    return min(owing, key=lambda player: (-past.score[player], player), default=None)


def withdrawn_before(tournament: Tournament, round_number: int) -> list[int]:
    """Returns those withdrawn during the event before a round, not those who never came (Art. 10: «nel corso»)."""
    return [p.number for p in tournament.players if p.leaves is not None and 1 <= p.leaves < round_number]


def rest_groups(past: History, playing: Sequence[int], withdrawn: Sequence[int]) -> list[RestGroup]:
    """Art. 8 b-d, 11, 12 b2 (F7, F11): the groups one of whom may rest, first choice first.

    «tra tutti i giocatori che non hanno mai usufruito di due punti a forfait […] e che non hanno ancora incontrato
    tutti i giocatori ritirati, si individuano coloro che hanno il punteggio più basso»; without anybody withdrawn as in
    Art. 8, and so too, as an exception to confirm, when nobody qualifies. «Esauriti eventualmente i giocatori col
    punteggio più basso si ricercherà […] fra quelli col punteggio immediatamente superiore».
    """
    never = [player for player in playing if not past.forfeit_points[player]]
    met_all = [p for p in never if all(other in past.opponents[p] for other in withdrawn)]  # all, if nobody has left
    met_some = [player for player in never if player not in set(met_all)]
    return [
        RestGroup(kind, [p for p in players if past.score[p] == score])
        for kind, players in (("rr", met_some), ("rf", met_all))
        for score in sorted({past.score[player] for player in players})
    ]


def formal_opponent(past: History, player: int, withdrawn: Sequence[int]) -> int:
    """Art. 12, case 2 (F11): of the withdrawn not yet met, the one with fewest points, then the lowest number."""
    left = [other for other in withdrawn if other not in past.opponents[player]]
    return min(left, key=lambda other: (past.score[other], other))


def first_round_rests(players: Sequence[Player], rounds: int, turn_rests: bool) -> tuple[list[int], list[int], str]:
    """Art. 3, 8 a, 9 b: who plays the first round in the order of the draw, who rests, and the kind of rest.

    «il giocatore sorteggiato per ultimo nel tabellone di gara effettuerà il riposo»; «al primo turno si faranno giocare
    tanti concorrenti quanti sono i turni fissati meno uno; gli altri concorrenti effettueranno un turno di riposo
    (RT)».
    """
    numbers = [player.number for player in players]
    if turn_rests:
        seated = min(rounds - 1, len(numbers)) // 2 * 2
        return numbers[:seated], numbers[seated:], "rt"
    even = len(numbers) // 2 * 2
    return numbers[:even], numbers[even:], "rf"
