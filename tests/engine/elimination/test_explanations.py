"""Every sentence about an elimination is a claim: each is worked out again from the text on random events.

Who has how many losses, and who sits beside whom, is read from the document without the program (the verifier's own
reading); what a sentence says about the future is tried by playing on.
"""

import copy
import hashlib
import random
from collections import Counter
from functools import cached_property
from typing import Any

from tabellone.engine.capabilities import HasFixedRounds
from tabellone.engine.reasons import Reason
from tabellone.engine.systems import elimination
from tabellone.engine.systems.elimination.system import Elimination as Regulation
from tests.engine.reason_codes import reason_codes
from tests.events.notation import event, opened
from tests.literal.recovery import SearchedElimination, first_with_last
from tests.tries import tries
from verifier.elimination import neighbours

Document = dict[str, Any]
FORMS: list[Document] = [{}, {"placing": "third_place"}, {"placing": "all_places"}, {"form": "recovery"}]
FORMS += [{"form": "recovery", "returns": "return_2"}, {"form": "recovery", "returns": "return_4"}]
RESULTS = ["1-0", "0-1"] * 6 + [
    "1-0f",
    "0-1f",
    "0-0f",
    "1/2 0-1",
    "1/2 1-0f",
    "1/2 1/2 lot 1-0",
    "1/2 0-0f",
    "1/2 0-0f lot 0-1",
]


def random_bracket(chance: random.Random) -> Document:
    rules = dict(chance.choice(FORMS))
    returning = int(rules.get("returns", "return_1").split("_")[1])
    count = chance.randint(2 * returning + 1, 20)
    document = event(count, 1, system="elimination", seed=str(chance.random()), **rules)
    document["rules"]["final_group"] = chance.random() < 0.2
    document["rules"]["match"] = random.Random(str(document)).choice(["single", "single", "double"])
    needed = rounds_to_the_end(document)
    document["rounds"] = chance.choice([needed, needed, needed, max(1, needed - 2), chance.randint(1, needed)])
    if chance.random() < 0.6:
        document["rules"]["seeds"] = "every_8"
        for player in document["players"]:
            player["rating"] = chance.randint(1000, 4000)
        if chance.random() < 0.5:
            document["players"][0]["seeded"] = True
    for player in document["players"]:
        if chance.random() < 0.06:
            player["leaves"] = chance.randint(0, 3)
    return document


def rounds_to_the_end(document: Document) -> int:
    alone = {**document, "rules": {**document["rules"], "final_group": False}, "history": [], "rounds": 1}
    tournament, system = opened(alone)
    assert isinstance(system, HasFixedRounds)
    needed = system.rounds_needed(tournament)
    assert needed is not None
    return int(needed)


def played_on(document: Document, decide: Any) -> bool:
    """One round more; False where there is none."""
    tournament, system = opened(document)
    if system.is_over(tournament):
        return False
    decision = system.pair(tournament)
    games = [
        {"white": g.white, "black": g.black, "result": in_its_form(document, decide(g.white, g.black))}
        for g in decision.games
    ]
    rests = [{k: v for k, v in rest._asdict().items() if v is not None} for rest in decision.rests]
    document["history"].append({"round": decision.round, "games": games, "rests": rests})
    return True


def in_its_form(document: Document, code: str) -> str:
    """A result of one game as one of the match of two, where matches are of two."""
    if document["rules"].get("match") != "double" or (code.endswith("f") and " " not in code):
        return code
    first, *more = code.split(" ")
    return " ".join([{"1-0": "3-1", "0-1": "0-4", "1/2": "2-2"}[first], *more])


def side_that_goes_on(result: str) -> str | None:
    if result.endswith("1/2"):
        return None
    white, black = map(int, result.rsplit(" ", maxsplit=1)[-1].removesuffix("f").split("-"))
    return None if white == black else "white" if white > black else "black"


class Field:
    """What the document says about everybody."""

    def __init__(self, document: Document):
        self.document, self.rules = document, document["rules"]
        self.number = len(document["history"]) + 1
        self.players = {player["number"]: player for player in document["players"]}
        self.read = SearchedElimination(document)
        self.lists: list[list[int]] = [players for _, players, _ in self.read.lists]
        self.recovery, self.returns = self.read.recovery, self.read.returns

    @cached_property
    def next_round(self) -> tuple[list[tuple[int, int]], dict[int, str]]:
        pairs, alone = self.read.searched()
        return pairs, alone

    @property
    def encounters(self) -> list[tuple[int, int]]:
        return self.next_round[0]

    @property
    def alone(self) -> dict[int, str]:
        return self.next_round[1]

    def left(self, player: int, number: int | None = None) -> bool:
        leaves = self.players[player].get("leaves")
        return leaves is not None and leaves < (number or self.number)

    def losses(self, player: int) -> int:
        """Rounds he was in and did not get out of; a recovery of several has no losses in the final phase."""
        found = 0
        for played in self.document["history"]:
            resting = [rest["player"] for rest in played["rests"]]
            games = [g for g in played["games"] if player in (g["white"], g["black"])]
            if games:
                won = side_that_goes_on(games[0]["result"])
                found += won is None or games[0][won] != player
            elif player not in resting and self.left(player, played["round"]):
                found += 1
        return found

    def together(self, a: int, b: int) -> bool:
        """Neighbours of one bracket, or a pair of the recovery."""
        return (a, b) in self.encounters or (b, a) in self.encounters

    def bracket_of(self, player: int) -> list[int]:
        """Of a direct elimination, or the main one, the recovery or the final phase."""
        parts = self.lists if not self.recovery else [self.read.final or self.read.unbeaten, self.read.beaten]
        return next(players for players in parts if player in players)

    def ticket(self, player: int) -> str:
        text = f"{self.document['seed']}\nrest {self.number} {player}"
        return hashlib.sha256(text.encode()).hexdigest()

    def claim(self, player: int) -> tuple[bool, int]:
        """Whether he did not come to a game, and how often he rested."""
        away, rests = False, 0
        for played in self.document["history"]:
            rests += sum(rest["player"] == player for rest in played["rests"])
            for game in played["games"]:
                lost = {"1-0f": ["black"], "0-1f": ["white"], "0-0f": ["white", "black"]}
                last = game["result"].split(" lot ")[0].split()[-1]
                away |= player in [game[side] for side in lost.get(last, [])]
        return away, rests

    def had(self, player: int) -> list[str]:
        """W, B or - of each round; who came to a drawn game has played it."""
        colours = []
        for played in self.document["history"]:
            colour = "-"
            for game in played["games"]:
                if not game["result"].endswith("f") or game["result"].startswith(("1/2", "2-2")):
                    colour = "W" if game["white"] == player else "B" if game["black"] == player else colour
            colours.append(colour)
        return colours


def is_so(field: Field, reason: Reason) -> bool:
    """Whether a sentence about a player of the next round is true."""
    args, code = reason.as_data(), reason.code
    player: int = args["player"]
    opponent: Any = args.get("opponent")  # a number, where the sentence has one
    match code:
        case "withdrew":
            return bool(field.players[player]["leaves"] == args["round"] > 0)
        case "never_came":
            return bool(field.players[player]["leaves"] == 0)
        case "beats_the_withdrawn" | "beats_who_is_not_there":
            since = field.players[opponent]["leaves"] or None
            said = args.get("round") == since
            return said and field.together(player, opponent) and field.left(opponent) and not field.left(player)
        case "first_round_neighbours":
            return field.number == 1 and {(player + 1) // 2} == {(opponent + 1) // 2}
        case "bracket_pair":
            bracket = field.bracket_of(player)
            direct = not field.recovery or bracket is field.read.final
            there = [p for p in bracket if p]
            same = args["last"] - args["place"] + 1 == len(there)
            return direct and same and field.together(player, opponent) and opponent in bracket
        case "main_bracket_pair":
            unbeaten = not field.losses(player) and not field.losses(opponent)
            return field.recovery and unbeaten and (player, opponent) in neighbours(field.read.unbeaten)[0]
        case "pair_final":
            return (field.losses(player), field.losses(opponent)) == (0, 1) and len(field.encounters) == 1
        case "pair_final_again":
            return (field.losses(player), field.losses(opponent)) == (1, 1) and len(field.encounters) == 1
        case "recovery_pair":
            listed = field.read.beaten
            places = [listed.index(player) + 1, listed.index(opponent) + 1]
            same = [args["one"], args["other"]] == places and args["count"] == len(listed)
            return same and field.together(player, opponent)
    return is_so_of_one_who_rests(field, reason)


def is_so_of_one_who_rests(field: Field, reason: Reason) -> bool:
    """Whether it is true why he does not play."""
    args, code, player = reason.as_data(), reason.code, reason.as_data()["player"]
    match code:
        case "recovery_rest" | "recovery_rest_no_rematch" | "recovery_rest_only_he" | "recovery_rest_least":
            return is_so_of_recovery_rest(field, reason)
        case "recovery_of_one":
            return field.read.beaten == [player] and args["count"] == 1
        case "waits_for_the_final" | "waits_for_the_final_phase":
            several = code == "waits_for_the_final_phase"
            return field.alone[player] == "rt" and not field.losses(player) and several == (field.returns > 1)
        case "slot_is_empty":
            bracket = field.bracket_of(player)
            beside = bracket[bracket.index(player) ^ 1]
            return field.alone[player] == "rf" and beside == 0
        case "bracket_rest" | "bracket_rest_with_empty_places":
            bracket = field.bracket_of(player)
            pairs, free = neighbours(bracket)
            figures = (args["count"], args["pairs_count"], args["free"], args["power"])
            right = figures == (len(bracket), len(pairs), len(free), len(pairs) + len(free))
            right &= args.get("empty", 0) == bracket.count(0) and (code == "bracket_rest") == (0 not in bracket)
            return right and player in free and args["power"] in (1, 2, 4, 8, 16)
        case "won_the_elimination" | "nobody_has_won":
            return is_so_of_standing(field, reason, [])
        case "out_in_round":
            return is_so_of_who_is_out(field, reason)
        case "placed_without_playing":
            return is_so_of_who_is_out(field, reason) and all(
                field.left(other, args["round"] + 1) or field.claim(other)[0] for other in args["missing"]
            )
    raise AssertionError(code)


def is_so_of_recovery_rest(field: Field, reason: Reason) -> bool:
    """Of those who play and came as always and rested as little: some would do as well, the lot is between them; the
    others cannot, or somebody would meet again. If there are no others no lot was needed."""
    player, listed = reason.as_data()["player"], field.read.beaten
    others = [p for p in field.alone if p in listed and p != player]
    again = any(b in field.read.met[a] for a, b in field.encounters if a in listed)

    def possible(one: int) -> bool:
        playing = [p for p in listed if p != one and p not in others]
        return again or first_with_last(playing, field.read.met) is not None

    rivals = [p for p in listed if p not in field.alone and field.claim(p) <= field.claim(player)]
    equal = sorted(p for p in [*rivals, player] if possible(p))
    needed = [p for p in rivals if not possible(p)]
    code = {
        (True, True): "recovery_rest_no_rematch",
        (True, False): "recovery_rest",
        (False, True): "recovery_rest_only_he",
        (False, False): "recovery_rest_least",
    }[len(equal) > 1, bool(needed)]
    first = min(equal, key=field.ticket)
    told = (reason.as_data().get("equal", [player]), reason.as_data().get("must_play", [])) == (equal, needed)
    same = all(field.claim(p) == field.claim(player) for p in equal)
    return told and same and first == player and reason.code == code and reason.as_data()["count"] == len(listed)


def is_so_of_who_is_out(field: Field, reason: Reason) -> bool:
    """He was in until that round; the place is after all who were not out before that round ended, or with them."""
    player, number, place = reason.as_data()["player"], reason.as_data()["round"], reason.as_data()["place"]
    later = [game for played in field.document["history"][number:] for game in played["games"]]
    tournament, system = opened(field.document)
    better = sum(line.place < place for line in system.standings(tournament))
    gone = field.losses(player) > 0 or field.left(player, number + 1)
    return gone and place == better + 1 > 1 and all(player not in (g["white"], g["black"]) for g in later)


def colour_is_so(field: Field, reason: Reason, pair: tuple[int, int]) -> bool:
    """K7: Art. 17 a, b, then the lower number."""
    player = reason.as_data()["player"]
    had = {p: field.had(p) for p in pair}
    own, other = had[player], had[sum(pair) - player]
    black = [n for n, both in enumerate(zip(own, other, strict=True), 1) if both.count("B") == 1]
    match reason.code:
        case "white_fewer":
            return (reason.as_data()["whites"], reason.as_data()["more"]) == (
                own.count("W"),
                other.count("W"),
            ) and own.count("W") < other.count("W")
        case "white_latest":
            names = {"W": "white", "B": "black", "-": "no_colour"}
            said = (reason.as_data()["round"], reason.as_data()["had"], reason.as_data()["other_had"])
            return own.count("W") == other.count("W") and said == (black[-1], "black", names[other[black[-1] - 1]])
        case "white_lower_number":
            return own.count("W") == other.count("W") and not black and player == min(pair)
    raise AssertionError(reason.code)


def is_so_of_two(field: Field, reason: Reason, player: int, other: int) -> bool:
    """Whether the answer to "why not these two" is true."""
    args = reason.as_data()
    if {args["player"], args.get("opponent", player)} - {player, other}:
        return False
    match reason.code:
        case "they_meet":
            return field.together(player, other)
        case "in_different_brackets":
            return field.bracket_of(player) is not field.bracket_of(other)
        case "recovery_list":
            listed = field.read.beaten
            playing = {p for pair in field.encounters for p in pair}
            return {player, other} <= set(listed) & playing and not field.together(player, other)
        case "meet_in_bracket" | "meeting_left_out" | "meet_in_final_phase":
            return is_so_of_their_meeting(field, reason, player, other)
    return is_so(field, reason)


def is_so_of_their_meeting(field: Field, reason: Reason, player: int, other: int) -> bool:
    """Both win everything from now on, and nobody else leaves: the round in which they meet, if any."""
    future = copy.deepcopy(field.document)
    for one in future["players"]:
        if one["number"] in (player, other) or one.get("leaves", 0) >= field.number:
            one.pop("leaves", None)
    future["rounds"] = rounds_to_the_end(future)

    def strong(white: int, black: int) -> str:
        return "1-0" if white in (player, other) else "0-1"

    while not any({game["white"], game["black"]} == {player, other} for game in last_games(future, field.number)):
        if not played_on(future, strong):  # neither came in the main bracket: more are left than was planned
            return reason.code == "meeting_left_out" and reason.as_data()["round"] > future["rounds"]
    meeting, announced = len(future["history"]), field.document["rounds"]
    if reason.code == "meet_in_final_phase":
        return Field({**future, "history": future["history"][:-1]}).read.final != []
    left_out = reason.code == "meeting_left_out"
    return bool(reason.as_data()["round"] == meeting and (meeting > announced) == left_out)


def last_games(document: Document, number: int) -> list[Document]:
    return document["history"][-1]["games"] if len(document["history"]) >= number else []


def is_so_of_standing(field: Field, reason: Reason, in_the_end: list[dict[int, int]]) -> bool:
    """Whether what is said about a player's place is true; what he plays for, by the places of some ends."""
    player, code = reason.as_data()["player"], reason.code
    over = field.number > field.document["rounds"]
    match code:
        case "won_the_elimination":
            others = [field.losses(p) for p in field.players if p != player]
            return won_last(field, player) or field.losses(player) < min(others)
        case "nobody_has_won":
            return not won_last(field, player) and (field.losses(player) > 0 or field.left(player))
        case "stopped_unbeaten" | "stopped_beaten_once":
            return over and field.losses(player) == (code == "stopped_beaten_once") and len(field.encounters) == 1
        case "left_in_after_the_last_round":
            return over and (
                field.losses(player) < (2 if field.recovery else 1) or field.rules.get("placing") is not None
            )
        case "unbeaten" | "beaten_once":
            return field.recovery and field.losses(player) == (code == "beaten_once") and not over
        case "still_playing_for":
            return all(reason.as_data()["place"] <= places[player] <= reason.as_data()["last"] for places in in_the_end)
    return is_so(field, reason)


def won_last(field: Field, player: int) -> bool:
    """He came through his last round."""
    for played in reversed(field.document["history"]):
        if player in {rest["player"] for rest in played["rests"]}:
            return True
        for game in played["games"]:
            if player in (game["white"], game["black"]):
                won = side_that_goes_on(game["result"])
                return won is not None and game[won] == player
    return False


def places_in_the_end(document: Document, chance: random.Random) -> dict[int, int]:
    future = copy.deepcopy(document)
    while played_on(future, lambda white, black: chance.choice(RESULTS)):
        pass
    tournament, system = opened(future)
    return {line.player: line.place for line in system.standings(tournament)}


def test_every_sentence_about_an_elimination_is_true_and_every_one_occurs() -> None:
    chance, told = random.Random("brackets"), Counter[str]()
    for _ in range(tries(40)):
        document = random_bracket(chance)
        told += claims_before_the_start(document)
        told += claims_about_the_round(document)
        while played_on(document, lambda white, black: chance.choice(RESULTS)):
            told += claims_about_the_round(document)
            told += claims_about_the_standings(document, chance)
    for marked, count, seeds in (((0,), 8, "no_seeds"), ((), 5, "every_8"), ((0, 8, 16), 20, "every_8")):
        document = event(count, 1, system="elimination", seeds=seeds, final_group=True)
        for index, player in enumerate(document["players"]):
            player |= {"rating": 2000, "seeded": index in marked}
        told += claims_before_the_start(document)
    assert reason_codes(elimination) - told.keys() == set()


def claims_before_the_start(document: Document) -> Counter[str]:
    tournament, system = opened(document)
    told = system.warnings(tournament)
    for reason in told:
        if reason.code == "seeded_are":
            marked = [p["number"] for p in document["players"] if p.get("seeded")]
            strongest = sorted(document["players"], key=lambda p: -p["rating"])[: len(document["players"]) // 8]
            assert sorted(reason.as_data()["seeded"]) == sorted(marked or [p["number"] for p in strongest])
        elif reason.code == "seeds_off_their_places":
            assert all(
                number % 8 != 1 or len(reason.as_data()["right_places"]) > 1 for number in reason.as_data()["seeded"]
            )
            assert all(number % 8 == 1 for number in reason.as_data()["right_places"])
        elif reason.code in ("marked_but_nobody_is_seeded", "more_seeds_than_their_share"):
            marked = [p["number"] for p in document["players"] if p.get("seeded")]
            share = len(document["players"]) // 8 if document["rules"].get("seeds") == "every_8" else 0
            assert reason.as_data()["seeded"] == marked and len(marked) > share
        elif reason.code == "too_few_to_seed":
            assert (reason.as_data()["players"], reason.as_data()["every"]) == (len(document["players"]), 8)
            assert len(document["players"]) < 8
        else:
            assert reason.code in ("survivors_of_rounds", "elimination_is_longer")
            most = max(left_after(document, result) for result in ("1-0", "0-1"))
            assert reason.as_data()["count"] == most, (reason, document)
    return Counter(reason.code for reason in told)


def left_after(document: Document, result: str) -> int:
    """Everybody plays on and every game ends so: who is then not out, counted by losses."""
    future = copy.deepcopy(document)
    for player in future["players"]:
        player.pop("leaves", None)
    while played_on(future, lambda white, black: result):
        pass
    field = Field(future)
    if field.read.final:
        return len([p for p in field.read.final if p])
    most = 2 if field.recovery else 1
    return sum(field.losses(p) < most for p in field.players)


def claims_about_the_round(document: Document) -> Counter[str]:
    tournament, system = opened(document)
    told = Counter(reason.code for reason in system.warnings(tournament) if reason.code == "replay_without_lot")
    last = document["history"][-1]["games"] if document["history"] else []
    assert bool(told) == any(game["result"] in ("1/2 0-0f", "2-2 0-0f") for game in last)
    if system.is_over(tournament):
        return told
    field = Field(document)
    decision = system.pair(tournament)
    again = any(
        b in field.read.met[a] for a, b in field.encounters if a in field.read.beaten and b in field.read.beaten
    )
    final = field.read.final or (len(field.encounters) == 1 and not field.alone)
    assert bool(decision.remarks) == bool(again and not final and field.recovery), document
    told.update(reason.code for reason in decision.remarks)
    for player in field.players:
        why = system.explain(tournament, player)
        assert is_so(field, why.opponent), (why.opponent, document)
        told[why.opponent.code] += 1
        two_games = document["rules"].get("match") == "double" and why.colour is not None
        assert [reason.code for reason in why.intro] == ["second_game_swaps_colours"] * two_games
        told.update(reason.code for reason in why.intro)
        if why.colour is not None:
            pair = next((g.white, g.black) for g in decision.games if player in (g.white, g.black))
            assert why.colour.as_data()["player"] == pair[0]
            assert colour_is_so(field, why.colour, pair), (why.colour, document)
            told[why.colour.code] += 1
    chance = random.Random(document["seed"] + str(field.number))
    for player, other in (chance.sample(list(field.players), 2) for _ in range(12)):
        reason = system.why_not(tournament, player, other)
        assert is_so_of_two(field, reason, player, other), (reason, document)
        told[reason.code] += 1
    return told


def claims_about_the_standings(document: Document, chance: random.Random) -> Counter[str]:
    tournament, system = opened(document)
    field, told = Field(document), Counter[str]()
    in_the_end = [places_in_the_end(document, chance) for _ in range(3)]
    for player in field.players:
        for reason in system.explain_place(tournament, player):
            assert is_so_of_standing(field, reason, in_the_end), (reason, document)
            told[reason.code] += 1
    winners = [
        p for p in field.players if "won_the_elimination" in [r.code for r in system.explain_place(tournament, p)]
    ]
    assert isinstance(system, Regulation)
    assert len(winners) == system.has_a_winner(tournament)
    return told
