"""FID Capo XIV, tables 2, 3, 26 and 27: what an arbiter prints, filled with the event's data."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabellone.documents.encounters.shown import Cell
from tabellone.documents.exact import as_text
from tabellone.documents.grid import grid
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import written_points
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.openings.draw import opening_of
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reasons import ImpedimentError
from tabellone.engine.results import ADJOURNED
from tabellone.engine.system import System

MOVES = 75
COLUMNS = 3
"""Of a score sheet."""
LETTERS = {"white": "B", "black": "N"}
"""Bianco and Nero, as arbiters write them."""


class TabelloneRow(NamedTuple):
    """A player's line: one cell a round announced, empty where nothing is known yet."""

    player: Player
    cells: list[tuple[str, str, str]]
    """Opponent with the colour, points of the game, running score."""
    points: str
    figures: list[str]
    place: str


def tabellone_rows(tournament: Tournament, system: System, speaker: Speaker) -> list[TabelloneRow]:
    """All players by number; for any number of them and of rounds."""
    cells = grid(tournament, system.scoring(tournament))
    lines = system.standings(tournament) if tournament.history else []
    standing = {line.player: line for line in lines}
    return [_row(tournament, player, cells[player.number], standing, speaker) for player in tournament.players]


def _row(
    tournament: Tournament,
    player: Player,
    cells: Sequence[Cell],
    standing: Mapping[int, Standing],
    speaker: Speaker,
) -> TabelloneRow:
    written = [_cell(cell, speaker) for cell in cells]
    written += [("", "", "")] * (tournament.rounds - len(written))
    line = standing.get(player.number)
    if line is None:
        return TabelloneRow(player, written, "", [], "")
    figures = [as_text(amount) for amount in line.tie_breaks.values()]
    return TabelloneRow(player, written, written_points(line), figures, str(line.place))


def _cell(cell: Cell, speaker: Speaker) -> tuple[str, str, str]:
    if cell.opponent:
        return f"{cell.opponent}{LETTERS.get(cell.colour, '')}", "" if cell.sign == "·" else cell.sign, cell.total
    return (speaker.say(f"short_{cell.rest}"), "", cell.total) if cell.rest else ("", "", "")


class Ranked(NamedTuple):
    """A player's line in the standings, as it is printed."""

    player: Player
    line: Standing
    points: str
    figures: list[str]


def ranked_lines(tournament: Tournament, system: System) -> list[Ranked]:
    """Everybody in the order of the listing."""
    lines = system.standings(tournament)
    return [
        Ranked(
            tournament.players[line.player - 1],
            line,
            written_points(line),
            [as_text(amount) for amount in line.tie_breaks.values()],
        )
        for line in lines
    ]


def quotient_sheet(tournament: Tournament, system: System, speaker: Speaker) -> list[tuple[Ranked, list[str]]]:
    """Everybody with the figures an arbiter would add up."""
    working = system.workings(tournament)
    return [
        (one, [speaker.sentence(reason, cited=False) for reason in working(one.player.number)])
        for one in ranked_lines(tournament, system)
    ]


class Candidate(NamedTuple):
    """A player as he stands before a round is formed."""

    player: Player
    colours: str
    """One letter for each game played."""
    met: list[int]
    rests: int


class Formation(NamedTuple):
    """The sheet for forming a round."""

    round: int
    groups: list[tuple[str, list[Candidate]]]
    """By score, highest first; in each in the order of the tabellone."""
    games: tuple[Game, ...]
    """As they were formed, if they were."""


def formation_sheet(tournament: Tournament, system: System, number: int) -> Formation:
    """What a round is formed from, with the scores it is formed by, and the pairs once they are made."""
    paired = number <= len(tournament.history)
    before = tournament.before_round(number) if paired else tournament
    scoring = system.scoring(before)
    cells = grid(before, scoring)
    seated, scores = _formed_from(before, system, tournament.history[number - 1] if paired else None)
    groups: dict[int, list[Candidate]] = {}
    for player in before.players:
        if player.number not in seated:
            continue
        own = cells[player.number]
        colours = "".join(LETTERS[cell.colour] for cell in own if cell.colour)
        met = [cell.opponent for cell in own if cell.opponent]
        candidate = Candidate(player, colours, met, sum(bool(cell.rest) for cell in own))
        score = scores[player.number] if scores else own[-1].score if own else 0
        groups.setdefault(score, []).append(candidate)
    order = sorted(groups, reverse=True)
    shown = [(as_text(Amount(score, scoring.per)) or "0", groups[score]) for score in order]
    return Formation(number, shown, tournament.history[number - 1].games if paired else ())


def _formed_from(before: Tournament, system: System, played: Round | None) -> tuple[set[int], Sequence[int]]:
    """Who is in a round, and the scores its pairs go by: a suspended game counts there, and in the standings not yet.

    A round that cannot be paired now, because a result is missing, has everybody who takes part and plain scores.
    """
    everybody = {player.number for player in before.players if player.takes_part_in(before.next_round)}
    try:
        decision = system.pair(before)
    except ImpedimentError:
        return everybody if played is None else _seated(played), ()
    by_rules = Round(tuple(decision.games), tuple(decision.rests))
    return _seated(played or by_rules) if played or not system.seats_everybody else everybody, decision.scores


def _seated(played: Round) -> set[int]:
    return {seat for game in played.games for seat in game[:2]} | {rest.player for rest in played.rests}


class Sheet(NamedTuple):
    """The head of a score sheet or of a sealed form."""

    round: int | None
    board: int | None
    white: str
    black: str
    opening: int | None
    game: int | None = None
    """The first or the second of a match of two."""


EMPTY_SHEET = Sheet(None, None, "", "", None)


def score_sheets(tournament: Tournament, number: int) -> list[Sheet]:
    """One for every game of a round; a match has two, the second with the colours exchanged."""
    sheets = [_sheet(tournament, number, index) for index in range(len(tournament.history[number - 1].games))]
    if not is_double(tournament.rules):
        return sheets
    return [
        one
        for sheet in sheets
        for one in (sheet._replace(game=1), sheet._replace(game=2, white=sheet.black, black=sheet.white))
    ]


def suspended_sheets(tournament: Tournament) -> list[Sheet]:
    """One for every game that is suspended."""
    return [
        _sheet(tournament, number, index)
        for number, played in enumerate(tournament.history, 1)
        for index, game in enumerate(played.games)
        if game.result == ADJOURNED.code
    ]


def _sheet(tournament: Tournament, number: int, index: int) -> Sheet:
    played = tournament.history[number - 1]
    game = played.games[index]
    white, black = (tournament.players[seat - 1].name for seat in game[:2])
    opening = opening_of(played.openings, index) if played.openings else None
    return Sheet(number, index + 1, white, black, opening)


def move_rows() -> list[list[int]]:
    """The numbers of the moves on a score sheet, row by row in three columns."""
    rows = MOVES // COLUMNS
    return [[row + 1 + column * rows for column in range(COLUMNS)] for row in range(rows)]
