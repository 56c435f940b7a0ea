"""What a player is told of himself: where he plays, against whom, how he did; of every kind of encounter."""

from tabellone.desk.enrolment import enrol_listed, listed
from tabellone.desk.hand import Hand
from tabellone.desk.matches import enter_board, enter_forfeit
from tabellone.desk.my_game import Doing, MyGame, my_games
from tabellone.desk.results import enter_game, enter_table
from tabellone.desk.rounds import pair_next
from tests.desk.hands import at_tables, drawn, new_hand, paired_teams, play


def games(hand: "Hand", key: str) -> "dict[int, MyGame]":
    return dict(my_games(hand.repository.moment(key).published))


def test_at_a_board() -> None:
    """Board, colour and opponent are those of the round; the result is each one's own; a bye is no game."""
    hand = new_hand()
    key = drawn(hand, 7)
    assert {one.doing for one in games(hand, key).values()} == {Doing.WAITS}
    play(hand, key)
    before = games(hand, key)
    pair_next(hand, key)
    assert games(hand, key) == before  # nobody sees a round that is not published
    hand.does(key, "publish", {"round": 2})
    state, now = hand.state(key), games(hand, key)
    for board, game in enumerate(state.paired_rounds[1].games, 1):
        white, black = now[game.white], now[game.black]
        assert white.spot is not None
        assert (white.spot.round, white.spot.encounter, white.spot.board) == (2, board, 0)
        assert (white.colour, black.colour, white.spot) == ("white", "black", black.spot)
        assert white.against[0].name == state.entrants[game.black].name
        assert black.against[0].name == state.entrants[game.white].name
        assert {white.scored, black.scored} == {""}
    resting = state.paired_rounds[1].rests[0]
    assert (now[resting.player].doing, now[resting.player].spot) == (Doing.RESTS, None)
    enter_game(hand, key, 2, 1, "1/2")
    enter_game(hand, key, 2, 2, "0-1")
    first, second, third = hand.state(key).paired_rounds[1].games
    after = games(hand, key)
    assert [after[player].scored for player in (*first.seats, *second.seats, *third.seats)] == [
        *("½", "½"),
        *("0", "1"),
        *("", ""),
    ]
    changed = {player for player in after if after[player].version != now[player].version}
    assert changed == {*first.seats, *second.seats}  # a result is nobody else's business


def test_places_are_of_complete_rounds() -> None:
    """While a round is played everybody stands where he stood after the last; his rounds are told one by one."""
    hand = new_hand()
    key = drawn(hand, 4)
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 1})
    enter_game(hand, key, 1, 1, "1-0")
    assert {one.place for one in games(hand, key).values()} == {None}
    enter_game(hand, key, 1, 2, "1-0")
    places = {one.place.place for one in games(hand, key).values() if one.place}
    assert places == {1, 3}
    assert {one.place.after for one in games(hand, key).values() if one.place} == {1}
    pair_next(hand, key)
    hand.does(key, "publish", {"round": 2})
    enter_game(hand, key, 2, 1, "1-0")
    now = games(hand, key)
    assert {one.place.after for one in now.values() if one.place} == {1}
    winner = now[hand.state(key).paired_rounds[0].games[0].white]
    assert (winner.played[0].round, winner.played[0].colour, winner.played[0].sign) == (1, "white", "1")


def test_who_is_out_or_comes_later() -> None:
    hand = new_hand()
    key = drawn(hand, 6)
    play(hand, key)
    hand.does(key, "withdraw", {"player": 2})
    assert games(hand, key)[2].doing is Doing.PLAYS

    enrol_listed(hand, key, listed(hand.state(key), "Nuovo, 1500"))
    newcomer = max(hand.state(key).entrants)
    assert games(hand, key)[newcomer].doing is Doing.COMES_LATER
    play(hand, key)
    assert games(hand, key)[2].doing is Doing.IS_OUT
    assert games(hand, key)[newcomer].doing is not Doing.COMES_LATER


def test_at_a_board_of_a_match() -> None:
    """Each his own board; who is not in the line-up is told so, and before it is known everybody."""
    hand = new_hand()
    key = paired_teams(hand)
    hand.does(key, "publish", {"round": 1})
    match = hand.state(key).paired_rounds[0].matches[0]
    enter_board(hand, key, 1, 1, 2, "1-0")
    now = games(hand, key)
    for number, board in enumerate(match.games, 1):
        for player, colour in ((board.white, "white"), (board.black, "black")):
            assert player is not None
            assert now[player].spot is not None
            assert (now[player].spot.board, now[player].colour) == (number, colour)  # type: ignore[union-attr]
            assert now[player].their_team != now[player].team
    second = match.games[1]
    assert [now[player].scored for player in second.players] == ["2", "0"]
    assert [one.sign for one in now[second.players[0]].played] == ["2"]
    assert {one.doing for one in now.values()} == {Doing.PLAYS}


def test_of_a_match_to_which_a_team_does_not_come() -> None:
    """Nobody of either team has a board; taken back, everybody has his own again."""
    hand = new_hand()
    key = paired_teams(hand)
    hand.does(key, "publish", {"round": 1})
    before = games(hand, key)
    enter_forfeit(hand, key, 1, 1, "0-1f")
    now = games(hand, key)
    state = hand.state(key)
    match = state.paired_rounds[0].matches[0]
    absent, there = (state.teams[team].name for team in match.seats)
    for mine in now.values():
        assert (mine.doing, mine.spot, mine.scored) == (Doing.FORFEIT, None, "")
        assert {mine.team, mine.their_team} == {absent, there}
        assert mine.who_did_not_come is not None
        assert (mine.who_did_not_come.args["team"], mine.who_did_not_come.args["other"]) == (absent, there)
        assert [(one.opponent, one.sign) for one in mine.played] == ([(absent, "1½ f")] if mine.team == there else [])
    enter_forfeit(hand, key, 1, 1, None)
    assert games(hand, key) == before


def test_at_a_table() -> None:
    """The seats in their order, and the place once it is known."""
    hand = new_hand()
    key = at_tables(hand)
    table = hand.state(key).paired_rounds[0].tables[1]
    enter_table(hand, key, 1, 2, {"places": [2, 1, 4, 3]})
    now = games(hand, key)
    names = [hand.state(key).entrants[seat].name for seat in table.seats]
    for seat, player in enumerate(table.seats, 1):
        assert now[player].seat == seat
        assert [one.name for one in now[player].against] == names
    assert [now[player].scored for player in table.seats] == ["2°", "1°", "4°", "3°"]
    assert now[hand.state(key).paired_rounds[0].tables[0].seats[0]].scored == ""
