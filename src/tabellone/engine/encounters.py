"""What is played in a round: an encounter, of whichever kind a system has.

Whoever deals with any of them asks only what every kind answers; a system that pairs games asks for games. A new kind
is a class here that answers the same questions, and one module in each room that deals with encounters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from tabellone.engine.board_handicap import BoardHandicap
from tabellone.engine.game_points import GamePoints
from tabellone.engine.results import ADJOURNED, DRAWN_RESULT, FORFEIT_OF, OPEN, RESULTS, code_after_draw, result_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence
    from typing import Self

    from tabellone.engine.outcomes import Outcome
    from tabellone.engine.results import ResultCodes


class Encounter(Protocol):
    """Some competitors who play against each other in a round; by numbers, or in a journal by ids."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The competitors in the order of the seats."""

    def is_open(self, open_results: ResultCodes) -> bool:
        """Whether its final result is still to come; `open_results` are the system's."""

    def has_no_result(self, assumed: str | None = None) -> bool:
        """Whether nothing is known of how it ended; what is only supposed of it is no knowledge."""

    def is_suspended(self) -> bool:
        """Whether it was begun and will be finished later."""

    def without_late_result(self, late: LateResult) -> Self:
        """Returns the encounter as it was before a late result came."""

    def is_missing(self, late: LateResult) -> bool:
        """Whether what came late is missing again."""

    def without_result(self) -> Self:
        """Returns the encounter without its result."""

    def is_paired_as(self, other: Encounter) -> bool:
        """Whether the rules see no difference in who plays there, and how."""

    def renumber(self, numbers: Mapping[int, int], people: Mapping[int, int] | None = None) -> Self:
        """Returns the encounter with other numbers for competitors, and for people where competitors are teams."""


class LateResult(NamedTuple):
    """An encounter that was still suspended, or without a result, while later rounds were paired."""

    encounter: int
    last_round_without: int
    """The last round paired without its result."""
    board: int = 0
    """Which board of a match it was; 0 for an encounter that is one game."""
    assumed: str = ADJOURNED.code or ""
    """What it was taken for meanwhile."""


class Game(NamedTuple):
    """An encounter of two seats."""

    white: int
    black: int
    result: str | None = None
    """A code that `results.result_of` knows; None while unknown."""

    @property
    def seats(self) -> tuple[int, int]:
        return self.white, self.black

    def is_open(self, open_results: ResultCodes) -> bool:
        """Whether there is no result, or one that does not decide who advances."""
        return self.result in open_results

    def has_no_result(self, assumed: str | None = None) -> bool:
        return self.result in (None, assumed)

    def is_suspended(self) -> bool:
        return self.result == ADJOURNED.code

    def without_late_result(self, late: LateResult) -> Game:
        return self._replace(result=late.assumed)

    def is_missing(self, late: LateResult) -> bool:
        return self.result in OPEN

    def without_result(self) -> Game:
        return self._replace(result=None)

    def is_paired_as(self, other: Encounter) -> bool:
        return isinstance(other, Game) and self.seats == other.seats

    def renumber(self, numbers: Mapping[int, int], people: Mapping[int, int] | None = None) -> Game:
        return Game(numbers[self.white], numbers[self.black], self.result)


class Table(NamedTuple):
    """An encounter of three to five seats."""

    seats: tuple[int, ...]
    """In the order they sit; the first one starts."""
    places: tuple[int, ...] | None = None
    """Of each seat: 1 is the winner, equal places are a tie; None while unknown."""
    points: tuple[GamePoints, ...] | None = None
    """The game's own points of each seat, if they are known."""

    def is_open(self, open_results: ResultCodes) -> bool:
        return self.places is None

    def has_no_result(self, assumed: str | None = None) -> bool:
        return self.places is None

    def is_suspended(self) -> bool:
        return False

    def without_late_result(self, late: LateResult) -> Table:
        return self.without_result()

    def is_missing(self, late: LateResult) -> bool:
        return self.places is None

    def without_result(self) -> Table:
        return Table(self.seats)

    def is_paired_as(self, other: Encounter) -> bool:
        return isinstance(other, Table) and set(self.seats) == set(other.seats)

    def renumber(self, numbers: Mapping[int, int], people: Mapping[int, int] | None = None) -> Table:
        return self._replace(seats=tuple(numbers[player] for player in self.seats))


class TeamGame(NamedTuple):
    """One game of a match of two teams; a board nobody sits at is None."""

    first_player: int | None
    """Who plays for the team named first, which has White on board 1."""
    second_player: int | None
    """Who plays for the other."""
    colours_swapped: bool = False
    """Whether the colours are the other way round here: who plays for the first team has Black."""
    result: str | None = None
    """From the side of the white pieces, as documents write it."""
    handicap: BoardHandicap | None = None
    """None where none is announced."""

    @property
    def white(self) -> int | None:
        return self.second_player if self.colours_swapped else self.first_player

    @property
    def black(self) -> int | None:
        return self.first_player if self.colours_swapped else self.second_player

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(player for player in (self.white, self.black) if player is not None)

    @property
    def is_occupied(self) -> bool:
        return self.first_player is not None and self.second_player is not None

    @property
    def empty_board_result(self) -> str:
        """FID, squadre, 9.4: «L'avversario […] avrà partita vinta per 2-0»; nobody's where both are empty."""
        if self.white is not None:
            return "1-0f"
        return "0-0f" if self.black is None else "0-1f"

    @property
    def outcomes(self) -> tuple[Outcome, Outcome]:
        """The outcomes for the first and the second team."""
        white, black = result_of(self.result).outcomes
        return (black, white) if self.colours_swapped else (white, black)

    @property
    def game_points(self) -> tuple[int, int]:
        """Over both games where there are two, for the first team and for the other."""
        white, black = result_of(self.result).match_points
        return (black, white) if self.colours_swapped else (white, black)

    @property
    def half_wins(self) -> tuple[int, int]:
        """The half wins of both teams, over both games of a double game."""
        if result_of(self.result).is_match:
            return self.game_points
        first, second = self.outcomes
        return first.score, second.score

    def points(self, half_win: int) -> tuple[int, int]:
        """Returns the points of both teams, half a win being so many units, with the handicap of a played game."""
        first, second = self.half_wins
        more = self.handicap.points if self.handicap is not None and result_of(self.result).games else (0, 0)
        return first * half_win + more[0], second * half_win + more[1]


class Match(NamedTuple):
    """An encounter of two teams, a game on each board."""

    white: int
    """The team that has White on board 1."""
    black: int
    games: tuple[TeamGame, ...] = ()
    """In the order of the boards; none while the line-ups are not known."""
    forfeit: str | None = None
    """Of a whole team that did not come: `1-0f`, `0-1f`, or `0-0f` where neither did."""
    after: str | None = None
    """What followed a drawn match where somebody has to go on: replays or the lot, as a code writes them."""

    @property
    def seats(self) -> tuple[int, int]:
        return self.white, self.black

    @property
    def result(self) -> str | None:
        """The result of the teams once every board has one: FID, squadre, Art. 6."""
        return self.result_counting_as_draws(frozenset())

    def result_counting_as_draws(self, draws: Container[str | None]) -> str | None:
        """The result of the teams if boards with these results are taken as drawn (Art. 16; T10, T18).

        «per incontro vinto: 2 punti; per incontro pari: 1 punto; per incontro perso: 0 punti»: won is what has more
        game points.
        """
        if self.forfeit is not None:
            return self.forfeit
        if not self.games:
            return DRAWN_RESULT.code if None in draws else None
        white = black = played = 0
        still_open = set()
        for _, _, crossed, code, handicap in self.games:  # there are many of them, and every pairing asks
            on_board = RESULTS[DRAWN_RESULT.code if code in draws else code]
            if on_board.is_open:
                still_open.add(code)
            first, second = (on_board.black, on_board.white) if crossed else (on_board.white, on_board.black)
            if handicap is None:
                white += first.score
                black += second.score
            else:
                more = handicap.points if on_board.games or code in draws else (0, 0)
                white += first.score * handicap.half_win + more[0]
                black += second.score * handicap.half_win + more[1]
            played += len(on_board.games)
        # One board without any result makes the match unknown; suspended boards alone make it suspended, which pairing
        # systems may treat in another way.
        if still_open:
            return None if None in still_open else ADJOURNED.code
        # Nothing was played on any board: then the match itself is a forfeit (9.3), whatever single boards would give.
        if not played and (forfeit := self._forfeit_of_absent_team()) is not None:
            return forfeit
        if white == black:
            return DRAWN_RESULT.code if self.after is None else code_after_draw(DRAWN_RESULT.code, self.after)
        return "1-0" if white > black else "0-1"

    def _forfeit_of_absent_team(self) -> str | None:
        """9.3, of boards on which nothing was played: the forfeit of a team that came to no board, or of both.

        A board that one team left empty (9.4) does not tell whether the other team's player came: the boards with two
        players tell. Where neither team came to those, whoever sat opposite an empty one has still won it.
        """
        boards = [game for game in self.games if game.is_occupied] or self.games
        came = _wins_a_board(boards, 0), _wins_a_board(boards, 1)
        if came == (False, False) and any(_wins_a_board(self.games, side) for side in (0, 1)):
            return None
        return None if all(came) else FORFEIT_OF[came]

    @property
    def open_boards(self) -> list[int]:
        """The numbers of boards without a final result; none if a whole team did not come."""
        if self.forfeit is not None:
            return []
        return [board for board, game in enumerate(self.games, 1) if game.result in OPEN]

    def is_open(self, open_results: ResultCodes) -> bool:
        """Whether a board is missing or suspended, or the match does not decide who goes on."""
        return self.result in open_results

    def has_no_result(self, assumed: str | None = None) -> bool:
        return self.forfeit is None and all(board.result is None for board in self.games if board.is_occupied)

    def is_suspended(self) -> bool:
        return self.result == ADJOURNED.code

    def without_late_result(self, late: LateResult) -> Match:
        """One board had no result yet; or it was not known that a whole team would not come."""
        return self.with_result(late.board, late.assumed) if late.board else self._replace(forfeit=None, after=None)

    def is_missing(self, late: LateResult) -> bool:
        """That board is open, or the match as a whole where it came for the whole."""
        if not late.board:
            return self.result in OPEN
        return not self.games or self.games[late.board - 1].result in OPEN

    def with_result(self, board: int, code: str | None) -> Match:
        """Returns the match with another result on a board."""
        game = self.games[board - 1]._replace(result=code)
        return self._replace(games=(*self.games[: board - 1], game, *self.games[board:]))

    def without_result(self) -> Match:
        """The teams and whoever sits at the boards; an empty board has its result from the beginning."""
        games = (one._replace(result=None if one.is_occupied else one.empty_board_result) for one in self.games)
        return Match(self.white, self.black, tuple(games))

    def is_paired_as(self, other: Encounter) -> bool:
        """Whether the teams and colours are equal; the line-ups are the captains' choice."""
        return isinstance(other, Match) and self.seats == other.seats

    def renumber(self, numbers: Mapping[int, int], people: Mapping[int, int] | None = None) -> Match:
        def numbered(player: int | None) -> int | None:
            return player if player is None or people is None else people[player]

        games = (
            one._replace(first_player=numbered(one.first_player), second_player=numbered(one.second_player))
            for one in self.games
        )
        return self._replace(white=numbers[self.white], black=numbers[self.black], games=tuple(games))


def _wins_a_board(games: Sequence[TeamGame], side: int) -> bool:
    return any(game.outcomes[side].score for game in games)


EncounterT = TypeVar("EncounterT", bound=Encounter)


def all_games(encounters: tuple[Encounter, ...]) -> tuple[Game, ...]:
    """The encounters of a round, which are all of one kind, if that is a game of two."""
    return _of_type(Game, encounters)


def all_tables(encounters: tuple[Encounter, ...]) -> tuple[Table, ...]:
    """The encounters of a round, which are all of one kind, if that is a table."""
    return _of_type(Table, encounters)


def all_matches(encounters: tuple[Encounter, ...]) -> tuple[Match, ...]:
    """The encounters of a round, which are all of one kind, if that is a match of two teams."""
    return _of_type(Match, encounters)


def _of_type(encounter_type: type[EncounterT], encounters: tuple[Encounter, ...]) -> tuple[EncounterT, ...]:
    """Looking at the first is enough, and rounds are large."""
    if encounters and isinstance(encounters[0], encounter_type):
        return encounters  # type: ignore[return-value]  # all are what the first one is
    return ()


def find_encounter(player: int, encounters: Iterable[EncounterT]) -> EncounterT | None:
    """Returns the encounter of a player, or None."""
    return next((one for one in encounters if player in one.seats), None)


def count_open(encounters: Iterable[Encounter], open_results: ResultCodes) -> int:
    """Counts the encounters without a final result."""
    return sum(one.is_open(open_results) for one in encounters)


def with_replaced(encounters: Sequence[Encounter], index: int, replacement: Encounter) -> tuple[Encounter, ...]:
    """Returns the encounters with another one at an index."""
    return (*encounters[:index], replacement, *encounters[index + 1 :])
