"""One model for all systems: competitors, rounds of encounters in order of formation, and what comes next."""

from collections.abc import Container, Mapping
from enum import Enum
from typing import Annotated, Any, NamedTuple

from tabellone.engine.encounters import Encounter, Game, LateResult, Match, Table, all_games, all_matches, all_tables
from tabellone.engine.person_register import PersonNumbers
from tabellone.engine.player_fields import (
    Born,
    Federation,
    FideNumber,
    FideTitle,
    FieldScope,
    FieldType,
    Flag,
    Key,
    Line,
    Rating,
    Sex,
    fields_of,
)


class Colour(Enum):
    """The colour of the pieces."""

    WHITE = "white"
    BLACK = "black"


class Player(NamedTuple):
    """A player. Each field is described by its annotation, and nowhere else."""

    number: Annotated[int, FieldType.NUMBER, FieldScope.COURSE]
    """Ranking number (Amalfi) or number drawn on the tabellone (FID): 1, 2, 3 … without gaps."""
    name: Annotated[str, FieldType.NAME, FieldScope.FEDERATION] = ""
    rating: Annotated[Rating, FieldScope.PERSON] = None
    """In the official list of the event; None for a player who is not in it."""
    title: Annotated[Line, FieldScope.PERSON] = ""
    """In the official list."""
    other_rating: Annotated[Rating, FieldScope.PERSON] = None
    """In another list, used where the first does not decide."""
    other_title: Annotated[Line, FieldScope.PERSON] = ""
    """In that other list."""
    enters: Annotated[int, FieldType.ENTERS, FieldScope.COURSE] = 1
    """First round he can be paired in; above 1 he is a late entrant."""
    leaves: Annotated[int | None, FieldType.LEAVES, FieldScope.COURSE] = None
    """Last round he took part in, then withdrawn; None while he is in."""
    club: Annotated[Line, FieldScope.FEDERATION] = ""
    """Of older events, his club or his province."""
    province: Annotated[Key, FieldScope.FEDERATION] = ""
    struck: Annotated[Flag, FieldScope.COURSE] = False
    """Withdrawn early from a round robin and struck: none of his games counts."""
    seeded: Annotated[Flag, FieldScope.COPY] = False
    """A seeded player of an elimination tournament (testa di serie)."""
    team: Annotated[Key, FieldScope.PERSON] = ""
    """Whom he plays for; team-mates never share a table."""
    card: Annotated[Key, FieldScope.FEDERATION] = ""
    """The number of his federation card, by which lists and registry know him."""
    first_rating: Annotated[Rating, FieldScope.TOURNAMENT] = None
    """The one he had when he began, if he was given another since: tie-breaks use it (C.07, 10)."""
    arbiter: Annotated[Flag, FieldScope.PERSON] = False
    """Also an arbiter of the event he plays in (BIG 5)."""
    born: Annotated[Born, FieldScope.PERSON] = ""
    """The year or the day, as reports write it."""
    sex: Annotated[Sex, FieldScope.PERSON] = ""
    """For reports, and for standings of women."""
    federation: Annotated[Federation, FieldScope.PERSON] = ""
    """Whom he plays for in the reports of chess: ITA."""
    fide_number: Annotated[FideNumber, FieldScope.PERSON] = None
    """By which FIDE knows somebody; None in documents that do not tell it from `card`."""
    fide_title: Annotated[FideTitle, FieldScope.PERSON] = None
    """Of FIDE; `title` is the category of the federation. None in documents that do not tell them apart."""
    appraised_rating: Annotated[Rating, FieldScope.COPY] = None
    """Given by the director to a player whom no list has (Amalfi, English text, 1.2); never an official one."""

    @property
    def marks(self) -> PersonNumbers:
        """The numbers that tell namesakes apart."""
        return PersonNumbers(self.card, self.fide_number or "")

    @property
    def shown_title(self) -> str:
        """The FIDE title, else the category."""
        return self.fide_title or self.title

    @property
    def is_appraised(self) -> bool:
        """Whether the rating that is shown is the director's."""
        return not (self.rating or self.other_rating) and bool(self.appraised_rating)

    @property
    def shown_rating(self) -> str:
        """The official one, or the director's with its mark; empty where there is none."""
        return f"≈{self.appraised_rating}" if self.is_appraised else str(self.rating or "")

    @property
    def titles(self) -> tuple[str, ...]:
        """Category and title, as far as there are any."""
        return tuple(filter(None, (self.title, self.fide_title)))

    @property
    def birth_year(self) -> int | None:
        """The year of birth, or None."""
        return int(str(self.born)[:4]) if self.born else None

    def takes_part_in(self, round_number: int) -> bool:
        """Whether the player has entered and not left."""
        return self.enters <= round_number and (self.leaves is None or round_number <= self.leaves)

    def fields_within(self, scope: FieldScope) -> dict[str, Any]:
        """Returns the fields of a scope or a wider one, without defaults except the name."""
        said = ((field, getattr(self, field.name)) for field in PLAYER_FIELDS if field.scope >= scope)
        return {field.name: value for field, value in said if field.is_always_written or value != field.default}


PLAYER_FIELDS = fields_of(Player)


LineUp = tuple[int | None, ...]
"""Who sits at each board, by number; None where nobody does."""


class Team(NamedTuple):
    """A competitor of several players (FID, squadre, Art. 1-3)."""

    number: int
    """The number drawn, 1, 2, 3 … without gaps; those of players are others."""
    name: str = ""
    players: LineUp = ()
    """The boards in the order of a fixed line-up, None where one is left empty, then the reserves."""
    captain: str = ""
    """«l'unico autorizzato a comunicare la formazione della squadra» (Art. 3)."""
    deputy: str = ""
    """Who may do it in his place."""
    enters: int = 1
    leaves: int | None = None
    club: str = ""
    province: str = ""
    struck: bool = False
    seeded: bool = False
    plays_short: bool = False
    """Below the quorum, and the director, asked, lets it play on (T9)."""

    @property
    def roster(self) -> tuple[int, ...]:
        return tuple(player for player in self.players if player is not None)

    def takes_part_in(self, round_number: int) -> bool:
        """Whether it has entered and not left."""
        return self.enters <= round_number and (self.leaves is None or round_number <= self.leaves)


TEAM_LINES = ("name", "captain", "deputy", "club", "province")
TEAM_FLAGS = ("struck", "seeded", "plays_short")
"""What is said of a team in words, and by yes or no."""


class Rest(NamedTuple):
    """A round without an encounter."""

    player: int
    """The competitor: a team, where those are teams."""
    kind: str
    """A code of `outcomes.RESTS`."""
    against: int | None = None
    """The withdrawn player he is formally paired with (`rr` only)."""


Arbiter = int | str
"""A player by his number, or somebody of the staff by his name."""
MAX_ARBITERS = 3
"""Called to one table (BIG 5)."""


class Call(NamedTuple):
    """A table where something is contested has called arbiters (BIG 5)."""

    encounter: int
    """The number of the table."""
    arbiters: tuple[Arbiter, ...]
    """Who was called; empty where nobody could come."""
    minor: bool = False
    """One arbiter is enough, or that all players of the table agree."""
    decision: str = ""
    """In words; empty while it is open."""
    by: tuple[Arbiter, ...] = ()
    """Those of them who gave it; nobody where the players agreed."""


class WithdrawnAtPairing(NamedTuple):
    """A competitor who had withdrawn when the round was paired, and has come back since."""

    player: int
    struck: bool = False
    """None of his games counted then."""


class HandicapAtPairing(NamedTuple):
    """The handicap of a game paired when one of its players had another category or rating than now."""

    encounter: int
    steps: int
    """The steps by which White was the stronger; below zero, the weaker."""


class Deviation(Enum):
    """Why a director has made a round other than the rules pair it."""

    NO_SHOW = "no_show"
    """Somebody did not come, and as few boards as possible changed (A23, F23)."""
    LATE = "late"
    """Somebody came after it was paired and entered it (A24, B14)."""


class Round(NamedTuple):
    """A round as it was paired, with the results known so far."""

    encounters: tuple[Encounter, ...]
    """All of one kind: games in order of formation, or tables, the highest first."""
    rests: tuple[Rest, ...] = ()
    announced: int | None = None
    """How many rounds were announced when it was paired, if more were added later."""
    openings: tuple[int, ...] = ()
    """Numbers of the openings drawn: one for everybody, or one for each encounter."""
    openings_seed: str = ""
    """What they were drawn from, if the program drew them."""
    late_results: tuple[LateResult, ...] = ()
    """Encounters whose results came after later rounds had been paired."""
    withdrawn: tuple[WithdrawnAtPairing, ...] = ()
    """Who had withdrawn when it was paired, among those whose rest was written when they came back."""
    handicaps: tuple[HandicapAtPairing, ...] = ()
    """Of games whose players were of another strength then."""
    calls: tuple[Call, ...] = ()
    """Of tables that have called arbiters, in order."""
    lots_seed: str = ""
    """What its lots were drawn from, where the tournament itself had no seed."""
    earlier_seatings: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The seatings at tables that were mended when somebody did not come, the first one first; `tables` is the last."""
    deviation: Deviation | None = None
    """Why the director made it as it is, where the rules pair otherwise."""

    @property
    def games(self) -> tuple[Game, ...]:
        """The encounters, if they are games."""
        return all_games(self.encounters)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The encounters, if they are tables."""
        return all_tables(self.encounters)

    @property
    def matches(self) -> tuple[Match, ...]:
        """The encounters, if they are matches of teams."""
        return all_matches(self.encounters)

    @property
    def board_games(self) -> tuple[Game, ...]:
        """All games of two players, also those on the boards of matches."""
        if not self.matches:
            return self.games
        return tuple(game for games in self.games_of_matches for game in games)

    @property
    def games_of_matches(self) -> list[list[Game]]:
        """The games of each match on boards with two players."""
        return [
            [
                Game(game.white, game.black, game.result)
                for game in match.games
                if game.white is not None and game.black is not None
            ]
            for match in self.matches
        ]

    def as_known_before(self, round_number: int) -> "Round":
        """Returns the round with the results known when a later round was paired."""
        encounters = list(self.encounters)
        for late in sorted(
            self.late_results, key=lambda one: -one.last_round_without
        ):  # of two of one board, what it was at that moment
            if late.last_round_without >= round_number:
                encounters[late.encounter - 1] = encounters[late.encounter - 1].without_late_result(late)
        return self._replace(encounters=tuple(encounters)) if self.late_results else self

    def without_rests_of(self, players: Container[int]) -> "Round":
        """Returns the round without the rests added for players who came back."""
        return self._replace(rests=tuple(rest for rest in self.rests if rest.player not in players))


class Prize(NamedTuple):
    """A prize for a place: money, which is divisible, or a thing."""

    place: int
    cents: int = 0
    thing: str = ""
    category: str = ""
    """Only for players with this title; empty for all."""


class RoundGame(NamedTuple):
    """The announced game of a round at tables."""

    round: int
    name: str = ""
    faq: str = ""
    """The address of the page with its questions and answers."""
    minutes: int = 0
    """The longest time a player may take; 0 while it is not stated."""
    was: str = ""
    """The name announced at first, if another game was chosen after the event had begun."""
    was_minutes: int = 0
    """The longest time announced at first, if it was changed after the event had begun."""


class TieDecisionMethod(Enum):
    """How an open tie is decided."""

    LOT = "lot"
    BLITZ = "blitz"
    PLAY_OFF = "play_off"


class TiedPoint(Enum):
    """The point of the ranking up to which they were equal."""

    POINTS = "points"
    QUOTIENT = "quotient"
    EVERYTHING = "everything"


class TieDecision(NamedTuple):
    """The order that a lot, a blitz or a play-off found among equals."""

    players: tuple[int, ...]
    """All who were equal, in the order found."""
    how: TieDecisionMethod
    after: TiedPoint = TiedPoint.EVERYTHING
    seed: str = ""
    """What the program drew the lot from; empty for anything the arbiter did himself."""


class EarlyEndReason(Enum):
    """Why announced rounds were not played (italo-svizzero, Art. 1.3)."""

    NO_PAIRING = "no_pairing"
    """«l'impossibilità tecnica di poter formare altri accoppiamenti»"""
    WITHDRAWALS = "withdrawals"
    """«sia a causa di ritiri»"""
    UNFORESEEN = "unforeseen"
    """«sia per altri motivi assolutamente non prevedibili»"""


class EarlyEnd(NamedTuple):
    """That the event ended before all announced rounds were played."""

    why: EarlyEndReason
    note: str = ""
    """In the words of the direction."""


class Appointment(NamedTuple):
    """When a round begins."""

    round: int
    starts: str
    """Day and minute by the clock of the place, as in 2026-11-22T09:30."""


PAPER_FIELDS = ("place", "date", "arbiter", "cadence")
"""The fields of a tournament that only its papers and pages need."""
REPORT_FIELDS = ("federation", "last_day", "deputies", "event_code")
"""Those that only the report of a chess event needs."""
TEXT_FIELDS = (*PAPER_FIELDS, *REPORT_FIELDS)


class Tournament(NamedTuple):
    """Everything a system needs to know. History and players are checked before one of these is made."""

    name: str
    system: str
    rules: Any
    """The system's own frozen options (`System.options`)."""
    rounds: int
    """Rounds announced."""
    players: tuple[Player, ...]
    """By number: players[0] has number 1."""
    history: tuple[Round, ...] = ()
    """history[0] is round 1."""
    absent: frozenset[int] = frozenset()
    """Who announced not to play in the next round, without points."""
    half: frozenset[int] = frozenset()
    """Who asked for a half-point rest in the next round."""
    seed: str | None = None
    """The seed of the draw of numbers and colour, if they were drawn by the program."""
    prizes: tuple[Prize, ...] = ()
    place: str = ""
    """Where it is played; with the next three, for papers and pages."""
    date: str = ""
    """The day it is played or begins, year first."""
    arbiter: str = ""
    cadence: str = ""
    """The time control (FID Capo XIV, table 1): a value of `cadences.TimeControl`, or somebody's own words."""
    federation: str = ""
    """Of the event, three letters; with the next three, for the report to the federation."""
    last_day: str = ""
    """The day it ends, year first; empty where the hours of the rounds say it."""
    deputies: str = ""
    """The deputy arbiters, separated by semicolons."""
    event_code: str = ""
    """By which the federation knows the event."""
    decisions: tuple[TieDecision, ...] = ()
    """In the order they were made."""
    drawn: bool = True
    """Whether the numbers are those of a draw; before it they are only the order of enrolment."""
    round_games: tuple[RoundGame, ...] = ()
    """At tables, what is played in each round, as far as it is announced."""
    schedule: tuple[Appointment, ...] = ()
    """When the rounds begin, as far as it is announced."""
    staff: tuple[str, ...] = ()
    """Arbiters who do not play, by name."""
    teams: tuple[Team, ...] = ()
    """By number, where teams are the competitors; everything that speaks of competitors then speaks of them."""
    line_ups: Mapping[int, LineUp] = {}
    """Of the next round, by the number of the team, as far as they are known."""
    early_end: EarlyEnd | None = None
    """Why it ended before all announced rounds, where it did."""

    @property
    def next_round(self) -> int:
        """The number of the round to be paired."""
        return len(self.history) + 1

    @property
    def lots_seed(self) -> str | None:
        """The seed of the next round's lots: that of the draw, else the latest of a round."""
        of_rounds = (played.lots_seed for played in reversed(self.history) if played.lots_seed)
        return self.seed or next(of_rounds, None)

    def as_before_pairing(self, round_number: int) -> "Tournament":
        """Returns the tournament as it was when a past round was paired."""
        paired = self.history[round_number - 1]
        resting = {kind: frozenset(r.player for r in paired.rests if r.kind == kind) for kind in ("absent", "half")}
        before = self._replace(
            rounds=paired.announced or self.rounds,
            history=tuple(played.as_known_before(round_number) for played in self.history[: round_number - 1]),
            absent=resting["absent"],
            half=resting["half"],
            seed=paired.lots_seed or self.seed,
        )
        for player, struck in paired.withdrawn:
            before = before._with_withdrawal_undone(player, struck)
        return before

    def _with_withdrawal_undone(self, competitor: int, struck: bool) -> "Tournament":
        """Returns the tournament before a competitor came back, withdrawn after the last round with it."""
        # The rounds paired while the competitor was away say so; the last round without such a note is the one after
        # which it had left. Its later rests were written when it came back, so the tournament of that day had none.
        left = len(self.history)
        while left and any(away.player == competitor for away in self.history[left - 1].withdrawn):
            left -= 1
        missed = (played.without_rests_of((competitor,)) for played in self.history[left:])
        return self._with_competitor_withdrawn(competitor, left, struck)._replace(
            history=(*self.history[:left], *missed),
            absent=self.absent - {competitor},
            half=self.half - {competitor},
        )

    def _with_competitor_withdrawn(self, number: int, left: int, struck: bool) -> "Tournament":
        if self.teams:
            team = self.teams[number - 1]._replace(leaves=left, struck=struck)
            return self._replace(teams=(*self.teams[: number - 1], team, *self.teams[number:]))
        player = self.players[number - 1]._replace(leaves=left, struck=struck)
        return self._replace(players=(*self.players[: number - 1], player, *self.players[number:]))
