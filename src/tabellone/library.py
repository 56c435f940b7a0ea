"""What programs can ask, in seven functions (docs/library.md); `import tabellone` offers them and loads them when used.

Nothing here prints, writes a file or depends on chance or time. What cannot be answered is an `ImpedimentError`, whose
`reason` says why.
"""

from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from tabellone.engine import checking
from tabellone.engine.capabilities import PlaysDraughts
from tabellone.engine.checking import RoundCheck
from tabellone.engine.decision import Decision
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.explanations import Explanation
from tabellone.engine.model import Tournament
from tabellone.engine.options import option
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.rating.elo_rubele import WEIGHTS, RatingEdition
from tabellone.engine.rating.event import RatedPlayer, rate_event
from tabellone.engine.reasons import Reason, UserError
from tabellone.engine.system import System
from tabellone.formats.document import NOTE_FIELDS, read_data, weight_of, write_data
from tabellone.formats.json_text import read_object


class Event(NamedTuple):
    """A tournament as it was read, with the regulation it is played by."""

    tournament: Tournament
    system: System
    """Answers whatever else can be asked about the tournament."""
    warnings: tuple[Reason, ...]
    """What a director should know, fields that were ignored among it."""
    notes: dict[str, Any]
    """What the document says for people and ratings: `weight`, `source`, `notes`."""


def read(source: bytes | dict[str, Any] | str | PathLike[str]) -> Event:
    """A tournament from the bytes of its document, from its JSON object, or from the file of this name."""
    if isinstance(source, dict):
        data = source
    else:
        data = read_object(source if isinstance(source, bytes) else Path(source).read_bytes())
    tournament, system, warnings = read_data(data)
    return Event(tournament, system, tuple(warnings), {name: data[name] for name in NOTE_FIELDS if name in data})


def write(event: Event) -> dict[str, Any]:
    """The JSON object that reads back as the same event; options at their defaults are left out."""
    return write_data(event.tournament) | event.notes


def pair(event: Event) -> Decision:
    """The next round and why. What is by lot is drawn from the seed of the event."""
    return event.system.pair(event.tournament)


def check(event: Event) -> list[RoundCheck]:
    """Every past round, with the boards that the rules pair in another way."""
    return checking.check(event.system, event.tournament)


def explain(event: Event, player: int, round: int | None = None) -> Explanation:  # noqa: A002  (as everywhere)
    """Why a player has his opponent and colour, or rests: in the next round, or in a past one as the rules make it."""
    tournament = event.tournament
    competitors = tournament.teams or tournament.players
    if not 1 <= player <= len(competitors):
        code = "no_such_team" if tournament.teams else "no_such_player"
        raise UserError(code, number=player, count=len(competitors))
    if round is None or round == tournament.next_round:
        return event.system.explain(tournament, player)
    if not 1 <= round < tournament.next_round:
        raise UserError("no_such_round", number=round, last=min(tournament.next_round, tournament.rounds))
    return event.system.explain(tournament.as_before_pairing(round), player)


def standings(event: Event) -> list[Standing]:
    """The ranking after the rounds played, best first."""
    return event.system.standings(event.tournament)


def rate(event: Event, edition: RatingEdition = RatingEdition.OF_2008) -> list[RatedPlayer]:
    """Elo-Rubele after a draughts event, all players by number; half of it where the document's weight is 50."""
    game = option(event.tournament.rules, DraughtsGame)
    if game is None or not isinstance(event.system, PlaysDraughts):
        raise UserError("not_a_draughts_event", system=event.system.name)
    return rate_event(event.tournament, game, edition, WEIGHTS[weight_of(event.notes)])
