"""A round mended because somebody does not come (A23: not in the text): as few boards as possible change.

What has a result stays. A board that stays is as it was published, whatever it breaks; a new one is legal by B.3.1, and
whoever has the bye may have it by B.2.2, unless nothing else is possible (A19). Of the rounds that change the fewest
boards it is the first in the order of B.3.3.
"""

from tabellone.engine.matching.repair import first_matching_keeping_most
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.no_show import FixedBoards, Pairing
from tabellone.engine.systems.amalfi.boards import assign_colours
from tabellone.engine.systems.amalfi.pairing import requested_rests
from tabellone.engine.systems.amalfi.solution import BYE, RoundContext, WaiverLevel, read_context, waiver_levels
from tabellone.engine.systems.amalfi.waivers import cost_classes


def repair_round(tournament: Tournament, fixed: FixedBoards) -> Pairing | None:
    """The next round with as many of these boards as possible."""
    found = read_context(tournament)
    pairs = _pairs(found, fixed)
    if pairs is None:
        return None
    there = {frozenset(game.seats): game for game in fixed.games}
    formed = [two for two in pairs if BYE not in two]
    new = iter(assign_colours(found, [two for two in formed if frozenset(two) not in there]))
    byes = [Rest(player, "bye") for one, player in pairs if one == BYE]
    return Pairing(
        [there.get(frozenset(two)) or next(new) for two in formed], [*byes, *requested_rests(found.tournament)]
    )


def _pairs(context: RoundContext, fixed: FixedBoards) -> list[tuple[int, int]] | None:
    """Returns all pairs in order of formation, the bye first, or None if no waiver allows a pairing."""
    forbidden = fixed.forbidden(context.history.opponents)
    for waived in waiver_levels(context):
        stage = WaiverLevel(context, waived, forbidden)
        at = {player: vertex for vertex, player in enumerate(stage.players)}
        kept = [(at[a], at[b]) for a, b in fixed.pairs]
        outcome = first_matching_keeping_most(kept, cost_classes(stage), stage.order)
        if outcome is not None:
            return [(stage.players[a], stage.players[b]) for a, b in outcome.pairs]
    return None
