"""The players of a team event: what each has made, and who is best on each board."""

from collections import Counter
from typing import NamedTuple

from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.teams.scores import board_scores, units_per_point


class IndividualStanding(NamedTuple):
    """One player."""

    place: int
    player: int
    points: Amount
    games: int
    """Really played."""
    board: int
    """The one he sat at most often, the first of several; 0 while he has sat nowhere."""
    is_shared: bool
    """Somebody else has the same place."""


def individual_standings(tournament: Tournament, board: int | None = None) -> list[IndividualStanding]:
    """Ranks everybody who has sat at a board, or at this one, by points.

    The points of 9.3 count where it is known who sat there.
    """
    units: Counter[int] = Counter()
    games: Counter[int] = Counter()
    boards: dict[int, Counter[int]] = {}
    for score in board_scores(tournament):
        if score.player is None or (board is not None and score.board != board):
            continue
        units[score.player] += score.units
        games[score.player] += score.played
        boards.setdefault(score.player, Counter())[score.board] += 1
    ordered = sorted(boards, key=lambda player: (-units[player], player))
    sharing = Counter(units[player] for player in boards)
    place_of: dict[int, int] = {}
    for place, player in enumerate(ordered, 1):
        place_of.setdefault(units[player], place)
    per = units_per_point(tournament)
    return [
        IndividualStanding(
            place_of[units[player]],
            player,
            Amount(units[player], per),
            games[player],
            min(boards[player], key=lambda one: (-boards[player][one], one)),
            sharing[units[player]] > 1,
        )
        for player in ordered
    ]
