"""`tabellone pair`: the next round."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tabellone.cli.session import (
    DONE,
    Session,
    WrongUseError,
    explain_failure,
    failure_data,
    read_bytes,
    verb,
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


@verb
def run_pair(
    session: Session,
    file: str,
    strict: bool = False,
    certificate: str | None = None,
    output: str | None = None,
    prove: bool = False,
) -> int:
    """Pair the next round, write the proof or the document with the round in it where asked to, and print the round."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = session.introduce(read_data(data))
    try:
        without, tournament = tournament.seed, _with_seed(tournament, system)
        decision = _proven(tournament, system) if prove else system.pair(tournament)
    except UserError as error:
        session.warn(warning for warning in warnings if warning != error.reason)  # nothing is said twice
        if certificate is not None and isinstance(error, NoLegalPairingError):
            write_json(certificate, system.certificate(tournament))
        raise
    session.warn(warnings)
    answer = pairing_data(decision, session.speaker)
    if strict and decision.exceptions:
        raise NoLegalPairingError("exception_needed", round=decision.round, exceptions=Reasons(decision.exceptions))
    text = pairing_text(tournament, decision, system.scoring(tournament).units_per_point, session.speaker)
    answer |= {"seed": tournament.seed} if tournament.seed != without else {}
    if tournament.seed != without and all("seed" not in reason.args for reason in decision.remarks):
        text += "\n\n" + session.speaker.say("draw_seed", seed=tournament.seed)
    try:
        if certificate is not None:
            write_json(certificate, system.certificate(tournament, decision))
        if output is not None:
            from tabellone.formats.changes import with_round

            write_json(output, with_round(data, answer), replacing=file)
    except WrongUseError as error:  # the pairing itself is not lost, and what is printed is one answer
        session.answer(answer | failure_data(session, error), text)
        return explain_failure(session, error)
    session.answer(answer, text)
    return DONE


def _with_seed(tournament: Tournament, system: System) -> Tournament:
    """A round by lot without a seed gets one, so that two events are not drawn alike; it is said and written."""
    if tournament.lots_seed or not isinstance(system, DrawsLots) or not system.draws_lots(tournament):
        return tournament
    return tournament._replace(seed=secrets.token_hex(4))


def _proven(tournament: Tournament, system: System) -> Decision:
    """A seating at tables, proven best by a solver."""
    if not isinstance(system, CanPlan):
        raise WrongUseError("nothing_to_prove", system=system.name)
    from tabellone.optimize.seating import NoSolverError, proven_round

    try:
        return proven_round(tournament)
    except NoSolverError as error:
        raise WrongUseError(error.reason.code) from None
