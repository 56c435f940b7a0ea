"""`tabellone rate`: Elo-Rubele after one event, every step shown."""

from tabellone.cli.session import DONE, Session, WrongUseError, read_bytes, verb
from tabellone.documents.listings.listing import Subject
from tabellone.documents.listings.ratings import ratings
from tabellone.documents.rating import rating_data, working_lines
from tabellone.documents.standings import open_games
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.draughts import Board
from tabellone.engine.rating.elo_rubele import WEIGHTS, Edition
from tabellone.engine.rating.event import rate_event
from tabellone.engine.reasons import Reason
from tabellone.formats.document import read_data, weight_of
from tabellone.formats.json_text import read_object


@verb
def run_rate(
    session: Session, file: str, game: str | None, edition: str, weight: str | None, player: int | None = None
) -> int:
    """New capitals from the capitals in the document; one event alone knows no year, so no yearly bonus."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = session.introduce(read_data(data))
    session.warn(warnings)
    session.speak_of(tournament.players)
    if not isinstance(system, PlaysDraughts):
        raise WrongUseError("not_a_draughts_event", system=system.name)
    if player is not None and not 1 <= player <= len(tournament.players):
        raise WrongUseError("no_such_player", number=player, count=len(tournament.players))
    chosen = Board(game) if game else tournament.rules.game
    found = rate_event(tournament, chosen, Edition(edition), WEIGHTS[int(weight) if weight else weight_of(data)])
    missing = open_games(tournament)
    if missing:
        session.warn([Reason("event_unfinished", args={"event": tournament.name, "count": missing})])
    shown = [line for line in found if player in (None, line.player)]
    parts = [ratings(Subject(tournament, system, session.speaker), shown).plain_text]
    if player is not None:
        parts += ["\n".join(working_lines(line, session.speaker)) for line in shown]
    session.answer(rating_data(shown, chosen), "\n\n".join(parts))
    return DONE
