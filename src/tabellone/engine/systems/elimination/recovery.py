"""Art. 4 b (K4): the pairs of the recovery bracket, made anew every round from the list of those with one loss.

The list has the survivors of the last round first, then those just admitted. The first meets the last, the second the
last but one and so on, so that survivors meet newcomers; nobody meets an opponent again while it can be avoided. With
an odd number somebody goes on without playing: among those to whom it has happened least the first by lot with whom the
others can avoid meeting again.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from tabellone.engine.lots import lot
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.procedure import NoPairing, Pair, first_complete_pairing
from tabellone.engine.matching.tree import Mates
from tabellone.engine.model import Tournament


class Recovery(NamedTuple):
    """A round of the recovery bracket."""

    pairs: list[tuple[int, int]]
    resting: int | None
    rematches: bool
    """Somebody has to meet an opponent again."""


class FirstWithLast:
    """The order in which the pairs are tried, for the kernel."""

    def __init__(self, size: int):
        self._size = size

    def next_player(self, last: Pair | None, mates: Mates) -> int:
        """The first of the list who is free."""
        return next(vertex for vertex in range(0 if last is None else last[0], self._size) if mates[vertex] is None)

    def candidates(self, player: int, mates: Mates) -> Iterator[int]:
        """From the end of the list."""
        return (vertex for vertex in range(self._size - 1, -1, -1) if vertex != player)


def recovery_round(tournament: Tournament, listed: tuple[int, ...]) -> Recovery:
    """The pairs in the order of the list, and who goes on without playing."""
    may_rest: list[int | None] = [*_may_rest(tournament, listed)] if len(listed) % 2 else [None]
    met = _met(tournament)
    known: list[Collection[int]] = [met.get(number, ()) for number in range(len(tournament.players) + 1)]
    for resting in may_rest:
        pairs = _pairs([player for player in listed if player != resting], known)
        if pairs is not None:
            return Recovery(pairs, resting, rematches=False)
    pairs = _pairs([player for player in listed if player != may_rest[0]], [()] * len(known))
    assert pairs is not None  # an even number, and everybody may meet everybody
    return Recovery(pairs, may_rest[0], rematches=True)


def _pairs(playing: list[int], forbidden: list[Collection[int]]) -> list[tuple[int, int]] | None:
    graph = Graph(playing, forbidden, [0] * len(playing), [[True]])
    found = first_complete_pairing(graph, FirstWithLast(len(playing)))
    return None if isinstance(found, NoPairing) else [(playing[a], playing[b]) for a, b in found.pairs]


def _may_rest(tournament: Tournament, listed: tuple[int, ...]) -> list[int]:
    """Those to whom it has happened least, in the order of the lot."""
    rests = dict.fromkeys(listed, 0)
    for played in tournament.history:
        for rest in played.rests:
            if rest.player in rests:
                rests[rest.player] += 1
    fewest = min(rests.values())
    seed, number = tournament.seed or "", tournament.next_round
    return sorted((p for p in listed if rests[p] == fewest), key=lambda player: lot(seed, f"rest {number} {player}"))


def _met(tournament: Tournament) -> Mapping[int, set[int]]:
    met: dict[int, set[int]] = {}
    for played in tournament.history:
        for game in played.games:
            met.setdefault(game.white, set()).add(game.black)
            met.setdefault(game.black, set()).add(game.white)
    return met
