"""Past rounds paired again: by the tournament's own rules, or by two readings side by side."""

from typing import Any, NamedTuple

from tabellone.engine.encounters import Game
from tabellone.engine.explanations import Difference
from tabellone.engine.model import Deviation, Rest, Tournament
from tabellone.engine.reasons import NoLegalPairingError, NotReadyError, Reason
from tabellone.engine.system import System


class RoundCheck(NamedTuple):
    """A past round and what the rules pair in another way."""

    round: int
    differences: list[Difference]
    unchecked: Reason | None = None
    """Why it could not be paired again: a result before it is missing."""
    deviation: Deviation | None = None
    """Why the director made it so: then a difference is not a mistake."""

    @property
    def is_wrong(self) -> bool:
        """Whether the rules pair it in another way, and nobody has said why it is so."""
        return bool(self.differences) and self.deviation is None


class ReadingDifference(NamedTuple):
    """One board by two readings; None where a reading has no such board."""

    board: int
    first: Game | Rest | None
    second: Game | Rest | None


def check(system: System, tournament: Tournament) -> list[RoundCheck]:
    return [_check_round(system, tournament, number) for number in range(1, len(tournament.history) + 1)]


def _check_round(system: System, tournament: Tournament, round_number: int) -> RoundCheck:
    try:
        found = system.differences(tournament, round_number)
        return RoundCheck(
            round_number, found, deviation=tournament.history[round_number - 1].deviation if found else None
        )
    except NotReadyError as error:
        return RoundCheck(round_number, [], error.reason)


def compare(system: System, tournament: Tournament, other_rules: Any) -> list[tuple[int, list[ReadingDifference]]]:
    """Returns for every past round the boards on which two sets of rules differ, given the same history."""
    rounds = []
    for number in range(1, len(tournament.history) + 1):
        before = tournament.as_before_pairing(number)
        one, other = (_boards(system, t) for t in (before, before._replace(rules=other_rules)))
        boards = range(max(len(one), len(other)))
        pairs = ((_board_at(one, index), _board_at(other, index)) for index in boards)
        rounds.append((number, [ReadingDifference(i, a, b) for i, (a, b) in enumerate(pairs) if a != b]))
    return rounds


def _boards(system: System, tournament: Tournament) -> list[Game | Rest | None]:
    """The bye as board 0, then the games in order of formation; nothing where there is no legal pairing."""
    try:
        decision = system.pair(tournament)
    except (NoLegalPairingError, NotReadyError):
        return []
    bye = next((rest for rest in decision.rests if rest.kind == "bye"), None)
    return [bye, *decision.games]


def _board_at(boards: list[Game | Rest | None], index: int) -> Game | Rest | None:
    return boards[index] if index < len(boards) else None
