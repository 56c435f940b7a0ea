"""Lots that anybody can draw again."""

import hashlib


def lot_value(seed: str, ticket: str) -> str:
    """The SHA-256 of seed and ticket; the smallest comes first."""
    return hashlib.sha256(f"{seed}\n{ticket}".encode()).hexdigest()
