"""FID, «Sistema per gare a squadre o coppie», Art. 5 and 6: the papers of matches and of line-ups, to be filled in."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from tabellone.documents.numbers import format_amount
from tabellone.documents.paper_cells import LETTERS
from tabellone.documents.speaker import Speaker
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Match, TeamGame
from tabellone.engine.model import Colour, Player, Team, Tournament
from tabellone.engine.reasons import Reason
from tabellone.engine.results import result_of
from tabellone.engine.teams.boards import is_crossed, seats_of_games
from tabellone.engine.teams.boards import line_ups as boards_of
from tabellone.engine.teams.handicaps import half_win_units
from tabellone.engine.teams.line_ups import available, last_line_up
from tabellone.engine.teams.matches import match_forfeit_reason
from tabellone.engine.teams.options import LineUps, Meetings, team_rules
from tabellone.engine.teams.scores import forfeit_points, units_per_point


class Side(NamedTuple):
    """One of two who meet at a board."""

    name: str
    """Empty while the line-up is not known."""
    colour: str
    """A letter, as arbiters write it."""
    points: str = ""
    """Of a game whose result is known, and of a board left empty (9.4); the others are written by hand."""


class SheetRow(NamedTuple):
    """A game of a match: who plays for the first team and who for the other."""

    board: int
    white: Side
    black: Side


class Totals(NamedTuple):
    """The points of both teams of a finished match."""

    on_boards: tuple[str, str]
    of_match: tuple[str, str]


class MatchSheet(NamedTuple):
    """One match, with a line for every game."""

    number: int
    white: Team
    black: Team
    rows: list[SheetRow]
    totals: Totals | None
    who_did_not_come: Reason | None
    """Where nobody played."""


class PlayerSheet(NamedTuple):
    """The page of one player where everyone meets everyone, with a line for every opponent."""

    match: int
    name: str
    team: Team
    other: Team
    rows: list[SheetRow]
    """His own side first."""


def match_sheets(tournament: Tournament, round_number: int, speaker: Speaker) -> list[MatchSheet]:
    """One for every match of a round; without line-ups, with lines for the names."""
    return [
        MatchSheet(
            index,
            tournament.teams[match.white - 1],
            tournament.teams[match.black - 1],
            rows,
            _totals(tournament, round_number, match),
            match_forfeit_reason(tournament, match),
        )
        for index, match, rows in _rows_of_matches(tournament, round_number, speaker)
    ]


def _totals(tournament: Tournament, round_number: int, match: Match) -> Totals | None:
    result = result_of(match.result)
    if result.is_open:
        return None
    per = units_per_point(tournament)
    on_boards = (
        forfeit_points(tournament, round_number, match)
        if result.is_forfeit
        else [
            Amount(sum(made), per)
            for made in zip(*(game.points(half_win_units(tournament)) for game in match.games), strict=True)
        ]
    )
    first, second = map(format_amount, on_boards)
    of_white, of_black = (str(outcome.score) for outcome in result.outcomes)
    return Totals((first, second), (of_white, of_black))


def player_sheets(tournament: Tournament, round_number: int, speaker: Speaker) -> list[PlayerSheet]:
    """Art. 6: «Ciascun componente una squadra incontra […] tutti i componenti la squadra opposta»; none otherwise."""
    rules = team_rules(tournament.rules)
    if rules.meetings is not Meetings.EVERYONE:
        return []
    sheets = []
    seats = list(seats_of_games(rules.meetings, rules.boards))
    for index, match, rows in _rows_of_matches(tournament, round_number, speaker):
        if match.forfeit is not None:
            continue
        teams = [tournament.teams[team - 1] for team in match.seats]
        line_ups = boards_of(match.games, rules.boards) if match.games else ()
        for side, board in product((0, 1), range(rules.boards)):
            if line_ups and line_ups[side][board] is None:
                continue
            own = [row for row, sent_from in zip(rows, seats, strict=True) if sent_from[side] == board]
            if side == 1:
                own = [SheetRow(row.board, row.black, row.white) for row in own]
            sheets.append(PlayerSheet(index, own[0].white.name, teams[side], teams[1 - side], own))
    return sheets


def _rows_of_matches(
    tournament: Tournament, round_number: int, speaker: Speaker
) -> Iterator[tuple[int, Match, list[SheetRow]]]:
    rules = team_rules(tournament.rules)
    for index, match in enumerate(tournament.history[round_number - 1].matches, 1):
        if match.games:
            rows = [_row(tournament, board, game, speaker) for board, game in enumerate(match.games, 1)]
        else:
            seats = seats_of_games(rules.meetings, rules.boards)
            crossed = (is_crossed(rules.meetings, *sent_from) for sent_from in seats)
            rows = [_empty_row(board, one) for board, one in enumerate(crossed, 1)]
        yield index, match, rows


def _row(tournament: Tournament, board: int, game: TeamGame, speaker: Speaker) -> SheetRow:
    points = ["", ""]
    if not result_of(game.result).is_open:
        per = units_per_point(tournament)
        points = [format_amount(Amount(made, per)) for made in game.points(half_win_units(tournament))]
        if result_of(game.result).is_forfeit and game.is_occupied:
            points = [f"{made} f" for made in points]
    names = (speaker.person(player) for player in (game.first_player, game.second_player))
    white, black = (Side(*side) for side in zip(names, _letters(game.colours_swapped), points, strict=True))
    return SheetRow(board, white, black)


def _empty_row(board: int, crossed: bool) -> SheetRow:
    white, black = _letters(crossed)
    return SheetRow(board, Side("", white), Side("", black))


def _letters(crossed: bool) -> tuple[str, str]:
    letters = LETTERS[Colour.WHITE], LETTERS[Colour.BLACK]
    return letters[::-1] if crossed else letters


class Slip(NamedTuple):
    """The line-up slip of a captain, with a line for every board."""

    team: Team
    opponent: Team | None
    """Where the round is formed."""
    colour: str
    """On board 1, with the opponent."""
    boards: range
    roster: list[Player]
    """Those he can choose from."""


def line_up_slips(tournament: Tournament, round_number: int) -> list[Slip]:
    """One for every team that plays in a round and has a line-up to hand in.

    A fixed one is handed in before its first match (Art. 5 a), and where the roster's order is enough before round 1.
    """
    rules = team_rules(tournament.rules)
    if rules.line_ups is LineUps.FIXED and round_number > 1:
        return []
    before = tournament if round_number > len(tournament.history) else tournament.as_before_pairing(round_number)
    fixed = rules.line_ups is LineUps.FIXED_IN_ENVELOPE
    done = {team.number for team in tournament.teams if fixed and last_line_up(before, team.number)}
    boards = range(1, rules.boards + 1)
    if round_number > len(tournament.history):
        coming = (team for team in tournament.teams if team.takes_part_in(round_number) and team.number not in done)
        return [Slip(team, None, "", boards, _roster(tournament, team, round_number)) for team in coming]
    slips = []
    for match in tournament.history[round_number - 1].matches:
        white, black = (tournament.teams[team - 1] for team in match.seats)
        for team, opponent, colour in ((white, black, Colour.WHITE), (black, white, Colour.BLACK)):
            if team.number not in done:
                slips.append(Slip(team, opponent, LETTERS[colour], boards, _roster(tournament, team, round_number)))
    return sorted(slips, key=lambda slip: slip.team.number)


def _roster(tournament: Tournament, team: Team, round_number: int) -> list[Player]:
    there = available(tournament, team, round_number)
    return [tournament.players[player - 1] for player in team.roster if player in there]
