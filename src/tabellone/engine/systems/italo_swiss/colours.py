"""Art. 17, 9 d and 18: who plays White."""

from tabellone.engine.lots import lot
from tabellone.engine.model import Amount, Game
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.italo_swiss.options import Board, ColourRule
from tabellone.engine.systems.italo_swiss.past import BLACK, NO_COLOUR, WHITE
from tabellone.engine.systems.italo_swiss.solution import REST, Situation, Solution

NAMES = {WHITE: "white", BLACK: "black", NO_COLOUR: "no_colour"}


def boards(solution: Solution) -> list[Game]:
    """All boards, in order of formation."""
    games = []
    for a, b in solution.pairs:
        if b != REST:
            white = white_of(solution.situation, a, b)[0]
            games.append(Game(white, a + b - white))
    return games


def white_of(found: Situation, a: int, b: int) -> tuple[int, Reason]:
    """Who gets White, and why; `a` was to be paired before `b`."""
    if found.tournament.rules.colours is ColourRule.DRAWN:
        return _drawn(found, a, b)
    if found.round == 1:
        return a, Reason("white_odd_place", "Art. 17", "F22", {"player": a})
    return (
        _entering(found, a, b)
        or _fewer_whites(found, a, b)
        or _latest_difference(found, a, b)
        or _by_score(found, a, b)
    )


def _drawn(found: Situation, a: int, b: int) -> tuple[int, Reason]:
    """Art. 18 (F19): the colour is drawn, and recorded with the round. The lot can be drawn again from the seed."""
    lower, higher = sorted((a, b))
    ticket = f"colour {found.round} {lower} {higher}"
    white = lower if int(lot(found.tournament.seed or "", ticket), 16) % 2 else higher
    return white, Reason("white_drawn", "Art. 18", "F19", {"player": white})


def _entering(found: Situation, a: int, b: int) -> tuple[int, Reason] | None:
    """Art. 9 d (F10): in round 2, who rested in round 1 takes the colour his opponent had; of two, the lower number.

    «attribuendo, al giocatore entrante, il colore avuto dall'avversario nel turno precedente. Nel caso in cui si
    incontrino due giocatori che hanno entrambi effettuato il RT al primo turno, il Bianco verrà assegnato al più in
    alto nel tabellone.»
    """
    if found.round != 2 or not found.turn_rests:
        return None
    rested = [player for player in (a, b) if found.past.turn_rested[player]]
    if len(rested) == 2:
        return min(a, b), Reason("white_both_enter", "Art. 9 d", "F10", {"player": min(a, b)})
    if not rested:
        return None
    entering, other = rested[0], a + b - rested[0]
    had = found.past.colours[other][0]
    if had == NO_COLOUR:
        return None
    white = entering if had == WHITE else other
    return white, Reason("white_entering", "Art. 9 d", "F10", {"player": entering, "opponent": other})


def _fewer_whites(found: Situation, a: int, b: int) -> tuple[int, Reason] | None:
    """Art. 17 a (F16): «al giocatore che lo ha avuto un minor numero di volte»."""
    whites = {player: found.past.colours[player].count(WHITE) for player in (a, b)}
    if whites[a] == whites[b]:
        return None
    white = min(whites, key=whites.__getitem__)
    args = {"player": white, "opponent": a + b - white, "whites": whites[white], "more": whites[a + b - white]}
    return white, Reason("white_fewer", "Art. 17 a", "F16", args)


def _latest_difference(found: Situation, a: int, b: int) -> tuple[int, Reason] | None:
    """Art. 17 b (F17): who had Black in the most recent round in which the two differ; Black before none before White.

    «in caso di parità di Bianchi al concorrente che nell'ultimo turno ha giocato col Nero. Nel caso che entrambi
    abbiano avuto lo stesso colore si stabilisce chi ha avuto il Nero per ultimo risalendo ai turni precedenti».
    """
    one, other = found.past.colours[a], found.past.colours[b]
    for number in range(len(one), 0, -1):
        if one[number - 1] != other[number - 1]:
            white, black = (a, b) if one[number - 1] < other[number - 1] else (b, a)
            had = {name: NAMES[found.past.colours[p][number - 1]] for name, p in (("had", white), ("other_had", black))}
            return white, Reason(
                "white_latest", "Art. 17 b", "F17", {"player": white, "opponent": black, "round": number, **had}
            )
    return None


def _by_score(found: Situation, a: int, b: int) -> tuple[int, Reason]:
    """Art. 17 c (F18): the higher score, then the lower number, for Italian draughts; the contrary for international.

    «il Bianco verrà assegnato al giocatore che ha maggior punteggio per la dama italiana e al giocatore che ha il minor
    punteggio per la dama internazionale e, successivamente, al concorrente col numero di sorteggio minore per la dama
    italiana e maggiore per la dama internazionale».
    """
    score, italian = found.past.score, found.tournament.rules.game is Board.ITALIAN
    best = min((a, b), key=lambda player: (-score[player], player))
    white = best if italian else a + b - best
    if score[a] != score[b]:
        code = "white_higher_score" if italian else "white_lower_score"
        args = {"player": white, "score": Amount(score[white], 1), "opponent": a + b - white}
        return white, Reason(code, "Art. 17 c", "F18", args | {"opponent_score": Amount(score[a + b - white], 1)})
    return white, Reason(
        "white_lower_number" if italian else "white_higher_number", "Art. 17 c", "F18", {"player": white}
    )
