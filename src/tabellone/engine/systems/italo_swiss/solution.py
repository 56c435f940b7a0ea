"""The pairs of a round, found by the kernel, with everything needed to explain and to prove them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tabellone.engine.legs import rounds_of_a_leg
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.procedure import NoPairing, Pair, Pairing, first_complete_pairing
from tabellone.engine.matching.proofs import Barrier, Named
from tabellone.engine.matching.tree import Mates
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import Proof
from tabellone.engine.reasons import NoLegalPairingError, NotReadyError
from tabellone.engine.systems.italo_swiss.past import Past
from tabellone.engine.systems.italo_swiss.rests import (
    MayRest,
    first_round_rests,
    formal_opponent,
    turn_rest,
    who_may_rest,
    withdrawn_before,
)
from tabellone.engine.systems.italo_swiss.rotation import Rotation, start, turn_rests_apply

REST = 0
"""Resting, in the place of a player's number."""

MANY_ROUNDS = 16
"""From here on a player's opponents are looked up in a set rather than in a row."""

PLAYS, MAY_REST, RESTS = 0, 1, 2
"""Kinds of vertices: only those who may rest meet the rest."""
AGREE = [[True, True, False], [True, True, True], [False, True, False]]


class Situation(NamedTuple):
    """A round about to be paired."""

    tournament: Tournament
    round: int
    past: Past
    active: list[int]
    """Who is there, by number."""
    turn_rests: bool
    """Art. 9 is in force."""
    withdrawn: list[int]
    start: int | None
    """The place at which the rotation starts; None in the first round."""


class Search(NamedTuple):
    """The rotation among some players as a graph."""

    names: list[int]
    named: Named
    rotation: Rotation


class Solution(NamedTuple):
    """The round as found."""

    situation: Situation
    pairs: list[tuple[int, int]]
    """In order of formation; first the player whose turn it was. REST is an opponent too."""
    rests: list[Rest]
    """RT, RF or RR."""
    group: MayRest | None = None
    """One of these had to rest."""
    passed_over: tuple[MayRest, ...] = ()
    """Groups of whom nobody could rest, because then the others could not all have been paired."""
    search: Search | None = None
    found: Pairing | None = None
    """None in the first round, which needs no search."""


def situation(tournament: Tournament) -> Situation:
    """Read the history for the next round."""
    number = tournament.next_round
    if number > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    active = [p.number for p in tournament.players if p.takes_part_in(number) and p.number not in tournament.absent]
    if not active:
        raise NotReadyError("nobody_present", round=number)
    turn_rests = turn_rests_apply(tournament)
    return Situation(
        tournament,
        number,
        Past(tournament),
        active,
        turn_rests,
        withdrawn_before(tournament, number),
        start(tournament) if number > 1 else None,
    )


def solve(found: Situation) -> Solution:
    """The first complete pairing in the order of the rotation (Art. 4, 5, 15)."""
    if found.start is None:
        return _first_round(found)
    resting = turn_rest(found.past, found.active) if found.turn_rests else None
    rests = [] if resting is None else [Rest(resting, "rt")]
    playing = [player for player in found.active if player != resting]
    if len(playing) % 2 == 0:
        return _solved(found, playing, rests, None, ())
    groups = who_may_rest(found.past, playing, found.withdrawn)
    if not groups:
        raise NoLegalPairingError("nobody_may_rest", "Art. 11, 1.3", round=found.round)
    for index, group in enumerate(groups):
        try:
            return _solved(found, playing, rests, group, tuple(groups[:index]))
        except NoPairingAtAllError:
            continue
    everybody = MayRest("rf", [player for group in groups for player in group.players])
    raise NoPairingAtAllError(found, proof_of_none(search(found, playing, everybody.players)))


class NoPairingAtAllError(NoLegalPairingError):
    """Art. 1.3: «l'impossibilità tecnica di poter formare altri accoppiamenti […]».

    «In tal caso sarà valida la classifica risultante dall'ultimo turno giocato.»
    """

    def __init__(self, found: Situation, proof: Barrier):
        super().__init__("no_pairing_left", "Art. 1.3", round=found.round, proof=Proof.of(*proof))
        self.situation = found


def proof_of_none(among: Search) -> Barrier:
    """Why these players cannot all be paired."""
    outcome = first_complete_pairing(among.named.graph, among.rotation)
    assert isinstance(outcome, NoPairing)
    return among.named.proof(among.named.graph.everybody, outcome.barrier)


def _first_round(found: Situation) -> Solution:
    """Art. 3: «il n. 1 col n. 2; il n. 3 col n. 4 e così via.»"""
    players = [found.tournament.players[number - 1] for number in found.active]
    seated, resting, kind = first_round_rests(players, rounds_of_a_leg(found.tournament), found.turn_rests)
    return Solution(
        found, list(zip(seated[::2], seated[1::2], strict=True)), [Rest(player, kind) for player in resting]
    )


def _solved(
    found: Situation, playing: list[int], rests: list[Rest], group: MayRest | None, passed_over: tuple[MayRest, ...]
) -> Solution:
    """Art. 12 b3: one alone «si considera già accoppiato»; b4, Art. 8 c: of several, the rotation leaves one free."""
    alone = group.players[0] if group and len(group.players) == 1 else None
    several = group.players if group and alone is None else []
    among = search(found, [player for player in playing if player != alone], several)
    outcome = first_complete_pairing(among.named.graph, among.rotation)
    if isinstance(outcome, NoPairing):
        raise NoPairingAtAllError(found, among.named.proof(among.named.graph.everybody, outcome.barrier))
    pairs = [(among.names[a], among.names[b]) for a, b in outcome.pairs]
    if group:
        free = alone if alone is not None else next(player for player, other in pairs if other == REST)
        against = formal_opponent(found.past, free, found.withdrawn) if group.kind == "rr" else None
        rests = [*rests, Rest(free, group.kind, against)]
    return Solution(found, pairs, rests, group, passed_over, among, outcome)


def search(
    found: Situation,
    playing: Sequence[int],
    may_rest: Sequence[int],
    forbidden: Sequence[Collection[int]] | None = None,
) -> Search:
    """The rotation of Art. 4 among these players, one of some being left free if there are any.

    `forbidden` are by number those whom nobody may meet, where they are others than those he has met.
    """
    assert found.start is not None
    past, size, first = found.past, len(found.tournament.players), found.start
    circle = [player for player in playing if player >= first] + [player for player in playing if player < first]
    names = sorted(circle, key=past.score.__getitem__, reverse=True)  # stable: equal scores stay in the circle's order
    resting = frozenset(may_rest)
    rotation = Rotation(
        [(player - first) % size for player in names],
        [past.score[player] for player in names],
        [player in resting for player in names],
        with_rest=bool(may_rest),
    )
    kinds = [MAY_REST if player in resting else PLAYS for player in names]
    if may_rest:
        names.append(REST)
        kinds.append(RESTS)
    if forbidden is None:
        forbidden = past.opponents
        if found.round > MANY_ROUNDS:
            forbidden = [frozenset(met) for met in forbidden]
    return Search(names, Named(Graph(names, forbidden, kinds, AGREE), names), rotation)


def who_must_be_left_free(solution: Solution, index: int, candidate: int) -> list[int]:
    """If a candidate of this step is refused by Art. 8 c or 12 b4, of whom one has to be left free; else nobody.

    With the two paired the others could still all be paired, were it not for who may rest.
    """
    before = {player for pair in solution.pairs[:index] for player in pair}
    group = solution.group.players if solution.group else []
    if candidate == REST or len(group) < 2 or REST in before:
        return []
    gone = before | {solution.pairs[index][0], candidate}
    left = [player for pair in solution.pairs for player in pair if player not in gone and player != REST]
    among = search(solution.situation, sorted(left), left)
    if isinstance(first_complete_pairing(among.named.graph, among.rotation), NoPairing):
        return []
    return [player for player in group if player not in before]


def formed_at_first(among: Search) -> list[Pair]:
    """The pairs as an arbiter forms them, one after the other, until somebody finds no opponent.

    Of those who may rest one has to be left free (Art. 8 c, 12 b4): the last of them is paired with nobody.
    """
    graph, rest = among.named.graph, among.names.index(REST) if REST in among.names else None
    may_rest = set() if rest is None else {v for v in range(rest) if graph.may_meet(v, rest)}
    mates: Mates = [None] * len(among.names)
    formed: list[Pair] = []
    while None in mates:
        player = among.rotation.next_player(formed[-1] if formed else None, mates)
        needed = may_rest if rest is not None and mates[rest] is None else set()
        found = (
            other
            for other in among.rotation.candidates(player, mates)
            if mates[other] is None
            and graph.may_meet(player, other)
            and (other == rest or not needed or any(mates[v] is None for v in needed - {player, other}))
        )
        opponent = next(found, None)
        if opponent is None:
            break
        mates[player], mates[opponent] = opponent, player
        formed.append((player, opponent))
    return formed
