"""Art. 17, 9 d and 18: who plays White."""

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.lots import colour_ticket, is_odd_lot
from tabellone.engine.reason_values import MessageId, PlayerNumber
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.italo_swiss.history import BLACK, NO_COLOUR, WHITE
from tabellone.engine.systems.italo_swiss.options import ColourRule
from tabellone.engine.systems.italo_swiss.solution import REST, RoundContext, Solution

NAMES = {WHITE: MessageId("white"), BLACK: MessageId("black"), NO_COLOUR: MessageId("no_colour")}


def assign_boards(solution: Solution) -> list[Game]:
    """Returns all boards with colours, in order of formation."""
    found = solution.context
    plain = found.round > 2 and found.tournament.rules.colours is ColourRule.ASSIGNED
    past, answers = found.history.colours, {}  # type: list[bytes], dict[tuple[bytes, bytes], bool | None]
    games = []
    for a, b in solution.pairs:
        if b == REST:
            continue
        if plain:  # few players differ in their colours, so few questions are new
            question = past[a], past[b]
            if question not in answers:
                answers[question] = _first_has_white(*question)
            first = answers[question]
            white = (a if first else b) if first is not None else _white_by_score(found, a, b)
        else:
            white = choose_white(found, a, b)[0]
        games.append(Game(white, a + b - white))
    return games


def choose_white(context: RoundContext, a: int, b: int) -> tuple[int, Reason]:
    """Returns who has White and the reason; `a` was to be paired before `b`."""
    if context.tournament.rules.colours is ColourRule.DRAWN:
        return _drawn_white(context, a, b)
    if context.round == 1:
        return _first_round_white(a, b)
    entering = _second_round_white(context, a, b)
    if entering is not None:
        return entering
    colours = context.history.colours[a], context.history.colours[b]
    first = _first_has_white(*colours)
    if first is None:
        white = _white_by_score(context, a, b)
        return white, _score_reason(context, white, a + b - white)
    white, black = (a, b) if first else (b, a)
    by_whites = fewer_whites(*colours) is not None
    return white, (_fewer_whites_reason if by_whites else _latest_reason)(context, white, black)


def _first_round_white(a: int, b: int) -> tuple[int, Reason]:
    """Art. 17 (F22): in round 1 White is with the odd numbers «secondo l'ordine di sorteggio», with any absences.

    Where somebody absent brings two odd or two even numbers together the article is silent: the lower has White.
    """
    if a % 2 == b % 2:
        return min(a, b), Reason("white_lower_of_alike", "Art. 17", "F22", {"player": PlayerNumber(min(a, b))})
    white = a if a % 2 else b
    return white, Reason("white_odd_place", "Art. 17", "F22", {"player": PlayerNumber(white)})


def _first_has_white(one: bytes, other: bytes) -> bool | None:
    """Art. 17 a, b by the colours of the two; None if they do not decide."""
    fewer = fewer_whites(one, other)
    return latest_difference(one, other) if fewer is None else fewer


def _drawn_white(context: RoundContext, a: int, b: int) -> tuple[int, Reason]:
    """Art. 18 (F19): the colour is drawn, and recorded with the round. The lot can be drawn again from the seed."""
    lower, higher = sorted((a, b))
    ticket = colour_ticket(context.round, lower, higher)
    white = lower if is_odd_lot(context.tournament.seed or "", ticket) else higher
    return white, Reason("white_drawn", "Art. 18", "F19", {"player": PlayerNumber(white)})


def _second_round_white(context: RoundContext, a: int, b: int) -> tuple[int, Reason] | None:
    """Art. 9 d (F10): in round 2 a player who rested in round 1 takes the opponent's colour; of two, the lower number.

    «attribuendo, al giocatore entrante, il colore avuto dall'avversario nel turno precedente. Nel caso in cui si
    incontrino due giocatori che hanno entrambi effettuato il RT al primo turno, il Bianco verrà assegnato al più in
    alto nel tabellone.»
    """
    if context.round != 2 or not context.turn_rests:
        return None
    rested = [player for player in (a, b) if context.history.turn_rested[player]]
    if len(rested) == 2:
        return min(a, b), Reason("white_both_enter", "Art. 9 d", "F10", {"player": PlayerNumber(min(a, b))})
    if not rested:
        return None
    entering, other = rested[0], a + b - rested[0]
    had = context.history.colours[other][0]
    if had == NO_COLOUR:
        return None
    white = entering if had == WHITE else other
    return white, Reason(
        "white_entering", "Art. 9 d", "F10", {"player": PlayerNumber(entering), "opponent": PlayerNumber(other)}
    )


def fewer_whites(one: bytes, other: bytes) -> bool | None:
    """Art. 17 a (F16): «al giocatore che lo ha avuto un minor numero di volte»."""
    difference = one.count(WHITE) - other.count(WHITE)
    return None if difference == 0 else difference < 0


def latest_difference(one: bytes, other: bytes) -> bool | None:
    """Art. 17 b (F17): who had Black last, in the most recent round in which one had it and the other had not.

    «in caso di parità di Bianchi al concorrente che nell'ultimo turno ha giocato col Nero. Nel caso che entrambi
    abbiano avuto lo stesso colore si stabilisce chi ha avuto il Nero per ultimo risalendo ai turni precedenti». A round
    without a colour is no Black and decides nothing by itself.
    """
    number = _latest_black(one, other)
    return None if number is None else one[number - 1] == BLACK


def _white_by_score(context: RoundContext, a: int, b: int) -> int:
    """Art. 17 c (F18): the higher score, then the lower number, for Italian draughts; the contrary for international.

    «il Bianco verrà assegnato al giocatore che ha maggior punteggio per la dama italiana e al giocatore che ha il minor
    punteggio per la dama internazionale e, successivamente, al concorrente col numero di sorteggio minore per la dama
    italiana e maggiore per la dama internazionale».
    """
    score = context.history.score
    best = a if (-score[a], a) < (-score[b], b) else b
    return best if context.tournament.rules.game is DraughtsGame.ITALIAN else a + b - best


def _latest_black(one: bytes, other: bytes) -> int | None:
    """The most recent round in which exactly one of the two had Black."""
    return next((n for n in range(len(one), 0, -1) if (one[n - 1] == BLACK) != (other[n - 1] == BLACK)), None)


def _fewer_whites_reason(context: RoundContext, white: int, black: int) -> Reason:
    whites, more = (context.history.colours[player].count(WHITE) for player in (white, black))
    args: Arguments = {"player": PlayerNumber(white), "opponent": PlayerNumber(black), "whites": whites, "more": more}
    return Reason("white_fewer", "Art. 17 a", "F16", args)


def _latest_reason(context: RoundContext, white: int, black: int) -> Reason:
    colours = context.history.colours
    number = _latest_black(colours[white], colours[black]) or 0
    had = {name: NAMES[colours[player][number - 1]] for name, player in (("had", white), ("other_had", black))}
    return Reason(
        "white_latest",
        "Art. 17 b",
        "F17",
        {"player": PlayerNumber(white), "opponent": PlayerNumber(black), "round": number, **had},
    )


def _score_reason(context: RoundContext, white: int, black: int) -> Reason:
    score, italian = context.history.score, context.tournament.rules.game is DraughtsGame.ITALIAN
    if score[white] == score[black]:
        code = "white_lower_number" if italian else "white_higher_number"
        return Reason(code, "Art. 17 c", "F18", {"player": PlayerNumber(white)})
    args: Arguments = {
        "player": PlayerNumber(white),
        "score": context.history.printed_points(white),
        "opponent": PlayerNumber(black),
    }
    code = "white_higher_score" if italian else "white_lower_score"
    return Reason(code, "Art. 17 c", "F18", args | {"opponent_score": context.history.printed_points(black)})
