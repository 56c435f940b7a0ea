"""Ties that the figures leave open, and what a lot, a blitz or a play-off has decided (F37).

FID, technical ranking c): «la direzione di gara procederà con uno spareggio blitz […] o con un sorteggio»; e):
«incontri di spareggio o match […] dopo il pari punti o il pari quoziente»; Buholz 4.4; teams 8.2.4.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from tabellone.engine.lots import lot_value, tie_ticket
from tabellone.engine.model import TieDecision, TieDecisionMethod, TiedPoint, Tournament
from tabellone.engine.ranking.standings import Standing
from tabellone.engine.reason_values import PlayerNumbers
from tabellone.engine.reasons import Reason
from tabellone.engine.teams.options import is_by_teams
from tabellone.engine.teams.team_view import competitors

DECISION_MESSAGES = {
    TieDecisionMethod.LOT: "tie_by_lot",
    TieDecisionMethod.BLITZ: "tie_by_blitz",
    TieDecisionMethod.PLAY_OFF: "tie_by_play_off",
}


def find_decision(tournament: Tournament, after: TiedPoint, tied: Iterable[int]) -> TieDecision | None:
    """Returns the last decision among exactly these players; one of others would leave a player out or put one in."""
    if not tournament.decisions:
        return None
    wanted = set(tied)
    made = (one for one in reversed(tournament.decisions) if one.after is after and set(one.players) == wanted)
    return next(made, None)


def decisions_at(tournament: Tournament, after: TiedPoint, groups: Iterable[Sequence[int]]) -> dict[int, TieDecision]:
    """Returns the decision that separated each player at this point of the ranking."""
    found = ((group, find_decision(tournament, after, group)) for group in groups)
    return {player: decision for group, decision in found if decision is not None for player in group}


def apply_decision(tournament: Tournament, tied: Sequence[Standing]) -> list[Standing]:
    """Lines that are equal in everything: in the order that was decided, or marked as still equal."""
    if len(tied) == 1:
        return list(tied)
    players = tuple(line.player for line in tied)
    decision = find_decision(tournament, TiedPoint.EVERYTHING, players)
    if decision is None:
        return [line._replace(tied_with=players) for line in tied]
    return sorted(
        (line._replace(tie_decision=decision) for line in tied), key=lambda line: decision.players.index(line.player)
    )


def apply_decisions(tournament: Tournament, lines: Iterable[Standing]) -> list[Standing]:
    """The standings of a system where all who share a place are equal in everything."""
    shared = (list(group) for _, group in groupby(lines, key=lambda line: line.place))
    return [line for group in shared for line in apply_decision(tournament, group)]


def draw_tie_lot(tournament: Tournament, tied: Iterable[int], seed: str) -> TieDecision:
    """A lot among these, which anybody can draw again: the smallest SHA-256 of seed and ticket comes first.

    The rounds played are on the ticket, so that no earlier draw from the same seed has decided it.
    """
    rounds, named = len(tournament.history), competitors(tournament)
    tickets = {player: tie_ticket(rounds, named[player - 1].name, player) for player in tied}
    order = sorted(tickets, key=lambda player: lot_value(seed, tickets[player]))
    return TieDecision(tuple(order), TieDecisionMethod.LOT, TiedPoint.EVERYTHING, seed)


FID_SYSTEMS = ("italo-swiss", "round-robin", "elimination")
"""Systems of the draughts federation, whose technical ranking says who decides among equals."""


class TieArticles(NamedTuple):
    """The articles behind decisions among those equal in everything, and earlier in the ranking."""

    at_the_end: str = "Classifica tecnica c"
    earlier: str = "Classifica tecnica e"


TEAM_ARTICLES = TieArticles("8.2.6", "8.2.4")
"""FID, squadre: after a round robin; after an italo-svizzero the technical ranking has the same letters."""


NO_ARTICLES = TieArticles("", "")
"""Chess and tables of four: their regulations say nothing of it."""


def tie_articles(tournament: Tournament) -> TieArticles:
    """The articles of this event's own regulation."""
    if tournament.system not in FID_SYSTEMS:
        return NO_ARTICLES
    return TEAM_ARTICLES if is_by_teams(tournament.rules) and tournament.system == "round-robin" else TieArticles()


def tie_reading(cited: TieArticles) -> str:
    """Which reading says how the article is understood, where there is one."""
    return "F37" if cited.at_the_end else ""


def explain_tie(tournament: Tournament, line: Standing) -> list[Reason]:
    """Why a line stands where it stands among its equals."""
    cited = tie_articles(tournament)
    if line.tie_decision is not None:
        return [_decision_reason(line.tie_decision, cited)]
    if line.tied_with:
        return [Reason("tie_open", cited.at_the_end, tie_reading(cited), {"equal": PlayerNumbers(line.tied_with)})]
    return []


def decision_reasons(tournament: Tournament, lines: Sequence[Standing]) -> list[Reason]:
    """Every decision that counts, best place first, then those that nothing rests on any more."""
    counting = list(dict.fromkeys(line.tie_decision for line in lines if line.tie_decision is not None))
    idle = [one for one in tournament.decisions if one not in counting]
    said = [Reason("tie_no_more", "", "", {"order": PlayerNumbers(one.players)}) for one in idle]
    return [*(_decision_reason(decision, tie_articles(tournament)) for decision in counting), *said]


def _decision_reason(decision: TieDecision, cited: TieArticles) -> Reason:
    code = "tie_drawn" if decision.seed else DECISION_MESSAGES[decision.how]
    article = cited.at_the_end if decision.after is TiedPoint.EVERYTHING else cited.earlier
    return Reason(code, article, tie_reading(cited), {"order": PlayerNumbers(decision.players), "seed": decision.seed})
