"""What every part uses: how a certificate is read, and the barrier that shows there is no pairing.

Nothing in a certificate is passed over: every field is compared with something, and one nobody looks at is refused.
"""

import sys
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from verifier.document import Data

Rest = tuple[int, str, int | None]
"""Player, kind and formal opponent."""
BYE = 0  # also a rest


class MayMeet(Protocol):
    def may_meet(self, a: int, b: int, waived: Any) -> bool: ...


def require(condition: object, message: str) -> None:
    if not condition:
        sys.exit(f"NOT VALID: {message}")


def require_barrier(t: MayMeet, among: Collection[int], barrier: Sequence[int], waived: Any, what: str) -> None:
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


def require_fields(entry: Data, names: Sequence[str], what: str) -> None:
    """Nothing is missing, and nothing is there that nobody looks at."""
    require(isinstance(entry, dict), f"{what}: no object")
    require(entry.keys() == set(names), f"{what}: the fields should be {', '.join(names)}")


LISTS: tuple[str, ...] = (
    "games",
    "rests",
    "refused",
    "byes_refused",
    "waived",
    "impossible",
    "tables",
    "barrier",
    "table",
)
LISTS += ("least", "weights", "weight", "groups", "members")
INSIDE = {"impossible": "barrier", "tables": "table", "weights": "weight"}


def require_plain(entry: Any, name: str = "") -> None:
    """Every part is of its type: 1.0 and true would pass for 1, and an empty text for an empty list."""
    require(isinstance(entry, list) == (name in LISTS) or (name == "games" and entry is None), f"{name}: no list")
    require(isinstance(entry, bool) == (name == "proven"), f"{name or 'a part'} is true or false, or should be")
    require(not isinstance(entry, float), f"{name or 'a part'} should be a whole number")
    for field, value in entry.items() if isinstance(entry, dict) else ():
        require_plain(value, field)
    for value in entry if isinstance(entry, list) else ():
        require_plain(value, "" if isinstance(value, dict) else INSIDE.get(name, ""))


def games_of(certificate: Data) -> list[tuple[int, int]]:
    """White and Black of every game, in order of formation."""
    for game in certificate["games"]:
        require_fields(game, ("white", "black"), "a game")
    return [(game["white"], game["black"]) for game in certificate["games"]]


def rests_of(certificate: Data) -> list[Rest]:
    """Player, kind and formal opponent of every rest; their order says nothing, but nobody has two."""
    for rest in certificate["rests"]:
        require_fields(rest, ("player", "kind", "against") if "against" in rest else ("player", "kind"), "a rest")
        require(rest.get("against", "") is not None, "a rest: no formal opponent is left out")
    return in_any_order((rest["player"], rest["kind"], rest.get("against")) for rest in certificate["rests"])


def in_any_order(rests: Iterable[Rest]) -> list[Rest]:
    return sorted(rests, key=str)


class Refusals:
    """The candidates a certificate refutes, in the order they were tried: each is needed, and none is left over."""

    def __init__(self, entries: Sequence[Data], *names: str, proof: str = "barrier") -> None:
        for entry in entries:
            require_fields(entry, (*names, proof), "a refusal")
        self._left = [(*(entry[name] for name in names), entry[proof]) for entry in entries]

    def next_is(self, *tried: int) -> bool:
        return bool(self._left) and self._left[0][:-1] == tried

    def proof_of(self, *tried: int) -> Any:
        require(self._left and self._left[0][:-1] == tried, f"{'-'.join(map(str, tried))} is passed over without proof")
        return self._left.pop(0)[-1]

    def require_used_up(self) -> None:
        require(not self._left, "a candidate is refuted who was never tried")
