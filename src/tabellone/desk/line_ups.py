"""Line-ups of a round: handed in sealed, opened both at once or when the time is over, or entered from paper (Art. 5).

What a captain has handed in is in no answer of this module before it is opened.
"""

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.model import LineUp
from tabellone.engine.reasons import Arguments, BadDocumentError, Reason, UserError
from tabellone.engine.teams.line_ups import require_line_up
from tabellone.engine.teams.matches import needs_lot
from tabellone.engine.teams.options import team_rules
from tabellone.journal.entries.line_ups import match_number_of, teams_owing_line_ups
from tabellone.journal.entry import CollisionError, RefusedError
from tabellone.journal.lookup import find_player, find_team, require_last_round
from tabellone.journal.replay import validate_request
from tabellone.journal.state import PairedRound, State, renumber_line_up
from tabellone.journal.values import hour_of
from tabellone.store.repository import Repository
from tabellone.store.sealed import Enclosed, enclosed, seal, throw_away, unseal

CLOCK = "clock"
"""The actor of what is done because the time is over."""


def set_deadline(hand: Hand, key: str, number: int, until: datetime) -> None:
    """Until when the captains may hand in for a round; what is open stays open."""
    hand.does(key, "deadline", {"round": number, "until": _written(until)})


def close_now(hand: Hand, key: str, number: int, now: datetime) -> list[Reason]:
    """The time is over at once: what is in is opened, the rest is as Art. 5 has it; why some could not be."""
    state = hand.state(key)
    if state.paired_rounds and state.published_rounds < len(state.paired_rounds):
        raise RefusedError("envelope_before_publication", round=number)
    set_deadline(hand, key, number, now)
    return open_due(hand.repository, key, now)


def hand_in(hand: Hand, key: str, number: int, team: int, line_up: LineUp, now: datetime) -> str:
    """A captain's envelope, in the place of an earlier one; its commitment. If all are in they are opened.

    What is in the way of that is said of the match, to the director.
    """
    promised = _put_in(hand, key, number, team, line_up, now)
    state = hand.state(key)
    played = state.paired_rounds[-1]
    keeps_boards = team_rules(state.options).line_ups.keeps_boards
    for match in played.matches_without_line_ups if keeps_boards else (match_number_of(played, team),):
        if match is not None and _all_in(state, match):
            _opened(hand, key, match, now)
    return promised


def due(state: State) -> datetime | None:
    """When line-ups that are still missing or sealed are opened; None if nothing waits for a time.

    A round that is not public waits until it is: what is opened, both captains see.
    """
    if state.closed or not state.paired_rounds or state.published_rounds < len(state.paired_rounds):
        return None
    played = state.paired_rounds[-1]
    return datetime.fromisoformat(played.deadline) if played.deadline and played.matches_without_line_ups else None


def open_due(repository: Repository, key: str, now: datetime) -> list[Reason]:
    """If the time is over: every match gets its boards, from envelopes or by Art. 5; why some could not."""
    hand = Hand(repository, CLOCK)
    state = hand.state(key)
    moment = due(state)
    if moment is None or now < moment:
        return []
    problems = (_opened(hand, key, match, now) for match in state.paired_rounds[-1].matches_without_line_ups)
    return [problem for problem in problems if problem is not None]


def enter_on_paper(hand: Hand, key: str, number: int, match: int, typed: Mapping[int, LineUp], now: datetime) -> None:
    """What the director reads from paper, teams and players by ids: both at once, or one beside a sealed envelope.

    An envelope that cannot be opened is replaced by its team's paper, sealed and opened like the lost one.
    """
    state = hand.state(key)
    _, played = require_last_round(state, {"round": number})
    if not 0 < match <= len(played.matches):
        raise RefusedError("no_such_match_there", round=number, match=match)
    for team, line_up in typed.items():
        _require_allowed(state, team, line_up)
    sealed = {one.team for one in played.envelopes} & {*played.matches[match - 1].seats}
    if sealed and not played.published:
        raise RefusedError("envelope_before_publication", round=number)
    stuck = match in unopenable(key, state, now)
    paper, lost = {}, {}
    seats = played.matches[match - 1].seats
    expected = teams_owing_line_ups(state, played) if match in played.matches_without_line_ups else seats
    for team in seats:
        name = state.teams[team].name
        if team not in typed and match not in played.matches_without_line_ups:
            raise RefusedError("line_ups_again_both", team=name)
        if team not in sealed and team not in typed and team in expected:
            raise RefusedError("envelope_missing", team=name)
        if team in sealed and team in typed and not stuck and team not in lost_envelopes(key, state):
            raise RefusedError("envelope_sealed", team=name)
        if team in typed and team in sealed:
            lost[team] = typed[team]
        elif team in typed:
            paper[team] = typed[team]
    missing = [team for team in sealed - lost.keys() if team in lost_envelopes(key, state)]
    if missing:
        raise RefusedError("envelope_elsewhere", team=state.teams[missing[0]].name)
    for team, line_up in lost.items():
        _put_in(hand, key, number, team, line_up, now, by_desk=True)
    problem = _open_once(hand, key, hand.state(key), match, paper, now)
    if problem is not None:
        raise RefusedError(problem.code, problem.article, **problem.args)


def lost_envelopes(key: str, state: State) -> set[int]:
    """The teams whose envelope was handed in on another computer, so that its contents are not here."""
    return {one.team for one in state.paired_rounds[-1].envelopes if _enclosed(key, state, one.team) is None}


def unopenable(key: str, state: State, now: datetime) -> dict[int, Reason]:
    """The matches of the last round that should be open now and cannot be, and why; nothing of a single envelope.

    Whether the boards can be set is tried when both envelopes are in or the time is over, and never before: whoever
    changes rosters, ratings or rules finds out nothing about who is in an envelope.
    """
    played, moment = state.paired_rounds[-1], due(state)
    is_time = moment is not None and now >= moment
    found = {}
    for match in played.matches_without_line_ups:
        sealed = {one.team for one in played.envelopes} & {*played.matches[match - 1].seats}
        if sealed and (is_time or _all_in(state, match)) and not sealed & lost_envelopes(key, state):
            problem = _refusal(key, state, match, now)
            if problem is not None:
                found[match] = problem
    return found


def opening_remarks(state: State, round_: PairedRound, match: int) -> list[Reason]:
    """What both captains are told of how their line-ups became known, unless both envelopes opened at once."""
    remarks = []
    seen = False
    for opening in round_.line_up_openings(round_.matches[match - 1].seats):
        at = hour_of(opening.at)
        if seen:
            remarks.append(Reason("line_ups_written_again", "Art. 5", "T2", {"at": at}))
        elif not (opening.sealed or opening.on_paper or opening.known) and opening.at:
            remarks.append(Reason("line_ups_without_envelopes", "Art. 5", "T17", {"at": at}))
        elif opening.is_alone:
            (team,) = opening.sealed
            other = next(one for one in opening.teams if one != team)
            args: Arguments = {"at": at, "team": state.teams[team].name, "other": state.teams[other].name}
            how = "envelope_opened_beside_paper" if opening.on_paper else "envelope_opened_alone"
            remarks.append(Reason(how, "Art. 5", "T2", args))
        remarks += opening.by_office
        if not seen and opening.is_early:
            remarks.append(Reason("envelope_opened_early", "Art. 5", "T2", {"until": hour_of(opening.announced)}))
        seen = seen or bool(opening.sealed)
    return remarks


def _put_in(hand: Hand, key: str, number: int, team: int, line_up: LineUp, now: datetime, by_desk: bool = False) -> str:
    """The envelope and its commitment are written together, or neither."""
    state = hand.state(key)
    require_last_round(state, {"round": number})
    _require_allowed(state, team, line_up)
    inside = enclosed(number, team, line_up)
    data: dict[str, Any] = {"round": inside.round, "team": team, "commitment": inside.commitment, "at": _written(now)}
    data |= {"by_desk": True} if by_desk else {}
    hand.does(key, "envelope", data, beside=lambda tournament: seal(tournament, inside))
    return inside.commitment


def _opened(hand: Hand, key: str, match: int, now: datetime) -> Reason | None:
    """A match gets its boards; None if it has them, else what is in the way.

    It is done from what was seen of it: whoever is later finds it done, and does nothing.
    """
    while True:
        moment = hand.repository.moment(key)
        if match not in moment.state.paired_rounds[-1].matches_without_line_ups:
            return None
        try:
            return _open_once(hand._replace(seen=moment.sequence), key, moment.state, match, {}, now)
        except CollisionError:
            continue


def _open_once(
    hand: Hand, key: str, state: State, match: int, paper: Mapping[int, LineUp], now: datetime
) -> Reason | None:
    played = state.paired_rounds[-1]
    seats = played.matches[match - 1].seats
    data = _contents(key, state, match, paper, now)
    if isinstance(data, Reason):
        return data
    try:
        hand.does(key, "line_ups", data, beside=lambda tournament: throw_away(tournament, _last(state), seats))
    except (BadDocumentError, RefusedError) as error:
        return _said_of_match(state, match, error) if "salts" in data else error.reason
    return None


def _refusal(key: str, state: State, match: int, now: datetime) -> Reason | None:
    """Why the envelopes of a match do not open; None if they do. Nothing is written."""
    data = _contents(key, state, match, {}, now)
    if isinstance(data, Reason):
        return data
    try:
        validate_request(state, "line_ups", data)
    except (BadDocumentError, RefusedError) as error:
        return _said_of_match(state, match, error)
    return None


def _said_of_match(state: State, match: int, error: UserError) -> Reason:
    """Names the match alone: the error's own sentence could name a player of a sealed envelope."""
    if error.reason.code in ("closed", "envelope_before_publication", "envelope_missing"):
        return error.reason
    return Reason("envelopes_do_not_open", "Art. 5", "T2", {"match": match, "round": _last(state)})


def _contents(
    key: str, state: State, match: int, paper: Mapping[int, LineUp], now: datetime
) -> dict[str, Any] | Reason:
    """The data of the entry that opens a match; a reason where an envelope's contents are not here."""
    played = state.paired_rounds[-1]
    inside: dict[int, Enclosed] = {}
    for team in (one.team for one in played.envelopes if one.team in played.matches[match - 1].seats):
        found = _enclosed(key, state, team)
        if found is None:
            return Reason("envelope_elsewhere", args={"team": state.teams[team].name})
        inside[team] = found
    return _opening(state, match, inside, paper, now)


def _opening(
    state: State, match: int, inside: Mapping[int, Enclosed], paper: Mapping[int, LineUp], now: datetime
) -> dict[str, Any]:
    """The event: line-ups with the salts of those that were sealed, and a seed where a lot has to be drawn."""
    given = {**paper, **{team: one.line_up for team, one in inside.items()}}
    people, number = state.person_number_of, state.number_of
    known = {number[team]: renumber_line_up(line_up, people) for team, line_up in given.items()}
    seed = secrets.token_hex(4) if needs_lot(state.tournament, match, known) else ""
    return {
        "round": _last(state),
        "encounter": match,
        "line_ups": {str(team): list(line_up) for team, line_up in given.items()},
        **({"salts": {str(team): one.salt for team, one in inside.items()}} if inside else {}),
        "at": _written(now),
        **({"seed": seed} if seed else {}),
    }


def _enclosed(key: str, state: State, team: int) -> Enclosed | None:
    """What is in the envelope of a team; None if what is here is not what was handed in."""
    promised = next((one.commitment for one in state.paired_rounds[-1].envelopes if one.team == team), None)
    found = unseal(key, _last(state), team)
    return found if found is not None and found.commitment == promised else None


def _require_allowed(state: State, team: int, line_up: LineUp) -> None:
    """Art. 4 and 9, as the engine has them; known teams and people."""
    find_team(state, {"team": team})
    for player in filter(None, line_up):
        find_player(state, {"player": player})
    tournament, number = state.tournament, _last(state)
    of_numbers = renumber_line_up(line_up, state.person_number_of)
    before = tournament.as_before_pairing(number)
    require_line_up(before, tournament.teams[state.number_of[team] - 1], of_numbers, number, "")


def _all_in(state: State, match: int) -> bool:
    """Whether nobody can gain by what is opened: line-ups for the whole event are opened all at once (T17)."""
    played = state.paired_rounds[-1]
    keeps_boards = team_rules(state.options).line_ups.keeps_boards
    opened = [played.matches[one - 1] for one in (played.matches_without_line_ups if keeps_boards else [match])]
    awaited = teams_owing_line_ups(state, played) & {team for one in opened for team in one.seats}
    return match in played.matches_without_line_ups and awaited <= {one.team for one in played.envelopes}


def _last(state: State) -> int:
    return len(state.paired_rounds)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
