"""What the announcement of a team event can choose, besides the options of its system."""

from enum import Enum
from typing import Annotated, Any, NamedTuple

from tabellone.engine.options import Range, option

MAX_BOARDS = 10
MAX_TOTAL_RATING = 99_999
"""The largest limit on the ratings of a line-up together."""


class Competitors(Enum):
    """Whether players or teams are the competitors."""

    PLAYERS = "players"
    TEAMS = "teams"


class LineUps(Enum):
    """Art. 4: whether players keep their boards."""

    FIXED = "fixed"
    """a) «che ogni giocatore mantenga inalterato il numero di damiera che occuperà al primo turno»; the captain has
    given it at enrolment, as the order of the roster.
    """
    FIXED_IN_ENVELOPE = "fixed_in_envelope"
    """The same, handed in sealed before the first match of the team (Art. 5 a)."""
    EVERY_ROUND = "every_round"
    """b) «che ad ogni turno il capitano possa modificare il numero di damiera dei componenti»."""

    @property
    def keeps_boards(self) -> bool:
        """Whether a player who has had a board keeps it (Art. 4 a)."""
        return self is not LineUps.EVERY_ROUND


class Meetings(Enum):
    """Art. 6: whom the members of a team meet."""

    BOARD_BY_BOARD = "board_by_board"
    """«il componente la squadra avversaria contraddistinto col suo stesso numero»."""
    EVERYONE = "everyone"
    """«tutti i componenti la squadra opposta alla propria»."""


class EmptyBoards(Enum):
    """Which boards may be empty in a short team."""

    ANY = "any"
    """9.4.1: «una qualsiasi delle damiere»."""
    LAST = "last"
    """Only the last ones, as announcements of chess events have it: nobody sits below an empty board."""


class PlayOff(Enum):
    """8.2.4: who plays off for teams that are still equal."""

    NONE = "no_play_off"
    ALL_BOARDS = "all_boards"
    """a) «fra i componenti le squadre»."""
    FIRST_BOARDS = "first_boards"
    """b) «fra i numeri uno delle squadre»."""
    SOME_BOARDS = "some_boards"
    """c) «fra un numero determinato di componenti le squadre»."""


class TeamRules(NamedTuple):
    """The options of team events, in every system that pairs two at a time."""

    competitors: Competitors = Competitors.PLAYERS
    """Whether players or teams are paired, ranked and rested; what follows is for teams only."""
    boards: Annotated[int, Range(1, MAX_BOARDS)] = 4
    """How many players a team has at the boards (Art. 1); a pair has two (Art. 10)."""
    line_ups: LineUps = LineUps.FIXED
    """Whether a line-up stands for the whole event or for one round (Art. 4)."""
    meetings: Meetings = Meetings.BOARD_BY_BOARD
    """Whether each player meets the one of his board or all the others (Art. 6)."""
    reserves: bool = True
    """Whether a roster may be larger than the boards (Art. 2)."""
    rating_limit: Annotated[int, Range(0, MAX_TOTAL_RATING)] = 0
    """The highest total of the ratings of a line-up (Art. 2); 0 for none."""
    rating_list: str = ""
    """The list that limit is counted by, with its date."""
    empty_boards: EmptyBoards = EmptyBoards.ANY
    """Which boards may be left empty (9.4.1)."""
    play_off: PlayOff = PlayOff.NONE
    """In a round robin, who plays off for teams that are equal (8.2.4)."""
    boards_before_play_off: bool = False
    """With more than two equal teams, whether the boards are compared before a play-off (8.2, N.B.)."""


def team_rules(rules: Any) -> TeamRules:
    """Returns the team options of any system; players compete by default."""
    return option(rules, TeamRules) or PLAYERS


PLAYERS = TeamRules()


def is_by_teams(rules: Any) -> bool:
    return team_rules(rules).competitors is Competitors.TEAMS
