"""Certificates of participation, a sheet for everybody."""

from collections import Counter

from tabellone.documents.days import written_day
from tabellone.documents.exact import as_text
from tabellone.documents.listings.listing import Subject
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.competitors import competitors
from tabellone.exports.pdf.sections import Section, breakable


def certificates(subject: Subject) -> Section:
    """In the order of the standings; the place is said once the event is over."""
    tournament, say = subject.tournament, subject.speaker.say
    lines = subject.system.standings(tournament)
    over = bool(tournament.history) and is_finished(subject.system, tournament)
    sharing = Counter(line.place for line in lines)
    everybody = competitors(tournament)
    where = [part for part in (tournament.place, written_day(tournament.date, subject.speaker)) if part]
    return {
        "kind": "certificates",
        "title": say("paper_certificate"),
        "landscape": True,
        "given_to": say("certificate_given_to"),
        "where": breakable(", ".join(where)),
        "signature": say("certificate_signature"),
        "signed_by": breakable(tournament.arbiter),
        "certificates": [
            {
                "name": breakable(everybody[line.player - 1].name or say("player_without_name", number=line.player)),
                "said": _said(subject, line, sharing[line.place] > 1) if over else say("certificate_took_part"),
            }
            for line in lines
        ],
    }


def _said(subject: Subject, line: Standing, is_shared: bool) -> str:
    """An elimination is about the place alone."""
    say = subject.speaker.say
    place = say("certificate_shared" if is_shared else "certificate_place", place=line.place)
    if isinstance(subject.system, HasBrackets):
        return f"{place}."
    return f"{place}{say('certificate_points', points=as_text(line.points), count=_plural(line.points))}"


def _plural(points: Amount) -> int:
    """Up to one it is said as one, as in «½ punto»."""
    return 1 if 0 < points.units <= points.per else 2
