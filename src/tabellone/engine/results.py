"""The one table of results: what each code means for both seats, and what can be asked of it.

Documents, journals and pages know a result by its code; nobody takes a code apart but this module.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from tabellone.engine.outcomes import (
    DRAW,
    LOSS,
    NO_SHOW,
    SUSPENDED,
    UNKNOWN,
    WALKOVER,
    WIN,
    Outcome,
)

Points = tuple[int, int]
"""Of White and of Black."""


class Result(NamedTuple):
    """One way an encounter of two seats can stand."""

    code: str | None
    """As documents write it, from White's side; None while unknown."""
    white: Outcome
    black: Outcome
    games: tuple[Points, ...] = ()
    """Half-wins in every game really played: two for a match, a replay as one of its own. A lot is no game."""
    match_points: Points = (0, 0)
    """Over both games of a match; one won by forfeit counts as both games won."""
    appeared: tuple[bool, bool] = (True, True)
    """Whether White and Black came, to the last replay where there was one."""
    draws: int = 0
    """How often it was drawn before somebody could go on."""
    decision: "Result | None" = None
    """The replay or the lot after these draws."""
    is_by_lot: bool = False
    is_by_handicap: bool = False
    """The handicap says who goes on after a draw (FID, sistemi ad handicap)."""

    @property
    def outcomes(self) -> tuple[Outcome, Outcome]:
        return self.white, self.black

    @property
    def is_open(self) -> bool:
        """Nothing is decided: unknown, or suspended."""
        return not self.white.is_known

    @property
    def is_forfeit(self) -> bool:
        """Whether a player did not appear and nothing was played."""
        return self.appeared != (True, True) and self.decision is None

    @property
    def figures(self) -> str:
        """The points as a code writes them, whether they were played for or not."""
        return (self.code or "").removesuffix("f")

    @property
    def is_match(self) -> bool:
        return self.decision is None and len(self.games) == 2

    @property
    def games_played(self) -> "tuple[Result, ...]":
        """Game by game where there were replays; without the lot."""
        if self.decision is None:
            return (self,)
        first = RESULTS[(self.code or "").split(" ")[0]]
        drawn = (first, *(DRAWN_RESULT,) * (self.draws - 1))
        if not (self.is_by_lot or self.is_by_handicap):
            return (*drawn, self.decision)
        return drawn if self.appeared == (True, True) else (*drawn, NOBODY_CAME)

    @property
    def needs_lot(self) -> bool:
        """Drawn, and to the replay nobody came (FID, sistemi ad eliminazione, Art. 5).

        «Quando ciò non è possibile […] si dovrà procedere al sorteggio per l'eliminazione di uno dei due concorrenti.»
        What was written before this was asked for puts both of them out.
        """
        return self.decision == NOBODY_CAME

    @property
    def is_drawn_again(self) -> bool:
        """The replay was drawn too: «in caso di nuova parità» the lot is due (Art. 5)."""
        return self.decision == DRAWN_RESULT


def _match(white: int, black: int) -> Result:
    """Two games, written in game points (FID, sistema con doppia partita).

    Only the sum is known: it counts as two games, with the points of both together.
    """
    outcomes = (WIN, LOSS) if white > black else (DRAW, DRAW) if white == black else (LOSS, WIN)
    games = (white // 2, black - black // 2), (white - white // 2, black // 2)
    return Result(f"{white}-{black}", *outcomes, games, (white, black))


DRAWN_RESULT = Result("1/2", DRAW, DRAW, ((1, 1),))
NOBODY_CAME = Result("0-0f", NO_SHOW, NO_SHOW, appeared=(False, False))
ADJOURNED = Result("suspended", SUSPENDED, SUSPENDED)
RESULT_TABLE = (
    Result("1-0", WIN, LOSS, ((2, 0),)),
    Result("0-1", LOSS, WIN, ((0, 2),)),
    DRAWN_RESULT,
    Result("1-0f", WALKOVER, NO_SHOW, match_points=(4, 0), appeared=(True, False)),
    Result("0-1f", NO_SHOW, WALKOVER, match_points=(0, 4), appeared=(False, True)),
    NOBODY_CAME,
    _match(4, 0),
    _match(3, 1),
    _match(2, 2),
    _match(1, 3),
    _match(0, 4),
    ADJOURNED,
    Result(None, UNKNOWN, UNKNOWN),
)
RESULTS: dict[str | None, Result] = {result.code: result for result in RESULT_TABLE}
FORFEITS = tuple(result.code for result in RESULT_TABLE if result.is_forfeit and result.code)
"""Who did not come: Black, White, both."""
FORFEIT_OF = {result.appeared: result.code for result in RESULT_TABLE if result.is_forfeit}
"""By who came: White, Black."""
_REVERSED = {
    result.code: other.code
    for result in RESULT_TABLE
    for other in RESULT_TABLE
    if (other.outcomes, other.match_points) == (result.outcomes[::-1], result.match_points[::-1])
}


def reversed_result(code: str | None) -> str | None:
    """Returns the result from the other side, with replays and lots."""
    return _REVERSED[None] if code is None else " ".join(_REVERSED.get(part) or part for part in code.split(" "))


def result_without_handicap(code: str | None) -> str | None:
    """Returns the result before the handicap decided it."""
    return None if code is None else code.partition(f" {BY_HANDICAP[0].split(' ')[0]} ")[0]


def forfeit_for(code: str) -> str | None:
    """The forfeit that gives the same side all the points; of a draw, the one to which nobody came."""
    white, black = (sum(points) for points in zip(*result_of(code).games, strict=True))
    if white and black:
        return NOBODY_CAME.code if white == black else None
    return FORFEIT_OF[bool(white), bool(black)]


ONE_GAME = ("1-0", "1/2", "0-1")
TWO_GAMES = tuple(result.code for result in RESULT_TABLE if result.is_match and result.code)
"""The results over the board of an encounter of one game, and of one of two."""
REPLAYS = (*ONE_GAME, "1-0f", "0-1f")
LOTS = ("lot 1-0", "lot 0-1")
AFTER_A_DRAW = (*REPLAYS, *LOTS, *(f"{NOBODY_CAME.code} {lot}" for lot in LOTS))
"""What can follow a drawn game where somebody has to go on: a replay, which may be drawn again, or the lot, at once or
because nobody came to the replay."""
READ_AFTER_A_DRAW = (*AFTER_A_DRAW, "0-0f")
"""The same with what is read but no more entered: see `Result.needs_lot`."""


def result_of(code: str | None) -> Result:
    """Returns the meaning of a code. Raises KeyError for an unknown one."""
    known = RESULTS.get(code)
    return known if known is not None else _parse_replays(str(code))


@lru_cache(maxsize=1024)
def _parse_replays(code: str) -> Result:
    """A drawn game, or match of two, and what followed (FID, sistemi ad eliminazione, Art. 5), from White's first seat.

    `2-2 1-0` is a match of two games drawn, whose replay of one game White won. `1/2 1/2 0-1` is a game drawn twice and
    then won by Black, `1/2 1-0f` one to whose replay Black did not come, and `1/2 lot 1-0` one that the lot decided,
    `1/2 0-0f lot 1-0` after a replay nobody came to, `1/2 handicap 0-1` one that the handicap decided. Who came to a
    game that was drawn has played, whatever followed.
    """
    drawn = DRAWS.match(code)
    draws, last = (drawn[0].count(" "), code[drawn.end() :]) if drawn else (0, code)
    if not draws or last not in (*READ_AFTER_A_DRAW, *BY_HANDICAP):
        raise KeyError(code)
    decision, by_lot, by_handicap = RESULTS[last.split(" ")[-1]], "lot" in last, last in BY_HANDICAP
    first = RESULTS[code.split(" ", maxsplit=1)[0]]
    games = first.games + DRAWN_RESULT.games * (draws - 1) + (() if by_lot or by_handicap else decision.games)
    came = NOBODY_CAME.appeared if last.startswith("0-0f") else decision.appeared
    white, black = (PLAYED_OUTCOMES[outcome.score] for outcome in decision.outcomes)
    return Result(
        code,
        white,
        black,
        games,
        appeared=came,
        draws=draws,
        decision=decision,
        is_by_lot=by_lot,
        is_by_handicap=by_handicap,
    )


BY_HANDICAP = ("handicap 1-0", "handicap 0-1")
"""What follows a drawn game where the handicap decides it, and it is never replayed."""
DRAWS = re.compile("(?:1/2|2-2) (?:1/2 )*")
DRAWN_FIRST = ("1/2", "2-2")
"""The draws that a replay can follow: of one game, and of a match of two."""
PLAYED_OUTCOMES = {2: WIN, 1: DRAW, 0: LOSS}


def code_after_draw(drawn: str | None, last: str) -> str:
    """The code of a drawn game once it has been replayed, or the lot has decided."""
    return f"{drawn} {last}"


class ResultCodes(Protocol):
    """The results that can occur; going through them gives those to name, which need not be all."""

    def __contains__(self, code: object, /) -> bool: ...
    def __iter__(self) -> Iterator[str | None]: ...


class ReplayableCodes:
    """Codes of one game, and what follows a drawn one: a game is replayed as often as needed."""

    def __init__(self, ordinary: frozenset[str | None], last: Collection[str] = READ_AFTER_A_DRAW) -> None:
        self._ordinary = ordinary
        self._last = last
        """How the last replay may have ended, or the lot."""

    def __contains__(self, code: object) -> bool:
        return code in self._ordinary or (isinstance(code, str) and self._is_replayed(code))

    def _is_replayed(self, code: str) -> bool:
        try:
            replayed = result_of(code)
        except KeyError:
            return False
        if code.split(" ", maxsplit=1)[0] not in self._ordinary:
            return False
        last = replayed.decision
        if last is None:
            return False
        how = "lot " if replayed.is_by_lot else "handicap " if replayed.is_by_handicap else ""
        return f"{how}{last.code}" in self._last

    def __iter__(self) -> Iterator[str | None]:
        """Yields the ordinary codes and those with one replay or lot, without those only read from old documents."""
        last = [code for code in self._last if code in (*AFTER_A_DRAW, *BY_HANDICAP)]
        drawn = (code for code in DRAWN_FIRST if code in self._ordinary)
        return iter([*self._ordinary, *(code_after_draw(one, code) for one in drawn for code in last)])


def result_codes(two_games: bool = False) -> frozenset[str | None]:
    """The codes that can occur where a draw is a draw."""
    return frozenset(RESULTS) - frozenset(ONE_GAME if two_games else TWO_GAMES)


OPEN = frozenset({None, ADJOURNED.code})
"""The codes of results that are not final in any system."""


@cache
def elimination_codes(two_games: bool, handicap: bool) -> ResultCodes:
    """The codes where one of two must go on: one game or a match of two, and what follows a draw."""
    return ReplayableCodes(
        result_codes(two_games), (*READ_AFTER_A_DRAW, *BY_HANDICAP) if handicap else READ_AFTER_A_DRAW
    )


ELIMINATION_CODES = elimination_codes(two_games=False, handicap=False)
"""Of one game without a handicap, as of a match of teams."""
ANY_CODES = ReplayableCodes(frozenset(RESULTS), (*READ_AFTER_A_DRAW, *BY_HANDICAP))
"""The codes of any system."""
