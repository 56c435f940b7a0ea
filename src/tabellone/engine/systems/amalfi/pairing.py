"""The next round of an Amalfi tournament."""

from collections.abc import Sequence

from tabellone.engine.decision import Decision
from tabellone.engine.matching.lexicographic import Refusal
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, TextList
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.amalfi.boards import assign_boards, colour_violations
from tabellone.engine.systems.amalfi.compatibility import Waivable
from tabellone.engine.systems.amalfi.points import is_draw_half_point
from tabellone.engine.systems.amalfi.solution import BYE, RoundContext, Solution, read_context, solve


def pair(tournament: Tournament) -> Decision:
    return make_decision(solve(read_context(tournament)))


def make_decision(solution: Solution) -> Decision:
    """The round, ready to be published."""
    found = assign_boards(solution)
    rests = [] if solution.bye is None else [Rest(solution.bye, "bye")]
    rests += requested_rests(solution.context.tournament)
    broken = [colour_violations(solution.context, board) for board in found] if solution.waived else []
    exceptions = _waiver_exceptions(solution, broken) + [reason for board in broken for reason in board]
    return Decision(
        round=solution.context.round,
        encounters=tuple(found),
        rests=tuple(rests),
        scores=solution.context.history.score,
        exceptions=tuple(solution.context.edition.cite(reason) for reason in exceptions),
        remarks=tuple(_remarks(solution.context)),
    )


def requested_rests(tournament: Tournament) -> list[Rest]:
    """Returns the announced absences."""
    return [
        *(Rest(player, "half") for player in sorted(tournament.half)),
        *(Rest(player, "absent") for player in sorted(tournament.absent)),
    ]


def _remarks(context: RoundContext) -> list[Reason]:
    """Whose points on the sheet are not those of the standings (B.2.5)."""
    late = [player for player in context.pairing_list if context.has_late_half_point(player)]
    code = "late_half_points" if is_draw_half_point(context.tournament.rules) else "late_half_points_as_draw"
    return [Reason(code, "B.2.5", "A13", {"late": PlayerNumbers(late)})] if late else []


def _bye_exceptions(solution: Solution) -> list[Reason]:
    """A11: those passed over for the bye, by what their rest would have meant for the others."""
    refused: dict[str, list[int]] = {"another_bye": [], "another_bye_for_colours": []}
    for (player, candidate), refusal in solution.refusals().items():
        if player == BYE:
            unpaired = isinstance(refusal, Refusal) or solution.proof(refusal) is not None
            refused["another_bye" if unpaired else "another_bye_for_colours"].append(candidate)
    return [
        Reason(
            code,
            "B.2.1",
            "A11",
            {"player": _bye_player(solution), "refused": PlayerNumbers(players), "count": len(players)},
        )
        for code, players in refused.items()
        if players
    ]


def _bye_player(solution: Solution) -> PlayerNumber:
    assert solution.bye is not None, "an exception about the bye needs one"
    return PlayerNumber(solution.bye)


def _waiver_exceptions(solution: Solution, broken: Sequence[Sequence[Reason]]) -> list[Reason]:
    """A11, A19: what was set aside and where, each named and never silent; a rule that no board breaks was not."""
    exceptions = [] if Waivable.BYE in solution.waived else _bye_exceptions(solution)
    for rule in Waivable:
        boards = [n for n, board in enumerate(broken, 1) if rule.value in {reason.reading for reason in board}]
        if boards:
            name, args = rule.name.lower(), {"rule": rule.value}
            exceptions.append(Reason(f"waived_{name}", "B.3.1", "A19", args))
            exceptions.append(
                Reason(f"fewest_{name}", "B.3.1", "A19", {**args, "count": len(boards), "boards": TextList(boards)})
            )
    if Waivable.BYE in solution.waived:
        found = solution.context
        code = "waived_bye" if found.edition.bye.candidates(found.history, found.pairing_list) else "waived_bye_of_all"
        exceptions.append(Reason(code, "B.2.2", "A19", {"rule": Waivable.BYE.value, "player": _bye_player(solution)}))
    return exceptions
