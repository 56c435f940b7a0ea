"""Sealed line-ups at rest: what a captain has handed in, unreadable in the database and in every copy of it.

The players and the salt are added, bit by bit, to a stream that SHAKE-256 makes of a key and a nonce. The key comes
from the installation's secret, which is in no table, and is another one for every envelope; the nonce is drawn anew
whenever one is closed, so that no stream is used twice. Without the secret the stream cannot be told from chance, and
what was added to it stays unknown; all envelopes of an event are of the same length. That nobody changes one is not the
cipher's business: the journal has the commitment, and what does not agree with it is not opened.

Whoever has the secret too, which is the one who runs the computer, could write a program that opens them.
"""

import secrets
from hashlib import shake_256
from typing import NamedTuple

from django.utils.crypto import salted_hmac

from tabellone.engine.model import LineUp
from tabellone.engine.teams.seals import SALT_BYTES, commitment
from tabellone.store.models import SealedLineUpRecord

NONCE_BYTES = 32
PLAYER_BYTES = 4
EMPTY = 0
"""No player has this id."""


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


def seal(tournament: int, key: str, inside: Enclosed) -> None:
    """Keep it in the place of an earlier one; `tournament` is its row."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    plain = b"".join((player or EMPTY).to_bytes(PLAYER_BYTES) for player in inside.line_up)
    contents = _combined(plain + bytes.fromhex(inside.salt), key, inside.round, inside.team, nonce)
    SealedLineUpRecord.objects.update_or_create(
        tournament_id=tournament,
        round=inside.round,
        team=inside.team,
        defaults={"nonce": nonce, "contents": contents},
    )


def unseal(key: str, round_number: int, team: int) -> Enclosed | None:
    """What is in it. None if it is not here; with another secret it is something that nobody has handed in."""
    row = SealedLineUpRecord.objects.filter(tournament__key=key, round=round_number, team=team).first()
    if row is None:
        return None
    plain = _combined(bytes(row.contents), key, round_number, team, bytes(row.nonce))
    boards = plain[:-SALT_BYTES]
    players = (int.from_bytes(boards[at : at + PLAYER_BYTES]) for at in range(0, len(boards), PLAYER_BYTES))
    line_up = tuple(None if player == EMPTY else player for player in players)
    return Enclosed(round_number, team, line_up, plain[-SALT_BYTES:].hex())


def throw_away(tournament: int, round_number: int, teams: tuple[int, ...]) -> None:
    """The envelopes of a match that is open now; `tournament` is its row."""
    SealedLineUpRecord.objects.filter(tournament_id=tournament, round=round_number, team__in=teams).delete()


def _combined(text: bytes, key: str, round_number: int, team: int, nonce: bytes) -> bytes:
    """Done twice it gives what there was."""
    own = salted_hmac("tabellone.sealed", f"{key} {round_number} {team}", algorithm="sha256").digest()
    stream = shake_256(own + nonce).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))
