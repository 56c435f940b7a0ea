"""The one table that says what each result and each rest means: score, opponent, colour, tie-break, later pairing.

Points are integers in half-wins: a win is 2, a draw 1. FID prints them as they are, chess halves them.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple, Protocol


class Outcome(NamedTuple):
    """What one round meant for one player."""

    score: int
    """Half-wins in the standings."""
    pairing: int
    """Half-wins when the next round is paired; differs only while a game is suspended."""
    played: bool
    """Over the board: the opponent counts as met, the colour counts, the game counts as played."""
    requested: bool = False
    """A rest the player asked for or caused beforehand (a requested bye in FIDE C.07, 16.1.1)."""
    voluntary: bool = False
    """Unplayed by his own doing: a requested bye or a forfeit loss (FIDE C.07, 16.1.2)."""
    known: bool = True
    """False while the result is still to come."""


WIN = Outcome(2, 2, played=True)
DRAW = Outcome(1, 1, played=True)
LOSS = Outcome(0, 0, played=True)
WALKOVER = Outcome(2, 2, played=False)
NO_SHOW = Outcome(0, 0, played=False, voluntary=True)
SUSPENDED = Outcome(0, 1, played=True, known=False)
UNKNOWN = Outcome(0, 0, played=True, known=False)
BYE = Outcome(2, 2, played=False)
HALF = Outcome(1, 1, played=False, requested=True, voluntary=True)
ABSENT = Outcome(0, 0, played=False, requested=True, voluntary=True)
REST = Outcome(0, 0, played=False)

RESULTS: dict[str | None, tuple[Outcome, Outcome]] = {
    #             White      Black
    "1-0": (WIN, LOSS),
    "0-1": (LOSS, WIN),
    "1/2": (DRAW, DRAW),
    "1-0f": (WALKOVER, NO_SHOW),
    "0-1f": (NO_SHOW, WALKOVER),
    "0-0f": (NO_SHOW, NO_SHOW),
    # a match of two games, written in game points (FID, sistema con doppia partita)
    "4-0": (WIN, LOSS),
    "3-1": (WIN, LOSS),
    "2-2": (DRAW, DRAW),
    "1-3": (LOSS, WIN),
    "0-4": (LOSS, WIN),
    "suspended": (SUSPENDED, SUSPENDED),
    None: (UNKNOWN, UNKNOWN),
}

RESTS: dict[str, Outcome] = {
    "bye": BYE,  # the odd one out; a tournament may announce other points for it
    "half": HALF,  # asked for in time
    "absent": ABSENT,  # announced absence, late entry, withdrawal
    "rf": BYE,  # FID, riposo forfait
    "rr": BYE,  # FID, riposo con ritirato
    "rt": REST,  # FID, riposo turno
}

ONE_GAME = ("1-0", "1/2", "0-1")
TWO_GAMES = ("4-0", "3-1", "2-2", "1-3", "0-4")
"""The results over the board of an encounter of one game, and of one of two."""
AFTER_A_DRAW = ("1-0", "1/2", "0-1", "1-0f", "0-1f", "0-0f", "lot 1-0", "lot 0-1")
"""What can follow a drawn game where somebody has to go on: a replay, which may be drawn again, or the lot."""


class Codes(Protocol):
    """The results that can occur; going through them gives those to name, which need not be all."""

    def __contains__(self, code: object, /) -> bool: ...
    def __iter__(self) -> Iterator[str | None]: ...


class WithReplays:
    """Codes of one game, and what follows a drawn one: a game is replayed as often as needed."""

    def __init__(self, ordinary: frozenset[str | None], last: Collection[str] = AFTER_A_DRAW) -> None:
        self._ordinary = ordinary
        self._last = last
        """How the last replay may have ended."""

    def __contains__(self, code: object) -> bool:
        return code in self._ordinary or (isinstance(code, str) and last_of_replays(code) in self._last)

    def __iter__(self) -> Iterator[str | None]:
        """With one replay."""
        return iter([*self._ordinary, *(f"1/2 {last}" for last in self._last)])


def last_of_replays(code: str) -> str | None:
    """What the last replay or the lot gave (FID, sistemi ad eliminazione, Art. 5); None if nothing was replayed.

    `1/2 1/2 0-1` is a game drawn twice and then won by Black, `1/2 1-0f` one to whose replay Black did not come, and
    `1/2 lot 1-0` one that the lot decided: always from White's seat in the first game.
    """
    draws, space, decision = code.rpartition(" lot ")
    if space:
        last = f"lot {decision}"
    else:
        draws, space, last = code.rpartition(" ")
    drawn = bool(space) and set(draws.split(" ")) == {"1/2"}
    return last if drawn and last in AFTER_A_DRAW else None


def outcomes_of(code: str | None) -> tuple[Outcome, Outcome]:
    """What a result means for White and for Black. Who came to a game that was drawn has played, whatever followed."""
    if code in RESULTS:
        return RESULTS[code]
    white, black = RESULTS[(last_of_replays(code or "") or "").removeprefix("lot ")]
    return _PLAYED[white.score], _PLAYED[black.score]


_PLAYED = {2: WIN, 1: DRAW, 0: LOSS}


def games_of(code: str | None) -> list[tuple[int, int]]:
    """The points of White and Black in every game really played: two for a match, a replay as one of its own.

    Of a match of two games only the sum is known: it counts as two games, with the points of both together. A lot is no
    game, and a result that was not played over the board is none either.
    """
    if code in TWO_GAMES:
        white, black = (int(points) for points in code.split("-"))
        return [(white // 2, black - black // 2), (white - white // 2, black // 2)]
    played = (code or "").partition(" lot ")[0].split()
    return [(RESULTS[game][0].score, RESULTS[game][1].score) for game in played if game in ONE_GAME]


def result_codes(two_games: bool = False) -> frozenset[str | None]:
    """The codes that can occur where a draw is a draw."""
    return frozenset(RESULTS) - frozenset(ONE_GAME if two_games else TWO_GAMES)


ELIMINATION_CODES = WithReplays(result_codes())
"""The codes that can occur where somebody has to go on."""
ANY_CODES = WithReplays(frozenset(RESULTS))
"""The codes of any system."""
