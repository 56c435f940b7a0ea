"""B.4 applied to the pairs of a round: who has White on each board."""

from collections.abc import Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.model import Colour
from tabellone.engine.reason_values import ColourBreak, ColourBreaks, MessageId, PlayerNumber
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi import colours
from tabellone.engine.systems.amalfi.compatibility import Waivable, broken_on_board, severity, streak_or_surplus
from tabellone.engine.systems.amalfi.history import BLACK, WHITE, profile
from tabellone.engine.systems.amalfi.solution import RoundContext, Solution


def assign_boards(solution: Solution) -> list[Game]:
    """Returns all boards with colours, in order of formation."""
    found = solution.context
    if found.round == 1:
        return _first_round_boards(solution)
    return assign_colours(found, solution.pairs)


def assign_colours(context: RoundContext, pairs: Sequence[tuple[int, int]]) -> list[Game]:
    """B.4.2-4.4 for some pairs, whichever round it is."""
    criteria, past = context.edition.colours, context.history.colours
    anything_goes = context.is_last_round or not context.edition.tries_other_way
    answers: dict[tuple[bytes, bytes], bool | None] = {}  # few players differ in their colours, so few are new
    result = []
    for a, b in pairs:
        upper, lower = (a, b) if a < b else (b, a)
        question = past[upper], past[lower]
        if question not in answers:
            answers[question] = _upper_has_white(criteria, anything_goes, *question)
        upper_has_white = answers[question]
        if upper_has_white is None:
            upper_has_white = colours.neither_has_played(context.rank(upper), context.tournament.rules.first_colour)
        result.append(Game(upper, lower) if upper_has_white else Game(lower, upper))
    return result


def colour_breaks(context: RoundContext, board: Game) -> ColourBreaks:
    """The rules of B.3.1 about colours that a board breaks; none are in force in the last round."""
    if context.is_last_round:
        return ColourBreaks()
    past = context.history.colours
    seats = {WHITE: (board.white, MessageId("white")), BLACK: (board.black, MessageId("black"))}
    return ColourBreaks(
        ColourBreak(
            player := seats[colour][0], seats[colour][1], streak_or_surplus(rule, past[player], colour), rule.value
        )
        for colour, rule in context.edition.broken(profile(past[board.white]), profile(past[board.black]))
    )


def colour_violations(context: RoundContext, board: Game) -> list[Reason]:
    """Returns the colour rules a board breaks, a reason for each."""
    return [
        Reason(
            f"breaks_{Waivable(broken.rule).name.lower()}",
            "B.3.1",
            broken.rule,
            {"player": PlayerNumber(broken.player), "colour": broken.colour, "count": broken.times},
        )
        for broken in colour_breaks(context, board)
    ]


def colour_reason(solution: Solution, index: int) -> Reason:
    """Why the colours of a board are as they are."""
    found = solution.context
    upper, lower = sorted(solution.pairs[index])
    if found.round == 1:
        return Reason("colour_first_round", "B.4.1", "A15", {"upper": PlayerNumber(upper), "board": index + 1})
    pasts = found.history.colours[upper], found.history.colours[lower]
    criterion = next((c for c in found.edition.colours if c.upper_has_white(*pasts) is not None), None)
    if criterion is None:
        return colours.name_players(colours.neither_has_played_reason(found.rank(upper)), upper, lower)
    white, black = (upper, lower) if criterion.upper_has_white(*pasts) else (lower, upper)
    if assign_boards(solution)[index].white == white:
        return colours.name_players(criterion.reason(*pasts), upper, lower)
    otherwise = colour_breaks(found, Game(white, black))
    return Reason(
        "colour_only_legal",
        "B.3.1",
        "A8",
        {"white": PlayerNumber(black), "black": PlayerNumber(white), "otherwise": otherwise},
    )


def _first_round_boards(solution: Solution) -> list[Game]:
    """B.4.1 (A15): the drawn colour for number 1; the upper player of each next pair has the opposite of the last.

    «Al primo turno il colore sarà assegnato sorteggiando il colore per il giocatore N° 1 nella lista, assegnando il
    colore opposto al giocatore N° 2, e continuando ad alternare il colore del giocatore con numero d’ordine più alto
    delle coppie successive.»
    """
    upper_has_white = solution.context.tournament.rules.first_colour is Colour.WHITE
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
    return not preferred if _severity(*other_way) < _severity(*this_way) else preferred


def _severity(white: bytes, black: bytes) -> tuple[int, int]:
    return severity(broken_on_board(profile(white), profile(black)))
