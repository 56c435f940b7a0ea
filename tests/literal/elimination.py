"""Elimination read a second time, recursively: a group of players plays itself down, round by round.

The input is the JSON document; the answer is what the next round must be: the pairs as sets, and who goes on alone.
Nobody withdraws here.
"""

import hashlib
from itertools import combinations, count
from typing import Any

Answer = tuple[set[frozenset[int]], dict[int, str]]


def next_round(document: dict[str, Any]) -> Answer:
    return recovery(document) if document["rules"].get("form") == "recovery" else direct(document)


def direct(document: dict[str, Any]) -> Answer:
    """Winners above, losers below, down to the places that are played for."""
    wanted = {"final_only": 2, "third_place": 4}.get(document["rules"].get("placing", "final_only"), 10**6)
    target = len(document["history"]) + 1
    pairs: set[frozenset[int]] = set()
    alone: dict[int, str] = {}

    def play(group: list[int], place: int, number: int) -> None:
        if sum(map(bool, group)) < 2 or place > wanted:
            return
        resting = 0
        while (len(group) - resting) % 2 or not is_power_of_two(resting + (len(group) - resting) // 2):
            resting += 1
        free = group[len(group) - resting :]
        playing = [group[i : i + 2] for i in range(0, len(group) - resting, 2)]
        if number == target:
            pairs.update(frozenset(pair) for pair in playing if 0 not in pair)
            alone.update({player: "rf" for player in (*free, *(sum(pair) for pair in playing if 0 in pair)) if player})
            return
        winners, away = winners_of(document["history"][number - 1]), away_from(document["history"][number - 1])
        up = [*(next((p for p in pair if p in winners), 0) for pair in playing), *free]  # 0: nobody, his slot is kept
        play(up, place, number + 1)
        down = [next((p for p in pair if p not in winners | away), 0) for pair in playing]
        play(down, place + sum(map(bool, up)), number + 1)

    play([player["number"] for player in document["players"]], 1, 1)
    return pairs, alone


def is_power_of_two(number: int) -> bool:
    return any(number == 2**k for k in range(13))


def winners_of(played: dict[str, Any]) -> set[int]:
    found = {rest["player"] for rest in played["rests"]}
    for game in played["games"]:
        white, black = map(int, game["result"].split(" ")[-1].removesuffix("f").split("-"))
        found.add(game["white"] if white > black else game["black"])
    return found


def away_from(played: dict[str, Any]) -> set[int]:
    """Who did not come to a game, or to its last replay."""
    found = set()
    for game in played["games"]:
        if game["result"].endswith("f"):
            found.add(game["black"] if game["result"][-4:] == "1-0f" else game["white"])
        elif "0-0f lot" in game["result"]:
            found |= {game["white"], game["black"]}
    return found


def recovery(document: dict[str, Any]) -> Answer:
    everybody = [player["number"] for player in document["players"]]
    returning = int(document["rules"].get("returns", "return_1").split("_")[1])
    losses = dict.fromkeys(everybody, 0)
    listed: list[int] = []  # with one loss: survivors, then those just admitted
    for number, played in enumerate(document["history"], 1):
        won = winners_of(played)
        admitted = [p for p in everybody if losses[p] == 0 and p not in won]
        listed = [p for p in listed if p in won] + admitted
        for player in everybody:
            losses[player] += losses[player] < 2 and player not in won
        if returning > 1 and list(losses.values()).count(0) == returning == len(listed):
            order = last_phase([p for p in everybody if losses[p] == 0], listed, document["history"][:number])
            bracket = [{"number": p} for p in order]
            return direct({"players": bracket, "history": document["history"][number:], "rules": {}})
    unbeaten = [p for p in everybody if losses[p] == 0]
    if len(unbeaten) <= 1 and len(unbeaten) + len(listed) == 2:
        return {frozenset(unbeaten + listed)}, {}
    pairs, alone = direct({**document, "players": [{"number": p} for p in unbeaten], "history": [], "rules": {}})
    resting = len(listed) % 2
    if len(unbeaten) == returning:
        pairs, alone = set(), dict.fromkeys(unbeaten, "rt")
        while len(listed) - (len(listed) - resting) // 2 < returning:
            resting += 2  # all of them return: fewer play
    games = [{g["white"], g["black"]} for played in document["history"] for g in played["games"]]
    rested = {p: sum(r["player"] == p for played in document["history"] for r in played["rests"]) for p in listed}
    away = {p for played in document["history"] for p in away_from(played)}
    order = sorted(listed, key=lambda p: (p in away, rested[p], ticket(document, p)))
    for known in (games, []):  # first without a rematch, whoever has to rest for it
        for going_on in combinations(order, resting):
            folded = fold([p for p in listed if p not in going_on], known)
            if folded is not None:
                return pairs | set(folded), alone | dict.fromkeys(going_on, "rf")
    raise AssertionError("everybody may meet everybody")


def last_phase(unbeaten: list[int], returned: list[int], history: list[dict[str, Any]]) -> list[int]:
    """The unbeaten in their order, each with the last of the returned he has not met, if everybody finds one."""
    met = {frozenset((g["white"], g["black"])) for played in history for g in played["games"]}

    def choose(players: list[int], others: list[int], again: bool) -> list[int] | None:
        if not players:
            return []
        for other in reversed(others):
            if again or frozenset((players[0], other)) not in met:
                rest = choose(players[1:], [o for o in others if o != other], again)
                if rest is not None:
                    return [players[0], other, *rest]
        return None

    return choose(unbeaten, returned, again=False) or choose(unbeaten, returned, again=True) or []


def fold(listed: list[int], met: list[set[int]]) -> list[frozenset[int]] | None:
    """The first with the last he has not met; back if the others cannot be paired."""
    if not listed:
        return []
    first, *others = listed
    for other in reversed(others):
        if {first, other} not in met:
            rest = fold([p for p in others if p != other], met)
            if rest is not None:
                return [frozenset((first, other)), *rest]
    return None


def ticket(document: dict[str, Any], player: int) -> str:
    text = f"{document.get('seed') or ''}\nrest {len(document['history']) + 1} {player}"
    return hashlib.sha256(text.encode()).hexdigest()


def rounds_to_the_end(players: int) -> int:
    """Of a direct elimination."""
    return next(number for number in count() if 2**number >= players)
