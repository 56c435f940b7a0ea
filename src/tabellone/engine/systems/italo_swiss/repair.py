"""A round mended because somebody does not come (F23: not in the text): as few boards as possible change.

What has a result stays, and so do the turns of rest (Art. 9). A new board is one of two who have not met (Art. 6), and
somebody without points by forfeit rests where their number is odd (Art. 11). Of the rounds that change the fewest
boards it is the one in which the first of the groups of Art. 8 and 12 rests, then the first in the order of the
rotation.
"""

from collections.abc import Iterator, Sequence

from tabellone.engine.encounters import Game
from tabellone.engine.matching.kept import keeping_the_most
from tabellone.engine.matching.weighted import Layer
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.repairs import Formed, KeptBoards
from tabellone.engine.systems.italo_swiss.colours import white_of
from tabellone.engine.systems.italo_swiss.rests import MayRest, formal_opponent, who_may_rest
from tabellone.engine.systems.italo_swiss.solution import REST, Situation, search, situation


def round_keeping(tournament: Tournament, played: Round, stays: KeptBoards) -> Formed | None:
    """The next round with as many of these boards as possible."""
    found = situation(tournament)
    turns = [rest for rest in played.rests if rest.kind == "rt" and rest.player in found.active]
    resting = {rest.player for rest in turns}
    away = [Rest(player, "absent") for player in sorted(tournament.absent)]
    ways = _ways(found, stays, [player for player in found.active if player not in resting])
    formed = min(ways, key=lambda way: sum(game not in stays.games for game in way.games), default=None)
    return formed and formed._replace(rests=[*turns, *formed.rests, *away])


def _ways(found: Situation, stays: KeptBoards, playing: Sequence[int]) -> Iterator[Formed]:
    """For each group one of whom may rest, in their order, the round that changes the fewest boards."""
    if len(playing) % 2 == 0:
        pairs = _pairs(found, stays, playing, [])
        if pairs is not None:
            yield Formed(_boards(found, stays, pairs), [])
        return
    free = [player for player in playing if player not in stays.settled]
    for group in who_may_rest(found.past, free, found.withdrawn):
        formed = _with_rest(found, stays, playing, group)
        if formed is not None:
            yield formed


def _with_rest(found: Situation, stays: KeptBoards, playing: Sequence[int], group: MayRest) -> Formed | None:
    """Art. 12 b3: one alone «si considera già accoppiato»; of several, the rotation leaves one free."""
    alone = group.players[0] if len(group.players) == 1 else None
    among = [player for player in playing if player != alone]
    pairs = _pairs(found, stays, among, group.players if alone is None else [])
    if pairs is None:
        return None
    free = alone if alone is not None else next(player for player, other in pairs if other == REST)
    against = formal_opponent(found.past, free, found.withdrawn) if group.kind == "rr" else None
    playing_pairs = [pair for pair in pairs if REST not in pair]
    return Formed(_boards(found, stays, playing_pairs), [Rest(free, group.kind, against)])


def _pairs(
    found: Situation, stays: KeptBoards, playing: Sequence[int], may_rest: Sequence[int]
) -> list[tuple[int, int]] | None:
    """The rotation of the first round begins at number 1, which gives 1-2, 3-4 … (Art. 3)."""
    begun = found if found.start is not None else found._replace(start=1)
    among = search(begun, playing, may_rest, stays.forbidden(found.past.opponents))
    at = {player: vertex for vertex, player in enumerate(among.names)}
    kept = [(at[a], at[b]) for a, b in stays.pairs if a in at and b in at]
    outcome = keeping_the_most(kept, [Layer(0, among.named.graph)], among.rotation)
    return None if outcome is None else [(among.names[a], among.names[b]) for a, b in outcome.pairs]


def _boards(found: Situation, stays: KeptBoards, pairs: Sequence[tuple[int, int]]) -> list[Game]:
    """Those that stay as they were, the others with the colours of Art. 17."""
    there = {frozenset(game.seats): game for game in stays.games}
    boards = []
    for a, b in pairs:
        white, _ = white_of(found, a, b)
        boards.append(there.get(frozenset((a, b))) or Game(white, a + b - white))
    return boards
