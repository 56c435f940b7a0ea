"""The certificate of a round: the pairing and the proof of each step that is not plain from the document.

A verifier needs no search. Every candidate before the one taken was taken already, is incompatible, or is listed here
with a barrier: players without whom the others fall into more odd groups than the barrier has members. If there is no
pairing at all, the certificate has a barrier for every stage of A19 instead.

Where rules about colours are waived, weights of players and odd groups take the place of barriers: they show that the
round breaks them on as few boards as possible, and that it would not with a candidate refused.
"""

from collections.abc import Sequence
from typing import Any

from tabellone.engine.matching.lexicographic import Refusal
from tabellone.engine.matching.min_cost import DualProof
from tabellone.engine.matching.min_cost_lexicographic import MinCostPairing
from tabellone.engine.matching.proofs import NumberedGraph
from tabellone.engine.model import Tournament
from tabellone.engine.systems.amalfi.boards import assign_boards
from tabellone.engine.systems.amalfi.compatibility import Waived
from tabellone.engine.systems.amalfi.solution import (
    BYE,
    InfeasibleLevel,
    NoPairingAtAnyLevelError,
    RoundContext,
    Solution,
    read_context,
    solve,
)

FORMAT = "tabellone-certificate/1"


def certificate(tournament: Tournament) -> dict[str, Any]:
    try:
        solution = solve(read_context(tournament))
    except NoPairingAtAnyLevelError as error:
        return {**_head(error.situation, error.impossible), "games": None}
    return {**_head(solution.context, solution.infeasible_levels), **_pairing(solution)}


def _head(context: RoundContext, impossible: Sequence[InfeasibleLevel]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "system": context.tournament.system,
        "edition": context.tournament.rules.edition.value,
        "round": context.round,
        "impossible": [{"waived": _waiver_names(stage.waived), "barrier": stage.proof.barrier} for stage in impossible],
    }


def _pairing(solution: Solution) -> dict[str, Any]:
    named = solution.level.named
    refusals = [
        (
            *pair,
            {"barrier": named.numbers(refusal.barrier)} if isinstance(refusal, Refusal) else {"proof": refusal.proof},
        )
        for pair, refusal in solution.refusals().items()
    ]
    found = {
        "waived": _waiver_names(solution.waived),
        "bye": solution.bye,
        "games": [{"white": board.white, "black": board.black} for board in assign_boards(solution)],
        "byes_refused": [{"player": candidate, **proof} for player, candidate, proof in refusals if player == BYE],
        "refused": [
            {"player": player, "candidate": candidate, **proof}
            for player, candidate, proof in refusals
            if player != BYE
        ],
    }
    if isinstance(solution.result, MinCostPairing):
        found["least"] = [_dual_values(named, proof) for proof in solution.result.proofs]
    return found


def _dual_values(named: NumberedGraph, proof: DualProof) -> dict[str, Any]:
    """The players with a weight, 0 being the bye, and the groups with their charge."""
    weights = zip(named.vertex_numbers, proof.vertex_duals, strict=True)
    return {
        "weights": [[player, weight] for player, weight in weights if weight],
        "groups": [{"members": named.numbers(members), "charge": charge} for members, charge in proof.blossom_duals],
    }


def _waiver_names(waived: Waived) -> list[str]:
    return sorted(rule.value for rule in waived)
