"""A round without somebody who does not come, found by trying every round there is and counting what stays.

The document is that of the round before it was paired, with whoever is missing among its absent. `published` are the
boards as (white, black), `settled` those of them with a result. The answer is the set of boards and who rests, or None.
"""

from collections.abc import Iterator
from typing import Any

from tests.literal.amalfi import LiteralRound as Amalfi
from tests.literal.italo_swiss import REST, Rested
from tests.literal.italo_swiss import LiteralRound as ItaloSwiss

Board = tuple[int, int]
Pairs = list[tuple[int, int]]


def who_stays(published: list[Board], missing: int) -> list[Board]:
    return [board for board in published if missing not in board]


def amalfi(
    document: dict[str, Any], published: list[Board], settled: list[Board], missing: int
) -> tuple[set[Board], int | None] | None:
    """Legal by the first stage of A19 at which anything is, breaking as little as possible, then the fewest changes."""
    literal = Amalfi(document)
    listing, stay = literal.listing(), who_stays(published, missing)
    stages: list[set[str]] = [set()] if literal.last else [set(), {"A6"}, {"A6", "A7"}]
    if len(listing) % 2:
        stages += [{"A10"} | stage for stage in stages]
    fixed = {player for board in settled for player in board}
    for waived in stages:
        byes: list[int | None] = list(literal.bye_candidates(listing)) if len(listing) % 2 else [None]
        if "A10" in waived:
            byes = list(literal.excluded_from_bye(listing))
        best: tuple[tuple[int, int, int], int | None, Pairs] | None = None
        for bye in byes:
            if bye in fixed:
                continue
            for pairs in every_list_pairing(literal, [p for p in listing if p != bye], stay, fixed, waived):
                new = [pair for pair in pairs if not together(stay, *pair)]
                broken = [literal.breaks(a, b, waived) for a, b in new]
                worth = sum(seven for seven, _ in broken), sum(six for _, six in broken), len(new)
                if best is None or worth < best[0]:
                    best = worth, bye, pairs
        if best is not None:
            _, bye, pairs = best
            return {seated(stay, pair, amalfi_white(literal, *pair)) for pair in pairs}, bye
    return None


def every_list_pairing(
    literal: Amalfi, listing: list[int], stay: list[Board], fixed: set[int], waived: set[str]
) -> Iterator[Pairs]:
    """B.3.3, never satisfied with what it has found."""

    def go_on(pairs: Pairs) -> Iterator[Pairs]:
        free = [p for p in listing if all(p not in pair for pair in pairs)]
        if not free:
            yield pairs
            return
        for opponent in literal.order(listing, free[0]):
            if opponent in free and may_be_paired(literal, free[0], opponent, stay, fixed, waived):
                yield from go_on([*pairs, (free[0], opponent)])

    return go_on([])


def may_be_paired(literal: Amalfi, a: int, b: int, stay: list[Board], fixed: set[int], waived: set[str]) -> bool:
    if together(stay, a, b):
        return True
    return a not in fixed and b not in fixed and literal.compatible(a, b, waived)


def amalfi_white(literal: Amalfi, a: int, b: int) -> int:
    return literal.preferred_white(a, b) if literal.number == 1 else literal.white(a, b, 0)


def italo_swiss(
    document: dict[str, Any], published: list[Board], settled: list[Board], missing: int, turns: list[int]
) -> tuple[set[Board], list[Rested]] | None:
    """`turns` are those who have their turn of rest in the published round."""
    literal = ItaloSwiss(document)
    stay = who_stays(published, missing)
    fixed = {player for board in settled for player in board}
    playing = [p for p in literal.there if p not in turns]
    best: tuple[int, Pairs, list[Rested]] | None = None
    for group, kind in groups(literal, playing, fixed):
        alone = group[0] if len(group) == 1 else None
        among = [p for p in playing if p != alone]
        for pairs in every_rotation(literal, among, [] if alone else group, stay, fixed):
            new = [pair for pair in pairs if REST not in pair and not together(stay, *pair)]
            if best is None or len(new) < best[0]:
                free = alone or next((a for a, b in pairs if b == REST), None)
                rests = [] if free is None else [rested(literal, free, kind)]
                best = len(new), [pair for pair in pairs if REST not in pair], rests
    if best is None:
        return None
    _, pairs, rests = best
    return {seated(stay, pair, italo_swiss_white(literal, *pair)) for pair in pairs}, rests


def groups(literal: ItaloSwiss, playing: list[int], fixed: set[int]) -> Iterator[tuple[list[int], str]]:
    """Art. 8 b-d, 11, 12: one of whom has to rest, first choice first; nobody where their number is even."""
    if len(playing) % 2 == 0:
        yield [], ""
        return
    never = [p for p in playing if p not in fixed and not literal.had_forfeit_points(p)]
    left_to_meet = [p for p in never if any(not literal.met(p, w) for w in literal.withdrawn)]
    others = [p for p in never if p not in left_to_meet]
    for kind, candidates in (("rr", left_to_meet), ("rf", others)):
        for score in sorted({literal.score(p) for p in candidates}):
            yield [p for p in candidates if literal.score(p) == score], kind


def rested(literal: ItaloSwiss, free: int, kind: str) -> Rested:
    if kind == "rf":
        return free, kind, None
    unmet = [w for w in literal.withdrawn if not literal.met(free, w)]
    return free, kind, min(unmet, key=lambda w: (literal.score(w), w))


def every_rotation(
    literal: ItaloSwiss, playing: list[int], may_rest: list[int], stay: list[Board], fixed: set[int]
) -> Iterator[Pairs]:
    """Art. 4 and 5, never satisfied with what it has found; round 1 begins at number 1."""

    def go_on(free: list[int], resting: list[int], circle: list[int]) -> Iterator[Pairs]:
        if not free:
            if not resting:
                yield []
            return
        top = max(literal.score(p) for p in free)
        player = next(p for p in circle if p in free and literal.score(p) == top)
        for other in tried(literal, player, free, resting):
            stays = other != REST and together(stay, player, other)
            if not stays and (player in fixed or other in fixed or (other != REST and literal.met(player, other))):
                continue
            left = [p for p in free if p not in (player, other)]
            last = player if other == REST else other
            for after in go_on(left, [] if other == REST else resting, literal.circle(last)):
                yield [(player, other), *after]

    begin = literal.start() if literal.history else 1
    return go_on(playing, may_rest, literal.circle(begin, inclusive=True))


def tried(literal: ItaloSwiss, player: int, free: list[int], may_rest: list[int]) -> list[int]:
    """Everybody who is free in the order of Art. 5, whomever he has met; resting comes last."""
    found: list[int] = []
    considered = player
    for score in sorted({literal.score(p) for p in free}, reverse=True):
        alike = [p for p in literal.circle(considered) if p in free and p != player and literal.score(p) == score]
        found += alike
        considered = alike[-1] if alike else considered
    return [*found, REST] if player in may_rest else found


def italo_swiss_white(literal: ItaloSwiss, a: int, b: int) -> int:
    """Art. 17: in round 1 the odd number drawn, of two alike the lower."""
    if literal.number > 1:
        return literal.white(a, b)
    return min(a, b) if a % 2 == b % 2 else a if a % 2 else b


def together(boards: list[Board], a: int, b: int) -> bool:
    return (a, b) in boards or (b, a) in boards


def seated(stay: list[Board], pair: tuple[int, int], white: int) -> Board:
    """As it was, if it stays."""
    a, b = pair
    if together(stay, a, b):
        return pair if pair in stay else (b, a)
    return white, a + b - white
