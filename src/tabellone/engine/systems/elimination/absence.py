"""Who did not come to his game."""

from tabellone.engine.encounters import Game
from tabellone.engine.results import result_of


def absent_players(game: Game) -> set[int]:
    """Returns those who did not come to the game or a replay."""
    came = result_of(game.result).appeared
    return {player for player, present in zip((game.white, game.black), came, strict=True) if not present}
