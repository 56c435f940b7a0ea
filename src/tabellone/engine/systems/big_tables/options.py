"""What the announcement of an event at tables can choose."""

from enum import Enum
from typing import NamedTuple


class Middle(Enum):
    """The kind of the rounds between the first and the last (B3)."""

    TEAM = "by_team"
    INDIVIDUAL = "by_player"


class Blocks(Enum):
    """The unit of team places for closeness (B3): one by one, or by eights."""

    FOUR = "blocks_of_4"
    EIGHT = "blocks_of_8"

    @property
    def teams(self) -> int:
        """The number of teams that share a place."""
        return 8 if self is Blocks.EIGHT else 1

    @property
    def unit(self) -> str:
        """The message id of the unit of distances."""
        return "eights" if self is Blocks.EIGHT else "places"


class Share(Enum):
    """PBG: what a player's game points are compared with (B10)."""

    TOTAL = "of_total"
    WINNER = "of_winner"


class BigTablesOptions(NamedTuple):
    """The options of the system."""

    middle: Middle = Middle.TEAM
    """Rounds between the first and the last: Swiss by team, or individual."""
    blocks: Blocks = Blocks.FOUR
    """How team places are counted: one by one, or by eights, so that inside each of them distance does not count."""
    share: Share = Share.TOTAL
    """PBG, the tie-break of the first round: a share of the table's points, or of the winner's."""
    rotate_start: bool = False
    """Whether the starting seat goes to who has started least."""
    scale: str = "1000 611 403 200"
    """Ranking points of the places at a table."""
    relaxed: str = "0"
    """By how many places in all the tables of a round may be less close than the closest, for fewer rematches (B3)."""
    seed: str = ""
    """Of the random round; without it, the seed of the draw."""
