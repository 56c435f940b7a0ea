"""`tabellone draw`: numbers and first colour, from a seed that is recorded and printed."""

import secrets
from pathlib import Path
from typing import Any

from tabellone.cli.session import DONE, Session, read_bytes, verb, write_json
from tabellone.documents.speaker import Speaker
from tabellone.documents.table import text_table
from tabellone.engine.model import Player
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.numbering import renumbered, with_provisional_numbers


@verb
def run_draw(session: Session, file: str, seed: str | None = None, output: str | None = None) -> int:
    """Number the players and draw the colour of number 1; everything else in the document stays as it is."""
    data = with_provisional_numbers(read_object(read_bytes(file)))
    tournament, system, _ = read_data(data)
    seed = seed or tournament.seed or secrets.token_hex(4)
    order, rules = system.numbered(tournament, seed)
    drawn = renumbered(data, order, rules, seed)
    numbered = read_data(drawn)
    session.speaker = Speaker(session.language, numbered.tournament.players)
    for warning in numbered.warnings:
        session.complain(session.speaker.say("warning", text=session.speaker.sentence(warning, cited=False)))
    if output is not None:
        write_json(output, drawn, may_replace=file != "-" and Path(output).resolve() == Path(file).resolve())
    session.answer(drawn, _text(session.speaker, numbered.tournament.players, rules, seed, output))
    return DONE


def _text(speaker: Speaker, players: tuple[Player, ...], rules: Any, seed: str, output: str | None) -> str:
    rows = [(player.number, player.name, player.rating or "", player.title) for player in players]
    headings = [speaker.say(code) for code in ("number", "name", "rating")]
    return "\n".join(
        [
            text_table([*headings, ""], rows),
            "",
            speaker.say("draw_colour", colour=speaker.say(rules.first_colour.value)),
            speaker.say("draw_seed", seed=seed),
            speaker.say("draw_not_saved") if output is None else speaker.say("draw_saved", file=output),
        ]
    )
