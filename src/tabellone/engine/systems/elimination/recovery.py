"""Art. 4 b (K4): the pairs of the recovery bracket, made anew every round from the list of those with one loss.

The list has the survivors of the last round first, then those just admitted. The first meets the last, the second the
last but one and so on, so that survivors meet newcomers; nobody meets an opponent again while it can be avoided. With
an odd number somebody goes on without playing: among those to whom it has happened least the first by lot with whom the
others can avoid meeting again. Where several return and fewer pairs are needed, more go on, the last of them
chosen so.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from tabellone.engine.lots import lot
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.procedure import NoPairing, Pair, first_complete_pairing
from tabellone.engine.matching.tree import Mates
from tabellone.engine.model import Round, Tournament


class Recovery(NamedTuple):
    """A round of the recovery bracket."""

    pairs: list[tuple[int, int]]
    resting: list[int]
    passed_over: list[int]
    """Who came before the last of these in the lot, but without whom somebody would meet an opponent again."""
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


def recovery_round(tournament: Tournament, listed: tuple[int, ...], playing: int) -> Recovery:
    """So many pairs in the order of the list, and who goes on without playing."""
    first, choices = _may_rest(tournament, listed, len(listed) - 2 * playing)
    met = _met(tournament.history)
    known: list[Collection[int]] = [met.get(number, ()) for number in range(len(tournament.players) + 1)]
    for index, last in enumerate(choices):
        pairs = _pairs([player for player in listed if player not in first + last], known)
        if pairs is not None:
            passed_over = [player for choice in choices[:index] for player in choice]
            return Recovery(pairs, first + last, passed_over, rematches=False)
    pairs = _pairs([player for player in listed if player not in first + choices[0]], [()] * len(known))
    assert pairs is not None  # an even number, and everybody may meet everybody
    return Recovery(pairs, first + choices[0], [], rematches=True)


def final_phase(history: Sequence[Round], unbeaten: tuple[int, ...], returned: tuple[int, ...]) -> tuple[int, ...]:
    """The bracket of the final phase: each of the unbeaten, in his slot, beside one of the returned.

    The first gets the last, nobody one he has met while it can be avoided. If the numbers differ because somebody left,
    the first of the more numerous meet nobody. An empty slot is 0.
    """
    present = [player for player in unbeaten if player]
    few = min(len(present), len(returned))
    met = _met(history)
    meeting = [*present[len(present) - few :], *returned[len(returned) - few :]]
    size = 1 + max(meeting, default=0)
    kinds = [0] * few + [1] * few
    pairs = _pairs(meeting, [met.get(player, ()) for player in range(size)], kinds)
    pairs = _pairs(meeting, [()] * size, kinds) if pairs is None else pairs
    assert pairs is not None  # as many of the one kind as of the other
    opponent = dict(pairs)
    surplus = iter(returned[: len(returned) - few])
    slots = [player or next(surplus, 0) for player in unbeaten]
    return tuple(seat for player in slots for seat in (player, opponent.get(player, 0)))


def _pairs(
    playing: list[int], forbidden: list[Collection[int]], kinds: list[int] | None = None
) -> list[tuple[int, int]] | None:
    """First with last; those of one kind do not meet, if there are kinds."""
    graph = Graph(playing, forbidden, kinds or [0] * len(playing), [[not kinds, True], [True, False]])
    found = first_complete_pairing(graph, FirstWithLast(len(playing)))
    return None if isinstance(found, NoPairing) else [(playing[a], playing[b]) for a, b in found.pairs]


def _may_rest(tournament: Tournament, listed: tuple[int, ...], count: int) -> tuple[list[int], list[list[int]]]:
    """Those to whom it has happened least, by lot: all but the last, and who that may be."""
    if not count:
        return [], [[]]
    rests = dict.fromkeys(listed, 0)
    for played in tournament.history:
        for rest in played.rests:
            if rest.player in rests:
                rests[rest.player] += 1
    seed, number = tournament.seed or "", tournament.next_round
    order = sorted(listed, key=lambda player: (rests[player], lot(seed, f"rest {number} {player}")))
    first, others = order[: count - 1], order[count - 1 :]
    return first, [[player] for player in others if rests[player] == rests[others[0]]]


def _met(history: Sequence[Round]) -> Mapping[int, set[int]]:
    met: dict[int, set[int]] = {}
    for played in history:
        for game in played.games:
            met.setdefault(game.white, set()).add(game.black)
            met.setdefault(game.black, set()).add(game.white)
    return met
