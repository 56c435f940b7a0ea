"""What is wrong with a line-up, read a second time from the articles: everything that is wrong (Art. 1-5, 9)."""

from itertools import permutations
from typing import Any

Document = dict[str, Any]

QUORUM = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5, 10: 6}
"""9.1 «2 su squadre da 3 giocatori, 3 su squadre da 4 o da 5», both of a pair (Art. 10), and so on: more than half."""


def faults(document: Document, team_number: int, line_up: list[int | None], round_number: int) -> set[str]:
    """The codes of all sentences that would be true."""
    rules, found = document["rules"], set()
    team = document["teams"][team_number - 1]
    if len(line_up) != rules["boards"]:
        return {"line_up_of_boards"}
    people = {player["number"]: player for player in document["players"]}
    for board, player in enumerate(line_up):
        if player is None:
            below = [other for other in line_up[board + 1 :] if other is not None]
            if below and rules.get("empty_boards") == "last":
                found.add("hole_above_a_board")
            continue
        if player not in team["players"]:
            found.add("not_of_the_team")
        if player in line_up[:board]:
            found.add("on_two_boards")
        if people[player].get("leaves", round_number) < round_number:
            found.add("away_in_round")
    manned = [player for player in line_up if player is not None]
    if len(manned) < QUORUM[rules["boards"]] and not team.get("plays_short"):
        found.add("line_up_below_quorum")
    total = 0
    for player in manned:
        total += people[player].get("rating") or 0
    if rules.get("rating_limit") and total > rules["rating_limit"]:
        found.add("line_up_over_limit")
    return found


def legal_line_ups(document: Document, team_number: int, round_number: int) -> list[tuple[int | None, ...]]:
    """Every line-up a captain could hand in, one by one."""
    boards = document["rules"]["boards"]
    roster = document["teams"][team_number - 1]["players"]
    found = set(permutations([*roster, *[None] * boards], boards))
    return [line_up for line_up in found if not faults(document, team_number, list(line_up), round_number)]


def by_elo_rubele(document: Document, team_number: int, round_number: int) -> tuple[int | None, ...] | None:
    """Art. 5, 1) among those: as many players as possible, at each board the highest rating there can be."""
    people = {player["number"]: player for player in document["players"]}

    def rank(line_up: tuple[int | None, ...]) -> Any:
        ratings = [-1 if player is None else people[player]["rating"] for player in line_up]
        return sum(player is not None for player in line_up), ratings

    return max(legal_line_ups(document, team_number, round_number), key=rank, default=None)


def with_fewest_changes(
    document: Document, team_number: int, round_number: int, before: tuple[int | None, ...]
) -> tuple[int | None, ...] | None:
    """Art. 5, 2) among those: the fewest boards changed, the most players, the highest boards as before, then Elo."""
    people = {player["number"]: player for player in document["players"]}

    def rank(line_up: tuple[int | None, ...]) -> Any:
        kept = [mine == earlier for mine, earlier in zip(line_up, before, strict=True)]
        ratings = [-1 if player is None else people[player]["rating"] for player in line_up]
        return sum(kept), sum(player is not None for player in line_up), kept, ratings

    return max(legal_line_ups(document, team_number, round_number), key=rank, default=None)
