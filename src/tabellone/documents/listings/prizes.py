"""Prizes as they are handed out."""

from collections.abc import Sequence

from tabellone.documents.listings.cells import Cell, Name, Place, Whole, Words
from tabellone.documents.listings.competitors import competitor_name
from tabellone.documents.listings.listing import Kind, Listing, Subject
from tabellone.documents.prizes import award_text, prizes_heading, team_award_text, undivided_lines
from tabellone.engine.ranking.prizes import PrizeDivision
from tabellone.engine.ranking.standings import Standing


def prizes(subject: Subject, lines: Sequence[Standing], shared: PrizeDivision, is_provisional: bool) -> Listing:
    """A row an award; what cannot be divided or waits for a lot is said below."""
    columns = (
        subject.column("place", Kind.FIGURE, is_told=False),
        subject.column("number", Kind.FIGURE),
        subject.column("name", Kind.NAME),
        subject.column("listing_prize", Kind.NAME, "prize"),
    )
    place_of = {line.player: line.place for line in lines}
    rows: list[tuple[Cell, ...]] = [
        (
            Place(place_of[award.player]),
            Whole(award.player),
            Name(competitor_name(subject.tournament, award.player, subject.speaker), award.player),
            Words(award_text(award, subject.speaker)),
        )
        for award in shared.awards
    ]
    rows += [
        (
            Place(award.place),
            Whole(None),
            Words(award.team),
            Words(team_award_text(award, subject.speaker)),
        )
        for award in shared.teams
    ]
    title = subject.speaker.say(prizes_heading(is_provisional))
    return Listing("prizes", title, columns, tuple(rows), tuple(undivided_lines(shared, subject.speaker)))
