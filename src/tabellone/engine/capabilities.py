"""What some regulations have and others do not, one class each. A system inherits those it has.

Whoever needs one asks `isinstance(system, HasBrackets)` and only then calls. They are classes and no protocols: what
has no method could not be told from its shape, and a class is asked faster.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # on the way of `pair`: nothing is loaded for the sake of a signature
    from collections.abc import Callable, Sequence

    from tabellone.engine.bracket_tree import BracketTree
    from tabellone.engine.explanations import ProcedureStep
    from tabellone.engine.late_entry import LateEntryOption
    from tabellone.engine.model import Player, Round, TiedPoint, Tournament
    from tabellone.engine.no_show import FixedBoards, Pairing
    from tabellone.engine.pairing_form import PairingFormData
    from tabellone.engine.ranking.buholz import QuotientTerm
    from tabellone.engine.ranking.standings import Standing
    from tabellone.engine.ranking.teams import TeamStanding
    from tabellone.engine.reasons import Arguments, Reason
    from tabellone.engine.seatings import ArbiterCandidate, Plan, SeatingRepair
    from tabellone.engine.system import System
    from tabellone.engine.teams.individual_standings import IndividualStanding


class PlaysDraughts:
    """A regulation of the draughts federation: its events are rated, its options have the `game` and `OpeningRules`."""


class PlaysChess:
    """A system of chess: its players are in the rating lists of FIDE and of the FSI."""

    def announced_points(self, tournament: Tournament) -> Reason | None:
        """What a win, a draw and a loss are worth, where the announcement has other points than usual."""
        return None


class HasRollOfHonour:
    """FID, technical ranking a): «se ciò concerne il primo posto, gli ex-aequo saranno inseriti nell'albo d'oro»."""

    def roll_of_honour(self, tournament: Tournament, lines: Sequence[Standing]) -> list[int]:
        """Whom the roll of honour of a finished tournament names: all who share the first place."""
        return [line.player for line in lines if line.place == 1]


class MustPlayAllRounds:
    """Italo-svizzero, Art. 1.3: «È obbligatorio portare a termine il numero dei turni stabiliti», if it is possible."""

    def early_end_reason(self, tournament: Tournament) -> Reason | None:
        """«In tal caso sarà valida la classifica risultante dall'ultimo turno giocato.»"""
        from tabellone.engine.reason_values import Literal, MessageId  # noqa: PLC0415  (on the way of `pair`)
        from tabellone.engine.reasons import Reason  # noqa: PLC0415  (likewise)

        end, played = tournament.early_end, len(tournament.history)
        if end is None or played >= tournament.rounds:
            return None
        why: Arguments = {"why": MessageId(end.why.value, "early"), "note": Literal(end.note)}
        args: Arguments = {"played": played, "rounds": tournament.rounds, **why}
        return Reason("ended_early_because" if end.note else "ended_early", "Art. 1.3", "F20", args)


class HasPlayOffs:
    """FID, technical ranking e): «incontri di spareggio o match […] dopo il pari punti o il pari quoziente».

    Which ties may be played off differs: in the italo-svizzero «può essere previsto solo nel caso di assegnazione del
    titolo assoluto», in the girone «incontri di spareggio […] fra gli ex-aequo», whatever the place.
    """

    play_offs_for_title_only: bool

    def play_off_points(self, tournament: Tournament) -> tuple[TiedPoint, ...]:
        """The points of the ranking up to which those who play off were equal."""
        from tabellone.engine.model import TiedPoint  # noqa: PLC0415  (on the way of `pair`)

        return TiedPoint.QUOTIENT, TiedPoint.POINTS

    def may_play_off(self, tournament: Tournament, equal: Sequence[int]) -> bool:
        """Whether so many may play off at once, where they are not yet equal in everything."""
        return True


class HasQuotients(ABC):
    """FID: Buholz 2-a and 2-b, Sonneborn-Berger A; table 27 has a sheet for working them out."""

    @abstractmethod
    def quotient_terms(self, tournament: Tournament) -> Callable[[int], list[QuotientTerm]]:
        """What every opponent adds to the quotients of a competitor, what they have in common worked out once."""


class TeamEvent(ABC):
    """FID, squadre, Art. 7: teams are ranked by «i meccanismi previsti» for players: they are the competitors."""

    board_points_unit: int
    """Of the points on a board, as `points_unit` of those of the teams."""

    @abstractmethod
    def competitors(self, tournament: Tournament) -> tuple[Player, ...]:
        """The teams, as the system knows its players."""

    @abstractmethod
    def individual_standings(self, tournament: Tournament, board: int | None = None) -> list[IndividualStanding]:
        """How the players are ranked now, all of them or those of a board."""


class HasProcedureSteps(ABC):
    """Pairs by a procedure that a picture helps to follow: FID, italo-svizzero, Art. 4, «con moto circolare»."""

    @abstractmethod
    def procedure_steps(self, tournament: Tournament) -> list[ProcedureStep]:
        """The procedure of the next round step by step; nothing for a round that is not made by it."""


class HasPairingForm(ABC):
    """FID Capo XIV, table 27: there is a sheet for forming its rounds, «scheda per formazione turni»."""

    @abstractmethod
    def pairing_form(self, tournament: Tournament) -> PairingFormData:
        """What the next round is paired from by hand."""


class KeepsNumbersOfNewcomers:
    """Before the first round newcomers get their numbers from the draw that was made: others keep their order.

    Amalfi B.1 numbers by strength, and the lot of a seed only parts equals; at the tables of BIG numbers mean nothing.
    """


class HasFixedRounds(ABC):
    """The number of players decides how many rounds there are.

    FID, girone, Art. 1: «ogni partecipante incontri tutti gli altri partecipanti»; elimination, Art. 4 a: «A ciascun
    turno vengono eliminati la metà dei partecipanti sino a giungere ad una sola coppia».
    """

    @abstractmethod
    def rounds_needed(self, tournament: Tournament) -> int | None:
        """How many rounds there must be; None where the announcement sets them all the same."""


class HasPairingTable(ABC):
    """FID, girone, Art. 1: «Gli accoppiamenti per i vari turni di gioco sono stabiliti da specifiche tabelle»."""

    @abstractmethod
    def pairing_table(self, competitors: int) -> list[list[tuple[int, int]]]:
        """Every round of one leg with its pairs in order, White first; of an odd number the highest is missing."""


class HasUnplayedRounds(ABC):
    """FID, sistema italiano ridotto, Art. 2: «il numero di turni da non giocare (turni supposti) – massimo due»."""

    @abstractmethod
    def assumed_result(self, rules: Any, round_number: int) -> str | None:
        """The result that all boards of a round have without being played; None where it is played."""


class CanAnnul(ABC):
    """The results of a player who withdraws early may be annulled (R11: not in the text)."""

    @abstractmethod
    def may_annul(self, games: int, rounds: int, players: int) -> bool:
        """Whether who has been in so many games is still early enough."""


class WarnsOfTheDraw(ABC):
    """Team-mates who meet in the first rounds (R10), an odd number of players (F41), players without a rating (A26)."""

    @abstractmethod
    def draw_warnings(self, tournament: Tournament) -> list[Reason]:
        """Warnings for the director before the numbers are drawn, and about numbers already drawn."""


class HasSeeds:
    """FID, elimination, Art. 2: «Quando una gara prevede la costituzione di “teste di serie”»: players are seeded."""


class DecidesByHandicap(ABC):
    """FID, sistemi ad handicap, where one of two must go on: a draw of the unequal is none (K10)."""

    @abstractmethod
    def decide_by_handicap(self, rules: Any, white: Player, black: Player, result: str | None) -> str | None:
        """A result with what the handicap decides, if it decides anything."""

    @abstractmethod
    def without_handicap_decisions(self, tournament: Tournament) -> Tournament:
        """A tournament whose draws are written as they were played."""


class HasBrackets(ABC):
    """FID, elimination, Art. 4: players go out, and who meets whom is a tree."""

    @abstractmethod
    def brackets(self, tournament: Tournament) -> list[BracketTree]:
        """The brackets."""

    @abstractmethod
    def survivors(self, tournament: Tournament) -> int:
        """How many are left to play for the first place; 0 once it is decided."""


class DrawsLots(ABC):
    """Something in a round is by lot: BIG 1.2, «in maniera casuale»; FID, elimination, Art. 4 b, who rests (K4)."""

    @abstractmethod
    def draws_lots(self, tournament: Tournament) -> bool:
        """Whether something in the next round is, and the rules name no seed: the tournament needs one."""


class HasTeamStandings(ABC):
    """BIG 3.2: «Ad ogni squadra verrà assegnata la somma dei punti classifica ottenuti da tutti i suoi membri»."""

    @abstractmethod
    def team_standings(self, tournament: Tournament) -> list[TeamStanding]:
        """How teams are ranked now; nothing where nobody has one."""

    @abstractmethod
    def explain_team_place(self, tournament: Tournament, member: int) -> list[Reason]:
        """Why the team of a player has its place."""

    @abstractmethod
    def standings_remarks(self, tournament: Tournament) -> list[Reason]:
        """What should be said below them: what a lot has decided, what is missing to decide."""


class CanPlan(ABC):
    """BIG 2, «minimizzare il numero di reincontri»: what can be reached is known before the event begins."""

    @abstractmethod
    def plan(self, tournament: Tournament) -> Plan:
        """What to expect of an event at tables."""


class CanRepairSeating(ABC):
    """A published seating can be repaired when a player does not come (B14: not in the text)."""

    @abstractmethod
    def repair_seating(self, tournament: Tournament, tables: Sequence[Sequence[int]], missing: int) -> SeatingRepair:
        """Returns the tables of the next round without a player who was seated."""


class CanRepairPairs(ABC):
    """A paired round can be repaired when a player does not come (A23, F23: not in the texts)."""

    @abstractmethod
    def may_repair(self, tournament: Tournament) -> bool:
        """Whether the pairs of the next round are made from the standings, and so can be others."""

    @abstractmethod
    def repair_round(self, tournament: Tournament, published: Round, fixed: FixedBoards) -> Pairing | None:
        """Returns the next round, paired as `published`, with as many of these boards as possible, or None.

        Boards that stay are as they were; where several rounds keep as many, it is the first in the system's own order.
        """


class CanAdmitLate(ABC):
    """Amalfi B.2.5: «sarà possibile accettare l’ingresso di giocatori»; even in a round that is paired (A24, B14)."""

    @abstractmethod
    def late_entry_options(self, tournament: Tournament, published: Round, newcomer: int) -> list[LateEntryOption]:
        """Returns the next round, paired as `published`, with a newcomer; the places of all others stay."""


class CallsArbiters(ABC):
    """BIG 5: «In caso di contestazioni verranno convocati da 1 a 3 arbitri non presenti al tavolo»."""

    @abstractmethod
    def available_arbiters(self, tournament: Tournament, round_number: int, table: int) -> list[ArbiterCandidate]:
        """All who could be called to a table of a round, the first to be called first."""

    @abstractmethod
    def arbiters_to_call(
        self, tournament: Tournament, round_number: int, table: int, minor: bool
    ) -> list[ArbiterCandidate]:
        """Those of them whom the rules call."""


class AnnouncesGames:
    """BIG 4: every round has its game, announced before the event with the longest time a player may take."""


class RulesIndependentOfPlayers:
    """Nothing in `validate` depends on who plays, so that wrong rules are refused before anybody is enrolled."""


def rounds_needed(system: System, tournament: Tournament) -> int | None:
    """Returns how many rounds there must be, or None if the announcement alone decides."""
    return system.rounds_needed(tournament) if isinstance(system, HasFixedRounds) else None


def assumed_result(system: System, rules: Any, round_number: int) -> str | None:
    """The result that all boards of a round have without being played; None where it is played."""
    return system.assumed_result(rules, round_number) if isinstance(system, HasUnplayedRounds) else None
