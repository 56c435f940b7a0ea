"""Random team events with everything that can happen in one, as documents."""

import random
from collections.abc import Iterator
from typing import Any

from tabellone.engine.reasons import NoLegalPairingError, NotReadyError
from tabellone.formats.document import read_data
from tabellone.formats.rounds import write_rest
from tests.literal.handicap import LADDER
from tests.literal.teams import result_of_teams

BOARD_RESULTS = ["1-0"] * 4 + ["0-1"] * 4 + ["1/2"] * 5 + ["1-0f", "0-1f", "0-0f"]


def random_team_event(chance: random.Random, system: str, least: int = 4, most: int = 9) -> dict[str, Any]:
    """An event about to begin."""
    count, boards = chance.randint(least, most), chance.randint(2, 5)
    players: list[dict[str, Any]] = []
    teams: list[dict[str, Any]] = []
    ratings = chance.sample(range(1500, 4500), count * (boards + 2))
    for number in range(1, count + 1):
        size = chance.randint(boards // 2 + 1, boards + 2)
        roster: list[int | None] = list(range(len(players) + 1, len(players) + size + 1))
        players += [
            {"number": n, "name": f"P{n}", "rating": rating} for n, rating in zip(roster, ratings, strict=False)
        ]
        ratings = ratings[size:]
        if size < boards:  # the captain chooses the board that he leaves empty
            roster.insert(chance.randint(0, size), None)
        teams.append({"number": number, "name": f"T{number}", "captain": f"C{number}", "players": roster})
    rules: dict[str, Any] = {"competitors": "teams", "boards": boards}
    rules["line_ups"] = chance.choice(["fixed", "every_round"])
    if boards <= 3 and chance.random() < 0.3:
        rules["meetings"] = "everyone"
    if system == "italo-swiss":
        rules["game"] = chance.choice(["italian", "international"])
    if system != "amalfi" and random.Random(str(players)).random() < 0.4:
        levels = random.Random(str(teams))
        rules["handicap"] = levels.choice(["first_system", "first_system_transfer", "second_system"])
        for player in players:
            player["title"] = levels.choice(LADDER)
    full = count - 1 + count % 2
    rounds = full if system == "round-robin" else chance.randint(2, max(2, count - 2))
    if system == "italo-swiss":
        for team in teams[2:]:
            if chance.random() < 0.1:
                team["leaves"] = chance.randint(1, rounds)
    return {
        "format": "tabellone/1",
        "name": "random",
        "system": system,
        "rules": rules,
        "rounds": rounds,
        "players": players,
        "teams": teams,
        "history": [],
        "seed": "teams",
    }


def played_out(chance: random.Random, document: dict[str, Any], open_boards: bool = True) -> Iterator[dict[str, Any]]:
    """Yield the document before each round, with line-ups for it; then pair it and let chance play it."""
    while len(document["history"]) < document["rounds"]:
        document["next"] = {
            "line_ups": {str(t["number"]): random_line_up(chance, document, t) for t in document["teams"]}
        }
        yield document
        tournament, system, _ = read_data(document)
        try:
            decision = system.pair(tournament)
        except (NoLegalPairingError, NotReadyError):  # no pairing is left, or an elimination ended early
            return
        matches = [played(chance, match, open_boards) for match in decision.encounters]
        if document["system"] == "elimination":
            matches = [decided(chance, document, match) for match in matches]
        rests = [write_rest(rest, "team") for rest in decision.rests]
        document["history"].append({"round": decision.round, "matches": matches, "rests": rests})
        document["next"] = {}


def random_line_up(chance: random.Random, document: dict[str, Any], team: dict[str, Any]) -> list[int | None]:
    """As the rules have it: the roster's first boards, or anybody anywhere with enough boards manned."""
    boards = document["rules"]["boards"]
    if document["rules"]["line_ups"] == "fixed":
        return [*team["players"], *[None] * boards][:boards]
    roster = [player for player in team["players"] if player is not None]
    chance.shuffle(roster)
    manned = chance.randint(boards // 2 + 1, min(boards, len(roster)))
    line_up: list[int | None] = [*roster[:manned], *[None] * (boards - manned)]
    chance.shuffle(line_up)
    return line_up


def played(chance: random.Random, match: Any, open_boards: bool) -> dict[str, Any]:
    """A match with results; now and then a whole team does not come."""
    data: dict[str, Any] = {"white": match.white, "black": match.black}
    if chance.random() < 0.07:
        return data | {"result": chance.choice(["1-0f", "0-1f", "0-0f"])}
    results = BOARD_RESULTS + (["suspended", None] if open_boards else [])
    absent = chance.choice(["white", "black"]) if chance.random() < 0.1 else None
    games = []
    for game in match.games:
        code = chance.choice(results) if game.is_occupied else game.empty_board_result
        if game.is_occupied and absent is not None:  # a whole team that did not come, said board by board
            code = "1-0f" if (absent == "black") != game.colours_swapped else "0-1f"
        games.append({"white": game.white, "black": game.black, "result": code})
    return data | {"games": games}


def decided(chance: random.Random, document: dict[str, Any], match: dict[str, Any]) -> dict[str, Any]:
    """Where somebody has to go on, a drawn match is replayed or decided by lot."""
    if result_of_teams(document, match) != "1/2":
        return match
    return match | {"after": chance.choice(["lot 1-0", "lot 0-1", "1-0", "1/2 0-1", "0-1f"])}
