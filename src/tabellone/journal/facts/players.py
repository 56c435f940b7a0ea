"""Players: who is enrolled, with which number, and when each comes and goes."""

from typing import Any

from tabellone.engine.model import HandicapThen, Withdrawn
from tabellone.journal.event import RefusedError
from tabellone.journal.state import Entrant, Resting, State, takes_part

NOBODY = Entrant(0, "")


def enrol(state: State, data: dict[str, Any]) -> State:
    """One or more players; they enter in the next round unless a later one is given (late entrants).

    After the draw `numbers` gives everybody's number again (Amalfi B.2.5).
    """
    entrants, last_id = dict(state.entrants), state.last_id
    for entry in data["players"]:
        last_id += 1
        newcomer = Entrant(last_id, "", enters=entry.get("enters") or state.next_round, kept=entry.get("kept", {}))
        entrants[last_id] = described(entry, newcomer)
    changed = state._replace(entrants=entrants, last_id=last_id)
    return with_numbers(changed, data.get("numbers")) if state.paired else _without_numbers(changed)


def edit(state: State, data: dict[str, Any]) -> State:
    """Something else is known of a player; his number stays until the next draw.

    What he was before goes on counting where the event says so: in the handicaps of boards, and as his first rating.
    """
    entrant = known_player(state, data)
    paired = list(state.paired)
    for number, board, ahead in data.get("handicaps", ()):
        if not 0 < number <= len(paired) or not 0 < board <= len(paired[number - 1].boards):
            raise RefusedError("no_such_board", round=number, board=board)
        played = paired[number - 1]
        paired[number - 1] = played._replace(handicaps=(*played.handicaps, HandicapThen(board, ahead)))
    return with_entrant(state, described(entrant._asdict() | data, entrant))._replace(paired=tuple(paired))


def remove(state: State, data: dict[str, Any]) -> State:
    """Somebody who is in no round is not in the tournament any more.

    Early versions also let somebody go whom others had formally rested against; he stays, withdrawn as he was.
    """
    entrant = known_player(state, data)
    if any(entrant.id in played.seated for played in state.paired):
        raise RefusedError("has_been_in_a_round", player=entrant.name)
    if any(entrant.id in played.names for played in state.paired):
        return state
    left = {identity: other for identity, other in state.entrants.items() if identity != entrant.id}
    changed = state._replace(entrants=left, coming=_coming_without(state, entrant))
    return with_numbers(changed, data.get("numbers")) if state.paired else _without_numbers(changed)


def withdraw(state: State, data: dict[str, Any]) -> State:
    """After the last paired round, or the one that is named, he takes no part any more."""
    entrant = known_player(state, data)
    last = data.get("after")
    gone = entrant._replace(
        leaves=earliest_departure(state, entrant) if last is None else last, struck=bool(data.get("strike"))
    )
    coming = state.coming if takes_part(gone, state.next_round) else _coming_without(state, entrant)
    return with_entrant(state, gone)._replace(coming=coming)


def earliest_departure(state: State, entrant: Entrant) -> int:
    """The first round after which somebody can be gone."""
    return max(len(state.paired), entrant.enters - 1)


def come_back(state: State, data: dict[str, Any]) -> State:
    """A withdrawn player returns; in the rounds he missed he rests as the event says, and they know he was away."""
    entrant = known_player(state, data)
    missed = missed_rounds(state, entrant)
    away, rest = Withdrawn(entrant.id, entrant.struck), Resting(entrant.id, data["rest"])
    paired = tuple(
        played._replace(rests=(*played.rests, rest), withdrawn=(*played.withdrawn, away)) if index in missed else played
        for index, played in enumerate(state.paired)
    )
    return with_entrant(state, entrant._replace(leaves=None, struck=False))._replace(paired=paired)


def missed_rounds(state: State, entrant: Entrant) -> range:
    """Indices of the rounds that were paired while he was away."""
    if entrant.leaves is None:
        raise RefusedError("not_withdrawn", player=entrant.name)
    return range(entrant.leaves, len(state.paired))


def absence(state: State, data: dict[str, Any]) -> State:
    """Who will not play in the next round, with or without half a point; None takes it back."""
    entrant = known_player(state, data)
    coming = _coming_without(state, entrant)
    if data.get("kind") is not None:
        coming[entrant.id] = data["kind"]
    return state._replace(coming=coming)


def with_numbers(state: State, numbers: Any) -> State:
    """The numbers given to all ids, 1, 2, 3 … each once."""
    order = [numbers.get(str(identity)) for identity in state.entrants] if isinstance(numbers, dict) else []
    if sorted(order, key=str) != sorted(range(1, len(state.entrants) + 1), key=str) or len(order) != len(numbers):
        raise RefusedError("numbers_incomplete")
    entrants = {
        identity: entrant._replace(number=number)
        for (identity, entrant), number in zip(state.entrants.items(), order, strict=True)
    }
    return state._replace(entrants=entrants)


def known_player(state: State, data: dict[str, Any]) -> Entrant:
    """The player an event is about."""
    if data["player"] not in state.entrants:
        raise RefusedError("no_such_entrant", id=data["player"])
    return state.entrants[data["player"]]


def described(data: dict[str, Any], entrant: Entrant = NOBODY) -> Entrant:
    """Somebody as the data says he is."""
    words = ("title", "other_title", "club", "province", "team", "card")
    return entrant._replace(
        name=data["name"].strip(),
        rating=data.get("rating") or None,
        other_rating=data.get("other_rating") or None,
        first_rating=data.get("first_rating") or None,
        seeded=data.get("seeded") is True,
        arbiter=data.get("arbiter") is True,
        **{word: data.get(word, "").strip() for word in words},
    )


def with_entrant(state: State, entrant: Entrant) -> State:
    """Somebody as he is now."""
    return state._replace(entrants={**state.entrants, entrant.id: entrant})


def _coming_without(state: State, entrant: Entrant) -> dict[int, str]:
    return {identity: kind for identity, kind in state.coming.items() if identity != entrant.id}


def _without_numbers(state: State) -> State:
    """A newcomer before the first round: the draw has to be made again."""
    entrants = {identity: entrant._replace(number=None) for identity, entrant in state.entrants.items()}
    return state._replace(entrants=entrants)
