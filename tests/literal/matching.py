"""A slow, literal reading of a pairing procedure: try, get stuck, undo the last pair, go on. Exponential."""

from collections.abc import Callable, Iterable


def first_pairing_by_backtracking(
    next_player: Callable[[tuple[int, int] | None, set[int]], int],
    candidates: Callable[[int], Iterable[int]],
    may_meet: Callable[[int, int], bool],
    free: set[int],
    last: tuple[int, int] | None = None,
) -> list[tuple[int, int]] | None:
    if not free:
        return []
    player = next_player(last, free)
    for candidate in candidates(player):
        if candidate in free and candidate != player and may_meet(player, candidate):
            rest = first_pairing_by_backtracking(
                next_player, candidates, may_meet, free - {player, candidate}, (player, candidate)
            )
            if rest is not None:
                return [(player, candidate), *rest]
    return None
