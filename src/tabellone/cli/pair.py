"""`tabellone pair`: the next round."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tabellone.cli.context import (
    DONE,
    CommandContext,
    WrongUseError,
    command,
    failure_data,
    read_bytes,
    report_error,
    write_json,
)
from tabellone.documents.pairing import pairing_data, pairing_text
from tabellone.engine.capabilities import CanPlan, DrawsLots
from tabellone.engine.reasons import NoLegalPairingError, Reasons, UserError
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object

if TYPE_CHECKING:
    from tabellone.engine.decision import Decision
    from tabellone.engine.model import Tournament
    from tabellone.engine.system import System


@command
def run_pair(
    context: CommandContext,
    file: str,
    strict: bool = False,
    certificate: str | None = None,
    output: str | None = None,
    prove: bool = False,
) -> int:
    """Pair the next round, write the proof or the document with the round in it where asked to, and print the round."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = context.use_names_of(read_data(data))
    try:
        without, tournament = tournament.seed, _with_seed(tournament, system)
        decision = _proven_decision(tournament, system) if prove else system.pair(tournament)
    except UserError as error:
        context.print_warnings(warning for warning in warnings if warning != error.reason)  # nothing is said twice
        if certificate is not None and isinstance(error, NoLegalPairingError):
            write_json(certificate, system.certificate(tournament))
        raise
    context.print_warnings(warnings)
    answer = pairing_data(decision, context.speaker)
    if strict and decision.exceptions:
        raise NoLegalPairingError("exception_needed", round=decision.round, exceptions=Reasons(decision.exceptions))
    text = pairing_text(tournament, decision, system.scoring(tournament).units_per_point, context.speaker)
    answer |= {"seed": tournament.seed} if tournament.seed != without else {}
    if tournament.seed != without and all("seed" not in reason.args for reason in decision.remarks):
        text += "\n\n" + context.speaker.say("draw_seed", seed=tournament.seed)
    try:
        if certificate is not None:
            write_json(certificate, system.certificate(tournament, decision))
        if output is not None:
            from tabellone.formats.document_edits import append_round

            write_json(output, append_round(data, answer), replacing=file)
    except WrongUseError as error:  # the pairing itself is not lost, and what is printed is one answer
        context.print_answer(answer | failure_data(context, error), text)
        return report_error(context, error)
    context.print_answer(answer, text)
    return DONE


def _with_seed(tournament: Tournament, system: System) -> Tournament:
    """A round by lot without a seed gets one, so that two events are not drawn alike; it is said and written."""
    if tournament.lots_seed or not isinstance(system, DrawsLots) or not system.draws_lots(tournament):
        return tournament
    return tournament._replace(seed=secrets.token_hex(4))


def _proven_decision(tournament: Tournament, system: System) -> Decision:
    """A seating at tables, proven best by a solver."""
    if not isinstance(system, CanPlan):
        raise WrongUseError("nothing_to_prove", system=system.name)
    from tabellone.optimize.seating import NoSolverError, proven_round

    try:
        return proven_round(tournament)
    except NoSolverError as error:
        raise WrongUseError(error.reason.code) from None
