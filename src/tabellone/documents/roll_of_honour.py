"""The roll of honour (FID, technical ranking a), «albo d'oro»: who it names; of a team, its players too."""

from collections.abc import Sequence
from typing import Any

from tabellone.documents.speaker import Speaker
from tabellone.engine.model import Tournament


def team_members(tournament: Tournament, team: int) -> list[str]:
    """The players of a team by name, in the order of its roster."""
    return [tournament.players[player - 1].name for player in tournament.teams[team - 1].roster]


def honours_data(tournament: Tournament, honoured: Sequence[int]) -> dict[str, Any]:
    """Returns JSON of the winners, and of the players of winning teams."""
    rosters = [list(tournament.teams[team - 1].roster) for team in honoured] if tournament.teams else []
    return {"roll_of_honour": list(honoured), **({"roll_of_honour_players": rosters} if rosters else {})}


def honours_text(tournament: Tournament, honoured: Sequence[int], speaker: Speaker) -> str:
    """Returns the roll of honour in words, also of an event that ended early (Art. 1.3)."""
    names = speaker.names(honoured)
    if tournament.teams:
        named = (f"{speaker.name(team)} ({', '.join(team_members(tournament, team))})" for team in honoured)
        names = "; ".join(named)
    text = f"{speaker.say('roll_of_honour')} {names}"
    if tournament.early_end is None:
        return text
    return f"{text} ({speaker.say('rounds_of', played=len(tournament.history), rounds=tournament.rounds)})"
