"""Prizes as they are handed out."""

from tabellone.documents.listings.cells import Words
from tabellone.documents.listings.listing import Kind, Listing, Subject
from tabellone.documents.prizes import award_text, prizes_heading, undivided_lines
from tabellone.engine.ranking.prizes import Shared


def prizes(subject: Subject, shared: Shared, is_provisional: bool) -> Listing:
    """A row an award; what cannot be divided or waits for a lot is said below."""
    columns = (subject.column("name", Kind.NAME), subject.column("listing_prize", Kind.NAME, "prize"))
    rows = [(Words(subject.speaker.name(award.player)), Words(award_text(award))) for award in shared.awards]
    title = subject.speaker.say(prizes_heading(is_provisional))
    return Listing("prizes", title, columns, tuple(rows), tuple(undivided_lines(shared, subject.speaker)))
