"""The pairs of a recovery and of the final phase (Art. 4 b, K4) found by trying, one after the other, until all fit.

The rest of an elimination is read from the document as the verifier reads it, without the program.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from verifier.elimination import Elimination, Pair, Proofs, in_slots, neighbours, sha256

NO_PROOFS = Proofs({})


class SearchedElimination(Elimination):
    """An elimination whose pairs need no proof."""

    @cached_property
    def final(self) -> list[int]:
        """The slots of the final phase, once it has begun."""
        slots = final_phase(*self.final_lists) if self.final_lists else []
        for won in self.final_rounds:
            slots = in_slots(slots, won)
        return slots

    def searched(self, drawn: Collection[int] = ()) -> tuple[list[Pair], dict[int, str]]:
        """All pairs, and who goes on alone with the kind of his rest."""
        if self.final:
            pairs, _ = neighbours(self.final)
            return [pair for pair in pairs if 0 not in pair], {a + b: "rf" for a, b in pairs if 0 in (a, b) and a + b}
        with_two = self.returns == 1 and len(self.unbeaten) < 2 and len(self.unbeaten + self.beaten) == 2
        if not self.recovery or with_two or not self.beaten:
            return self.encounters(drawn, NO_PROOFS)
        waiting = len(self.unbeaten) <= self.returns
        pairs, free = neighbours([] if waiting else self.unbeaten)
        alone = dict.fromkeys(free, "rf") | {p: "rt" for p in self.unbeaten if waiting and p}
        alone |= {a + b: "rf" for a, b in pairs if 0 in (a, b) and a + b}
        pairs = [pair for pair in pairs if 0 not in pair]
        listed = self.beaten
        resting = len(listed) % 2 if not waiting else max(len(listed) % 2, 2 * self.returns - len(listed))
        tickets = {p: (not self.seed and p not in drawn, sha256(f"{self.seed}\nrest {self.round} {p}")) for p in listed}
        order = sorted(listed, key=lambda p: (self.claim(p), tickets[p]))
        met = self.met if can_be_paired(listed, self.met, resting) else {player: set() for player in listed}
        for more in range(resting - 1, -1, -1):
            good = (p for p in order if can_be_paired([o for o in listed if o != p], met, more))
            alone[chosen := next(good)] = "rf"
            listed, order = [p for p in listed if p != chosen], [p for p in order if p != chosen]
        recovered = first_with_last(listed, met)
        assert recovered is not None
        return pairs + recovered, alone


def final_phase(unbeaten: Sequence[int], beaten: Sequence[int], met: Mapping[int, set[int]]) -> list[int]:
    """Each of the unbeaten beside the last who has returned and whom he has not met, where that can be."""
    here = [player for player in unbeaten if player]
    few = min(len(here), len(beaten))
    upper, lower = here[len(here) - few :], list(beaten[len(beaten) - few :])
    apart = {p: set(met[p]) | set(upper if p in upper else lower) for p in upper + lower}
    pairs = first_with_last(upper + lower, apart)
    if pairs is None:
        pairs = list(zip(upper, reversed(lower), strict=True))
    opponent, surplus = dict(pairs), list(beaten[: len(beaten) - few])
    slots = [player or (surplus.pop(0) if surplus else 0) for player in unbeaten]
    return [seat for player in slots for seat in (player, opponent.get(player, 0))]


def first_with_last(listed: Sequence[int], met: Mapping[int, Collection[int]]) -> list[Pair] | None:
    """Each with the last of the list he has not met, going back where the others could not all be paired."""
    if not listed:
        return []
    for other in reversed(listed[1:]):
        if other not in met[listed[0]]:
            after = first_with_last([player for player in listed[1:] if player != other], met)
            if after is not None:
                return [(listed[0], other), *after]
    return None


def can_be_paired(listed: Sequence[int], met: Mapping[int, Collection[int]], resting: int) -> bool:
    """Whether all but so many can meet somebody new."""
    if not listed:
        return True
    first, others = listed[0], listed[1:]
    pairs = ([p for p in others if p != other] for other in reversed(others) if other not in met[first])
    return any(can_be_paired(left, met, resting) for left in pairs) or (
        resting > 0 and can_be_paired(others, met, resting - 1)
    )
