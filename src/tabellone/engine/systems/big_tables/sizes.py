"""B8: how many sit at each table."""


def table_sizes(players: int) -> list[int]:
    """Returns as many tables of four as possible, the others of three; five players are one table.

    With 1 or 2 players there is no table.
    """
    if players == 5:
        return [5]
    threes = -players % 4
    fours = (players - 3 * threes) // 4
    return [4] * fours + [3] * threes if players >= 3 else []
