"""Events about players."""

from typing import Any

from tabellone.engine.capabilities import StrikesWithdrawn, rounds_needed
from tabellone.engine.handicap import ahead, has_handicap
from tabellone.engine.limits import HIGHEST_RATING, MOST_ROUNDS
from tabellone.engine.names import Namesakes
from tabellone.engine.ranking.ratings import can_rank_by_ratings
from tabellone.journal.event import RefusedError
from tabellone.journal.facts.players import earliest_departure, known_player, missed_rounds
from tabellone.journal.facts.players import edit as edited
from tabellone.journal.judging.tournament import require_open
from tabellone.journal.state import Entrant, State, takes_part
from tabellone.journal.values import one_of, optional_number, text, whole_number

MOST_PLAYERS = 100_000


def enrol(before: State, data: dict[str, Any], after: State) -> None:
    """People with a name and a card of their own, in a round that is still to come."""
    require_open(before)
    if len(after.entrants) > MOST_PLAYERS:
        raise RefusedError("too_many_players", most=MOST_PLAYERS)
    if before.paired and before.next_round > before.rounds:
        raise RefusedError("no_round_to_enter", rounds=before.rounds)
    for entry in data["players"]:
        optional_number(entry, "enters", before.next_round, max(before.rounds, before.next_round))
        require_description(entry)
    require_nobody_twice(after)
    if before.paired:
        after.system.validate(after.tournament)  # a system may know no late entrants


def edit(before: State, data: dict[str, Any], after: State) -> None:
    """Somebody who is like nobody else."""
    require_open(before)
    require_description(before.entrants[data["player"]]._asdict() | data)
    require_nobody_twice(after)
    if after.drawn:  # a category or a rating may be what the rules need
        after.system.validate(after.tournament)


def with_values_of_the_time(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """What an edit does not change, because it has counted already."""
    return data | _first_rating(before, data) | _handicaps(before, data)


def _first_rating(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """C.07, 10: «the rating used to calculate them is the first one», once somebody with a rating has begun.

    Whoever corrects a rating that was wrong from the beginning says so, by a first rating of none.
    """
    entrant = known_player(before, data)
    now, first = edited(before, data).entrants[entrant.id].rating, entrant.first_rating or entrant.rating
    has_begun = entrant.enters < before.next_round
    if "first_rating" in data or first is None or not has_begun or not can_rank_by_ratings(before.options):
        return {}
    return {"first_rating": first} if now not in (first, entrant.rating) else {}


def _handicaps(before: State, data: dict[str, Any]) -> dict[str, Any]:
    """Boards that another category or rating would change keep the handicap they had."""
    tournament = before.tournament
    if not before.paired or not has_handicap(tournament):
        return {}
    then, now, number = ahead(tournament), ahead(edited(before, data).tournament), before.number_of
    changed = [
        [at, index, then(*seats)]
        for at, played in enumerate(before.paired, 1)
        for index, board in enumerate(played.boards, 1)
        if data["player"] in board[:2]
        and then(*(seats := (number[board.white], number[board.black], at))) != now(*seats)
    ]
    return {"handicaps": changed} if changed else {}


def require_description(data: dict[str, Any]) -> None:
    """What is said of somebody can be said of a player."""
    text(data, "name", required=True)
    for field in ("title", "other_title", "club", "province", "team", "card"):
        text(data, field)
    for field in ("rating", "other_rating", "first_rating"):
        optional_number(data, field, 0, HIGHEST_RATING)


def require_nobody_twice(state: State) -> None:
    """A card is one person's, and so is a name unless all who have it have cards."""
    known = Namesakes()
    cards: set[str] = set()
    for entrant in state.entrants.values():
        if entrant.card and entrant.card in cards:
            raise RefusedError("card_enrolled", card=entrant.card)
        if not known.is_new(entrant.name, entrant.card):
            raise RefusedError("name_twice", name=entrant.name)
        cards.add(entrant.card)


def remove(before: State, data: dict[str, Any], after: State) -> None:
    """Only somebody who was never in a round; whoever was can only withdraw."""
    require_open(before)
    entrant = before.entrants[data["player"]]
    if any(takes_part(entrant, number) for number in range(1, before.next_round)):
        raise RefusedError("has_been_in_a_round", player=entrant.name)
    drawn_for_good = rounds_needed(before.system, before.tournament) is not None or not before.system.seats_everybody
    named = any(entrant.id in played.names for played in before.paired)
    if named or (before.paired and drawn_for_good):
        raise RefusedError("has_been_in_a_round", player=entrant.name)


def withdraw(before: State, data: dict[str, Any], after: State) -> None:
    """Somebody who is still in, after a round that is not over yet for him."""
    require_open(before)
    entrant = before.entrants[data["player"]]
    if entrant.leaves is not None:
        raise RefusedError("withdrawn_already", player=entrant.name)
    optional_number(data, "after", earliest_departure(before, entrant), 10**6)
    if data.get("strike"):
        _require_strikeable(before, entrant)


def _require_strikeable(state: State, entrant: Entrant) -> None:
    """The director may strike who leaves a round robin before half of his games; the choice is in the event."""
    system = state.system
    if not isinstance(system, StrikesWithdrawn):
        raise RefusedError("nobody_is_struck", player=entrant.name)
    games = sum(entrant.id in (board.white, board.black) for paired in state.paired for board in paired.boards)
    if not system.may_strike(games, state.rounds, len(state.entrants)):
        raise RefusedError("played_half", player=entrant.name, games=games)


def come_back(before: State, data: dict[str, Any], after: State) -> None:
    """A withdrawn player returns where nobody goes out."""
    require_open(before)
    entrant = before.entrants[data["player"]]
    if missed_rounds(before, entrant) and not before.system.seats_everybody:
        raise RefusedError("out_of_the_elimination", player=entrant.name)


def missing_as(state: State) -> str:
    """How the rounds somebody missed are written when he comes back: a round robin knows rests only."""
    return "absent" if "absent" in state.system.rest_kinds else "rt"


def absence(before: State, data: dict[str, Any], after: State) -> None:
    """An absence the system knows, of somebody who would play."""
    require_open(before)
    entrant = before.entrants[data["player"]]
    one_of(data, "kind", (None, *(kind for kind in ("absent", "half") if kind in before.system.rest_kinds)))
    if not takes_part(entrant, before.next_round):
        raise RefusedError("not_in_next_round", player=entrant.name, round=before.next_round)


def draw(before: State, data: dict[str, Any], after: State) -> None:
    """Before the first round only."""
    require_open(before)
    if before.paired:
        raise RefusedError("drawn_already")
    text(data, "seed", required=True)
    if data.get("rounds") is not None:
        whole_number(data, "rounds", 1, MOST_ROUNDS)
    after.system.validate(after.tournament)
