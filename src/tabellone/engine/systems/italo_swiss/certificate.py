"""The certificate of a round: the pairing and the proof of each step that is not plain from the document.

Every free candidate before the one taken has been met, or is listed here with a barrier: players without whom the
others fall into more odd groups than the barrier has members. 0 stands for resting.
"""

from typing import Any

from tabellone.engine.matching.procedure import NoPairing, first_complete_pairing
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.engine.systems.italo_swiss.colours import boards
from tabellone.engine.systems.italo_swiss.rests import MayRest, turn_rest, who_may_rest
from tabellone.engine.systems.italo_swiss.solution import Situation, Solution, search, situation, solve

FORMAT = "tabellone-certificate/1"


def certificate(tournament: Tournament) -> dict[str, Any]:
    """For the next round."""
    found = situation(tournament)
    head = {"format": FORMAT, "system": tournament.system, "round": found.round}
    try:
        solution = solve(found)
    except NoLegalPairingError:
        return {**head, "games": None, "impossible": _impossible(found, None)}
    return {**head, **_pairing(solution), "impossible": _impossible(found, solution)}


def _pairing(solution: Solution) -> dict[str, Any]:
    refused = []
    if solution.search and solution.found:
        named = solution.search.named
        refused = [
            {"player": player, "candidate": candidate, "barrier": named.named(refusal.barrier)}
            for (player, candidate), refusal in named.refusals(solution.found).items()
        ]
    return {
        "games": [{"white": game.white, "black": game.black} for game in boards(solution)],
        "rests": [{k: v for k, v in rest._asdict().items() if v is not None} for rest in solution.rests],
        "refused": refused,
    }


def _impossible(found: Situation, solution: Solution | None) -> list[list[int]]:
    """For each group of whom nobody could rest, the barrier that shows it; for a round without pairing, for all."""
    if found.start is None:
        return []
    if solution is not None:
        groups: list[MayRest | None] = list(solution.passed_over)
    else:
        groups = _all_groups(found)
    return [_barrier(found, group) for group in groups]


def _all_groups(found: Situation) -> list[MayRest | None]:
    playing = _playing(found)
    if len(playing) % 2 == 0:
        return [None]
    return list(who_may_rest(found.past, playing, found.withdrawn))


def _playing(found: Situation) -> list[int]:
    resting = turn_rest(found.past, found.active) if found.turn_rests else None
    return [player for player in found.active if player != resting]


def _barrier(found: Situation, group: MayRest | None) -> list[int]:
    among = search(found, _playing(found), group.players if group else [])
    outcome = first_complete_pairing(among.named.graph, among.rotation)
    assert isinstance(outcome, NoPairing)
    return among.named.named(outcome.barrier)
