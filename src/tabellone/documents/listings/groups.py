"""The standings of categories, ages and women: each group in the order of the general standings."""

from collections.abc import Sequence

from tabellone.documents.listings.cells import Exact, Place, Whole, Words, Written
from tabellone.documents.listings.competitors import Competitors
from tabellone.documents.listings.listing import Kind, Listing, Row, Subject
from tabellone.documents.listings.standings import standings_notes, standings_title, tie_break_columns
from tabellone.documents.player_groups import group_label
from tabellone.documents.standings import written_points
from tabellone.engine.player_groups import PlayerGroup, rank_within
from tabellone.engine.ranking.standings import Standing


def group_standings(subject: Subject, lines: Sequence[Standing], groups: Sequence[PlayerGroup]) -> Listing:
    """One group after the other, each row with its group, the place in it and the general one."""
    who = Competitors(subject)
    columns = (
        subject.column("group_of_players", Kind.REMARK, "group", is_told=len(groups) > 1),
        subject.column("place", Kind.FIGURE),
        subject.column("general_place", Kind.FIGURE),
        *who.columns,
        subject.column("points", Kind.FIGURE),
        *tie_break_columns(subject, lines),
    )
    ranked = [(group, one) for group in groups for one in rank_within(group, subject.tournament, lines)]
    rows: list[Row] = [
        (
            Words(group_label(group, subject.speaker)),
            Place(one.place, one.is_repeated),
            Whole(one.line.place),
            *who.cells(one.line.player),
            Written(one.line.points, written_points(one.line)),
            *map(Exact, one.line.tie_breaks.values()),
        )
        for group, one in ranked
    ]
    of = group_label(groups[0], subject.speaker) if len(groups) == 1 else subject.speaker.say("group_standings_title")
    equal = [subject.speaker.say("listing_equal_legend")] if any(one.is_repeated for _, one in ranked) else []
    title = f"{standings_title(subject)}: {of}"
    return Listing("groups", title, columns, tuple(rows), (*standings_notes(subject), *equal))
