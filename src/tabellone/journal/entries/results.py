"""Results of encounters: entered at the desk, corrected, proposed by phones; and who sits there in another's place."""

from typing import ClassVar

from tabellone.engine.encounters import Encounter, Match
from tabellone.engine.model import Player
from tabellone.journal.encounters import PROPOSAL_FIELDS, RESULT_FIELDS, codec_of, codec_of_tournament
from tabellone.journal.encounters.matches import WHOLE_MATCH_FIELDS
from tabellone.journal.encounters.tables import TABLE_CODEC
from tabellone.journal.entries.players import describe_player, require_unique_people
from tabellone.journal.entries.tournament import require_open
from tabellone.journal.entry import RefusedError
from tabellone.journal.entry_type import WHOLE_TOURNAMENT, Data, EntryType, Scope
from tabellone.journal.fields import (
    ENCOUNTER_FIELDS,
    PLAYER_FIELD,
    ROUND_FIELD,
    Field,
    Fields,
    boolean,
    integer,
    optional,
    text,
)
from tabellone.journal.lookup import (
    find_encounter,
    find_player,
    missing_encounter_error,
    pending_proposals,
    require_last_round,
    with_encounter,
    with_round,
)
from tabellone.journal.state import Entrant, PairedRound, Phones, Proposal, State
from tabellone.journal.summary import (
    BoardResult,
    Detail,
    GameResult,
    MatchResults,
    ReplacedResult,
    TablePlacing,
    competitor_detail,
    field_facts,
    free_text,
)
from tabellone.journal.upcasting import (
    PROPOSE_1,
    RESULT_1,
    OlderVersion,
    upcast_encounter_1,
    upcast_propose_1,
    upcast_propose_3,
)
from tabellone.journal.values import text_value as require_text


class ResultEntry(EntryType):
    """An entry about the result of an encounter."""

    fields: ClassVar[Fields] = {**ENCOUNTER_FIELDS, **RESULT_FIELDS}
    older_versions: tuple[OlderVersion, ...] = (OlderVersion(upcast_encounter_1, RESULT_1),)

    def scope(self, data: Data) -> Scope:
        if "game" in data:
            return frozenset({("encounter", data["round"], data.get("encounter"), data["game"])})
        if data.keys() & WHOLE_MATCH_FIELDS:
            return frozenset({WHOLE_TOURNAMENT})
        return frozenset({("encounter", data["round"], data.get("encounter"))})

    def complete(self, state: State, data: Data) -> Data:
        _, played, index = find_encounter(state, data)
        encounter = played.encounters[index]
        return codec_of(encounter).complete_result(state, encounter, data)

    def summary(self, state: State, data: Data) -> list[Detail]:
        kind, number = codec_of_tournament(state), data["round"]
        played = state.paired_rounds[number - 1] if 0 < number <= len(state.paired_rounds) else None
        told = kind.summary(state, played, data)
        where = field_facts(kind.location(number, data["encounter"]), "round", kind.noun)
        return [*where, *_participants(state, played, data), *field_facts(data, "seed"), *([told] if told else [])]


def _replaced_summary(state: State, data: Data) -> list[Detail]:
    _, played, index = find_encounter(state, data)
    kind, encounter = codec_of(played.encounters[index]), played.encounters[index]
    before = kind.replaced_result_data(encounter, data)
    where = {"round": data["round"], "encounter": data["encounter"]}
    told = None if before is None else kind.summary(state, played, {**where, **before})
    return [ReplacedResult(told)] if isinstance(told, GameResult | TablePlacing | BoardResult | MatchResults) else []


class Result(ResultEntry):
    """The first result of an encounter, or the result of an open one; later paired rounds make it a late result."""

    fields: ClassVar[Fields] = {**ENCOUNTER_FIELDS, **RESULT_FIELDS, "seed": optional(text)}
    """With the seed of a lot that decided it, where the tournament has none."""

    def apply(self, state: State, data: Data) -> State:
        number, played, index = find_encounter(state, data)
        after = _round_with_result(state, data)
        if number < len(state.paired_rounds):
            earlier, now = played.encounters[index], after.encounters[index]
            came = codec_of(earlier).late_results(earlier, now, index + 1, len(state.paired_rounds))
            again = {(one.encounter, one.board) for one in came}
            late = (one for one in played.late_results if (one.encounter, one.board) not in again)
            after = after._replace(late_results=(*late, *came))
        return with_round(state, number, after)

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        require_text(data, "seed")
        codec_of_tournament(before).require_first(before, data, *_before_and_after(before, data, after))


class Correct(ResultEntry):
    """Another result in the place of an earlier one; none takes it back."""

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*super().summary(state, data), *_replaced_summary(state, data)]

    def apply(self, state: State, data: Data) -> State:
        return with_round(state, data["round"], _round_with_result(state, data))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        codec_of_tournament(before).require_correction(before, data, *_before_and_after(before, data, after))
        after.system.validate(after.tournament)


MAX_PROPOSALS = 8
"""For one board or table: whoever wants more of them asks the desk."""


class Propose(ResultEntry):
    """A phone's result waits for another's, or for the desk; one that was accepted counts."""

    fields: ClassVar[Fields] = {
        **ENCOUNTER_FIELDS,
        "phone": Field(text),
        "address": optional(text),
        "player": optional(integer),
        "accepted": Field(boolean, is_decided=True),
        **PROPOSAL_FIELDS,
    }
    older_versions = (
        OlderVersion(upcast_propose_1, PROPOSE_1),
        OlderVersion(upcast_encounter_1, PROPOSE_1),
        OlderVersion(upcast_propose_3),
    )

    def complete(self, state: State, data: Data) -> Data:
        """Whether it counts: where that is wanted, the other side has said the same, and nobody anything else."""
        data = super().complete(state, data)
        _, played, index = find_encounter(state, data)
        proposal = _proposal(played.encounters[index], data)
        others = [one for one in pending_proposals(played, index + 1, proposal.board) if not one.is_by(*_sender(data))]
        same = bool(others) and all(one.proposed == proposal.proposed for one in others)
        sure = any(one.is_of_another(*_sender(data), proposal.address) for one in others)
        return data | {"accepted": state.phone_policy is Phones.AGREED and same and sure}

    def apply(self, state: State, data: Data) -> State:
        """It takes the place of what the same phone had said; said again from the same address, the first one stays."""
        number, played, index = find_encounter(state, data)
        proposal = _proposal(played.encounters[index], data)
        if data["accepted"]:
            written = codec_of(played.encounters[index]).proposal_data(proposal)
            where = {"round": number, "encounter": index + 1}
            return with_round(state, number, _round_with_result(state, {**where, **written}))
        there = pending_proposals(played, index + 1, proposal.board)
        own = next((one for one in there if one.is_by(*_sender(data))), None)
        again = _repeated_proposal(there, data, proposal)
        if again is not None and own is None:
            kept = again._replace(repeated=True, times=again.times + 1)
        else:
            kept = proposal._replace(repeated=again is not None, times=own.times + 1 if own else 1)
        left = tuple(one for one in played.proposals if one is not (own or again))
        return with_round(state, number, played._replace(proposals=(*left, kept)))

    def validate(self, before: State, data: Data, after: State) -> None:
        """Requires a published round, a player of this encounter, a result of play, and few proposals."""
        require_open(before)
        kind = codec_of_tournament(before)
        number, played, index = find_encounter(before, data)
        if not played.published:
            raise missing_encounter_error(played, number, index + 1)
        if before.phone_policy is Phones.OFF:
            raise RefusedError("phones_are_off")
        encounter = played.encounters[index]
        kind.require_proposal(before, data, encounter)
        require_text(data, "phone", required=True)
        proposal = _proposal(encounter, data)
        if proposal.player not in (None, *kind.players_on_board(encounter, proposal.board)):
            raise RefusedError("not_of_this_board")
        there = pending_proposals(played, index + 1, proposal.board)
        if any(one.is_by(*_sender(data)) and one.proposed == proposal.proposed for one in there):
            raise RefusedError("same_phone_twice")
        if not data["accepted"] and sum(one.times for one in there) >= MAX_PROPOSALS:
            raise RefusedError("too_many_proposals")

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*(competitor_detail(state, data) if "player" in data else []), *super().summary(state, data)]


class Substitute(EntryType):
    """BIG, B14: a newcomer of the same team takes the seat of the last round; who leaves it has withdrawn before it."""

    fields: ClassVar[Fields] = {**ROUND_FIELD, **PLAYER_FIELD, "name": Field(text)}

    def apply(self, state: State, data: Data) -> State:
        number, played = require_last_round(state, data)
        leaving = find_player(state, data)
        at = _encounter_index(played, leaving, number)
        identity = state.last_id + 1
        newcomer = Player(len(state.entrants) + 1, enters=number)
        entrant = Entrant(identity, describe_player({"name": data["name"], "team": leaving.player.team}, newcomer))
        table = played.encounters[at]
        seats = {player: player for player in state.entrants} | {leaving.id: identity}
        mended = tuple(
            tuple(tuple(map(seats.__getitem__, one)) for one in seating) for seating in played.earlier_seatings
        )
        played = played._replace(earlier_seatings=mended)
        entrants = {**state.entrants, leaving.id: leaving.with_fields(leaves=number - 1), identity: entrant}
        changed = state._replace(entrants=entrants, last_id=identity)
        return with_round(changed, number, with_encounter(played, at, table.renumber(seats)))

    def validate(self, before: State, data: Data, after: State) -> None:
        require_open(before)
        require_text(data, "name", required=True)
        if codec_of_tournament(before) is not TABLE_CODEC:
            raise RefusedError("substitute_at_tables")
        played = before.paired_rounds[-1]
        at = _encounter_index(played, before.entrants[data["player"]], data["round"])
        if not played.encounters[at].has_no_result():
            raise RefusedError("table_has_a_result", table=at + 1)
        require_unique_people(after)

    def summary(self, state: State, data: Data) -> list[Detail]:
        return [*competitor_detail(state, data), *field_facts(data, "round"), *free_text(data, "name")]


def _participants(state: State, round_: PairedRound | None, data: Data) -> list[Detail]:
    """Returns the names of those who play, while the encounter exists."""
    at = data["encounter"]
    if round_ is None or not 0 < at <= len(round_.encounters):
        return []
    encounter = round_.encounters[at - 1]
    named = codec_of(encounter).participants(state, encounter, data)
    return [named] if named else []


def _round_with_result(state: State, data: Data) -> PairedRound:
    """The round with what an event says of the result of an encounter."""
    _, played, index = find_encounter(state, data)
    return with_encounter(played, index, _with_result(played.encounters[index], data))


def _with_result(encounter: Encounter, data: Data) -> Encounter:
    ended: Encounter = codec_of(encounter).with_result(encounter, data)
    return ended


def _before_and_after(before: State, data: Data, after: State) -> tuple[Encounter, Encounter]:
    number, played, index = find_encounter(before, data)
    return played.encounters[index], after.paired_rounds[number - 1].encounters[index]


def _proposal(encounter: Encounter, data: Data) -> Proposal:
    phone, player = _sender(data)
    proposed = codec_of(encounter).with_proposal(encounter, data)
    board = data["game"] if isinstance(encounter, Match) else 0
    return Proposal(data["encounter"], proposed, phone, data.get("address", ""), board=board, player=player)


def _sender(data: Data) -> tuple[str, int | None]:
    return data["phone"].strip(), data.get("player")


def _repeated_proposal(existing: tuple[Proposal, ...], data: Data, proposal: Proposal) -> Proposal | None:
    """Returns the same proposal from the same address, perhaps by the same phone under another name."""
    same = (one for one in existing if one.proposed == proposal.proposed and not one.is_by(*_sender(data)))
    return next((one for one in same if not one.is_of_another(*_sender(data), proposal.address)), None)


def _encounter_index(round_: PairedRound, entrant: Entrant, round_number: int) -> int:
    """Returns the index of the encounter of a player."""
    at = next((index for index, one in enumerate(round_.encounters) if entrant.id in one.seats), None)
    if at is None:
        raise RefusedError("not_at_a_table", player=entrant.name, round=round_number)
    return at
