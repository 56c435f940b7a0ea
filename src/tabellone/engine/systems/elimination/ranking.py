"""Places in an elimination tournament: by the round one goes out in; those still playing share the best place open."""

from collections import Counter
from typing import Any

from tabellone.engine.absence_reasons import absence_reason
from tabellone.engine.amounts import Amount
from tabellone.engine.model import Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import apply_decisions
from tabellone.engine.reason_values import PlayerNumber, PlayerNumbers
from tabellone.engine.reasons import Reason
from tabellone.engine.systems.elimination.bracket_state import BracketState, current_state
from tabellone.engine.systems.elimination.options import Form
from tabellone.engine.systems.elimination.pairing import win_points


def standings(tournament: Tournament) -> list[Standing]:
    """Best place first; who shares one, in the order of the tabellone."""
    found = current_state(tournament)
    place = places_of(tournament, found)
    points = win_points(tournament)
    held = Counter(place.values())
    lines = (
        Standing(place[player], player, Amount(points[player], 1), {}, is_shared=held[place[player]] > 1)
        for player in sorted(place, key=lambda player: (place[player], player))
    )
    return apply_decisions(tournament, lines)


def places_of(tournament: Tournament, state: BracketState) -> dict[int, int]:
    place = {player: bracket.place for bracket in state.brackets for player in bracket.players_present}
    place |= {player: out.place for player, out in state.out.items()}
    return place | {player: number for number, player in enumerate(unplayed_final(tournament, state), 1)}


def unplayed_final(tournament: Tournament, state: BracketState) -> tuple[int, ...]:
    """K4: a recovery stopped before its final, one unbeaten and one beaten once: they are first and second."""
    if tournament.next_round <= tournament.rounds:
        return ()
    return next((bracket.players for bracket in state.brackets if bracket.kind == "final"), ())


def final_place_reason(state: BracketState, player: int) -> Reason:
    """Explains the place of a player who plays no more."""
    place, number, without = state.out[player]
    if place == 1:
        alone = sum(out.place == 1 for out in state.out.values()) == 1
        return Reason(
            "won_the_elimination" if alone else "nobody_has_won", "Art. 4", "K3", {"player": PlayerNumber(player)}
        )
    args: dict[str, Any] = {"player": PlayerNumber(player), "round": number, "place": place}
    if without:
        return Reason("placed_without_playing", "Art. 4 a", "K6", args | {"missing": PlayerNumbers(without)})
    return Reason("out_in_round", "Art. 4", "K3", args)


def working(tournament: Tournament, player: int) -> list[Reason]:
    """Still playing for which places, or out in which round."""
    found = current_state(tournament)
    if player in found.out:
        return [final_place_reason(found, player)]
    final = unplayed_final(tournament, found)
    if player in final:
        code = "stopped_unbeaten" if player == final[0] else "stopped_beaten_once"
        return [Reason(code, "Art. 4 b", "K4", {"player": PlayerNumber(player)})]
    leaves = tournament.players[player - 1].leaves
    if leaves is not None and leaves < tournament.next_round:
        return [absence_reason(tournament, player)]
    if tournament.next_round > tournament.rounds:
        return [Reason("left_in_after_the_last_round", "Art. 4", "K5", {"player": PlayerNumber(player)})]
    bracket = next(bracket for bracket in found.brackets if player in bracket.players)
    if tournament.rules.form is Form.RECOVERY and bracket.kind in ("main", "waiting", "recovery"):
        code = "beaten_once" if bracket.kind == "recovery" else "unbeaten"
        return [Reason(code, "Art. 4 b", "K4", {"player": PlayerNumber(player)})]
    args = {
        "player": PlayerNumber(player),
        "place": bracket.place,
        "last": bracket.place + len(bracket.players_present) - 1,
    }
    return [Reason("still_playing_for", "Art. 4", "K3", args)]
