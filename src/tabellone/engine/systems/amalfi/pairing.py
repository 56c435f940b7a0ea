"""The next round of an Amalfi tournament."""

from collections.abc import Sequence

from tabellone.engine.decision import Decision
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import boards, broken_on
from tabellone.engine.systems.amalfi.compatibility import Waivable
from tabellone.engine.systems.amalfi.solution import BYE, Solution, situation, solve


def pair(tournament: Tournament) -> Decision:
    """Pair the next round."""
    return decision(solve(situation(tournament)))


def decision(solution: Solution) -> Decision:
    """The round, ready to be published."""
    found = boards(solution)
    tournament = solution.situation.tournament
    rests = [] if solution.bye is None else [Rest(solution.bye, "bye")]
    rests += [Rest(p, "half") for p in sorted(tournament.half)]
    rests += [Rest(p, "absent") for p in sorted(tournament.absent)]
    broken = [reason for board in found for reason in broken_on(solution.situation, board)] if solution.waived else []
    exceptions = _waivers(solution, broken) + broken
    return Decision(
        round=solution.situation.round,
        games=tuple(found),
        rests=tuple(rests),
        scores=solution.situation.past.score,
        exceptions=tuple(solution.situation.edition.cite(reason) for reason in exceptions),
    )


def _waivers(solution: Solution, broken: Sequence[Reason]) -> list[Reason]:
    """A11, A19: what was set aside, each named and never silent; a rule that no board breaks was not."""
    happened = {Waivable(reason.reading) for reason in broken} | (solution.waived & {Waivable.BYE})
    refused = [candidate for player, candidate in solution.refusals() if player == BYE]
    exceptions = []
    if refused and Waivable.BYE not in solution.waived:
        args = {"player": solution.bye, "refused": refused}
        exceptions.append(Reason("another_bye", "B.2.1", "A11", args))
    exceptions += [
        Reason(f"waived_{rule.name.lower()}", "B.2.2" if rule is Waivable.BYE else "B.3.1", "A19", {"rule": rule.value})
        for rule in Waivable
        if rule in happened
    ]
    return exceptions
