"""What is played in each round of an event at tables (BIG, B17)."""

from collections.abc import Sequence

from tabellone.engine.model import RoundGame, Tournament
from tabellone.engine.reasons import Arguments, Reason


def game_of_round(games: Sequence[RoundGame], round_number: int) -> RoundGame | None:
    """Returns the announced game of a round, or None."""
    return next((game for game in games if game.round == round_number), None)


def with_announced_games(before: Sequence[RoundGame], after: Sequence[RoundGame]) -> list[RoundGame]:
    """Once the event has begun: the games, each with what was announced at first where that was something else."""
    first = {game.round: (game.was or game.name, game.was_minutes or game.minutes) for game in before}
    told = []
    for game in after:
        name, minutes = first.get(game.round, (game.was, game.was_minutes))
        told.append(
            game._replace(was=name if name != game.name else "", was_minutes=minutes if minutes != game.minutes else 0)
        )
    return told


def missing_game_warnings(tournament: Tournament) -> list[Reason]:
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
            args: Arguments = {"round": missing[0], "rounds": _round_ranges(missing)}
            told.append(Reason(code if len(missing) == 1 else codes, "4", "B17", args))
    return told


def _round_ranges(rounds: Sequence[int]) -> str:
    """1, 2, 5-8: there may be hundreds of them."""
    runs: list[list[int]] = []
    for number in rounds:
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)
