"""A round verified against its paper slips: every result read a second time, and what differs kept or corrected.

Nothing changes in the tournament until a correction is asked for, which is made like any other; that a round was
verified is written in the journal when it is over.
"""

from enum import Enum
from typing import Any, NamedTuple

from tabellone.desk.hand import Hand
from tabellone.desk.matches import enter_board, enter_forfeit
from tabellone.desk.results import Entered, enter_game, enter_table
from tabellone.engine.encounters import Encounter, Game, Match, Table
from tabellone.engine.reasons import BadDocumentError, NotReadyError
from tabellone.engine.results import FORFEITS
from tabellone.journal.encounters import as_recorded
from tabellone.journal.event import RefusedError
from tabellone.journal.known import with_encounter, with_round
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
    if state.closed or not 0 < number <= len(state.paired) or state.supposed(number) is not None:
        return False
    played = state.paired[number - 1]
    return bool(played.encounters) and not played.undecided(state.system)


def verification(state: State, key: str, number: int) -> Verification:
    """What has been read so far, beside what was entered first."""
    _require_verifiable(state, number)
    slips = slips_of(key, number)
    return Verification([_line(state, number, place, slips.get(place)) for place in places(state, number)])


def places(state: State, number: int) -> list[Place]:
    """Where a slip is read: every game and table, every board somebody plays at, a match whose team did not come."""
    found = []
    for at, one in enumerate(state.paired[number - 1].encounters, 1):
        if isinstance(one, Match) and one.forfeit is None:
            found += [Place(at, board) for board, game in enumerate(one.games, 1) if game.is_manned]
        else:
            found.append(Place(at))
    return found


def as_read(state: State, key: str, number: int) -> State:
    """The round as the slips say it: whoever reads them sees nothing of the first entry."""
    slips, played = slips_of(key, number), state.paired[number - 1]
    for place in places(state, number):
        encounter = played.encounters[place.encounter - 1]
        slip = _of_the_same(encounter, place, slips.get(place))
        if slip is not None:
            read = _with(encounter, place, slip.said)
        else:
            read = _with(encounter, place, NOTHING[type(encounter)] if not place.board else {"result": None})
        played = with_encounter(played, place.encounter - 1, read)
    return with_round(state, number, played)


def read_slip(hand: Hand, key: str, number: int, place: Place, said: Said | None) -> None:
    """What a slip says, whatever was entered first; None for one that was read at the wrong place."""
    state = hand.state(key)
    encounter = _encounter(state, number, place)
    if said is None:
        forget_slip(key, number, place)
        return
    _require_possible(state, encounter, place, said)
    put_slip(key, number, place, Slip(_seats(encounter, place), said))


def keep_first(hand: Hand, key: str, number: int, place: Place) -> None:
    """The slip is wrong, or was read wrongly: the result stays."""
    state = hand.state(key)
    encounter, slip = _encounter(state, number, place), slips_of(key, number).get(place)
    if slip is None:
        raise NotReadyError("slip_not_read")
    put_slip(key, number, place, slip._replace(kept=_first(encounter, place)))


def correct_by_slip(hand: Hand, key: str, number: int, place: Place, confirmed: bool = False) -> Entered:
    """What the slip says in the place of what was entered first, with the consequences of any correction."""
    encounter, slip = _encounter(hand.state(key), number, place), slips_of(key, number).get(place)
    if slip is None:
        raise NotReadyError("slip_not_read")
    said = slip.said
    if isinstance(encounter, Table):
        entered = enter_table(hand, key, number, place.encounter, said, confirmed)
    elif place.board:
        entered = enter_board(hand, key, number, place.encounter, place.board, said["result"], confirmed)
    elif isinstance(encounter, Match):
        entered = enter_forfeit(hand, key, number, place.encounter, said["forfeit"], confirmed)
    else:
        entered = enter_game(hand, key, number, place.encounter, said["result"], confirmed)
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


NOTHING: dict[type[Encounter], Said] = {Game: {"result": None}, Table: {"places": None}, Match: {"forfeit": None}}
"""What an encounter says without a result."""


def _require_verifiable(state: State, number: int) -> None:
    if not 0 < number <= len(state.paired):
        raise BadDocumentError("not_paired", "", round=number)
    if not can_be_verified(state, number):
        raise NotReadyError("slips_too_early", round=number)


def _encounter(state: State, number: int, place: Place) -> Encounter:
    _require_verifiable(state, number)
    if place not in places(state, number):
        raise RefusedError("slip_of_nothing", round=number)
    return state.paired[number - 1].encounters[place.encounter - 1]


def _require_possible(state: State, encounter: Encounter, place: Place, said: Said) -> None:
    """Only what could have been entered."""
    if isinstance(encounter, Table):
        if _with(encounter, place, said).is_untouched():
            raise RefusedError("table_without_result", table=place.encounter)
        return
    known: Any = FORFEITS if isinstance(encounter, Match) and not place.board else state.result_codes
    code = said.get("forfeit") or said.get("result")
    if code is None or code not in known:
        raise RefusedError("slip_of_nothing", round=len(state.paired))


def _with(encounter: Encounter, place: Place, said: Said) -> Encounter:
    ended: Encounter = as_recorded(encounter).ended(
        encounter, {**said, **({"game": place.board} if place.board else {})}
    )
    return ended


def _seats(encounter: Encounter, place: Place) -> tuple[int, ...]:
    if isinstance(encounter, Match) and place.board:
        return tuple(encounter.games[place.board - 1].players)
    return encounter.seats


def _first(encounter: Encounter, place: Place) -> Said:
    """What was entered first, as a slip would say it."""
    if isinstance(encounter, Match):
        return {"result": encounter.games[place.board - 1].result} if place.board else {"forfeit": encounter.forfeit}
    said: Said | None = as_recorded(encounter).written_result(encounter)
    return said or NOTHING[type(encounter)]


def _of_the_same(encounter: Encounter, place: Place, slip: Slip | None) -> Slip | None:
    """What was read of those who sit there now."""
    return slip if slip is not None and slip.seats == _seats(encounter, place) else None


def _line(state: State, number: int, place: Place, read: Slip | None) -> Line:
    encounter = state.paired[number - 1].encounters[place.encounter - 1]
    first, slip = _first(encounter, place), _of_the_same(encounter, place, read)
    if slip is None:
        return Line(place, Found.UNREAD, first, None, corrected=False)
    undecided = Found.KEPT if slip.kept == first else Found.DIFFERS
    found = Found.AGREES if _agree(encounter, place, slip.said) else undecided
    return Line(place, found, first, slip.said, slip.corrected)


def _agree(encounter: Encounter, place: Place, said: Said) -> bool:
    """At a table the game's points count only where both know them."""
    read = _with(encounter, place, said)
    if isinstance(encounter, Table) and isinstance(read, Table) and (read.points is None or encounter.points is None):
        return read.places == encounter.places
    return read == encounter
