"""Every sentence about a girone is a claim: each is worked out again from the printed tables on random events."""

import json
import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.systems import round_robin
from tests.engine.reason_codes import reason_codes
from tests.events.notation import event, opened
from tests.literal.sonneborn_berger import literally_by_b, read_from_the_top
from tests.places import DATA
from tests.tries import tries

Document = dict[str, Any]
PRINTED = json.loads((DATA / "fid_round_robin.json").read_text())
TABLES = {
    len(table) + 1: [[tuple(map(int, p.split("-"))) for p in line.split()] for line in table]
    for table in PRINTED["numbers"]
}
MEETINGS = {
    size: {frozenset(pair): number for number, line in enumerate(table, 1) for pair in line}
    for size, table in TABLES.items()
}
"""The round in which two numbers meet, by the size of the table."""
TABLE_10 = PRINTED["same_province"]
POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "1-0f": (2, 0), "0-1f": (0, 2), "0-0f": (0, 0)}
POINTS |= {"4-0": (2, 0), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2), "0-4": (0, 2)}
SUPPOSED = {"no_round": 0, "first_round": 1, "first_two_rounds": 2}
RESULTS = {"single": ["1-0", "0-1", "1/2", "1-0f", "0-1f", "0-0f"], "double": ["4-0", "3-1", "2-2", "1-3", "1-0f"]}
OF_THE_DRAW = (
    *("team_mates_meet_again", "lowest_does_not_rest_last", "lowest_does_not_rest_last_beyond"),
    "unrated_count_as_lowest",
)


class Girone:
    """What a document says, looked up in the printed tables."""

    def __init__(self, document: Document):
        self.document, self.rules = document, document["rules"]
        self.players = {player["number"]: player for player in document["players"]}
        self.size = len(self.players) + len(self.players) % 2
        self.table, self.number = TABLES[self.size], len(document["history"]) + 1
        self.leg, self.line = divmod(self.number - 1, self.size - 1)  # counted from 0

    def round_of(self, a: int, b: int) -> int:
        """In the printed table."""
        return MEETINGS[self.size][frozenset((a, b))]

    def opponent(self, player: int) -> int:
        return next(sum(pair) - player for pair in self.table[self.line] if player in pair)

    def is_there(self, player: int, number: int) -> bool:
        left = self.players[player].get("leaves")
        return player in self.players and (left is None or left >= number)

    def is_struck(self, player: int) -> bool:
        return bool(self.players[player].get("struck"))


def random_girone(chance: random.Random) -> Document:
    count, legs = chance.randint(3, 9), chance.choice(["one", "one", "two"])
    needed = (count - 1 + count % 2) * (2 if legs == "two" else 1)
    rounds = needed if chance.random() < 0.7 else chance.randint(1, needed)
    rules: Document = {"legs": legs, "match": chance.choice(["single", "single", "double"])}
    rules["supposed"] = chance.choice(["no_round", "no_round", "first_round", "first_two_rounds"])
    rules["together"] = chance.choice(["nobody", "club", "club_or_province"])
    rules["lowest_rests_last"] = chance.random() < 0.3
    provinces = chance.choice([[""], ["UD"], ["UD", "ud "], ["UD", "PI", ""], ["UD", "PI", "LE", "AO", ""]])
    people = [
        {
            "club": chance.choice(["", "Udine", "Pisa", " pisa ", "Lecce"]),
            "province": chance.choice(provinces),
            "rating": chance.randint(1, 4000),
        }
        for _ in range(count)
    ]
    document = event(people, rounds, **rules)
    document |= {"system": "round-robin", "drawn": chance.random() < 0.7}
    without_rating = random.Random(str(document))
    for player in document["players"]:
        if without_rating.random() < 0.1:
            del player["rating"]
        if chance.random() < 0.15:
            player |= {"leaves": chance.randint(0, rounds), "struck": chance.random() < 0.5}
    return document


def with_next_round(chance: random.Random, document: Document) -> None:
    tournament, system = opened(document)
    decision = system.pair(tournament)
    results = RESULTS[document["rules"]["match"]]
    games = [{"white": g.white, "black": g.black, "result": g.result or chance.choice(results)} for g in decision.games]
    rests = [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests]
    document["history"].append({"round": decision.round, "games": games, "rests": rests})
    document["drawn"] = True  # a round is never formed before the draw


def is_so(event: Girone, reason: Reason) -> bool:
    """Whether a sentence about the next round is true."""
    args, line = reason.as_data(), event.table[event.line]
    match reason.code:
        case "pair_by_table":
            said = (args["player"], args["opponent"]) in line
            return said and (args["table"], args["round"]) == (event.size, event.line + 1)
        case "white_by_table":
            return event.leg == 0 and args["player"] in [white for white, _ in line]
        case "white_second_leg":
            return event.leg == 1 and args["player"] in [black for _, black in line]
        case "second_game_swaps_colours":  # whoever has Black in the first
            blacks = [pair[1 - event.leg] for pair in line]
            return event.rules["match"] == "double" and args["player"] in blacks
        case "round_supposed":
            return bool(args["round"] == event.number <= SUPPOSED[event.rules["supposed"]])
        case "meets_the_missing":
            return event.opponent(args["player"]) == event.size > len(event.players)
        case "meets_the_struck" | "beats_the_withdrawn" | "beats_who_is_not_there":
            if reason.code == "beats_the_withdrawn":
                assert args["round"] == event.players[args["opponent"]]["leaves"]
            left = not event.is_there(args["opponent"], event.number)
            met = event.opponent(args["player"]) == args["opponent"]
            return left and met and event.is_struck(args["opponent"]) == (reason.code == "meets_the_struck")
        case "withdrew":
            return bool(event.players[args["player"]]["leaves"] == args["round"] > 0)
        case "never_came":
            return bool(event.players[args["player"]]["leaves"] == 0)
    raise AssertionError(reason.code)


def is_so_of_two(event: Girone, reason: Reason, player: int, other: int) -> bool:
    """Whether the answer to "why not these two" is true, and the one that matters."""
    meeting = event.round_of(player, other) + event.leg * (event.size - 1)
    announced, args = event.document["rounds"], reason.as_data()
    if reason.code in ("withdrew", "never_came"):
        gone = not event.is_there(args["player"], meeting) and args["player"] in (player, other)
        return gone and meeting <= announced and is_so(event, reason)
    if reason.code == "meeting_left_out":
        return (args["round"], args["rounds"]) == (meeting, announced) and meeting > announced
    assert reason.code in ("meet_in_round", "they_meet"), reason.code
    both = event.is_there(player, meeting) and event.is_there(other, meeting)
    this = meeting == event.number
    return both and args["round"] == meeting <= announced and this == (reason.code == "they_meet")


class TeamMates:
    """Stessa provincia, Art. 3, with a pencil: who is whose team-mate, and when they meet in the printed table."""

    def __init__(self, event: Girone, provinces_count: bool):
        self.event = event
        club = {n: player.get("club", "").strip().lower() for n, player in event.players.items()}
        province = {n: player.get("province", "").strip().lower() for n, player in event.players.items()}
        self.everybody = {*province.values()}.pop() if len({*province.values()}) == 1 else ""
        home = {n: province[n] or club[n] for n in province} if provinces_count and not self.everybody else {}
        self.pairs = [
            (a, b)
            for a, b in combinations(event.players, 2)
            if (club[a] and club[a] == club[b]) or (home and home[a] and home[a] == home[b])
        ]
        self.members = list(dict.fromkeys(player for pair in self.pairs for player in pair))

    def last(self) -> int:
        """With the numbers they have."""
        return max(self.event.round_of(a, b) for a, b in self.pairs)

    def in_the_table(self) -> bool:
        """Whether table 10 has a line for so many players and groups of these sizes, all of each team-mates."""
        found = {frozenset({one, *(sum(pair) - one for pair in self.pairs if one in pair)}) for one in self.members}
        apart = sum(map(len, found)) == len(self.members)
        sizes = sorted(map(len, found))
        lines = [line for line in TABLE_10 if line["players"] == self.event.size]
        fitting = (line["groups"] for line in lines if sorted(map(len, line["groups"])) == sizes)
        return apart and any(max(map(max, groups)) <= len(self.event.players) for groups in fitting)

    def could_meet_by(self, last: int) -> bool:
        """Whether there are numbers with which they all meet by then."""
        return could_meet(self.event.size, len(self.event.players), tuple(self.pairs), last)


@cache
def could_meet(size: int, players: int, pairs: tuple[tuple[int, int], ...], last: int) -> bool:
    """By trying all numbers; every round of an event asks the same."""
    members = list(dict.fromkeys(player for pair in pairs for player in pair))

    def tried(given: dict[int, int]) -> bool:
        if len(given) == len(members):
            return True
        member = members[len(given)]
        mates = [given[sum(pair) - member] for pair in pairs if member in pair and sum(pair) - member in given]
        free = (number for number in range(1, players + 1) if number not in given.values())
        fitting = (n for n in free if all(MEETINGS[size][frozenset((n, mate))] <= last for mate in mates))
        return any(tried({**given, member: number}) for number in fitting)

    return tried({})


def is_so_of_the_draw(event: Girone, reason: Reason) -> bool:
    """Whether what is said of team-mates and of the last rest is true."""
    args, together, in_leg = reason.as_data(), event.rules["together"], event.size - 1
    mates = TeamMates(event, provinces_count=together != "club")
    clubs_only = together == "club" or mates.everybody != ""
    if "counted" in args and (args["counted"] == "club") != clubs_only:
        return False
    match reason.code:
        case "team_mates_not_looked_at":
            return bool(together == "nobody" and args["count"] == len(mates.members) > 1)
        case "everybody_of_one_province":
            return bool(together == "club_or_province" and args["province"].strip().lower() == mates.everybody != "")
        case "unrated_count_as_lowest":
            unrated = [number for number, player in event.players.items() if not player.get("rating")]
            return bool(args["players"] == unrated != [] and len(event.players) % 2)
        case "lowest_does_not_rest_last" | "lowest_does_not_rest_last_beyond":
            ratings = {number: player.get("rating") or 0 for number, player in event.players.items()}
            resting = next(sum(pair) - event.size for pair in event.table[-1] if event.size in pair)
            obligatory = reason.code == "lowest_does_not_rest_last"
            right = together == "nobody" or obligatory == mates.in_the_table()
            return right and args["number"] == resting and ratings[resting] > min(ratings.values())
        case "team_mates_will_meet_by":
            return bool(args["last"] == last_after_a_draw(event.document))
        case "team_mates_meet_again":
            last = mates.last() if is_drawn(event.document) else last_after_a_draw(event.document)
            return event.rules["legs"] == "two" and bool(args["last"] == last + in_leg)
        case "team_mates_meet_last" | "team_mates_meet_last_now":
            at_the_end = not is_drawn(event.document) or mates.last() == in_leg
            unavoidable = len(event.players) <= 9 and not mates.could_meet_by(in_leg - 1)
            legs = 2 if event.rules["legs"] == "two" else 1
            return at_the_end and args["round"] == legs * in_leg and unavoidable == reason.code.endswith("_last")
        case "team_mates_meet_by":  # too many to try all numbers, or fixed by table 10
            return bool(args["last"] == mates.last())
        case "team_mates_could_meet_earlier":
            return bool(args["last"] == mates.last() > args["best"]) and mates.could_meet_by(args["best"])
        case "team_mates_meet_until":
            return bool(args["last"] == mates.last()) and not mates.could_meet_by(args["last"] - 1)
    raise AssertionError(reason.code)


def is_drawn(document: Document) -> bool:
    return bool(document.get("drawn", True) or document["history"])


def last_after_a_draw(document: Document) -> int:
    tournament, system = opened(document)
    order, _ = system.draw_numbers(tournament, "seme")
    numbered = [{**document["players"][p.number - 1], "number": number} for number, p in enumerate(order, 1)]
    event = Girone({**document, "players": numbered})
    return TeamMates(event, provinces_count=event.rules["together"] != "club").last()


def quotient_of(event: Girone, player: int) -> tuple[int, list[tuple[int, int]]]:
    """Sonneborn-Berger A, with a pencil: leg by leg, games of supposed rounds and of the struck left out."""
    rounds: list[list[tuple[int, int, int]]] = []  # of each round: player, opponent, points
    for played in event.document["history"]:
        rows = [
            (game[seat], game[other], POINTS[game["result"]][index])
            for game in played["games"]
            for index, (seat, other) in enumerate([("white", "black"), ("black", "white")])
        ]
        rows += [(rest["player"], rest["against"], 2) for rest in played["rests"] if rest["kind"] == "rr"]
        rows = [row for row in rows if not event.is_struck(row[0]) and not event.is_struck(row[1])]
        rounds.append(rows)
    legs = [rounds] if event.rules["legs"] == "one" else [rounds[: event.size - 1], rounds[event.size - 1 :]]
    total, terms, number = 0, [], 0
    for leg in legs:
        points = Counter(dict.fromkeys(event.players, 0))
        for one, _, taken in (row for rows in leg for row in rows):
            points[one] += taken
        for rows in leg:
            number += 1
            for one, other, taken in rows:
                if one == player and taken and number > SUPPOSED[event.rules["supposed"]]:
                    total += taken * points[other]
                    terms.append((taken, points[other]))
    return total, terms


def taken_from_everybody(event: Girone, player: int) -> Counter[int]:
    """The points a player has made against each of the others."""
    taken: Counter[int] = Counter()
    for game in (game for played in event.document["history"] for game in played["games"]):
        for index, (seat, other) in enumerate([("white", "black"), ("black", "white")]):
            if game[seat] == player:
                taken[game[other]] += POINTS[game["result"]][index]
    for rest in (rest for played in event.document["history"] for rest in played["rests"]):
        if rest["player"] == player and rest["kind"] == "rr":
            taken[rest["against"]] += 2
    return taken


PLAIN = {"legs": "one", "supposed": "no_round"}
"""What a document need not say."""


def is_in_a_circle(event: Girone, player: int, lines: list[Any]) -> bool:
    """Whether single results would settle his tie, and settle it otherwise once the others are settled."""
    counting = [one for one in event.players if not event.is_struck(one)]
    taken = {one: taken_from_everybody(event, one) for one in counting}
    results = {(a, b): taken[a][b] if {a, b} <= taken.keys() else 0 for a in event.players for b in event.players}
    places = sorted({line.place for line in lines})
    ranking = [sorted(line.player for line in lines if line.place == place) for place in places]
    tie = next(place for place in ranking if player in place)
    return tie in literally_by_b(results, ranking) and tie not in read_from_the_top(results, ranking, [])


def is_so_of_standings(event: Girone, reason: Reason, player: int, line: Any, lines: list[Any]) -> bool:
    same = [other for other in lines if other.place == line.place and other.player != player]
    match reason.code:
        case "working_sonneborn":
            total, terms = quotient_of(event, player)
            said: list[Any] = [(taken, Fraction(*points)) for taken, points in reason.as_data()["sum"]]
            return Fraction(*reason.as_data()["total"]) == total and sorted(said) == sorted(terms)
        case "shares_place":
            alike = [other for other in lines if other.points == line.points and other.tie_breaks == line.tie_breaks]
            equal = [other for other in alike if event.is_struck(other.player) == event.is_struck(player)]  # R11
            others = {player, *reason.as_data()["others"]}
            return others == {o.player for o in equal} and len(equal) == len(same) + 1 > 1
        case "listed_single":
            return any(taken_from_everybody(event, player) != taken_from_everybody(event, o.player) for o in same)
        case "single_results_in_a_circle":
            return is_in_a_circle(event, player, lines)
        case "tie_open":
            return {player} < set(reason.as_data()["equal"]) <= {player, *(other.player for other in same)}
    raise AssertionError(reason.code)


@pytest.mark.parametrize("seed", range(2))
def test_every_sentence_about_a_girone_is_true_and_every_one_occurs(seed: int) -> None:
    chance, told = random.Random(f"girone {seed}"), Counter[str]()
    for _ in range(tries(50)):
        document = random_girone(chance)
        tournament, system = opened(document)
        for reason in system.warnings(tournament):
            told[reason.code] += 1
            if reason.code == "round_robin_is_longer":
                needed = (len(document["players"]) - 1 | 1) * (2 if document["rules"]["legs"] == "two" else 1)
                assert (reason.as_data()["rounds"], reason.as_data()["needed"]) == (document["rounds"], needed)
                assert document["rounds"] < needed
            else:
                assert is_so_of_the_draw(Girone(document), reason), (reason, document)
        while len(document["history"]) < document["rounds"]:
            told += claims_about_the_round(document)
            with_next_round(chance, document)
        told += claims_about_the_standings(document)
        told += claims_about_the_history(document)
        with pytest.raises(NotReadyError):
            system.why_not(opened(document)[0], 1, 2)
    told += claims_about_many_team_mates()
    told += claims_about_obligatory_numbers()
    told += claims_about_the_history(met_twice())
    circle = json.loads((DATA / "faults" / "sb_b_circle.json").read_text())
    told += claims_about_the_standings(circle | {"rules": {**PLAIN, **circle["rules"]}})
    assert reason_codes(round_robin) - told.keys() == set()


def met_twice() -> Document:
    games = [{"white": 1, "black": 4, "result": "1-0"}, {"white": 2, "black": 3, "result": "1-0"}]
    history = [{"round": number, "games": games, "rests": []} for number in (1, 2)]
    return event(4, 3, system="round-robin", legs="one") | {"history": history}


def claims_about_the_history(document: Document) -> Counter[str]:
    """Counted with a pencil: who met whom in which round, and how many games who was struck has."""
    tournament, system = opened(document)
    told = [reason for reason in system.warnings(tournament) if reason.code != "round_robin_is_longer"]
    met: dict[frozenset[int], list[int]] = {}
    for played in document["history"]:
        for game in played["games"]:
            met.setdefault(frozenset((game["white"], game["black"])), []).append(played["round"])
    players = len(document["players"])
    of_everybody = document["rounds"] * (players - 1) / (players - 1 + players % 2)
    for reason in told:
        args = reason.as_data()
        if reason.code == "met_twice_in_a_leg":
            assert met[frozenset((args["player"], args["opponent"]))] == [args["round"], args["again"]]
        else:
            assert reason.code == "struck_after_half" and document["players"][args["player"] - 1]["struck"]
            assert args["games"] == sum(len(rounds) for two, rounds in met.items() if args["player"] in two)
            assert args["games"] > of_everybody / 2 - 1
    return Counter(reason.code for reason in told)


def claims_about_many_team_mates() -> Counter[str]:
    """Of 24 players in eight clubs not all numbers can be tried, and nothing else is claimed."""
    document = event([{"club": str(n % 8)} for n in range(24)], 23, system="round-robin", together="club")
    tournament, system = opened(document)
    order, _ = system.draw_numbers(tournament, "seme")
    for number, player in enumerate(order, 1):
        document["players"][number - 1]["club"] = player.club
    told = system.warnings(opened(document)[0])
    assert all(is_so_of_the_draw(Girone(document), reason) for reason in told)
    return Counter(reason.code for reason in told)


def claims_about_obligatory_numbers() -> Counter[str]:
    """Table 10 gives three of a province 3, 4 and 5 of five: the lowest, of none, cannot rest last with 3."""
    players = [{"rating": 1000 + n, "province": "UD" if n > 1 else ""} for n in range(5)]
    rules: dict[str, Any] = {"together": "club_or_province", "lowest_rests_last": True}
    document = event(players, 5, system="round-robin", **rules)
    told = system_warnings(document)
    assert all(is_so_of_the_draw(Girone(document), reason) for reason in told)
    return Counter(reason.code for reason in told)


def system_warnings(document: Document) -> list[Reason]:
    tournament, system = opened(document)
    return list(system.warnings(tournament))


def claims_about_the_round(document: Document) -> Counter[str]:
    girone, told = Girone(document), Counter[str]()
    tournament, system = opened(document)
    decision = system.pair(tournament)
    assert [reason.code for reason in decision.remarks] == ["round_supposed"] * (
        girone.number <= SUPPOSED[girone.rules["supposed"]]
    )
    for player in girone.players:
        why = system.explain(tournament, player)
        said = [*why.intro, why.opponent, *([why.colour] if why.colour else [])]
        for reason in said:
            of_the_draw = reason.reading == "R10" or reason.code in OF_THE_DRAW
            assert (is_so_of_the_draw if of_the_draw else is_so)(girone, reason), (reason, document)
        playing = any(player in (game.white, game.black) for game in decision.games)
        assert playing == (why.opponent.code == "pair_by_table") == (why.colour is not None)
        assert player in why.opponent.as_data().values()
        told.update(reason.code for reason in said)
        for other in girone.players:
            if other != player:
                reason = system.why_not(tournament, player, other)
                assert is_so_of_two(girone, reason, player, other), (reason, document)
                told[reason.code] += 1
    return told


def claims_about_the_standings(document: Document) -> Counter[str]:
    girone, told = Girone(document), Counter[str]()
    tournament, system = opened(document)
    lines = system.standings(tournament)
    for line in lines:
        for reason in system.explain_place(tournament, line.player):
            assert is_so_of_standings(girone, reason, line.player, line, lines), (reason, document)
            told[reason.code] += 1
    return told
