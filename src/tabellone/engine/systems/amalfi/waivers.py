"""A19: where rules about colours have to be waived, as few boards as possible break them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.min_cost import CostClass
from tabellone.engine.matching.min_cost_lexicographic import MinCostPairing, first_min_cost_pairing
from tabellone.engine.systems.amalfi.compatibility import COLOUR_RULES, Waivable, Waived
from tabellone.engine.systems.amalfi.history import profile

if TYPE_CHECKING:
    from tabellone.engine.systems.amalfi.solution import WaiverLevel


def min_waiver_pairing(stage: WaiverLevel) -> MinCostPairing:
    """The first pairing in the order of B.3.3 among those that break A7 on the fewest boards, then A6.

    The bye is the first pair of all, so it goes to the first candidate with whom that can be done.
    """
    return first_min_cost_pairing(cost_classes(stage), stage.order)


def cost_classes(stage: WaiverLevel) -> list[CostClass]:
    """The graph in parts, by what a game breaks; nothing is broken where nothing about colours is waived."""
    if not stage.waived & COLOUR_RULES:
        return [CostClass(0, stage.graph)]
    past, least_broken = stage.found.history.colours, stage.found.edition.least_broken
    profiles = [profile(past[player]) for player in stage.players]
    different = list(dict.fromkeys(profiles))
    index_of = {one: index for index, one in enumerate(different)}
    broken = [[least_broken(a, b) for b in different] for a in different]
    nothing: Waived = frozenset()
    layers = []
    for rules in {nothing, *(rules for row in broken for rules in row if rules <= stage.waived)}:
        agree = [[rules == other for other in row] for row in broken]
        kinds = stage.add_bye_kinds([index_of[one] for one in profiles], agree, may_rest=rules == nothing)
        cost = sum(_waiver_cost(rule, len(stage.found.pairing_list)) for rule in rules)
        layers.append(CostClass(cost, Graph(stage.players, stage.forbidden, *kinds)))
    return sorted(layers, key=lambda layer: layer.cost)


def _waiver_cost(rule: Waivable, players: int) -> int:
    """A third in a row (A7) is waived last: one board of it costs more than a difference of three (A6) on all."""
    return players + 1 if rule is Waivable.THIRD_IN_A_ROW else 1
