"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.standings import standings_data, standings_text


@verb
def run_standings(session: Session, file: str) -> int:
    """Print the standings after the rounds played."""
    tournament, system, _ = session.open(file)
    ranked = system.standings(tournament)
    session.answer(standings_data(ranked), standings_text(tournament, ranked, session.speaker))
    return DONE
