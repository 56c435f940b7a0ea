"""`tabellone rate`: Elo-Rubele after one event of draughts, or FIDE's rating after one of chess, every step shown."""

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes
from tabellone.documents.chess_rating import chess_rating_data, chess_working_lines
from tabellone.documents.listings.performance import performances
from tabellone.documents.listings.ratings import ratings
from tabellone.documents.listings.table import TableContext
from tabellone.documents.rating import rating_data, working_lines
from tabellone.documents.standings import count_open_results
from tabellone.engine.capabilities import PlaysChess, PlaysDraughts
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.model import Tournament
from tabellone.engine.rating.elo_rubele import WEIGHTS, RatingEdition
from tabellone.engine.rating.event import rate_event
from tabellone.engine.rating.fide import rate_chess
from tabellone.engine.reasons import Reason
from tabellone.formats.document import read_data, weight_of
from tabellone.formats.json_text import read_object


@command
def run_rate(
    context: CommandContext, file: str, game: str | None, edition: str, weight: str | None, player: int | None = None
) -> int:
    """Rates one event: new capitals at draughts, without the yearly bonus; performances and changes at chess."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = context.use_names_of(read_data(data))
    context.print_warnings(warnings)
    context.use_player_names(tournament.players)
    if player is not None and not 1 <= player <= len(tournament.players):
        raise WrongUseError("no_such_player", number=player, count=len(tournament.players))
    if isinstance(system, PlaysChess) and game is None and weight is None:
        return _rate_chess(context, TableContext(tournament, system, context.speaker), player)
    if not isinstance(system, PlaysDraughts):
        raise WrongUseError("not_a_draughts_event", system=system.name)
    chosen = DraughtsGame(game) if game else tournament.rules.game
    found = rate_event(tournament, chosen, RatingEdition(edition), WEIGHTS[int(weight) if weight else weight_of(data)])
    _warn_of_open_games(context, tournament)
    if ended := early_end_reason(system, tournament):
        context.print_warnings([ended])
    shown = [line for line in found if player in (None, line.player)]
    parts = [ratings(TableContext(tournament, system, context.speaker), shown).plain_text]
    if player is not None:
        parts += ["\n".join(working_lines(line, context.speaker)) for line in shown]
    context.print_answer(rating_data(shown, chosen), "\n\n".join(parts))
    return DONE


def _rate_chess(context: CommandContext, subject: TableContext, player: int | None) -> int:
    """Performances and changes by FIDE's tables."""
    _warn_of_open_games(context, subject.tournament)
    shown = [line for line in rate_chess(subject.tournament) if player in (None, line.player)]
    made = performances(subject, shown)
    of_one = ("\n".join(chess_working_lines(line, context.speaker)) for line in shown)
    below = made.notes if player is None else of_one
    context.print_answer(chess_rating_data(shown), "\n\n".join([made.plain_text, *below]))
    return DONE


def _warn_of_open_games(context: CommandContext, tournament: Tournament) -> None:
    missing = count_open_results(tournament)
    if missing:
        context.print_warnings([Reason("event_unfinished", args={"event": tournament.name, "count": missing})])
