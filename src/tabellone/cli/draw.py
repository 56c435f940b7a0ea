"""`tabellone draw`: numbers and first colour, from a seed that is recorded and printed."""

import secrets
from typing import Any

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, write_json
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.capabilities import PlaysDraughts, WarnsOfTheDraw
from tabellone.engine.limits import MAX_TEXT_LENGTH
from tabellone.engine.model import Colour, Player, Tournament
from tabellone.engine.options import option
from tabellone.engine.teams.team_view import competitors
from tabellone.formats.document import read_data
from tabellone.formats.document_edits import number_players, renumber
from tabellone.formats.json_text import read_object


@command
def run_draw(
    context: CommandContext, file: str, seed: str | None = None, output: str | None = None, again: bool = False
) -> int:
    """Number the players and draw the colour of number 1; everything else in the document stays as it is."""
    given = read_object(read_bytes(file))
    data = number_players(given)
    tournament, system, _ = read_data(data)
    if seed is not None:
        _require_usable(seed, tournament)
    seed = seed or tournament.seed or secrets.token_hex(4)
    who = "teams" if tournament.teams else "players"
    entries = zip(given[who], data[who], strict=True)
    newcomers = frozenset(entry["number"] for before, entry in entries if before.get("number") is None)
    if isinstance(system, PlaysDraughts) and not newcomers and not again:
        _require_first_draw(tournament)
    order, rules = system.draw_numbers(tournament, seed, newcomers)
    drawn = renumber(data, order, rules, seed)
    numbered = context.use_names_of(read_data(drawn))
    told = system.draw_warnings(numbered.tournament) if isinstance(system, WarnsOfTheDraw) else []
    context.print_warnings([*numbered.warnings, *(reason for reason in told if reason not in numbered.warnings)])
    if output is not None:
        write_json(output, drawn, replacing=file)
    context.print_answer(drawn, _text(context.speaker, competitors(numbered.tournament), rules, seed, output))
    return DONE


def _require_usable(seed: str, tournament: Tournament) -> None:
    """A seed can be written down; and once the tournament has started the lots are those drawn before it."""
    if not seed.strip() or not seed.isprintable() or len(seed) > MAX_TEXT_LENGTH:
        raise WrongUseError("seed_unusable", longest=MAX_TEXT_LENGTH)
    if tournament.history and seed != tournament.seed:
        raise WrongUseError("drawn_already")


def _require_first_draw(tournament: Tournament) -> None:
    """FID Capo V, Art. 2: «dovrà essere fatta una sola volta». Numbers with a seed have been drawn.

    At chess numbers follow the ratings, which may be put right until it begins. After the first round a draw changes no
    number, and where it must not change the seed it says so itself.
    """
    if tournament.drawn and tournament.seed is not None and not tournament.history:
        raise WrongUseError("drawn_once", seed=tournament.seed)


def _text(speaker: Speaker, players: tuple[Player, ...], rules: Any, seed: str, output: str | None) -> str:
    rows = [(player.number, player.name, player.shown_rating, player.shown_title) for player in players]
    headings = [speaker.say(code) for code in ("number", "name", "rating")]
    return "\n".join(
        [
            text_table([*headings, ""], rows),
            "",
            *_colour(speaker, rules),
            speaker.say("draw_seed", seed=seed),
            speaker.say("draw_not_saved") if output is None else speaker.say("draw_saved", file=output),
        ]
    )


def _colour(speaker: Speaker, rules: Any) -> list[str]:
    """The colour drawn for number 1, where the system draws one."""
    drawn = option(rules, Colour)
    return [] if drawn is None else [speaker.say("draw_colour", colour=speaker.say(drawn.value))]
