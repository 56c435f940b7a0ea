"""B.4 applied to the pairs of a round: who has White on each board."""

from collections.abc import Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Colour
from tabellone.engine.reason_values import ColourBreak, ColourBreaks, PlayerNumber, Word
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi import colours
from tabellone.engine.systems.amalfi.compatibility import Waivable, broken_on_board, gravity, how_many
from tabellone.engine.systems.amalfi.past import BLACK, WHITE, profile
from tabellone.engine.systems.amalfi.solution import Situation, Solution


def boards(solution: Solution) -> list[Game]:
    """All boards, in order of formation."""
    found = solution.situation
    if found.round == 1:
        return _first_round(solution)
    return by_their_past(found, solution.pairs)


def by_their_past(found: Situation, pairs: Sequence[tuple[int, int]]) -> list[Game]:
    """B.4.2-4.4 for some pairs, whichever round it is."""
    criteria, past = found.edition.colours, found.past.colours
    anything_goes = found.last_round or not found.edition.other_way
    answers: dict[tuple[bytes, bytes], bool | None] = {}  # few players differ in their colours, so few are new
    result = []
    for a, b in pairs:
        upper, lower = (a, b) if a < b else (b, a)
        question = past[upper], past[lower]
        if question not in answers:
            answers[question] = _upper_has_white(criteria, anything_goes, *question)
        upper_has_white = answers[question]
        if upper_has_white is None:
            upper_has_white = colours.neither_has_played(found.rank(upper), found.tournament.rules.first_colour)
        result.append(Game(upper, lower) if upper_has_white else Game(lower, upper))
    return result


def colour_breaks(found: Situation, board: Game) -> ColourBreaks:
    """The rules of B.3.1 about colours that a board breaks; none are in force in the last round."""
    if found.last_round:
        return ColourBreaks()
    past = found.past.colours
    seats = {WHITE: (board.white, Word("white")), BLACK: (board.black, Word("black"))}
    return ColourBreaks(
        ColourBreak(player := seats[colour][0], seats[colour][1], how_many(rule, past[player], colour), rule.value)
        for colour, rule in found.edition.broken(profile(past[board.white]), profile(past[board.black]))
    )


def broken_on(found: Situation, board: Game) -> list[Reason]:
    """The same, each as a reason of its own."""
    return [
        Reason(
            f"breaks_{Waivable(broken.rule).name.lower()}",
            "B.3.1",
            broken.rule,
            {"player": PlayerNumber(broken.player), "colour": broken.colour, "count": broken.times},
        )
        for broken in colour_breaks(found, board)
    ]


def colour_reason(solution: Solution, index: int) -> Reason:
    """Why the colours of a board are as they are."""
    found = solution.situation
    upper, lower = sorted(solution.pairs[index])
    if found.round == 1:
        return Reason("colour_first_round", "B.4.1", "A15", {"upper": PlayerNumber(upper), "board": index + 1})
    pasts = found.past.colours[upper], found.past.colours[lower]
    criterion = next((c for c in found.edition.colours if c.upper_has_white(*pasts) is not None), None)
    if criterion is None:
        return colours.with_players(colours.neither_has_played_reason(found.rank(upper)), upper, lower)
    white, black = (upper, lower) if criterion.upper_has_white(*pasts) else (lower, upper)
    if boards(solution)[index].white == white:
        return colours.with_players(criterion.reason(*pasts), upper, lower)
    otherwise = colour_breaks(found, Game(white, black))
    return Reason(
        "colour_only_legal",
        "B.3.1",
        "A8",
        {"white": PlayerNumber(black), "black": PlayerNumber(white), "otherwise": otherwise},
    )


def _first_round(solution: Solution) -> list[Game]:
    """B.4.1 (A15): the drawn colour for number 1; the upper player of each next pair has the opposite of the last.

    «Al primo turno il colore sarà assegnato sorteggiando il colore per il giocatore N° 1 nella lista, assegnando il
    colore opposto al giocatore N° 2, e continuando ad alternare il colore del giocatore con numero d’ordine più alto
    delle coppie successive.»
    """
    upper_has_white = solution.situation.tournament.rules.first_colour is Colour.WHITE
    found = []
    for upper, lower in solution.pairs:
        found.append(Game(upper, lower) if upper_has_white else Game(lower, upper))
        upper_has_white = not upper_has_white
    return found


def _upper_has_white(criteria: colours.Criteria, anything_goes: bool, upper: bytes, lower: bytes) -> bool | None:
    """B.4.2-4.4, unless the other way breaks less of B.3.1 (A8); None if neither has played.

    In the last round nothing is forbidden (A9), and JavaPairing does not try the other way.
    """
    answers = (criterion.upper_has_white(upper, lower) for criterion in criteria)
    preferred = next((answer for answer in answers if answer is not None), None)
    if preferred is None or anything_goes:
        return preferred
    this_way, other_way = (
        (upper, lower) if preferred else (lower, upper),
        (lower, upper) if preferred else (upper, lower),
    )
    return not preferred if _gravity(*other_way) < _gravity(*this_way) else preferred


def _gravity(white: bytes, black: bytes) -> tuple[int, int]:
    return gravity(broken_on_board(profile(white), profile(black)))
