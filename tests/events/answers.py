"""What the engine answers to a document, in the plain form of the literal readings."""

from typing import Any

from tabellone.engine.reasons import NoLegalPairingError
from tabellone.formats.document import read_data
from tests.events.notation import opened
from tests.literal import italo_swiss as literal_italo_swiss

EDITIONS = ["fsi", "english", "javapairing"]


def engine_pair(document: dict[str, Any]) -> tuple[int | None, list[tuple[int, int]], set[str]] | None:
    """Amalfi: the bye, the boards, and the articles that were waived."""
    tournament, system, _ = read_data(document)
    try:
        decision = system.pair(tournament)
    except NoLegalPairingError:
        return None
    bye = next((rest.player for rest in decision.rests if rest.kind == "bye"), None)
    names = {"waived_difference": "A6", "waived_third_in_a_row": "A7", "waived_bye": "A10"}
    names |= {"waived_bye_of_all": "A10"}
    names |= {"another_bye": "bye", "another_bye_for_colours": "bye"}
    exceptions = {names[reason.code] for reason in decision.exceptions if reason.code in names}
    return bye, [(game.white, game.black) for game in decision.games], exceptions


def italo_swiss_pair(document: dict[str, Any]) -> literal_italo_swiss.Answer | None:
    tournament, system = opened(document)
    try:
        decision = system.pair(tournament)
    except NoLegalPairingError:
        return None
    rests = [(rest.player, rest.kind, rest.against) for rest in decision.rests if rest.player not in tournament.absent]
    return [(game.white, game.black) for game in decision.games], rests
