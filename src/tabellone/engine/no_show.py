"""A paired round without somebody who does not come: what stays, what changes, and what that breaks."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from tabellone.engine.encounters import Game
from tabellone.engine.model import Rest, Round, Tournament
from tabellone.engine.reasons import NoLegalPairingError, Reason
from tabellone.engine.system import System


class Pairing(NamedTuple):
    """A round that keeps some of its boards."""

    games: list[Game]
    """In order of formation."""
    rests: list[Rest]


class RepairedRound(NamedTuple):
    """A round as it would be in one of the ways."""

    games: tuple[Game, ...]
    """Boards that stay are as they were, with their results."""
    rests: tuple[Rest, ...]
    changed_boards: list[int]
    """The boards that are not what they were."""
    renumbered_boards: dict[int, int]
    """Boards that are what they were under another number, and that number."""
    violations: list[Reason]
    """The rules that it breaks."""


class RepairOptions(NamedTuple):
    """The two ways to go on without a missing player; None where there is none, with all waivers."""

    repaired: RepairedRound | None
    """As few changed boards as possible, then what the system comes to first."""
    paired_anew: RepairedRound | None
    """All boards without a result paired again."""


class FixedBoards(NamedTuple):
    """The boards of a published round that stay."""

    games: tuple[Game, ...]
    """All boards but that of the one who is missing."""
    settled: frozenset[int]
    """Who has a result: he stays where he is."""

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return [game.seats for game in self.games]

    @property
    def settled_only(self) -> "FixedBoards":
        return self._replace(games=tuple(game for game in self.games if game.white in self.settled))

    def forbidden(self, met: Sequence[Collection[int]]) -> list[frozenset[int]]:
        """Returns by number who may not be paired anew: past opponents, the present one, and everybody settled."""
        mate = {a: b for pair in self.pairs for a, b in (pair, pair[::-1])}
        everybody = frozenset(range(len(met)))
        return [
            everybody if player in self.settled else self.settled.union(others, (mate.get(player, player),))
            for player, others in enumerate(met)
        ]


class PairRepairSystem(System, Protocol):
    """A system that can mend its rounds (`capabilities.CanRepairPairs`)."""

    def repair_round(self, tournament: Tournament, published: Round, fixed: FixedBoards) -> Pairing | None:
        """The next round with as many of these boards as possible."""


def repair_options(system: PairRepairSystem, tournament: Tournament, published: Round, missing: int) -> RepairOptions:
    """The next round, paired as `published`, without one player."""
    without = tournament._replace(absent=tournament.absent | {missing}, half=tournament.half - {missing})
    stays = _fixed_boards(published, missing)

    def beside(formed: Pairing | None) -> RepairedRound | None:
        if formed is None:
            return None
        broken = system.rule_violations(without, formed.games, formed.rests)
        return _compare_with_published(published.games, formed, broken)

    def keeping(some: FixedBoards) -> Pairing | None:
        formed = system.repair_round(without, published, some)
        return formed and formed._replace(games=_keep_board_numbers(published.games, formed.games))

    def again() -> Pairing | None:
        try:
            decision = system.pair(without)
        except NoLegalPairingError:
            return None
        return Pairing([*decision.games], [*decision.rests])

    return RepairOptions(beside(keeping(stays)), beside(keeping(stays.settled_only) if stays.settled else again()))


def _fixed_boards(published: Round, missing: int) -> FixedBoards:
    """Returns the boards that can stay without a player."""
    games = tuple(game for game in published.games if missing not in game.seats)
    return FixedBoards(games, frozenset(player for game in games if game.result is not None for player in game.seats))


def _keep_board_numbers(published: Sequence[Game], games: Sequence[Game]) -> list[Game]:
    """Boards that stay are as published and where they were, new ones take the places that have become free.

    To a place that stays free the last board moves: all others keep the tables people sit at.
    """
    pairs = {frozenset(game.seats) for game in games}
    had = {frozenset(game.seats) for game in published}
    new = iter([game for game in games if frozenset(game.seats) not in had])
    places = [game if frozenset(game.seats) in pairs else next(new, None) for game in published]
    kept: list[Game] = []
    while places:
        game = places.pop(0)
        while game is None and places:
            game = places.pop()
        if game is not None:
            kept.append(game)
    return kept


def _compare_with_published(published: Sequence[Game], formed: Pairing, broken: list[Reason]) -> RepairedRound:
    """A round beside the one it takes the place of."""
    had = {game.seats: number for number, game in enumerate(published, 1)}
    same = {number: had.get(game.seats) for number, game in enumerate(formed.games, 1)}
    return RepairedRound(
        tuple(formed.games),
        tuple(formed.rests),
        [number for number, before in same.items() if before is None],
        {number: before for number, before in same.items() if before not in (None, number)},
        broken,
    )
