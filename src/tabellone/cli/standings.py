"""`tabellone standings`."""

from tabellone.cli.session import DONE, Session, verb
from tabellone.documents.prizes import prizes_data, prizes_text
from tabellone.documents.standings import open_games, standings_data, standings_text
from tabellone.engine.ranking.prizes import shared_prizes


@verb
def run_standings(session: Session, file: str) -> int:
    """Print the standings after the rounds played."""
    tournament, system, _ = session.open(file)
    ranked = system.standings(tournament)
    data, text = standings_data(ranked), standings_text(tournament, ranked, session.speaker)
    finished = len(tournament.history) == tournament.rounds and not open_games(tournament)
    if system.honours_first_place and finished:
        honoured = [line.player for line in ranked if line.place == 1]
        data["roll_of_honour"] = honoured
        text += f"\n\n{session.speaker.say('roll_of_honour')} {session.speaker.names(honoured)}"
    if tournament.prizes:
        shared = shared_prizes(tournament.prizes, ranked, tournament.players)
        data |= prizes_data(shared)
        text += "\n\n" + prizes_text(shared, session.speaker)
    session.answer(data, text)
    return DONE
