"""Tournaments at the desk for the scenarios to begin with; the store is open by then."""

from typing import Any

from tabellone.desk.entrants import draw_numbers
from tabellone.desk.hand import Hand
from tabellone.desk.results import enter_game
from tabellone.desk.rounds import pair_next
from tabellone.desk.teams import enrol_teams
from tabellone.journal.requests import draw_data
from tabellone.store.repository import Repository

TWO_TEAMS = "Lecce:\nAlfa, 4000\n-\nBravo, 3900\nTreviso:\n1. Charlie, 3800\n2. Delta, 3700\n3. Echo, 3600\n"


def new_hand() -> Hand:
    return Hand(Repository(), "Ada")


def drawn(hand: Hand, players: int, system: str = "amalfi", rounds: int = 3, **rules: Any) -> str:
    """A tournament whose numbers are drawn; the strongest is P1."""
    described = {"name": "Prova", "system": system, "rules": rules, "rounds": rounds}
    key = hand.repository.create(described, hand.actor)
    entries = [{"name": f"P{number}", "rating": 3000 - number} for number in range(1, players + 1)]
    hand.does(key, "enrol", {"players": entries})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    return key


def at_tables(hand: Hand, players: int = 12) -> str:
    """The first round of players of four teams, published."""
    key = hand.repository.create({"name": "Tavoli", "system": "big-tables", "rules": {}, "rounds": 2}, "Ada")
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(players)]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 1})
    return key


def play(hand: Hand, key: str, code: str = "1-0") -> None:
    """One round with the same result on every board."""
    number = pair_next(hand, key).round
    hand.does(key, "publish", {"round": number})
    for board in range(1, len(hand.state(key).paired_rounds[-1].games) + 1):
        assert enter_game(hand, key, number, board, code).is_done


def team_event(hand: Hand, system: str = "italo-swiss") -> str:
    """Of three boards, with nobody in it."""
    rules = {"competitors": "teams", "boards": 3}
    key: str = hand.repository.create({"name": "Squadre", "system": system, "rules": rules, "rounds": 1}, "Ada")
    return key


def paired_teams(hand: Hand, system: str = "italo-swiss") -> str:
    """Two teams in their only round."""
    key = team_event(hand, system)
    enrol_teams(hand, key, TWO_TEAMS.replace("-\n", "Foxtrot, 3950\n"))
    draw_numbers(hand, key)
    pair_next(hand, key)
    return key
