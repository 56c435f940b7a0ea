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
from tabellone.journal.encounters.matches import GAMES, games_read, games_written
from tabellone.journal.event import RefusedError
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import Data, Kind, Touched
from tabellone.journal.known import known_player, known_team, last_round, no_such_encounter, with_encounter, with_round
from tabellone.journal.rosters import require_own_players
from tabellone.journal.shapes import A_ROUND, A_TEAM, Field, Shape, anything, mapping, optional, text, whole, yes_or_no
from tabellone.journal.state import Envelope, Opening, PairedRound, State, numbered
from tabellone.journal.telling import Detail, facts, person
from tabellone.journal.values import hour, instant, moment

Given = Mapping[int, LineUp]
"""Line-ups by ids."""


BY_DESK: Shape = {"by_desk": optional(yes_or_no)}


class Deadline(Kind):
    """Until when the line-ups of a round are taken: «entro l'orario stabilito dalla Direzione di gara»."""

    shape: ClassVar[Shape] = {**A_ROUND, "until": Field(text)}

    def touches(self, data: Data) -> Touched:
        """Nothing else of the round."""
        return frozenset({("deadline", data["round"])})

    def apply(self, state: State, data: Data) -> State:
        """In the place of another; empty for none."""
        number, played = last_round(state, data)
        announced, until = instant(played.announced_deadline), instant(data["until"])
        is_later = until is not None and (announced is None or until > announced)
        latest = data["until"] if is_later else played.announced_deadline
        return with_round(state, number, played._replace(deadline=data["until"], announced_deadline=latest))

    def judge(self, before: State, data: Data, after: State) -> None:
        """A moment, while there is something to hand in."""
        require_open(before)
        if data["until"]:
            moment(data, "until")
        if not before.paired[data["round"] - 1].without_boards:
            raise RefusedError("line_ups_there", round=data["round"])

    def told(self, state: State, data: Data) -> list[Detail]:
        """Of which round, until when."""
        return facts({**data, "deadline": hour(data["until"])}, "round", "deadline")


class HandIn(Kind):
    """A captain's envelope: the journal has only what its contents must give when it is opened."""

    shape: ClassVar[Shape] = {**A_ROUND, **A_TEAM, "commitment": Field(text), "at": Field(text), **BY_DESK}

    def touches(self, data: Data) -> Touched:
        """The envelope of that team."""
        return frozenset({("envelope", data["round"], data["team"])})

    def apply(self, state: State, data: Data) -> State:
        """In the place of an earlier one."""
        number, played = last_round(state, data)
        team = known_team(state, data)
        others = (one for one in played.envelopes if one.team != team.id)
        envelope = Envelope(team.id, data["commitment"], data.get("by_desk", False))
        return with_round(state, number, played._replace(envelopes=(*others, envelope)))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Before the time is over, and before the envelopes of its match are opened."""
        require_open(before)
        number, played = last_round(before, data)
        team = before.teams[data["team"]]
        if not is_commitment(data["commitment"]):
            raise BadDocumentError("not_a_commitment", "commitment")
        match = match_of(played, team.id)
        if match is None:
            raise RefusedError("team_does_not_play", team=team.name, round=number)
        if match not in played.without_boards:
            raise RefusedError("line_ups_opened", team=team.name, round=number)
        if team.id not in awaited_teams(before, played):
            raise RefusedError("line_up_is_fixed", team=team.name)
        if is_over(played, moment(data, "at")):
            raise RefusedError("envelope_late", team=team.name, until=hour(played.deadline))

    def told(self, state: State, data: Data) -> list[Detail]:
        """Whose, for which round."""
        return [*person(state, data), *facts(data, "round")]


class SetLineUps(Kind):
    """Who sits at the boards of a match of the last round: both envelopes opened at once, or what takes their place.

    Without a match they are those of the next round, known before it is paired.
    """

    shape: ClassVar[Shape] = {
        **A_ROUND,
        "encounter": optional(whole),
        "line_ups": Field(mapping),
        "salts": optional(mapping),
        "at": optional(text),
        "seed": optional(text),
        "games": Field(GAMES, required=False, decided=True),
        "told": Field(anything, required=False, decided=True),
    }

    def touches(self, data: Data) -> Touched:
        """The match and its boards; the others' are their own."""
        return frozenset({("encounter", data["round"], data.get("encounter"))})

    def decide(self, state: State, data: Data) -> Data:
        """The games they lead to by the rules of the day, and what was done for a team without an envelope."""
        if "encounter" not in data:
            return data
        played, index = _match(state, data)
        seeded = with_round(state, data["round"], _with_seed(played, data)).tournament
        people, number = state.person_number_of, state.number_of
        given = {number[team]: numbered(one, people) for team, one in read_line_ups(state, data).items()}
        try:
            found = complete_match(
                seeded, index + 1, given, {number[team] for team in _unsealed(data) if team in number}
            )
        except BadDocumentError as error:
            raise RefusedError(error.reason.code, error.reason.article, **error.reason.args) from None
        match = found.match.renumber(state.id_of, state.person_id_of)
        return data | {"games": games_written(match.games), "told": [reason.as_data() for reason in found.reasons]}

    def apply(self, state: State, data: Data) -> State:
        """Nothing is sealed any more in that match."""
        given = read_line_ups(state, data)
        if "encounter" not in data:
            if data["round"] != state.next_round:
                raise RefusedError("not_the_next_round", round=data["round"], next=state.next_round)
            return state._replace(line_ups={**state.line_ups, **given})
        played, index = _match(state, data)
        match = played.matches[index]._replace(games=games_read(data.get("games", ())))
        require_own_players(state, match)
        sealed = tuple(one for one in played.envelopes if one.team not in match.seats)
        opened = _unsealed(data) - {one.team for one in played.envelopes if one.by_desk}
        opening = Opening(
            match.seats,
            data.get("at", ""),
            tuple(team for team in match.seats if team in opened),
            tuple(team for team in match.seats if team in given and team not in opened),
            played.announced_deadline,
            tuple(team for team in match.seats if team not in awaited_teams(state, played)),
            _by_office(data),
        )
        after = _with_openings_kept(played, with_encounter(_with_seed(played, data), index, match))
        return with_round(state, data["round"], after._replace(envelopes=sealed, opened=(*played.opened, opening)))

    def judge(self, before: State, data: Data, after: State) -> None:
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
        for team in _unsealed(data) - sealed.keys():
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
        missing = [team for team in seats if team in awaited_teams(before, played) and team not in given]
        if sealed and missing and not is_over(played, moment(data, "at")):
            raise RefusedError("envelope_missing", team=before.teams[missing[0]].name)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Of which match, and from which seed a lot was drawn."""
        details = facts({**data, "match": data.get("encounter")}, "round", "match", "seed")
        if "encounter" in data and len(_unsealed(data)) == 1:
            (team,) = _unsealed(data)
            name = state.teams[team].name if team in state.teams else str(team)
            details.append(Reason("did_open_alone", args={"team": name}))
        return [*details, *_by_office(data)]


def _with_openings_kept(before: PairedRound, after: PairedRound) -> PairedRound:
    """Each board keeps its opening; one at which nobody could play before has none yet."""
    if len(before.openings) < 2:
        return after
    had = dict(zip(before.manned_boards, before.openings, strict=False))
    openings = tuple(had.get(board, NOT_DRAWN) for board in after.manned_boards)
    return after._replace(openings=openings if any(openings) else ())


def _by_office(data: Data) -> tuple[Reason, ...]:
    """What was decided for teams that handed in nothing, as it is spoken of."""
    told = data.get("told", ())
    return tuple(
        Reason(code, "Art. 5", reading, {name: one[name] for name in ("team", "limit") if name in one})
        for one in told
        for code, reading in SUBSTITUTE_REASONS.values()
        if one["code"] == code
    )


def awaited_teams(state: State, round_: PairedRound) -> frozenset[int]:
    """The teams of the last round that had still to hand in a line-up when it was paired (Art. 5)."""
    before = state.tournament.as_before_pairing(len(state.paired))
    seats = (team for match in round_.matches for team in match.seats)
    return frozenset(team for team in seats if awaits_line_up(before, state.number_of[team]))


def _unsealed(data: Data) -> set[int]:
    """The teams whose envelopes an event opens."""
    return {int(team) for team in data.get("salts", {}) if team.isascii() and team.isdigit()}


def read_line_ups(state: State, data: Data) -> dict[int, LineUp]:
    """What an event says by ids: known teams, and people there are."""
    found = {}
    for key, raw in data["line_ups"].items():
        team = known_team(state, {"team": int(key) if key.isascii() and key.isdigit() and len(key) < 10 else 0})
        if not isinstance(raw, list) or not all(player is None or type(player) is int for player in raw):
            raise BadDocumentError("not_a_list", "line_ups")
        for player in filter(None, raw):
            known_player(state, {"player": player})
        found[team.id] = tuple(raw)
    return found


def match_of(round_: PairedRound, team: int) -> int | None:
    """The number of the match a team plays in a round."""
    return next((number for number, one in enumerate(round_.matches, 1) if team in one.seats), None)


def is_over(round_: PairedRound, now: datetime) -> bool:
    """Whether the time for line-ups is over; without a deadline it never is."""
    return bool(round_.deadline) and now >= datetime.fromisoformat(round_.deadline)


def _match(state: State, data: Data) -> tuple[PairedRound, int]:
    number, played = last_round(state, data)
    index = data["encounter"] - 1
    if not 0 <= index < len(played.matches):
        raise no_such_encounter(played, number, index + 1)
    return played, index


def _with_seed(round_: PairedRound, data: Data) -> PairedRound:
    """A lot among players with the same rating is drawn from a seed that the round keeps."""
    seed = data.get("seed", "").strip()
    return round_._replace(lots_seed=seed) if seed else round_


def _require_legal(state: State, given: Given) -> None:
    tournament = state.tournament
    for team, line_up in given.items():
        number = state.number_of[team]
        of_numbers = numbered(line_up, state.person_number_of)
        require_line_up(tournament, tournament.teams[number - 1], of_numbers, state.next_round, "line_ups")
