"""What is said of a competitor in any table: number, name with a mark for who has withdrawn, and where he is from."""

from collections.abc import Callable

from tabellone.documents.listings.cells import Cell, Name, Whole, Words
from tabellone.documents.listings.listing import Kind, Subject
from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Player, Tournament
from tabellone.engine.teams.competitors import competitors

Said = Callable[[Player], Cell]
DESCRIPTIONS: tuple[tuple[str, str, Kind, Said], ...] = (
    ("title", "listing_title", Kind.REMARK, lambda player: Words(player.shown_title)),
    ("rating", "rating", Kind.FIGURE, lambda player: Whole(player.rating)),
    ("appraised_rating", "listing_appraised_rating", Kind.FIGURE, lambda player: Whole(_appraised(player))),
    ("team", "team", Kind.REMARK, lambda player: Words(player.team)),
    ("club", "listing_club", Kind.REMARK, lambda player: Words(player.club)),
    ("province", "listing_province", Kind.REMARK, lambda player: Words(player.province)),
)
"""Key, word of the heading, kind, and what is said: whatever everybody may know of a player."""


def _appraised(player: Player) -> int | None:
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


def player_name(subject: Subject, number: int) -> Cell:
    """Of somebody who plays, also where the competitors are teams."""
    name = subject.tournament.players[number - 1].name or str(number)
    return Words(name) if subject.tournament.teams else Name(name, number)


class Competitors:
    """Everybody's number, name and description; what nobody has is no column."""

    def __init__(self, subject: Subject):
        self._subject = subject
        self.everybody = competitors(subject.tournament)
        told = [one for one in DESCRIPTIONS if any(one[-1](player).text for player in self.everybody)]
        self._said = [said for *_, said in told]
        self.columns = (
            subject.column("number", Kind.FIGURE),
            subject.column("name", Kind.NAME),
            *(subject.column(code, kind, key, is_told=False) for key, code, kind, _ in told),
        )

    def cells(self, number: int) -> tuple[Cell, ...]:
        """Of one of them."""
        name = competitor_name(self._subject.tournament, number, self._subject.speaker)
        player = self.everybody[number - 1]
        return Whole(number), Name(name, number), *(said(player) for said in self._said)
