"""What is played in a round at tables, for people: the game, the page of its FAQ, the longest time (BIG, B17)."""

from collections.abc import Sequence
from typing import NamedTuple

from tabellone.documents.speaker import Speaker
from tabellone.engine.model import RoundGame
from tabellone.engine.round_games import game_of_round


class GameText(NamedTuple):
    """The game of a round in words; empty where not announced."""

    round: int
    name: str
    faq: str
    time: str
    was: str
    """What was announced at first, where it was changed after the event had begun."""

    @property
    def text(self) -> str:
        """The game on one line, with the address of its page."""
        return " · ".join(filter(None, (self.name, self.time, self.was, self.faq)))


def game_text(games: Sequence[RoundGame], round_number: int, speaker: Speaker) -> GameText | None:
    """The game of a round, where anything is announced of it."""
    game = game_of_round(games, round_number)
    if game is None:
        return None
    earlier = ", ".join(filter(None, (game.was, _time_text(game.was_minutes, speaker))))
    was = speaker.say("game_was", earlier=earlier) if earlier else ""
    return GameText(round_number, game.name, game.faq, _time_text(game.minutes, speaker), was)


def _time_text(minutes: int, speaker: Speaker) -> str:
    if not minutes:
        return ""
    return speaker.say("one_minute_each" if minutes == 1 else "minutes_each", minutes=minutes)
