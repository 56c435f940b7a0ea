"""Fields to measure on: tournaments in the middle, played out by the program itself with results by rating."""

import random
from typing import Any

from tabellone.engine.model import Game, Player, Round, Tournament
from tabellone.engine.systems import system_named
from tabellone.formats.document import write_data

ROUNDS = 9
MIDDLE = 5
"""The round that is about to be paired."""


def middle_of_tournament(count: int, seed: int = 1) -> dict[str, Any]:
    """A 9-round Amalfi tournament with four rounds played."""
    chance = random.Random(seed)
    system = system_named("amalfi")
    ratings = sorted((round(chance.gauss(1800, 250)) for _ in range(count)), reverse=True)
    players = tuple(Player(number, f"Player {number}", rating) for number, rating in enumerate(ratings, 1))
    tournament = Tournament("Benchmark", "amalfi", system.options(), ROUNDS, players)
    for _ in range(MIDDLE - 1):
        decision = system.pair(tournament)
        games = tuple(Game(w, b, _result(chance, ratings[w - 1] - ratings[b - 1])) for w, b, _ in decision.games)
        tournament = tournament._replace(history=(*tournament.history, Round(games, decision.rests)))
    return write_data(tournament)


def all_met_below(count: int, rounds_met: int, seed: int = 1) -> dict[str, Any]:
    """The adversarial family: half as many rounds as players, hand-made pairs, so that nearly nobody is left to meet.

    The rounds are those of a round robin on the circle, which makes a regular graph of those who may still meet, and
    the colours are given as they come: many players may have only one colour.
    """
    chance = random.Random(seed)
    order = list(range(1, count + 1))
    chance.shuffle(order)
    history = []
    for number in range(1, rounds_met + 1):
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
        "system": "amalfi",
        "rounds": rounds_met + 2,
        "players": [{"number": number, "rating": 3000 - number} for number in range(1, count + 1)],
        "history": history,
    }


def _result(chance: random.Random, difference: int) -> str:
    expected = 1 / (1 + 10 ** (-difference / 400))
    draw = 0.25
    drawn = chance.random()
    if drawn < draw:
        return "1/2"
    return "1-0" if chance.random() < expected else "0-1"
