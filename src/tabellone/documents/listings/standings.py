"""The standings: of the competitors, of the teams that players at tables belong to, of the players of teams."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from tabellone.documents.listings.cells import Exact, Name, Place, TeamName, Whole, Words, Written
from tabellone.documents.listings.competitors import Competitors
from tabellone.documents.listings.listing import Column, Kind, Listing, Row, Subject
from tabellone.documents.standings import open_games, written_points
from tabellone.engine.capabilities import assumed_result
from tabellone.engine.early_end import early_end_reason
from tabellone.engine.phases import OverallLine, Phase
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.teams import TeamStanding
from tabellone.engine.teams.individual import IndividualStanding


def standings(subject: Subject, lines: Sequence[Standing]) -> Listing:
    """Of all competitors, best first."""
    who = Competitors(subject)
    rows = [
        (
            place_in(lines, index),
            *who.cells(line.player),
            Written(line.points, written_points(line)),
            *map(Exact, line.tie_breaks.values()),
        )
        for index, line in enumerate(lines)
    ]
    columns = (
        subject.column("place", Kind.FIGURE),
        *who.columns,
        subject.column("points", Kind.FIGURE),
        *tie_break_columns(subject, lines),
    )
    notes = (*standings_notes(subject), *equal_notes(subject, lines))
    return Listing("standings", standings_title(subject), columns, tuple(rows), notes)


def standings_title(subject: Subject) -> str:
    """After how many rounds, and whether something is still missing."""
    played, missing = len(subject.tournament.history), open_games(subject.tournament)
    say = subject.speaker.say
    title = say("standings_title", round=played) if played else say("standings_start")
    return f"{title} {say('standings_provisional', count=missing)}" if missing else title


def supposed_rounds(subject: Subject) -> list[int]:
    """Those of the rounds so far that nobody has played."""
    rules, rounds = subject.tournament.rules, range(1, subject.tournament.next_round)
    return [number for number in rounds if assumed_result(subject.system, rules, number) is not None]


def standings_notes(subject: Subject) -> list[str]:
    """What was not played: rounds that count all the same, and those after an early end."""
    supposed, say = supposed_rounds(subject), subject.speaker.say
    ended = early_end_reason(subject.system, subject.tournament)
    return [
        *([say("rounds_supposed", rounds=", ".join(map(str, supposed)))] if supposed else []),
        *([subject.speaker.sentence(ended)] if ended is not None else []),
    ]


def equal_notes(subject: Subject, lines: Sequence[Standing]) -> list[str]:
    """How a shared place is written, where there is one."""
    is_shared = any(above.place == below.place for above, below in pairwise(lines))
    return [subject.speaker.say("listing_equal_legend")] if is_shared else []


def tie_break_columns(subject: Subject, lines: Sequence[Standing]) -> list[Column]:
    """In the order in which they decide."""
    return [subject.column(tie_break.value, Kind.FIGURE) for tie_break in (lines[0].tie_breaks if lines else ())]


class Placed(Protocol):
    """A line of any ranking."""

    @property
    def place(self) -> int:
        """Its own, or the one it shares."""


def place_in(lines: Sequence[Placed], index: int) -> Place:
    """The place of a line; one that is shared is written at the first of those who share it."""
    place = lines[index].place
    return Place(place, index > 0 and lines[index - 1].place == place)


def team_standings(subject: Subject, teams: Sequence[TeamStanding]) -> Listing:
    """Of the teams whose members play at tables."""
    figures = ("points", "first_places", "best_individual", "best_place")
    columns = (
        subject.column("place", Kind.FIGURE),
        subject.column("team", Kind.NAME),
        *(subject.column(code, Kind.FIGURE) for code in figures),
    )
    rows: list[Row] = [
        (
            place_in(teams, index),
            TeamName(line.team, line.players[0]),
            Exact(line.points),
            *map(Exact, line.tie_breaks.values()),
        )
        for index, line in enumerate(teams)
    ]
    title = subject.speaker.say("team_standings_title", round=len(subject.tournament.history))
    return Listing("teams", title, columns, tuple(rows))


def individual_standings(subject: Subject, lines: Sequence[IndividualStanding]) -> Listing:
    """Of the players of a team event, with their teams."""
    team_of = {player: team for team in subject.tournament.teams for player in team.roster}
    columns = (
        subject.column("place", Kind.FIGURE),
        subject.column("name", Kind.NAME),
        subject.column("team", Kind.REMARK),
        *(subject.column(code, Kind.FIGURE) for code in ("points", "games_played", "team_board")),
    )
    rows = [
        (
            place_in(lines, index),
            Name(subject.speaker.person(line.player), team_of[line.player].number),
            Name(team_of[line.player].name, team_of[line.player].number),
            Exact(line.points),
            Whole(line.games),
            Whole(line.board),
        )
        for index, line in enumerate(lines)
    ]
    return Listing("individual", subject.speaker.say("individual_standings_title"), columns, tuple(rows))


def overall_standings(subject: Subject, lines: Sequence[OverallLine], phases: Sequence[Phase]) -> Listing:
    """Over all phases of an event, the last of which is the tournament itself."""
    columns = (
        subject.column("place", Kind.FIGURE),
        subject.column("name", Kind.NAME),
        subject.column("phase", Kind.REMARK),
        subject.column("points", Kind.FIGURE),
    )
    names = [phase.tournament.name for phase in phases]
    rows = [
        (
            place_in(lines, index),
            Name(line.name, line.player),
            Words(subject.tournament.name if line.phase is None else names[line.phase]),
            Exact(line.points),
        )
        for index, line in enumerate(lines)
    ]
    return Listing("overall", subject.speaker.say("overall_title"), columns, tuple(rows))
