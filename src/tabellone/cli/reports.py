"""`tabellone import` and `tabellone export`: FIDE's tournament report files."""

import json

from tabellone.cli.session import DONE, Session, read_bytes, verb, write_json, write_text
from tabellone.documents.reasons import reason_data
from tabellone.formats.document import read_data
from tabellone.formats.json_text import read_object
from tabellone.formats.trf.codes import Version
from tabellone.formats.trf.reading import read_report
from tabellone.formats.trf.rendering import LINE_END
from tabellone.formats.trf.writing import write_report


@verb
def run_import(session: Session, file: str, system: str | None, output: str | None) -> int:
    """Make a document of a report; without a file to write to, print it."""
    data, document, warnings = read_report(read_bytes(file), system)
    tournament = session.introduce(document).tournament
    session.warn(warnings)
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if output is not None:
        write_json(output, data)
        counts = {"players": len(tournament.players), "played": len(tournament.history), "rounds": tournament.rounds}
        text = session.speaker.say("trf_imported", file=output, **counts)
    told = [reason_data(warning, session.speaker) for warning in warnings]
    session.answer({"document": data, "warnings": told}, text)
    return DONE


@verb
def run_export(session: Session, file: str, version: str, output: str | None) -> int:
    """Make a report of a document; without a file to write to, print it."""
    data = read_object(read_bytes(file))
    document = session.introduce(read_data(data))
    report, lost = write_report(document, data, Version(version))
    warnings = [*document.warnings, *lost]
    session.warn(warnings)
    text = report.rstrip("\n")
    if output is not None:
        write_text(output, report, LINE_END)
        tournament = document.tournament
        counts = {"players": len(tournament.players), "played": len(tournament.history)}
        text = session.speaker.say("trf_exported", file=output, version=version, **counts)
    told = [reason_data(warning, session.speaker) for warning in warnings]
    session.answer({"trf": report, "warnings": told}, text)
    return DONE
