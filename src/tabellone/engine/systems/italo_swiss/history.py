"""What the rounds played so far say of every player when the next round is paired."""

from tabellone.engine.amounts import Amount
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.handicap import scoring
from tabellone.engine.model import Tournament
from tabellone.engine.results import RESULTS

BLACK, NO_COLOUR, WHITE = 0, 1, 2
"""What somebody had in a round (Art. 14, 17)."""

NO_OPPONENT = -1
"""The opponent of a round without a game."""

_POINTS = {
    code: (1, 1) if result.is_open else (result.white.pairing_score, result.black.pairing_score)
    for code, result in RESULTS.items()
}
"""Points for pairing; in the general table a missing result is worth nothing, here it is a draw.

Art. 16 (F15): «saranno considerate pari ai soli effetti dei nuovi accoppiamenti. Per lo stesso motivo saranno
considerate pari anche le partite il cui risultato non sia stato comunicato dai giocatori.»
"""

_FORFEITS = frozenset(code for code, result in RESULTS.items() if result.is_forfeit)

FORFEIT_RESTS = ("rf", "rr")
"""Art. 11: the rests that give the points of a win."""


class History:
    """The players' past, one list for each fact; the index is the number on the tabellone (index 0 is nobody)."""

    def __init__(self, tournament: Tournament):
        size = len(tournament.players) + 1
        rules = tournament.rules
        worth = scoring(tournament)
        self.per = worth.units_per_point
        """How many units of score make one point."""
        self.score = [0] * size
        """Points for pairing, in these units, with the handicap: Art. 3 of the first system, 2 of the second."""
        self.of_forfeit_rest = Amount(worth.rest_points("rf"), worth.units_per_point)
        """The points of RF and RR: those of a win, two or what a handicap makes of it."""
        self._given = worth.given
        self._points = {code: (w * worth.half_win, b * worth.half_win) for code, (w, b) in _POINTS.items()}
        self.forfeit_points = bytearray(size)
        """Who cannot have the points of a rest any more (Art. 11)."""
        self.turn_rested = bytearray(size)
        """Who has had his RT (Art. 9)."""
        first = tournament.history[0].games if tournament.history else ()
        self._played_first = {player for game in first for player in (game.white, game.black)}
        self._forfeit_colour = BLACK if rules.game is DraughtsGame.ITALIAN else WHITE
        self._no_show_counts = rules.no_show_uses_up_rest
        opponents: list[list[int]] = []
        self._formal: list[set[int]] = []
        colours: list[bytearray] = []
        for number, played in enumerate(tournament.history, 1):
            opponents.append([NO_OPPONENT] * size)
            colours.append(bytearray((NO_COLOUR,)) * size)
            self._formal.append(set())
            self._add_games(number, played.games, opponents[-1], colours[-1])
            for player, kind, against in played.rests:
                if against is not None:  # a formal encounter is one too, should the withdrawn player come back
                    opponents[-1][player] = against
                    opponents[-1][against] = player
                    self._formal[-1] |= {player, against}
                if kind in FORFEIT_RESTS:
                    self.score[player] += worth.rest_points(kind)
                    self.forfeit_points[player] = 1
                    colours[-1][player] = self._forfeit_colour
                elif kind == "rt":
                    self.turn_rested[player] = 1
                    colours[-1][player] = BLACK
        self.opponents: list[tuple[int, ...]] = list(zip(*opponents, strict=True)) or [()] * size
        """Whom he was paired with in each round, or NOBODY; a game won by forfeit counts as played (Art. 6, 14)."""
        self.colours: list[bytes] = [*map(bytes, zip(*colours, strict=True))] or [b""] * size
        """His colour in each round, with the conventional colours of Art. 14 (F13).

        «Le partite vinte a forfait si considerano giocate col Nero per la dama italiana e col Bianco per la dama
        internazionale. Al giocatore che riposa, secondo quanto previsto dall'art. 9, viene convenzionalmente attribuito
        il colore nero.»
        """

    def owes_turn_rest(self, player: int) -> bool:
        """Art. 9 c: «i concorrenti che giocheranno invece il primo turno effettueranno il RT successivamente»."""
        return player in self._played_first and not self.turn_rested[player]

    def met_formally(self, player: int, round_number: int) -> bool:
        """Whether a player and an opponent were paired only on paper, because one had left (Art. 10, 12)."""
        return player in self._formal[round_number - 1]

    def printed_points(self, player: int) -> Amount:
        """Returns the score as it is printed."""
        return Amount(self.score[player], self.per)

    def _add_games(self, round_number: int, games: tuple[Game, ...], opponents: list[int], colours: bytearray) -> None:
        score, points, given = self.score, self._points, self._given
        for white, black, result in games:
            white_points, black_points = points[result]
            score[white] += white_points
            score[black] += black_points
            opponents[white] = black
            opponents[black] = white
            if result not in _FORFEITS:
                colours[white] = WHITE
                colours[black] = BLACK
                if given is not None:
                    to_white, to_black = given(white, black, round_number)
                    score[white] += to_white
                    score[black] += to_black
            elif white_points or black_points:
                winner = white if white_points else black
                colours[winner] = self._forfeit_colour
                self.forfeit_points[winner] |= self._no_show_counts
