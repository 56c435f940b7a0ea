"""How a player's place comes about by Buholz, with the figures an arbiter would write down."""

from collections.abc import Callable, Sequence
from functools import partial

from tabellone.engine.ranking.buholz import (
    Buholz,
    Groups,
    Quotient,
    quotient_terms,
    split_by_common_opponents,
    split_by_direct_encounters,
    split_by_wins,
)
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import explain_tie
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers, SumTerms
from tabellone.engine.reasons import Reason


def place_explainer(buholz: Buholz, legs: Sequence[Buholz], lines: Sequence[Standing]) -> Callable[[int], list[Reason]]:
    """Returns an explainer of places: both quotients with their sums, and what lists a shared place."""
    line_of = {line.player: line for line in lines}
    sharing: dict[int, list[int]] = {}
    for line in lines:
        sharing.setdefault(line.place, []).append(line.player)

    def working(player: int) -> list[Reason]:
        line = line_of[player]
        terms = [(addend.points_taken, addend.points) for addend in quotient_terms(legs, player)]
        first, second = line.tie_breaks[Quotient.FIRST], line.tie_breaks[Quotient.SECOND]
        all_terms = SumTerms((None, points) for _, points in terms)
        found = [
            Reason("working_quotient", "Art. 2-a", "F31", {"total": first, "sum": all_terms}),
            Reason(
                "working_second",
                "Art. 2-b",
                "F32",
                {"total": second, "sum": SumTerms(term for term in terms if term[0])},
            ),
        ]
        if line.is_shared:
            group = sharing[line.place]
            place_of = {number: other.place for number, other in line_of.items()}
            others = PlayerNumbers(other for other in group if other != player)
            found.append(Reason("shares_place", "Classifica tecnica a", "F33", {"others": others}))
            found += _listing_reasons(buholz, place_of, group, player)
        return found + explain_tie(buholz.tournament, line)

    return working


def _listing_reasons(buholz: Buholz, place_of: dict[int, int], group: list[int], player: int) -> list[Reason]:
    """Returns the criterion that lists a player among those who share the place, or that none does."""
    article = 3 if len(group) == 2 else 4
    equal = sorted(group)
    criteria: tuple[tuple[str, str, Callable[[list[int]], Groups]], ...] = (
        ("listed_direct", "F34", partial(split_by_direct_encounters, buholz)),
        ("listed_wins", "F35", partial(split_by_wins, buholz)),
        ("listed_common", "F36", partial(split_by_common_opponents, buholz, place_of)),
    )
    for number, (code, reading, split) in enumerate(criteria, 1):
        equal = next(part for part in split(equal) if player in part)
        if len(equal) == 1:
            return [Reason(code, f"Art. {article}.{number}", reading, {"player": PlayerNumber(player)})]
    others = PlayerNumbers(other for other in equal if other != player)
    return [Reason("listed_by_none", f"Art. {article}", "F34", {"player": PlayerNumber(player), "others": others})]
