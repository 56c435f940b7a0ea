"""The certificate of a round: the pairing and the proof of each step that is not plain from the document.

A verifier needs no search. Every candidate before the one taken was taken already, is incompatible, or is listed here
with a barrier: players without whom the others fall into more odd groups than the barrier has members.
"""

from typing import Any

from tabellone.engine.model import Tournament
from tabellone.engine.systems.amalfi.boards import boards
from tabellone.engine.systems.amalfi.solution import BYE, situation, solve

FORMAT = "tabellone-certificate/1"


def certificate(tournament: Tournament) -> dict[str, Any]:
    """For the next round."""
    solution = solve(situation(tournament))
    refusals = [(*pair, solution.barrier(refusal)) for pair, refusal in solution.refusals().items()]
    return {
        "format": FORMAT,
        "system": tournament.system,
        "edition": tournament.rules.edition.value,
        "round": solution.situation.round,
        "bye": solution.bye,
        "games": [{"white": board.white, "black": board.black} for board in boards(solution)],
        "waived": sorted(rule.value for rule in solution.waived),
        "impossible": [
            {"waived": sorted(rule.value for rule in stage.waived), "barrier": stage.proof.barrier}
            for stage in solution.impossible
        ],
        "byes_refused": [
            {"player": candidate, "barrier": barrier} for player, candidate, barrier in refusals if player == BYE
        ],
        "refused": [
            {"player": player, "candidate": candidate, "barrier": barrier}
            for player, candidate, barrier in refusals
            if player != BYE
        ],
    }
