"""Who plays: everybody, with whatever everybody may know of him."""

from tabellone.documents.listings.cells import Cell, Name, Whole, Words
from tabellone.documents.listings.competitors import Competitors, competitor_name
from tabellone.documents.listings.listing import Column, Kind, Listing, Subject
from tabellone.engine.model import Player, Team


def players(subject: Subject) -> Listing:
    """By number, which nobody has before the draw; of a team event team by team, in the order of the boards."""
    if subject.tournament.teams:
        return _of_teams(subject)
    who = Competitors(subject)
    late = any(player.enters > 1 for player in who.everybody)
    columns = (
        *who.columns,
        *([subject.column("listing_enters", Kind.FIGURE, "enters")] if late else []),
    )
    rows = [
        (
            Whole(player.number if subject.tournament.drawn else None),
            *who.cells(player.number)[1:],
            *([Whole(player.enters if player.enters > 1 else None)] if late else []),
        )
        for player in who.everybody
    ]
    return Listing("players", subject.speaker.say("listing_players"), columns, tuple(rows))


def _of_teams(subject: Subject) -> Listing:
    columns: tuple[Column, ...] = (
        subject.column("listing_team_number", Kind.FIGURE, "team_number"),
        subject.column("team", Kind.NAME),
        subject.column("team_board", Kind.FIGURE),
        subject.column("listing_member", Kind.NAME, "player"),
        subject.column("listing_title", Kind.REMARK, "title"),
        subject.column("rating", Kind.FIGURE),
    )
    rows = [row for team in subject.tournament.teams for row in _members(subject, team)]
    return Listing("players", subject.speaker.say("listing_players"), columns, tuple(rows))


def _members(subject: Subject, team: Team) -> list[tuple[Cell, ...]]:
    """In their order, an empty board included; the team is named in every row."""
    name = Name(competitor_name(subject.tournament, team.number, subject.speaker), team.number)
    people = [Name(subject.speaker.person(member), team.number) for member in team.players]
    return [
        (Whole(team.number), name, Whole(order), person, *_of_member(subject, member))
        for order, (member, person) in enumerate(zip(team.players, people, strict=True), 1)
    ]


def _of_member(subject: Subject, member: int | None) -> tuple[Cell, Cell]:
    player = Player(0) if member is None else subject.tournament.players[member - 1]
    return Words(player.shown_title), Whole(player.rating)
