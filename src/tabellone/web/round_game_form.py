"""The form of the games of an event at tables: a line for every round announced."""

from typing import Any

from tabellone.engine.capabilities import AnnouncesGames
from tabellone.engine.model import RoundGame
from tabellone.engine.round_games import game_of_round
from tabellone.journal.state import State
from tabellone.web.request import Request
from tabellone.web.typed import whole_number


def game_lines(state: State) -> list[RoundGame]:
    """One a round, empty where nothing is announced yet; none where there are no tables."""
    if not isinstance(state.system, AnnouncesGames):
        return []
    every = range(1, state.rounds + 1)
    return [game_of_round(state.round_games, number) or RoundGame(number) for number in every]


def entered_games(request: Request, state: State) -> list[dict[str, Any]] | None:
    """What was typed, as an event has it; None where it is what is announced already."""
    lines = [line for line in game_lines(state) if f"game.{line.round}.name" in request.POST]
    if not lines:
        return None
    typed = [_typed(request, line.round) for line in lines]
    entered = [game for game in typed if len(game) > 1]
    known = [
        {name: value for name, value in game._asdict().items() if value and not name.startswith("was")}
        for game in state.round_games
        if game.round <= state.rounds
    ]
    return None if entered == known else entered


def _typed(request: Request, number: int) -> dict[str, Any]:
    """What is no number of minutes is refused as it is."""
    game: dict[str, Any] = {"round": number}
    for name in ("name", "faq", "minutes"):
        value = request.POST.get(f"game.{number}.{name}", "").strip()
        if value:
            minutes = whole_number(value) if name == "minutes" else None
            game[name] = value if minutes is None else minutes
    return game
