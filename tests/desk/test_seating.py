"""Pairs made by hand, and tables without somebody who was seated."""

from collections import Counter

import pytest

from tabellone.desk.by_hand import judged, replace, seats_of
from tabellone.desk.repair import Way, may_repair, repair, substitute
from tabellone.desk.results import enter_game
from tabellone.desk.rounds import pair_next
from tabellone.engine.model import Rest
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tabellone.journal.requests import draw_data
from tests.desk.hands import at_tables, drawn, new_hand, play


def test_hand_made_pairs() -> None:
    """Two seats exchanged and a board turned; a second meeting is said to break a rule, and can be saved anyway."""
    hand = new_hand()
    key = drawn(hand, 5)
    play(hand, key)
    met = [game.seats for game in hand.state(key).paired_rounds[0].games]
    pair_next(hand, key)
    state = hand.state(key)
    seats = seats_of(state, 2)
    assert judged(state, 2, seats) == ([], False)
    assert judged(state, 2, seats.turned(1)).broken or judged(state, 2, seats.turned(1)).otherwise
    (white, black), other = met[0], next(pair for pair in seats.boards if met[0][0] in pair)
    opponent = next(player for player in other if player != white)
    again = seats.exchanged(black, opponent)
    assert {white, black} in [set(pair) for pair in again.boards]
    assert judged(state, 2, again).broken
    replace(hand, key, 2, again)
    paired = hand.state(key).paired_rounds[1]
    assert ([game.seats for game in paired.games], list(paired.rests)) == again


def test_hand_made_pairs_refused() -> None:
    """Only the last round, as long as it has no result, with players and rests of this tournament."""
    hand = new_hand()
    key = drawn(hand, 4)
    with pytest.raises(RefusedError, match="not_paired"):
        seats_of(hand.state(key), 1)
    play(hand, key)
    pair_next(hand, key)
    state = hand.state(key)
    with pytest.raises(RefusedError, match="not_the_last_round"):
        seats_of(state, 1)
    seats = seats_of(state, 2)
    for wrong in (seats._replace(boards=[(98, 99)]), seats._replace(rests=[Rest(1, "asleep")])):
        with pytest.raises(BadDocumentError, match="not_a_list"):
            judged(state, 2, wrong)
    hand.does(key, "publish", {"round": 2})
    enter_game(hand, key, 2, 1, "1-0")
    with pytest.raises(RefusedError, match="round_has_results"):
        replace(hand, key, 2, seats.turned(2))
    with pytest.raises(RefusedError, match="round_has_results"):
        seats_of(hand.state(at_tables(hand)), 1)


def test_tables_repaired() -> None:
    """Twelve at three tables, then eleven: everybody else is seated once, and mended tables know what they were."""
    hand = new_hand()
    for way in Way:
        key = at_tables(hand)
        before = hand.state(key)
        assert may_repair(before, 1)
        missing = before.number_of[before.paired_rounds[0].tables[0].seats[0]]
        repair(hand, key, 1, missing, way)
        after = hand.state(key).paired_rounds[0]
        seated = [player for table in after.tables for player in table.seats]
        assert sorted([*seated, before.id_of[missing]]) == sorted(before.entrants)
        assert sorted(len(table.seats) for table in after.tables) == [3, 4, 4]
        assert after.rests == (Rest(before.id_of[missing], "absent"),)
        was = tuple(table.seats for table in before.paired_rounds[0].tables)
        assert after.earlier_seatings == ((was,) if way is Way.MENDED else ())


def test_repairs_refused() -> None:
    """Nobody of that number, a round that is not the last, boards instead of tables."""
    hand = new_hand()
    key, boards = at_tables(hand), drawn(hand, 4)
    play(hand, boards)
    with pytest.raises(RefusedError, match="unknown_player"):
        repair(hand, key, 1, 13, Way.ANEW)
    with pytest.raises(RefusedError, match="unknown_player"):
        substitute(hand, key, 1, 13, "Nuovo")
    with pytest.raises(RefusedError, match="not_paired"):
        repair(hand, key, 2, 1, Way.ANEW)
    with pytest.raises(RefusedError, match="no_tables_to_repair"):
        repair(hand, boards, 1, 1, Way.ANEW)
    assert (may_repair(hand.state(key), 2), may_repair(hand.state(boards), 1)) == (False, False)


def test_substitutes() -> None:
    """A newcomer sits where somebody of his team was to sit."""
    hand = new_hand()
    key = at_tables(hand)
    before = hand.state(key)
    leaving = before.paired_rounds[0].tables[1].seats[2]
    substitute(hand, key, 1, before.number_of[leaving], "Nuovo")
    after = hand.state(key)
    newcomer = after.entrants[after.paired_rounds[0].tables[1].seats[2]]
    assert (newcomer.name, newcomer.player.team) == ("Nuovo", before.entrants[leaving].player.team)


def test_seats_are_drawn_and_everybody_has_each_about_as_often() -> None:
    """Eight teams, eight rounds: by the seed of the tournament, or one that the round records."""
    hand = new_hand()
    key = hand.repository.create({"name": "Tavoli", "system": "big-tables", "rules": {}, "rounds": 8}, "Ada")
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "team": f"T{n % 8}"} for n in range(32)]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    had: Counter[tuple[int, int]] = Counter()
    for number in range(1, 9):
        pair_next(hand, key)
        hand.does(key, "publish", {"round": number})
        for table, one in enumerate(hand.state(key).paired_rounds[-1].tables, 1):
            had.update((player, seat) for seat, player in enumerate(one.seats))
            hand.does(key, "result", {"round": number, "encounter": table, "places": [1, 2, 3, 4]})
    state = hand.state(key)
    assert state.seed
    for player in state.entrants:
        counts = [had[player, seat] for seat in range(4)]
        assert sum(counts) == 8
        assert max(counts) <= 4 and min(counts) >= 1, (player, counts)
    firsts: Counter[int] = Counter()  # of the teams, in the order of their enrolment
    for (player, seat), times in had.items():
        firsts[player % 8] += times * (seat == 0)
    assert max(firsts.values()) <= 2 * min(firsts.values())
