"""FID Capo XIV, table 27, «scheda per formazione turni sistema italo-svizzero» (F39): what a round is paired from."""

from tabellone.engine.legs import is_second_leg, rounds_per_leg
from tabellone.engine.model import Colour, Tournament
from tabellone.engine.pairing_form import PairingFormData
from tabellone.engine.systems.italo_swiss.history import BLACK, NO_COLOUR, WHITE, History
from tabellone.engine.systems.italo_swiss.rotation import rotation_start, turn_rests_apply

COLOURS = {BLACK: Colour.BLACK, NO_COLOUR: None, WHITE: Colour.WHITE}


def pairing_form(tournament: Tournament) -> PairingFormData:
    """Returns the scores of Art. 16, the colours of Art. 14 and the last Black of Art. 4."""
    past, leg = History(tournament), rounds_per_leg(tournament)
    repeats = tournament.next_round - leg if is_second_leg(tournament) else None
    history = tournament.history
    return PairingFormData(
        scores=past.score,
        units_per_point=past.per,
        colours=[[COLOURS[colour] for colour in colours] for colours in past.colours],
        start=rotation_start(tournament) if history and repeats is None else None,
        turn_rests=turn_rests_apply(tournament),
        rounds=leg,
        previous_round=history[repeats - 1] if repeats else history[-1] if history else None,
        repeated_round=repeats,
    )
