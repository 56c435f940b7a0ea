"""Results of encounters: entered at the desk, corrected, proposed by phones; and who sits there in another's place."""

from typing import ClassVar

from tabellone.engine.encounters import Encounter, Match
from tabellone.engine.model import Player
from tabellone.journal.encounters import PROPOSED, RESULT, as_recorded, recorded
from tabellone.journal.encounters.matches import WHOLE_MATCH
from tabellone.journal.encounters.tables import TABLES
from tabellone.journal.event import RefusedError
from tabellone.journal.events.players import described, require_nobody_twice
from tabellone.journal.events.tournament import require_open
from tabellone.journal.kind import WHOLE, Data, Kind, Touched
from tabellone.journal.known import (
    known_encounter,
    known_player,
    last_round,
    no_such_encounter,
    waiting,
    with_encounter,
    with_round,
)
from tabellone.journal.older import PROPOSE_1, RESULT_1, Older, named_1, propose_1, propose_3
from tabellone.journal.shapes import A_PLAYER, A_ROUND, AN_ENCOUNTER, Field, Shape, optional, text, whole, yes_or_no
from tabellone.journal.state import Entrant, PairedRound, Phones, Proposal, State
from tabellone.journal.telling import AllScored, Detail, Ended, OnBoard, Replaced, Scored, facts, person, typed
from tabellone.journal.values import text as require_text


class OfAnEncounter(Kind):
    """What somebody says of the result of an encounter."""

    shape: ClassVar[Shape] = {**AN_ENCOUNTER, **RESULT}
    older: tuple[Older, ...] = (Older(named_1, RESULT_1),)

    def touches(self, data: Data) -> Touched:
        """That encounter alone, or that board of it."""
        if "game" in data:
            return frozenset({("encounter", data["round"], data.get("encounter"), data["game"])})
        if data.keys() & WHOLE_MATCH:
            return frozenset({WHOLE})
        return frozenset({("encounter", data["round"], data.get("encounter"))})

    def decide(self, state: State, data: Data) -> Data:
        """With what follows from what was said."""
        _, played, index = known_encounter(state, data)
        encounter = played.encounters[index]
        return as_recorded(encounter).decided(state, encounter, data)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Where, and what."""
        kind, number = recorded(state), data["round"]
        played = state.paired[number - 1] if 0 < number <= len(state.paired) else None
        told = kind.told(state, played, data)
        where = facts(kind.where(number, data["encounter"]), "round", kind.noun)
        return [*where, *_who(state, played, data), *facts(data, "seed"), *([told] if told else [])]


def _replaced(state: State, data: Data) -> list[Detail]:
    _, played, index = known_encounter(state, data)
    kind, encounter = as_recorded(played.encounters[index]), played.encounters[index]
    before = kind.written_before(encounter, data)
    where = {"round": data["round"], "encounter": data["encounter"]}
    told = None if before is None else kind.told(state, played, {**where, **before})
    return [Replaced(told)] if isinstance(told, Scored | Ended | OnBoard | AllScored) else []


class Result(OfAnEncounter):
    """The first result of an encounter, or that of a suspended game; later rounds were paired without it."""

    shape: ClassVar[Shape] = {**AN_ENCOUNTER, **RESULT, "seed": optional(text)}
    """With the seed of a lot that decided it, where the tournament has none."""

    def apply(self, state: State, data: Data) -> State:
        """What phones had proposed for it is over."""
        number, played, index = known_encounter(state, data)
        after = _ended(state, data)
        if number < len(state.paired):
            earlier, now = played.encounters[index], after.encounters[index]
            came = as_recorded(earlier).came_late(earlier, now, index + 1, len(state.paired))
            again = {(one.encounter, one.board) for one in came}
            late = (one for one in played.late if (one.encounter, one.board) not in again)
            after = after._replace(late=(*late, *came))
        return with_round(state, number, after)

    def judge(self, before: State, data: Data, after: State) -> None:
        """Another one in the place of one that is known is a correction."""
        require_open(before)
        require_text(data, "seed")
        recorded(before).require_first(before, data, *_before_and_after(before, data, after))


class Correct(OfAnEncounter):
    """Another result in the place of an earlier one; none takes it back."""

    def told(self, state: State, data: Data) -> list[Detail]:
        """With what was there before."""
        return [*super().told(state, data), *_replaced(state, data)]

    def apply(self, state: State, data: Data) -> State:
        """When it came stays as it was."""
        return with_round(state, data["round"], _ended(state, data))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Whatever rests on it still holds."""
        require_open(before)
        recorded(before).require_correction(before, data, *_before_and_after(before, data, after))
        after.system.validate(after.tournament)


MOST_PROPOSALS = 8
"""For one board or table: whoever wants more of them asks the desk."""


class Propose(OfAnEncounter):
    """A phone's result waits for another's, or for the desk; one that was accepted counts."""

    shape: ClassVar[Shape] = {
        **AN_ENCOUNTER,
        "phone": Field(text),
        "address": optional(text),
        "player": optional(whole),
        "accepted": Field(yes_or_no, decided=True),
        **PROPOSED,
    }
    older = (Older(propose_1, PROPOSE_1), Older(named_1, PROPOSE_1), Older(propose_3))

    def decide(self, state: State, data: Data) -> Data:
        """Whether it counts: where that is wanted, the other side has said the same, and nobody anything else."""
        data = super().decide(state, data)
        _, played, index = known_encounter(state, data)
        proposal = _proposal(played.encounters[index], data)
        others = [one for one in waiting(played, index + 1, proposal.of_match) if not one.is_by(*_sender(data))]
        same = bool(others) and all(one.proposed == proposal.proposed for one in others)
        sure = any(one.is_of_another(*_sender(data), proposal.address) for one in others)
        return data | {"accepted": state.by_phone is Phones.AGREED and same and sure}

    def apply(self, state: State, data: Data) -> State:
        """It takes the place of what the same phone had said; said again from the same address, the first one stays."""
        number, played, index = known_encounter(state, data)
        proposal = _proposal(played.encounters[index], data)
        if data["accepted"]:
            written = as_recorded(played.encounters[index]).written_proposal(proposal)
            where = {"round": number, "encounter": index + 1}
            return with_round(state, number, _ended(state, {**where, **written}))
        there = waiting(played, index + 1, proposal.of_match)
        own = next((one for one in there if one.is_by(*_sender(data))), None)
        again = _said_again(there, data, proposal)
        if again is not None and own is None:
            kept = again._replace(repeated=True, times=again.times + 1)
        else:
            kept = proposal._replace(repeated=again is not None, times=own.times + 1 if own else 1)
        left = tuple(one for one in played.proposals if one is not (own or again))
        return with_round(state, number, played._replace(proposals=(*left, kept)))

    def judge(self, before: State, data: Data, after: State) -> None:
        """What players may say of a round everybody sees, by somebody who plays there, not without end."""
        require_open(before)
        kind = recorded(before)
        number, played, index = known_encounter(before, data)
        if not played.published:
            raise no_such_encounter(played, number, index + 1)
        if before.by_phone is Phones.OFF:
            raise RefusedError("phones_are_off")
        encounter = played.encounters[index]
        kind.require_proposal(before, data, encounter)
        require_text(data, "phone", required=True)
        proposal = _proposal(encounter, data)
        if proposal.player not in (None, *kind.players_at(encounter, proposal.of_match)):
            raise RefusedError("not_of_this_board")
        there = waiting(played, index + 1, proposal.of_match)
        if any(one.is_by(*_sender(data)) and one.proposed == proposal.proposed for one in there):
            raise RefusedError("same_phone_twice")
        if not data["accepted"] and sum(one.times for one in there) >= MOST_PROPOSALS:
            raise RefusedError("too_many_proposals")

    def told(self, state: State, data: Data) -> list[Detail]:
        """Where and what, and by whom if that is known."""
        return [*(person(state, data) if "player" in data else []), *super().told(state, data)]


class Substitute(Kind):
    """BIG, B14: a newcomer of the same team takes the seat of the last round; who leaves it has withdrawn before it."""

    shape: ClassVar[Shape] = {**A_ROUND, **A_PLAYER, "name": Field(text)}

    def apply(self, state: State, data: Data) -> State:
        """The points stay with the team."""
        number, played = last_round(state, data)
        leaving = known_player(state, data)
        at = _seat_of(played, leaving, number)
        identity = state.last_id + 1
        newcomer = Player(len(state.entrants) + 1, enters=number)
        entrant = Entrant(identity, described({"name": data["name"], "team": leaving.player.team}, newcomer))
        table = played.encounters[at]
        seats = {player: player for player in state.entrants} | {leaving.id: identity}
        mended = tuple(tuple(tuple(map(seats.__getitem__, one)) for one in seating) for seating in played.mended)
        played = played._replace(mended=mended)
        entrants = {**state.entrants, leaving.id: leaving.changed(leaves=number - 1), identity: entrant}
        changed = state._replace(entrants=entrants, last_id=identity)
        return with_round(changed, number, with_encounter(played, at, table.renumber(seats)))

    def judge(self, before: State, data: Data, after: State) -> None:
        """Somebody new, where nothing is known yet of how it ended."""
        require_open(before)
        require_text(data, "name", required=True)
        if recorded(before) is not TABLES:
            raise RefusedError("substitute_at_tables")
        played = before.paired[-1]
        at = _seat_of(played, before.entrants[data["player"]], data["round"])
        if not played.encounters[at].has_no_result():
            raise RefusedError("table_has_a_result", table=at + 1)
        require_nobody_twice(after)

    def told(self, state: State, data: Data) -> list[Detail]:
        """Who for whom."""
        return [*person(state, data), *facts(data, "round"), *typed(data, "name")]


def _who(state: State, round_: PairedRound | None, data: Data) -> list[Detail]:
    """By name, where the encounter is there."""
    at = data["encounter"]
    if round_ is None or not 0 < at <= len(round_.encounters):
        return []
    encounter = round_.encounters[at - 1]
    named = as_recorded(encounter).who(state, encounter, data)
    return [named] if named else []


def _ended(state: State, data: Data) -> PairedRound:
    """The round with what an event says of the result of an encounter."""
    _, played, index = known_encounter(state, data)
    return with_encounter(played, index, _with_result(played.encounters[index], data))


def _with_result(encounter: Encounter, data: Data) -> Encounter:
    ended: Encounter = as_recorded(encounter).ended(encounter, data)
    return ended


def _before_and_after(before: State, data: Data, after: State) -> tuple[Encounter, Encounter]:
    number, played, index = known_encounter(before, data)
    return played.encounters[index], after.paired[number - 1].encounters[index]


def _proposal(encounter: Encounter, data: Data) -> Proposal:
    phone, player = _sender(data)
    proposed = as_recorded(encounter).proposed(encounter, data)
    board = data["game"] if isinstance(encounter, Match) else 0
    return Proposal(data["encounter"], proposed, phone, data.get("address", ""), of_match=board, player=player)


def _sender(data: Data) -> tuple[str, int | None]:
    return data["phone"].strip(), data.get("player")


def _said_again(there: tuple[Proposal, ...], data: Data, proposal: Proposal) -> Proposal | None:
    """The same from where it came before, perhaps by the same phone under another name."""
    same = (one for one in there if one.proposed == proposal.proposed and not one.is_by(*_sender(data)))
    return next((one for one in same if not one.is_of_another(*_sender(data), proposal.address)), None)


def _seat_of(round_: PairedRound, entrant: Entrant, number: int) -> int:
    """The index of the encounter somebody sits at."""
    at = next((index for index, one in enumerate(round_.encounters) if entrant.id in one.seats), None)
    if at is None:
        raise RefusedError("not_at_a_table", player=entrant.name, round=number)
    return at
