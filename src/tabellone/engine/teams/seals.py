"""Sealed line-ups (FID, squadre, Art. 5: «in busta chiusa»): what is published of one while nobody may read it.

A commitment binds and hides: whoever hands it in cannot open it as another line-up, and nobody can tell from it what it
contains, because the salt is as long as the hash is strong.
"""

import re
from hashlib import sha256

from tabellone.engine.model import LineUp

SALT_BYTES = 32
"""As long as the hash."""
EMPTY_BOARD = "-"


def commitment(round_number: int, team: int, line_up: LineUp, salt: str) -> str:
    """SHA-256 of `tabellone line-up / round / team / players from board 1 on / salt`, numbers as the journal has them.

    With the round and the team in it an envelope cannot be passed off as one of another round or another team.
    """
    boards = ",".join(EMPTY_BOARD if player is None else str(player) for player in line_up)
    return sha256(f"tabellone line-up/{round_number}/{team}/{boards}/{salt}".encode()).hexdigest()


def is_commitment(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None
