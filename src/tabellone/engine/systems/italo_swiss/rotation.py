"""Art. 4 and 5: the tabellone read as a circle, «con moto circolare senza mai tornare indietro»."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby

from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.encounters import Game
from tabellone.engine.legs import rounds_per_leg
from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.lexicographic import Pair
from tabellone.engine.model import Tournament
from tabellone.engine.results import result_of
from tabellone.engine.systems.italo_swiss.history import FORFEIT_RESTS
from tabellone.engine.systems.italo_swiss.options import OddNumber


def rotation_start(tournament: Tournament) -> int:
    """Art. 4 (F1, F2): the place on the tabellone at which the rotation of the next round starts, itself included.

    «la rotazione ha inizio dall'ultimo giocatore accoppiato del turno precedente che ha giocato col Nero». With a rest
    under Art. 8 that is, in Italian draughts, «il giocatore che riposa e prende i punti a forfait»; otherwise, and
    under Art. 9 as long as RT are given, the Black «nell'ultima coppia che sta effettivamente giocando». Where nobody
    really played, who won the last game by forfeit counts as the last Black (Art. 14); where nobody came at all, the
    circle is read on after the last player paired.
    """
    last = tournament.history[-1]
    resting = [rest.player for rest in last.rests if rest.kind in FORFEIT_RESTS]
    if resting and counts_forfeits_as_black(tournament):
        return resting[-1]
    games = last.games[::-1]
    forfeits_are_black = counts_forfeits_as_black(tournament)
    blacks = [*(_last_black(game, forfeits_are_black) for game in games), *map(forfeit_winner, games)]
    black = next((player for player in blacks if player is not None), None)
    if black is not None or not games:
        return black or 1
    return games[0].black % len(tournament.players) + 1


def counts_forfeits_as_black(tournament: Tournament) -> bool:
    """Art. 4, note 1 and 2: in Italian draughts a rest with points and a forfeit won are Black, unless RT are given."""
    by_article_9 = any(rest.kind == "rt" for rest in tournament.history[-1].rests)
    return tournament.rules.game is DraughtsGame.ITALIAN and not by_article_9


def forfeit_winner(game: Game) -> int | None:
    """Returns the winner of a forfeit, or None."""
    came = result_of(game.result).appeared
    return {(True, False): game.white, (False, True): game.black}.get(came)


def _last_black(game: Game, forfeits_are_black: bool) -> int | None:
    """Art. 14: in Italian draughts «le partite vinte a forfait si considerano giocate col Nero»; else nobody plays."""
    if not result_of(game.result).is_forfeit:
        return game.black
    return forfeit_winner(game) if forfeits_are_black else None


def turn_rests_apply(tournament: Tournament) -> bool:
    """Whether Art. 9 is in force: announced, and an odd number of players at the start.

    The first round shows what was in force, whoever is found to have left before it or comes back after it: it has RT,
    or an RF, or more players than Art. 9 b seats, «quanti sono i turni fissati meno uno».
    """
    if tournament.rules.odd is not OddNumber.REST:
        return False
    if tournament.history:
        first = tournament.as_before_pairing(1)
        kinds = {rest.kind for rest in tournament.history[0].rests}
        if "rt" in kinds:
            return True
        if "rf" in kinds or 2 * len(tournament.history[0].games) >= rounds_per_leg(first):
            return False
    return sum(player.takes_part_in(1) for player in tournament.players) % 2 == 1


class Rotation:
    """The procedure of Art. 4 and 5 for the kernel.

    Vertices are the players by score, then in the order of the circle from where it starts, so that those of one score
    stand together; the rest, if somebody has to be left free, is one more vertex at the end.
    """

    def __init__(self, places: Sequence[int], scores: Sequence[int], may_rest: Sequence[bool], with_rest: bool):
        """Of each player: the place counted from the start of the rotation, the score, whether it may rest."""
        self._places = places
        self._may_rest = may_rest
        self._rest = len(places) if with_rest else None
        self._groups: list[tuple[int, int]] = []
        self._group_of: list[int] = []
        for _, group in groupby(scores):
            first, size = len(self._group_of), sum(1 for _ in group)
            self._group_of += [len(self._groups)] * size
            self._groups.append((first, first + size))
        self._mates: Mates = []
        self._skip: list[int] = []
        self._top = 0

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        """F4: from the last paired player on, the first who is free and has the highest score still free.

        «gli accoppiamenti successivi proseguiranno cercando il giocatore col punteggio più alto, sempre partendo
        dall'ultimo accoppiato.»
        """
        self._sync(mates)
        while self._top < len(self._groups):
            first, end = self._groups[self._top]
            lowest = self._next_free(first, mates)
            if lowest < end:
                break
            self._top += 1
        else:
            assert self._rest is not None  # somebody is still free
            return self._rest
        if last is None:
            return lowest
        after = last[0] if last[1] == self._rest else last[1]
        begin = bisect_right(self._places, self._places[after], first, end)
        found = self._next_free(begin, mates)
        return found if found < end else lowest

    def candidates(self, player: int, mates: Mates) -> Iterator[int]:
        """F5: those of equal score in a circle after the player, then lower scores, each after the last one considered.

        «si dovrà ricercare l'avversario fra i giocatori con punteggio immediatamente inferiore ("Y"), a cominciare dal
        primo "Y" che segue l'ultimo giocatore a punteggio "X" considerato e non potuto accoppiare.» Resting comes last
        (F7).
        """
        if player == self._rest:
            return
        self._sync(mates)
        after = self._places[player]
        for first, end in self._groups[self._group_of[player] :]:
            begin = bisect_right(self._places, after, first, end)
            for one, other in ((begin, end), (first, begin)):
                vertex = self._next_free(one, mates)
                while vertex < other:
                    if vertex != player:
                        after = self._places[vertex]
                        yield vertex
                    vertex = self._next_free(vertex + 1, mates)
        if self._rest is not None and self._may_rest[player]:
            yield self._rest

    def _sync(self, mates: Mates) -> None:
        """Starts anew for another pass; within one nobody becomes free again, so taken players are skipped for good."""
        if mates is not self._mates:
            self._mates = mates
            self._skip = list(range(1, len(self._places) + 1))
            self._top = 0

    def _next_free(self, vertex: int, mates: Mates) -> int:
        """The first free player at this vertex or after it; beyond the last one if there is none."""
        skip, found, size = self._skip, vertex, len(self._skip)
        while found < size and mates[found] is not None:
            found = skip[found]
        while vertex < found:
            following, skip[vertex] = skip[vertex], found
            vertex = following
        return found
