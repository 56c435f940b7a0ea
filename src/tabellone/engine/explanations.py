"""What every system answers when asked why: for a player of a round, and for a past round that differs."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from tabellone.engine.encounters import Encounter, Game
from tabellone.engine.matching.proofs import Barrier
from tabellone.engine.model import Rest, Round
from tabellone.engine.reason_values import BarrierReason, PlayerNumber
from tabellone.engine.reasons import Arguments, Reason


class Candidate(NamedTuple):
    """A candidate, and the reason for which it was taken or not."""

    player: int
    reason: Reason


def others_unpaired_reason(candidate: int, proof: Barrier, article: str, reading: str) -> Reason:
    """A candidate refused because the others could not all have been paired any more, with the proof."""
    args: Arguments = {"candidate": PlayerNumber(candidate), "proof": BarrierReason.from_groups(*proof)}
    return Reason("others_unpaired", article, reading, args)


class Explanation(NamedTuple):
    """Why a player has this opponent and colour, or rests."""

    round: int
    player: int
    facts: dict[str, Any]
    """Where he stands and what the search starts from, for programs; empty if he does not play."""
    intro: tuple[Reason, ...]
    """The same for people."""
    candidates: tuple[Candidate, ...]
    """Every candidate of the player whose turn it was, in order, up to the one taken."""
    opponent: Reason
    """Why this opponent, or why he rests."""
    colour: Reason | None
    exceptions: tuple[Reason, ...]


class ProcedureStep(NamedTuple):
    """One step of a procedure that can be shown as a picture."""

    after: int | None
    """From whom the search for the next player went on; None at its start."""
    player: int
    candidates: tuple[Candidate, ...]
    """Candidate 0 is a rest."""
    opponent: int | None
    """None if he rests."""
    turn: Reason
    """Why it was his turn."""


class Difference(NamedTuple):
    """A board of a published round that the rules pair in another way."""

    board: int
    """In order of formation by the rules."""
    expected: Game | Rest | None
    """None where the rules find no pairing at all."""
    published: Encounter | Rest | None
    """What the published round has there or for the player whose turn it was, or whom it gives the bye."""
    reasons: tuple[Reason, ...]
    """The deciding articles."""


class RoundExplainer(Protocol):
    """Explains a round as the rules make it."""

    def explain(self, player: int) -> Explanation:
        """Why this opponent."""

    def explain_colour(self, player: int) -> Reason:
        """Why this colour."""

    def why_not(self, player: int, other: int) -> Reason:
        """Why not this one."""


def seats_of(published: Round) -> dict[int, Encounter | Rest]:
    """Returns the encounter or rest of every competitor of a round."""
    seats: dict[int, Encounter | Rest] = {rest.player: rest for rest in published.rests}
    return seats | {player: encounter for encounter in published.encounters for player in encounter.seats}


def published_instead(
    published: Round, board: int, expected: Sequence[Game], first_player_seat: Encounter | Rest | None
) -> Encounter | Rest | None:
    """Returns what a round has in place of a board of the rules; `first_player_seat` is the seat of its first player.

    The same pair with other colours, or what is published on the board of that number. Where that is a pair that only
    belongs on another board, where the player sits.
    """
    right = {frozenset(game[:2]) for game in expected}
    if isinstance(first_player_seat, Game) and frozenset(first_player_seat[:2]) == frozenset(expected[board - 1][:2]):
        return first_player_seat
    there = published.games[board - 1] if board <= len(published.games) else None
    return first_player_seat if there is None or frozenset(there[:2]) in right else there


def difference_reasons(
    explainer: RoundExplainer, game: Game, upper: int, other: Encounter | Rest | None
) -> tuple[Reason, ...]:
    """The article behind a difference: the colours of the same pair, or why not the published opponent."""
    if isinstance(other, Game):
        if {other.white, other.black} == {game.white, game.black}:
            return (explainer.explain_colour(upper),)
        published_opponent = other.black if other.white == upper else other.white
        return (explainer.explain(upper).opponent, explainer.why_not(upper, published_opponent))
    return (explainer.explain(upper).opponent,)
