"""What most systems have in common; each says only where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabellone.engine.results import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabellone.engine.explanations import Difference, Step
    from tabellone.engine.model import Game, Rest, Tournament
    from tabellone.engine.ranking.teams import TeamStanding
    from tabellone.engine.reasons import Reason
    from tabellone.engine.results import Codes
    from tabellone.engine.seatings import Plan, Repair, Summoned
    from tabellone.engine.system import System
    from tabellone.engine.tree import BracketTree


class Ordinary:
    """Everybody is in every round, open games are those without a result, nothing but the standings is drawn."""

    is_draughts = False
    shows_steps = False
    strikes_withdrawn = False
    knows_seeds = False
    draws_brackets = False
    seats_tables = False
    plays_off = False
    seats_everybody = True
    pairs_suspended = True
    late_entries = False
    open_results: Codes = OPEN

    def supposed_result(self, rules: Any, number: int) -> str | None:
        """Every round is played."""
        return None

    def draws_lots(self, tournament: Tournament) -> bool:
        """Nothing in a round is drawn."""
        return False

    def told_of_the_draw(self, tournament: Tournament) -> list[Reason]:
        """Nothing but the lot decides."""
        return []

    def steps(self, tournament: Tournament) -> list[Step]:
        """No picture helps."""
        return []

    def trees(self, tournament: Tournament) -> list[BracketTree]:
        """No bracket."""
        return []

    def team_standings(self, tournament: Tournament) -> list[TeamStanding]:
        """No teams."""
        return []

    def told_of_the_standings(self, tournament: Tournament) -> list[Reason]:
        """They speak for themselves."""
        return []

    def workings(self: System, tournament: Tournament) -> Callable[[int], list[Reason]]:
        """Nothing in common is worth keeping."""
        return lambda player: self.working(tournament, player)

    def plan(self, tournament: Tournament) -> Plan | None:
        """No tables to plan."""
        return None

    def repaired(self, tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> Repair | None:
        """No tables to mend."""
        return None

    def arbiters_for(self, tournament: Tournament, number: int, table: int) -> list[Summoned]:
        """No tables that could call."""
        return []

    def arbiters_called(self, tournament: Tournament, number: int, table: int, minor: bool) -> list[Summoned]:
        """No tables that could call."""
        return []

    def rounds_needed(self, tournament: Tournament) -> int | None:
        """As announced."""
        return None

    def survivors(self, tournament: Tournament) -> int:
        """Nobody goes out."""
        return 0

    def has_a_winner(self, tournament: Tournament) -> bool:
        """Whoever is first when it ends."""
        return True

    def is_over(self, tournament: Tournament) -> bool:
        """When the announced rounds are."""
        return tournament.next_round > tournament.rounds


class Prescribed(Ordinary):
    """A system whose rounds follow from what is known, without a search: a table, a bracket."""

    def differences(self: System, tournament: Tournament, number: int) -> list[Difference]:
        """A past round against the one prescribed."""
        from tabellone.engine import prescribed

        return prescribed.differences(self.pair, self.explain, tournament, number)

    def objections(self: System, tournament: Tournament, games: Sequence[Game], rests: Sequence[Rest]) -> list[Reason]:
        """Pairs that are not those prescribed."""
        from tabellone.engine import prescribed

        return prescribed.objections(self.pair, self.explain, tournament, games)

    def certificate(self: System, tournament: Tournament) -> dict[str, Any]:
        """Anybody can read it off."""
        from tabellone.engine import prescribed

        return prescribed.certificate(self.name, self.pair(tournament))
