"""A round mended because somebody does not come (A23: not in the text): as few boards as possible change.

What has a result stays. A board that stays is as it was published, whatever it breaks; a new one is legal by B.3.1, and
whoever has the bye may have it by B.2.2, unless nothing else is possible (A19). Of the rounds that change the fewest
boards it is the first in the order of B.3.3.
"""

from tabellone.engine.matching.kept import keeping_the_most
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.repairs import Formed, KeptBoards
from tabellone.engine.systems.amalfi.boards import by_their_past
from tabellone.engine.systems.amalfi.pairing import requested_rests
from tabellone.engine.systems.amalfi.solution import BYE, Situation, Stage, situation, stages
from tabellone.engine.systems.amalfi.waivers import layers_of


def round_keeping(tournament: Tournament, stays: KeptBoards) -> Formed | None:
    """The next round with as many of these boards as possible."""
    found = situation(tournament)
    pairs = _pairs(found, stays)
    if pairs is None:
        return None
    there = {frozenset(game.seats): game for game in stays.games}
    formed = [two for two in pairs if BYE not in two]
    new = iter(by_their_past(found, [two for two in formed if frozenset(two) not in there]))
    byes = [Rest(player, "bye") for one, player in pairs if one == BYE]
    return Formed(
        [there.get(frozenset(two)) or next(new) for two in formed], [*byes, *requested_rests(found.tournament)]
    )


def _pairs(found: Situation, stays: KeptBoards) -> list[tuple[int, int]] | None:
    """Everybody's, in order of formation, the bye first."""
    forbidden = stays.forbidden(found.past.opponents)
    for waived in stages(found):
        stage = Stage(found, waived, forbidden)
        at = {player: vertex for vertex, player in enumerate(stage.players)}
        kept = [(at[a], at[b]) for a, b in stays.pairs]
        outcome = keeping_the_most(kept, layers_of(stage), stage.order)
        if outcome is not None:
            return [(stage.players[a], stage.players[b]) for a, b in outcome.pairs]
    return None
