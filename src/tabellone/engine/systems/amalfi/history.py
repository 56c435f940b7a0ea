"""What the rounds played so far say of every player when the next round is paired."""

from functools import lru_cache
from typing import NamedTuple

from tabellone.engine.encounters import Game
from tabellone.engine.model import Round, Tournament
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.results import RESULTS
from tabellone.engine.systems.amalfi.options import ByePoints
from tabellone.engine.systems.amalfi.points import PointScale, game_outcomes, point_scale, rest_outcomes

BLACK, NO_COLOUR, WHITE = 0, 1, 2
"""Colours as small numbers in the order of B.4.3: whoever comes first in the latest difference gets White."""

NO_OPPONENT = -1
"""The opponent of a round without a game."""

GameFacts = tuple[int, int, bool, bool, bool]
"""Points of White and Black, whether it was played, whether White or Black won without playing."""


@lru_cache(maxsize=256)
def _game_facts(worth: PointScale) -> dict[str, GameFacts]:
    """Returns the facts of a game by its result code."""
    worths = game_outcomes(worth)
    facts = {}
    for code, result in RESULTS.items():
        if code is not None:
            white, black = (worths.get(outcome, outcome) for outcome in result.outcomes)
            won = (result.is_forfeit and result.appeared == came for came in ((True, False), (False, True)))
            facts[code] = (white.pairing_score, black.pairing_score, white.played, *won)
    return facts  # type: ignore[return-value]  # two of won


class Profile(NamedTuple):
    """The colours of a player in games really played, as far as rules look at them."""

    whites: int
    blacks: int
    last_two: tuple[int, int]
    """The one before the last, and the last; NO_COLOUR where there was no game (A7)."""

    @property
    def games(self) -> int:
        return self.whites + self.blacks


@lru_cache(maxsize=1 << 16)
def profile(colours: bytes) -> Profile:
    """Returns the profile of a colour history; cached, because many players share one."""
    games = bytes((NO_COLOUR, NO_COLOUR)) + colours.replace(bytes((NO_COLOUR,)), b"")
    return Profile(games.count(WHITE), games.count(BLACK), (games[-2], games[-1]))


class History:
    """The players' past, one list for each fact; the index is the ranking number (index 0 is nobody).

    B.2.4: «Ai fini degli accoppiamenti successivi, le partite non giocate vanno considerate come senza avversario e
    senza colore.» So opponents and colours are those of games really played (A12).
    """

    def __init__(self, tournament: Tournament):
        size = len(tournament.players) + 1
        self.score = [0] * size
        """Points for pairing (A25); a suspended game counts as drawn until it is finished."""
        self.unplayed_point = bytearray(size)
        """Who had a full point without playing: bye or opponent who did not come."""
        self.had_bye = bytearray(size)
        rules = tournament.rules
        self._results = _game_facts(point_scale(rules))
        rests, bye_is_win = rest_outcomes(rules), rules.bye is ByePoints.WIN
        opponents: list[list[int]] = []
        colours: list[bytearray] = []
        for number, played in enumerate(tournament.history, 1):
            opponents.append([NO_OPPONENT] * size)
            colours.append(bytearray((NO_COLOUR,)) * size)
            try:
                self._add_games(played.games, opponents[-1], colours[-1])
            except KeyError:
                raise _missing_result(number, played) from None
            for player, kind, _ in played.rests:
                self.score[player] += rests[kind].pairing_score
                if kind == "bye":
                    self.had_bye[player] = 1
                    self.unplayed_point[player] |= bye_is_win
        self.opponents: list[tuple[int, ...]] = list(zip(*opponents, strict=True)) or [()] * size
        """Whom he met over the board in each round, or NOBODY."""
        self.colours: list[bytes] = [*map(bytes, zip(*colours, strict=True))] or [b""] * size
        """His colour in each round."""

    def _add_games(self, games: tuple[Game, ...], opponents: list[int], colours: bytearray) -> None:
        score, results = self.score, self._results
        for white, black, result in games:
            white_points, black_points, played, white_won, black_won = results[result]  # type: ignore[index]  # a missing one is reported
            score[white] += white_points
            score[black] += black_points
            if played:
                opponents[white] = black
                opponents[black] = white
                colours[white] = WHITE
                colours[black] = BLACK
            elif white_won:
                self.unplayed_point[white] = 1
            elif black_won:
                self.unplayed_point[black] = 1

    def games_played(self, player: int) -> int:
        return profile(self.colours[player]).games


def _missing_result(round_number: int, round_: Round) -> NotReadyError:
    """A round can be paired when every earlier result is known (a suspended game counts as drawn for now)."""
    board, game = next((board, game) for board, game in enumerate(round_.games, 1) if game.result is None)
    return NotReadyError(
        "result_missing",
        round=round_number,
        board=board,
        white=PlayerNumber(game.white),
        black=PlayerNumber(game.black),
    )
