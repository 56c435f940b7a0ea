"""Line-ups of a round: until when they are taken, handed in sealed, and opened together (FID, squadre, Art. 5)."""

from collections.abc import Mapping
from datetime import datetime
from typing import ClassVar

from tabellone.engine.model import LineUp
from tabellone.engine.openings.draw import NOT_DRAWN
from tabellone.engine.reasons import BadDocumentError, Reason
from tabellone.engine.teams.line_ups import awaits_line_up, require_line_up
from tabellone.engine.teams.matches import SUBSTITUTE_REASONS, complete_match
from tabellone.engine.teams.seals import commitment, is_commitment
from tabellone.journal.encounters.matches import GAME_ROWS, read_games, write_games
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import Data, EntryType, Scope
from tabellone.journal.fields import (
    ROUND_FIELD,
    TEAM_FIELD,
    Field,
    Fields,
    anything,
    boolean,
    integer,
    mapping,
    optional,
    text,
)
from tabellone.journal.lookup import (
    find_player,
    find_team,
    missing_encounter_error,
    require_last_round,
    with_encounter,
    with_round,
)
from tabellone.journal.state import Envelope, LineUpOpening, PairedRound, State, renumber_line_up
from tabellone.journal.summary import Detail, competitor_detail, field_facts
from tabellone.journal.teams import require_own_players
from tabellone.journal.values import hour_of, moment, parse_moment

LineUps = Mapping[int, LineUp]
"""Line-ups by ids."""


BY_DESK_FIELD: Fields = {"by_desk": optional(boolean)}


class Deadline(EntryType):
    """The time until which line-ups are taken: «entro l'orario stabilito dalla Direzione di gara»."""

    fields: ClassVar[Fields] = {**ROUND_FIELD, "until": Field(text)}

    def scope(self, data: Data) -> Scope:
        return frozenset({("deadline", data["round"])})

    def apply(self, state: State, data: Data) -> State:
        number, played = require_last_round(state, data)
        announced, until = parse_moment(played.announced_deadline), parse_moment(data["until"])
        is_later = until is not None and (announced is None or until > announced)
        latest = data["until"] if is_later else played.announced_deadline
        return with_round(state, number, played._replace(deadline=data["until"], announced_deadline=latest))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        if data["until"]:
            moment(data, "until")
        if not before.paired_rounds[data["round"] - 1].matches_without_line_ups:
            raise RefusedError("line_ups_there", round=data["round"])

    def summary(self, state: State, data: Data) -> list[Detail]:
        return field_facts({**data, "deadline": hour_of(data["until"])}, "round", "deadline")


class HandIn(EntryType):
    """A captain's envelope: the journal has only what its contents must give when it is opened."""

    fields: ClassVar[Fields] = {
        **ROUND_FIELD,
        **TEAM_FIELD,
        "commitment": Field(text),
        "at": Field(text),
        **BY_DESK_FIELD,
    }

    def scope(self, data: Data) -> Scope:
        return frozenset({("envelope", data["round"], data["team"])})

    def apply(self, state: State, data: Data) -> State:
        number, played = require_last_round(state, data)
        team = find_team(state, data)
        others = (one for one in played.envelopes if one.team != team.id)
        envelope = Envelope(team.id, data["commitment"], data.get("by_desk", False))
        return with_round(state, number, played._replace(envelopes=(*others, envelope)))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        number, played = require_last_round(before, data)
        team = before.teams[data["team"]]
        if not is_commitment(data["commitment"]):
            raise BadDocumentError("not_a_commitment", "commitment")
        match = match_number_of(played, team.id)
        if match is None:
            raise RefusedError("team_does_not_play", team=team.name, round=number)
        if match not in played.matches_without_line_ups:
            raise RefusedError("line_ups_opened", team=team.name, round=number)
        if team.id not in teams_owing_line_ups(before, played):
            raise RefusedError("line_up_is_fixed", team=team.name)
        if is_past_deadline(played, moment(data, "at")):
            raise RefusedError("envelope_late", team=team.name, until=hour_of(played.deadline))

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), *field_facts(data, "round")]


class SetLineUps(EntryType):
    """The line-ups of a match of the last round: both envelopes are opened at once, or replaced.

    Without a match they are those of the next round, known before it is paired.
    """

    fields: ClassVar[Fields] = {
        **ROUND_FIELD,
        "encounter": optional(integer),
        "line_ups": Field(mapping),
        "salts": optional(mapping),
        "at": optional(text),
        "seed": optional(text),
        "games": Field(GAME_ROWS, required=False, is_decided=True),
        "told": Field(anything, required=False, is_decided=True),
    }

    def scope(self, data: Data) -> Scope:
        return frozenset({("encounter", data["round"], data.get("encounter"))})

    def complete(self, state: State, data: Data) -> Data:
        """The games they lead to by the rules of the day, and what was done for a team without an envelope."""
        if "encounter" not in data:
            return data
        played, index = _match(state, data)
        seeded = with_round(state, data["round"], _with_seed(played, data)).tournament
        people, number = state.person_number_of, state.number_of
        given = {number[team]: renumber_line_up(one, people) for team, one in read_line_ups(state, data).items()}
        try:
            found = complete_match(
                seeded, index + 1, given, {number[team] for team in _unsealed_teams(data) if team in number}
            )
        except BadDocumentError as error:
            raise RefusedError(error.reason.code, error.reason.article, **error.reason.args) from None
        match = found.match.renumber(state.id_of, state.person_id_of)
        return data | {"games": write_games(match.games), "told": [reason.as_data() for reason in found.reasons]}

    def apply(self, state: State, data: Data) -> State:
        given = read_line_ups(state, data)
        if "encounter" not in data:
            if data["round"] != state.next_round:
                raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
            return state._replace(line_ups={**state.line_ups, **given})
        played, index = _match(state, data)
        match = played.matches[index]._replace(games=read_games(data.get("games", ())))
        require_own_players(state, match)
        sealed = tuple(one for one in played.envelopes if one.team not in match.seats)
        opened = _unsealed_teams(data) - {one.team for one in played.envelopes if one.by_desk}
        opening = LineUpOpening(
            match.seats,
            data.get("at", ""),
            tuple(team for team in match.seats if team in opened),
            tuple(team for team in match.seats if team in given and team not in opened),
            played.announced_deadline,
            tuple(team for team in match.seats if team not in teams_owing_line_ups(state, played)),
            _substitute_reasons(data),
        )
        after = _keep_openings(played, with_encounter(_with_seed(played, data), index, match))
        return with_round(state, data["round"], after._replace(envelopes=sealed, opened=(*played.opened, opening)))

    def validate(self, before: State, data: Data, after: State) -> None:
        """An envelope contains what was handed in; one alone is opened when the time is over (T2).

        Opened envelopes are public at once: what is opened in a round nobody sees could be taken back unseen.
        """
        require_open(before)
        given = read_line_ups(before, data)
        if "encounter" not in data:
            _require_legal(before, given)
            return
        played, index = _match(before, data)
        seats = played.matches[index].seats
        for team in given:
            if team not in seats:
                raise RefusedError("not_of_this_match", team=before.teams[team].name)
        sealed = {one.team: one.commitment for one in played.envelopes if one.team in seats}
        salts = data.get("salts", {})
        for team in _unsealed_teams(data) - sealed.keys():
            raise RefusedError("no_envelope_to_open", team=before.teams[team].name if team in before.teams else team)
        for team, promised in sealed.items():
            salt = salts.get(str(team))
            name = before.teams[team].name
            if team not in given or not isinstance(salt, str):
                raise RefusedError("envelope_sealed", team=name)
            if commitment(data["round"], team, given[team], salt) != promised:
                raise RefusedError("envelope_of_another", team=name)
        if sealed and not played.published:
            raise RefusedError("envelope_before_publication", round=data["round"])
        missing = [team for team in seats if team in teams_owing_line_ups(before, played) and team not in given]
        if sealed and missing and not is_past_deadline(played, moment(data, "at")):
            raise RefusedError("envelope_missing", team=before.teams[missing[0]].name)

    def summary(self, state: State, data: Data) -> list[Detail]:
        details = field_facts({**data, "match": data.get("encounter")}, "round", "match", "seed")
        if "encounter" in data and len(_unsealed_teams(data)) == 1:
            (team,) = _unsealed_teams(data)
            name = state.teams[team].name if team in state.teams else str(team)
            details.append(Reason("did_open_alone", args={"team": name}))
        return [*details, *_substitute_reasons(data)]


def _keep_openings(before: PairedRound, after: PairedRound) -> PairedRound:
    """Each board keeps its opening; one at which nobody could play before has none yet."""
    if len(before.openings) < 2:
        return after
    had = dict(zip(before.occupied_boards, before.openings, strict=False))
    openings = tuple(had.get(board, NOT_DRAWN) for board in after.occupied_boards)
    return after._replace(openings=openings if any(openings) else ())


def _substitute_reasons(data: Data) -> tuple[Reason, ...]:
    """Returns how the line-ups of teams without an envelope were chosen."""
    told = data.get("told", ())
    return tuple(
        Reason(code, "Art. 5", reading, {name: one[name] for name in ("team", "limit") if name in one})
        for one in told
        for code, reading in SUBSTITUTE_REASONS.values()
        if one["code"] == code
    )


def teams_owing_line_ups(state: State, round_: PairedRound) -> frozenset[int]:
    """The teams of the last round that had still to hand in a line-up when it was paired (Art. 5)."""
    before = state.tournament.as_before_pairing(len(state.paired_rounds))
    seats = (team for match in round_.matches for team in match.seats)
    return frozenset(team for team in seats if awaits_line_up(before, state.number_of[team]))


def _unsealed_teams(data: Data) -> set[int]:
    """The teams whose envelopes an event opens."""
    return {int(team) for team in data.get("salts", {}) if team.isascii() and team.isdigit()}


def read_line_ups(state: State, data: Data) -> dict[int, LineUp]:
    """Reads the line-ups of an entry. Raises for unknown teams and people."""
    found = {}
    for key, raw in data["line_ups"].items():
        team = find_team(state, {"team": int(key) if key.isascii() and key.isdigit() and len(key) < 10 else 0})
        if not isinstance(raw, list) or not all(player is None or type(player) is int for player in raw):
            raise BadDocumentError("not_a_list", "line_ups")
        for player in filter(None, raw):
            find_player(state, {"player": player})
        found[team.id] = tuple(raw)
    return found


def match_number_of(round_: PairedRound, team: int) -> int | None:
    """The number of the match a team plays in a round."""
    return next((number for number, one in enumerate(round_.matches, 1) if team in one.seats), None)


def is_past_deadline(round_: PairedRound, now: datetime) -> bool:
    """Whether the time for line-ups is over; without a deadline it never is."""
    return bool(round_.deadline) and now >= datetime.fromisoformat(round_.deadline)


def _match(state: State, data: Data) -> tuple[PairedRound, int]:
    number, played = require_last_round(state, data)
    index = data["encounter"] - 1
    if not 0 <= index < len(played.matches):
        raise missing_encounter_error(played, number, index + 1)
    return played, index


def _with_seed(round_: PairedRound, data: Data) -> PairedRound:
    """A lot among players with the same rating is drawn from a seed that the round keeps."""
    seed = data.get("seed", "").strip()
    return round_._replace(lots_seed=seed) if seed else round_


def _require_legal(state: State, given: LineUps) -> None:
    tournament = state.tournament
    for team, line_up in given.items():
        number = state.number_of[team]
        of_numbers = renumber_line_up(line_up, state.person_number_of)
        require_line_up(tournament, tournament.teams[number - 1], of_numbers, state.next_round, "line_ups")
