"""The end of a tournament: ties that are open, what parts them, and closing with the lots that prizes wait for."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from tabellone.desk.hand import Hand
from tabellone.engine.model import EarlyEnd, EarlyEndReason, TieDecision, TieDecisionMethod, TiedPoint
from tabellone.engine.prize_giving import with_prize_lots
from tabellone.engine.ranking.announced_ties import requires_blitz
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.ranking.ties import decision_reasons, draw_tie_lot
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import NotReadyError, Reason
from tabellone.engine.settling import Tie, find_ties, has_play_offs, is_finished, may_play_off, require_play_off
from tabellone.journal.entries.tournament import is_early
from tabellone.journal.entry import Entry, RefusedError
from tabellone.journal.requests import tie_decision_data
from tabellone.journal.state import State
from tabellone.reading.early_end import write_early_end


def open_ties(state: State, known: Sequence[Standing] | None = None) -> list[Tie]:
    """What can be decided now: nothing while something is still to be played; `known` are the standings, if at hand."""
    if not state.drawn or not is_finished(state.system, state.tournament):
        return []
    system, tournament = state.system, state.tournament
    announced = has_play_offs(system, tournament)
    return [
        tie
        for tie in find_ties(system, tournament, known)
        if tie.after is TiedPoint.EVERYTHING or (announced and may_play_off(system, tournament, tie.players))
    ]


def draw_lot(hand: Hand, key: str, tie: Tie) -> None:
    """A tie parted by a lot, from the tournament's seed or, where it has none, from one that is recorded."""
    state = hand.state(key)
    if tie.after is not TiedPoint.EVERYTHING:
        raise NotReadyError("tie_only_when_all_is_equal")
    lot = draw_tie_lot(state.tournament, tie.players, state.tournament.seed or secrets.token_hex(4))
    hand.does(key, "decide", tie_decision_data(state, lot))


def decide(hand: Hand, key: str, tie: Tie, how: TieDecisionMethod, order: Sequence[int]) -> None:
    """A tie parted as it was found: by a lot drawn elsewhere, a blitz or a play-off, all in their order."""
    state = hand.state(key)
    if sorted(order) != sorted(tie.players):
        raise NotReadyError("order_of_all", players=" ".join(map(str, sorted(tie.players))))
    decision = TieDecision(tuple(order), how, tie.after)
    require_play_off(state.system, state.tournament, decision)
    hand.does(key, "decide", tie_decision_data(state, decision))


class Closed(NamedTuple):
    """A tournament that was closed."""

    event: Entry
    told: list[Reason]
    """What the lots that prizes waited for have decided."""


def close(hand: Hand, key: str, early: EarlyEnd | None = None) -> Closed:
    """Nothing changes any more; the lots that prizes wait for are drawn, and what decided is told.

    A tournament that cannot be closed gets no lots. One that ends early is finished only once it is closed.
    """
    if early is not None and early.why is EarlyEndReason.WITHDRAWALS:
        _require_withdrawals(hand.state(key))
    data = {} if early is None else {"early_end": write_early_end(early)}
    hand.repository.foreseen(key, "close", data)
    if early is not None:
        event = hand.does(key, "close", data)
        _, told = _draw_lots_for_prizes(hand._replace(seen=event.sequence), key)
        return Closed(event, told)
    seen, told = _draw_lots_for_prizes(hand, key)
    return Closed(seen.does(key, "close", data), told)


def _require_withdrawals(state: State) -> None:
    if all(one.competitor.leaves is None for one in state.competitors.values()):
        raise RefusedError("nobody_has_withdrawn", "Art. 1.3")


def asks_why_it_ends(state: State) -> bool:
    """Whether announced rounds are left that could be played (Art. 1.3)."""
    return is_early(state) and not state.system.is_over(state.tournament)


def reopen(hand: Hand, key: str) -> Entry:
    """After all, something changes."""
    return hand.does(key, "reopen", {})


def _draw_lots_for_prizes(hand: Hand, key: str) -> tuple[Hand, list[Reason]]:
    """Each is recorded; whoever has drawn them has seen the journal up to there."""
    state = hand.state(key)
    if not state.prizes or not open_ties(state):
        return hand, []
    tournament = state.tournament
    if requires_blitz(state.options):
        waiting = with_prize_lots(tournament, state.system, state.system.standings(tournament))
        first = next(iter(waiting.decisions[len(tournament.decisions) :]), None)
        if first is not None:
            raise NotReadyError(
                "blitz_before_the_lot", "Classifica tecnica c", equal=PlayerNumbers(sorted(first.players))
            )
    seeded = tournament._replace(seed=tournament.seed or secrets.token_hex(4))
    after = with_prize_lots(seeded, state.system, state.system.standings(tournament))
    for decision in after.decisions[len(tournament.decisions) :]:
        hand = hand._replace(seen=hand.does(key, "decide", tie_decision_data(state, decision)).sequence)
    return hand, decision_reasons(after, state.system.standings(after))
