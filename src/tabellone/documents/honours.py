"""The roll of honour (FID, technical ranking a), «albo d'oro»: who it names; of a team, its players too."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Tournament


def members(tournament: Tournament, team: int) -> list[str]:
    """The players of a team by name, in the order of its roster."""
    return [tournament.players[player - 1].name for player in tournament.teams[team - 1].roster]


def honours_data(tournament: Tournament, honoured: Sequence[int]) -> dict[str, Any]:
    """For programs: the competitors, and of teams the players of each."""
    rosters = [list(tournament.teams[team - 1].roster) for team in honoured] if tournament.teams else []
    return {"roll_of_honour": list(honoured), **({"roll_of_honour_players": rosters} if rosters else {})}


def honours_text(tournament: Tournament, honoured: Sequence[int], speaker: Speaker) -> str:
    """For people."""
    if not tournament.teams:
        return f"{speaker.say('roll_of_honour')} {speaker.names(honoured)}"
    named = (f"{speaker.name(team)} ({', '.join(members(tournament, team))})" for team in honoured)
    return f"{speaker.say('roll_of_honour')} {'; '.join(named)}"
