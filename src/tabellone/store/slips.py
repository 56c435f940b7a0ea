"""Slips of results read a second time: no facts of a tournament, so beside its journal, for all windows of the desk.

They are gone when the verification of their round ends; what came of it is an event.
"""

from typing import Any, NamedTuple

from tabellone.store.models import SlipRecord, TournamentRecord

Said = dict[str, Any]
"""A result as an event says it."""


class Place(NamedTuple):
    """Where a result is entered: an encounter, or a board of a match."""

    encounter: int
    board: int = 0
    """0 for the encounter as a whole."""


class Slip(NamedTuple):
    """What was read."""

    seats: tuple[int, ...]
    """Who sat there: what was read of others does not count any more."""
    said: Said
    kept: Said | None = None
    """The first entry that was kept though the slip says something else."""
    corrected: bool = False


def slips_of(key: str, number: int) -> dict[Place, Slip]:
    """Those of a round that were read so far."""
    rows = SlipRecord.objects.filter(tournament__key=key, round=number)
    return {Place(row.encounter, row.board): Slip(tuple(row.seats), row.said, row.kept, row.corrected) for row in rows}


def put_slip(key: str, number: int, place: Place, slip: Slip) -> None:
    """In the place of what was read there before."""
    tournament = TournamentRecord.objects.only("id").get(key=key, deleted=None)
    defaults = {"seats": list(slip.seats), "said": slip.said, "kept": slip.kept, "corrected": slip.corrected}
    SlipRecord.objects.update_or_create(
        tournament=tournament, round=number, encounter=place.encounter, board=place.board, defaults=defaults
    )


def forget_slips(tournament: int, number: int) -> None:
    """All of a round; `tournament` is its row."""
    SlipRecord.objects.filter(tournament_id=tournament, round=number).delete()


def forget_slip(key: str, number: int, place: Place) -> None:
    """One that was read at the wrong board."""
    rows = SlipRecord.objects.filter(tournament__key=key, round=number)
    rows.filter(encounter=place.encounter, board=place.board).delete()


def restart(key: str, number: int) -> None:
    """All of a round, to begin again."""
    SlipRecord.objects.filter(tournament__key=key, round=number).delete()
