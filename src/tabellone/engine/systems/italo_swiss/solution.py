"""The pairs of a round, found by the kernel, with everything needed to explain and to prove them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tabellone.engine.legs import rounds_per_leg
from tabellone.engine.matching.alternating_tree import Mates
from tabellone.engine.matching.graph import Graph
from tabellone.engine.matching.lexicographic import NoPairing, Pair, Pairing, first_perfect_matching
from tabellone.engine.matching.proofs import Barrier, NumberedGraph
from tabellone.engine.model import Rest, Tournament
from tabellone.engine.reason_values import BarrierReason
from tabellone.engine.reasons import NoLegalPairingError, NotReadyError
from tabellone.engine.systems.italo_swiss.history import History
from tabellone.engine.systems.italo_swiss.rests import (
    RestGroup,
    first_round_rests,
    formal_opponent,
    next_turn_rest,
    rest_groups,
    withdrawn_before,
)
from tabellone.engine.systems.italo_swiss.rotation import Rotation, rotation_start, turn_rests_apply

REST = 0
"""Resting, in the place of a player's number."""

MANY_ROUNDS = 16
"""From here on a player's opponents are looked up in a set rather than in a row."""

PLAYS, MAY_REST, RESTS = 0, 1, 2
"""Kinds of vertices: only those who may rest meet the rest."""
KINDS_AGREE = [[True, True, False], [True, True, True], [False, True, False]]


class RoundContext(NamedTuple):
    """A round about to be paired."""

    tournament: Tournament
    round: int
    history: History
    active: list[int]
    """Who is there, by number."""
    turn_rests: bool
    """Art. 9 is in force."""
    withdrawn: list[int]
    start: int | None
    """The place at which the rotation starts; None in the first round."""


class RotationSearch(NamedTuple):
    """The rotation among some players as a graph."""

    players: list[int]
    numbered: NumberedGraph
    rotation: Rotation


class Solution(NamedTuple):
    """The round as found."""

    context: RoundContext
    pairs: list[tuple[int, int]]
    """In order of formation; first the player whose turn it was. REST is an opponent too."""
    rests: list[Rest]
    """RT, RF or RR."""
    group: RestGroup | None = None
    """One of these had to rest."""
    passed_over: tuple[RestGroup, ...] = ()
    """Groups of whom nobody could rest, because then the others could not all have been paired."""
    search: RotationSearch | None = None
    result: Pairing | None = None
    """None in the first round, which needs no search."""


def read_context(tournament: Tournament) -> RoundContext:
    """Read the history for the next round."""
    number = tournament.next_round
    if number > tournament.rounds:
        raise NotReadyError("all_rounds_played", rounds=tournament.rounds)
    active = [p.number for p in tournament.players if p.takes_part_in(number) and p.number not in tournament.absent]
    if not active:
        raise NotReadyError("nobody_present", round=number)
    turn_rests = turn_rests_apply(tournament)
    return RoundContext(
        tournament,
        number,
        History(tournament),
        active,
        turn_rests,
        withdrawn_before(tournament, number),
        rotation_start(tournament) if number > 1 else None,
    )


def solve(context: RoundContext) -> Solution:
    """The first complete pairing in the order of the rotation (Art. 4, 5, 15)."""
    if context.start is None:
        return _first_round(context)
    resting = next_turn_rest(context.history, context.active) if context.turn_rests else None
    rests = [] if resting is None else [Rest(resting, "rt")]
    playing = [player for player in context.active if player != resting]
    if len(playing) % 2 == 0:
        return _solve_rotation(context, playing, rests, None, ())
    groups = rest_groups(context.history, playing, context.withdrawn)
    if not groups:
        raise NoLegalPairingError("nobody_may_rest", "Art. 11, 1.3", round=context.round)
    for index, group in enumerate(groups):
        try:
            return _solve_rotation(context, playing, rests, group, tuple(groups[:index]))
        except NoPairingError:
            continue
    everybody = RestGroup("rf", [player for group in groups for player in group.players])
    raise NoPairingError(context, infeasibility_proof(search_rotation(context, playing, everybody.players)))


class NoPairingError(NoLegalPairingError):
    """Art. 1.3: «l'impossibilità tecnica di poter formare altri accoppiamenti […]».

    «In tal caso sarà valida la classifica risultante dall'ultimo turno giocato.»
    """

    def __init__(self, context: RoundContext, proof: Barrier):
        super().__init__("no_pairing_left", "Art. 1.3", round=context.round, proof=BarrierReason.from_groups(*proof))
        self.situation = context


def infeasibility_proof(among: RotationSearch) -> Barrier:
    """Why these players cannot all be paired."""
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    assert isinstance(outcome, NoPairing)
    return among.numbered.proof(among.numbered.graph.everybody, outcome.barrier)


def _first_round(context: RoundContext) -> Solution:
    """Art. 3: «il n. 1 col n. 2; il n. 3 col n. 4 e così via.»"""
    players = [context.tournament.players[number - 1] for number in context.active]
    seated, resting, kind = first_round_rests(players, rounds_per_leg(context.tournament), context.turn_rests)
    return Solution(
        context, list(zip(seated[::2], seated[1::2], strict=True)), [Rest(player, kind) for player in resting]
    )


def _solve_rotation(
    context: RoundContext,
    playing: list[int],
    rests: list[Rest],
    group: RestGroup | None,
    passed_over: tuple[RestGroup, ...],
) -> Solution:
    """Art. 12 b3: one alone «si considera già accoppiato»; b4, Art. 8 c: of several, the rotation leaves one free."""
    alone = group.players[0] if group and len(group.players) == 1 else None
    several = group.players if group and alone is None else []
    among = search_rotation(context, [player for player in playing if player != alone], several)
    outcome = first_perfect_matching(among.numbered.graph, among.rotation)
    if isinstance(outcome, NoPairing):
        raise NoPairingError(context, among.numbered.proof(among.numbered.graph.everybody, outcome.barrier))
    pairs = [(among.players[a], among.players[b]) for a, b in outcome.pairs]
    if group:
        free = alone if alone is not None else next(player for player, other in pairs if other == REST)
        against = formal_opponent(context.history, free, context.withdrawn) if group.kind == "rr" else None
        rests = [*rests, Rest(free, group.kind, against)]
    return Solution(context, pairs, rests, group, passed_over, among, outcome)


def search_rotation(
    context: RoundContext,
    playing: Sequence[int],
    may_rest: Sequence[int],
    forbidden: Sequence[Collection[int]] | None = None,
) -> RotationSearch:
    """The rotation of Art. 4 among these players, one of some being left free if there are any.

    `forbidden` are by number those whom nobody may meet, where they are others than those he has met.
    """
    assert context.start is not None
    past, size, first = context.history, len(context.tournament.players), context.start
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
        if context.round > MANY_ROUNDS:
            forbidden = [frozenset(met) for met in forbidden]
    return RotationSearch(names, NumberedGraph(Graph(names, forbidden, kinds, KINDS_AGREE), names), rotation)


def players_to_leave_free(solution: Solution, index: int, candidate: int) -> list[int]:
    """Returns those of whom one must be left free, if Art. 8 c or 12 b4 refuses a candidate; else nobody.

    With the two paired the others could still all be paired, were it not for who may rest.
    """
    before = {player for pair in solution.pairs[:index] for player in pair}
    group = solution.group.players if solution.group else []
    if candidate == REST or len(group) < 2 or REST in before:
        return []
    gone = before | {solution.pairs[index][0], candidate}
    left = [player for pair in solution.pairs for player in pair if player not in gone and player != REST]
    among = search_rotation(solution.context, sorted(left), left)
    if isinstance(first_perfect_matching(among.numbered.graph, among.rotation), NoPairing):
        return []
    return [player for player in group if player not in before]


def greedy_pairs(among: RotationSearch) -> list[Pair]:
    """Returns the pairs as an arbiter forms them, one after the other, until a player finds no opponent.

    Of those who may rest one has to be left free (Art. 8 c, 12 b4): the last of them is paired with nobody.
    """
    graph, rest = among.numbered.graph, among.players.index(REST) if REST in among.players else None
    may_rest = set() if rest is None else {v for v in range(rest) if graph.may_meet(v, rest)}
    mates: Mates = [None] * len(among.players)
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
