"""Who has a seat in a round while it is read: everybody exactly once, nobody who is not there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from tabellone.engine.handicap import HandicapRules
from tabellone.engine.reason_values import PlayerNumber
from tabellone.engine.reasons import BadDocumentError
from tabellone.engine.teams.options import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabellone.engine.model import Player, Team
    from tabellone.engine.results import ResultCodes
    from tabellone.engine.teams.options import TeamRules
    from tabellone.formats.unknown_fields import UnknownFields

ABSENT, EXPECTED, SEATED = 0, 1, 2
"""What a player is in a round while it is read."""


class Attendance(NamedTuple):
    """A round being read, and what its readers share."""

    round_number: int
    path: str
    """Its place in the document."""
    competitors: Sequence[Player | Team]
    status: bytearray
    """By number."""
    codes: ResultCodes
    """The results that can occur."""
    assumed: str | None
    """The result everybody has where nobody plays; None where it is played."""
    unknown: UnknownFields
    people: tuple[Player, ...] = ()
    """Where the competitors are teams, who plays in them."""
    team_of: Mapping[int, int] = {}
    """The team of each of them."""
    team_rules: TeamRules = PLAYERS
    handicap_rules: HandicapRules = HandicapRules()

    @property
    def competitor_field(self) -> str:
        return "team" if self.people else "player"

    def name_of(self, number: int) -> str:
        """Returns the name of a member of a team for a message."""
        known = self.people[number - 1].name if 0 < number <= len(self.people) else ""
        return known or str(number)[:20]

    @property
    def missing(self) -> int:
        """The first who takes part and has no seat yet; below 1 if there is none."""
        return self.status.find(EXPECTED)

    def take(self, number: Any, path: str, seated_already: str) -> None:
        """Seats a player who is expected and has no seat."""
        self.require_player(number, path)
        self.require_expected(number, path, seated_already)
        self.status[number] = SEATED

    def require_player(self, number: Any, path: str) -> None:
        """Raises unless it is the number of a competitor."""
        if type(number) is not int:
            raise BadDocumentError("not_a_whole_number", path)
        if not 0 < number < len(self.status):
            raise BadDocumentError("unknown_player", path, player=PlayerNumber(number) if abs(number) < 10**9 else "…")

    def require_expected(self, number: int, path: str, seated_already: str) -> None:
        """Raises unless the player takes part in this round and has no seat yet."""
        if self.status[number] == SEATED:
            raise BadDocumentError(seated_already, path, player=PlayerNumber(number), round=self.round_number)
        if self.status[number] == ABSENT:
            player = self.competitors[number - 1]
            if player.enters > self.round_number:
                raise BadDocumentError(
                    "not_yet_entered", path, player=PlayerNumber(number), round=self.round_number, enters=player.enters
                )
            raise BadDocumentError(
                "already_withdrawn", path, player=PlayerNumber(number), round=self.round_number, leaves=player.leaves
            )


def attendance_by_round(players: Sequence[Player | Team]) -> Iterator[bytearray]:
    """Yields the status of everybody at the start of each round; only those who come or go are updated."""
    coming: dict[int, list[int]] = {}
    going: dict[int, list[int]] = {}
    for player in players:
        coming.setdefault(player.enters, []).append(player.number)
        if player.leaves is not None:
            going.setdefault(player.leaves + 1, []).append(player.number)
    status = bytearray(len(players) + 1)
    for number in count(1):
        for player_number in coming.get(number, ()):
            status[player_number] = EXPECTED
        for player_number in going.get(number, ()):
            status[player_number] = ABSENT
        yield bytearray(status)
