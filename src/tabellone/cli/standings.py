"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.prizes import prizes_data, prizes_text
from tabellone.documents.standings import standings_data, standings_text
from tabellone.engine.ranking.prizes import shared_prizes


@verb
def run_standings(session: Session, file: str) -> int:
    """Print the standings after the rounds played."""
    tournament, system, _ = session.open(file)
    ranked = system.standings(tournament)
    data, text = standings_data(ranked), standings_text(tournament, ranked, session.speaker)
    if tournament.prizes:
        shared = shared_prizes(tournament.prizes, ranked, tournament.players)
        data |= prizes_data(shared)
        text += "\n\n" + prizes_text(shared, session.speaker)
    session.answer(data, text)
    return DONE
