"""What most systems have in common; each says only where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.encounters import Game
from tabellone.engine.openings.options import require_openings
from tabellone.engine.results import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter
    from tabellone.engine.explanations import Difference
    from tabellone.engine.model import Rest, Tournament
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import ResultCodes
    from tabellone.engine.system import System


class BaseSystem:
    """Defaults: everybody is in every round, games without a result are open, the event ends as announced."""

    encounter: type[Encounter] = Game
    includes_everyone = True
    pairs_suspended = True
    late_entries = False
    open_results: ResultCodes = OPEN

    def require_rules(self, rules: Any) -> None:
        require_openings(rules)

    def place_explainer(self: System, tournament: Tournament) -> Callable[[int], list[Reason]]:
        return lambda player: self.explain_place(tournament, player)

    def is_over(self, tournament: Tournament) -> bool:
        return tournament.next_round > tournament.rounds


class TableSystem(BaseSystem):
    """A system whose rounds follow from what is known, without a search: a table, a bracket."""

    def differences(self: System, tournament: Tournament, round_number: int) -> list[Difference]:
        from tabellone.engine import fixed_rounds

        return fixed_rounds.differences(self.pair, self.explain, tournament, round_number)

    def rule_violations(
        self: System, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]
    ) -> list[Reason]:
        from tabellone.engine import fixed_rounds

        return fixed_rounds.rule_violations(self.pair, self.explain, tournament, games)

    def certificate(self: System, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        from tabellone.engine import fixed_rounds

        return fixed_rounds.certificate(self.name, decision or self.pair(tournament))
