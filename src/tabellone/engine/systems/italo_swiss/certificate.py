"""The certificate of a round: the pairing and the proof of each step that is not plain from the document.

Every free candidate before the one taken has been met, or is listed here with a barrier: players without whom the
others fall into more odd groups than the barrier has members. 0 stands for resting.
"""

from typing import Any

from tabellone.engine.matching.lexicographic import NoPairing, first_perfect_matching
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.engine.systems.italo_swiss.colours import assign_boards
from tabellone.engine.systems.italo_swiss.rests import RestGroup, next_turn_rest, rest_groups
from tabellone.engine.systems.italo_swiss.solution import RoundContext, Solution, read_context, search_rotation, solve

FORMAT = "tabellone-certificate/1"


def certificate(tournament: Tournament) -> dict[str, Any]:
    found = read_context(tournament)
    head = {"format": FORMAT, "system": tournament.system, "round": found.round}
    try:
        solution = solve(found)
    except NoLegalPairingError:
        return {**head, "games": None, "impossible": _impossible(found, None)}
    return {**head, **_pairing(solution), "impossible": _impossible(found, solution)}


def _pairing(solution: Solution) -> dict[str, Any]:
    refused = []
    if solution.search and solution.result:
        named = solution.search.numbered
        refused = [
            {"player": player, "candidate": candidate, "barrier": named.numbers(refusal.barrier)}
            for (player, candidate), refusal in named.refusals(solution.result).items()
        ]
    return {
        "games": [{"white": game.white, "black": game.black} for game in assign_boards(solution)],
        "rests": [{k: v for k, v in rest._asdict().items() if v is not None} for rest in solution.rests],
        "refused": refused,
    }


def _impossible(context: RoundContext, solution: Solution | None) -> list[list[int]]:
    """Returns a barrier for each group of which nobody could rest; for an impossible round, for all."""
    if context.start is None:
        return []
    if solution is not None:
        groups: list[RestGroup | None] = list(solution.passed_over)
    else:
        groups = _all_groups(context)
    return [_barrier(context, group) for group in groups]


def _all_groups(context: RoundContext) -> list[RestGroup | None]:
    playing = _players_to_pair(context)
    if len(playing) % 2 == 0:
        return [None]
    return list(rest_groups(context.history, playing, context.withdrawn))


def _players_to_pair(context: RoundContext) -> list[int]:
    resting = next_turn_rest(context.history, context.active) if context.turn_rests else None
    return [player for player in context.active if player != resting]


def _barrier(context: RoundContext, group: RestGroup | None) -> list[int]:
    among = search_rotation(context, _players_to_pair(context), group.players if group else [])
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    assert isinstance(outcome, NoPairing)
    return among.numbered.numbers(outcome.barrier)
