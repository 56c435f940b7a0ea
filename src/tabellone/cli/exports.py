"""`tabellone export --csv`, `--ods`, `--xlsx` and `--pdf`: tables of data and papers as files."""

from datetime import datetime

from tabellone.cli.session import DONE, Session, WrongUseError, read_bytes, require_absent, verb, write_bytes
from tabellone.cli.standings import with_lots_drawn
from tabellone.documents.listings.catalogue import LISTINGS, Asked, all_listings
from tabellone.documents.listings.listing import Listing, Subject
from tabellone.documents.listings.names import ALL
from tabellone.engine.model import Tournament
from tabellone.engine.rating.elo_rubele import WEIGHTS
from tabellone.exports.csv_file import MARK
from tabellone.exports.pdf.phones import Phones
from tabellone.exports.spreadsheets import SPREADSHEETS, Book
from tabellone.formats.document import read_data, weight_of
from tabellone.formats.json_text import read_object


@verb
def run_tables(session: Session, file: str, kind: str, table: str, number: int | None, output: str | None) -> int:
    """Write a table, or all of them, as a spreadsheet; CSV without a file to write to is printed."""
    asked = asked_of(session, file, number)
    spreadsheet = SPREADSHEETS[kind]
    if output is None and spreadsheet.holds_many:
        raise WrongUseError("output_needed", kind=kind.upper())
    listings = all_listings(asked) if table == ALL else [_listing(table, asked)]
    name = asked.subject.tournament.name
    written = spreadsheet.write(Book(name, listings, session.speaker, session.language))
    answer = {"tables": {one.name: len(one.rows) for one in listings}}
    if output is None:
        session.answer(answer, written.decode().removeprefix(MARK).rstrip("\n"))
        return DONE
    write_bytes(output, written)
    labels = ", ".join(session.speaker.say(LISTINGS[one.name].label) for one in listings)
    session.answer(answer | {"file": output}, session.speaker.say("tables_exported", tables=labels, file=output))
    return DONE


@verb
def run_pdf(session: Session, file: str, name: str, number: int | None, output: str | None, phones: Phones) -> int:
    """Set a paper; large ones take a few seconds, so what is done is said first."""
    from tabellone.exports.pdf.papers import PAPERS, PaperAsked, pdf_of

    if output is None:
        raise WrongUseError("output_needed", kind="PDF")
    require_absent(output)
    asked = asked_of(session, file, number)
    tournament, what = asked.subject.tournament, session.speaker.say(PAPERS[name].label)
    counts = {"count": len(tournament.players), "rounds": len(tournament.history)}
    session.complain(session.speaker.say("pdf_progress", what=what, **counts))
    content = pdf_of(name, PaperAsked(asked, session.language, datetime.now(), phones))
    write_bytes(output, content)
    session.answer({"paper": name, "file": output}, session.speaker.say("pdf_exported", what=what, file=output))
    return DONE


def asked_of(session: Session, file: str, number: int | None) -> Asked:
    """A document and the round asked for, else its last one."""
    data = read_object(read_bytes(file))
    tournament, system, warnings = session.introduce(read_data(data))
    session.warn(warnings)
    tournament = with_lots_drawn(tournament, system)
    subject = Subject(tournament, system, session.speaker)
    return Asked(subject, _round(tournament, number), WEIGHTS[weight_of(data)])


def _round(tournament: Tournament, number: int | None) -> int:
    last = len(tournament.history)
    if number is None:
        return last
    if not last:
        raise WrongUseError("no_round_yet")
    if not 1 <= number <= last:
        raise WrongUseError("no_such_round", number=number, last=last)
    return number


def _listing(table: str, asked: Asked) -> Listing:
    defined = LISTINGS[table]
    made = defined.make(asked)
    if made is None:
        raise WrongUseError("no_such_listing", table=asked.subject.speaker.say(defined.label))
    return made
