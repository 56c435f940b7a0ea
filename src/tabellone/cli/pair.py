"""`tabellone pair`: the next round."""

from tabellone.cli.session import DONE, Session, read_bytes, verb, write_json
from tabellone.documents.pairing import pairing_data, pairing_text
from tabellone.engine.reasons import NoLegalPairingError
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object


@verb
def run_pair(
    session: Session,
    file: str,
    strict: bool = False,
    certificate: str | None = None,
    output: str | None = None,
) -> int:
    """Pair the next round and print it; then write the proof, or the document with the round in it, where asked to."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = session.introduce(read_data(data))
    session.warn(warnings)
    try:
        decision = system.pair(tournament)
    except NoLegalPairingError:
        if certificate is not None:
            write_json(certificate, system.certificate(tournament))
        raise
    answer = pairing_data(decision, session.speaker)
    if strict and decision.exceptions:
        raise NoLegalPairingError("exception_needed", round=decision.round, exceptions=answer["exceptions"])
    session.answer(answer, pairing_text(tournament, decision, system.scoring(tournament).per, session.speaker))
    if certificate is not None:
        write_json(certificate, system.certificate(tournament))
    if output is not None:
        from tabellone.formats.changes import with_round

        write_json(output, with_round(data, answer), replacing=file)
    return DONE
