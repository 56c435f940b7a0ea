"""What is played in each round of an event at tables (BIG, B17), as documents and journals write it."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tabellone.engine.limits import MAX_MINUTES, MAX_ROUNDS
from tabellone.engine.model import RoundGame
from tabellone.engine.reasons import BadDocumentError
from tabellone.reading.values import read_int, read_line, read_list, read_object

ADDRESS = r"""https?://[^\s"'<>\\^`{|}/?#@]+([/?#][^\s"'<>\\^`{|}]*)?"""
"""Of a page: a link of any other kind would run something, or pretend to be of another site."""
TEXT_FIELDS, NUMBER_FIELDS = ("name", "faq", "was"), ("minutes", "was_minutes")


def read_round_games(raw: Any, path: str) -> tuple[RoundGame, ...]:
    """The games of a document or a journal by round; what cannot be one is refused."""
    games = sorted(_read(entry, f"{path}[{index}]") for index, entry in enumerate(read_list(raw, path)))
    for one, other in pairwise(games):
        if one.round == other.round:
            raise BadDocumentError("game_announced_twice", path, round=one.round)
    return tuple(games)


def write_round_games(games: Sequence[RoundGame]) -> list[dict[str, Any]]:
    return [{name: value for name, value in game._asdict().items() if value} for game in games]


def _read(entry: Any, path: str) -> RoundGame:
    read_object(entry, path, RoundGame._fields)
    game = RoundGame(**{"round": None, **entry})  # a round that is missing is no number
    for name, least, most in (("round", 1, MAX_ROUNDS), *((name, 0, MAX_MINUTES) for name in NUMBER_FIELDS)):
        read_int(getattr(game, name), f"{path}.{name}", least, most)
    for name in TEXT_FIELDS:
        read_line(getattr(game, name), f"{path}.{name}")
    if game.faq and not re.fullmatch(ADDRESS, game.faq):
        raise BadDocumentError("not_a_page", f"{path}.faq", found=game.faq)
    return game
