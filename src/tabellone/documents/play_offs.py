"""FID Capo XIV, table 27, «spareggi – fino a 6 giocatori»: who would play off, and the pairs of a small girone."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.documents.calendar import CalendarRound, girone_table
from tabellone.engine.capabilities import HasPlayOffs
from tabellone.engine.model import Player, TiedPoint, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.settling import may_play_off
from tabellone.engine.system import System
from tabellone.engine.teams.team_view import competitors

MAX_PLAYERS = 6


class PlayOffForm(NamedTuple):
    """A form for those who are equal, or an empty one."""

    place: int | None
    """The one they are equal for."""
    on_points: bool
    """Equal on points only, or on the quotient too."""
    players: list[Player | None]
    """None where a line is to be filled in."""
    is_provided: bool
    """Whether the regulation has a play-off for this place, where it is announced; else something else decides."""
    rounds: list[CalendarRound]
    """Everybody against everybody, by the numbers drawn among them (table 8)."""


def make_play_off_forms(tournament: Tournament, system: System) -> list[PlayOffForm]:
    """A form for every tie of two to six: of those level on points for the first place, and of every place shared.

    Technical ranking e): «incontri di spareggio […] dopo il pari punti o il pari quoziente». Without a tie there is an
    empty form.
    """
    lines = system.standings(tournament) if tournament.history else []
    named = competitors(tournament)
    on_points = [line for line in lines if line.points == lines[0].points]
    shared = [list(group) for _, group in groupby(lines, key=lambda line: line.place)]
    after_points = not isinstance(system, HasPlayOffs) or TiedPoint.POINTS in system.play_off_points(tournament)
    ties = [(on_points, True)] if after_points and on_points not in shared else []
    ties += [(group, False) for group in shared]
    found = [
        PlayOffForm(
            tie[0].place,
            level,
            [named[line.player - 1] for line in tie],
            may_play_off(system, tournament, [line.player for line in tie]),
            girone_table(len(tie)),
        )
        for tie, level in ties
        if _fits(tie)
    ]
    return found or [empty_play_off_form()]


def empty_play_off_form(players: int = MAX_PLAYERS) -> PlayOffForm:
    """Returns an empty form for an even number of players or one less; the last number is in brackets."""
    return PlayOffForm(None, False, [None] * players, True, girone_table(players, players - 1))


def _fits(tie: Sequence[Standing]) -> bool:
    return 2 <= len(tie) <= MAX_PLAYERS
