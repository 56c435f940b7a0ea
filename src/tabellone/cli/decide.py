"""`tabellone decide`: a lot, a blitz or a play-off among those who are equal, written into the document."""

import secrets

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, write_json
from tabellone.documents.listings.standings import standings
from tabellone.documents.listings.table import TableContext
from tabellone.documents.standings import standings_data, ties_data, ties_text
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint, Tournament
from tabellone.engine.ranking.ties import draw_tie_lot
from tabellone.engine.settling import require_decidable_tie, require_play_off
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object
from tabellone.reading.tie_decisions import write_decisions


@command
def run_decide(
    context: CommandContext, file: str, order: str, how: str | None, after: str, seed: str | None, output: str | None
) -> int:
    """The order the arbiter found, or with no `how` a lot among these that the program draws."""
    data = read_object(read_bytes(file))
    document = context.use_names_of(read_data(data))
    context.print_warnings(document.warnings)
    tournament, system, _ = document
    players = _players(order, tournament)
    if how is None:
        if seed is not None and (not seed.strip() or not seed.isprintable() or len(seed) > MAX_TEXT_LENGTH):
            raise WrongUseError("seed_unusable", longest=MAX_TEXT_LENGTH)
        decision = draw_tie_lot(tournament, players, seed or tournament.seed or secrets.token_hex(4))
    else:
        decision = TieDecision(players, TieDecisionMethod(how), TiedPoint(after))
    require_play_off(system, tournament, decision)
    require_decidable_tie(system, tournament, decision)
    decided = tournament._replace(decisions=(*tournament.decisions, decision))
    if output is not None:
        write_json(output, {**data, "decisions": write_decisions(decided.decisions)}, replacing=file)
    lines = system.standings(decided)
    listing = standings(TableContext(decided, system, context.speaker), lines)
    text = listing.as_text(decided.name) + ties_text(decided, lines, context.speaker)
    competitor = "team" if tournament.teams else "player"
    context.print_answer(standings_data(lines, competitor) | ties_data(decided), text)
    return DONE


def _players(order: str, tournament: Tournament) -> tuple[int, ...]:
    count = len(tournament.teams or tournament.players)
    numbers = [int(word) if word.isdecimal() and len(word) < 9 else 0 for word in order.replace(",", " ").split()]
    for number in numbers:
        if not 0 < number <= count:
            raise WrongUseError("no_such_team" if tournament.teams else "no_such_player", number=number, count=count)
    if len(set(numbers)) < max(2, len(numbers)):
        raise WrongUseError("order_needs_two")
    return tuple(numbers)
