"""After a round is paired: somebody does not come, and other pairs, new ones or a forfeit are the way on."""

from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.desk.repair import Way
from tabellone.desk.results import enter_game
from tabellone.engine.capabilities import CanRepairPairs
from tabellone.engine.encounters import Game
from tabellone.engine.model import Deviation
from tabellone.engine.no_show import RepairedRound, RepairOptions, repair_options
from tabellone.journal.encounters.games import GAME_CODEC
from tabellone.journal.entry import Entry, RefusedError
from tabellone.journal.lookup import require_last_round
from tabellone.journal.requests import rest_row
from tabellone.journal.state import PairedRound, State
from tabellone.store.repository import now


class Missing(NamedTuple):
    """Somebody of the last round, by number, who does not come."""

    number: int
    board: int | None
    """Where he was to play; None for one who rests."""
    forfeit: str | None
    """The result of his board if he stays away; None for one who rests."""


def may_mend(state: State, number: int) -> bool:
    """Whether somebody can be missing in a round: the last one, of games that are played."""
    games = state.system.encounter is Game and 0 < number == len(state.paired_rounds)
    return games and not state.closed and state.assumed_result(number) is None


def pairs_are_fixed(state: State, number: int) -> bool:
    """Whether who does not come can only lose: the pairs were drawn, not made from the standings."""
    system, before = state.system, state.tournament.as_before_pairing(number)
    return not isinstance(system, CanRepairPairs) or not system.may_repair(before)


def who_may_be_missing(state: State, number: int) -> list[Missing]:
    """Whoever has no result, by board, then those who rest without having asked for it."""
    played = state.tournament.history[number - 1]
    found = [
        Missing(player, board, forfeit)
        for board, game in enumerate(played.games, 1)
        for player, forfeit in zip(game.seats, ("0-1f", "1-0f"), strict=True)
        if game.result is None
    ]
    if pairs_are_fixed(state, number):
        return found
    return found + [Missing(rest.player, None, None) for rest in played.rests if rest.kind not in ("absent", "half")]


def repair_of_pairs(state: State, number: int, missing: int) -> RepairOptions:
    """The last round without somebody, by numbers, in both ways."""
    _, paired = require_last_round(state, {"round": number})
    system, tournament = state.system, state.tournament
    if not isinstance(system, CanRepairPairs) or pairs_are_fixed(state, number):
        raise RefusedError("pairs_are_fixed", system=state.system_name)
    _require_missing(state, number, paired, missing)
    return repair_options(system, tournament.as_before_pairing(number), tournament.history[number - 1], missing)


def mend_pairs(hand: Hand, key: str, number: int, missing: int, way: Way) -> Entry:
    """The round as it is in one of the ways; whoever is missing is absent."""
    state = hand.state(key)
    found = repair_of_pairs(state, number, missing)
    chosen = found.repaired if way is Way.MENDED else found.paired_anew
    if chosen is None:
        raise RefusedError("no_way_without_him", round=number)
    return hand.does(key, "replace", _written(state, number, chosen))


def lose_by_forfeit(hand: Hand, key: str, number: int, missing: int) -> None:
    """His board stays as it is, and his opponent wins."""
    state = hand.state(key)
    known = next((one for one in who_may_be_missing(state, number) if one.number == missing), None)
    if known is None or known.board is None:
        raise RefusedError("unknown_player", player=str(missing))
    enter_game(hand, key, number, known.board, known.forfeit)


def _written(state: State, number: int, chosen: RepairedRound) -> dict[str, object]:
    identity = state.id_of
    return {
        "round": number,
        "encounters": [GAME_CODEC.write(game, identity, identity) for game in chosen.games],
        "rests": [rest_row(rest, identity) for rest in chosen.rests],
        "decided": Deviation.NO_SHOW.value,
        "at": now(),
    }


def _require_missing(state: State, number: int, paired: PairedRound, missing: int) -> None:
    """Somebody who is in the round and has no result."""
    if missing not in state.id_of or state.id_of[missing] not in paired.participants:
        raise RefusedError("unknown_player", player=str(missing))
    if missing not in {one.number for one in who_may_be_missing(state, number)}:
        raise RefusedError("has_played", player=state.entrants[state.id_of[missing]].name, round=number)
