"""All papers by their names, and how each of them is made."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from tabellone.documents.dates import day_text
from tabellone.documents.listings.catalogue import TABLE_DEFINITIONS, TableRequest
from tabellone.documents.listings.rounds import pairings
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import count_open_results
from tabellone.engine.reasons import UserError
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf.brackets import bracket_sections
from tabellone.exports.pdf.cards import board_cards, place_cards, slips, table_cards
from tabellone.exports.pdf.certificates import certificates
from tabellone.exports.pdf.forms import FORMS
from tabellone.exports.pdf.openings import opening_sections
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.pdf.poster import poster
from tabellone.exports.pdf.sections import Section, breakable, table_section
from tabellone.exports.pdf.typesetting import typeset

BULLETIN_BEGINS = ("standings", "teams", "individual", "crosstable")
BULLETIN_ENDS = ("players", "ratings", "prizes")
"""The tables of a bulletin before and after its rounds."""
WALL_SHEETS = ("pairings", "alphabetical")
"""Tables that everybody reads before a round."""


class NoSuchPaperError(UserError):
    """An event has no such paper, or not yet."""


class PaperRequest(NamedTuple):
    """What a paper is made from: the table request, language, time, phone links and notices."""

    table_request: TableRequest
    language: str
    printed: datetime
    phones: PhoneLinks = PhoneLinks()
    notices: tuple[str, ...] = ()
    """What the desk says to everybody, below the pairings that are hung up."""


def _brackets(paper: PaperRequest) -> list[Section]:
    return bracket_sections(paper.table_request.subject)


def _slips(paper: PaperRequest) -> list[Section]:
    asked = paper.table_request
    return [slips(asked.subject, asked.round, paper.phones)] if asked.round else []


def _cards(paper: PaperRequest) -> list[Section]:
    asked = paper.table_request
    return [table_cards(asked.subject, asked.round, paper.phones)] if asked.round else []


def _boards(paper: PaperRequest) -> list[Section]:
    return [board_cards(paper.table_request.subject, paper.phones)]


def _places(paper: PaperRequest) -> list[Section]:
    return [place_cards(paper.table_request.subject)]


def _openings(paper: PaperRequest) -> list[Section]:
    return opening_sections(paper.table_request.subject, paper.table_request.round) if paper.table_request.round else []


def _poster(paper: PaperRequest) -> list[Section]:
    return [poster(paper.table_request.subject, paper.phones)]


def _certificates(paper: PaperRequest) -> list[Section]:
    return [certificates(paper.table_request.subject)]


def _bulletin(paper: PaperRequest) -> list[Section]:
    """The whole event: how it stands, every round, who played, ratings and prizes."""
    subject = paper.table_request.subject
    rounds = [pairings(subject, number) for number in range(1, subject.tournament.next_round)]
    begins, ends = _tables(paper.table_request, BULLETIN_BEGINS), _tables(paper.table_request, BULLETIN_ENDS)
    return [_cover(paper), *begins, *_brackets(paper), *map(table_section, rounds), *ends]


def _tables(asked: TableRequest, names: tuple[str, ...]) -> list[Section]:
    """Returns the sections of the named tables that the event has."""
    made = (TABLE_DEFINITIONS[name].make(asked) for name in names)
    return [table_section(listing) for listing in made if listing is not None]


def _cover(paper: PaperRequest) -> Section:
    subject = paper.table_request.subject
    tournament, say = subject.tournament, subject.speaker.say
    counts = {"count": len(competitors(tournament)), "rounds": len(tournament.history), "announced": tournament.rounds}
    missing = count_open_results(tournament)
    lines = [
        tournament.place,
        day_text(tournament.date, subject.speaker),
        say("bulletin_counts", **counts),
        tournament.arbiter and say("bulletin_arbiter", name=tournament.arbiter),
        say("standings_provisional", count=missing) if missing else "",
    ]
    return {"kind": "cover", "title": say("label_bulletin"), "lines": [line for line in lines if line]}


class Paper(NamedTuple):
    """One that can be printed."""

    label: str
    """The word for it."""
    make: Callable[[PaperRequest], list[Section]]
    """Nothing where an event has none, or not yet."""
    for_everybody: bool = True
    """Whether it shows only what is public; else it is the desk's."""


def _table_paper(name: str) -> Paper:
    def make(paper: PaperRequest) -> list[Section]:
        sections = _tables(paper.table_request, (name,))
        return [{**one, "notices": list(paper.notices)} for one in sections] if name in WALL_SHEETS else sections

    return Paper(TABLE_DEFINITIONS[name].label, make)


def _form_paper(name: str) -> Paper:
    def make(paper: PaperRequest) -> list[Section]:
        return FORMS[name](paper.table_request.subject, paper.table_request.round)

    return Paper(f"paper_{name.replace('-', '_')}", make, for_everybody=False)


PAPERS = {
    **{name: _table_paper(name) for name in TABLE_DEFINITIONS},
    **{name: _form_paper(name) for name in FORMS},
    "brackets": Paper("label_brackets", _brackets),
    "openings": Paper("label_openings", _openings),
    "slips": Paper("label_slips", _slips, for_everybody=False),
    "cards": Paper("label_cards", _cards, for_everybody=False),
    "boards": Paper("label_boards", _boards, for_everybody=False),
    "places": Paper("label_places", _places, for_everybody=False),
    "poster": Paper("label_poster", _poster, for_everybody=False),
    "certificates": Paper("label_certificates", _certificates, for_everybody=False),
    "bulletin": Paper("label_bulletin", _bulletin),
}
"""By name."""


def make_pdf(name: str, paper: PaperRequest) -> bytes:
    """A paper, set; NoSuchPaperError where there is none."""
    subject = paper.table_request.subject
    sections = PAPERS[name].make(paper)
    if not sections:
        raise NoSuchPaperError("no_such_paper", paper=subject.speaker.say(PAPERS[name].label))
    tournament = subject.tournament
    when = [part for part in (tournament.place, day_text(tournament.date, subject.speaker)) if part]
    return typeset(
        {
            "language": paper.language,
            "event": breakable(tournament.name or "Tabellone"),
            "when": "".join(f" · {part}" for part in when),
            "printed": subject.speaker.say("paper_printed", when=moment_text(paper.printed, subject.speaker)),
            "sections": sections,
        }
    )


def moment_text(moment: datetime, speaker: Speaker) -> str:
    return speaker.say("paper_moment", day=day_text(moment.date().isoformat(), speaker), time=f"{moment:%H:%M}")
