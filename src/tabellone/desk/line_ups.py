"""Line-ups of a round: handed in sealed, opened both at once or when the time is over, or entered from paper (Art. 5).

What a captain has handed in is in no answer of this module before it is opened.
"""

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from tabellone.desk.hand import Hand
from tabellone.engine.model import LineUp
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.teams.line_ups import require_line_up
from tabellone.engine.teams.matches import needs_lot
from tabellone.journal.event import CollisionError, RefusedError
from tabellone.journal.events.line_ups import match_of
from tabellone.journal.known import known_player, known_team, last_round
from tabellone.journal.state import PairedRound, State, numbered
from tabellone.store.repository import Repository
from tabellone.store.sealed import Enclosed, enclosed, seal, throw_away, unseal

CLOCK = "clock"
"""The actor of what is done because the time is over."""


def set_deadline(hand: Hand, key: str, number: int, until: datetime) -> None:
    """Until when the captains may hand in for a round; what is open stays open."""
    hand.does(key, "deadline", {"round": number, "until": _written(until)})


def close_now(hand: Hand, key: str, number: int, now: datetime) -> list[Reason]:
    """The time is over at once: what is in is opened, the rest is as Art. 5 has it; why some could not be."""
    set_deadline(hand, key, number, now)
    return open_due(hand.repository, key, now)


def hand_in(hand: Hand, key: str, number: int, team: int, line_up: LineUp, now: datetime) -> str:
    """A captain's envelope, in the place of an earlier one; its commitment. If both are in they are opened."""
    promised = _put_in(hand, key, number, team, line_up, now)
    played = hand.state(key).paired[-1]
    match = match_of(played, team)
    if match is not None and _all_in(played, match):
        _opened(hand, key, match, now)  # what is in the way the director is told, and the captain is not
    return promised


def due(state: State) -> datetime | None:
    """When line-ups that are still missing or sealed are opened; None if nothing waits for a time."""
    if state.closed or not state.paired:
        return None
    played = state.paired[-1]
    return datetime.fromisoformat(played.deadline) if played.deadline and played.without_boards else None


def open_due(repository: Repository, key: str, now: datetime) -> list[Reason]:
    """If the time is over: every match gets its boards, from envelopes or by Art. 5; why some could not."""
    hand = Hand(repository, CLOCK)
    state = hand.state(key)
    moment = due(state)
    if moment is None or now < moment:
        return []
    problems = (_opened(hand, key, match, now) for match in state.paired[-1].without_boards)
    return [problem for problem in problems if problem is not None]


def enter_on_paper(hand: Hand, key: str, number: int, match: int, typed: Mapping[int, LineUp], now: datetime) -> None:
    """What the director reads from paper, teams and players by ids: both at once, or one beside a sealed envelope.

    An envelope that cannot be opened here is replaced by its team's paper, sealed and opened like the lost one.
    """
    state = hand.state(key)
    _, played = last_round(state, {"round": number})
    if not 0 < match <= len(played.matches):
        raise RefusedError("no_such_match_there", round=number, match=match)
    for team, line_up in typed.items():
        _require_allowed(state, team, line_up)
    sealed = {one.team for one in played.envelopes}
    paper = {}
    for team in played.matches[match - 1].seats:
        name = state.teams[team].name
        if team not in sealed and team not in typed:
            raise RefusedError("envelope_missing", team=name)
        if team in sealed and team in typed and _enclosed(key, state, team) is not None:
            raise RefusedError("envelope_sealed", team=name)
        if team in typed and team in sealed:
            _put_in(hand, key, number, team, typed[team], now)
        elif team in typed:
            paper[team] = typed[team]
    problem = _open_once(hand, key, hand.state(key), match, paper, now)
    if problem is not None:
        raise RefusedError(problem.code, problem.article, **problem.args)


def unopenable(key: str, state: State, now: datetime) -> dict[int, Reason]:
    """The envelopes of the last round that this computer cannot open, by team, and why; nothing of what is in them.

    Whether a line-up is still allowed is said when it would be opened: before, whoever changes a roster could find out
    who is in it.
    """
    played, moment = state.paired[-1], due(state)
    found = {}
    for match in played.without_boards:
        is_time = _all_in(played, match) or (moment is not None and now >= moment)
        for team in played.matches[match - 1].seats:
            if any(one.team == team for one in played.envelopes):
                inside = _enclosed(key, state, team)
                problem = _in_the_way(state, team, inside) if is_time or inside is None else None
                if problem is not None:
                    found[team] = problem
    return found


def _put_in(hand: Hand, key: str, number: int, team: int, line_up: LineUp, now: datetime) -> str:
    """The envelope and its commitment are written together, or neither."""
    state = hand.state(key)
    last_round(state, {"round": number})
    _require_allowed(state, team, line_up)
    inside = enclosed(number, team, line_up)
    data = {"round": inside.round, "team": team, "commitment": inside.commitment, "at": _written(now)}
    hand.does(key, "envelope", data, beside=lambda tournament: seal(tournament, key, inside))
    return inside.commitment


def _opened(hand: Hand, key: str, match: int, now: datetime) -> Reason | None:
    """A match gets its boards; None if it has them, else what is in the way.

    It is done from what was seen of it: whoever is later finds it done, and does nothing.
    """
    while True:
        moment = hand.repository.moment(key)
        if match not in moment.state.paired[-1].without_boards:
            return None
        try:
            return _open_once(hand._replace(seen=moment.sequence), key, moment.state, match, {}, now)
        except CollisionError:
            continue


def _open_once(
    hand: Hand, key: str, state: State, match: int, paper: Mapping[int, LineUp], now: datetime
) -> Reason | None:
    played = state.paired[-1]
    seats = played.matches[match - 1].seats
    inside: dict[int, Enclosed] = {}
    for team in (one.team for one in played.envelopes if one.team in seats):
        found = _enclosed(key, state, team)
        problem = _in_the_way(state, team, found)
        if found is None or problem is not None:
            return problem
        inside[team] = found
    data = _opening(state, match, inside, paper, now)
    hand.does(key, "line_ups", data, beside=lambda tournament: throw_away(tournament, _last(state), seats))
    return None


def _opening(
    state: State, match: int, inside: Mapping[int, Enclosed], paper: Mapping[int, LineUp], now: datetime
) -> dict[str, Any]:
    """The event: line-ups with the salts of those that were sealed, and a seed where a lot has to be drawn."""
    given = {**paper, **{team: one.line_up for team, one in inside.items()}}
    people, number = state.person_number_of, state.number_of
    known = {number[team]: numbered(line_up, people) for team, line_up in given.items()}
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
    promised = next((one.commitment for one in state.paired[-1].envelopes if one.team == team), None)
    found = unseal(key, _last(state), team)
    return found if found is not None and found.commitment == promised else None


def _in_the_way(state: State, team: int, found: Enclosed | None) -> Reason | None:
    """Why an envelope cannot be opened, if it cannot; a roster may have been changed since."""
    if found is None:
        return Reason("envelope_elsewhere", args={"team": state.teams[team].name})
    try:
        _require_allowed(state, team, found.line_up)
    except (BadDocumentError, RefusedError):
        return Reason("envelope_not_allowed_now", args={"team": state.teams[team].name})
    return None


def _require_allowed(state: State, team: int, line_up: LineUp) -> None:
    """Art. 4 and 9, as the engine has them; known teams and people."""
    known_team(state, {"team": team})
    for player in filter(None, line_up):
        known_player(state, {"player": player})
    tournament, number = state.tournament, _last(state)
    of_numbers = numbered(line_up, state.person_number_of)
    before = tournament.before_round(number)
    require_line_up(before, tournament.teams[state.number_of[team] - 1], of_numbers, number, "")


def _all_in(played: PairedRound, match: int) -> bool:
    waiting = {one.team for one in played.envelopes}
    return match in played.without_boards and waiting.issuperset(played.matches[match - 1].seats)


def _last(state: State) -> int:
    return len(state.paired)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
