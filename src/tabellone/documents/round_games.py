"""What is played in a round at tables, for people: the game, the page of its FAQ, the longest time (BIG, B17)."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.documents.speaker import Speaker
from tabellone.engine.model import RoundGame
from tabellone.engine.round_games import game_of_round


class ShownGame(NamedTuple):
    """In words; what is not announced is empty."""

    round: int
    name: str
    faq: str
    time: str
    was: str
    """What was announced at first, where it was changed after the event had begun."""

    @property
    def text(self) -> str:
        """On one line, the page by its address."""
        return " · ".join(filter(None, (self.name, self.time, self.was, self.faq)))


def shown_game(games: Sequence[RoundGame], number: int, speaker: Speaker) -> ShownGame | None:
    """The game of a round, where anything is announced of it."""
    game = game_of_round(games, number)
    if game is None:
        return None
    earlier = ", ".join(filter(None, (game.was, _time(game.was_minutes, speaker))))
    was = speaker.say("game_was", earlier=earlier) if earlier else ""
    return ShownGame(number, game.name, game.faq, _time(game.minutes, speaker), was)


def _time(minutes: int, speaker: Speaker) -> str:
    if not minutes:
        return ""
    return speaker.say("one_minute_each" if minutes == 1 else "minutes_each", minutes=minutes)
