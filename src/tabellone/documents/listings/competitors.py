"""What is said of a competitor in any table: number, name with a mark for who has withdrawn, and where he is from."""

from collections.abc import Callable

from tabellone.documents.listings.cells import Cell, IntCell, NameCell, TextCell
from tabellone.documents.listings.table import ColumnType, TableContext
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Player, Tournament
from tabellone.engine.teams.team_view import competitors

CellOfPlayer = Callable[[Player], Cell]
DESCRIPTIONS: tuple[tuple[str, str, ColumnType, CellOfPlayer], ...] = (
    ("title", "listing_title", ColumnType.REMARK, lambda player: TextCell(player.shown_title)),
    ("rating", "rating", ColumnType.FIGURE, lambda player: IntCell(player.rating)),
    (
        "appraised_rating",
        "listing_appraised_rating",
        ColumnType.FIGURE,
        lambda player: IntCell(_appraised_rating(player)),
    ),
    ("team", "team", ColumnType.REMARK, lambda player: TextCell(player.team)),
    ("club", "listing_club", ColumnType.REMARK, lambda player: TextCell(player.club)),
    ("province", "listing_province", ColumnType.REMARK, lambda player: TextCell(player.province)),
)
"""Key, word of the heading, kind, and what is said: whatever everybody may know of a player."""


def _appraised_rating(player: Player) -> int | None:
    return player.appraised_rating if player.is_appraised else None


def competitor_name(tournament: Tournament, number: int, speaker: Speaker) -> str:
    """The name, with a mark for who has withdrawn."""
    competitor = (tournament.teams or tournament.players)[number - 1]
    name = competitor.name or speaker.say("player_without_name", number=number)
    return (
        f"{name} {speaker.say('withdrawn_mark')}"
        if competitor.leaves is not None and competitor.leaves < tournament.next_round
        else name
    )


def player_name(subject: TableContext, number: int) -> Cell:
    """Returns the name of a player in a cell; in a team event the cell has no link."""
    name = subject.tournament.players[number - 1].name or str(number)
    return TextCell(name) if subject.tournament.teams else NameCell(name, number)


class CompetitorColumns:
    """Columns and cells for number, name and description, without columns that are empty for all."""

    def __init__(self, subject: TableContext):
        self._subject = subject
        self.everybody = competitors(subject.tournament)
        told = [one for one in DESCRIPTIONS if any(one[-1](player).text for player in self.everybody)]
        self._said = [said for *_, said in told]
        self.columns = (
            subject.column("number", ColumnType.FIGURE),
            subject.column("name", ColumnType.NAME),
            *(subject.column(code, kind, key, in_plain_text=False) for key, code, kind, _ in told),
        )

    def cells(self, number: int) -> tuple[Cell, ...]:
        name = competitor_name(self._subject.tournament, number, self._subject.speaker)
        player = self.everybody[number - 1]
        return IntCell(number), NameCell(name, number), *(said(player) for said in self._said)
