"""B.4 applied to the pairs of a round: who has White on each board."""

from typing import NamedTuple

from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.colours import Duel, preference
from tabellone.engine.systems.amalfi.compatibility import Kind, broken_rules
from tabellone.engine.systems.amalfi.past import BLACK, CODE, WHITE
from tabellone.engine.systems.amalfi.solution import Situation, Solution


class Board(NamedTuple):
    """A pair with its colours."""

    white: int
    black: int
    reason: Reason
    """Why these colours."""
    broken: tuple[Reason, ...]
    """Colour rules this board breaks, where A19 had to waive them."""


def boards(solution: Solution) -> list[Board]:
    """All boards, in order of formation."""
    if solution.situation.round == 1:
        return [_first_round(solution, index) for index in range(len(solution.pairs))]
    return [later_board(solution.situation, *pair) for pair in solution.pairs]


def _first_round(solution: Solution, index: int) -> Board:
    """B.4.1 (A15): the drawn colour for number 1; the upper player of each next pair has the opposite of the last.

    «Al primo turno il colore sarà assegnato sorteggiando il colore per il giocatore N° 1 nella lista, assegnando il
    colore opposto al giocatore N° 2, e continuando ad alternare il colore del giocatore con numero d’ordine più alto
    delle coppie successive.»
    """
    upper, lower = solution.pairs[index]
    drawn = solution.situation.tournament.rules.first_colour
    has_drawn_colour = index % 2 == 0
    reason = Reason("colour_first_round", "B.4.1", "A15", {"upper": upper, "board": index + 1})
    if (CODE[drawn] == WHITE) == has_drawn_colour:
        return Board(upper, lower, reason, ())
    return Board(lower, upper, reason, ())


def later_board(situation: Situation, a: int, b: int) -> Board:
    """B.4.2-4.4, unless only the other way is legal (A8); in the last round nothing is forbidden (A9)."""
    past = situation.past
    upper, lower = (a, b) if a < b else (b, a)
    duel = Duel(past, upper, lower, situation.rank(upper), situation.tournament.rules.first_colour)
    if situation.last_round:
        white, reason = preference(duel, situation.edition.last_round_colours)
        return Board(white, a + b - white, reason, ())
    white, reason = preference(duel, situation.edition.colours)
    black = a + b - white
    kind = {p: (past.whites[p], past.blacks[p], past.tail[p]) for p in (a, b)}
    offences = _offences(kind, white, black)
    if offences:
        other_way = _offences(kind, black, white)
        if _gravity(other_way) < _gravity(offences):
            args = {
                "white": black,
                "black": white,
                "otherwise": [
                    {"player": o.args["player"], "colour": o.args["colour"], "rule": o.reading} for o in offences
                ],
            }
            return Board(black, white, Reason("colour_only_legal", "B.3.1", "A8", args), tuple(other_way))
    return Board(white, black, reason, tuple(offences))


def _offences(kind: dict[int, Kind], white: int, black: int) -> list[Reason]:
    return [
        Reason(f"breaks_{rule.name.lower()}", "B.3.1", rule.value, {"player": player, "colour": name})
        for player, colour, name in ((white, WHITE, "white"), (black, BLACK, "black"))
        for rule in broken_rules(kind[player], colour)
    ]


def _gravity(offences: list[Reason]) -> tuple[int, int]:
    """A third in a row (A7) is waived last, so it weighs more than a difference of three (A6)."""
    return (sum(o.reading == "A7" for o in offences), sum(o.reading == "A6" for o in offences))
