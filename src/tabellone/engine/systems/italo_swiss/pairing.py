"""The next round of an italo-svizzero tournament."""

from tabellone.engine.decision import Decision
from tabellone.engine.model import Amount, Rest, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.italo_swiss.colours import boards
from tabellone.engine.systems.italo_swiss.solution import Solution, situation, solve


def pair(tournament: Tournament) -> Decision:
    """Pair the next round."""
    return decision(solve(situation(tournament)))


def decision(solution: Solution) -> Decision:
    """The round, ready to be published."""
    found = solution.situation
    absent = [Rest(player, "absent") for player in sorted(found.tournament.absent)]
    return Decision(
        round=found.round,
        games=tuple(boards(solution)),
        rests=(*solution.rests, *absent),
        scores=found.past.score,
        exceptions=tuple(exceptions(solution)),
        remarks=tuple(remarks(solution)),
    )


def exceptions(solution: Solution) -> list[Reason]:
    """The lowest score could not rest: Art. 8 d is gone to although the lower players have not all had their rest.

    Even who has met all the withdrawn, whom Art. 12 excludes, rests before the event is given up.
    """
    if not solution.passed_over:
        return []
    refused = [player for group in solution.passed_over for player in group.players]
    resting = next(rest for rest in solution.rests if rest.kind in ("rf", "rr"))
    args = {"player": resting.player, "refused": refused}
    if resting.kind == "rf" and any(group.kind == "rr" for group in solution.passed_over):
        return [Reason("rest_of_one_who_met_all", "Art. 12", "F11", args)]
    return [Reason("another_rest", "Art. 8 d", "F7", args)]


def remarks(solution: Solution) -> list[Reason]:
    """What an arbiter should see at once: where the rotation started, and what Art. 15 un-made."""
    found = solution.situation
    if found.start is None:
        return []
    names = solution.search.names if solution.search else found.active
    top = max((found.past.score[player] for player in names if player), default=0)
    before = found.tournament.history[-1]
    rested = any(rest.player == found.start and rest.kind in ("rf", "rr") for rest in before.rests)
    code = "rotation_started_rest" if rested else "rotation_started" if before.games else "rotation_started_first"
    told = [
        Reason(code, "Art. 4", "F2" if rested else "F1", {"player": found.start, "top": Amount(top, found.past.per)})
    ]
    unmade = unmade_pairs(solution)
    if unmade:
        told.append(Reason("pairs_unmade", "Art. 15", "F14", {"pairs": [list(pair) for pair in unmade]}))
    return told


def unmade_pairs(solution: Solution) -> list[tuple[int, int]]:
    """The pairs that the rotation had formed and Art. 15 had to un-make, in order of formation."""
    if solution.found is None or solution.search is None or not solution.found.refusals:
        return []
    names = solution.search.names
    kept = 0
    pairs, first_try = solution.found.pairs, solution.found.first_try
    while kept < len(first_try) and pairs[kept] == first_try[kept]:
        kept += 1
    return [(names[a], names[b]) for a, b in first_try[kept:]]
