"""Certificates of participation, a sheet for everybody."""

from collections import Counter

from tabellone.documents.dates import day_text
from tabellone.documents.listings.table import TableContext
from tabellone.documents.numbers import format_amount
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasBrackets
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.team_view import competitors
from tabellone.exports.pdf.sections import Section, breakable


def certificates(subject: TableContext) -> Section:
    """Returns a sheet for everybody in the order of the standings, with the place once the event is over."""
    tournament, say = subject.tournament, subject.speaker.say
    lines = subject.system.standings(tournament)
    over = bool(tournament.history) and is_finished(subject.system, tournament)
    sharing = Counter(line.place for line in lines)
    everybody = competitors(tournament)
    where = [part for part in (tournament.place, day_text(tournament.date, subject.speaker)) if part]
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
                "said": _achievement_text(subject, line, sharing[line.place] > 1)
                if over
                else say("certificate_took_part"),
            }
            for line in lines
        ],
    }


def _achievement_text(subject: TableContext, line: Standing, is_shared: bool) -> str:
    """An elimination is about the place alone."""
    say = subject.speaker.say
    place = say("certificate_shared" if is_shared else "certificate_place", place=line.place)
    if isinstance(subject.system, HasBrackets):
        return f"{place}."
    return f"{place}{say('certificate_points', points=format_amount(line.points), count=_plural(line.points))}"


def _plural(points: Amount) -> int:
    """Returns the number for the plural: up to one is singular, as in «½ punto»."""
    return 1 if 0 < points.units <= points.per else 2
