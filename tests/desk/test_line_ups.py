"""Sealed line-ups at the desk (FID, squadre, Art. 5)."""

import json
import re
import zipfile
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tabellone.desk.by_hand import replace, seats_of
from tabellone.desk.hand import Hand
from tabellone.desk.line_ups import (
    close_now,
    due,
    enter_on_paper,
    hand_in,
    lost_envelopes,
    open_due,
    opening_remarks,
    set_deadline,
    unopenable,
)
from tabellone.desk.my_game import my_games
from tabellone.desk.openings import draw_openings
from tabellone.engine.model import LineUp
from tabellone.engine.openings.draw import NOT_DRAWN
from tabellone.engine.reasons import Reason, UserError
from tabellone.journal.entry import Entry, RefusedError
from tabellone.journal.entry_types import ENTRY_TYPES
from tabellone.journal.journal import Journal
from tabellone.journal.next_step import next_step
from tabellone.journal.requests import pair_data
from tabellone.journal.state import NO_SEED
from tabellone.store.backup import make_backup
from tabellone.store.models import EventRecord, SealedLineUpRecord
from tests.desk.hands import new_hand

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(minutes=10)


def paired(hand: "Hand", seed: str = "s", by_board: int = -100, **rules: Any) -> str:
    """Four teams A to D of four players for three boards, round 1 published; A has the players 1 to 4, B 5 to 8 …"""
    chosen = {"competitors": "teams", "boards": 3, "line_ups": "every_round", **rules}
    key = hand.repository.create({"name": "S", "system": "italo-swiss", "rules": chosen, "rounds": 3}, hand.actor)
    teams = [
        {
            "name": name,
            "players": [{"name": f"{name} {board}", "rating": 4000 + by_board * board} for board in range(1, 5)],
        }
        for name in "ABCD"
    ]
    hand.does(key, "enrol_teams", {"teams": teams})
    numbers = {str(number): number for number in range(1, 5)}
    hand.does(key, "draw", {"seed": seed, "numbers": numbers, "rules": dict(hand.state(key).rules)})
    pair(hand, key)
    return key


def pair(hand: "Hand", key: str) -> None:
    hand.does(key, "pair", pair_data(hand.state(key))[0])
    hand.does(key, "publish", {"round": len(hand.state(key).paired_rounds)})


def seats(hand: "Hand", key: str, match: int = 1) -> tuple[int, int]:
    return hand.state(key).paired_rounds[-1].matches[match - 1].seats


def boards(hand: "Hand", key: str, match: int = 1) -> list[tuple[int | None, int | None]]:
    return [
        (game.first_player, game.second_player) for game in hand.state(key).paired_rounds[-1].matches[match - 1].games
    ]


def members(team: int, *places: int | None) -> LineUp:
    """Those of a team by their places in the roster."""
    return tuple(None if place is None else 4 * (team - 1) + place for place in places)


def refused(hand: "Hand", key: str, team: int, line_up: LineUp, now: datetime = NOON) -> str:
    before = hand.repository.moment(key).sequence
    try:
        hand_in(hand, key, 1, team, line_up, now)
    except UserError as error:
        assert hand.repository.moment(key).sequence == before
        return error.reason.code
    raise AssertionError("it was taken")


def rows() -> int:
    return SealedLineUpRecord.objects.count()


def test_envelopes_are_opened_when_both_are_in() -> None:
    """The second of a match opens both; the salts in the journal prove that nothing was changed."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    first = hand_in(hand, key, 1, white, members(white, 4, None, 1), NOON)  # in the place of the other
    assert (boards(hand, key), rows()) == ([], 1)
    assert [one.commitment for one in hand.state(key).paired_rounds[-1].envelopes] == [first]
    hand_in(hand, key, 1, black, members(black, 3, 2, 1), NOON)
    expected = list(zip(members(white, 4, None, 1), members(black, 3, 2, 1), strict=True))
    assert (boards(hand, key), rows()) == (expected, 0)
    opened = hand.repository.moment(key).events[-1].data
    boards_as_written = ",".join("-" if one is None else str(one) for one in opened["line_ups"][str(white)])
    said = f"tabellone line-up/1/{white}/{boards_as_written}/{opened['salts'][str(white)]}"
    assert sha256(said.encode()).hexdigest() == first
    assert refused(hand, key, white, members(white, 1, 2, 3)) == "line_ups_opened"


def test_late_and_illegal_envelopes_are_refused() -> None:
    hand = new_hand()
    key = paired(hand, rating_limit=11_000, empty_boards="last")
    white, black = seats(hand, key)
    assert refused(hand, key, white, members(white, 1, 2, 3)) == "line_up_over_limit"  # 3900 + 3800 + 3700
    assert refused(hand, key, white, members(white, 4, 4, 3)) == "on_two_boards"
    assert refused(hand, key, white, members(black, 4, 3, 2)) == "not_of_the_team"
    assert refused(hand, key, white, members(white, 4, None, 3)) == "hole_above_a_board"
    assert refused(hand, key, white, members(white, 4, None, None)) == "line_up_below_quorum"
    assert refused(hand, key, white, (4_000_000, None, None)) == "no_such_entrant"
    assert refused(hand, key, 9, members(1, 4, 3, None)) == "no_enrolled_team"
    set_deadline(hand, key, 1, NOON)
    assert refused(hand, key, white, members(white, 4, 3, None)) == "envelope_late"
    assert rows() == 0


def test_the_time_is_over() -> None:
    """One envelope is opened, for the others Art. 5 decides: in round 1 by rating, a lot among equals."""
    hand = new_hand()
    key = paired(hand, seed=NO_SEED)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 4, 3, 2), NOON)
    equal = members(black, 1, 2)
    for player in equal:
        hand.does(key, "edit", {"player": player, "rating": 3950})
    assert due(hand.state(key)) is None
    set_deadline(hand, key, 1, LATER)
    assert due(hand.state(key)) == LATER
    assert open_due(hand.repository, key, LATER - timedelta(seconds=1)) == []
    assert boards(hand, key) == []
    assert open_due(hand.repository, key, LATER) == []
    theirs = tuple(one for _, one in boards(hand, key))
    assert tuple(one for one, _ in boards(hand, key)) == members(white, 4, 3, 2)
    assert {theirs[0], theirs[1]} == set(equal)
    assert theirs[2] == members(black, 3)[0]
    assert hand.state(key).paired_rounds[-1].matches_without_line_ups == []
    assert hand.state(key).paired_rounds[-1].lots_seed  # a lot that anybody can draw again
    opened = [event for event in hand.repository.moment(key).events if event.kind == "line_ups"]
    assert {event.actor for event in opened} == {"clock"}
    assert opened[0].data["told"][0]["code"] == "line_up_by_lot"
    last = hand.repository.moment(key).sequence
    assert open_due(hand.repository, key, LATER) == []  # and again nothing
    assert (hand.repository.moment(key).sequence, due(hand.state(key))) == (last, None)


def test_another_computer_cannot_open_them() -> None:
    """A backup brought back has no sealed line-ups: a new envelope is needed, and nothing else opens it."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    assert lost_envelopes(key, hand.state(key)) == set()
    SealedLineUpRecord.objects.all().delete()
    assert lost_envelopes(key, hand.state(key)) == {white}
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == []
    assert [one.code for one in close_now(hand, key, 1, NOON)] == ["envelope_elsewhere"]
    assert boards(hand, key) == []
    assert boards(hand, key, 2)
    set_deadline(hand, key, 1, LATER)
    enter_on_paper(hand, key, 1, 1, {white: members(white, 2, 1, 4)}, NOON)
    assert boards(hand, key) == list(zip(members(white, 2, 1, 4), members(black, 1, 2, 3), strict=True))


def test_from_paper() -> None:
    """Both at once; beside a sealed envelope; never in the place of one. What is open is corrected until a result."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)

    def typed(**line_ups: LineUp) -> str:
        teams = {"white": white, "black": black}
        try:
            enter_on_paper(hand, key, 1, 1, {teams[name]: line_up for name, line_up in line_ups.items()}, NOON)
        except UserError as error:
            return error.reason.code
        return ""

    assert typed(white=members(white, 1, 2, 3)) == "envelope_missing"
    assert typed(white=members(white, 1, 1, 3), black=members(black, 1, 2, 3)) == "on_two_boards"
    hand_in(hand, key, 1, black, members(black, 4, 2, 1), NOON)
    assert typed(white=members(white, 1, 2, 3), black=members(black, 1, 2, 3)) == "envelope_sealed"
    assert boards(hand, key) == []
    assert typed(white=members(white, 1, 2, 3)) == ""
    assert boards(hand, key) == list(zip(members(white, 1, 2, 3), members(black, 4, 2, 1), strict=True))
    assert typed(white=members(white, 1, 2, 4), black=members(black, 1, 2, 3)) == ""
    assert boards(hand, key)[2] == (members(white, 4)[0], members(black, 3)[0])
    hand.does(key, "result", {"round": 1, "encounter": 1, "game": 1, "result": "1-0"})
    assert typed(white=members(white, 1, 2, 3), black=members(black, 1, 2, 3)) == "line_ups_too_late"


def remarks(hand: "Hand", key: str, match: int = 1) -> list[str]:
    state = hand.state(key)
    return [one.code for one in opening_remarks(state, state.paired_rounds[-1], match)]


def answer(hand: "Hand", key: str, kind: str, **data: Any) -> str:
    """The code of a refusal; nothing where it was done."""
    try:
        hand.does(key, kind, data)
    except UserError as error:
        return error.reason.code
    return ""


def test_t2_a_line_up_is_judged_as_it_was_handed_in() -> None:
    """Ratings and rules change afterwards: no answer depends on who is in the envelope, and it opens as it is."""
    hand = new_hand()
    key = paired(hand, rating_limit=11_400)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)  # 3900 + 3800 + 3700 = 11 400
    for player in filter(None, members(white, 1, 2, 3, 4)):
        hand.does(key, "edit", {"player": player, "rating": 5000})
        assert unopenable(key, hand.state(key), NOON) == {}
        assert lost_envelopes(key, hand.state(key)) == set()
    hand.does(key, "settings", {"rules": {**hand.state(key).rules, "rating_limit": 5_000}})
    assert refused(hand, key, white, members(white, 4, 2, 3)) == "line_up_over_limit"  # a new one is judged today
    hand.does(key, "settings", {"rules": {**hand.state(key).rules, "rating_limit": 11_400}})
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == list(zip(members(white, 1, 2, 3), members(black, 1, 2, 3), strict=True))
    assert remarks(hand, key) == []


def test_t2_nobody_leaves_the_roster_of_a_sealed_envelope() -> None:
    """In it or not, the answer is the same; by editing, by removing, by undoing. Whoever is new may come."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    newcomer = {"name": "Late", "rating": 3000}
    hand.does(key, "edit_team", {"team": white, "players": [*members(white, 1, 2, 3, 4), newcomer]})
    edited = hand.repository.moment(key).sequence
    late = hand.state(key).last_id
    hand_in(hand, key, 1, white, members(white, 1, 2, 4), NOON)
    full = [*members(white, 1, 2, 3, 4), late]
    for gone in full:
        smaller = [player for player in full if player != gone]
        assert answer(hand, key, "edit_team", team=white, players=smaller) == "roster_of_an_envelope"
        assert answer(hand, key, "remove", player=gone) == "roster_of_an_envelope"
    assert answer(hand, key, "undo", target=edited) == "roster_of_an_envelope"
    assert answer(hand, key, "edit_team", team=white, players=[*full, {"name": "Later"}]) == ""
    assert answer(hand, key, "edit_team", team=black, players=list(members(black, 1, 2, 3))) == ""
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert answer(hand, key, "remove", player=late) == ""  # opened, and not in it


def test_art_5_a_round_that_is_not_public_opens_nothing() -> None:
    """Not beside a paper, not when the time is over: what would be read there, nobody else would see."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    hand.does(key, "unpublish", {"round": 1})

    def on_paper() -> str:
        try:
            enter_on_paper(hand, key, 1, 1, {black: members(black, 1, 2, 3)}, NOON)
        except UserError as error:
            return error.reason.code
        return ""

    assert on_paper() == "envelope_before_publication"
    set_deadline(hand, key, 1, NOON)
    assert (due(hand.state(key)), open_due(hand.repository, key, LATER)) == (None, [])
    with pytest.raises(RefusedError) as refusal:
        close_now(hand, key, 1, LATER)
    assert refusal.value.reason.code == "envelope_before_publication"
    assert (boards(hand, key), rows()) == ([], 1)
    hand.does(key, "publish", {"round": 1})
    set_deadline(hand, key, 1, LATER)
    assert on_paper() == ""
    assert remarks(hand, key) == ["envelope_opened_beside_paper", "envelope_opened_early"]


def test_art_5_what_was_opened_is_not_taken_back() -> None:
    """Neither the round, nor its publication, nor its pairs; what was not opened may still change."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    others = seats(hand, key, 2)
    published = hand.repository.moment(key).sequence
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    enter_on_paper(hand, key, 1, 1, {black: members(black, 1, 2, 3)}, NOON)
    opened = hand.repository.moment(key).sequence
    assert remarks(hand, key) == ["envelope_opened_beside_paper"]  # no time had been announced
    assert answer(hand, key, "unpair", round=1) == "round_has_opened_envelopes"
    assert answer(hand, key, "unpublish", round=1) == "opened_envelopes_are_public"
    assert answer(hand, key, "undo", target=opened) == "envelopes_stay_open"
    assert answer(hand, key, "undo", target=published) == "something_depends_on_it"
    crossed = [{"teams": [white, others[0]]}, {"teams": [black, others[1]]}]
    assert answer(hand, key, "replace", round=1, encounters=crossed) == "round_has_opened_envelopes"
    without_boards = [{"teams": [white, black]}, {"teams": [others[1], others[0]]}]
    assert answer(hand, key, "replace", round=1, encounters=without_boards) == "round_has_opened_envelopes"
    replace(hand, key, 1, seats_of(hand.state(key), 1).turned(2), "Scambiate")
    assert boards(hand, key) == list(zip(members(white, 1, 2, 3), members(black, 1, 2, 3), strict=True))
    assert seats(hand, key, 2) == others[::-1]
    assert remarks(hand, key) == ["envelope_opened_beside_paper"]
    enter_on_paper(hand, key, 1, 1, {white: members(white, 3, 2, 1), black: members(black, 1, 2, 3)}, LATER)
    assert remarks(hand, key) == ["envelope_opened_beside_paper", "line_ups_written_again"]


def test_art_5_an_envelope_stays_sealed_where_its_match_stays() -> None:
    """Another pair changed by hand throws away the envelopes of that match alone."""
    hand = new_hand()
    key = paired(hand)
    (white, black), (third, _) = seats(hand, key), seats(hand, key, 2)
    for team in (white, third):
        hand_in(hand, key, 1, team, members(team, 1, 2, 3), NOON)
    replace(hand, key, 1, seats_of(hand.state(key), 1).turned(2), "Scambiate")
    assert [one.team for one in hand.state(key).paired_rounds[-1].envelopes] == [white]
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == list(zip(members(white, 1, 2, 3), members(black, 1, 2, 3), strict=True))


def test_t7_a_forfeit_waits_for_the_envelope_whose_players_have_its_points() -> None:
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 4, 3, None), NOON)
    code = "1-0f"
    assert answer(hand, key, "result", round=1, encounter=1, forfeit=code) == "envelope_before_forfeit"
    assert close_now(hand, key, 1, NOON) == []
    assert answer(hand, key, "result", round=1, encounter=1, forfeit=code) == ""
    assert [white_player for white_player, _ in boards(hand, key)] == list(members(white, 4, 3, None))
    assert remarks(hand, key) == ["envelope_opened_alone", "line_up_by_rating"]


def test_art_5_a_time_moved_forward_is_told() -> None:
    """Announced for later and closed now: whoever had until then is told so."""
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    set_deadline(hand, key, 1, LATER)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    assert close_now(hand, key, 1, NOON) == []
    assert remarks(hand, key) == ["envelope_opened_alone", "line_up_by_rating", "envelope_opened_early"]
    office = ["line_up_by_rating"] * 2
    assert remarks(hand, key, 2) == ["line_ups_without_envelopes", *office, "envelope_opened_early"]


def test_a_sealed_line_up_is_in_no_copy(tmp_path: Path) -> None:
    """Neither in a backup nor in a copy of the database; the database itself has it until it is opened."""
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 4, 2, None), NOON)
    row = SealedLineUpRecord.objects.get()
    assert tuple(row.line_up) == members(white, 4, 2, None)
    backup = make_backup("test", tmp_path / "backup.zip")
    with zipfile.ZipFile(backup) as archive:
        assert row.salt not in "".join(archive.read(name).decode() for name in archive.namelist())
    events = json.dumps(list(EventRecord.objects.filter(kind="envelope").values_list("data", flat=True)))
    assert row.salt not in events
    assert not re.search(r"line_up\W", events)


def test_the_same_line_up_has_another_seal_every_time() -> None:
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    seals = {hand_in(hand, key, 1, white, members(white, 4, 2, None), NOON) for _ in range(3)}
    assert len(seals) == 3


def test_art_5_a_paper_in_the_place_of_a_lost_envelope_is_no_envelope() -> None:
    """A captain hands in twice, the second is undone, so what was in the first is lost: no way to open the other's."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    set_deadline(hand, key, 1, LATER)
    for places in ((1, 2, 3), (3, 2, 1)):
        hand_in(hand, key, 1, white, members(white, *places), NOON)
    assert answer(hand, key, "undo", target=hand.repository.moment(key).sequence) == ""
    assert lost_envelopes(key, hand.state(key)) == {white}
    hand_in(hand, key, 1, black, members(black, 1, 2, 3), NOON)
    assert boards(hand, key) == []
    enter_on_paper(hand, key, 1, 1, {white: members(white, 4, 2, 1)}, NOON)
    assert remarks(hand, key) == ["envelope_opened_beside_paper", "envelope_opened_early"]


def test_art_5_what_the_captains_saw_of_an_opening_is_not_undone() -> None:
    """The line-ups written again, and the time that had been announced, before results and after."""
    hand = new_hand()
    key = paired(hand)
    white, black = seats(hand, key)
    set_deadline(hand, key, 1, LATER)
    announced = hand.repository.moment(key).sequence
    assert answer(hand, key, "undo", target=announced) == ""
    assert answer(hand, key, "undo", target=hand.repository.moment(key).sequence) == ""
    for team in (white, black):
        hand_in(hand, key, 1, team, members(team, 1, 2, 3), NOON)
    assert answer(hand, key, "undo", target=announced) == "deadline_was_announced"
    both = {white: members(white, 4, 2, 1), black: members(black, 1, 2, 3)}
    enter_on_paper(hand, key, 1, 1, both, NOON)
    rewritten = hand.repository.moment(key).sequence
    assert answer(hand, key, "undo", target=rewritten) == "envelopes_stay_open"
    hand.does(key, "result", {"round": 1, "encounter": 1, "game": 1, "result": "1-0"})
    assert answer(hand, key, "undo", target=rewritten) == "envelopes_stay_open"
    others = seats(hand, key, 2)
    enter_on_paper(hand, key, 1, 2, {team: members(team, 1, 2, 3) for team in others}, NOON)
    on_paper = hand.repository.moment(key).sequence
    hand.does(key, "result", {"round": 1, "encounter": 2, "game": 1, "result": "1-0"})
    assert answer(hand, key, "undo", target=on_paper) in ("line_ups_too_late", "something_depends_on_it")


def test_art_5_no_round_is_paired_over_line_ups_that_are_missing() -> None:
    """They could never be handed in or opened afterwards."""
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    with pytest.raises(RefusedError, match="line_ups_before_pairing"):
        hand.does(key, "pair", pair_data(hand.state(key))[0])
    close_now(hand, key, 1, NOON)
    hand.does(key, "pair", pair_data(hand.state(key))[0])
    assert len(hand.state(key).paired_rounds) == 2


def test_a_paper_that_is_refused_has_written_nothing() -> None:
    hand = new_hand()
    key = paired(hand)
    white, _ = seats(hand, key)
    hand_in(hand, key, 1, white, members(white, 1, 2, 3), NOON)
    SealedLineUpRecord.objects.all().delete()
    before = hand.repository.moment(key).sequence
    with pytest.raises(RefusedError, match="envelope_missing"):
        enter_on_paper(hand, key, 1, 1, {white: members(white, 1, 2, 3)}, NOON)
    assert hand.repository.moment(key).sequence == before


def openings_of(hand: "Hand", key: str) -> dict[tuple[int, int], int]:
    """By match and board."""
    played = hand.state(key).paired_rounds[-1]
    return dict(zip(played.occupied_boards, played.openings, strict=True))


def test_openings_of_boards_wait_for_the_line_ups_and_go_with_the_boards() -> None:
    """A board that is emptied loses its opening, one that is filled has none yet; the others keep theirs."""
    hand = new_hand()
    key = paired(hand, openings="board_by_board")
    first, second = seats(hand, key, 1), seats(hand, key, 2)
    short = {first[0]: members(first[0], 1, 2, 3), first[1]: members(first[1], 1, 2, None)}
    enter_on_paper(hand, key, 1, 1, short, NOON)
    with pytest.raises(RefusedError, match="openings_before_line_ups"):
        draw_openings(hand, key, 1)
    enter_on_paper(hand, key, 1, 2, {team: members(team, 1, 2, 3) for team in second}, NOON)
    assert draw_openings(hand, key, 1) is None
    drawn = openings_of(hand, key)
    assert list(drawn) == [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3)]
    games = {one.player: one for one in my_games(hand.repository.moment(key).published).values()}
    shown = {(one.spot.encounter, one.spot.board): one.opening for one in games.values() if one.spot and one.opening}
    assert {spot: int(text.split(":")[0]) for spot, text in shown.items()} == drawn
    assert sum(one.spot is not None for one in games.values()) == 11  # one sits opposite an empty board
    short = {second[0]: members(second[0], 1, None, 3), second[1]: members(second[1], 1, 2, 3)}
    enter_on_paper(hand, key, 1, 2, short, NOON)
    assert openings_of(hand, key) == {board: drawn[board] for board in drawn if board != (2, 2)}
    enter_on_paper(hand, key, 1, 1, {team: members(team, 1, 2, 3) for team in first}, NOON)
    now = openings_of(hand, key)
    assert now == {board: drawn.get(board, NOT_DRAWN) for board in now}
    assert (1, 3) in now and (2, 2) not in now
    assert hand.state(key).tournament.history[0].openings == ()  # a document has all of them or none
    step = next_step(hand.state(key))
    assert step is not None and step.message == "ui_step_openings"
    assert {one.opening == "" for one in my_games(hand.repository.moment(key).published).values()} == {True, False}
    assert draw_openings(hand, key, 1) is None
    assert all(openings_of(hand, key).values())


def test_an_opening_drawn_before_the_line_ups_by_an_earlier_version_goes_to_no_other_board() -> None:
    hand = new_hand()
    key = paired(hand, openings="board_by_board")
    first, second = seats(hand, key, 1), seats(hand, key, 2)
    enter_on_paper(hand, key, 1, 2, {team: members(team, 1, 2, 3) for team in second}, NOON)
    journal = hand.repository.journal(key)
    event = Entry(journal.sequence + 1, NOON.isoformat(), "desk", "openings", {"round": 1, "openings": [3, 4, 5]})
    again = Journal()
    for one in (*journal.events, event):
        again.add(one)
    other = hand.repository.add(again)
    enter_on_paper(hand, other, 1, 1, {team: members(team, 1, 2, 3) for team in first}, NOON)
    assert list(openings_of(hand, other).values()) == [NOT_DRAWN, NOT_DRAWN, NOT_DRAWN, 3, 4, 5]


def test_art_5_that_nobody_handed_in_is_told_and_that_it_was_before_the_time() -> None:
    hand = new_hand()
    key = paired(hand)
    set_deadline(hand, key, 1, LATER)
    assert close_now(hand, key, 1, NOON) == []
    state = hand.state(key)
    told = [one.code for one in opening_remarks(state, state.paired_rounds[0], 1)]
    assert told == ["line_ups_without_envelopes", "line_up_by_rating", "line_up_by_rating", "envelope_opened_early"]


def test_art_5_a_fixed_line_ups_are_opened_all_at_once_and_stand_for_the_whole_event() -> None:
    """Whoever handed in last would know the others' line-ups of all rounds."""
    hand = new_hand()
    key = paired(hand, line_ups="fixed_in_envelope")
    first, second = seats(hand, key, 1), seats(hand, key, 2)
    for team in (*first, second[0]):
        hand_in(hand, key, 1, team, members(team, 2, 3, 1), NOON)
    assert (boards(hand, key, 1), boards(hand, key, 2), rows()) == ([], [], 3)
    hand_in(hand, key, 1, second[1], members(second[1], 3, 1, 2), NOON)
    assert boards(hand, key, 1) == list(zip(members(first[0], 2, 3, 1), members(first[1], 2, 3, 1), strict=True))
    assert boards(hand, key, 2) == list(zip(members(second[0], 2, 3, 1), members(second[1], 3, 1, 2), strict=True))
    for match in (1, 2):
        for board in (1, 2, 3):
            hand.does(key, "result", {"round": 1, "encounter": match, "game": board, "result": "1-0"})
    pair(hand, key)
    lines = {team: members(team, 2, 3, 1) for team in (*first, *second)} | {second[1]: members(second[1], 3, 1, 2)}
    for match in (1, 2):
        white, black = seats(hand, key, match)
        assert boards(hand, key, match) == list(zip(lines[white], lines[black], strict=True))
        assert remarks(hand, key, match) == []


def test_art_5_1_a_fixed_line_up_that_was_not_handed_in_is_by_elo_rubele_and_everybody_is_told() -> None:
    """The last of each roster is the strongest: nobody has handed in the order of the roster."""
    hand = new_hand()
    key = paired(hand, by_board=100, line_ups="fixed_in_envelope")
    first, second = seats(hand, key, 1), seats(hand, key, 2)
    hand_in(hand, key, 1, first[0], members(first[0], 3, 1, 2), NOON)
    enter_on_paper(hand, key, 1, 2, {team: members(team, 1, 2, 3) for team in second}, NOON)
    assert close_now(hand, key, 1, NOON) == []
    assert boards(hand, key, 1) == list(zip(members(first[0], 3, 1, 2), members(first[1], 4, 3, 2), strict=True))
    assert remarks(hand, key, 1) == ["envelope_opened_alone", "line_up_by_rating"]
    assert remarks(hand, key, 2) == []
    event = hand.repository.journal(key).events[-1]
    *_, last = ENTRY_TYPES["line_ups"].summary(hand.state(key), dict(event.data))
    assert isinstance(last, Reason)
    assert last.code == "line_up_by_rating"


def test_art_5_a_a_team_that_rests_hands_its_fixed_line_up_in_before_its_first_match() -> None:
    hand = new_hand()
    key = paired(hand, line_ups="fixed_in_envelope")
    first, second = seats(hand, key, 1), seats(hand, key, 2)
    hand.does(key, "result", {"round": 1, "encounter": 2, "forfeit": "1-0f"})  # nobody came with an envelope
    for team in first:
        hand_in(hand, key, 1, team, members(team, 2, 3, 1), NOON)
    for board in (1, 2, 3):
        hand.does(key, "result", {"round": 1, "encounter": 1, "game": board, "result": "1-0"})
    pair(hand, key)
    assert boards(hand, key, 1) == boards(hand, key, 2) == []
    fixed = first[0]
    with pytest.raises(RefusedError, match="line_up_is_fixed"):
        hand_in(hand, key, 2, fixed, members(fixed, 2, 3, 1), NOON)
    for team in second:
        hand_in(hand, key, 2, team, members(team, 3, 2, 1), NOON)
    for match in (1, 2):
        seated = dict(zip(seats(hand, key, match), zip(*boards(hand, key, match), strict=True), strict=True))
        for team, line_up in seated.items():
            assert line_up == (members(team, 2, 3, 1) if team in first else members(team, 3, 2, 1))
        assert remarks(hand, key, match) == []
