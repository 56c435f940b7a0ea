"""Art. 4 b (K4): the pairs of the recovery bracket, made anew every round from the list of those with one loss.

The list has the survivors of the last round first, then those just admitted. The first meets the last, the second the
last but one and so on, so that survivors meet newcomers; nobody meets an opponent again while it can be avoided. With
an odd number somebody goes on without playing: of all those with whom the others can avoid meeting again, first who
came to all his games, then who has gone on so least often, then by lot. Where several return and fewer pairs are
needed, more go on, chosen so one after the other.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.lots import lot_value, rest_ticket
from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import NoPairing, Pair, Pairing, first_perfect_matching
from tabellone.engine.model import Round, Tournament
from tabellone.engine.systems.elimination.absence import absent_players

ANYBODY = ((True, True), (True, False))
"""Players (0) may meet players; free places (1) are for players."""
APART = ((False, True), (True, False))
"""Unbeaten (0) and returned (1) meet only each other."""


class RecoveryProof(NamedTuple):
    """Why the pairs made are the first that can be; free places have the numbers after the last player's."""

    refused: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
    """Player (or free place), candidate, and the barrier without which the others cannot be paired."""
    impossible: tuple[int, ...] | None = None
    """The barrier that shows that somebody has to meet an opponent again."""


class Recovery(NamedTuple):
    """A round of the recovery bracket."""

    pairs: list[tuple[int, int]]
    resting: list[int]
    proof: RecoveryProof = RecoveryProof()

    @property
    def rematches(self) -> bool:
        """Whether a pair has met before."""
        return self.proof.impossible is not None


class FreePlaceAlternatives(NamedTuple):
    """Those who could have had the free place instead, by absences and rests."""

    by_lot: list[int]
    """The lot was against them."""
    needed: list[int]
    """Without them somebody would meet an opponent again."""


class FirstWithLast:
    """The order in which the pairs are tried, for the kernel: free places, which are the first vertices, come first."""

    def __init__(self, size: int, may_rest: Sequence[int] = (), places: int = 0):
        self._size = size
        self._may_rest = may_rest
        self._places = places

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        return next(vertex for vertex in range(0 if last is None else last[0], self._size) if mates[vertex] is None)

    def candidates(self, player: int, mates: Mates) -> Iterator[int]:
        """Yields opponents from the end of the list; for a free place, those who may rest in order."""
        if player < self._places:
            return iter(self._may_rest)
        return (vertex for vertex in range(self._size - 1, self._places - 1, -1) if vertex != player)


def recovery_round(
    tournament: Tournament, listed: tuple[int, ...], playing: int, drawn: Collection[int] = ()
) -> Recovery:
    """So many pairs in the order of the list, and who goes on without playing; `drawn`: by a lot made in the hall."""
    met = _opponents(tournament.history)
    claims = _free_place_priority(tournament, listed)
    seed, number = tournament.lots_seed or "", tournament.next_round
    tickets = {player: (player not in drawn, lot_value(seed, rest_ticket(number, player))) for player in listed}
    order = sorted(listed, key=lambda player: (claims[player], tickets[player]))
    places = range(len(tournament.players) + 1, len(tournament.players) + 1 + len(listed) - 2 * playing)
    seats, kinds = [*places, *listed], [1] * len(places) + [0] * len(listed)
    known: list[Collection[int]] = [met.get(name, ()) for name in range(places.stop)]
    found, proof = _pairs_avoiding_rematches(seats, known, kinds, ANYBODY, order)
    resting = [player for seat, player in found if seat in places]
    return Recovery([pair for pair in found if pair[0] not in places], resting, proof)


def free_place_alternatives(
    tournament: Tournament, listed: tuple[int, ...], made: Recovery, player: int
) -> FreePlaceAlternatives:
    """Why one who goes on without playing does, and others do not who have no smaller claim to it."""
    claims, met = _free_place_priority(tournament, listed), _opponents(tournament.history)
    mate = {a: b for pair in made.pairs for a, b in (pair, pair[::-1])}
    known: list[Collection[int]] = [met.get(name, ()) for name in range(len(tournament.players) + 1)]
    by_lot, needed = [], []  # type: list[int], list[int]
    for other in (one for one in listed if one in mate and claims[one] <= claims[player]):
        playing = [one for one in listed if (one in mate and one != other) or one == player]
        possible = made.rematches or mate[other] not in known[player]
        possible = possible or _pairs(playing, known, [0] * len(playing), ANYBODY) is not None
        (by_lot if possible else needed).append(other)
    return FreePlaceAlternatives(by_lot, needed)


def final_phase(
    history: Sequence[Round], unbeaten: tuple[int, ...], returned: tuple[int, ...]
) -> tuple[tuple[int, ...], RecoveryProof]:
    """Returns the bracket of the final phase and its proof: each unbeaten player in order beside a returned one.

    The first gets the last, nobody one he has met while it can be avoided. If the numbers differ because somebody left,
    the first of the more numerous meet nobody. An empty slot is 0.
    """
    present = [player for player in unbeaten if player]
    few = min(len(present), len(returned))
    met = _opponents(history)
    meeting = [*present[len(present) - few :], *returned[len(returned) - few :]]
    size = 1 + max(meeting, default=0)
    kinds = [0] * few + [1] * few
    known: list[Collection[int]] = [met.get(player, ()) for player in range(size)]
    pairs, proof = _pairs_avoiding_rematches(meeting, known, kinds, APART)
    opponent = dict(pairs)
    surplus = iter(returned[: len(returned) - few])
    slots = [player or next(surplus, 0) for player in unbeaten]
    return tuple(seat for player in slots for seat in (player, opponent.get(player, 0))), proof


def _pairs_avoiding_rematches(
    names: list[int],
    forbidden: list[Collection[int]],
    kinds: list[int],
    agree: Sequence[Sequence[bool]],
    may_rest: Sequence[int] = (),
) -> tuple[list[tuple[int, int]], RecoveryProof]:
    """Returns pairs without rematches, or with any if there are none without, and the proof."""
    graph, found = _search_pairs(names, forbidden, kinds, agree, may_rest)
    impossible = None
    if isinstance(found, NoPairing):
        impossible = _numbers_of(names, graph, found.barrier)
        graph, found = _search_pairs(names, [()] * len(forbidden), kinds, agree, may_rest)
    assert isinstance(found, Pairing)  # whoever may be paired at all can be, if nobody has met
    refused = tuple((names[r.player], names[r.candidate], _numbers_of(names, graph, r.barrier)) for r in found.refusals)
    return [(names[a], names[b]) for a, b in found.pairs], RecoveryProof(refused, impossible)


def _numbers_of(names: Sequence[int], graph: Graph, mask: int) -> tuple[int, ...]:
    return tuple(names[vertex] for vertex in graph.vertices(mask))


def _pairs(
    names: list[int], forbidden: list[Collection[int]], kinds: list[int], agree: Sequence[Sequence[bool]]
) -> list[tuple[int, int]] | None:
    """First with last, nobody with an opponent of before."""
    _, found = _search_pairs(names, forbidden, kinds, agree)
    return None if isinstance(found, NoPairing) else [(names[a], names[b]) for a, b in found.pairs]


def _search_pairs(
    names: list[int],
    forbidden: list[Collection[int]],
    kinds: list[int],
    agree: Sequence[Sequence[bool]],
    may_rest: Sequence[int] = (),
) -> tuple[Graph, Pairing | NoPairing]:
    """First with last; free places, named first, are given to those who may rest in their order."""
    vertex = {name: v for v, name in enumerate(names)}
    places = len(names) - len(may_rest) if may_rest else 0
    order = FirstWithLast(len(names), [vertex[player] for player in may_rest], places)
    graph = Graph(names, forbidden, kinds, agree)
    return graph, first_perfect_matching(graph, order)


def _free_place_priority(tournament: Tournament, listed: tuple[int, ...]) -> dict[int, tuple[bool, int]]:
    """Returns the priority for a free place, the smallest first: absences, then rests so far.

    Two points at forfeit are no reward for one who left an opponent without a game (K8).
    """
    absent = {player for played in tournament.history for game in played.games for player in absent_players(game)}
    rests = dict.fromkeys(listed, 0)
    for played in tournament.history:
        for rest in played.rests:
            if rest.player in rests:
                rests[rest.player] += 1
    return {player: (player in absent, rests[player]) for player in listed}


def _opponents(history: Sequence[Round]) -> Mapping[int, set[int]]:
    met: dict[int, set[int]] = {}
    for played in history:
        for game in played.games:
            met.setdefault(game.white, set()).add(game.black)
            met.setdefault(game.black, set()).add(game.white)
    return met
