"""Certificates of participation, a sheet for everybody."""

from tabellone.documents.exact import as_text
from tabellone.documents.listings.listing import Subject
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.competitors import competitors
from tabellone.exports.pdf.sections import Section, breakable


def certificates(subject: Subject) -> Section:
    """In the order of the standings; the place is said once the event is over."""
    tournament, say = subject.tournament, subject.speaker.say
    over = bool(tournament.history) and is_finished(subject.system, tournament)
    everybody = competitors(tournament)
    return {
        "kind": "certificates",
        "title": say("paper_certificate"),
        "landscape": True,
        "given_to": say("certificate_given_to"),
        "where": tournament.place,
        "signature": tournament.arbiter or say("certificate_signature"),
        "certificates": [
            {
                "name": breakable(everybody[line.player - 1].name or say("player_without_name", number=line.player)),
                "said": _said(subject, line) if over else say("certificate_took_part"),
            }
            for line in subject.system.standings(tournament)
        ],
    }


def _said(subject: Subject, line: Standing) -> str:
    return subject.speaker.say("certificate_place", place=line.place, points=as_text(line.points))
