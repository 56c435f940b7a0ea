"""B.3: the pairs of a round, found by the kernel, with everything needed to explain and to prove them."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple

from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.procedure import NoPairing, first_complete_pairing, odd_components
from tabellone.engine.model import Tournament
from tabellone.engine.reasons import NoLegalPairingError, NotReadyError
from tabellone.engine.systems.amalfi.compatibility import ColourRule, Waived
from tabellone.engine.systems.amalfi.editions import EDITIONS, Edition
from tabellone.engine.systems.amalfi.past import Past, Profile, profile, require_results
from tabellone.engine.systems.amalfi.search_order import SearchOrder

BYE = 0
"""The bye in the place of a player's number."""

MANY_ROUNDS = 16
"""From here on a player's opponents are looked up in a set rather than in a row."""

WAIVERS: tuple[Waived, ...] = (frozenset(), frozenset({ColourRule.DIFFERENCE}), frozenset(ColourRule))
"""A19: when no pairing exists, first the difference of three is allowed, then the third colour in a row as well."""


class Situation(NamedTuple):
    """A round about to be paired."""

    tournament: Tournament
    edition: Edition
    round: int
    last_round: bool
    past: Past
    listing: list[int]
    """The pairing list of B.3.2, whoever gets the bye included."""
    turns: int
    """G, the rounds left."""
    not_entered: list[int]
    """Who will enter in a later round."""

    def rank(self, player: int) -> int:
        """His ranking number among those who have entered so far (B.2.5: numbers change as players enter)."""
        return player - bisect_left(self.not_entered, player)


class Barrier(NamedTuple):
    """Proof that players cannot all be paired: without `barrier`, more odd `groups` are left than it has members."""

    barrier: list[int]
    groups: list[list[int]]
    """Components of odd size; each needs at least one opponent from the barrier."""


class RefusedCandidate(NamedTuple):
    """Free and compatible, but the others could not all have been paired any more (B.3.3, 3)."""

    player: int
    """BYE for a candidate for the bye."""
    candidate: int
    proof: Barrier


class Impossible(NamedTuple):
    """A stage of A19 at which there is no pairing at all."""

    waived: Waived
    proof: Barrier


class Solution(NamedTuple):
    """The round as found."""

    situation: Situation
    waived: Waived
    """What of B.3.1 had to be waived (A19)."""
    bye: int | None
    listing: list[int]
    """The pairing list without the bye."""
    pairs: list[tuple[int, int]]
    """In order of formation; first the player whose turn it was."""
    refused: list[RefusedCandidate]
    impossible: list[Impossible]
    """The stages of A19 gone through before."""


def situation(tournament: Tournament) -> Situation:
    """Read the history for the next round."""
    number = tournament.next_round
    if number > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    require_results(tournament)
    edition = EDITIONS[tournament.rules.edition]
    past = Past(tournament)
    listing = pairing_list(tournament, edition, past)
    return Situation(
        tournament=tournament,
        edition=edition,
        round=number,
        last_round=number == tournament.rounds,
        past=past,
        listing=listing,
        turns=edition.rounds_left(tournament.rounds, number, len(listing)),
        not_entered=[p.number for p in tournament.players if p.enters > number],
    )


def pairing_list(tournament: Tournament, edition: Edition, past: Past) -> list[int]:
    """B.3.2 (A5, A13): those present, by score for pairing, then by ranking number.

    «Prima di eseguire l’accoppiamento, occorre elencare i giocatori (escludendo quelli che per qualsiasi motivo saranno
    assenti al prossimo turno) in base ai seguenti criteri in ordine decrescente: il punteggio in classifica; il numero
    d’ordine.»
    """
    number = tournament.next_round
    away = tournament.absent | tournament.half
    present = [p.number for p in tournament.players if p.takes_part_in(number) and p.number not in away]
    if not present:
        raise NotReadyError("nobody_present", round=number)
    if edition.late_half_point:
        for player in tournament.players:
            if 1 < player.enters <= number:
                past.score[player.number] += 1
    return sorted(present, key=past.score.__getitem__, reverse=True)  # stable: equal scores stay by number


def solve(found: Situation) -> Solution:
    """The first complete pairing in the order of B.3.3, or the first that A19 allows."""
    impossible: list[Impossible] = []
    for waived in WAIVERS[:1] if found.last_round else WAIVERS:
        stage = _Stage(found, waived)
        outcome = first_complete_pairing(stage.graph, stage.order)
        if isinstance(outcome, NoPairing):
            proof = stage.proof(stage.graph.everybody, outcome.barrier)
            impossible.append(Impossible(waived, proof))
            continue
        players = stage.players
        pairs = [(players[a], players[b]) for a, b in outcome.pairs]
        refused = []
        for refusal in outcome.refusals:
            gone = [v for pair in outcome.pairs[: refusal.after] for v in pair]
            among = stage.graph.everybody & ~stage.graph.mask([*gone, refusal.player, refusal.candidate])
            player, candidate = players[refusal.player], players[refusal.candidate]
            refused.append(RefusedCandidate(player, candidate, stage.proof(among, refusal.barrier)))
        bye = pairs.pop(0)[1] if stage.with_bye else None
        listing = [player for player in found.listing if player != bye]
        return Solution(found, waived, bye, listing, pairs, refused, impossible)
    proof = impossible[-1].proof
    raise NoLegalPairingError("no_legal_pairing", round=found.round, barrier=proof.barrier, groups=proof.groups)


_Kind = tuple[Profile, bool | None]
"""What a player's colours allow, and whether he may have the bye (None for the bye itself)."""


class _Stage:
    """The round as a graph: vertices in the order of the list, the bye before them when the number is odd."""

    def __init__(self, found: Situation, waived: Waived):
        listing = found.listing
        self.with_bye = len(listing) % 2
        self.players = [BYE, *listing] if self.with_bye else listing
        byes = None
        if self.with_bye:
            vertex = {player: v for v, player in enumerate(self.players)}
            byes = [vertex[player] for player in found.edition.bye_candidates(found.past, listing)]
        forbidden: Sequence[Collection[int]] = found.past.opponents
        if found.round > MANY_ROUNDS:
            forbidden = [frozenset(met) for met in forbidden]
        self.graph = Graph(self.players, forbidden, self._kinds(found, byes), partial(_agree, found, waived))
        self.order = SearchOrder(len(self.players), found.turns, byes)

    def proof(self, among: int, barrier: int) -> Barrier:
        """A barrier in ranking numbers."""
        groups = odd_components(self.graph, among, barrier)
        return Barrier(
            [self.players[v] for v in self.graph.vertices(barrier)],
            [[self.players[v] for v in group] for group in groups],
        )

    def _kinds(self, found: Situation, byes: list[int] | None) -> list[_Kind]:
        nothing = profile(b"")
        if found.last_round:
            kinds: list[_Kind] = [(nothing, False)] * len(self.players)
        else:
            colours, essence = found.past.colours, found.edition.colour_essence
            different = {past: (essence(profile(past)), False) for past in set(colours)}
            kinds = [different[colours[player]] for player in self.players]
        if byes is not None:
            kinds[0] = (nothing, None)
            for vertex in byes:
                kinds[vertex] = (kinds[vertex][0], True)
        return kinds


def _agree(found: Situation, waived: Waived, a: _Kind, b: _Kind) -> bool:
    if a[1] is None or b[1] is None:
        return bool(a[1] or b[1])
    return found.last_round or found.edition.colours_agree(a[0], b[0], waived)
