"""`tabellone openings`: the tables of openings, or the draw for the last round of an event."""

import secrets
from typing import Any

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, write_json
from tabellone.documents.openings import drawn_openings_text, opening_data, openings_text
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import Tournament
from tabellone.engine.openings.book import openings, openings_of_table
from tabellone.engine.openings.draw import TableChoice, draw_openings, opening_remarks, wrong_table_reason
from tabellone.engine.openings.names import OpeningEdition, OpeningTable
from tabellone.engine.openings.options import OpeningDraw, opening_draw, opening_rules
from tabellone.formats.document import read_data
from tabellone.formats.document_edits import set_openings
from tabellone.formats.json_text import read_object

TABLES = {"general": OpeningTable.GENERAL, **{which.name: which for which in OpeningTable if len(which.name) == 1}}
EDITIONS = {"2008": OpeningEdition.OF_2008, "later": OpeningEdition.LATER}


@command
def run_tables(context: CommandContext, name: str, edition: str) -> int:
    if not openings_of_table(TABLES[name], EDITIONS[edition]):
        raise WrongUseError("no_table_d")
    numbers = set(openings_of_table(TABLES[name], EDITIONS[edition]))
    shown = [opening for opening in openings(EDITIONS[edition]) if opening.number in numbers]
    context.print_answer(
        {"openings": [opening_data(opening) for opening in shown]}, openings_text(shown, context.speaker)
    )
    return DONE


@command
def run_openings(
    context: CommandContext, file: str, seed: str | None, output: str | None, decided: TableChoice | None = None
) -> int:
    """The openings of the last round: drawn now, or as they were drawn."""
    data = read_object(read_bytes(file))
    document = context.use_names_of(read_data(data))
    context.print_warnings(document.warnings)
    tournament = document.tournament
    context.use_player_names(tournament.players)
    if opening_draw(tournament.rules) is OpeningDraw.NONE:
        raise WrongUseError("no_openings_announced")
    if not tournament.history:
        raise WrongUseError("no_round_yet")
    number = len(tournament.history)
    drawn = tournament.history[-1].openings
    if not drawn:
        seed = _usable_seed(seed) or secrets.token_hex(4)
        objection = wrong_table_reason(tournament, number)
        if objection is not None and decided is None:
            raise WrongUseError("openings_table_undecided", objection.article, because=objection)
        drawn = draw_openings(tournament, number, seed, decided)
        if output is not None:
            write_json(output, set_openings(data, drawn, seed), replacing=file)
    elif seed is not None or output is not None or decided is not None:
        raise WrongUseError("openings_drawn_already", round=number)
    else:
        context.print_warnings(opening_remarks(tournament, number))
    context.print_answer(*_answer(context, tournament, drawn, seed))
    return DONE


def _usable_seed(seed: str | None) -> str | None:
    if seed is not None and (not seed.strip() or not seed.isprintable() or len(seed) > MAX_TEXT_LENGTH):
        raise WrongUseError("seed_unusable", longest=MAX_TEXT_LENGTH)
    return seed


def _answer(
    context: CommandContext, tournament: Tournament, drawn: tuple[int, ...], seed: str | None
) -> tuple[Any, str]:
    edition, number, say = opening_rules(tournament.rules).opening_edition, len(tournament.history), context.speaker.say
    name = context.speaker.name
    boards = [f"{name(game.white)} – {name(game.black)}" for game in tournament.history[-1].board_games]
    book = openings(edition)
    data = {"round": number, "seed": seed, "openings": [opening_data(book[opening - 1]) for opening in drawn]}
    text = [f"{say('round')} {number}", drawn_openings_text(drawn, boards, edition, context.speaker)]
    return data, "\n\n".join([*text, *([say("draw_seed", seed=seed)] if seed else [])])
