"""What is played in each round of an event at tables (BIG, B17), as documents and journals write it."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tabellone.engine.limits import MOST_MINUTES, MOST_ROUNDS
from tabellone.engine.lines import read_line
from tabellone.engine.model import RoundGame, Tournament
from tabellone.engine.reason_values import Items
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason

ADDRESS = r"https?://[^\s\"'<>\\^`{|}/?#@]+([/?#][^\s\"'<>\\^`{|}]*)?"
"""Of a page: a link of any other kind would run something, or pretend to be of another site."""
TEXTS, NUMBERS = ("name", "faq", "was"), ("minutes", "was_minutes")


def read_round_games(raw: Any, where: str) -> tuple[RoundGame, ...]:
    """The games of a document or a journal by round; what cannot be one is refused."""
    if not isinstance(raw, list):
        raise BadDocumentError("not_a_list", where)
    games = sorted(_read(entry, f"{where}[{index}]") for index, entry in enumerate(raw))
    for one, other in pairwise(games):
        if one.round == other.round:
            raise BadDocumentError("game_announced_twice", where, round=one.round)
    return tuple(games)


def write_round_games(games: Sequence[RoundGame]) -> list[dict[str, Any]]:
    """What `read_round_games` reads back."""
    return [{name: value for name, value in game._asdict().items() if value} for game in games]


def game_of_round(games: Sequence[RoundGame], number: int) -> RoundGame | None:
    """What is played in a round, where it is announced."""
    return next((game for game in games if game.round == number), None)


def changed_games(before: Sequence[RoundGame], after: Sequence[RoundGame]) -> list[RoundGame]:
    """Once the event has begun: the games, each with what was announced at first where that was something else."""
    first = {game.round: (game.was or game.name, game.was_minutes or game.minutes) for game in before}
    told = []
    for game in after:
        name, minutes = first.get(game.round, (game.was, game.was_minutes))
        told.append(
            game._replace(was=name if name != game.name else "", was_minutes=minutes if minutes != game.minutes else 0)
        )
    return told


def missing_games(tournament: Tournament) -> list[Reason]:
    """B17, before the event: rounds without a game, and rounds whose longest time is not stated."""
    every = range(1, tournament.rounds + 1)
    timed = {game.round for game in tournament.round_games if game.minutes}
    named = {game.round for game in tournament.round_games if game.name.strip()}
    told = []
    for known, code, codes in (
        (named, "round_without_game", "rounds_without_game"),
        (timed, "round_without_time", "rounds_without_time"),
    ):
        missing = [number for number in every if number not in known]
        if missing:
            args: Arguments = {"round": missing[0], "rounds": _shortened(missing)}
            told.append(Reason(code if len(missing) == 1 else codes, "4", "B17", args))
    return told


def _shortened(rounds: Sequence[int]) -> str:
    """1, 2, 5-8: there may be hundreds of them."""
    runs: list[list[int]] = []
    for number in rounds:
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)


def _read(entry: Any, where: str) -> RoundGame:
    if not isinstance(entry, dict):
        raise BadDocumentError("not_an_object", where)
    for name in entry:
        if name not in RoundGame._fields:
            raise BadDocumentError("unknown_option", f"{where}.{name}", name=name, known=Items(RoundGame._fields))
    game = RoundGame(**{"round": None, **entry})  # a round that is missing is no number
    for name, least, most in (("round", 1, MOST_ROUNDS), *((name, 0, MOST_MINUTES) for name in NUMBERS)):
        value = getattr(game, name)
        if type(value) is not int:
            raise BadDocumentError("not_a_whole_number", f"{where}.{name}")
        if not least <= value <= most:
            raise BadDocumentError("out_of_range", f"{where}.{name}", value=str(value)[:20], least=least, most=most)
    for name in TEXTS:
        read_line(getattr(game, name), f"{where}.{name}")
    if game.faq and not re.fullmatch(ADDRESS, game.faq):
        raise BadDocumentError("not_a_page", f"{where}.faq", found=game.faq)
    return game
