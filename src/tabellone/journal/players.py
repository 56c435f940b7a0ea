"""Events about players."""

from collections.abc import Iterable
from typing import Any

from tabellone.engine.limits import HIGHEST_RATING, MOST_ROUNDS
from tabellone.journal.event import RefusedError
from tabellone.journal.settings import require_open
from tabellone.journal.state import Entrant, Resting, State, takes_part
from tabellone.journal.values import one_of, optional_number, text, whole_number

MOST_PLAYERS = 100_000
NOBODY = Entrant(0, "")


def enrol(state: State, data: dict[str, Any]) -> State:
    """One or more players; they enter in the next round unless a later one is given (late entrants).

    After the draw `numbers` gives everybody's number again (Amalfi B.2.5).
    """
    require_open(state)
    entries = data.get("players")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise RefusedError("nobody_to_enrol")
    if len(state.entrants) + len(entries) > MOST_PLAYERS:
        raise RefusedError("too_many_players", most=MOST_PLAYERS)
    entrants, last_id = dict(state.entrants), state.last_id
    if state.paired and state.next_round > state.rounds:
        raise RefusedError("no_round_to_enter", rounds=state.rounds)
    names = {entrant.name.casefold() for entrant in entrants.values()}
    for entry in entries:
        last_id += 1
        enters = optional_number(entry, "enters", state.next_round, max(state.rounds, state.next_round))
        entrant = described(entry, Entrant(last_id, "", enters=enters or state.next_round))
        if entrant.name.casefold() in names:
            raise RefusedError("name_twice", name=entrant.name)
        _require_own_card(entrants.values(), entrant)
        names.add(entrant.name.casefold())
        entrants[last_id] = entrant
    changed = state._replace(entrants=entrants, last_id=last_id)
    if not state.paired:
        return _without_numbers(changed)
    changed = with_numbers(changed, data.get("numbers"))
    changed.system.validate(changed.tournament)  # a system may know no late entrants
    return changed


def edit(state: State, data: dict[str, Any]) -> State:
    """Correct what is known of a player; his number stays until the next draw."""
    require_open(state)
    entrant = known_player(state, data)
    changed = described(entrant._asdict() | data, entrant)
    others = (other.name.casefold() for other in state.entrants.values() if other.id != entrant.id)
    if changed.name.casefold() in others:
        raise RefusedError("name_twice", name=changed.name)
    _require_own_card(state.entrants.values(), changed)
    after = _with_entrant(state, changed)
    if after.drawn:  # a category or a rating may be what the rules need
        after.system.validate(after.tournament)
    return after


def _require_own_card(entrants: Iterable[Entrant], entrant: Entrant) -> None:
    """A card is one person's."""
    if entrant.card and any(other.card == entrant.card and other.id != entrant.id for other in entrants):
        raise RefusedError("card_enrolled", card=entrant.card)


def remove(state: State, data: dict[str, Any]) -> State:
    """Strike somebody who was never in a round; whoever was can only withdraw."""
    require_open(state)
    entrant = known_player(state, data)
    if any(takes_part(entrant, number) for number in range(1, state.next_round)):
        raise RefusedError("has_been_in_a_round", player=entrant.name)
    drawn_for_good = state.system.rounds_needed(state.tournament) is not None or not state.system.seats_everybody
    if state.paired and (_is_named(state, entrant) or drawn_for_good):
        raise RefusedError("has_been_in_a_round", player=entrant.name)
    left = {identity: other for identity, other in state.entrants.items() if identity != entrant.id}
    coming = {identity: kind for identity, kind in state.coming.items() if identity != entrant.id}
    changed = state._replace(entrants=left, coming=coming)
    return _without_numbers(changed) if not state.paired else with_numbers(changed, data.get("numbers"))


def _is_named(state: State, entrant: Entrant) -> bool:
    """Whether somebody rested formally against him."""
    return any(resting.against == entrant.id for paired in state.paired for resting in paired.rests)


def withdraw(state: State, data: dict[str, Any]) -> State:
    """After the last paired round, or a later one if he says so, he takes no part any more."""
    require_open(state)
    entrant = known_player(state, data)
    if entrant.leaves is not None:
        raise RefusedError("withdrawn_already", player=entrant.name)
    earliest = max(len(state.paired), entrant.enters - 1)
    last = optional_number(data, "after", earliest, 10**6)
    gone = entrant._replace(leaves=earliest if last is None else last, struck=_may_be_struck(state, entrant, data))
    coming = {identity: kind for identity, kind in state.coming.items() if identity != entrant.id}
    return _with_entrant(state, gone)._replace(coming=state.coming if takes_part(gone, state.next_round) else coming)


def _may_be_struck(state: State, entrant: Entrant, data: dict[str, Any]) -> bool:
    """The director may strike who leaves a round robin before half of his games; the choice is in the event."""
    if not data.get("strike"):
        return False
    if not state.system.strikes_withdrawn:
        raise RefusedError("nobody_is_struck", player=entrant.name)
    games = sum(entrant.id in (board.white, board.black) for paired in state.paired for board in paired.boards)
    players = len(state.entrants)
    due = state.rounds * (players - 1) // (players - 1 + players % 2)  # with an odd number everybody rests once a leg
    if games and 2 * games >= due:
        raise RefusedError("played_half", player=entrant.name, games=games)
    return True


def come_back(state: State, data: dict[str, Any]) -> State:
    """A withdrawn player returns; the rounds he missed are absences."""
    require_open(state)
    entrant = known_player(state, data)
    if entrant.leaves is None:
        raise RefusedError("not_withdrawn", player=entrant.name)
    missed = range(entrant.leaves, len(state.paired))
    if missed and not state.system.seats_everybody:
        raise RefusedError("out_of_the_elimination", player=entrant.name)
    missing = "absent" if "absent" in state.system.rest_kinds else "rt"  # a round robin knows rests only
    paired = tuple(
        played._replace(rests=(*played.rests, Resting(entrant.id, missing))) if index in missed else played
        for index, played in enumerate(state.paired)
    )
    return _with_entrant(state, entrant._replace(leaves=None, struck=False))._replace(paired=paired)


def absence(state: State, data: dict[str, Any]) -> State:
    """Who will not play in the next round, with or without half a point; None takes it back."""
    require_open(state)
    entrant = known_player(state, data)
    announced = [kind for kind in ("absent", "half") if kind in state.system.rest_kinds]
    kind = one_of(data, "kind", (None, *announced))
    if not takes_part(entrant, state.next_round):
        raise RefusedError("not_in_next_round", player=entrant.name, round=state.next_round)
    coming = {identity: other for identity, other in state.coming.items() if identity != entrant.id}
    if kind is not None:
        coming[entrant.id] = kind
    return state._replace(coming=coming)


def draw(state: State, data: dict[str, Any]) -> State:
    """Numbers for everybody, and what else the system draws; before the first round only."""
    require_open(state)
    if state.paired:
        raise RefusedError("drawn_already")
    rules = data.get("rules", state.rules)
    seed = text(data, "seed", required=True)
    rounds = optional_number(data, "rounds", 1, MOST_ROUNDS)
    after = with_numbers(state, data.get("numbers"))._replace(seed=seed, rules=rules, rounds=rounds or state.rounds)
    after.system.validate(after.tournament)
    return after


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
    identity = whole_number(data, "player", 1, 10**9)
    if identity not in state.entrants:
        raise RefusedError("no_such_entrant", id=identity)
    return state.entrants[identity]


def described(data: dict[str, Any], entrant: Entrant = NOBODY) -> Entrant:
    """Somebody as the data says he is; what cannot be is refused."""
    return entrant._replace(
        name=text(data, "name", required=True),
        rating=optional_number(data, "rating", 0, HIGHEST_RATING) or None,
        title=text(data, "title"),
        other_rating=optional_number(data, "other_rating", 0, HIGHEST_RATING) or None,
        other_title=text(data, "other_title"),
        club=text(data, "club"),
        seeded=data.get("seeded") is True,
        team=text(data, "team"),
        card=text(data, "card"),
    )


def _with_entrant(state: State, entrant: Entrant) -> State:
    return state._replace(entrants={**state.entrants, entrant.id: entrant})


def _without_numbers(state: State) -> State:
    """A newcomer before the first round: the draw has to be made again."""
    entrants = {identity: entrant._replace(number=None) for identity, entrant in state.entrants.items()}
    return state._replace(entrants=entrants)
