"""FID Capo XIV, tables 2, 3, 26 and 27: what an arbiter prints, filled with the event's data."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tabellone.documents.encounters.shown import Cell
from tabellone.documents.exact import as_text
from tabellone.documents.grid import grid
from tabellone.documents.honours import members
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import written_points
from tabellone.engine.amounts import Amount
from tabellone.engine.encounters import Game, Match
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.openings.draw import opening_of
from tabellone.engine.ranking.double_games import is_double
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reasons import ImpedimentError
from tabellone.engine.results import ADJOURNED
from tabellone.engine.system import System
from tabellone.engine.teams.competitors import competitors
from tabellone.engine.teams.scores import IndividualPoints

MOVES = 75
COLUMNS = 3
"""Of a score sheet."""
LETTERS = {"white": "B", "black": "N"}
"""Bianco and Nero, as arbiters write them."""


class TabelloneRow(NamedTuple):
    """A competitor's line: one cell a round announced, empty where nothing is known yet."""

    player: Player
    cells: list[tuple[str, str, str]]
    """Opponent with the colour, points of the game, running score; of a team also its points on the boards."""
    points: str
    figures: list[str]
    place: str


def tabellone_rows(tournament: Tournament, system: System, speaker: Speaker) -> list[TabelloneRow]:
    """All competitors by number; for any number of them and of rounds."""
    scoring = system.scoring(tournament)
    cells = grid(tournament, scoring)
    lines = system.standings(tournament) if tournament.history else []
    standing = {line.player: line for line in lines}
    on_boards = IndividualPoints(tournament) if tournament.teams else None
    rows = []
    for player in competitors(tournament):
        own = cells[player.number]
        written = [_cell(cell, speaker) for cell in own]
        if on_boards is not None:
            written = _cells_of_team(player.number, own, written, scoring.per, on_boards)
        rows.append(_row(tournament, player, written, standing))
    return rows


def _row(
    tournament: Tournament, player: Player, written: list[tuple[str, str, str]], standing: Mapping[int, Standing]
) -> TabelloneRow:
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


def _cells_of_team(
    team: int,
    cells: Sequence[Cell],
    written: Sequence[tuple[str, str, str]],
    unit: int,
    on_boards: IndividualPoints,
) -> list[tuple[str, str, str]]:
    """FID, squadre, Art. 6: the points of the match, and after them those on the boards (8.1.3, 8.2.1)."""
    found, before = [], 0
    for cell, (who, sign, total) in zip(cells, written, strict=True):
        of_match = as_text(Amount(cell.score - before, unit)) if sign else ""
        before = cell.score
        made = on_boards.in_round(team, cell.round)
        found.append((who, f"{of_match} ({as_text(made)})".strip() if sign or made.units else "", total))
    return found


class Ranked(NamedTuple):
    """A competitor's line in the standings, as it is printed."""

    player: Player
    line: Standing
    points: str
    figures: list[str]
    members: list[str]
    """The names of a team's players."""


def ranked_lines(tournament: Tournament, system: System) -> list[Ranked]:
    """Everybody in the order of the listing."""
    ranked = competitors(tournament)
    return [
        Ranked(
            ranked[line.player - 1],
            line,
            written_points(line),
            [as_text(amount) for amount in line.tie_breaks.values()],
            members(tournament, line.player) if tournament.teams else [],
        )
        for line in system.standings(tournament)
    ]


def quotient_sheet(tournament: Tournament, system: System, speaker: Speaker) -> list[tuple[Ranked, list[str]]]:
    """Everybody with the figures an arbiter would add up."""
    working = system.workings(tournament)
    return [
        (one, [speaker.sentence(reason, cited=False) for reason in working(one.player.number)])
        for one in ranked_lines(tournament, system)
    ]


class Candidate(NamedTuple):
    """A competitor as he stands before a round is formed."""

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
    games: tuple[Game, ...] | tuple[Match, ...]
    """As they were formed, if they were."""


def formation_sheet(tournament: Tournament, system: System, number: int) -> Formation:
    """What a round is formed from, with the scores it is formed by, and the pairs once they are made."""
    paired = number <= len(tournament.history)
    before = tournament.before_round(number) if paired else tournament
    scoring = system.scoring(before)
    cells = grid(before, scoring)
    seated, scores = _formed_from(before, system, tournament.history[number - 1] if paired else None)
    groups: dict[int, list[Candidate]] = {}
    for player in competitors(before):
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
    formed = tournament.history[number - 1] if paired else Round(())
    return Formation(number, shown, formed.matches or formed.games)


def _formed_from(before: Tournament, system: System, played: Round | None) -> tuple[set[int], Sequence[int]]:
    """Who is in a round, and the scores its pairs go by: a suspended game counts there, and in the standings not yet.

    A round that cannot be paired now, because a result is missing, has everybody who takes part and plain scores.
    """
    everybody = {player.number for player in competitors(before) if player.takes_part_in(before.next_round)}
    try:
        decision = system.pair(before)
    except ImpedimentError:
        return everybody if played is None else _seated(played), ()
    by_rules = Round(tuple(decision.encounters), tuple(decision.rests))
    return _seated(played or by_rules) if played or not system.seats_everybody else everybody, decision.scores


def _seated(played: Round) -> set[int]:
    return {seat for encounter in played.encounters for seat in encounter.seats} | {
        rest.player for rest in played.rests
    }


class Sheet(NamedTuple):
    """The head of a score sheet or of a sealed form."""

    round: int | None
    board: int | str | None
    """Its number; of teams, after the number of their match."""
    white: str
    black: str
    opening: int | None
    game: int | None = None
    """The first or the second of a match of two."""


EMPTY_SHEET = Sheet(None, None, "", "", None)


def score_sheets(tournament: Tournament, number: int) -> list[Sheet]:
    """One for every game of a round; a match has two, the second with the colours exchanged."""
    sheets = [sheet for sheet, _ in _sheets(tournament, number)]
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
        sheet
        for number in range(1, tournament.next_round)
        for sheet, result in _sheets(tournament, number)
        if result == ADJOURNED.code
    ]


def _sheets(tournament: Tournament, number: int) -> Iterator[tuple[Sheet, str | None]]:
    """Every game of two people that a round has, with its result; an opening is drawn for each of them."""
    played = tournament.history[number - 1]
    for index, (board, game) in enumerate(zip(_boards(played), played.board_games, strict=True)):
        white, black = (tournament.players[seat - 1].name for seat in game.seats)
        opening = opening_of(played.openings, index) if played.openings else None
        yield Sheet(number, board, white, black, opening), game.result


def _boards(played: Round) -> list[int | str]:
    if not played.matches:
        return list(range(1, len(played.games) + 1))
    return [
        f"{number}.{board}"
        for number, match in enumerate(played.matches, 1)
        for board, game in enumerate(match.games, 1)
        if game.is_manned
    ]


def move_rows() -> list[list[int]]:
    """The numbers of the moves on a score sheet, row by row in three columns."""
    rows = MOVES // COLUMNS
    return [[row + 1 + column * rows for column in range(COLUMNS)] for row in range(rows)]
