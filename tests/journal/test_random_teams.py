"""Team events in which anything is tried, legal or not: the journal stays sound, and so does every document of it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabellone.engine.reasons import UserError
from tabellone.engine.teams.substitutes import line_up_for
from tabellone.formats.document import read_data, write_data
from tabellone.journal.exchange import journal_from_tournament, journal_text, read_journal
from tabellone.journal.journal import Journal
from tabellone.journal.replay import fold
from tabellone.journal.requests import draw_data, enrol_teams_data, pair_data, remove_data, remove_team_data
from tabellone.journal.state import State
from tests.journal.played import NOW, do
from tests.journal.team_events import AFTER, BEFORE, DEADLINE, SALT, event, first_three, paired, roster, sealed
from tests.tries import tries

SYSTEMS = st.sampled_from(["italo-swiss", "round-robin", "amalfi", "elimination"])
RESULTS = st.sampled_from(["1-0", "0-1", "1/2", "1-0f", "0-0f", "suspended", None])
FINAL = st.sampled_from(["1-0", "0-1", "1/2"])
FORFEITS = st.sampled_from(["1-0f", "0-1f", "0-0f", None])
Tried = tuple[str, dict[str, Any]]
"""A kind of event with its data."""
Make = Callable[[st.DataObject, State, int], Tried]
NOTHING: Tried = ("note", {"text": "nothing"})


def begun(data: st.DataObject) -> Journal:
    """An event whose numbers are drawn."""
    journal = Journal()
    boards = data.draw(st.integers(1, 3))
    rules = {
        "competitors": "teams",
        "boards": boards,
        "line_ups": data.draw(st.sampled_from(["fixed", "every_round"])),
        "meetings": data.draw(st.sampled_from(["board_by_board", "everyone"])),
    }
    system = data.draw(SYSTEMS)
    names = "ABCDEFG"[: data.draw(st.integers(3, 6))]
    journal.append("create", {"name": "S", "system": system, "rules": rules, "rounds": 3}, "desk", NOW)
    teams = [{"name": name, "players": roster(name, data.draw(st.integers(boards, boards + 1)))} for name in names]
    journal.append("enrol_teams", {"teams": teams}, "desk", NOW)
    journal.append("draw", draw_data(journal.state, "7"), "desk", NOW)
    return journal


@settings(max_examples=tries(50), deadline=None)
@given(st.data())
def test_whatever_is_tried_in_a_team_event_the_journal_stays_sound(data: st.DataObject) -> None:
    """Refused events change nothing, the state is the fold, an undo brings the state back (but no envelope is closed
    again), the round just paired is the one of the rules, and every document and journal reads back equal."""
    journal = begun(data)
    for _ in range(data.draw(st.integers(1, 30))):
        before = journal.state
        kind, content = tried(data, journal)
        try:
            done = journal.append(kind, content, "someone", NOW)
        except UserError:
            assert journal.state is before
            continue
        state = journal.state
        assert state == fold(journal.events)
        if kind == "pair":
            assert state.system.differences(state.tournament, len(state.paired_rounds)) == []
        if data.draw(st.integers(0, 3)) == 0 and not makes_something_known(before, kind, content):
            journal.append("undo", {"target": done.sequence}, "someone", NOW)
            assert journal.state == before
    assert read_journal(journal_text(journal.events)).state == journal.state
    if journal.state.drawn and len(journal.state.teams) > 1:
        tournament = journal.state.tournament
        written = json.loads(json.dumps(write_data(tournament)))
        assert read_data(written).tournament == tournament
        assert journal_from_tournament(tournament, "import", NOW).state.tournament == tournament


def makes_something_known(state: State, kind: str, content: dict[str, Any]) -> bool:
    """Whether somebody has seen what was sealed, or was told until when to hand in: that is never taken back."""
    if kind == "deadline":
        return any(played.envelopes for played in state.paired_rounds[content["round"] - 1 :][:1])
    if kind != "line_ups" or "encounter" not in content:
        return False
    played = state.paired_rounds[content["round"] - 1]
    return any(one.team in played.matches[content["encounter"] - 1].seats for one in played.envelopes)


def tried(data: st.DataObject, journal: Journal) -> Tried:
    """What the event waits for, or something else that a director or a captain may try."""
    make: Make = data.draw(
        st.sampled_from([*[awaited] * 6, enrol, edit, leave, made, line_ups, envelope, envelope, result, other])
    )
    try:
        return make(data, journal.state, journal.sequence)
    except UserError:  # the engine has no answer to record
        return NOTHING


def awaited(data: st.DataObject, state: State, number: int) -> Tried:
    """The draw, a round, or the first match without a result: its line-ups by Art. 5, then its boards."""
    if not state.drawn:
        return "draw", draw_data(state, "s")
    matches = state.paired_rounds[-1].matches if state.paired_rounds else ()
    still_open = (at for at, one in enumerate(matches, 1) if one.is_open(state.system.open_results))
    at = next(still_open, None)
    if at is None:
        return "pair", pair_data(state)[0]
    where, match = {"round": len(state.paired_rounds), "encounter": at}, matches[at - 1]
    if not match.games:
        opened = contents(state, match.seats)
        if "salts" in opened and not state.paired_rounds[-1].published:
            return "publish", {"round": len(state.paired_rounds)}
        if len(opened["line_ups"]) == 1 and not state.paired_rounds[-1].deadline:
            return "deadline", {"round": len(state.paired_rounds), "until": DEADLINE}
        return "line_ups", where | opened | {"at": AFTER, "seed": "lots"}
    if match.result == "1/2":
        return "result", where | {"after": data.draw(st.sampled_from(["lot 1-0", "1/2 0-1"]))}
    return "result", where | {"results": [data.draw(FINAL) if one.is_occupied else one.result for one in match.games]}


def in_envelope(state: State, team: int) -> list[int | None]:
    """What every captain hands in: the first of his roster."""
    members: list[int | None] = list(state.teams[team].team.roster) if team in state.teams else []
    boards = state.rules["boards"]
    return [*members, *[None] * boards][:boards]


def contents(state: State, teams: tuple[int, int]) -> dict[str, Any]:
    """The envelopes of a match, opened."""
    sealed_in = [one.team for one in state.paired_rounds[-1].envelopes if one.team in teams]
    given = {str(team): in_envelope(state, team) for team in sealed_in}
    return {"line_ups": given} | ({"salts": dict.fromkeys(given, SALT)} if given else {})


def a_team(data: st.DataObject, state: State) -> int:
    return data.draw(st.integers(1, state.last_team_id + 1))


def a_player(data: st.DataObject, state: State) -> int:
    return data.draw(st.integers(1, state.last_id + 1))


def enrol(data: st.DataObject, state: State, number: int) -> Tried:
    team = {"name": f"New {number}", "players": roster(f"N{number}", data.draw(st.integers(1, 3)))}
    if data.draw(st.booleans()):
        return "enrol_teams", enrol_teams_data(state, [team])
    return "enrol", {"players": [{"name": f"Reserve {number}", "rating": 1500}]}


def edit(data: st.DataObject, state: State, number: int) -> Tried:
    team = a_team(data, state)
    how = data.draw(st.sampled_from(["members", "captain", "player", "remove", "remove_team"]))
    if how == "members" and team in state.teams:
        members: list[Any] = data.draw(st.permutations(list(state.teams[team].team.players)))
        return "edit_team", {"team": team, "players": [*members, a_player(data, state)][: data.draw(st.integers(1, 5))]}
    if how == "player":
        return "edit", {"player": a_player(data, state), "name": f"Edited {number}", "rating": 1000 + number}
    if how == "remove":
        return "remove", remove_data(state, a_player(data, state))
    if how == "remove_team":
        return "remove_team", remove_team_data(state, team)
    return "edit_team", {"team": team, "captain": f"Captain {number}", "plays_short": data.draw(st.booleans())}


def leave(data: st.DataObject, state: State, number: int) -> Tried:
    kind = data.draw(st.sampled_from(["withdraw", "return", "absence"]))
    who = {"team": a_team(data, state)} if data.draw(st.booleans()) else {"player": a_player(data, state)}
    if kind == "absence":
        return kind, who | {"kind": data.draw(st.sampled_from(["absent", "half", None]))}
    return kind, who


def made(data: st.DataObject, state: State, number: int) -> Tried:
    kind = data.draw(st.sampled_from([*["pair"] * 5, "unpair", "publish", "unpublish", "draw", "replace"]))
    if kind == "pair":
        return kind, pair_data(state)[0]
    if kind == "draw":
        return kind, draw_data(state, "s")
    last = max(1, len(state.paired_rounds))
    if kind == "replace" and state.paired_rounds:
        encounters = [{"teams": list(match.seats[::-1])} for match in state.paired_rounds[-1].matches]
        rests = [[one for one in rest if one is not None] for rest in state.paired_rounds[-1].rests]
        return kind, {"round": last, "encounters": encounters, "rests": rests}
    return ("publish" if kind == "replace" else kind), {"round": last}


def chosen_line_up(data: st.DataObject, state: State, team: int) -> list[int | None]:
    """What Art. 5 would have, or anything with anybody."""
    boards = state.rules["boards"]
    if data.draw(st.booleans()) and team in state.number_of:
        people = state.person_id_of
        return [player and people[player] for player in line_up_for(state.tournament, state.number_of[team])]
    members: list[Any] = [*(state.teams[team].team.players if team in state.teams else ()), None]
    return data.draw(st.lists(st.sampled_from(members), min_size=boards, max_size=boards))


def envelope(data: st.DataObject, state: State, number: int) -> Tried:
    last, team = max(1, len(state.paired_rounds)), a_team(data, state)
    if data.draw(st.integers(0, 4)) == 0:
        return "deadline", {"round": last, "until": data.draw(st.sampled_from([DEADLINE, ""]))}
    at = data.draw(st.sampled_from([BEFORE, AFTER]))
    boards = ",".join("-" if player is None else str(player) for player in in_envelope(state, team))
    return "envelope", {"round": last, "team": team, "commitment": sealed(last, team, boards), "at": at}


def line_ups(data: st.DataObject, state: State, number: int) -> Tried:
    if data.draw(st.integers(0, 4)) == 0 or not state.paired_rounds or not state.paired_rounds[-1].matches:
        team = a_team(data, state)
        return "line_ups", {"round": state.next_round, "line_ups": {str(team): chosen_line_up(data, state, team)}}
    played = state.paired_rounds[-1]
    match = data.draw(st.integers(1, len(played.matches)))
    seats = played.matches[match - 1].seats
    said = {"round": len(state.paired_rounds), "encounter": match, **contents(state, seats)}
    for team in seats:
        if str(team) not in said["line_ups"] and data.draw(st.booleans()):
            said["line_ups"][str(team)] = chosen_line_up(data, state, team)
    seed = {"seed": "lots"} if data.draw(st.booleans()) else {}
    return "line_ups", said | seed | {"at": data.draw(st.sampled_from([BEFORE, AFTER]))}


def result(data: st.DataObject, state: State, number: int) -> Tried:
    kind = data.draw(st.sampled_from(["result", "result", "result", "correct"]))
    last = data.draw(st.integers(1, max(1, len(state.paired_rounds))))
    count = len(state.paired_rounds[last - 1].matches) if state.paired_rounds else 1
    where = {"round": last, "encounter": data.draw(st.integers(1, max(1, count)))}
    how = data.draw(st.sampled_from(["game", "all", "all", "forfeit", "after"]))
    if how == "game":
        return kind, where | {"game": data.draw(st.integers(1, 4)), "result": data.draw(RESULTS)}
    if how == "forfeit":
        return kind, where | {"forfeit": data.draw(FORFEITS)}
    if how == "after":
        return kind, where | {"after": data.draw(st.sampled_from(["lot 1-0", "1-0", None]))}
    if not state.paired_rounds or where["encounter"] > count:
        return NOTHING
    games = state.paired_rounds[last - 1].matches[where["encounter"] - 1].games if count else ()
    return kind, where | {"results": [data.draw(RESULTS) if one.is_occupied else one.result for one in games]}


def other(data: st.DataObject, state: State, number: int) -> Tried:
    kind = data.draw(st.sampled_from(["close", "reopen", "settings", "undo"]))
    if kind == "settings":
        return kind, {"rounds": data.draw(st.integers(1, 6))}
    if kind == "undo":
        return kind, {"target": data.draw(st.integers(1, max(1, number)))}
    return kind, {}


def refused(journal: Journal, kind: str, **data: Any) -> str:
    with pytest.raises(UserError) as error:
        do(journal, kind, **data)
    return error.value.reason.code


def comes_back(journal: Journal) -> bool:
    """Whether the document reads back equal, and as a journal too."""
    tournament = journal.state.tournament
    again = read_data(json.loads(json.dumps(write_data(tournament)))).tournament
    return again == tournament == journal_from_tournament(tournament, "import", NOW).state.tournament


def test_a_round_by_hand_is_not_put_back_under_line_ups_that_were_of_other_boards() -> None:
    """The teams would change sides, and their players would sit for each other."""
    journal = paired(event(line_ups="every_round"))
    match = journal.state.paired_rounds[0].matches[0]
    others = [{"teams": list(one.seats)} for one in journal.state.paired_rounds[0].matches[1:]]
    by_hand = do(journal, "replace", round=1, encounters=[{"teams": list(match.seats[::-1])}, *others])
    undo = do(journal, "undo", target=by_hand.sequence)
    given = {str(team): first_three(team) for team in match.seats}
    do(journal, "line_ups", round=1, encounter=1, line_ups=given)
    assert refused(journal, "undo", target=undo.sequence) == "something_depends_on_it"


def test_rounds_are_not_taken_away_from_a_player_who_enters_later() -> None:
    journal = paired(event())
    do(journal, "enrol", players=[{"name": "Reserve"}])
    assert refused(journal, "settings", rounds=1) == "out_of_range"


def test_a_line_up_for_the_next_round_goes_with_whoever_leaves() -> None:
    journal = paired(event(line_ups="every_round"))
    do(journal, "line_ups", round=2, line_ups={"1": [1, 2, 3], "2": [5, 6, 7]})
    do(journal, "withdraw", player=2)
    assert journal.state.tournament.line_ups == {2: (5, 6, 7)}
    assert comes_back(journal)
    do(journal, "return", player=2)
    assert journal.state.tournament.line_ups == {1: (1, 2, 3), 2: (5, 6, 7)}


def test_a_forfeit_that_comes_after_the_next_round_is_paired_is_late_as_a_whole() -> None:
    """The round robin pairs while matches are open; round 2 was paired as if this one were drawn (Art. 16)."""
    journal = paired(paired(event(system="round-robin")))
    do(journal, "result", round=1, encounter=1, forfeit="0-1f")
    assert write_data(journal.state.tournament)["history"][0]["late"] == [{"match": 1, "until": 2}]
    assert comes_back(journal)


def test_what_decided_a_whole_match_is_corrected_and_not_entered_twice() -> None:
    journal = paired(event(teams=8, system="elimination"))
    do(journal, "result", round=1, encounter=1, results=["1/2"] * 3)
    do(journal, "result", round=1, encounter=1, after="1/2")
    do(journal, "result", round=1, encounter=1, after="1/2 lot 1-0")  # the replay was drawn too
    assert refused(journal, "result", round=1, encounter=1, after="0-1") == "match_has_a_result"
    do(journal, "correct", round=1, encounter=1, after="0-1")
    do(journal, "result", round=1, encounter=2, forfeit="1-0f")
    assert refused(journal, "result", round=1, encounter=2, forfeit="0-1f") == "match_has_a_result"
