"""The state of a tournament: the fold of its events. Players have an id for life; their numbers may change."""

from collections.abc import Mapping
from enum import Enum
from itertools import takewhile
from typing import Any, NamedTuple

from tabellone.engine.capabilities import TeamEvent, assumed_result
from tabellone.engine.encounters import (
    Encounter,
    Game,
    LateResult,
    Match,
    Table,
    TeamGame,
    all_games,
    all_matches,
    all_tables,
)
from tabellone.engine.model import (
    Appointment,
    Arbiter,
    Call,
    Deviation,
    EarlyEnd,
    HandicapAtPairing,
    LineUp,
    Player,
    Prize,
    Rest,
    Round,
    RoundGame,
    Team,
    TieDecision,
    Tournament,
    WithdrawnAtPairing,
)
from tabellone.engine.reasons import Reason
from tabellone.engine.results import OPEN, ResultCodes, result_of
from tabellone.engine.system import System
from tabellone.engine.systems import system_for, system_named
from tabellone.engine.teams.line_ups import legal_line_ups
from tabellone.engine.teams.options import Competitors
from tabellone.journal.values import hour_of, parse_moment
from tabellone.reading.options import read_options

NO_SEED = "—"
"""In the journal of a tournament whose numbers were drawn elsewhere."""
NO_NUMBER = 0
"""The number of somebody before the draw."""


class Entrant(NamedTuple):
    """An enrolled player."""

    id: int
    """Given at enrolment, never changed or used again."""
    player: Player
    """What is said of him; his number is `NO_NUMBER` until the draw, his first rating the one he began with, always."""
    extra_fields: Mapping[str, Any] = {}
    """What his document said of him that the program does not know."""

    @property
    def name(self) -> str:
        return self.player.name

    @property
    def number(self) -> int | None:
        """The ranking number; None until the draw."""
        return self.player.number or None

    @property
    def competitor(self) -> Player:
        return self.player

    def with_fields(self, **fields: Any) -> "Entrant":
        """Returns a copy with changed fields of the player."""
        return self._replace(player=self.player._replace(**fields))


class EnrolledTeam(NamedTuple):
    """A team that takes part; its players by ids."""

    id: int
    """Given at enrolment, never changed or used again; those of players are others."""
    team: Team
    """Its number is `NO_NUMBER` until the draw."""

    @property
    def name(self) -> str:
        return self.team.name

    @property
    def number(self) -> int | None:
        """The number drawn; None until the draw."""
        return self.team.number or None

    @property
    def competitor(self) -> Team:
        return self.team

    def with_fields(self, **fields: Any) -> "EnrolledTeam":
        """Returns a copy with changed fields of the team."""
        return self._replace(team=self.team._replace(**fields))


Competitor = Entrant | EnrolledTeam
"""Whom a system pairs, ranks and rests: somebody, or a team."""


class Envelope(NamedTuple):
    """A line-up that a captain has handed in and nobody has seen yet."""

    team: int
    commitment: str
    """What the line-up and its salt must give when it is opened."""
    by_desk: bool = False
    """The desk wrote it from paper, in the place of one that cannot be opened."""


class LineUpOpening(NamedTuple):
    """That the line-ups of a match became known, or that the desk wrote them again."""

    teams: tuple[int, int]
    """Of the match."""
    at: str
    """When, as the journal writes moments; empty where an old journal does not say."""
    sealed: tuple[int, ...] = ()
    """The teams whose envelopes were opened."""
    on_paper: tuple[int, ...] = ()
    """Those whose line-up the desk wrote; that of a third is as Art. 5 has it."""
    announced: str = ""
    """The latest time that the captains had been told."""
    known: tuple[int, ...] = ()
    """The teams whose fixed line-up was known before."""
    by_office: tuple[Reason, ...] = ()
    """How the line-ups came about that were not handed in (Art. 5)."""

    @property
    def is_alone(self) -> bool:
        """Whether one envelope was opened and the other team had handed in none."""
        return 0 < len(self.sealed) < len(self.teams) - len(self.known)

    @property
    def is_early(self) -> bool:
        """Whether it was before the time that had been announced, and not because both were in."""
        opened, announced = parse_moment(self.at), parse_moment(self.announced)
        before = opened is not None and announced is not None and opened < announced
        return before and (self.is_alone or not (self.sealed or self.on_paper))


class Phones(Enum):
    """The policy for results entered by players."""

    OFF = "off"
    """They enter none."""
    PROPOSED = "proposals"
    """The desk confirms each."""
    AGREED = "agreed"
    """One counts when both sides say the same."""


class Proposal(NamedTuple):
    """A result entered by one phone and not yet confirmed."""

    encounter: int
    proposed: Encounter | TeamGame
    """As it would be with that result; of a match, its board."""
    phone: str
    address: str = ""
    """Where it came from, as a code that only says whether two came from the same place."""
    repeated: bool = False
    """The same result came again from the same address: perhaps the same phone, so the desk decides."""
    board: int = 0
    """Which board of a match it is of; 0 for an encounter that is one game or table."""
    player: int | None = None
    """Who entered it, where a link of his own says so."""
    times: int = 1
    """How often something was entered in its place."""

    def is_by(self, phone: str, player: int | None) -> bool:
        """Whether it was entered from this phone, or by this player."""
        return self.phone == phone or (player is not None and self.player == player)

    def is_of_another(self, phone: str, player: int | None, address: str) -> bool:
        """Whether it is certain enough that another person entered it.

        Two players by links of their own are two; otherwise it takes two phones in two places. A browser without
        memory looks like a second phone; its address in the hall's network does not.
        """
        if self.is_by(phone, player):
            return False
        if self.player is not None and player is not None:
            return True
        return not self.address or self.address != address


class AbsenceRequest(NamedTuple):
    """A player's request not to play in a round."""

    player: int
    round: int
    kind: str | None
    """A kind of rest; None once it was taken back or answered."""
    times: int = 1
    """How often he has asked about this round."""
    refused: bool = False
    """The desk has said no."""


class EncounterCall(NamedTuple):
    """A table has called arbiters; players by ids, the staff by name."""

    call: Call
    phone: str = ""
    """The phone it was called by; empty for the desk."""
    is_cancelled: bool = False
    """Called off: it is over, without a decision."""

    @property
    def is_open(self) -> bool:
        return not self.is_cancelled and not self.call.decision


class Notice(NamedTuple):
    """Something the desk says to everybody, until it is taken back."""

    id: str
    """For life."""
    text: str
    at: str
    """When it was said, as the journal writes moments."""

    @property
    def hour(self) -> str:
        """When it was said, as people write it."""
        return hour_of(self.at)


class RoundChange(NamedTuple):
    """A round as it was before a change, and the reason of the change."""

    seats: tuple[tuple[int, ...], ...]
    """Of its encounters, in order, by ids."""
    rests: tuple[Rest, ...]
    published: bool
    """Whether everybody had seen it."""
    at: str
    """When it was changed, as the journal writes moments; empty where an earlier version wrote it."""
    reason: str
    """In the words of whoever changed it."""
    deviation: Deviation | None


class PairedRound(NamedTuple):
    """A paired round; competitors and people by ids."""

    encounters: tuple[Encounter, ...]
    rests: tuple[Rest, ...]
    announced: int
    """How many rounds were announced at the time."""
    published: bool = False
    proposals: tuple[Proposal, ...] = ()
    openings: tuple[int, ...] = ()
    openings_seed: str = ""
    late_results: tuple[LateResult, ...] = ()
    """Results that came after later rounds had been paired."""
    withdrawn: tuple[WithdrawnAtPairing, ...] = ()
    """Who has come back and had withdrawn when it was paired."""
    handicaps: tuple[HandicapAtPairing, ...] = ()
    """Of games whose players were of another strength then."""
    extra_fields: Mapping[str, Any] = {}
    """What the document it was read from said besides, by parts: `round`, `encounters`, `rests`."""
    calls: tuple[EncounterCall, ...] = ()
    """Of arbiters, in order; a table has one open call at most."""
    lots_seed: str = ""
    """What its lots were drawn from, where the tournament had no seed."""
    earlier_seatings: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The seatings before it was mended, by ids."""
    envelopes: tuple[Envelope, ...] = ()
    """Line-ups handed in and still sealed, one a team."""
    deadline: str = ""
    """Until when line-ups are taken, as the journal writes moments; empty while none is set."""
    deviation: Deviation | None = None
    """Why the director made it as it is."""
    announced_deadline: str = ""
    """The latest time for line-ups that was ever set."""
    opened: tuple[LineUpOpening, ...] = ()
    """How its line-ups became known, in order."""
    changes: tuple[RoundChange, ...] = ()
    """What it was before each change, in order."""

    @property
    def changed_encounters(self) -> frozenset[int]:
        """The numbers of the encounters that are others, or elsewhere, than when everybody saw the round first."""
        seen = next((change.seats for change in self.changes if change.published), None)
        if seen is None:
            return frozenset()
        was = dict(enumerate(seen, 1))
        return frozenset(
            number
            for number, one in enumerate(self.encounters, 1)
            if (was.get(number) != one.seats) and (not self.tables or {*was.get(number, ())} != {*one.seats})
        )

    @property
    def opened_envelopes(self) -> list[LineUpOpening]:
        """The openings of sealed line-ups, which cannot be undone."""
        return [one for one in self.opened if one.sealed]

    def line_up_openings(self, teams: tuple[int, int]) -> list[LineUpOpening]:
        """Returns how the line-ups of a match became known."""
        return [one for one in self.opened if one.teams == teams]

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
    def matches_without_line_ups(self) -> list[int]:
        """The numbers of the matches whose line-ups are not known yet."""
        return [number for number, one in enumerate(self.matches, 1) if not one.games and one.forfeit is None]

    @property
    def board_games(self) -> list[TeamGame]:
        """The games of all matches that have two players."""
        return [game for match in self.matches for game in match.games if game.is_occupied]

    @property
    def occupied_boards(self) -> list[tuple[int, int]]:
        """The boards with two players, as numbers of match and board."""
        return [
            (number, board)
            for number, match in enumerate(self.matches, 1)
            for board, game in enumerate(match.games, 1)
            if game.is_occupied
        ]

    @property
    def games_to_open(self) -> int:
        """The number of games for which an opening can be drawn."""
        return len(self.board_games) if self.matches else len(self.encounters)

    @property
    def participants(self) -> set[int]:
        """Everybody who plays or rests."""
        playing = {player for encounter in self.encounters for player in encounter.seats}
        return playing | {rest.player for rest in self.rests}

    @property
    def mentioned(self) -> set[int]:
        """The participants, formal opponents and called arbiters."""
        against = {rest.against for rest in self.rests if rest.against is not None}
        called = {one for made in self.calls for one in made.call.arbiters if isinstance(one, int)}
        return self.participants | against | called

    @property
    def open_calls(self) -> list[EncounterCall]:
        """The calls that wait for a decision, in the order of their tables."""
        return sorted((made for made in self.calls if made.is_open), key=lambda made: made.call.encounter)

    def undecided_count(self, system: System) -> int:
        """Returns the number of open encounters, without suspended ones if the system pairs in spite of them."""
        return sum(
            one.is_open(system.open_results) and not (system.pairs_suspended and one.is_suspended())
            for one in self.encounters
        )

    @property
    def suspended_count(self) -> int:
        return sum(one.is_suspended() for one in self.encounters)


class EarlierNumbers(NamedTuple):
    """The numbers that competitors had for a while."""

    until: int
    """The last round that was published with them."""
    numbers: Mapping[int, int]
    """Ids by number."""


class State(NamedTuple):
    """Everything there is to know; never changed, only replaced."""

    name: str = ""
    system_name: str = ""
    rules: Mapping[str, Any] = {}
    """As in the document."""
    rounds: int = 0
    """Announced."""
    entrants: Mapping[int, Entrant] = {}
    """By id, in order of enrolment."""
    paired_rounds: tuple[PairedRound, ...] = ()
    absences: Mapping[int, str] = {}
    """Who will not play in the next round: id and kind of rest."""
    later_absences: Mapping[int, Mapping[int, str]] = {}
    """The same for rounds after it, by number."""
    seed: str | None = None
    prizes: tuple[Prize, ...] = ()
    closed: bool = False
    early_end: EarlyEnd | None = None
    """Why it was closed before all announced rounds, where it was."""
    place: str = ""
    date: str = ""
    arbiter: str = ""
    cadence: str = ""
    federation: str = ""
    last_day: str = ""
    deputies: str = ""
    event_code: str = ""
    previous_phases: tuple[str, ...] = ()
    """The keys of the tournaments this one is the next phase of."""
    last_id: int = 0
    decisions: tuple[TieDecision, ...] = ()
    """Lots, blitzes and play-offs, by ids."""
    extra_fields: Mapping[str, Any] = {}
    """What the document it was read from said besides: notes, source, fields the program does not know."""
    round_games: tuple[RoundGame, ...] = ()
    """At tables, by round."""
    schedule: tuple[Appointment, ...] = ()
    """When the rounds begin, as far as it is announced."""
    staff: tuple[str, ...] = ()
    """Arbiters who do not play."""
    teams: Mapping[int, EnrolledTeam] = {}
    """By id, in order of enrolment, where teams are the competitors."""
    last_team_id: int = 0
    line_ups: Mapping[int, LineUp] = {}
    """Of the next round as far as they are known before it is paired; teams and players by ids."""
    withdrawn_publication: int = 0
    """In what everybody sees, the round after the last, if everybody has seen it before; else 0."""
    phone_results: Phones | None = None
    """What becomes of results that players enter; None while nobody has chosen."""
    checked_in: tuple[int, ...] = ()
    """Competitors who have come, by ids, before the first round."""
    absence_requests: tuple[AbsenceRequest, ...] = ()
    """Rounds in which somebody has asked not to play."""
    notices: tuple[Notice, ...] = ()
    """What the desk says to everybody, the latest last."""

    def absence_request(self, player: int, round_number: int) -> AbsenceRequest | None:
        """Returns a player's request about a round."""
        return next((one for one in self.absence_requests if (one.player, one.round) == (player, round_number)), None)

    earlier_numbers: tuple[EarlierNumbers, ...] = ()
    """Those that were changed after a round was published, in order."""

    @property
    def open_requests(self) -> list[AbsenceRequest]:
        """The requests that wait for an answer, of rounds not yet paired."""
        waiting = (one for one in self.absence_requests if one.kind is not None and one.player in self.entrants)
        return sorted((one for one in waiting if one.round >= self.next_round), key=lambda one: one.round)

    @property
    def phone_policy(self) -> Phones:
        """The chosen policy for phones; by default tables agree among themselves and at boards players enter no
        results.
        """
        if self.phone_results is not None:
            return self.phone_results
        return Phones.AGREED if self.system.encounter is Table else Phones.OFF

    @property
    def is_by_teams(self) -> bool:
        return self.rules.get("competitors") == Competitors.TEAMS.value

    @property
    def competitors(self) -> Mapping[int, Competitor]:
        """The players or teams that the system pairs and ranks, by id."""
        return self.teams if self.is_by_teams else self.entrants

    @property
    def system(self) -> System:
        return system_for(self.system_name, self.options) if self.is_by_teams else system_named(self.system_name)

    @property
    def board_points_unit(self) -> int:
        """The number of half-wins that make one point as board results are written: 1 in draughts, 2 in chess."""
        system = self.system
        return system.board_points_unit if isinstance(system, TeamEvent) else system.points_unit

    @property
    def options(self) -> Any:
        """The rules as the system's own option class."""
        return read_options(system_named(self.system_name).options, dict(self.rules), "rules")

    @property
    def result_codes(self) -> ResultCodes:
        """The results that can occur under these rules."""
        return self.system.result_codes(self.options)

    @property
    def next_round(self) -> int:
        """The number of the round to be paired."""
        return len(self.paired_rounds) + 1

    def absences_in(self, round_number: int) -> Mapping[int, str]:
        """Returns the announced absences of a round not yet paired: id and kind of rest."""
        return self.absences if round_number == self.next_round else self.later_absences.get(round_number, {})

    def assumed_result(self, round_number: int) -> str | None:
        """The result all boards of a round have without being played; None where it is played."""
        return assumed_result(self.system, self.options, round_number)

    @property
    def unplayed_rounds(self) -> list[int]:
        """The rounds announced that nobody plays."""
        return [number for number in range(1, self.rounds + 1) if self.assumed_result(number) is not None]

    def has_been_seated(self, person: int) -> bool:
        """Whether a person has played or rested in a round, alone or at a board of a team."""
        if not self.is_by_teams:
            return any(person in played.participants for played in self.paired_rounds)
        boards = (board for played in self.paired_rounds for match in played.matches for board in match.games)
        return any(person in board.players for board in boards)

    def has_results(self, round_number: int) -> bool:
        """Whether anything is known of how a round ended; what is only supposed of it is no knowledge."""
        supposed = self.assumed_result(round_number)
        return not all(one.has_no_result(supposed) for one in self.paired_rounds[round_number - 1].encounters)

    def earlier_holders(self, number: int) -> list[tuple[int, int]]:
        """Others who had a number in rounds that were published: until which round, and their ids."""
        now = self.id_of.get(number)
        found = {one.numbers[number]: one.until for one in self.earlier_numbers if number in one.numbers}
        return [(until, one) for one, until in found.items() if one != now and one in self.competitors]

    def has_games_played(self, round_number: int) -> bool:
        """Whether a game of a round was really played: one that nobody came to opens nothing."""
        played = self.paired_rounds[round_number - 1]
        results = (game.result for game in played.games or played.board_games)
        return self.assumed_result(round_number) is None and any(
            result_of(one).games for one in results if one not in OPEN
        )

    @property
    def drawn(self) -> bool:
        """Whether every competitor has a number."""
        competitors = self.competitors
        return bool(competitors) and all(one.number is not None for one in competitors.values())

    @property
    def tournament_seed(self) -> str | None:
        """The seed of lots; None before the draw, and if numbers were imported without one or given by hand."""
        return None if self.seed == NO_SEED else self.seed

    @property
    def number_of(self) -> dict[int, int]:
        """Ids of competitors to their numbers; before the draw, in order of enrolment."""
        if self.drawn:
            return {one.id: one.number or 0 for one in self.competitors.values()}
        return {identity: number for number, identity in enumerate(self.competitors, 1)}

    @property
    def id_of(self) -> dict[int, int]:
        return {number: identity for identity, number in self.number_of.items()}

    @property
    def person_number_of(self) -> dict[int, int]:
        """Ids of people to their numbers, which nobody draws where teams are the competitors."""
        if not self.is_by_teams:
            return self.number_of
        return {identity: number for number, identity in enumerate(self.entrants, 1)}

    @property
    def person_id_of(self) -> dict[int, int]:
        return {number: identity for identity, number in self.person_number_of.items()}

    @property
    def tournament(self) -> Tournament:
        """The tournament as the engine knows it."""
        number, people = self.number_of, self.person_number_of
        competing = {} if self.is_by_teams and not self.teams else self.entrants  # without a team nobody competes
        players = sorted((_player(e, people[e.id]) for e in competing.values()), key=lambda p: p.number)
        tournament = Tournament(
            name=self.name,
            system=self.system_name,
            rules=self.options,
            rounds=self.rounds,
            players=tuple(players),
            history=tuple(_round(paired, number, people, self.rounds) for paired in self.paired_rounds),
            absent=frozenset(number[p] for p, kind in self.absences.items() if kind == "absent"),
            half=frozenset(number[p] for p, kind in self.absences.items() if kind == "half"),
            seed=self.tournament_seed,
            prizes=self.prizes,
            place=self.place,
            date=self.date,
            arbiter=self.arbiter,
            cadence=self.cadence,
            federation=self.federation,
            last_day=self.last_day,
            deputies=self.deputies,
            event_code=self.event_code,
            decisions=tuple(
                one._replace(players=tuple(number[player] for player in one.players))
                for one in self.decisions
                if all(player in number for player in one.players)
            ),
            drawn=self.drawn or bool(self.paired_rounds),
            round_games=self.round_games,
            schedule=self.schedule,
            staff=self.staff,
            early_end=self.early_end,
            teams=tuple(
                sorted((_team(one, number[one.id], people) for one in self.teams.values()), key=lambda t: t.number)
            ),
        )
        # A line-up stays in the state when its team or a player is gone or the rules have changed, so that an undo
        # brings it back; the engine gets only what the rules allow now.
        known = ((team, one) for team, one in self.line_ups.items() if team in number and {*one} <= {None, *people})
        given = {number[team]: renumber_line_up(one, people) for team, one in known}
        return tournament._replace(line_ups=legal_line_ups(tournament, given)) if given else tournament

    @property
    def published_rounds(self) -> int:
        """The number of rounds before the first that is not published."""
        return sum(1 for _ in takewhile(lambda played: played.published, self.paired_rounds))


def as_published(state: State) -> State:
    """Returns the state without unpublished rounds and without what only the desk knows."""
    published = state.paired_rounds[: state.published_rounds]
    return state._replace(
        paired_rounds=tuple(played._replace(proposals=(), calls=()) for played in published),
        absences={},
        line_ups={},
        later_absences={},
        checked_in=(),
        absence_requests=(),
        decisions=state.decisions if len(published) == len(state.paired_rounds) else (),
    )


def _player(entrant: Entrant, number: int) -> Player:
    """Returns the engine's player; a first rating only if it differs."""
    player = entrant.player
    if player.number == number and player.first_rating is None:
        return player
    first = player.first_rating if player.first_rating != player.rating else None
    return player._replace(number=number, first_rating=first)


def _team(enrolled: EnrolledTeam, number: int, people: Mapping[int, int]) -> Team:
    return enrolled.team._replace(number=number, players=renumber_line_up(enrolled.team.players, people))


def renumber_line_up(line_up: LineUp, people: Mapping[int, int]) -> LineUp:
    """A line-up with other numbers for the people."""
    return tuple(None if player is None else people[player] for player in line_up)


def _round(paired: PairedRound, number: Mapping[int, int], people: Mapping[int, int], rounds: int) -> Round:
    return Round(
        tuple(one.renumber(number, people) for one in paired.encounters),
        tuple(Rest(number[r.player], r.kind, None if r.against is None else number[r.against]) for r in paired.rests),
        paired.announced if paired.announced != rounds else None,
        paired.openings if all(paired.openings) else (),
        paired.openings_seed,
        tuple(late for late in paired.late_results if not paired.encounters[late.encounter - 1].is_missing(late)),
        tuple(away._replace(player=number[away.player]) for away in paired.withdrawn),
        paired.handicaps,
        calls=tuple(_call(made.call, number) for made in paired.calls if not made.is_cancelled),
        lots_seed=paired.lots_seed,
        earlier_seatings=tuple(
            tuple(tuple(number[player] for player in table) for table in seating) for seating in paired.earlier_seatings
        ),
        deviation=paired.deviation,
    )


def _call(call: Call, number: Mapping[int, int]) -> Call:
    def numbered(arbiters: tuple[Arbiter, ...]) -> tuple[Arbiter, ...]:
        return tuple(number[one] if isinstance(one, int) else one for one in arbiters)

    return call._replace(arbiters=numbered(call.arbiters), by=numbered(call.by))
