"""Lots that anybody can draw again, and the tickets they are drawn with.

The tickets look like wording and are data: every recorded draw, round and decision follows from them, and the verifier
and other programs draw with the same. None of them is ever changed.
"""

import hashlib
from collections.abc import Iterable


def lot_value(seed: str, ticket: str) -> str:
    """The SHA-256 of seed and ticket; the smallest comes first."""
    return hashlib.sha256(f"{seed}\n{ticket}".encode()).hexdigest()


def is_odd_lot(seed: str, ticket: str) -> bool:
    """One of two, equally likely."""
    return bool(int(lot_value(seed, ticket), 16) % 2)


FIRST_COLOUR = "colour"
"""Amalfi, B.4.1: the colour of number 1."""
NUMBER_EXCHANGES = "numbers"
"""FID, stessa provincia (R10): the exchanges of numbers where a search takes too long."""


def draw_ticket(name: str, number: int) -> str:
    """The number of a player, for the draughts systems."""
    return f"{name}\n{number}"


def ranking_ticket(name: str, occurrence: int) -> str:
    """Amalfi, B.1: the order of players equal in everything; the second of a name draws another lot."""
    return name if occurrence == 1 else f"{name}\n{occurrence}"


def numbering_ticket(number: int) -> str:
    """FID, stessa provincia (R10): the order in which numbers are tried."""
    return f"number {number}"


def colour_ticket(round_number: int, lower: int, higher: int) -> str:
    """FID, italo-svizzero, Art. 18: who of two has White."""
    return f"colour {round_number} {lower} {higher}"


def tie_ticket(rounds: int, name: str, number: int) -> str:
    """FID, technical ranking c: the place of one of those equal in everything after so many rounds."""
    return f"ex-aequo {rounds} {name} {number}"


def drawn_game_ticket(round_number: int, names: Iterable[str]) -> str:
    """FID, elimination, Art. 5: who goes on after a drawn game."""
    return f"after a draw {round_number} {' '.join(names)}"


def rest_ticket(round_number: int, player: int) -> str:
    """FID, elimination, Art. 4 b (K4): who rests in the recovery."""
    return f"rest {round_number} {player}"


def line_up_ticket(team: int, name: str, number: int) -> str:
    """FID, squadre, Art. 5: the order of members with the same rating."""
    return f"formazione {team} {name} {number}"


def round_opening_ticket(round_number: int, opening: int) -> str:
    """FID Capo IV: the opening of a round."""
    return f"opening round {round_number}: {opening}"


def board_opening_ticket(round_number: int, board: int, opening: int) -> str:
    """FID Capo IV: the opening of a board."""
    return f"opening round {round_number} board {board}: {opening}"


def standings_ticket(rounds: int, player: int) -> str:
    """BIG, B5: the order of players equal in everything."""
    return f"table {rounds} {player}"


def table_ticket(round_number: int, players: Iterable[int]) -> str:
    """BIG, B11: the order of equal tables."""
    return f"table {round_number} {' '.join(map(str, sorted(players)))}"


def seats_ticket(round_number: int, table: int, order: Iterable[int]) -> str:
    """BIG: the order of the seats of a table."""
    return f"seats {round_number} {table}: {' '.join(map(str, order))}"


def repair_ticket(tables: Iterable[Iterable[int]]) -> str:
    """BIG, B14: one of several equal repairs of a round at random or by team."""
    return f"repair {sorted(map(sorted, tables))}"


def team_ticket(team: str | int) -> str:
    """BIG, B12: the order of equal teams. The sign keeps player 7, alone, apart from a team called 7."""
    return f"team {team}" if isinstance(team, str) else f"team \0{team}"
