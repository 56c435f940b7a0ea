"""FID, «Sistema di accoppiamento per giocatori di una stessa provincia o sodalizio» (R10), article by article.

What is expected is read off the printed tables 8 and 10 and found by trying every numbering.
"""

import json
import random
from collections.abc import Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from tabellone.cli.main import run
from tabellone.documents.speaker import Speaker
from tabellone.engine.capabilities import WarnsOfTheDraw
from tabellone.engine.model import Tournament
from tabellone.engine.systems import system_named
from tabellone.engine.systems.round_robin.club_mates import Affiliation
from tabellone.engine.systems.round_robin.club_numbers import MAX_SEARCHED_PLAYERS, TABLE_10, search_numbers
from tabellone.engine.systems.round_robin.options import RoundRobinOptions
from tabellone.formats.document import read_data, write_data
from tabellone.journal.entry import Entry
from tabellone.journal.exchange import journal_from_tournament
from tabellone.journal.journal import Journal
from tabellone.journal.requests import draw_data, pair_data
from tabellone.reading.options import write_options
from tests.events.notation import event, opened
from tests.places import DATA
from verify_certificate import verify

PRINTED = json.loads((DATA / "fid_round_robin.json").read_text())
NOW = "2026-01-01T10:00:00+00:00"

Who = tuple[str, str]
"""Club and province."""


def met_in(players: int) -> dict[frozenset[int], int]:
    """The round in which two numbers meet, off the printed table."""
    (table,) = (table for table in PRINTED["numbers"] if len(table) + 1 == players + players % 2)
    return {frozenset(map(int, pair.split("-"))): n for n, line in enumerate(table, 1) for pair in line.split()}


def are_mates(one: Who, other: Who, provincial: bool = False) -> bool:
    """Art. 3, word by word."""
    same_club = one[0] != "" and one[0] == other[0]
    same_province = one[1] != "" and one[1] == other[1]
    return same_club if provincial else same_club or same_province


def last_literally(who: Sequence[Who], numbers: Sequence[int], provincial: bool = False) -> int:
    """The round of the last meeting of team-mates."""
    met = met_in(len(who))
    pairs = combinations(zip(who, numbers, strict=True), 2)
    return max((met[frozenset((a, b))] for (x, a), (y, b) in pairs if are_mates(x, y, provincial)), default=0)


def best_literally(who: Sequence[Who], provincial: bool = False) -> int:
    """The earliest that the last meeting can be: every numbering of those who have team-mates is tried."""
    met = met_in(len(who))
    mated = [i for i, x in enumerate(who) if any(are_mates(x, y, provincial) for j, y in enumerate(who) if i != j)]
    pairs = [
        (a, b) for a, b in combinations(range(len(mated)), 2) if are_mates(who[mated[a]], who[mated[b]], provincial)
    ]
    every = permutations(range(1, len(who) + 1), len(mated))
    return min(max((met[frozenset((n[a], n[b]))] for a, b in pairs), default=0) for n in every)


def girone(who: Sequence[Who], rounds: int | None = None, **rules: Any) -> dict[str, Any]:
    players = [{"name": f"P{n}", "club": club, "province": province} for n, (club, province) in enumerate(who)]
    legs = 2 if rules.get("legs") == "two" else 1
    return event(players, rounds or legs * (len(who) + len(who) % 2 - 1), system="round-robin", **rules)


def drawn(document: dict[str, Any], seed: str = "s") -> Tournament:
    tournament, system = opened(document)
    order, rules = system.draw_numbers(tournament, seed)
    return tournament._replace(players=tuple(p._replace(number=n) for n, p in enumerate(order, 1)), rules=rules)


def who_of(tournament: Tournament) -> list[Who]:
    return [(player.club, player.province) for player in tournament.players]


def told(tournament: Tournament) -> list[tuple[str, str]]:
    return [(reason.code, reason.article) for reason in system_named("round-robin").warnings(tournament)]


def codes(tournament: Tournament) -> list[str]:
    return [code for code, _ in told(tournament)]


UD, PN, GO = ("", "UD"), ("", "PN"), ("", "GO")
ALONE = ("", "")
CASES: dict[str, list[Who]] = {
    "a pair": [UD, UD, ALONE, ALONE, ALONE, ALONE],
    "three pairs and nobody else": [UD, UD, PN, PN, GO, GO],
    "three of six": [UD, UD, UD, ALONE, ALONE, ALONE],
    "three and two, an odd number": [UD, UD, UD, PN, PN, ALONE, ALONE],
    "three and three of seven": [UD, UD, UD, PN, PN, PN, ALONE],
    "three, two and two": [UD, UD, UD, PN, PN, GO, GO, ALONE],
    "four and four": [UD] * 4 + [PN] * 4,
    "more than half": [UD] * 5 + [ALONE] * 3,
    "everybody but one": [UD] * 5 + [PN],
    "one club in two provinces": [("Nova", "UD"), ("Alfa", "UD"), ("Nova", "PN"), ("Beta", "PN"), ALONE, ALONE],
    "two clubs across two provinces": [("Nova", "UD"), ("Alfa", "UD"), ("Nova", "PN"), ("Alfa", "PN"), GO, GO, ALONE],
    "a chain": [("A", "UD"), ("A", "PN"), ("B", "PN"), ("B", "GO"), ("C", "GO"), ("C", ""), ALONE, ALONE],
    "a province that is not known of all": [("Nova", "UD"), ("Nova", ""), ("", "UD"), ALONE, ALONE, ALONE],
    "nine": [UD, UD, PN, PN, PN, ALONE, ALONE, ALONE, ALONE],
}


@pytest.mark.parametrize("who", CASES.values(), ids=CASES)
def test_art_3_and_5_the_last_meeting_of_team_mates_is_the_earliest_there_can_be(who: list[Who]) -> None:
    best = best_literally(who)
    for seed in ("1", "2", "3"):
        for legs in ("one", "two"):
            found = drawn(girone(who, legs=legs), seed)
            assert last_literally(who_of(found), range(1, len(who) + 1)) == best
            assert sorted(who_of(found)) == sorted(who)


@pytest.mark.parametrize("seed", range(25))
def test_art_3_and_5_it_is_so_for_clubs_and_provinces_by_chance(seed: int) -> None:
    """In both kinds of event; of some a club or a province is not known."""
    chance = random.Random(seed)
    who = [
        (chance.choice(["", "", "A", "B", "C"]), chance.choice(["", "UD", "PN", "GO"]))
        for _ in range(chance.randint(4, 7))
    ]
    for together, provincial in (("club_or_province", False), ("club", True)):
        found = drawn(girone([(f" {club} ".upper(), province.lower()) for club, province in who], together=together))
        cleaned = [(club.strip(), province) for club, province in who_of(found)]
        # where no province is known the club may be one, but no club is called like a province here
        assert last_literally(cleaned, range(1, len(who) + 1), provincial) == best_literally(who, provincial)


@pytest.mark.parametrize("seed", range(25))
def test_what_is_said_of_numbers_given_by_hand_is_true(seed: int) -> None:
    """By which round they meet, whether another draw would do better, whether the end can be avoided."""
    chance = random.Random(seed)
    who = [("", chance.choice(["", "UD", "UD", "UD", "PN"])) for _ in range(chance.randint(4, 7))]
    last, best, end = last_literally(who, range(1, len(who) + 1)), best_literally(who), len(who) + len(who) % 2 - 1
    expected = []
    if len(set(who)) == 1 and who[0] != ALONE:
        expected.append("everybody_of_one_province")
    elif best:
        expected.append("team_mates_meet_until" if last == best else "team_mates_could_meet_earlier")
        expected += ["team_mates_meet_last" if best == end else "team_mates_meet_last_now"] if last == end else []
    reasons = system_named("round-robin").warnings(opened(girone(who))[0])
    assert [reason.code for reason in reasons] == expected
    figures = [(reason.as_data()["last"], reason.as_data()["best"]) for reason in reasons if "best" in reason.as_data()]
    assert figures == [(last, best) for code in expected[:1] if code != "everybody_of_one_province"]


def test_art_3_which_of_the_two_counts_follows_the_kind_of_event() -> None:
    """Two clubs of two provinces: in a provincial event players of one province are no team-mates."""
    who = [("Nova", "UD"), ("Alfa", "UD"), ("Beta", "PN"), ("Nova", "PN"), ALONE, ALONE, ALONE, ALONE]
    best = best_literally(who, provincial=True)
    assert best < best_literally(who)
    assert last_literally(who_of(drawn(girone(who, together="club"))), range(1, 9), provincial=True) == best


def test_art_4_which_number_of_the_group_somebody_has_is_drawn() -> None:
    players = [{"name": f"P{n}", "province": "UD" if n < 3 else ""} for n in range(8)]
    document = event(players, 7, system="round-robin")
    places = [[p.name for p in drawn(document, str(seed)).players[3:6]] for seed in range(30)]
    assert all(set(place) == {"P0", "P1", "P2"} for place in places)  # table 10: 4, 5, 6
    assert len({tuple(place) for place in places}) == 6


def test_r10_all_lines_of_table_10() -> None:
    """The numbers printed meet in the first rounds that are printed; two slips are documented."""
    slips = 0
    for line in PRINTED["same_province"]:
        players, groups = line["players"], line["groups"]
        met = met_in(players)
        last = max(met[frozenset(pair)] for group in groups for pair in combinations(group, 2))
        if line["rounds"] is None:
            assert (players, groups, last) == (16, [[8, 9, 10, 11, 12]], 7)  # the line has no rounds
            slips += 1
        elif last != line["rounds"]:
            assert (players, groups, line["rounds"], last) == (18, [[1, 2, 18], [9, 10, 11, 12]], 6, 5)
            slips += 1
        order = sorted(groups, key=lambda group: (-len(group), group[0] < 5))
        key = (players, tuple(len(group) for group in order))
        assert sorted(map(sorted, TABLE_10[key])) == sorted(map(sorted, groups))
        who = [("", f"G{i}") for i, group in enumerate(groups) for _ in group]
        found = drawn(girone([*who, *[ALONE] * (players - len(who))]))
        given = [sorted(p.number for p in found.players if p.province == f"G{i}") for i in range(len(groups))]
        assert sorted(given) == sorted(map(sorted, groups))
    assert slips == 2
    assert len(TABLE_10) == len(
        {(p["players"], tuple(sorted(map(len, p["groups"])))) for p in PRINTED["same_province"]}
    )


@pytest.mark.parametrize(("players", "sizes"), [(6, [3]), (6, [2, 2]), (8, [4]), (8, [3, 2]), (7, [3])])
def test_r10_nothing_is_earlier_by_exhaustive_search(players: int, sizes: list[int]) -> None:
    found = search_numbers(players, [(Affiliation(f"G{i}"),) * count for i, count in enumerate(sizes)])
    who = [(f"G{i}", "") for i, count in enumerate(sizes) for _ in range(count)]
    assert found.is_proven
    assert found.last_meeting == best_literally([*who, *[ALONE] * (players - len(who))])


@pytest.mark.parametrize("players", [9, 16, 21, 24, MAX_SEARCHED_PLAYERS, MAX_SEARCHED_PLAYERS + 1, 300])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_art_5_nobody_meets_a_team_mate_at_the_end_however_many_provinces_there_are(players: int, count: int) -> None:
    """«si dovrà almeno evitare che due giocatori di una stessa provincia si incontrino al termine della gara»"""
    sizes = [count] * (players // count)
    found = search_numbers(players, [(Affiliation("", f"G{i}"),) * size for i, size in enumerate(sizes)])
    numbers = [number for group in found.groups for number in group]
    assert len(set(numbers)) == len(numbers) and max(numbers) <= players
    assert found.last_meeting < players + players % 2 - 1


def test_art_5_a_given_up_search_is_bettered_and_not_called_proven() -> None:
    """Eight provinces of three among 24: a numbering with the last meeting in round 9 or 10 is known by other means."""
    found = search_numbers(24, [(Affiliation("", f"G{i}"),) * 3 for i in range(8)])
    met = met_in(24)
    last = max(met[frozenset(pair)] for group in found.groups for pair in combinations(group, 2))
    assert (last, found.is_proven) == (found.last_meeting, False)
    assert last <= 10


def test_art_5_half_of_the_players_can_be_kept_apart_at_the_end_and_more_cannot() -> None:
    half, more = ([UD] * count + [ALONE] * (8 - count) for count in (4, 5))
    assert last_literally(who_of(drawn(girone(half))), range(1, 9)) < 7
    assert "team_mates_meet_last" not in codes(drawn(girone(half)))
    assert told(drawn(girone(more))) == [
        ("team_mates_meet_until", "Stessa provincia, Art. 5"),
        ("team_mates_meet_last", "Stessa provincia, Art. 5"),
    ]
    assert codes(drawn(girone(more, legs="two")))[-2:] == ["team_mates_meet_again", "team_mates_meet_last"]


def test_art_5_more_than_half_of_one_province_must_meet_at_the_end_whatever_joins_them_to_others() -> None:
    """Seven of UD among eleven: in the last line of table 12 six pairs play, so two of the seven are in one of them."""
    joined = [("Nova", "UD"), ("Nova", "PN"), *[UD] * 6, PN, PN, PN]
    assert told(drawn(girone(joined))) == [
        ("team_mates_meet_until", "Stessa provincia, Art. 5"),
        ("team_mates_meet_last", "Stessa provincia, Art. 5"),
    ]


def test_art_2_it_is_applied_unless_it_is_said_otherwise() -> None:
    who = [UD] * 4 + [PN] * 3 + [ALONE] * 5
    plain = drawn(girone(who))
    assert write_options(plain.rules, everything=True)["together"] == "club_or_province"
    assert {p.number for p in plain.players if p.province == "UD"} == {6, 7, 8, 9}
    assert {p.number for p in plain.players if p.province == "PN"} == {1, 2, 12}
    assert told(plain) == [("team_mates_meet_until", "Stessa provincia, Art. 3")]
    assert codes(drawn(girone([ALONE] * 12))) == codes(drawn(girone([(f"C{n}", f"P{n}") for n in range(12)]))) == []


def test_art_2_a_draw_without_it_is_warned_of_where_there_are_team_mates() -> None:
    """Also by province alone; nobody is missed where nobody shares anything."""
    off = drawn(girone([UD, UD, ("Nova", ""), ("Nova", "PN"), ALONE, ALONE], together="nobody"))
    assert told(off) == [("team_mates_not_looked_at", "Stessa provincia, Art. 2")]
    assert not codes(drawn(girone([UD, PN, GO, ALONE, ("Nova", ""), ("Alfa", "")], together="nobody")))
    begun = girone([UD, UD, ALONE, ALONE], together="nobody")
    begun["history"] = [{"round": 1, "games": [{"white": 1, "black": 4}, {"white": 2, "black": 3}]}]
    assert not codes(opened(begun)[0])  # too late for another draw


def test_art_3_a_province_that_all_share_separates_nobody_and_clubs_count_instead() -> None:
    """A provincial event of which it was not said that it is one."""
    who = [("Nova", "UD"), ("Nova", "UD"), ("Nova", "UD"), ("Alfa", "UD"), ("Beta", "UD"), ("", "UD")]
    found = drawn(girone(who))
    assert {p.number for p in found.players if p.club == "Nova"} == {3, 4, 5}  # table 10 for six
    assert codes(found) == ["everybody_of_one_province", "team_mates_meet_until"]
    assert codes(drawn(girone(who, together="club"))) == ["team_mates_meet_until"]
    assert codes(drawn(girone([UD] * 6))) == ["everybody_of_one_province"]


def test_numbers_that_are_not_those_of_the_draw_are_said_to_be_worse() -> None:
    """1 and 2 meet in round 2 of six, 3 and 6 in the last; a draw has them meet in the first."""
    assert codes(opened(girone([UD, UD, ALONE, ALONE, ALONE, ALONE]))[0]) == ["team_mates_could_meet_earlier"]
    worst = opened(girone([ALONE, ALONE, UD, ALONE, ALONE, UD]))[0]
    assert codes(worst) == ["team_mates_could_meet_earlier", "team_mates_meet_last_now"]
    short = opened(girone([ALONE, ALONE, UD, ALONE, ALONE, UD], rounds=4))[0]
    assert codes(short) == ["round_robin_is_longer", "team_mates_could_meet_earlier"]  # that round is not played


def lowest_of(provinces: list[str], seed: str) -> Tournament:
    """Drawn with the second of them the lowest rating, who is to rest last."""
    ratings = [900, 300, *(1000 + 10 * n for n in range(len(provinces) - 2))]
    players = [{"name": f"P{r}", "rating": r, "province": p} for r, p in zip(ratings, provinces, strict=True)]
    return drawn(event(players, len(players), system="round-robin", lowest_rests_last=True), seed)


def test_art_6_the_lowest_rests_last_where_no_obligatory_number_of_team_mates_is_in_the_way() -> None:
    """«se ciò non è impedito dall'assegnazione obbligatoria di determinati numeri»: table 10 has no case of two.

    Of five players 2 and 5 meet in the first round, and 3 and 4; 3 rests last, and may be of the province or not.
    """
    for seed in map(str, range(12)):
        without = lowest_of(["UD", "", "", "UD", ""], seed)
        assert without.players[2].rating == 300
        assert [p.number for p in without.players if p.province] == [2, 5]
        one_of_them = lowest_of(["UD", "UD", "", "", ""], seed)
        assert one_of_them.players[2].rating == 300
        assert [p.number for p in one_of_them.players if p.province] == [3, 4]
        assert codes(without) == codes(one_of_them) == ["team_mates_meet_until"]


def test_art_6_obligatory_numbers_keep_the_lowest_from_resting_last_and_others_are_not_called_so() -> None:
    """Table 10 for five: three of a province have 3, 4 and 5; the lowest is of another, and 3 rests last."""
    assert codes(lowest_of(["UD", "", "UD", "UD", ""], "1")) == ["team_mates_meet_until", "lowest_does_not_rest_last"]
    players = [{"name": f"P{n}", "rating": 900 - n, "province": "UD" if n in (1, 4) else ""} for n in range(5)]
    by_hand = opened(event(players, 5, system="round-robin", lowest_rests_last=True))[0]
    assert codes(by_hand) == ["team_mates_meet_until", "lowest_does_not_rest_last_beyond"]


def test_art_2_and_5_among_numberings_as_early_the_lot_says_which() -> None:
    """«stabilito per estrazione a sorte»: with two of a province of eight any pair of the first round is as early."""
    pairs = {
        tuple(p.number for p in drawn(girone([UD, UD, *[ALONE] * 6]), str(seed)).players if p.province)
        for seed in range(60)
    }
    assert pairs == {(1, 8), (2, 7), (3, 6), (4, 5)}
    again = drawn(girone([UD, UD, *[ALONE] * 6]), "7").players
    assert again == drawn(girone([UD, UD, *[ALONE] * 6]), "7").players


@pytest.mark.parametrize(
    "who", [[UD] * 5 + [ALONE] * 3, [UD, PN] * 5 + [ALONE] * 3, [UD] * 3 + [PN] * 2 + [ALONE] * 30]
)
def test_art_5_a_numbering_drawn_by_lot_is_never_later_than_the_earliest_known(who: list[tuple[str, str]]) -> None:
    found = set()
    for seed in range(8):
        tournament = drawn(girone(who), str(seed))
        assert "team_mates_could_meet_earlier" not in codes(tournament)
        found.add(tuple(p.number for p in tournament.players if p.province))
    assert len(found) > 1


def test_documents_of_one_field_read_as_before() -> None:
    """Club or province in `club`: named or not, the draw from a seed is the same; a drawn one keeps its numbers."""
    players = [{"name": f"P{n}", "club": club} for n, club in enumerate(["Lecce"] * 3 + ["BR"] * 2 + [""] * 4)]
    said = event(players, 9, system="round-robin", together="club")
    unsaid = event(players, 9, system="round-robin")
    assert drawn(said).players == drawn(unsaid).players
    assert [p.name for p in opened(unsaid)[0].players] == [f"P{n}" for n in range(9)]
    everybody = event([{"name": f"P{n}", "club": "Lecce"} for n in range(6)], 5, system="round-robin")
    assert codes(opened(everybody)[0]) == ["team_mates_meet_until", "team_mates_meet_last"]


def test_a_province_in_the_old_field_is_the_province_of_who_has_it_in_the_new_one() -> None:
    """An event begun with one field for both goes on with two."""
    who = [("UD", ""), ("Nova", "UD"), ALONE, ALONE, ("UD", "PN"), ALONE]
    for seed in range(10):  # the first meets two of them: one in the first round, one in the second, by lot
        found = drawn(girone(who), str(seed))
        of_udine = [p.number for p in found.players if p.province == "UD" or (p.club, p.province) == ("UD", "")]
        assert met_in(6)[frozenset(of_udine)] <= 2


def began(version: int, kinds: Sequence[tuple[str, dict[str, Any]]]) -> Journal:
    return Journal([Entry(n, NOW, "desk", kind, data, version) for n, (kind, data) in enumerate(kinds, 1)])


def test_a_journal_of_version_1_that_says_nothing_has_it_off_and_is_warned_of_it() -> None:
    """What it folds to stays; the director is told before he draws, and may turn it on."""
    create = ("create", {"name": "G", "system": "round-robin", "rules": {}, "rounds": 5})
    enrol = ("enrol", {"players": [{"name": f"P{n}", "club": "Udine" if n < 3 else ""} for n in range(6)]})
    old = began(1, [create, enrol])
    assert old.state.rules == {"together": "nobody"}
    assert codes(old.state.tournament) == ["team_mates_not_looked_at"]
    settings = ("settings", {"rules": {"legs": "two"}})
    draw = ("draw", {"seed": "s", "numbers": {str(n): n for n in range(1, 7)}, "rules": {"legs": "two"}})
    assert began(1, [create, settings]).state.rules == {"together": "nobody", "legs": "two"}
    assert began(1, [create, enrol, draw]).state.rules == {"together": "nobody", "legs": "two"}
    said = ("settings", {"rules": {"together": "club"}})
    assert began(1, [create, said]).state.rules == {"together": "club"}
    assert began(1, [("create", create[1] | {"system": "amalfi"}), (*settings[:1], {"rounds": 3})]).state.rules == {}
    old.append("settings", {"rules": {}}, "desk", NOW)
    assert old.state.options == RoundRobinOptions()
    assert read_data(write_data(began(1, [create, enrol]).state.tournament)).tournament.rules.together.value == "nobody"


def test_before_the_draw_it_is_said_what_the_draw_will_do() -> None:
    journal = Journal()
    journal.append("create", {"name": "G", "system": "round-robin", "rules": {}, "rounds": 1}, "desk", NOW)
    players = [{"name": f"P{n}", "province": "UD" if n in (0, 1, 2) else ""} for n in range(6)]
    journal.append("enrol", {"players": players}, "desk", NOW)
    system = journal.state.system
    assert isinstance(system, WarnsOfTheDraw)
    (reason,) = system.draw_warnings(journal.state.tournament)
    assert (reason.code, reason.as_data()["last"]) == ("team_mates_will_meet_by", 3)  # table 10
    journal.append("draw", draw_data(journal.state, "s"), "desk", NOW)
    (reason,) = system.draw_warnings(journal.state.tournament)
    assert (reason.code, reason.as_data()["last"]) == ("team_mates_meet_until", 3)
    journal.append("pair", pair_data(journal.state)[0], "desk", NOW)
    tournament = journal.state.tournament
    assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


@pytest.mark.parametrize("together", ["club_or_province", "club", "nobody"])
def test_check_explanations_and_certificates_agree_about_it(together: str) -> None:
    """What is said of the draw is said to who has team-mates, is true, and leaves the rounds those of the table."""
    who = [("Nova", "UD"), ("Nova", "PN"), ("", "PN"), ("Alfa", "GO"), ("Beta", "TS"), ALONE, ALONE]
    document = json.loads(json.dumps(write_data(drawn(girone(who, together=together)))))
    for number in range(1, 8):
        tournament, system = opened(document)
        for player in tournament.players:
            intro = system.explain(tournament, player.number).intro
            mates = [
                p
                for p in tournament.players
                if p != player and are_mates((p.club, p.province), (player.club, player.province), together == "club")
            ]
            assert bool(intro) == bool(mates)
            if mates and together == "nobody":
                assert [(r.code, r.as_data()["count"]) for r in intro] == [("team_mates_not_looked_at", 3)]
            elif mates:
                last = last_literally(who_of(tournament), range(1, 8), together == "club")
                assert [(r.code, r.as_data()["last"]) for r in intro] == [("team_mates_meet_until", last)]
        certificate = system.certificate(tournament)
        verify(document, certificate)
        games = [{**game, "result": "1-0"} for game in certificate["games"]]
        document["history"].append({"round": number, "games": games, "rests": certificate["rests"]})
    tournament, system = opened(document)
    assert not any(system.differences(tournament, number) for number in range(1, 8))


@pytest.mark.parametrize("verb", ["validate", "draw", "pair", "explain"])
def test_the_command_warns_of_it_wherever_the_draw_matters(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "girone.json"
    more = ["--player", "1"] if verb == "explain" else []
    for together, sentence in (
        ("nobody", "Stessa provincia, Art. 2"),
        ("club_or_province", "Stessa provincia, Art. 5"),
    ):
        file.write_text(json.dumps(girone([UD, UD, UD, UD, ALONE, ALONE], together=together)))
        assert run([verb, str(file), *more, "--lang", "it"]) == 0
        said = capsys.readouterr()
        assert sentence in said.err + said.out


def test_what_is_as_it_should_be_is_told_and_not_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """3, 4 and 5 of six are those of table 10; 1, 2 and 3 are worse."""
    file = tmp_path / "girone.json"
    for who, begins in (
        ([ALONE, ALONE, UD, UD, UD, ALONE], "tabellone: i compagni"),
        ([UD, UD, UD, ALONE, ALONE, ALONE], "tabellone: attenzione: i compagni"),
    ):
        file.write_text(json.dumps(girone(who)))
        assert run(["validate", str(file), "--lang", "it"]) == 0
        assert capsys.readouterr().err.startswith(begins)


def said(tournament: Tournament, language: str) -> str:
    speaker = Speaker(language, tournament.players)
    return "\n".join(speaker.sentence(reason) for reason in system_named("round-robin").warnings(tournament))


def test_art_3_every_sentence_says_whether_provinces_count() -> None:
    """1 and 4 are of one club and meet in round 1 of four; 1 and 2 are of one province and meet in round 2."""
    who = [("Nova", "UD"), ("", "UD"), ALONE, ("Nova", "PN")]
    one_province = [("Nova", "UD"), ("Nova", "UD"), ("", "UD"), ("", "UD")]
    for numbers_drawn in (True, False):
        for legs in ("one", "two"):
            for order in (who, who[::-1], [who[0], who[3], *who[1:3]], [who[1], who[0], who[3], who[2]]):
                for together, clubs_only in (("club", True), ("club_or_province", False), ("nobody", False)):
                    document = girone(order, together=together, legs=legs) | {"drawn": numbers_drawn}
                    italian, english = (said(opened(document)[0], language) for language in ("it", "en"))
                    assert "circolo" in italian and ("provincia" not in italian.replace("Stessa provincia", "")) == (
                        clubs_only
                    )
                    assert "club" in english and ("province" not in english) == clubs_only
    off = said(opened(girone(one_province, together="nobody"))[0], "it")
    assert "compagni di circolo," in off and "circolo o provincia" not in off
    assert "circolo o provincia" not in said(opened(girone(one_province))[0], "it")


def test_one_round_is_not_said_in_the_plural() -> None:
    """1 and 2 of six meet in round 2; after another draw they meet in round 1."""
    text = said(opened(girone([UD, UD, ALONE, ALONE, ALONE, ALONE]))[0], "it")
    assert "si incontrerebbero entro il turno 1 (" in text and "1 turni" not in text
