"""What the rounds played so far say of every player when the next round is paired."""

from tabellone.engine.model import Colour, Tournament
from tabellone.engine.outcomes import RESTS, RESULTS
from tabellone.engine.reasons import NotReadyError
from tabellone.engine.systems.amalfi.options import ByePoints

NO_COLOUR, WHITE, BLACK = 0, 1, 2
"""Colours as small numbers, one byte per player and round."""

CODE = {Colour.WHITE: WHITE, Colour.BLACK: BLACK}

BYE_SCORE = {ByePoints.WIN: 2, ByePoints.DRAW: 1, ByePoints.NOTHING: 0}

_GAME = {
    code: (white.pairing, black.pairing, white.played, not white.played and white.score == 2)
    for code, (white, black) in RESULTS.items()
}
"""Per result: half-points of White and Black, whether it was played, whether White won without playing."""


class Past:
    """The players' past, one list for each fact; the index is the ranking number (index 0 is nobody).

    B.2.4: «Ai fini degli accoppiamenti successivi, le partite non giocate vanno considerate come senza avversario e
    senza colore.» So opponents and colours are those of games really played (A12).
    """

    def __init__(self, tournament: Tournament):
        size = len(tournament.players) + 1
        self.score = [0] * size
        """Half-points for pairing; a suspended game counts as drawn until it is finished."""
        self.opponents: list[list[int]] = [[] for _ in range(size)]
        """Met over the board."""
        self.whites = [0] * size
        self.blacks = [0] * size
        self.tail = [0] * size
        """The last two colours of games played, the last one in the two lowest bits (A7)."""
        self.colours: list[bytearray] = []
        """For each round, everybody's colour."""
        self.unplayed_point = bytearray(size)
        """Who had a full point without playing: bye or opponent who did not come."""
        self.had_bye = bytearray(size)
        bye_score = BYE_SCORE[tournament.rules.bye]
        for number, played in enumerate(tournament.history, 1):
            self._add_games(number, played.games)
            for player, kind, _ in played.rests:
                points = bye_score if kind == "bye" else RESTS[kind].pairing
                self.score[player] += points
                if kind == "bye":
                    self.had_bye[player] = 1
                    self.unplayed_point[player] |= points == 2

    def _add_games(self, number: int, games: tuple[tuple[int, int, str | None], ...]) -> None:
        score, opponents, tail = self.score, self.opponents, self.tail
        whites, blacks = self.whites, self.blacks
        colours = bytearray(len(score))
        self.colours.append(colours)
        for white, black, result in games:
            white_points, black_points, played, white_walkover = _GAME[result]
            score[white] += white_points
            score[black] += black_points
            if played:
                opponents[white].append(black)
                opponents[black].append(white)
                whites[white] += 1
                blacks[black] += 1
                tail[white] = (tail[white] << 2 | WHITE) & 15
                tail[black] = (tail[black] << 2 | BLACK) & 15
                colours[white] = WHITE
                colours[black] = BLACK
            elif white_walkover:
                self.unplayed_point[white] = 1
            elif black_points:
                self.unplayed_point[black] = 1

    def games_played(self, player: int) -> int:
        """Games over the board."""
        return len(self.opponents[player])

    def last_colour(self, player: int) -> int:
        """Of the last game played; NO_COLOUR if there is none."""
        return self.tail[player] & 3


def require_results(tournament: Tournament) -> None:
    """A round can be paired when every earlier result is known (a suspended game counts as drawn for now)."""
    for number, played in enumerate(tournament.history, 1):
        for board, game in enumerate(played.games, 1):
            if game.result is None:
                raise NotReadyError("result_missing", round=number, board=board, white=game.white, black=game.black)
