"""The certificate of a round: the pairing and the proof of each step that is not plain from the document.

A verifier needs no search. Every candidate before the one taken was taken already, is incompatible, or is listed here
with a barrier: players without whom the others fall into more odd groups than the barrier has members. If there is no
pairing at all, the certificate has a barrier for every stage of A19 instead.
"""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.model import Tournament
from tabellone.engine.systems.amalfi.boards import boards
from tabellone.engine.systems.amalfi.compatibility import Waived
from tabellone.engine.systems.amalfi.solution import (
    BYE,
    Impossible,
    NoPairingAtAllError,
    Situation,
    Solution,
    situation,
    solve,
)

FORMAT = "tabellone-certificate/1"


def certificate(tournament: Tournament) -> dict[str, Any]:
    """For the next round."""
    try:
        solution = solve(situation(tournament))
    except NoPairingAtAllError as error:
        return {**_head(error.situation, error.impossible), "games": None}
    return {**_head(solution.situation, solution.impossible), **_pairing(solution)}


def _head(found: Situation, impossible: Sequence[Impossible]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "system": found.tournament.system,
        "edition": found.tournament.rules.edition.value,
        "round": found.round,
        "impossible": [{"waived": _names(stage.waived), "barrier": stage.proof.barrier} for stage in impossible],
    }


def _pairing(solution: Solution) -> dict[str, Any]:
    refusals = [(*pair, solution.barrier(refusal)) for pair, refusal in solution.refusals().items()]
    return {
        "waived": _names(solution.waived),
        "bye": solution.bye,
        "games": [{"white": board.white, "black": board.black} for board in boards(solution)],
        "byes_refused": [
            {"player": candidate, "barrier": barrier} for player, candidate, barrier in refusals if player == BYE
        ],
        "refused": [
            {"player": player, "candidate": candidate, "barrier": barrier}
            for player, candidate, barrier in refusals
            if player != BYE
        ],
    }


def _names(waived: Waived) -> list[str]:
    return sorted(rule.value for rule in waived)
