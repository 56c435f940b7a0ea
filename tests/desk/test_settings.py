"""What is announced of a tournament, when it is made and later."""

import pytest

from tabellone.desk.announcement import announce_prizes, change, create
from tabellone.desk.entrants import draw_numbers
from tabellone.desk.results import enter_game
from tabellone.desk.rounds import pair_next
from tabellone.desk.settings_effects import effects
from tabellone.engine.model import Prize
from tabellone.engine.reasons import BadDocumentError
from tabellone.journal.entry import RefusedError
from tests.desk.hands import drawn, new_hand


def test_tournaments_made() -> None:
    """With nobody in it, by whoever made it; what no system is called by leaves nothing behind."""
    hand = new_hand()
    key = create(hand, {"name": "Prova", "system": "italo-swiss", "rules": {"game": "italian"}, "rounds": 5})
    state = hand.state(key)
    assert (state.name, state.system_name, state.rounds, state.entrants) == ("Prova", "italo-swiss", 5, {})
    assert hand.repository.moment(key).events[0].actor == "Ada"
    for wrong in ({"system": "no such system"}, {"name": ""}, {"rounds": None}):
        with pytest.raises(BadDocumentError):
            create(hand, {"name": "Prova", "system": "amalfi", "rules": {}, "rounds": 5, **wrong})
    assert hand.repository.tournaments() == [key]


def test_settings_changed() -> None:
    """What is not named stays."""
    hand = new_hand()
    key = drawn(hand, 4)
    before = hand.state(key)
    assert change(hand, key, {"name": "Altro", "place": "Udine", "rounds": 2}) == []
    after = hand.state(key)
    assert (after.name, after.place, after.rounds) == ("Altro", "Udine", 2)
    assert (after.rules, after.entrants) == (before.rules, before.entrants)
    with pytest.raises(BadDocumentError):
        change(hand, key, {"name": " "})


def test_rounds_follow_rules() -> None:
    """Four play three rounds all against all and six with two legs; before the draw nobody knows how many play."""
    hand = new_hand()
    key = drawn(hand, 4, "round-robin")
    rules = dict(hand.state(key).rules)
    change(hand, key, {"rules": rules, "rounds": 3})
    assert hand.state(key).rounds == 3
    change(hand, key, {"rules": {**rules, "legs": "two"}, "rounds": 3})
    assert hand.state(key).rounds == 6
    undrawn = create(hand, {"name": "Prova", "system": "round-robin", "rules": {}, "rounds": 3})
    change(hand, undrawn, {"rules": {"legs": "two"}, "rounds": 3})
    assert hand.state(undrawn).rounds == 3


def test_games_changed() -> None:
    """B17: a game is announced before the event; from its first round on another one is told, once."""
    hand = new_hand()
    key = create(hand, {"name": "Masters", "system": "big-tables", "rules": {}, "rounds": 2})
    hand.does(key, "enrol", {"players": [{"name": f"P{n}", "team": f"T{n % 4}"} for n in range(8)]})
    azul, other = {"round": 1, "name": "Azul", "minutes": 20}, {"round": 2, "name": "Kingdomino"}
    assert change(hand, key, {"round_games": [{"round": 1, "name": "Catan"}]}) == []
    assert change(hand, key, {"round_games": [azul, other]}) == []
    draw_numbers(hand, key)
    pair_next(hand, key)
    told = change(hand, key, {"round_games": [azul | {"name": "Splendor"}, other]})
    assert [(game.round, game.name, game.was) for game in told] == [(1, "Splendor", "Azul")]
    assert change(hand, key, {"name": "Masters 2"}) == []


def test_prizes_announced() -> None:
    """In the place of those there were; a prize for no place is refused."""
    hand = new_hand()
    key = drawn(hand, 4)
    announce_prizes(hand, key, [{"place": 1, "thing": "Coppa"}, {"place": 2, "cents": 5000}])
    announce_prizes(hand, key, [{"place": 1, "cents": 10000, "category": "CM"}])
    assert hand.state(key).prizes == (Prize(1, cents=10000, category="CM"),)
    with pytest.raises(BadDocumentError):
        announce_prizes(hand, key, [{"place": 0, "thing": "Coppa"}])


@pytest.mark.parametrize("chosen", ["white", "black"])
def test_a_first_colour_that_was_chosen_is_not_drawn(chosen: str) -> None:
    """Chosen with the tournament or before the draw; where nobody chose it, it is drawn (Amalfi, B.4.1)."""
    hand = new_hand()
    for number in range(6):
        key = create(hand, {"name": "Prova", "system": "amalfi", "rules": {"first_colour": chosen}, "rounds": 5})
        hand.does(key, "enrol", {"players": [{"name": f"P{one}"} for one in range(4)]})
        if number % 2:
            other = "white" if chosen == "black" else "black"
            change(hand, key, {"rules": {"first_colour": other}})
            change(hand, key, {"rules": {"first_colour": chosen}})
        event = draw_numbers(hand, key)
        assert event.data["rules"]["first_colour"] == chosen
        assert hand.state(key).options.first_colour.value == chosen
    drawn_colours = set()
    for _ in range(40):
        hand.does(key, "undo", {"target": hand.repository.moment(key).sequence})
        change(hand, key, {"rules": {}})
        draw_numbers(hand, key)
        drawn_colours.add(hand.state(key).options.first_colour.value)
        assert hand.state(key).rules["first_colour"] == hand.state(key).options.first_colour.value
    assert drawn_colours == {"white", "black"}


def test_settings_that_change_what_was_played_say_what() -> None:
    """What a bye is worth and the colour of number 1; nothing before the first round, or where nothing changes."""
    hand = new_hand()
    key = drawn(hand, 5, rounds=4)
    assert not effects(hand, key, {"rules": {"bye": "draw"}}).are_there
    for number in (1, 2):
        pair_next(hand, key)
        for board in (1, 2):
            enter_game(hand, key, number, board, "1-0")
    state = hand.state(key)
    assert not effects(hand, key, {"rules": dict(state.rules), "name": "Altro"}).are_there
    resting = {rest.player for played in state.paired_rounds for rest in played.rests}
    found = effects(hand, key, {"rules": {**state.rules, "bye": "draw"}})
    assert sorted(found.scored) == sorted(state.entrants[player].name for player in resting)
    turned = "black" if state.options.first_colour.value == "white" else "white"
    found = effects(hand, key, {"rules": {**state.rules, "first_colour": turned}})
    assert found.otherwise
    assert (found.moved, found.scored) == ([], [])


@pytest.mark.parametrize("handicap", ["first_system", "second_system"])
def test_first_system_art_4_no_prize_of_a_category_is_announced(handicap: str) -> None:
    """Nor is that system announced where there are some; what an older document brought may stay."""
    hand = new_hand()
    rules = {"handicap": handicap}
    key = create(hand, {"name": "A", "system": "italo-swiss", "rounds": 3, "rules": rules})
    other = create(hand, {"name": "B", "system": "italo-swiss", "rounds": 3})
    prizes = [{"place": 1, "cents": 1000, "category": "Nazionale"}]
    announce_prizes(hand, other, prizes)
    if handicap == "second_system":
        announce_prizes(hand, key, prizes)
        change(hand, other, {"rules": rules})
        return
    with pytest.raises(RefusedError, match="prizes_by_category_refused"):
        announce_prizes(hand, key, prizes)
    with pytest.raises(RefusedError, match="prizes_by_category_refused"):
        change(hand, other, {"rules": rules})
    hand.does(key, "settings", {"prizes": prizes})  # as a document brings them
    announce_prizes(hand, key, [*prizes, {"place": 1, "thing": "Coppa"}])
    with pytest.raises(RefusedError, match="prizes_by_category_refused"):
        announce_prizes(hand, key, [{**prizes[0], "category": "Regionale"}])
