"""A round verified against its paper slips: every result read a second time, and what differs kept or corrected.

Nothing changes in the tournament until a correction is asked for, which is made like any other; that a round was
verified is written in the journal when it is over.
"""

from enum import Enum
from typing import NamedTuple

from tabellone.desk.encounters import as_handled
from tabellone.desk.hand import Hand
from tabellone.desk.results import Entered
from tabellone.engine.encounters import Encounter
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.journal.entry import RefusedError
from tabellone.journal.lookup import with_encounter, with_round
from tabellone.journal.state import State
from tabellone.store.slips import Place, Said, Slip, forget_slip, forget_slips, put_slip, restart, slips_of


class Found(Enum):
    """What is known of a place."""

    UNREAD = "unread"
    AGREES = "agrees"
    DIFFERS = "differs"
    KEPT = "kept"
    """It differs, and the first entry was kept."""


class Line(NamedTuple):
    """A place with both entries."""

    place: Place
    found: Found
    first: Said
    second: Said | None
    corrected: bool


class Verification(NamedTuple):
    """How far a round is verified."""

    lines: list[Line]

    def count(self, *found: Found) -> int:
        """How many are so."""
        return sum(line.found in found for line in self.lines)

    @property
    def differing(self) -> list[Line]:
        """What has to be decided."""
        return [line for line in self.lines if line.found is Found.DIFFERS]

    @property
    def is_complete(self) -> bool:
        """Whether everything is read and decided."""
        return bool(self.lines) and not self.count(Found.UNREAD, Found.DIFFERS)


def can_be_verified(state: State, number: int) -> bool:
    """All results of a round are in, somebody played it, and something can still be corrected."""
    if state.closed or not 0 < number <= len(state.paired_rounds) or state.assumed_result(number) is not None:
        return False
    played = state.paired_rounds[number - 1]
    return bool(played.encounters) and not played.undecided_count(state.system)


def verification(state: State, key: str, number: int) -> Verification:
    """What has been read so far, beside what was entered first."""
    _require_verifiable(state, number)
    slips = slips_of(key, number)
    return Verification([_line(state, number, place, slips.get(place)) for place in places(state, number)])


def places(state: State, number: int) -> list[Place]:
    """Where a slip is read: every game and table, every board somebody plays at, a match whose team did not come."""
    encounters = enumerate(state.paired_rounds[number - 1].encounters, 1)
    return [Place(at, board) for at, one in encounters for board in as_handled(one).boards_with_slips(one)]


def as_read(state: State, key: str, number: int) -> State:
    """The round as the slips say it: whoever reads them sees nothing of the first entry."""
    slips, played = slips_of(key, number), state.paired_rounds[number - 1]
    for place in places(state, number):
        encounter = played.encounters[place.encounter - 1]
        kind, slip = as_handled(encounter), _of_the_same(encounter, place, slips.get(place))
        said = kind.nothing(place.board) if slip is None else slip.said
        played = with_encounter(played, place.encounter - 1, kind.read(encounter, place.board, said))
    return with_round(state, number, played)


def read_slip(hand: Hand, key: str, number: int, place: Place, said: Said | None) -> None:
    """What a slip says, whatever was entered first; None for one that was read at the wrong place."""
    state = hand.state(key)
    encounter = _encounter(state, number, place)
    if said is None:
        forget_slip(key, number, place)
        return
    kind = as_handled(encounter)
    kind.require_possible(state, encounter, place, said)
    put_slip(key, number, place, Slip(kind.seats_of_slip(encounter, place.board), said))


def keep_first(hand: Hand, key: str, number: int, place: Place) -> None:
    """The slip is wrong, or was read wrongly: the result stays."""
    state = hand.state(key)
    encounter, slip = _encounter(state, number, place), slips_of(key, number).get(place)
    if slip is None:
        raise NotReadyError("slip_not_read")
    put_slip(key, number, place, slip._replace(kept=as_handled(encounter).first(encounter, place.board)))


def correct_by_slip(hand: Hand, key: str, number: int, place: Place, confirmed: bool = False) -> Entered:
    """What the slip says in the place of what was entered first, with the consequences of any correction."""
    encounter, slip = _encounter(hand.state(key), number, place), slips_of(key, number).get(place)
    if slip is None:
        raise NotReadyError("slip_not_read")
    entered = as_handled(encounter).enter(hand, key, number, place, slip.said, confirmed)
    if entered.is_done:
        put_slip(key, number, place, slip._replace(kept=None, corrected=True))
    return entered


def finish(hand: Hand, key: str, number: int) -> None:
    """Everything is read and decided: the journal says so, and the slips are done with."""
    found = verification(hand.state(key), key, number)
    if not found.is_complete:
        unread, differing = found.count(Found.UNREAD), found.count(Found.DIFFERS)
        raise NotReadyError("slips_not_done", round=number, unread=unread, differing=differing)
    corrected = sum(line.corrected for line in found.lines)
    data = {"round": number, "read": len(found.lines), "corrected": corrected, "kept": found.count(Found.KEPT)}
    hand.does(key, "verify", data, lambda tournament: forget_slips(tournament, number))


def start_again(hand: Hand, key: str, number: int) -> None:
    """What was read is forgotten."""
    _require_verifiable(hand.state(key), number)
    restart(key, number)


def _require_verifiable(state: State, number: int) -> None:
    if not 0 < number <= len(state.paired_rounds):
        raise BadDocumentError("not_paired", "", round=number)
    if not can_be_verified(state, number):
        raise NotReadyError("slips_too_early", round=number)


def _encounter(state: State, number: int, place: Place) -> Encounter:
    _require_verifiable(state, number)
    if place not in places(state, number):
        raise RefusedError("slip_of_nothing", round=number)
    return state.paired_rounds[number - 1].encounters[place.encounter - 1]


def _of_the_same(encounter: Encounter, place: Place, slip: Slip | None) -> Slip | None:
    """What was read of those who sit there now."""
    seats = as_handled(encounter).seats_of_slip(encounter, place.board)
    return slip if slip is not None and slip.seats == seats else None


def _line(state: State, number: int, place: Place, read: Slip | None) -> Line:
    encounter = state.paired_rounds[number - 1].encounters[place.encounter - 1]
    kind, slip = as_handled(encounter), _of_the_same(encounter, place, read)
    first = kind.first(encounter, place.board)
    if slip is None:
        return Line(place, Found.UNREAD, first, None, corrected=False)
    undecided = Found.KEPT if slip.kept == first else Found.DIFFERS
    agree = kind.agree(encounter, kind.read(encounter, place.board, slip.said))
    return Line(place, Found.AGREES if agree else undecided, first, slip.said, slip.corrected)
