"""Who leaves a round robin early may be struck, so that nothing of his counts (R11): before half of his games only."""


def has_played_half(games: int, rounds: int, players: int) -> bool:
    """Whether so many games are at least half of those that are due to everybody; who has none is always early."""
    due = rounds * (players - 1) // (players - 1 + players % 2)  # with an odd number everybody rests once a leg
    return games > 0 and 2 * games >= due
