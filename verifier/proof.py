"""What every part uses: a claim that must hold, and the barrier that shows there is no pairing."""

import sys

BYE = 0  # also a rest


def require(condition, message):
    if not condition:
        sys.exit(f"NOT VALID: {message}")


def require_barrier(t, among, barrier, waived, what):
    """Without the barrier, more odd groups are left than it has members."""
    require(set(barrier) <= set(among) and len(set(barrier)) == len(barrier), f"{what}: a barrier of other players")
    left, odd = set(among) - set(barrier), 0
    while left:
        group = [left.pop()]
        for player in group:
            reached = {other for other in left if t.may_meet(player, other, waived)}
            left -= reached
            group += reached
        odd += len(group) % 2
    require(odd > len(barrier), f"{what}: the barrier proves nothing")
