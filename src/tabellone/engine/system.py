"""The few questions every system answers. The application and the command know systems only through this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # a protocol costs nothing at start-up
    from collections.abc import Callable, Sequence

    from tabellone.engine.decision import Decision
    from tabellone.engine.explanations import Difference, Explanation, Step
    from tabellone.engine.model import Game, Player, Rest, Tournament
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.ranking.teams import TeamStanding
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import Codes
    from tabellone.engine.scoring import Scoring
    from tabellone.engine.seatings import Plan, Repair, Summoned
    from tabellone.engine.tree import BracketTree


class System(Protocol):
    """A regulation."""

    name: str
    """As documents write it."""
    points_unit: int
    """How many half-wins make one point as a result is written: 2 in chess, 1 in draughts."""
    options: type[Any]
    """The frozen option class."""
    is_draughts: bool
    """Whether it is a regulation of the draughts federation; then `options` has the `game` that is played."""
    rest_kinds: frozenset[str]
    """The codes of `outcomes.RESTS` that can occur."""
    pairs_open_games: bool
    """Whether the next round may be paired while results are missing."""

    shows_steps: bool
    """Whether `steps` has anything to show."""

    honours_first_place: bool
    """Whether all who share the first place of a finished tournament enter the roll of honour."""

    strikes_withdrawn: bool
    """Whether who withdraws early may be struck, so that none of his games counts."""

    knows_seeds: bool
    """Whether players can be seeded."""

    draws_brackets: bool
    """Whether `trees` has anything to show."""

    seats_tables: bool
    """Whether a round has tables instead of games."""

    plays_off: bool
    """Whether a play-off may part those who are equal on points or quotient (FID, technical ranking e)."""

    seats_everybody: bool
    """Whether everybody who takes part is in every round, playing or resting."""

    pairs_suspended: bool
    """Whether the next round may be paired while a game is suspended."""

    late_entries: bool
    """Whether somebody may be enrolled after the first round."""

    open_results: Codes
    """The results that are not final."""

    def result_codes(self, rules: Any) -> Codes:
        """The results that can occur."""

    def supposed_result(self, rules: Any, number: int) -> str | None:
        """The result that all boards of a round have without being played; None where it is played."""

    def scoring(self, tournament: Tournament) -> Scoring:
        """What results and rests are worth."""

    def validate(self, tournament: Tournament) -> None:
        """Raise BadDocumentError for what this system in particular forbids."""

    def warnings(self, tournament: Tournament) -> list[Reason]:
        """What a director should know before it is too late."""

    def told_of_the_draw(self, tournament: Tournament) -> list[Reason]:
        """What a director should know before the numbers are drawn, and of those that were."""

    def pair(self, tournament: Tournament) -> Decision:
        """The next round and why."""

    def explain(self, tournament: Tournament, player: int) -> Explanation:
        """Why a player has his opponent and colour in the next round."""

    def why_not(self, tournament: Tournament, player: int, other: int) -> Reason:
        """Why two players do not meet in the next round."""

    def steps(self, tournament: Tournament) -> list[Step]:
        """The procedure of the next round step by step, where a picture of it helps; else nothing."""

    def trees(self, tournament: Tournament) -> list[BracketTree]:
        """The brackets, where there are any."""

    def differences(self, tournament: Tournament, number: int) -> list[Difference]:
        """Whether a past round is right: the boards the rules pair in another way."""

    def objections(self, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """The rules that pairs made by hand would break in the next round; none if they are legal."""

    def certificate(self, tournament: Tournament) -> dict[str, Any]:
        """The next round with a proof of each step, for a verifier that shares no code with this package."""

    def standings(self, tournament: Tournament) -> list[Standing]:
        """How competitors are ranked now."""

    def team_standings(self, tournament: Tournament) -> list[TeamStanding]:
        """How teams are ranked now, where there are any."""

    def told_of_the_standings(self, tournament: Tournament) -> list[Reason]:
        """What should be said below them: what a lot has decided, what is missing to decide."""

    def working(self, tournament: Tournament, player: int) -> list[Reason]:
        """How a player's place comes about."""

    def workings(self, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """The same for anybody, what they have in common worked out once."""

    def plan(self, tournament: Tournament) -> Plan | None:
        """What to expect of an event at tables before it begins."""

    def repaired(self, tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Repair | None:
        """The tables of the next round without somebody who was seated."""

    def arbiters_for(self, tournament: Tournament, number: int, table: int) -> list[Summoned]:
        """All who could be called to a table of a round, the first to be called first; nobody where there are none."""

    def arbiters_called(self, tournament: Tournament, number: int, table: int, minor: bool) -> list[Summoned]:
        """Those of them whom the rules call."""

    def rounds_needed(self, tournament: Tournament) -> int | None:
        """How many rounds there must be, where the number of players decides it."""

    def survivors(self, tournament: Tournament) -> int:
        """How many are left to play for the first place where players go out; 0 where nobody does."""

    def has_a_winner(self, tournament: Tournament) -> bool:
        """Whether the first place of a finished tournament is one that was won, not shared by who is left."""

    def is_over(self, tournament: Tournament) -> bool:
        """Whether nothing is left to pair."""

    def draws_lots(self, tournament: Tournament) -> bool:
        """Whether something in the next round is by lot and the rules name no seed: the tournament needs one."""

    def numbered(
        self, tournament: Tournament, seed: str, newcomers: frozenset[int] = frozenset()
    ) -> tuple[list[Player], Any]:
        """The players in the order of the numbers drawn with this seed, and the rules with what else was drawn.

        The number of a newcomer is provisional: he has come after the first round and was never numbered.
        """
