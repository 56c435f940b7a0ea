"""A round mended because somebody does not come (F23: not in the text): as few boards as possible change.

What has a result stays, and so do the turns of rest (Art. 9). A new board is one of two who have not met (Art. 6), and
somebody without points by forfeit rests where their number is odd (Art. 11). Of the rounds that change the fewest
boards it is the one in which the first of the groups of Art. 8 and 12 rests, then the first in the order of the
rotation.
"""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.matching.min_cost import CostClass
from tabellone.engine.matching.repair import first_matching_keeping_most
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.no_show import FixedBoards, Pairing
from tabellone.engine.systems.italo_swiss.colours import choose_white
from tabellone.engine.systems.italo_swiss.rests import RestGroup, formal_opponent, rest_groups
from tabellone.engine.systems.italo_swiss.solution import REST, RoundContext, read_context, search_rotation


def repair_round(tournament: Tournament, published: Round, fixed: FixedBoards) -> Pairing | None:
    """The next round with as many of these boards as possible."""
    found = read_context(tournament)
    turns = [rest for rest in published.rests if rest.kind == "rt" and rest.player in found.active]
    resting = {rest.player for rest in turns}
    away = [Rest(player, "absent") for player in sorted(tournament.absent)]
    ways = _rounds_by_rest_group(found, fixed, [player for player in found.active if player not in resting])
    formed = min(ways, key=lambda way: sum(game not in fixed.games for game in way.games), default=None)
    return formed and formed._replace(rests=[*turns, *formed.rests, *away])


def _rounds_by_rest_group(context: RoundContext, fixed: FixedBoards, playing: Sequence[int]) -> Iterator[Pairing]:
    """Yields, for each group that may rest, the round that changes the fewest boards."""
    if len(playing) % 2 == 0:
        pairs = _pairs(context, fixed, playing, [])
        if pairs is not None:
            yield Pairing(_boards(context, fixed, pairs), [])
        return
    free = [player for player in playing if player not in fixed.settled]
    for group in rest_groups(context.history, free, context.withdrawn):
        formed = _round_with_rest(context, fixed, playing, group)
        if formed is not None:
            yield formed


def _round_with_rest(
    context: RoundContext, fixed: FixedBoards, playing: Sequence[int], group: RestGroup
) -> Pairing | None:
    """Art. 12 b3: one alone «si considera già accoppiato»; of several, the rotation leaves one free."""
    alone = group.players[0] if len(group.players) == 1 else None
    among = [player for player in playing if player != alone]
    pairs = _pairs(context, fixed, among, group.players if alone is None else [])
    if pairs is None:
        return None
    free = alone if alone is not None else next(player for player, other in pairs if other == REST)
    against = formal_opponent(context.history, free, context.withdrawn) if group.kind == "rr" else None
    playing_pairs = [pair for pair in pairs if REST not in pair]
    return Pairing(_boards(context, fixed, playing_pairs), [Rest(free, group.kind, against)])


def _pairs(
    context: RoundContext, fixed: FixedBoards, playing: Sequence[int], may_rest: Sequence[int]
) -> list[tuple[int, int]] | None:
    """The rotation of the first round begins at number 1, which gives 1-2, 3-4 … (Art. 3)."""
    begun = context if context.start is not None else context._replace(start=1)
    among = search_rotation(begun, playing, may_rest, fixed.forbidden(context.history.opponents))
    at = {player: vertex for vertex, player in enumerate(among.players)}
    kept = [(at[a], at[b]) for a, b in fixed.pairs if a in at and b in at]
    outcome = first_matching_keeping_most(kept, [CostClass(0, among.numbered.graph)], among.rotation)
    return None if outcome is None else [(among.players[a], among.players[b]) for a, b in outcome.pairs]


def _boards(context: RoundContext, fixed: FixedBoards, pairs: Sequence[tuple[int, int]]) -> list[Game]:
    """Returns the fixed boards, and the others with the colours of Art. 17."""
    there = {frozenset(game.seats): game for game in fixed.games}
    boards = []
    for a, b in pairs:
        white, _ = choose_white(context, a, b)
        boards.append(there.get(frozenset((a, b))) or Game(white, a + b - white))
    return boards
