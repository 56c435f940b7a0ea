"""Elo-Rubele into the registry: three people with 3000 points since 2024, of whom P1 and P2 draw their only game.

Equals who draw score what was expected of them; table 18 adds a bonus of 10 to the first event of the year, and takes
50 points from whoever played in none.
"""

from datetime import date
from fractions import Fraction

import pytest

from tabellone.desk.hand import Hand
from tabellone.desk.ratings import (
    Rating,
    changed_since,
    close_year,
    first_capitals,
    foresee,
    foresee_year,
    register,
    reopen_year,
    take_back,
    weight_of,
)
from tabellone.desk.ties import close
from tabellone.engine.draughts import DraughtsGame
from tabellone.engine.rating.causes import Cause
from tabellone.engine.rating.event import rate_event
from tabellone.engine.reasons import BadDocumentError
from tabellone.formats.registry import read_registry
from tabellone.journal.entry import RefusedError
from tabellone.journal.requests import draw_data
from tabellone.store.ratings import Ratings
from tabellone.store.registry import Registry
from tabellone.store.repository import StoreError
from tests.desk.hands import drawn, new_hand, play

EVENT_DAY = "2024-05-01"


def three_known() -> "tuple[Registry, Ratings]":
    """P1, P2 and P3."""
    registry = Registry()
    rows = "".join(f"C{number};P{number};3000\n" for number in (1, 2, 3))
    registry.merge(read_registry(f"card;name;rating\n{rows}".encode(), DraughtsGame.ITALIAN), "2024-01-01")
    return registry, Ratings(registry)


def capitals(registry: "Registry") -> list[int | None]:
    """Of everybody, by name."""
    return [known.person.capitals[DraughtsGame.ITALIAN].rating for known in registry.everybody()]


def drawn_game(hand: "Hand") -> str:
    """A finished event of two."""
    key = drawn(hand, 2, "round-robin", 1)
    play(hand, key, "1/2")
    return key


def on(day: str) -> "Rating":
    return Rating(day, Fraction(1))


def test_ratings_registered() -> None:
    """Seen first, then written, noted and backed up; taken back everything is as it was."""
    hand = new_hand()
    registry, ratings = three_known()
    key = drawn_game(hand)
    close(hand, key)
    foreseen = foresee(hand, ratings, key, on(EVENT_DAY))
    assert [change.after for change in foreseen.season.changes if change.cause is Cause.EVENT] == [3010, 3010]
    assert (foreseen.newer, foreseen.open_year) == ("", None)
    assert foresee(hand, ratings, key, on("2023-05-01")).newer == "2024-01-01"
    assert capitals(registry) == [3000, 3000, 3000]
    register(hand, ratings, key, on(EVENT_DAY), "registrato")
    assert capitals(registry) == [3010, 3010, 3000]
    noted = hand.repository.moment(key).events[-1]
    assert (noted.kind, noted.data["text"], changed_since(hand.repository.moment(key))) == ("note", "registrato", False)
    with pytest.raises(StoreError, match="rated_already"):
        register(hand, ratings, key, on(EVENT_DAY), "ancora")
    hand.does(key, "reopen", {})
    assert changed_since(hand.repository.moment(key))
    take_back(hand, ratings, key)
    assert capitals(registry) == [3000, 3000, 3000]


def test_ratings_refused() -> None:
    """An event that is not closed, of no day or of one to come, and chess; nothing is written or noted."""
    hand = new_hand()
    registry, ratings = three_known()
    key, chess = drawn_game(hand), drawn(hand, 2)
    with pytest.raises(RefusedError, match="rating_needs_closing"):
        register(hand, ratings, key, on(EVENT_DAY), "registrato")
    close(hand, key)
    before = hand.repository.moment(key).sequence
    with pytest.raises(BadDocumentError, match="ui_no_date"):
        register(hand, ratings, key, on("1 maggio"), "registrato")
    with pytest.raises(BadDocumentError, match="ui_future_date"):
        register(hand, ratings, key, on(f"{date.today().year + 1}-01-01"), "registrato")
    with pytest.raises(RefusedError, match="not_a_draughts_event"):
        register(hand, ratings, chess, on(EVENT_DAY), "registrato")
    assert capitals(registry) == [3000, 3000, 3000]
    assert hand.repository.moment(key).sequence == before


def test_weights() -> None:
    """What is chosen, else the whole value."""
    hand = new_hand()
    state = hand.state(drawn_game(hand))
    assert (weight_of(state, None), weight_of(state, 50)) == (Fraction(1), Fraction(1, 2))
    announced = state._replace(extra_fields={"weight": 50})
    assert (weight_of(announced, None), weight_of(announced, 100)) == (Fraction(1, 2), Fraction(1))


def test_years() -> None:
    """The end of a year takes 50 points from who stayed away, and is taken back; a year that goes on has no end."""
    hand = new_hand()
    registry, ratings = three_known()
    key, later = drawn_game(hand), drawn_game(hand)
    close(hand, key)
    close(hand, later)
    register(hand, ratings, key, on(EVENT_DAY), "registrato")
    assert foresee(hand, ratings, later, on("2025-05-01")).open_year == 2024
    assert [change.after for change in foresee_year(ratings, DraughtsGame.ITALIAN, 2024).changes] == [2950]
    assert capitals(registry) == [3010, 3010, 3000]
    close_year(ratings, DraughtsGame.ITALIAN, 2024)
    assert capitals(registry) == [3010, 3010, 2950]
    closed = ratings.closed_years()[0][2]
    with pytest.raises(StoreError, match="no_such_tournament"):
        take_back(hand, ratings, closed)
    assert not reopen_year(ratings, key)  # an event is no year
    assert reopen_year(ratings, closed)
    assert (capitals(registry), reopen_year(ratings, closed)) == ([3010, 3010, 3000], False)
    with pytest.raises(BadDocumentError, match="ui_year_not_over"):
        close_year(ratings, DraughtsGame.ITALIAN, date.today().year + 1)
    for nonsense in (None, 24):
        with pytest.raises(BadDocumentError, match="ui_no_year"):
            foresee_year(ratings, DraughtsGame.ITALIAN, nonsense)


def test_the_page_of_an_event_begins_with_the_capitals_that_registering_begins_with() -> None:
    """E8: A is M.F. in international draughts (2300 by table 21), B has 3000 in the list, C is nowhere."""
    hand, registry = new_hand(), Registry()
    registry.merge(read_registry(b"name;category;rating\nA;M.F.;4000\n", DraughtsGame.INTERNATIONAL), "2024-01-01")
    registry.merge(read_registry(b"card;name;rating\nC2;B;3000\n", DraughtsGame.ITALIAN), "2024-01-01")
    ratings = Ratings(registry)
    key = hand.repository.create({"name": "Prova", "system": "round-robin", "rounds": 3}, hand.actor)
    hand.does(key, "enrol", {"players": [{"name": "A"}, {"name": "B"}, {"name": "C"}, {"name": "D", "rating": 2000}]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    for _ in range(3):
        play(hand, key, "1/2")
    number = {one.player.name: one.number or 0 for one in hand.state(key).entrants.values()}
    first = first_capitals(ratings, key, hand.state(key))
    assert first == {number["A"]: 2300, number["B"]: 3000, number["C"]: 300}
    close(hand, key)
    season = foresee(hand, ratings, key, on(EVENT_DAY)._replace(newcomers=True)).season
    lines = {
        one.player: one for one in rate_event(hand.state(key).tournament, DraughtsGame.ITALIAN, first_capitals=first)
    }
    rated = [change for change in season.changes if change.rated is not None]
    assert len(rated) == 4
    for change in rated:
        assert lines[number[change.entry.name]].rated == change.rated
    register(hand, ratings, key, on(EVENT_DAY)._replace(newcomers=True), "Registrato")
    assert first_capitals(ratings, key, hand.state(key)) == first, "what it left is not what they began with"
    other = hand.repository.create({"name": "Dopo", "system": "round-robin", "rounds": 1}, hand.actor)
    hand.does(other, "enrol", {"players": [{"name": "B"}, {"name": "E"}]})
    hand.does(other, "draw", draw_data(hand.state(other), "1"))
    after = {one.player.name: one.number or 0 for one in hand.state(other).entrants.values()}
    capital = registry.meant_by(hand.state(other).tournament.players)[0].person.capitals[DraughtsGame.ITALIAN].rating
    assert first_capitals(ratings, other, hand.state(other)) == {after["B"]: capital, after["E"]: 300}
    assert capital != 3000


def test_table_12_a_foreigner_listed_in_the_other_game_without_a_capital_begins_by_conversion() -> None:
    """FMJD 2350: 5875 (table 22), a Maestro (table 11), 2000 (table 21); a line without a capital is no category."""
    hand, registry = new_hand(), Registry()
    line = b"card;name;country;category;rating;malus;last_year;fmjd\nX1;Foreign;NED;;;0;;2350\n"
    registry.merge(read_registry(line, DraughtsGame.INTERNATIONAL), "2024-01-01")
    key = hand.repository.create({"name": "Prova", "system": "round-robin", "rounds": 1}, hand.actor)
    hand.does(key, "enrol", {"players": [{"name": "Foreign"}, {"name": "Uno"}]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    number = {one.player.name: one.number or 0 for one in hand.state(key).entrants.values()}
    assert first_capitals(Ratings(registry), key, hand.state(key)) == {number["Foreign"]: 2000, number["Uno"]: 300}


def test_one_ambiguous_name_leaves_the_others_their_capitals() -> None:
    hand, registry = new_hand(), Registry()
    people = b"card;name;rating\nC1;Due;2500\nC2;Due;2600\nC3;Uno;2400\n"
    registry.merge(read_registry(people, DraughtsGame.ITALIAN), "2024-01-01")
    key = hand.repository.create({"name": "Prova", "system": "round-robin", "rounds": 1}, hand.actor)
    hand.does(key, "enrol", {"players": [{"name": "Due"}, {"name": "Uno"}]})
    hand.does(key, "draw", draw_data(hand.state(key), "1"))
    number = {one.player.name: one.number for one in hand.state(key).entrants.values()}
    assert first_capitals(Ratings(registry), key, hand.state(key)) == {number["Uno"]: 2400}
