"""When the rounds begin."""

from tabellone.documents.listings.cells import Cell, Whole, Words
from tabellone.documents.listings.listing import Kind, Listing, Subject
from tabellone.documents.round_games import shown_game
from tabellone.documents.schedule import day_of, hour_of


def schedule(subject: Subject) -> Listing:
    """A row a round that has its hour; at tables with what is played."""
    tournament, speaker = subject.tournament, subject.speaker
    columns = (
        subject.column("round", Kind.FIGURE),
        subject.column("listing_day", Kind.NAME, "day"),
        subject.column("listing_hour", Kind.FIGURE, "hour"),
        *([subject.column("game", Kind.REMARK)] if tournament.round_games else []),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in tournament.schedule:
        game = shown_game(tournament.round_games, one.round, speaker)
        played = [Words(game.text if game else "")] if tournament.round_games else []
        rows.append((Whole(one.round), Words(day_of(one.starts, speaker)), Words(hour_of(one.starts)), *played))
    return Listing("schedule", speaker.say("listing_schedule"), columns, tuple(rows))
