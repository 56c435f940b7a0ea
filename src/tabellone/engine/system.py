"""The questions every system answers; what only some have is in `capabilities`. Nobody else knows a system but so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # a protocol costs nothing at start-up
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.encounters import Encounter, Game
    from tabellone.engine.explanations import Difference, Explanation
    from tabellone.engine.model import Player, Rest, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import ResultCodes
    from tabellone.engine.scoring import Scoring


class System(Protocol):
    """A regulation."""

    name: str
    """As documents write it."""
    points_unit: int
    """How many half-wins make one point as a result is written: 2 in chess, 1 in draughts."""
    options: type[Any]
    """The frozen option class."""
    rest_kinds: frozenset[str]
    """The codes of `outcomes.RESTS` that can occur."""
    pairs_with_open_games: bool
    """Whether the next round may be paired while results are missing."""

    encounter: type[Encounter]
    """The kind of encounter its rounds are made of."""

    includes_everyone: bool
    """Whether everybody who takes part is in every round, playing or resting."""

    pairs_suspended: bool
    """Whether the next round may be paired while a game is suspended."""

    late_entries: bool
    """Whether somebody may be enrolled after the first round."""

    open_results: ResultCodes
    """The results that are not final."""

    def result_codes(self, rules: Any) -> ResultCodes:
        """The results that can occur."""

    def scoring(self, tournament: Tournament) -> Scoring:
        """Returns the scoring of results and rests."""

    def require_rules(self, rules: Any) -> None:
        """Raises BadDocumentError for options that cannot be, with any players."""

    def validate(self, tournament: Tournament) -> None:
        """Raise BadDocumentError for what this system in particular forbids."""

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """Returns warnings for the director."""

    def pair(self, tournament: Tournament) -> Decision:
        """The next round and why."""

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """Explains a player's opponent and colour in the next round."""

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Why two players do not meet in the next round."""

    def differences(self, tournament: Tournament, round_number: int) -> list[Difference]:
        """Whether a past round is right: the boards the rules pair in another way."""

    def rule_violations(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """The rules that pairs made by hand would break in the next round; none if they are legal."""

    def certificate(self, tournament: Tournament, decision: Decision | None = None) -> dict[str, Any]:
        """The next round with a proof of each step, for a verifier that shares no code with this package.

        What was decided is proven as it is, where it is known; a round that cannot be paired has no decision.
        """

    def standings(self, tournament: Tournament) -> list[Standing]:
        """Returns the standings after the rounds played."""

    def explain_place(self, tournament: Tournament, player: int) -> list[Reason]:
        """Returns how a player's place comes about."""

    def place_explainer(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """Returns `explain_place` for any player, with the common work done once."""

    def is_over(self, tournament: Tournament) -> bool:
        """Whether nothing is left to pair."""

    def draw_numbers(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """The players in the order of the numbers drawn with this seed, and the rules with what else was drawn.

        The number of a newcomer is provisional: he has come after the first round and was never numbered.
        """
