"""What a player wants to know, of all of them at once: where he plays now, how he has done, where he stands.

Only what everybody may see goes in, so it is the same for whoever asks; a player's version differs when his own does.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import NamedTuple

from tabellone.desk.by_phone import Spot
from tabellone.desk.encounters import as_handled
from tabellone.desk.encounters.handled import Sitting
from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.encounters.presenter import RoundCell
from tabellone.documents.numbers import format_amount
from tabellone.documents.openings import moves_text
from tabellone.documents.results import points_label
from tabellone.documents.schedule import start_of
from tabellone.documents.standings import points_text
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Encounter, Match, TeamGame
from tabellone.engine.model import Colour, Player, Rest
from tabellone.engine.openings.book import openings
from tabellone.engine.openings.draw import NOT_DRAWN
from tabellone.engine.openings.options import opening_rules
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reasons import Reason
from tabellone.engine.results import ADJOURNED, result_of
from tabellone.engine.settling import is_finished
from tabellone.engine.teams.matches import match_forfeit_reason
from tabellone.engine.teams.scores import match_scores, units_per_point
from tabellone.journal.journal import Snapshot
from tabellone.journal.state import Competitor, Entrant, Phones, State

COLOURS = ("white", "black")
NOT_YET = ("", "·")
"""In the cell of a round whose result is not known."""


class Doing(Enum):
    """What somebody does in the round everybody sees."""

    WAITS = "waits"
    """There is none yet."""
    PLAYS = "plays"
    RESTS = "rests"
    STAYS_OUT = "stays_out"
    """His team plays without him."""
    FORFEIT = "forfeit"
    """His team has a match that nobody plays."""
    SEALED = "sealed"
    """His team plays; who sits at the boards is not known yet."""
    COMES_LATER = "comes_later"
    IS_OUT = "is_out"
    """He has withdrawn, or lost where who loses goes out."""


class Opponent(NamedTuple):
    """Somebody he sits with."""

    name: str
    number: int
    """By which his page, or his team's, is found."""
    rating: str
    team: str


class Played(NamedTuple):
    """A round that is over for him."""

    round: int
    colour: str
    opponent: str
    number: int
    """The opponent's; 0 where there was none."""
    sign: str
    rest: str
    table: int


class Place(NamedTuple):
    """Where he, or his team, stands after the last round that is complete."""

    after: int
    place: int
    points: str
    tie_breaks: tuple[tuple[str, str], ...]


class MyGame(NamedTuple):
    """Everything of one player."""

    player: int
    name: str
    number: int
    """His, or that of his team."""
    rating: str
    club: str
    team: str
    round: int
    """The last one everybody sees; 0 before the first."""
    rounds: int
    is_over: bool
    doing: Doing
    spot: Spot | None = None
    colour: str = ""
    against: tuple[Opponent, ...] = ()
    """In the order of the seats."""
    seat: int = 0
    """His own at a table."""
    their_team: str = ""
    opening: str = ""
    who_did_not_come: Reason | None = None
    """To a match that nobody plays."""
    rest: Rest | None = None
    """With competitors by number."""
    scored: str = ""
    """What its result is for him, or his place at the table; empty while it is not known."""
    is_suspended: bool = False
    is_alone: bool = False
    """The other team has left the board empty (9.4)."""
    awaits_closing: bool = False
    """All rounds are played and all results are in."""
    played: tuple[Played, ...] = ()
    place: Place | None = None
    changed: bool = False
    """Whether he plays elsewhere, or with somebody else, than when everybody saw the round first."""
    starts: str = ""
    """When the round after this one begins, if that is known."""
    takes_phones: bool = True
    """Whether results are entered by phone."""
    taken_back: int = 0
    """The round after this one, if everybody saw it and nobody does now."""

    @property
    def version(self) -> str:
        """Differs whenever any of it does."""
        return sha256(repr(self).encode()).hexdigest()[:16]


def my_games(moment: Snapshot) -> Mapping[int, MyGame]:
    """Of everybody enrolled, by id; `moment` is what everybody may see."""
    return moment.cached("my_games", lambda state: _Everybody(state).games())


def versions(moment: Snapshot) -> Mapping[int, str]:
    """Of every player's own."""
    return moment.cached("my_versions", lambda _: {player: one.version for player, one in my_games(moment).items()})


class _Everybody:
    """A tournament as all of its players need it, each thing of it worked out once."""

    def __init__(self, state: State):
        self.state = state
        self.number_of = state.number_of
        self.team_of = {player: team for team in state.teams.values() for player in team.team.roster}
        self.tournament = state.tournament
        self.seats = dict(_seats(state))
        self.rests = {rest.player: rest for rest in self.tournament.history[-1].rests} if state.paired_rounds else {}
        self.awaits_closing = bool(state.paired_rounds) and is_finished(state.system, self.tournament)

    def games(self) -> dict[int, MyGame]:
        """By id."""
        places, played = self._places(), self._played()
        return {player: self._of(entrant, places, played) for player, entrant in self.state.entrants.items()}

    def _of(self, entrant: Entrant, places: Mapping[int, Place], played: Mapping[int, tuple[Played, ...]]) -> MyGame:
        state, team = self.state, self.team_of.get(entrant.id)
        one: Competitor | None = team if state.is_by_teams else entrant
        number = 0 if one is None or not state.drawn else self.number_of[one.id]
        told = MyGame(
            entrant.id,
            entrant.name,
            number,
            entrant.player.shown_rating,
            entrant.player.club,
            team.name if team else entrant.player.team,
            len(state.paired_rounds),
            state.rounds,
            state.closed,
            Doing.WAITS,
            played=played.get(entrant.id, ()),
            place=places.get(number),
            starts=start_of(state.schedule, state.next_round),
            takes_phones=state.phone_policy is not Phones.OFF,
            taken_back=state.withdrawn_publication,
            awaits_closing=self.awaits_closing,
        )
        return self._now(told, one) if state.paired_rounds else told

    def _now(self, told: MyGame, one: Competitor | None) -> MyGame:
        """With what he does in the last round."""
        state = self.state
        matches = enumerate(state.paired_rounds[-1].matches)
        at, match = next(((at, match) for at, match in matches if one is not None and one.id in match.seats), (0, None))
        if one is not None and match is not None:
            told = told._replace(their_team=state.teams[match.black if match.white == one.id else match.white].name)
        if match is not None and match.forfeit is not None:
            absent = match_forfeit_reason(self.tournament, self.tournament.history[-1].matches[at])
            return told._replace(doing=Doing.FORFEIT, who_did_not_come=absent)
        if told.player in self.seats:
            spot, encounter = self.seats[told.player]
            sitting = as_handled(encounter).sitting(encounter, spot.board, told.player)
            return self._where_he_sits(told._replace(doing=Doing.PLAYS, spot=spot), spot, sitting)
        if told.number in self.rests:
            return told._replace(doing=Doing.RESTS, rest=self.rests[told.number])
        if match is not None:
            return told._replace(doing=Doing.STAYS_OUT if match.games else Doing.SEALED)
        later = one is not None and one.competitor.enters > len(state.paired_rounds)
        return told._replace(doing=Doing.COMES_LATER if later else Doing.IS_OUT)

    def _where_he_sits(self, told: MyGame, spot: Spot, sitting: Sitting) -> MyGame:
        if sitting.colour is not None:
            side = sitting.colour is Colour.BLACK
            scored = _scored(sitting.result, self.state.board_points_unit)[side]
        else:
            scored = f"{sitting.place}°" if sitting.place else ""
        return told._replace(
            colour=sitting.colour.value if sitting.colour else "",
            against=tuple(map(self._opponent, sitting.others)),
            seat=sitting.seat,
            their_team=self.state.teams[sitting.team].name if sitting.team else "",
            opening=self._opening(spot),
            changed=spot.encounter in self.state.paired_rounds[-1].changed_encounters,
            scored=scored,
            is_suspended=sitting.result == ADJOURNED.code,
            is_alone=sitting.team is not None and not sitting.others,
        )

    def _opponent(self, player: int) -> Opponent:
        described, team = self.state.entrants[player].player, self.team_of.get(player)
        number = self.number_of[team.id] if team else self.number_of.get(player, 0)
        return Opponent(described.name, number, described.shown_rating, team.name if team else described.team)

    def _opening(self, spot: Spot) -> str:
        """The one for everybody, or that of his board."""
        played = self.state.paired_rounds[-1]
        if not played.openings:
            return ""
        number = played.openings[0]
        if len(played.openings) > 1:
            boards = played.occupied_boards if spot.board else [(at, 0) for at in range(1, len(played.openings) + 1)]
            number = dict(zip(boards, played.openings, strict=True)).get((spot.encounter, spot.board), NOT_DRAWN)
        if number == NOT_DRAWN:
            return ""
        book = openings(opening_rules(self.state.options).opening_edition)
        return f"{number}: {moves_text(book[number - 1])}"

    def _places(self) -> dict[int, Place]:
        """By number, after the last round that is complete with all before it."""
        state = self.state
        undecided = (
            number for number, played in enumerate(state.paired_rounds) if played.undecided_count(state.system)
        )
        after = next(undecided, len(state.paired_rounds))
        if not after:
            return {}
        lines = state.system.standings(self.tournament._replace(history=self.tournament.history[:after]))
        return {line.player: _place(after, line) for line in lines}

    def _played(self) -> dict[int, tuple[Played, ...]]:
        """The rounds that are over, by id; of a team event each has those boards he sat at."""
        if self.state.is_by_teams:
            return self._boards_played()
        people, identity = self.tournament.players, self.state.id_of
        rows = crosstable_cells(self.tournament, self.state.system.scoring(self.tournament)) if people else {}
        return {identity[number]: tuple(_rows(cells, people)) for number, cells in rows.items()}

    def _boards_played(self) -> dict[int, tuple[Played, ...]]:
        found: dict[int, tuple[Played, ...]] = {}
        for number, (played, numbered) in enumerate(
            zip(self.state.paired_rounds, self.tournament.history, strict=True), 1
        ):
            for match, by_number in zip(played.matches, numbered.matches, strict=True):
                of_match = self._of_forfeit if result_of(match.result).is_forfeit else self._of_boards
                for player, row in of_match(number, match, by_number):
                    found[player] = (*found.get(player, ()), row)
        return found

    def _of_boards(self, number: int, match: Match, _: Match) -> Iterator[tuple[int, Played]]:
        for game in match.games:
            scored = _scored(game.result, self.state.board_points_unit)
            if game.is_occupied and scored[0]:
                for side, (player, other) in enumerate((game.players, game.players[::-1])):
                    met = self._opponent(other)
                    yield player, Played(number, COLOURS[side], met.name, met.number, scored[side], "", 0)
            elif not game.is_occupied:
                yield from self._against_nobody(number, match, game, scored)

    def _against_nobody(
        self, number: int, match: Match, game: TeamGame, scored: tuple[str, str]
    ) -> Iterator[tuple[int, Played]]:
        """9.4: «avrà partita vinta per 2-0»; the other team has left the board empty."""
        for side, player in enumerate((game.white, game.black)):
            if player is not None:
                team = self.state.teams[match.black if game.first_player == player else match.white]
                yield player, Played(number, "", team.name, self.number_of[team.id], f"{scored[side]} f", "", 0)

    def _of_forfeit(self, number: int, match: Match, by_number: Match) -> Iterator[tuple[int, Played]]:
        """9.3: against a team that did not come, whoever has points for it."""
        identity, per = self.state.person_id_of, units_per_point(self.tournament)
        for score in match_scores(self.tournament, number, by_number):
            if score.player is not None:
                other = match.black if score.team == by_number.white else match.white
                sign = f"{format_amount(Amount(score.units, per))} f"
                team = self.state.teams[other]
                yield identity[score.player], Played(number, "", team.name, self.number_of[team.id], sign, "", 0)


def _seats(state: State) -> Iterator[tuple[int, tuple[Spot, Encounter]]]:
    """Where people sit in the last round, by id."""
    number = len(state.paired_rounds)
    for index, encounter in enumerate(state.paired_rounds[-1].encounters if state.paired_rounds else (), 1):
        for board, players in as_handled(encounter).seated(encounter):
            for player in players:
                yield player, (Spot(number, index, board), encounter)


def _scored(code: str | None, unit: int) -> tuple[str, str]:
    """What a result is for White and for Black; nothing while it is open."""
    result = result_of(code)
    if result.is_open:
        return "", ""
    if result.is_match:
        white, black = map(str, result.match_points)
    else:
        white, black = (points_label(one.score, unit) for one in result.outcomes)
    return white, black


def _rows(cells: Iterable[RoundCell], people: Sequence[Player]) -> Iterator[Played]:
    for cell in cells:
        if cell.rest or cell.sign not in NOT_YET:
            name = people[cell.opponent - 1].name if cell.opponent else ""
            yield Played(cell.round, cell.colour, name, cell.opponent or 0, cell.sign, cell.rest, cell.table or 0)


def _place(after: int, line: Standing) -> Place:
    ties = tuple((name.value, format_amount(amount)) for name, amount in line.tie_breaks.items())
    return Place(after, line.place, points_text(line), ties)
