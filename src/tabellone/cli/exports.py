"""`tabellone export --csv`, `--ods`, `--xlsx` and `--pdf`: tables of data and papers as files."""

from datetime import datetime

from tabellone.cli.context import DONE, CommandContext, WrongUseError, command, read_bytes, require_absent, write_bytes
from tabellone.cli.standings import with_prize_lots_drawn
from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, TableRequest, all_tables
from tabellone.documents.listings.names import ALL
from tabellone.documents.listings.table import DataTable, TableContext
from tabellone.engine.model import Tournament
from tabellone.engine.rating.elo_rubele import WEIGHTS
from tabellone.exports.csv_file import BYTE_ORDER_MARK
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.spreadsheets import SPREADSHEETS, Workbook
from tabellone.formats.document import read_data, weight_of
from tabellone.formats.json_text import read_object


@command
def run_tables(
    context: CommandContext, file: str, kind: str, table: str, round_number: int | None, output: str | None
) -> int:
    """Write a table, or all of them, as a spreadsheet; CSV without a file to write to is printed."""
    asked = table_request(context, file, round_number)
    spreadsheet = SPREADSHEETS[kind]
    if output is None and spreadsheet.holds_many:
        raise WrongUseError("output_needed", kind=kind.upper())
    listings = all_tables(asked) if table == ALL else [_listing(table, asked)]
    name = asked.subject.tournament.name
    written = spreadsheet.write(Workbook(name, listings, context.speaker, context.language))
    answer = {"tables": {one.name: len(one.rows) for one in listings}}
    if output is None:
        context.print_answer(answer, written.decode().removeprefix(BYTE_ORDER_MARK).rstrip("\n"))
        return DONE
    write_bytes(output, written)
    labels = ", ".join(context.speaker.say(TABLE_DEFINITIONS[one.name].label) for one in listings)
    context.print_answer(answer | {"file": output}, context.speaker.say("tables_exported", tables=labels, file=output))
    return DONE


@command
def run_pdf(
    context: CommandContext, file: str, name: str, round_number: int | None, output: str | None, phones: PhoneLinks
) -> int:
    """Makes a paper; as large ones take seconds, it says first what it is doing."""
    from tabellone.exports.pdf.papers import PAPERS, PaperRequest, make_pdf

    if output is None:
        raise WrongUseError("output_needed", kind="PDF")
    require_absent(output)
    asked = table_request(context, file, round_number)
    tournament, what = asked.subject.tournament, context.speaker.say(PAPERS[name].label)
    counts = {"count": len(tournament.players), "rounds": len(tournament.history)}
    context.print_error(context.speaker.say("pdf_progress", what=what, **counts))
    content = make_pdf(name, PaperRequest(asked, context.language, datetime.now(), phones))
    write_bytes(output, content)
    context.print_answer({"paper": name, "file": output}, context.speaker.say("pdf_exported", what=what, file=output))
    return DONE


def table_request(context: CommandContext, file: str, round_number: int | None) -> TableRequest:
    """A document and the round asked for, else its last one."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = context.use_names_of(read_data(data))
    context.print_warnings(warnings)
    tournament = with_prize_lots_drawn(tournament, system)
    subject = TableContext(tournament, system, context.speaker)
    return TableRequest(subject, _round(tournament, round_number), WEIGHTS[weight_of(data)])


def _round(tournament: Tournament, round_number: int | None) -> int:
    last = len(tournament.history)
    if round_number is None:
        return last
    if not last:
        raise WrongUseError("no_round_yet")
    if not 1 <= round_number <= last:
        raise WrongUseError("no_such_round", number=round_number, last=last)
    return round_number


def _listing(table: str, asked: TableRequest) -> DataTable:
    defined = TABLE_DEFINITIONS[table]
    made = defined.make(asked)
    if made is None:
        raise WrongUseError("no_such_listing", table=asked.subject.speaker.say(defined.label))
    return made
