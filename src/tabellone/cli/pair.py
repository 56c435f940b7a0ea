"""`tabellone pair`: the next round."""

from tabellone.cli.session import DONE, NO_PAIRING, Session, verb, write_json
from tabellone.documents.pairing import pairing_data, pairing_text


@verb
def run_pair(session: Session, file: str, strict: bool = False, certificate: str | None = None) -> int:
    """Pair the next round and print it; with `certificate`, write its proof first."""
    tournament, system, _ = session.open(file)
    decision = system.pair(tournament)
    if strict and decision.exceptions:
        exceptions = "; ".join(session.speaker.sentence(reason) for reason in decision.exceptions)
        sentence = session.speaker.say("exception_needed", round=decision.round, exceptions=exceptions)
        session.complain(session.speaker.say("error", text=sentence))
        return NO_PAIRING
    if certificate is not None:
        write_json(certificate, system.certificate(tournament))
    session.answer(pairing_data(decision, session.speaker), pairing_text(tournament, decision, session.speaker))
    return DONE
