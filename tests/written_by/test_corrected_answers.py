"""The answers in `written_by/corrected`, worked out again from the articles: nothing of the engine is asked here.

They were written down by the program after it was mended, and a program that is wrong would write down what is wrong.
"""

import json
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tabellone.engine.ranking.names import TieBreak
from tests.engine.ranking.fide_checker import by_the_checker
from tests.literal import amalfi as literal_amalfi
from tests.literal import tables as literal_tables
from tests.places import WRITTEN_BY


def corrected(file: str, answer: str) -> list[Any]:
    """The corrections of a file that are about this answer, each with the document it is about."""
    found = json.loads((WRITTEN_BY / "corrected" / f"{file}.json").read_text(encoding="utf-8"))
    return [pytest.param(document_of(one), one["now"], id=one["name"]) for one in found if one["answer"] == answer]


def document_of(correction: dict[str, Any]) -> dict[str, Any]:
    file = WRITTEN_BY / correction["version"] / "documents" / f"{correction['name']}.json"
    document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for played in document["history"]:
        played.setdefault("rests", [])
    return document


def before_round(document: dict[str, Any], number: int) -> dict[str, Any]:
    """As it was when this round was about to be paired."""
    played = document["history"][number - 1]
    resting = {kind: [r["player"] for r in played["rests"] if r["kind"] == kind] for kind in ("absent", "half")}
    history = json.loads(json.dumps(document["history"][: number - 1]))
    for earlier in history:
        for late in earlier.get("late", ()):
            if late["until"] >= number:
                earlier["games"][late["board"] - 1]["result"] = "suspended"
    rounds = played.get("announced") or document["rounds"]
    return {**document, "history": history, "next": resting, "rounds": rounds}


# -- chess: standings, and boards that were not paired by the rules


@pytest.mark.parametrize(("document", "now"), corrected("direct-encounter", "standings"))
def test_the_standings_are_those_of_fides_own_checker(document: dict[str, Any], now: dict[str, Any]) -> None:
    """Figures and places; and where the direct encounter shows nothing, the checker too leaves all tied by it."""
    names = document["rules"]["tie_breaks"]
    theirs = by_the_checker(document, [TieBreak(name) for name in names])
    for line in now["standings"]:
        place, (points, *figures) = theirs[line["player"]]
        assert (line["place"], Fraction(line["points"])) == (place, Fraction(points))
        for name, figure in zip(names, figures, strict=True):
            if name != "direct_encounter":
                assert Fraction(line["tiebreaks"][name]) == Fraction(figure), (name, line)
    alone = by_the_checker(document, [TieBreak.DIRECT_ENCOUNTER])
    assert names[0] == "direct_encounter"
    by_points: dict[Any, set[int]] = {}
    for place, (points, _) in alone.values():
        by_points.setdefault(points, set()).add(place)
    assert all(len(places) == 1 for places in by_points.values())
    assert {line["tiebreaks"]["direct_encounter"] for line in now["standings"]} == {None}


@pytest.mark.parametrize(("document", "now"), corrected("published-board", "check"))
def test_b_3_3_boards_are_answered_with_the_pairs_of_the_literal_reading(
    document: dict[str, Any], now: dict[str, Any]
) -> None:
    """A pair of the rules that is published nowhere is a difference, each with one of the pairs they do not give.

    That is the one published on the same board, where it is a wrong one; the reasons are those of the literal search.
    """
    for said, played in zip(now["rounds"], document["history"], strict=True):
        before = before_round(document, played["round"])
        paired = literal_amalfi.pair(before)
        assert paired is not None
        bye, right, _ = paired
        published = [(game["white"], game["black"]) for game in played["games"]]
        wrong = [found for found in published if found not in right]
        missing = {board: game for board, game in enumerate(right, 1) if game not in published}
        answered = {one["board"]: (seats(one["expected"]), seats(one["published"])) for one in said["differences"]}
        assert {board: expected for board, (expected, _) in answered.items()} == missing
        assert sorted(found for _, found in answered.values()) == sorted(wrong)
        assert all(
            found == published[board - 1] for board, (_, found) in answered.items() if published[board - 1] in wrong
        )
        assert said["agrees"] == (not missing)
        literal = literal_amalfi.LiteralRound(before)
        listing = [player for player in literal.listing() if player != bye]
        for one in said["differences"]:
            for reason in one["reasons"]:
                require_true(reason, literal, listing, right, published, one["board"])


def seats(game: dict[str, int]) -> tuple[int, int]:
    return game["white"], game["black"]


def require_true(
    reason: dict[str, Any],
    literal: literal_amalfi.LiteralRound,
    listing: list[int],
    right: list[tuple[int, int]],
    published: list[tuple[int, int]],
    board: int,
) -> None:
    """What is said of a board is so in the literal search, which goes from the theoretical opponent upwards."""
    upper, lower = sorted(right[board - 1], key=listing.index)
    couples = [set(pair) for pair in right]
    match reason:
        case {"code": "colour_first_round"}:
            assert (reason["upper"], reason["board"]) == (upper, board)
            assert literal.number == 1
            assert right[board - 1][::-1] in published
        case {"code": "taken_theoretical"}:
            assert reason["candidate"] == lower == literal.order(listing, upper)[0]
        case {"code": "taken_upwards"}:
            assert reason["candidate"] == lower
            assert listing.index(lower) < listing.index(literal.order(listing, upper)[0])
        case {"code": "found_before", "player": player, "opponent": opponent, "candidate": candidate}:
            order = literal.order(listing, player)
            assert order.index(opponent) < order.index(candidate)
            assert {player, opponent} in couples
            assert {player, candidate} in [set(pair) for pair in published]
        case {"code": "found_for_another", "player": player, "by": by}:
            assert couples.index({player, by}) < board - 1
            assert {player, upper} in [set(pair) for pair in published]
        case _:
            pytest.fail(f"no literal reading of {reason}")


# -- draughts: equals share the place until something asks for a lot

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2": (1, 1), "3-1": (2, 0), "2-2": (1, 1), "1-3": (0, 2)}
SUPPOSED = {"first_two_rounds": 2}


def encounters(document: dict[str, Any]) -> list[tuple[int, int, int, int, int]]:
    """Round, player, opponent, points and points of the single games; nothing counts of who was struck."""
    struck = {player["number"] for player in document["players"] if player.get("struck")}
    double = document["rules"].get("match") == "double"
    found = []
    for played in document["history"]:
        for game in played["games"]:
            both = (game["white"], game["black"])
            if game["result"] is not None and not struck & set(both):
                for seat, points in enumerate(POINTS[game["result"]]):
                    single = int(game["result"].split("-")[seat]) if double else 0
                    found.append((played["round"], both[seat], both[1 - seat], points, single))
    return found


def round_robin_figures(document: dict[str, Any]) -> dict[int, tuple[int, int, int]]:
    """Points, points of the single games, and Sonneborn-Berger A.

    «il doppio del punteggio totale ottenuto da ciascun competitore battuto; il punteggio totale ottenuto da ciascun
    competitore col quale ha fatto partita pari»; games of supposed rounds make no quotient.
    """
    numbers = [player["number"] for player in document["players"]]
    points, games, quotient = (dict.fromkeys(numbers, 0) for _ in range(3))
    for _, player, _, gained_there, single in encounters(document):
        points[player] += gained_there
        games[player] += single
    not_played = SUPPOSED.get(document["rules"].get("supposed", ""), 0)
    for number, player, other, gained_there, _ in encounters(document):
        quotient[player] += gained_there * points[other] if number > not_played else 0
    return {player: (points[player], games[player], quotient[player]) for player in numbers}


@pytest.mark.parametrize(("document", "now"), corrected("ties", "standings"))
def test_technical_ranking_a_equals_share_the_place(document: dict[str, Any], now: dict[str, Any]) -> None:
    """Who has the same points, game points and quotient has the same place.

    They are listed by number because Sonneborn-Berger B parts none of them: all took as much from every place.
    """
    figures = round_robin_figures(document)
    for line in now["standings"]:
        mine = figures[line["player"]]
        assert line["place"] == 1 + sum(other > mine for other in figures.values())
        assert line["shared"] == (list(figures.values()).count(mine) > 1)
        given = (line["points"], line["tiebreaks"].get("game_points", 0), line["tiebreaks"]["quotient"])
        assert given == mine
        assert line["tiebreaks"].get("second_quotient", 0) == 0  # only of an event in which nobody has played
    for equal in set(figures.values()):
        for place in set(figures.values()):
            of_place = {player for player, mine in figures.items() if mine == place}
            taken = {
                sum(
                    gained_there
                    for _, one, other, gained_there, _ in encounters(document)
                    if one == player and other in of_place
                )
                for player, mine in figures.items()
                if mine == equal
            }
            assert len(taken) == 1
    order = [line["player"] for line in now["standings"]]
    assert order == sorted(order, key=lambda player: ([-figure for figure in figures[player]], player))


@pytest.mark.parametrize(("document", "now"), corrected("struck", "standings"))
def test_r11_who_was_struck_is_listed_last_and_shares_no_place_with_those_who_are_there(
    document: dict[str, Any], now: dict[str, Any]
) -> None:
    """Points, quotient and listing are as they were; nobody else moves but up past the one who was struck."""
    struck = {player["number"] for player in document["players"] if player.get("struck")}
    assert len(struck) == 1
    figures = {player: (player not in struck, *mine) for player, mine in round_robin_figures(document).items()}
    for line in now["standings"]:
        mine = figures[line["player"]]
        assert line["place"] == 1 + sum(other > mine for other in figures.values())
        assert line["shared"] == (list(figures.values()).count(mine) > 1)
        assert (line["points"], line["tiebreaks"]["quotient"]) == (mine[1], mine[3])
    assert now["standings"][-1]["player"] in struck


# -- BIG tables


def worth_of(document: dict[str, Any]) -> list[int]:
    return [int(n) for n in document["rules"].get("scale", "1000 611 403 200").split()] + [0]


def gained(document: dict[str, Any]) -> dict[int, Fraction]:
    """B9: tied places share what they are worth together."""
    worth = worth_of(document)
    found = {player["number"]: Fraction(0) for player in document["players"]}
    for played in document["history"]:
        for table in played["tables"]:
            for player, place in zip(table["seats"], table.get("places") or (), strict=bool(table.get("places"))):
                equal = table["places"].count(place)
                found[player] += Fraction(sum(worth[place - 1 : place - 1 + equal]), equal)
    return found


def individual_order(document: dict[str, Any]) -> list[int]:
    """B10: points; then the higher table of the latest round after the first, and the place at it."""
    points = gained(document)

    def key(player: int) -> list[Any]:
        found: list[Any] = [-points[player]]
        for played in reversed(document["history"][1:]):
            sat = ((n, t) for n, t in enumerate(played["tables"]) if player in t["seats"])
            found += next(([n, t["places"][t["seats"].index(player)]] for n, t in sat), [99, 99])
        return found

    return sorted(points, key=key)


def rank_of_table(document: dict[str, Any], seats: list[int]) -> tuple[Fraction, Fraction, int]:
    """B11: the mean of team points, the mean of points, the best individual place."""
    points, order = gained(document), individual_order(document)
    team = {player["number"]: player["team"] for player in document["players"]}
    of_team = {name: sum(points[p] for p in points if team[p] == name) for name in team.values()}
    means = [
        Fraction(sum(of_team[team[p]] for p in seats), len(seats)),
        Fraction(sum(points[p] for p in seats), len(seats)),
    ]
    return means[0], means[1], 1 + min(order.index(player) for player in seats)


def best_and_found(document: dict[str, Any], tables: list[list[int]]) -> tuple[Any, Any]:
    """B3 on every seating of those who sit; all four teams are at every table of four, and the team a player short is
    missing at that of three: no seating is closer than another.
    """
    seated = {player for table in tables for player in table}
    present = {**document, "players": [p for p in document["players"] if p["number"] in seated]}
    nobody_far = {player["team"]: 0 for player in document["players"]}
    best = literal_tables.best_aims(present, nobody_far, sorted(map(len, tables)), 0)
    return best, literal_tables.aims(present, nobody_far, tables)


@pytest.mark.parametrize(("document", "now"), corrected("big-tables", "check"))
def test_b11_tables_that_are_numbered_otherwise_are_said_to_be_out_of_order(
    document: dict[str, Any], now: dict[str, Any]
) -> None:
    """The seatings themselves are as good as the best; the random round and the first have no order."""
    for said, played in zip(now["rounds"], document["history"], strict=True):
        if played["round"] == 1:
            assert said["agrees"]
            continue
        before = before_round(document, played["round"])
        tables = [table["seats"] for table in played["tables"]]
        best, found = best_and_found(before, tables)
        assert found == best
        means = [rank_of_table(before, seats)[:2] for seats in tables]
        assert (means != sorted(means, reverse=True)) is not said["agrees"]
        assert [one["reasons"][0]["code"] for one in said["differences"]] == ["tables_out_of_order"]


def test_b3_b11_the_round_by_team_is_one_of_the_best_and_numbered_by_its_means() -> None:
    (document, now), *_ = (one.values for one in corrected("big-tables", "pair") if one.id == "big-tables-blocks")
    tables = [table["seats"] for table in now["tables"]]
    assert sorted(player for table in tables for player in table) == list(range(1, 16))  # 16 is away
    best, found = best_and_found(document, tables)
    assert found == best == (now["heavy"], now["closeness"], now["indicator"], now["worst"])
    ranks = [rank_of_table(document, seats) for seats in tables]
    assert [(-team, -own, place) for team, own, place in ranks] == sorted(
        (-team, -own, place) for team, own, place in ranks
    )
    why = [(table["why"]["team_points"], table["why"]["points"], table["why"]["place"]) for table in now["tables"]]
    assert [(Fraction(team), Fraction(own), place) for team, own, place in why] == ranks


def test_b5_the_last_round_without_teams_is_the_standings_by_fours() -> None:
    """7, 5, 3, 1 a place. 4 has 14, 5 has 12; 9, 7 and 8 have 10; 11, 2 and 6 have 8; 10, 1, 3, 12 have 6, 4, 3, 0.

    Of those with 10, 9 and 7 sat at table 2 in round 2 (first and second), 8 at table 3; of those with 8, 11 and 2 sat
    at table 1 (third and fourth), 6 at table 2.
    """
    (document, now), *_ = (one.values for one in corrected("big-tables", "pair") if one.id == "big-tables-players")
    expected = [[4, 5, 9, 7], [8, 11, 2, 6], [10, 1, 3, 12]]
    assert individual_order(document) == [player for table in expected for player in table]
    assert [table["seats"] for table in now["tables"]] == expected
    assert now["indicator"] == literal_tables.indicator(document, expected)
    assert now["indicator"] == sum(literal_tables.meetings(document, *p) for t in expected for p in permutations(t, 2))


# -- teams: the points of 9.3 belong to players


@pytest.mark.parametrize(("document", "now"), corrected("teams", "standings"))
def test_9_3_who_rests_with_points_has_three_quarters_of_a_win_and_a_team_has_the_sum_of_its_players(
    document: dict[str, Any], now: dict[str, Any]
) -> None:
    """A win is 1 in chess, so 1.5 of 2 is 0.75; the team that rests has two players and no reserve."""
    points = dict.fromkeys((player["number"] for player in document["players"]), Fraction(0))
    for played in document["history"]:
        for game in (game for match in played["matches"] for game in match.get("games", ())):
            white = {"1-0": 2, "1/2": 1, "0-1": 0}[game["result"]]
            points[game["white"]] += Fraction(white, 2)
            points[game["black"]] += Fraction(2 - white, 2)
        for rest in played["rests"]:
            assert rest["kind"] == "bye"
            for player in document["teams"][rest["team"] - 1]["players"]:
                points[player] += Fraction(3, 4)
    shown = {line["player"]: Fraction(line["points"]) for line in now["individual"]}
    assert shown == {player: made for player, made in points.items() if player in shown}
    assert all(
        line["place"] == 1 + sum(made > Fraction(line["points"]) for made in shown.values())
        for line in now["individual"]
    )
    for line in now["standings"]:
        roster = document["teams"][line["team"] - 1]["players"]
        assert Fraction(line["tiebreaks"]["individual"]) == sum(points[player] for player in roster)


@pytest.mark.parametrize(("document", "now"), corrected("forfeits", "pair"))
def test_9_3_of_a_match_to_which_a_team_did_not_come_no_board_is_counted_as_drawn(
    document: dict[str, Any], now: dict[str, Any]
) -> None:
    """Art. 16 counts the boards without a result of all other matches."""
    assert any(match.get("result") for played in document["history"] for match in played["matches"])
    waiting = [
        f"{played['round']}/{number}.{board}"
        for played in document["history"]
        for number, match in enumerate(played["matches"], 1)
        if match.get("result") is None
        for board, game in enumerate(match["games"], 1)
        if game["result"] in (None, "suspended")
    ]
    said = [remark["boards"] for remark in now["remarks"] if remark["code"] == "boards_counted_as_drawn"]
    assert said == ([waiting] if waiting else [])
