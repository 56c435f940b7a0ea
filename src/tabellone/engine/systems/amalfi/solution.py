"""B.3: the pairs of a round, found by the kernel, with everything needed to explain and to prove them."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import (
    NoPairing,
    Pairing,
    Refusal,
    first_perfect_matching,
)
from tabellone.engine.matching.proofs import Barrier, NumberedGraph
from tabellone.engine.model import Player, Tournament
from tabellone.engine.reason_values import BarrierReason
from tabellone.engine.reasons import NoLegalPairingError, NotReadyError
from tabellone.engine.systems.amalfi.compatibility import COLOUR_RULES, Waivable, Waived
from tabellone.engine.systems.amalfi.editions import EDITIONS, Edition
from tabellone.engine.systems.amalfi.history import History, profile
from tabellone.engine.systems.amalfi.points import point_scale
from tabellone.engine.systems.amalfi.search_order import SearchOrder

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Mapping, Sequence

    from tabellone.engine.matching.min_cost_lexicographic import CostlyRefusal, MinCostPairing

BYE = 0
"""The bye in the place of a player's number."""

MANY_ROUNDS = 16
"""From here on a player's opponents are looked up in a set rather than in a row."""

COLOUR_WAIVER_LEVELS: tuple[Waived, ...] = (
    frozenset(),
    frozenset({Waivable.DIFFERENCE}),
    frozenset({Waivable.DIFFERENCE, Waivable.THIRD_IN_A_ROW}),
)
"""A19: when no pairing exists, first the difference of three is allowed, then the third colour in a row as well."""


class RoundContext(NamedTuple):
    """A round about to be paired."""

    tournament: Tournament
    edition: Edition
    round: int
    is_last_round: bool
    history: History
    pairing_list: list[int]
    """The pairing list of B.3.2, whoever gets the bye included."""
    rounds_left: int
    """G, the rounds left."""
    not_entered: list[int]
    """Who will enter in a later round."""

    def has_late_half_point(self, player: int) -> bool:
        """Whether the score for pairing has half a point that the standings do not have (B.2.5)."""
        return self.edition.late_half_point and self.tournament.players[player - 1].enters > 1

    def rank(self, player: int) -> int:
        """Returns the ranking number among those who have entered so far (B.2.5: numbers change as players enter)."""
        return player - sum(other < player for other in self.not_entered)


class WaiverLevel:
    """The round as a graph: vertices in the order of the list, the bye before them when the number is odd."""

    def __init__(self, context: RoundContext, waived: Waived, forbidden: Sequence[Collection[int]] | None = None):
        """`forbidden` are by number those whom nobody may meet, if they are others than the past opponents."""
        listing = context.pairing_list
        self.found = context
        self.waived = waived
        self.with_bye = len(listing) % 2 == 1
        self.players = [BYE, *listing] if self.with_bye else listing
        self._byes = None
        if self.with_bye:
            vertex = {player: v for v, player in enumerate(self.players)}
            rule = context.edition.bye
            may_rest = rule.candidates(context.history, listing)
            if Waivable.BYE in waived:  # none of those who may can be spared, or this stage would not be reached
                may_rest = rule.excluded_candidates(context.history, listing) + may_rest
            self._byes = [vertex[player] for player in may_rest]
        if forbidden is None:
            forbidden = context.history.opponents
            if context.round > MANY_ROUNDS:
                forbidden = [frozenset(met) for met in forbidden]
        self.forbidden = forbidden
        self.graph = Graph(self.players, forbidden, *self._vertex_kinds())
        self.named = NumberedGraph(self.graph, self.players)
        self.order = SearchOrder(len(self.players), context.rounds_left, self._byes)

    def _vertex_kinds(self) -> tuple[list[int], list[list[bool]]]:
        """Returns the kind of every vertex, by colours and right to the bye, and which kinds agree."""
        found, waived = self.found, self.waived
        if found.is_last_round:
            return self.add_bye_kinds([0] * len(self.players), [[True]])
        colours, edition = found.history.colours, found.edition
        kind_of = {past: edition.colour_class(profile(past), waived) for past in set(colours)}
        different: list[Hashable] = list(dict.fromkeys(kind_of.values()))
        index_of = {past: different.index(kind) for past, kind in kind_of.items()}
        agree = [[edition.are_compatible(a, b, waived) for b in different] for a in different]
        return self.add_bye_kinds([index_of[colours[player]] for player in self.players], agree)

    def add_bye_kinds(
        self, kinds: list[int], agree: list[list[bool]], may_rest: bool = True
    ) -> tuple[list[int], list[list[bool]]]:
        """Kinds with the bye among them: of k, kinds 0 … k-1 may not have the bye, k … 2k-1 may, 2k is the bye."""
        if self._byes is None:
            return kinds, agree
        count = len(agree)
        for vertex in self._byes:
            kinds[vertex] += count
        kinds[0] = 2 * count
        with_bye = [[*row, *row, candidate and may_rest] for candidate in (False, True) for row in agree]
        return kinds, [*with_bye, [False] * count + [may_rest] * count + [False]]


class InfeasibleLevel(NamedTuple):
    """A stage of A19 at which there is no pairing at all."""

    waived: Waived
    proof: Barrier


class Solution(NamedTuple):
    """The round as found."""

    context: RoundContext
    waived: Waived
    """What of B.3.1 had to be waived (A19)."""
    bye: int | None
    pairing_list: list[int]
    """The pairing list without the bye."""
    pairs: list[tuple[int, int]]
    """In order of formation; first the player whose turn it was."""
    level: WaiverLevel
    result: Pairing | MinCostPairing
    """The kernel's answer, the bye being its first pair when the number is odd; where colours are waived, the least."""
    infeasible_levels: list[InfeasibleLevel]
    """The stages of A19 gone through before."""

    def refusals(self) -> Mapping[tuple[int, int], Refusal | CostlyRefusal]:
        """Returns the candidates refused although compatible, because the others could not be paired (B.3.3, 3).

        Where colours are waived: not so that they are broken as little as they can be (A19). By player and candidate;
        the player is BYE for a candidate for the bye.
        """
        names = self.level.players
        return {(names[r.player], names[r.candidate]): r for r in self.result.refusals}

    def proof(self, refusal: Refusal | CostlyRefusal) -> Barrier | None:
        """Why the others could not all have been paired; None if they could, but breaking more of the colours."""
        if isinstance(refusal, Refusal) and isinstance(self.result, Pairing):
            return self.level.named.refusal_proof(self.result, refusal)
        settled = {refusal.player, refusal.candidate}
        for pair in takewhile(lambda pair: pair[0] != refusal.player, self.result.pairs):
            settled.update(pair)
        left = [player for vertex, player in enumerate(self.level.players) if vertex not in settled]
        return infeasibility_proof(self.context, left)


def infeasibility_proof(context: RoundContext, left: list[int]) -> Barrier | None:
    """Returns why these, an even number, cannot all be paired with any waiver of colours; None if they can."""
    stage = WaiverLevel(context._replace(pairing_list=left), COLOUR_RULES)
    outcome = first_perfect_matching(stage.graph, stage.order)
    return stage.named.proof(stage.graph.everybody, outcome.barrier) if isinstance(outcome, NoPairing) else None


def read_context(tournament: Tournament) -> RoundContext:
    """Read the history for the next round."""
    number = tournament.next_round
    if number > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    edition = EDITIONS[tournament.rules.edition]
    past = History(tournament)
    late = [player for player in tournament.players if player.enters > 1]
    if edition.late_half_point:
        _add_late_half_points(tournament, late, past)
    listing = pairing_list(tournament, past)
    return RoundContext(
        tournament=tournament,
        edition=edition,
        round=number,
        is_last_round=number == tournament.rounds,
        history=past,
        pairing_list=listing,
        rounds_left=edition.rounds_left(tournament.rounds, number, len(listing)),
        not_entered=[player.number for player in late if player.enters > number],
    )


def _add_late_half_points(tournament: Tournament, late: list[Player], past: History) -> None:
    """FSI B.2.5 (A13): half a point for late entrants, for pairing only; a draw's points where others are announced.

    «sarà possibile accettare l’ingresso di giocatori nei turni successivi al primo, assegnando loro ai fini
    dell’abbinamento un punteggio iniziale di 0,5 punti indipendentemente dal numero di turni non giocati.»
    """
    points = point_scale(tournament.rules).draw
    for player in late:
        if player.enters <= tournament.next_round:
            past.score[player.number] += points


def pairing_list(tournament: Tournament, past: History) -> list[int]:
    """B.3.2 (A5): those present, by score for pairing, then by ranking number.

    «Prima di eseguire l’accoppiamento, occorre elencare i giocatori (escludendo quelli che per qualsiasi motivo saranno
    assenti al prossimo turno) in base ai seguenti criteri in ordine decrescente: il punteggio in classifica; il numero
    d’ordine.»
    """
    number = tournament.next_round
    # nearly everybody is there from the first round to the last, and need not be asked twice
    present = [p.number for p in tournament.players if (p.enters == 1 and p.leaves is None) or p.takes_part_in(number)]
    away = tournament.absent | tournament.half
    if away:
        present = [player for player in present if player not in away]
    if not present:
        raise NotReadyError("nobody_present", round=number)
    return sorted(present, key=past.score.__getitem__, reverse=True)  # stable: equal scores stay by number


def solve(context: RoundContext) -> Solution:
    """The first complete pairing in the order of B.3.3, or the first that A19 allows.

    Where colours have to be waived, the first of those that break A7 on as few boards as possible, then A6. Another bye
    comes before a waiver, so the bye goes to the first candidate with whom as few boards do.
    """
    impossible: list[InfeasibleLevel] = []
    for waived in waiver_levels(context):
        stage = WaiverLevel(context, waived)
        outcome: Pairing | NoPairing | MinCostPairing = first_perfect_matching(stage.graph, stage.order)
        if isinstance(outcome, NoPairing):
            impossible.append(InfeasibleLevel(waived, stage.named.proof(stage.graph.everybody, outcome.barrier)))
            continue
        if waived & COLOUR_RULES:
            from tabellone.engine.systems.amalfi.waivers import min_waiver_pairing  # rare: others need not load it

            outcome = min_waiver_pairing(stage)
        players = stage.players
        pairs = [(players[a], players[b]) for a, b in outcome.pairs]
        bye = pairs.pop(0)[1] if stage.with_bye else None
        listing = context.pairing_list if bye is None else [player for player in context.pairing_list if player != bye]
        return Solution(context, waived, bye, listing, pairs, stage, outcome, impossible)
    raise NoPairingAtAnyLevelError(context, impossible)


def waiver_levels(context: RoundContext) -> list[Waived]:
    """A19: what is set aside, one after the other, until there is a pairing.

    In the last round no colour is forbidden, so there is nothing to waive. If nobody who may have the bye can be
    spared, whatever is waived of the colours, it goes to somebody who may not (B.2.2), again with all colours first.
    """
    colours = COLOUR_WAIVER_LEVELS[:1] if context.is_last_round else COLOUR_WAIVER_LEVELS
    any_bye = [waived | {Waivable.BYE} for waived in colours]
    return [*colours, *any_bye] if len(context.pairing_list) % 2 else list(colours)


class NoPairingAtAnyLevelError(NoLegalPairingError):
    """Not even with everything waived; the proofs of all stages go with it."""

    def __init__(self, context: RoundContext, infeasible_levels: list[InfeasibleLevel]):
        proof = infeasible_levels[-1].proof
        super().__init__("no_legal_pairing", round=context.round, proof=BarrierReason.from_groups(*proof))
        self.situation = context
        self.impossible = infeasible_levels
