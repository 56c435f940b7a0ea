"""`tabellone import` and `tabellone export`: FIDE's tournament report files."""

import json

from tabellone.cli.context import DONE, CommandContext, command, read_bytes, write_json, write_text
from tabellone.documents.reasons import reason_data
from tabellone.engine.fide_identity import Issuer, resolve_card, resolve_title
from tabellone.formats.document import Document, read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.reading import read_report
from tabellone.formats.trf.rendering import LINE_END
from tabellone.formats.trf.writing import write_report


@command
def run_import(context: CommandContext, file: str, system: str | None, output: str | None) -> int:
    """Make a document of a report; without a file to write to, print it."""
    data, document, warnings = read_report(read_bytes(file), system)
    tournament = context.use_names_of(document).tournament
    context.print_warnings(warnings)
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if output is not None:
        write_json(output, data)
        counts = {"players": len(tournament.players), "played": len(tournament.history), "rounds": tournament.rounds}
        text = context.speaker.say("trf_imported", file=output, **counts)
    told = [reason_data(warning, context.speaker) for warning in warnings]
    context.print_answer({"document": data, "warnings": told}, text)
    return DONE


def _clarify(document: Document, cards: str | None, cm: str | None) -> Document:
    players = document.tournament.players
    if cards is not None:
        players = tuple(resolve_card(player, Issuer(cards)) for player in players)
    if cm is not None:
        players = tuple(resolve_title(player, Issuer(cm)) for player in players)
    return document._replace(tournament=document.tournament._replace(players=players))


@command
def run_export(
    context: CommandContext,
    file: str,
    version: str,
    output: str | None,
    cards: str | None = None,
    cm: str | None = None,
) -> int:
    """Make a report of a document; without a file to write to, print it.

    `cards` and `cm` say what older documents do not: whose number a card is, and whose title CM is.
    """
    data = read_object(read_bytes(file))
    document = _clarify(context.use_names_of(read_data(data)), cards, cm)
    written = write_report(document, data, Version(version))
    report, warnings = written.text, [*document.warnings, *written.warnings]
    context.print_warnings(warnings)
    text = report.rstrip("\n")
    if output is not None:
        write_text(output, report, LINE_END)
        tournament = document.tournament
        counts = {"players": len(tournament.players), "played": len(tournament.history)}
        text = context.speaker.say("trf_exported", file=output, version=version, **counts)
    told = [reason_data(warning, context.speaker) for warning in warnings]
    context.print_answer({"trf": report, "warnings": told}, text)
    return DONE
