"""FID: the Buholz procedure and the technical ranking.

Art. 2 (F30): «al punteggio ottenuto da ciascun ex-aequo si aggiunge, come decimale, la somma dei punti ottenuti dai
suoi avversari». Points, quotient and second quotient are compared as whole numbers: 14,113 stands above 14,92.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property, partial
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.handicap import scoring
from tabellone.engine.legs import Legs
from tabellone.engine.model import TieDecision, TiedPoint, Tournament
from tabellone.engine.outcomes import RESTS
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import apply_decision, decisions_at
from tabellone.engine.ranking.two_game_encounters import EncounterForm, GamePoints
from tabellone.engine.results import result_of


class Quotient(Enum):
    """The two figures of Art. 2, by the names documents use."""

    FIRST = "quotient"
    SECOND = "second_quotient"


class BuholzRound(NamedTuple):
    """One round of one player."""

    round: int
    opponent: int | None
    """None for a rest without opponent."""
    points: int
    """With the handicap, in the units of the tournament's scoring."""
    points_taken: int
    """2 for a win, 1 for a draw, 0 for a loss, whatever they are worth."""
    is_game: bool
    """A game, played or won by forfeit; an opponent of RR is formal only."""
    game_points: int = 0
    """In a match of two games."""


class Buholz:
    """Every player's rounds and points, of some rounds or of all.

    Games still open count for nobody (F15), nor does anything against a player who was struck.
    """

    def __init__(self, tournament: Tournament, rests_are_wins: bool = False, rounds: range | None = None):
        self.tournament = tournament
        self.encounters: dict[int, list[BuholzRound]] = {player.number: [] for player in tournament.players}
        worth = scoring(tournament)
        self.per = worth.units_per_point
        """How many units make one point."""
        struck = {player.number for player in tournament.players if player.struck}
        for number, played in enumerate(tournament.history, 1):
            if rounds is not None and number not in rounds:
                continue
            for game in played.games:
                result = result_of(game.result)
                if not result.is_open and not struck & {game.white, game.black}:
                    points = worth.game_points(game.white, game.black, game.result, number)
                    for player, other, of, seat in (
                        (game.white, game.black, result.white, 0),
                        (game.black, game.white, result.black, 1),
                    ):
                        of_game = BuholzRound(number, other, points[seat], of.score, True, result.match_points[seat])
                        self.encounters[player].append(of_game)
            for rest in played.rests:
                if rest.player in struck:
                    continue
                taken = RESTS[rest.kind].score
                without = BuholzRound(number, rest.against, worth.rest_points(rest.kind), taken, False, 2 * taken)
                self.encounters[rest.player].append(without)
        self.points = {player: sum(e.points for e in met) for player, met in self.encounters.items()}
        self._rests_are_wins = rests_are_wins
        self._against: dict[int, Counter[int]] = {
            player: Counter(dict.fromkeys((e.opponent for e in met if e.is_game and e.opponent is not None), 0))
            for player, met in self.encounters.items()
        }
        for player, met in self.encounters.items():
            for e in met:
                if e.is_game and e.opponent is not None:
                    self._against[player][e.opponent] += e.points

    def opponent_points(self, player: int) -> list[int]:
        """2-a (F31): the final points of every opponent, the withdrawn and the formal one of RR included."""
        return [self.points[e.opponent] for e in self.encounters[player] if e.opponent is not None]

    def quotient(self, player: int) -> int:
        """2-a: «la somma dei punti ottenuti dai suoi avversari»."""
        return sum(self.opponent_points(player))

    def second_quotient(self, player: int) -> int:
        """2-b (F32): «il doppio del punteggio totale ottenuto da ciascun competitore battuto», once those drawn with.

        A win takes 2 and a draw 1, so each opponent counts as often as was taken from him; a handicap changes nothing.
        """
        return sum(e.points_taken * self.points[e.opponent] for e in self.encounters[player] if e.opponent is not None)

    def tie_breaks(self, player: int, quotients: dict[Enum, int]) -> dict[Enum, int]:
        """The quotients of a system, after the game points where an encounter has two games (R8)."""
        if self.tournament.rules.match is EncounterForm.SINGLE:
            return quotients
        return {GamePoints.GAMES: sum(e.game_points for e in self.encounters[player]), **quotients}

    def wins(self, player: int) -> int:
        """3.2, 4.2 (F35): wins, also because the opponent did not come; rests only if so announced."""
        won = [e for e in self.encounters[player] if e.points_taken == 2]
        return len(won) if self._rests_are_wins else sum(e.is_game for e in won)

    def have_all_met(self, players: Sequence[int]) -> bool:
        """Whether all direct encounters have taken place (4.1)."""
        return all(b in self._against[a] for i, a in enumerate(players) for b in players[i + 1 :])

    def points_taken_from(self, player: int, others: Iterable[int]) -> int:
        """Returns the points taken from some of the opponents."""
        return sum(self._against[player][other] for other in others)

    def crosstable_points_against(self, player: int, others: Iterable[int]) -> int:
        """Returns the points that the crosstable shows against others; an RR is a win as well."""
        return sum(self._crosstable_points[player][other] for other in others)

    @cached_property
    def _crosstable_points(self) -> dict[int, Counter[int]]:
        shown: dict[int, Counter[int]] = {player: Counter() for player in self.encounters}
        for player, met in self.encounters.items():
            for e in met:
                if e.opponent is not None:
                    shown[player][e.opponent] += e.points
        return shown

    def common_opponents(self, players: Sequence[int]) -> list[int]:
        """The opponents all of these have in common."""
        first, *others = players
        return [o for o in self._against[first] if all(o in self._against[player] for player in others)]


class QuotientTerm(NamedTuple):
    """The term one opponent adds to a player's quotients."""

    round: int
    opponent: int
    points: Amount
    """All that the opponent made, or all of that leg."""
    points_taken: int
    """2 if he was beaten, 1 if drawn with, else 0: how often he counts in 2-b, and in Sonneborn-Berger A."""


def quotient_terms(legs: Sequence[Buholz], player: int, after: int = 0) -> list[QuotientTerm]:
    """Returns all terms in the order of the rounds (F40), without those up to round `after`."""
    return [
        QuotientTerm(e.round, e.opponent, Amount(leg.points[e.opponent], leg.per), e.points_taken)
        for leg in legs
        for e in leg.encounters[player]
        if e.opponent is not None and e.round > after
    ]


Groups = list[list[int]]


def legs_of(tournament: Tournament, rounds_of_a_leg: int) -> list[Buholz]:
    """R9: two legs have quotients of their own, which are added."""
    if tournament.rules.legs is Legs.ONE:
        return [Buholz(tournament)]
    return [Buholz(tournament, rounds=range(first, first + rounds_of_a_leg)) for first in (1, rounds_of_a_leg + 1)]


def technical_ranking(buholz: Buholz, legs: Sequence[Buholz]) -> list[Standing]:
    """Technical ranking a), d): equal after 2-b share the place, and are listed in the order of Art. 3 or 4.

    The withdrawn keep their points and their place (Art. 13, F21).
    """

    def quotients(player: int) -> dict[Enum, int]:
        return {
            Quotient.FIRST: sum(leg.quotient(player) for leg in legs),
            Quotient.SECOND: sum(leg.second_quotient(player) for leg in legs),
        }

    figures = {player: buholz.tie_breaks(player, quotients(player)) for player in buholz.points}
    return listed_ranking(buholz, figures)


Figures = Mapping[int, Mapping[Enum, int]]
"""Each player's tie-breaks, in the order they decide."""
Units = Mapping[Enum, int]
"""How many units of a figure make one, where those are not units of points."""
GAME_UNITS: Units = {GamePoints.GAMES: 1}


def listed_ranking(buholz: Buholz, figures: Figures, units: Units = GAME_UNITS) -> list[Standing]:
    """Ranks by points and figures; equals share a place, listed in the order of Art. 3 or 4."""
    places = group_by_place(buholz, figures)
    place_of = {player: index for index, group in enumerate(places) for player in group}
    return standing_lines(
        buholz, figures, places, partial(order_tied, buholz, place_of), play_off_decisions(buholz, figures), units
    )


def group_by_place(buholz: Buholz, figures: Figures) -> Groups:
    """The players by points and figures, best first; equals together.

    Technical ranking e): a play-off parts those equal on points, or on points and figures, and gives each his place.
    Who was struck is none of «i concorrenti che al termine […] risultassero a pari punti» (R11): they come last.
    """
    struck = {player.number for player in buholz.tournament.players if player.struck}
    by_points, by_figures = _play_off_decisions(buholz, figures)

    def value(player: int) -> tuple[int, ...]:
        first, second = (
            -decided[player].players.index(player) if player in decided else 0 for decided in (by_points, by_figures)
        )
        return (player not in struck, buholz.points[player], first, *figures[player].values(), second)

    return split_by(value, sorted(figures))


def _play_off_decisions(buholz: Buholz, figures: Figures) -> tuple[dict[int, TieDecision], dict[int, TieDecision]]:
    """Returns the play-offs after equal points, and those after equal figures."""
    if not buholz.tournament.decisions:
        return {}, {}
    everybody = sorted(figures)
    on_points = split_by(buholz.points.__getitem__, everybody)
    on_figures = split_by(lambda player: (buholz.points[player], *figures[player].values()), everybody)
    return (
        decisions_at(buholz.tournament, TiedPoint.POINTS, on_points),
        decisions_at(buholz.tournament, TiedPoint.QUOTIENT, on_figures),
    )


def play_off_decisions(buholz: Buholz, figures: Figures) -> dict[int, TieDecision]:
    """Returns the play-off that separated each player."""
    by_points, by_figures = _play_off_decisions(buholz, figures)
    return by_figures | by_points


def standing_lines(
    buholz: Buholz,
    figures: Figures,
    places: Groups,
    listing: Callable[[Sequence[int]], Groups],
    decisions: Mapping[int, TieDecision],
    units: Units = GAME_UNITS,
) -> list[Standing]:
    """The standings: equals share a place and stand in the order of the listing."""

    def line(place: int, player: int, shared: bool) -> Standing:
        amounts = {name: Amount(value, units.get(name, buholz.per)) for name, value in figures[player].items()}
        points = Amount(buholz.points[player], buholz.per)
        return Standing(place, player, points, amounts, shared, tie_decision=decisions.get(player))

    lines: list[Standing] = []
    for group in places:
        place, shared = len(lines) + 1, len(group) > 1
        for equal in listing(group):
            lines += apply_decision(buholz.tournament, [line(place, player, shared) for player in equal])
    return lines


def order_tied(buholz: Buholz, place_of: Mapping[int, int], group: Sequence[int]) -> Groups:
    """Art. 3 and 4 (F34): who is separated from the others stays so; those still equal go on, never back.

    Art. 3 is Art. 4 with two: their direct encounter, the wins, the opponents both have met. Who is equal even then
    waits for a lot (4.4, F37).
    """
    parts = split_by_direct_encounters(buholz, list(group))
    parts = [part for equal in parts for part in split_by_wins(buholz, equal)]
    return [part for equal in parts for part in split_by_common_opponents(buholz, place_of, equal)]


def split_by_direct_encounters(buholz: Buholz, equal: list[int]) -> Groups:
    """3.1, 4.1: «il risultato degli eventuali incontri diretti, purché si siano verificati tutti»."""
    if len(equal) == 1 or not buholz.have_all_met(equal):
        return [equal]
    return split_by(
        lambda player: buholz.points_taken_from(player, (other for other in equal if other != player)), equal
    )


def split_by_wins(buholz: Buholz, equal: list[int]) -> Groups:
    """3.2, 4.2: «il maggior numero di vittorie»."""
    return split_by(buholz.wins, equal)


def split_by_common_opponents(buholz: Buholz, place_of: Mapping[int, int], equal: list[int]) -> Groups:
    """3.3, 4.3 (F36): what they took from those whom all of them have met.

    «i risultati diretti da essi ottenuti nei confronti degli eventuali competitori incontrati da tutti gli ex-aequo,
    nell'ordine di merito»; opponents who share a place count together.
    """
    done: Groups = []
    pending = [(equal, -1)]  # a group still equal, and the place up to which it has been compared
    # A group that splits starts again with its own common opponents, which may be more than before, but only with
    # places below the one that split it: the article goes down the order of merit once and never back (F34).
    while pending:
        group, compared = pending.pop()
        common = buholz.common_opponents(group) if len(group) > 1 else []
        place = min((place_of[other] for other in common if place_of[other] > compared), default=None)
        if place is None:
            done.append(group)
            continue
        opponents = [other for other in common if place_of[other] == place]
        parts = split_by(partial(buholz.points_taken_from, others=opponents), group)
        pending += [(part, place) for part in reversed(parts)]
    return done


def split_by(value: Callable[[int], object], players: Sequence[int]) -> Groups:
    """Best first; those of equal value together, in the order they had."""
    ordered = sorted(players, key=value, reverse=True)  # type: ignore[arg-type]
    return [sorted(group) for _, group in groupby(ordered, key=value)]
