"""Line-ups that captains have handed in and nobody may read yet.

They are in a table of their own that no backup, copy or export of the program has, and the row goes when the envelope
is opened. Nothing hides them from whoever opens the database itself. That nobody changes one is seen from the
commitment in the journal: what does not agree with it is not opened.
"""

import secrets
from typing import NamedTuple

from tabellone.engine.model import LineUp
from tabellone.engine.teams.seals import SALT_BYTES, commitment
from tabellone.store.models import SealedLineUpRecord


class Enclosed(NamedTuple):
    """What a captain has put into his envelope."""

    round: int
    team: int
    line_up: LineUp
    salt: str
    """In hexadecimal digits."""

    @property
    def commitment(self) -> str:
        """What the journal has of it while it is sealed."""
        return commitment(self.round, self.team, self.line_up, self.salt)


def enclosed(round_number: int, team: int, line_up: LineUp) -> Enclosed:
    """With a salt of its own, so that the same line-up has another commitment every time."""
    return Enclosed(round_number, team, line_up, secrets.token_hex(SALT_BYTES))


def seal(tournament: int, inside: Enclosed) -> None:
    """Keep it in the place of an earlier one; `tournament` is its row."""
    SealedLineUpRecord.objects.update_or_create(
        tournament_id=tournament,
        round=inside.round,
        team=inside.team,
        defaults={"line_up": list(inside.line_up), "salt": inside.salt},
    )


def unseal(key: str, round_number: int, team: int) -> Enclosed | None:
    """What is in it; None if it is not here, or cannot be read any more."""
    row = SealedLineUpRecord.objects.filter(tournament__key=key, round=round_number, team=team).first()
    if row is None or not isinstance(row.line_up, list):
        return None
    return Enclosed(round_number, team, tuple(row.line_up), row.salt)


def throw_away(tournament: int, round_number: int, teams: tuple[int, ...]) -> None:
    """The envelopes of a match that is open now; `tournament` is its row."""
    SealedLineUpRecord.objects.filter(tournament_id=tournament, round=round_number, team__in=teams).delete()
