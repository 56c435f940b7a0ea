"""FID Capo XIV, tables 13, 15 and 27: the tabellone of an event, with expected scores on request."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tabellone.documents.crosstable_cells import crosstable_cells
from tabellone.documents.encounters.presenter import RoundCell
from tabellone.documents.numbering import Label
from tabellone.documents.numbers import format_amount
from tabellone.documents.paper_cells import cell_text
from tabellone.documents.rating import hundredths_text, signed_text
from tabellone.documents.speaker import Speaker
from tabellone.documents.standings import points_text
from tabellone.engine.amounts import Amount
from tabellone.engine.capabilities import HasPairingForm
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.model import Colour, Player, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.rating.event import RatedPlayer, rate_event
from tabellone.engine.system import System
from tabellone.engine.teams.scores import IndividualPoints
from tabellone.engine.teams.team_view import competitors


class TabelloneCell(NamedTuple):
    """One round of a competitor."""

    meeting: str
    """Opponent with the colour, or how he rested and against whom."""
    sign: str
    """Points of the game; of a team also its points on the boards."""
    total: str
    """Running score."""
    expected: str = ""
    """What table 19 lets expect of the game, PA(n)."""


EMPTY_CELL = TabelloneCell("", "", "")


class ExpectedScore(NamedTuple):
    """The right-hand columns of tables 13 and 15, of the games really played (E5)."""

    capital: int
    """CI."""
    expected: str
    """PA, the sum of the PA(n)."""
    scored: int
    """PO."""
    difference: str
    """D = PO - PA."""


class TabelloneRow(NamedTuple):
    """A competitor's line: one cell a round announced, empty where nothing is known yet."""

    player: Player
    called: str
    """His number, or his letter."""
    cells: list[TabelloneCell]
    points: str
    figures: list[str]
    place: str
    expected: ExpectedScore | None = None


MAX_COLUMNS = 24
"""Rounds that have room beside each other on a sheet of A4."""
MAX_WIDE_COLUMNS = 10
"""The same with club and category; the columns of expected scores take the room of some."""
COLUMNS_OF_EXPECTED = 4


class SheetPart(NamedTuple):
    """Some of the rounds, which have a sheet of their own where there are many."""

    columns: range
    cells: str
    """The same of a row's cells, as templates take a part of a list."""
    is_last: bool
    """It has the totals."""


def sheet_parts(rounds: int) -> list[SheetPart]:
    """Divides the rounds evenly among as few sheets as they need."""
    sheets = -(-rounds // MAX_COLUMNS)
    size = -(-rounds // sheets)
    starts = range(0, rounds, size)
    return [
        SheetPart(range(start + 1, min(start + size, rounds) + 1), f"{start}:{start + size}", start == starts[-1])
        for start in starts
    ]


def is_tight(rounds: int, with_expected: bool) -> bool:
    """Whether there is room for little more than the boxes."""
    return rounds + COLUMNS_OF_EXPECTED * with_expected > MAX_WIDE_COLUMNS


class Tabellone:
    """The lines of one event."""

    def __init__(self, tournament: Tournament, system: System, speaker: Speaker, called: Label = str):
        self._tournament = tournament
        self._speaker = speaker
        self._called = called
        scoring = system.scoring(tournament)
        self._cells = crosstable_cells(tournament, scoring)
        self._per = scoring.units_per_point
        lines = system.standings(tournament) if tournament.history else []
        self._standing: Mapping[int, Standing] = {line.player: line for line in lines}
        self._on_boards = IndividualPoints(tournament) if tournament.teams else None
        self._conventional = system.pairing_form(tournament).colours if isinstance(system, HasPairingForm) else None

    def rows(
        self, expected_at: DraughtsGame | None = None, first_capitals: Mapping[int, int] = {}
    ) -> list[TabelloneRow]:
        """Returns all competitors by number, with the expected scores of a game if asked.

        `first_capitals` are those of players without a capital, by number.
        """
        rows = [self._row(player) for player in competitors(self._tournament)]
        if expected_at is None:
            return rows
        rated = rate_event(self._tournament, expected_at, first_capitals=first_capitals)
        return [_add_expected(row, one) for row, one in zip(rows, rated, strict=True)]

    def _row(self, player: Player) -> TabelloneRow:
        own = self._cells[player.number]
        colours = self._conventional[player.number] if self._conventional else [None] * len(own)
        written = [self._cell(player, cell, colour) for cell, colour in zip(own, colours, strict=True)]
        if self._on_boards is not None:
            written = self._team_cells(player.number, own, written, self._on_boards)
        written += [EMPTY_CELL] * (self._tournament.rounds - len(written))
        called = self._called(player.number)
        line = self._standing.get(player.number)
        if line is None:
            return TabelloneRow(player, called, written, "", [], "")
        figures = [format_amount(amount) for amount in line.tie_breaks.values()]
        return TabelloneRow(player, called, written, points_text(line), figures, str(line.place))

    def _cell(self, player: Player, cell: RoundCell, conventional: Colour | None) -> TabelloneCell:
        meeting = cell_text(cell, self._speaker, conventional, self._called)
        if meeting:
            return TabelloneCell(meeting, "" if cell.sign == "·" else cell.sign, cell.total)
        if player.takes_part_in(cell.round) or cell.round < player.enters:
            return EMPTY_CELL
        return TabelloneCell(self._speaker.say("paper_gone" if player.leaves else "short_absent"), "", "")

    def _team_cells(
        self, team: int, cells: Sequence[RoundCell], written: Sequence[TabelloneCell], on_boards: IndividualPoints
    ) -> list[TabelloneCell]:
        """FID, squadre, Art. 6: the points of the match, and after them those on the boards (8.1.3, 8.2.1)."""
        found, before = [], 0
        for cell, shown in zip(cells, written, strict=True):
            of_match = format_amount(Amount(cell.score - before, self._per)) if shown.sign else ""
            before = cell.score
            made = on_boards.round_amount(team, cell.round)
            both = f"{of_match} ({format_amount(made)})".strip() if shown.sign or made.units else ""
            found.append(shown._replace(sign=both))
        return found


def _add_expected(row: TabelloneRow, rated: RatedPlayer) -> TabelloneRow:
    """PA(n) in the box of its round, the two games of a match together."""
    of_round: dict[int, int] = {}
    for game in rated.games:
        of_round[game.round] = of_round.get(game.round, 0) + game.expected
    cells = [
        cell._replace(expected=hundredths_text(Fraction(of_round[number], 100))) if number in of_round else cell
        for number, cell in enumerate(row.cells, 1)
    ]
    found = rated.rated
    figures = ExpectedScore(
        found.before, hundredths_text(found.expected), found.scored, signed_text(found.scored - found.expected)
    )
    return row._replace(cells=cells, expected=figures)
