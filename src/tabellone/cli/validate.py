"""`tabellone validate`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.reasons import reason_data


@verb
def run_validate(session: Session, file: str) -> int:
    """Say whether a document can be used, and what is worth a warning."""
    tournament, _, warnings = session.open(file)
    counts = {"players": len(tournament.players), "rounds": tournament.rounds, "played": len(tournament.history)}
    counts |= {"teams": len(tournament.teams)} if tournament.teams else {}
    data = {"valid": True, **counts, "warnings": [reason_data(warning, session.speaker) for warning in warnings]}
    session.answer(data, session.speaker.say("valid", **counts))
    return DONE
