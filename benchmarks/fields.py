"""Fields to measure on: tournaments in the middle, played out by the program itself with results by rating."""

import random
from typing import Any

from tabellone.engine.encounters import Game
from tabellone.engine.model import Player, Round, Tournament
from tabellone.engine.systems import system_named
from tabellone.formats.document import write_data

ROUNDS = 9
MIDDLE = 5
"""The round that is about to be paired."""


def middle_of_tournament(system: str, count: int, seed: int = 1) -> dict[str, Any]:
    """A 9-round tournament with four rounds played."""
    return write_data(_played(system, count, ROUNDS, MIDDLE - 1, seed))


def _played(name: str, count: int, rounds: int, played: int, seed: int) -> Tournament:
    chance = random.Random(seed)
    system = system_named(name)
    ratings = sorted((min(2900, max(1000, round(chance.gauss(1800, 250)))) for _ in range(count)), reverse=True)
    players = tuple(Player(number, f"Player {number}", rating) for number, rating in enumerate(ratings, 1))
    tournament = Tournament("Benchmark", name, system.options(), rounds, players)
    for _ in range(played):
        decision = system.pair(tournament)
        games = tuple(Game(w, b, _result(chance, ratings[w - 1] - ratings[b - 1])) for w, b, _ in decision.games)
        tournament = tournament._replace(history=(*tournament.history, Round(games, decision.rests)))
    return tournament


def crowded(system: str, count: int, seed: int = 1) -> dict[str, Any]:
    """Half as many rounds as players, paired by the rules with chance results; the last but one is to be paired."""
    return write_data(_played(system, count, count // 2 + 2, count // 2, seed))


def round_robin_remains(system: str, count: int, seed: int = 1) -> dict[str, Any]:
    """Hand-made rounds of a round robin on the circle, half of them: a regular graph of those who may still meet.

    Colours are given as they come, so that in Amalfi many players may have only one, and A19 has to waive its rules.
    """
    chance = random.Random(seed)
    order = chance.sample(range(1, count + 1), count)
    history = []
    for number in range(1, count // 2 + 1):
        games = []
        for index in range(count // 2):
            a, b = order[index], order[-1 - index]
            white, black = (a, b) if (index + number) % 2 else (b, a)
            games.append({"white": white, "black": black, "result": chance.choice(["1-0", "0-1", "1/2"])})
        history.append({"round": number, "games": games})
        order = [order[0], order[-1], *order[1:-1]]
    return {
        "format": "tabellone/1",
        "name": "Adversarial",
        "system": system,
        "rounds": count // 2 + 2,
        "players": [{"number": number, "rating": 3000 - number} for number in range(1, count + 1)],
        "history": history,
    }


def one_colour_twice(system: str, count: int, seed: int = 1) -> dict[str, Any]:
    """Half of the players have had White in both rounds, and a fifth of the others are absent.

    In Amalfi too many need Black: A19 has to waive its rules, for as few boards as possible.
    """
    chance = random.Random(seed)
    order = chance.sample(range(1, count + 1), count)
    whites, blacks = order[: count // 2], order[count // 2 :]
    history = []
    for number in (1, 2):
        pairs = zip(whites, blacks[number:] + blacks[:number], strict=True)
        games = [{"white": w, "black": b, "result": chance.choice(["1-0", "0-1", "1/2"])} for w, b in pairs]
        history.append({"round": number, "games": games})
    return {
        "format": "tabellone/1",
        "name": "Adversarial",
        "system": system,
        "rounds": ROUNDS,
        "players": [{"number": number, "rating": 3000 - number} for number in range(1, count + 1)],
        "history": history,
        "next": {"absent": sorted(blacks[: count // 10])},
    }


def _result(chance: random.Random, difference: int) -> str:
    expected = 1 / (1 + 10 ** (-difference / 400))
    draw = 0.25
    drawn = chance.random()
    if drawn < draw:
        return "1/2"
    return "1-0" if chance.random() < expected else "0-1"
